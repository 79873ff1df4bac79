import { useQuery, useQueryClient } from "@tanstack/react-query";
import { feedbackFade, feedbackTextLength, stars } from "@tintery/contract/tables";
import { useEffect, useState } from "react";
import { call } from "../../platform/call.ts";
import { useTexts } from "../../platform/texts.tsx";
import { useProblemWords } from "../../problem-words.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field, Problem } from "../../ui/field.tsx";
import { Stars } from "../../ui/stars.tsx";

const type = "coloring";

interface Feedback {
  rating: number;
  text: string;
}

/** One to five stars for a page, and words about it: what was said before, and the way to say it anew. */
export function Rating({ imageId }: { imageId: string }) {
  const { t } = useTexts();
  const client = useQueryClient();
  const key = ["feedback", imageId];
  const { data: before } = useQuery({ queryKey: key, queryFn: () => readFeedback(imageId), retry: 1 });
  const [draft, setDraft] = useState<Feedback | null>(null);
  const [saved, setSaved] = useState(false);
  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(() => setSaved(false), feedbackFade);
    return () => clearTimeout(timer);
  }, [saved]);
  const onSent = (sent: Feedback) => {
    client.setQueryData(key, sent);
    setDraft(null);
    setSaved(true);
  };
  return (
    <section className="panel">
      <h2>{t("feedback.title")}</h2>
      <Stars
        value={before?.rating ?? 0}
        count={stars}
        label={(count) => t("feedback.stars", { count })}
        onChoose={(rating) => setDraft({ rating, text: before?.text ?? "" })}
      />
      {before?.text && <p className="rating-words">{before.text}</p>}
      <p role="status" className={saved ? "rating-saved" : "sr-only"}>
        {saved ? t("spec.feedback_saved") : ""}
      </p>
      <FeedbackDialog imageId={imageId} draft={draft} onDraft={setDraft} onSent={onSent} />
    </section>
  );
}

/** What this visitor said about an image; null when nothing yet. */
async function readFeedback(imageId: string): Promise<Feedback | null> {
  const { items } = await call("listFeedback", { params: { imageId }, query: { type } });
  const [item] = items;
  if (!item) return null;
  const { feedbackText } = JSON.parse(item.data) as { feedbackText?: unknown };
  return { rating: item.rating, text: typeof feedbackText === "string" ? feedbackText : "" };
}

interface FeedbackDialogProps {
  imageId: string;
  /** Null while nothing is being said. */
  draft: Feedback | null;
  onDraft: (draft: Feedback | null) => void;
  onSent: (sent: Feedback) => void;
}

function FeedbackDialog({ imageId, draft, onDraft, onSent }: FeedbackDialogProps) {
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
      const body = { type, rating: draft.rating, feedbackText: draft.text } as const;
      await call("sendFeedback", { params: { imageId }, body });
      onSent(draft);
    } catch (error) {
      setProblem(words.ofError(error));
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
