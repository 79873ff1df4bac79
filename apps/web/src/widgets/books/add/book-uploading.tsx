import { wizardFilesPerUpload } from "@tintery/contract/tables";
import { useTexts } from "../../../platform/texts.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { takeFocus } from "../../../ui/take-focus.ts";
import { shareOf, StopButton, useUploadStage } from "../../../uploads/upload-progress.tsx";
import type { Batch } from "../../../uploads/uploads.ts";

/** What stands in the form's place while photos are on their way: how many have been sent, which one is, and a way out. */
export function BookUploading({ batch, onStop }: { batch: Batch; onStop: () => void }) {
  const { t, number, percent } = useTexts();
  const stage = useUploadStage();
  if (batch.state !== "sending") return null;
  const { done, total } = batch;
  const share = shareOf(batch);
  const round = Math.floor(done / wizardFilesPerUpload) + 1;
  const rounds = Math.ceil(total / wizardFilesPerUpload);
  return (
    <section className="upload-progress">
      <h3 ref={takeFocus} tabIndex={-1}>
        {t("spec.upload_progress", { done, total })}
      </h3>
      <p>{t("book.uploading")}</p>
      <Progress stage={stage(batch)} share={share} percent={percent(share)} />
      {rounds > 1 && (
        <p className="hint">{t("book.round_of", { round: number(round), rounds: number(rounds) })}</p>
      )}
      <StopButton onStop={onStop} />
    </section>
  );
}
