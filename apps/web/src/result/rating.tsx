import { useQuery, useQueryClient } from "@tanstack/react-query";
import { feedbackFade, stars } from "@tintery/contract/tables";
import { useEffect, useState } from "react";
import { call } from "../platform/call.ts";
import { useTexts } from "../platform/texts.tsx";
import { useLate } from "../platform/use-late.ts";
import { Problem } from "../ui/field.tsx";
import { Stars } from "../ui/stars.tsx";
import type { Feedback } from "./feedback.ts";

const loadDialog = () => import("./feedback-dialog.tsx").then((file) => file.FeedbackDialog);

/** One to five stars for a page, and words about it: what was said before, and the way to say it anew. */
export function Rating({ imageId }: { imageId: string }) {
  const { t } = useTexts();
  const client = useQueryClient();
  const key = ["feedback", imageId];
  const { data: before } = useQuery({ queryKey: key, queryFn: () => readFeedback(imageId), retry: 1 });
  const dialog = useLate(loadDialog);
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
        onChoose={(rating) => {
          setDraft({ rating, text: before?.text ?? "" });
          dialog.fetch();
        }}
      />
      {before?.text && <p className="rating-words">{before.text}</p>}
      <p role="status" className={saved ? "rating-saved" : "sr-only"}>
        {saved ? t("spec.feedback_saved") : ""}
      </p>
      <Problem text={draft && dialog.failed ? t("spec.something_went_wrong") : null} />
      {dialog.Late && <dialog.Late imageId={imageId} draft={draft} onDraft={setDraft} onSent={onSent} />}
    </section>
  );
}

/** What this visitor said about an image; null when nothing yet. */
async function readFeedback(imageId: string): Promise<Feedback | null> {
  const { items } = await call("listFeedback", { params: { imageId }, query: { type: "coloring" } });
  const [item] = items;
  if (!item) return null;
  const { feedbackText } = JSON.parse(item.data) as { feedbackText?: unknown };
  return { rating: item.rating, text: typeof feedbackText === "string" ? feedbackText : "" };
}
