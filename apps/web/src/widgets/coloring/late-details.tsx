import { useTexts } from "../../platform/texts.tsx";
import { useLateAtOnce } from "../../platform/use-late.ts";
import { Problem } from "../../ui/field.tsx";
import type { ReduceDetailsProps } from "../../coloring/reduce-details.tsx";

const loadDetails = () => import("../../coloring/reduce-details.tsx").then((file) => file.ReduceDetails);

/** The slider of details: below the page, and fetched once that is there; samples and others' pages do without. */
export function LateDetails(props: ReduceDetailsProps) {
  const { t } = useTexts();
  const { Late, failed } = useLateAtOnce(loadDetails);
  return (
    <div className="options-place">
      {Late && <Late {...props} />}
      <Problem text={failed && !Late ? t("spec.something_went_wrong") : null} />
    </div>
  );
}
