import type { DraftedForm } from "../drafts/use-draft.ts";
import { useTexts } from "../platform/texts.tsx";
import { Button } from "../ui/button.tsx";
import { firstClick } from "../ui/first-click.ts";
import { Progress } from "../ui/progress.tsx";
import { takeFocus } from "../ui/take-focus.ts";
import type { Batch } from "./uploads.ts";

/** Files on their way, or all there and about to be shown. */
export type UnderWay = Extract<Batch, { state: "sending" | "opening" }>;

/** Whether files are on their way. */
export function isUnderWay(batch: Batch): batch is UnderWay {
  return batch.state === "sending" || batch.state === "opening";
}

/** How far a form's files are, as its draft needs to know. */
export function sendingOf({ state }: Batch): DraftedForm["sending"] {
  if (state === "sending") return "under way";
  return state === "opening" || state === "returned" ? "done" : "no";
}

/** How much of all files has left the device, 0 to 1. */
export function shareOf(batch: UnderWay): number {
  return batch.state === "sending" ? Math.min(1, (batch.done + batch.share) / batch.total) : 1;
}

/** What is being done with the file on its way, in words. */
export function useUploadStage(): (batch: UnderWay) => string {
  const { t } = useTexts();
  return (batch) => {
    if (batch.state === "opening") return t("pbn.taking_in");
    const { name, pause } = batch;
    if (pause === "room") return t("upload.waiting", { name });
    return t(pause === "connection" ? "upload.reconnecting" : "upload.sending", { name });
  };
}

export interface UploadProgressProps {
  batch: UnderWay;
  onStop: () => void;
}

/** Takes the form's place while files are on their way: which one, how many are done, and a way out. */
export function UploadProgress({ batch, onStop }: UploadProgressProps) {
  const { t, percent } = useTexts();
  const stage = useUploadStage()(batch);
  const { done, total } = batch.state === "sending" ? batch : { done: 1, total: 1 };
  const share = shareOf(batch);
  return (
    <section className="upload-progress">
      <h3 ref={takeFocus} tabIndex={-1} data-first>
        {t("spec.upload_progress", { done, total })}
      </h3>
      <Progress stage={stage} share={share} percent={percent(share)} />
      {batch.state === "sending" && (
        <>
          <p className="hint">{t("upload.goes_on")}</p>
          <StopButton onStop={onStop} />
        </>
      )}
    </section>
  );
}

/** Ends an upload; the only thing that does. */
export function StopButton({ onStop }: { onStop: () => void }) {
  const { t } = useTexts();
  return <Button onClick={firstClick(onStop)}>{t("upload.stop")}</Button>;
}
