import { CircleCheck, CloudUpload, TriangleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import { useTexts } from "../platform/texts.tsx";
import { shareOf } from "./upload-progress.tsx";
import type { Batch } from "./uploads.ts";

export interface UploadBadgeProps {
  batch: Batch;
  /** Whether the form is hidden, so that the badge is wanted. */
  hidden: boolean;
  /** Shows the form again. */
  onOpen: () => void;
}

/** What is left of a hidden form while its files are on their way: how far they are, and the way back. */
export function UploadBadge({ batch, hidden, onOpen }: UploadBadgeProps) {
  const { t } = useTexts();
  const words = useBadgeWords(batch);
  const [seen, setSeen] = useState<Batch | null>(null);
  useEffect(() => {
    if (!hidden) setSeen(batch);
  }, [hidden, batch]);
  // what became of the files was read already, in the form
  const isRead = batch.state === "done" && batch === seen;
  if (!words || !hidden || isRead) return null;
  const failed = batch.state === "done" && batch.outcomes.some(({ id }) => id === null);
  const Icon = batch.state === "done" ? (failed ? TriangleAlert : CircleCheck) : CloudUpload;
  return (
    <>
      <button type="button" className={failed ? "upload-badge bad" : "upload-badge"} onClick={onOpen}>
        <Icon aria-hidden="true" />
        <span>{words}</span>
        <span className="sr-only">. {t("upload.show")}</span>
      </button>
      <p className="sr-only" role="status">
        {batch.state === "done" && words}
      </p>
    </>
  );
}

/** Null while there is nothing to come back to. */
function useBadgeWords(batch: Batch): string | null {
  const { t, percent } = useTexts();
  switch (batch.state) {
    case "choosing":
    case "returned":
    case "shown":
      return null;
    case "sending":
      return batch.total > 1
        ? t("spec.upload_progress", { done: batch.done, total: batch.total })
        : t("upload.badge", { name: batch.name, share: percent(shareOf(batch)) });
    case "opening":
      return t("pbn.taking_in");
    case "done": {
      const [only] = batch.outcomes;
      if (batch.outcomes.length === 1 && only)
        return t("upload.badge_failed", { name: only.chosen.file.name });
      const done = batch.outcomes.filter(({ id }) => id !== null).length;
      return t("spec.upload_summary", { done, total: batch.outcomes.length });
    }
  }
}
