import { useTexts } from "../platform/texts.tsx";
import { Button } from "../ui/button.tsx";
import { Progress } from "../ui/progress.tsx";
import { takeFocus } from "../ui/take-focus.ts";
import type { Batch } from "./use-uploads.ts";

export interface UploadProgressProps {
  batch: Extract<Batch, { state: "sending" | "opening" }>;
  onStop: () => void;
}

/** Takes the form's place while files are on their way: which one, how many are done, and a way out. */
export function UploadProgress({ batch, onStop }: UploadProgressProps) {
  const { t, percent } = useTexts();
  const { done, total, name, share, isWaiting } =
    batch.state === "sending" ? batch : { done: 1, total: 1, name: "", share: 0, isWaiting: false };
  const whole = Math.min(1, (done + share) / total);
  return (
    <section className="upload-progress">
      <h3 ref={takeFocus} tabIndex={-1}>
        {t("spec.upload_progress", { done, total })}
      </h3>
      <Progress
        stage={name ? t(isWaiting ? "upload.waiting" : "upload.sending", { name }) : t("pbn.taking_in")}
        share={whole}
        percent={percent(whole)}
      />
      {batch.state === "sending" && <Button onClick={onStop}>{t("upload.stop")}</Button>}
    </section>
  );
}
