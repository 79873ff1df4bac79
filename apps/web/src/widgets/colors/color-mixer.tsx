import { useTexts } from "../../platform/texts.tsx";
import { useLateAtOnce } from "../../platform/use-late.ts";
import { Problem } from "../../ui/field.tsx";
import type { WidgetModule } from "../../widget-module.ts";
import styles from "./color-mixer.css?inline";

const loadMixer = () => import("./mixer.tsx").then((file) => file.Mixer);

/** Unmixes a color into base paints, and mixes paints. Fetched after the page, with its words. */
function ColorMixer() {
  const { t } = useTexts();
  const { Late, failed } = useLateAtOnce(loadMixer);
  if (Late) return <Late />;
  return (
    <div className="mixer-room" aria-busy={!failed}>
      <Problem text={failed ? t("spec.something_went_wrong") : null} />
    </div>
  );
}

export const colorMixer: WidgetModule<"color-mixer"> = { component: ColorMixer, styles };
