import { useLateAtOnce } from "../../platform/use-late.ts";
import { LateRoom } from "../../ui/late-room.tsx";
import type { WidgetModule } from "../../widget-module.ts";
import styles from "./mixing-chart.css?inline";

const loadChart = () => import("./chart.tsx").then((file) => file.Chart);

/** What any two paints of a set make. Fetched after the page, with its words. */
function MixingChart() {
  const { Late, failed } = useLateAtOnce(loadChart);
  if (Late) return <Late />;
  return <LateRoom failed={failed} height={420} />;
}

export const mixingChart: WidgetModule<"mixing-chart"> = { component: MixingChart, styles };
