import { useLateAtOnce } from "../../platform/use-late.ts";
import { LateRoom } from "../../ui/late-room.tsx";
import type { WidgetModule } from "../../widget-module.ts";
import styles from "./color-mixer.css?inline";

const loadMixer = () => import("./mixer.tsx").then((file) => file.Mixer);

/** Unmixes a color into base paints, and mixes paints. Fetched after the page, with its words. */
function ColorMixer() {
  const { Late, failed } = useLateAtOnce(loadMixer);
  if (Late) return <Late />;
  return <LateRoom failed={failed} height={420} />;
}

export const colorMixer: WidgetModule<"color-mixer"> = { component: ColorMixer, styles };
