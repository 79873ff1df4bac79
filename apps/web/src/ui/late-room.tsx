import { useTexts } from "../platform/texts.tsx";
import { Problem } from "./field.tsx";
import { Skeleton } from "./skeleton.tsx";

/** What stands in the place of a widget whose content is on its way, or could not be fetched. */
export function LateRoom({ failed, height }: { failed: boolean; height: number }) {
  const { t } = useTexts();
  if (failed) return <Problem text={t("spec.something_went_wrong")} />;
  return (
    <div role="status" aria-label={t("ui.loading")}>
      <Skeleton height={height} />
    </div>
  );
}
