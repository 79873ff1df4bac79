import { useTexts } from "../../platform/texts.tsx";
import { useLateAtOnce } from "../../platform/use-late.ts";
import { Problem } from "../../ui/field.tsx";
import type { WidgetModule, WidgetProps } from "../../widget-module.ts";
import styles from "./palettes.css?inline";

const load = () => import("./whole-palette.tsx").then((file) => file.WholePalette);

/** A maker's palette, or one that somebody shares. Fetched after the page, with its words. */
function PaletteView({ settings: { palette, link } }: WidgetProps<"palette-view">) {
  const { t } = useTexts();
  const { Late, failed } = useLateAtOnce(load);
  if (Late) return <Late palette={palette} link={link} />;
  return (
    <div className="palette-room" aria-busy={!failed}>
      <Problem text={failed ? t("spec.something_went_wrong") : null} />
    </div>
  );
}

export const paletteView: WidgetModule<"palette-view"> = { component: PaletteView, styles };
