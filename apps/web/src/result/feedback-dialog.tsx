import { feedbackTextLength, stars } from "@tintery/contract/tables";
import { call } from "../platform/call.ts";
import { useTexts } from "../platform/texts.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Field, Problem } from "../ui/field.tsx";
import { Stars } from "../ui/stars.tsx";
import { useAction } from "../use-action.ts";
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
  const { busy, problem, run, forget } = useAction();
  const close = () => {
    forget();
    onDraft(null);
  };
  const send = async (said: Feedback) => {
    const body = { type: "coloring", rating: said.rating, feedbackText: said.text } as const;
    await call("sendFeedback", { params: { imageId }, body });
    onSent(said);
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
      onSubmit={() => draft && void run(() => send(draft))}
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
