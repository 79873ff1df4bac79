import { useLateAtOnce } from "../../platform/use-late.ts";
import { LateRoom } from "../../ui/late-room.tsx";
import type { WidgetModule } from "../../widget-module.ts";
import styles from "./gamut-check.css?inline";

const loadGamut = () => import("./gamut.tsx").then((file) => file.Gamut);

/** How much of a photo some paints reach. Fetched after the page, with its words. */
function GamutCheck() {
  const { Late, failed } = useLateAtOnce(loadGamut);
  if (Late) return <Late />;
  return <LateRoom failed={failed} height={420} />;
}

export const gamutCheck: WidgetModule<"gamut-check"> = { component: GamutCheck, styles };
