import { feedbackTextLength, stars } from "@tintery/contract/tables";
import { useState } from "react";
import { call } from "../../platform/call.ts";
import { useTexts } from "../../platform/texts.tsx";
import { useProblemWords } from "../../problem-words.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field, Problem } from "../../ui/field.tsx";
import { Stars } from "../../ui/stars.tsx";
import type { Feedback } from "./feedback.ts";

export interface FeedbackDialogProps {
  imageId: string;
  /** Null while nothing is being said. */
  draft: Feedback | null;
  onDraft: (draft: Feedback | null) => void;
  onSent: (sent: Feedback) => void;
}

/** Stars again, and room for words about them. */
export function FeedbackDialog({ imageId, draft, onDraft, onSent }: FeedbackDialogProps) {
  const { t } = useTexts();
  const words = useProblemWords();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const close = () => {
    setProblem(null);
    onDraft(null);
  };
  const send = async () => {
    if (!draft || busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const body = { type: "coloring", rating: draft.rating, feedbackText: draft.text } as const;
      await call("sendFeedback", { params: { imageId }, body });
      onSent(draft);
    } catch (error) {
      setProblem(await words.ofError(error));
    }
    setBusy(false);
  };
  const footer = (
    <>
      <Problem text={problem} />
      <Button type="submit" look="primary" disabled={busy}>
        {t("feedback.send")}
      </Button>
    </>
  );
  return (
    <Dialog
      open={draft !== null}
      title={t("feedback.title")}
      onClose={close}
      onSubmit={() => void send()}
      footer={footer}
    >
      {draft && (
        <div className="feedback-form">
          <Stars
            value={draft.rating}
            count={stars}
            label={(count) => t("feedback.stars", { count })}
            onChoose={(rating) => onDraft({ ...draft, rating })}
          />
          <Field label={t("feedback.text")}>
            {({ id }) => (
              <textarea
                id={id}
                className="input"
                maxLength={feedbackTextLength}
                value={draft.text}
                onChange={(event) => onDraft({ ...draft, text: event.target.value })}
              />
            )}
          </Field>
        </div>
      )}
    </Dialog>
  );
}
