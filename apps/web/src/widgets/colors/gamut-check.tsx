import { useTexts } from "../../platform/texts.tsx";
import { useLateAtOnce } from "../../platform/use-late.ts";
import { Problem } from "../../ui/field.tsx";
import type { WidgetModule } from "../../widget-module.ts";
import styles from "./gamut-check.css?inline";

const loadGamut = () => import("./gamut.tsx").then((file) => file.Gamut);

/** How much of a photo some paints reach. Fetched after the page, with its words. */
function GamutCheck() {
  const { t } = useTexts();
  const { Late, failed } = useLateAtOnce(loadGamut);
  if (Late) return <Late />;
  return (
    <div className="gamut-room" aria-busy={!failed}>
      <Problem text={failed ? t("spec.something_went_wrong") : null} />
    </div>
  );
}

export const gamutCheck: WidgetModule<"gamut-check"> = { component: GamutCheck, styles };
