import { Brush } from "lucide-react";
import { useTexts } from "../../platform/texts.tsx";
import { Button } from "../../ui/button.tsx";
import { Progress } from "../../ui/progress.tsx";
import { shareOf, StopButton, type UnderWay, useUploadStage } from "../../uploads/upload-progress.tsx";

/** Sends the form; what was asked for while its photo is still being opened waits for that, and says so. */
export function CreateButton({ isWaiting }: { isWaiting: boolean }) {
  const { t } = useTexts();
  return (
    <>
      <span className="sr-only" role="status">
        {isWaiting && t("upload.preparing")}
      </span>
      <Button type="submit" look="primary large" icon={<Brush aria-hidden="true" />} aria-busy={isWaiting}>
        {isWaiting ? t("upload.preparing") : t("pbn.create")}
      </Button>
    </>
  );
}

/** Takes the create button's place while the photo is on its way. */
export function Sending({ batch, onStop }: { batch: UnderWay; onStop: () => void }) {
  const { t, percent } = useTexts();
  const stage = useUploadStage()(batch);
  const share = shareOf(batch);
  return (
    <>
      {batch.state === "sending" && <StopButton onStop={onStop} />}
      <div className="sending" role="status">
        <Progress stage={share < 1 ? stage : t("pbn.taking_in")} share={share} percent={percent(share)} />
      </div>
    </>
  );
}
