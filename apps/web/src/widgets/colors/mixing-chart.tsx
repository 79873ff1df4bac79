import { useTexts } from "../../platform/texts.tsx";
import { useLateAtOnce } from "../../platform/use-late.ts";
import { Problem } from "../../ui/field.tsx";
import type { WidgetModule } from "../../widget-module.ts";
import styles from "./mixing-chart.css?inline";

const loadChart = () => import("./chart.tsx").then((file) => file.Chart);

/** What any two paints of a set make. Fetched after the page, with its words. */
function MixingChart() {
  const { t } = useTexts();
  const { Late, failed } = useLateAtOnce(loadChart);
  if (Late) return <Late />;
  return (
    <div className="chart-room" aria-busy={!failed}>
      <Problem text={failed ? t("spec.something_went_wrong") : null} />
    </div>
  );
}

export const mixingChart: WidgetModule<"mixing-chart"> = { component: MixingChart, styles };
