import { useLateAtOnce } from "../../platform/use-late.ts";
import { LateRoom } from "../../ui/late-room.tsx";
import type { WidgetModule, WidgetProps } from "../../widget-module.ts";
import styles from "./palettes.css?inline";

const load = () => import("./whole-palette.tsx").then((file) => file.WholePalette);

/** A maker's palette, or one that somebody shares. Fetched after the page, with its words. */
function PaletteView({ settings: { palette, link } }: WidgetProps<"palette-view">) {
  const { Late, failed } = useLateAtOnce(load);
  if (Late) return <Late palette={palette} link={link} />;
  return <LateRoom failed={failed} height={420} />;
}

export const paletteView: WidgetModule<"palette-view"> = { component: PaletteView, styles };
