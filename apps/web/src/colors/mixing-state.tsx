import { useTexts } from "../platform/texts.tsx";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

/** What stands in the place of an answer that is on its way, or did not come. */
export function MixingState({ state, onAgain }: { state: "loading" | "failed"; onAgain: () => void }) {
  const { t } = useTexts();
  if (state === "failed")
    return (
      <Notice kind="bad">
        <p>{t("mixing.unable")}</p>
        <Button onClick={onAgain}>{t("result.try_again")}</Button>
      </Notice>
    );
  return (
    <div role="status" className="mixing-wait">
      <p className="hint">{t("mixing.loading")}</p>
      <Skeleton />
    </div>
  );
}
