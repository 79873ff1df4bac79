import { useTexts } from "../../platform/texts.tsx";
import { useLateAtOnce } from "../../platform/use-late.ts";
import { Problem } from "../../ui/field.tsx";
import type { WidgetModule } from "../../widget-module.ts";
import styles from "./palettes.css?inline";

const load = () => import("./own-palettes.tsx").then((file) => file.OwnPalettes);

/** The palettes that the visitor keeps. Fetched after the page, with its words. */
function MyPalettes() {
  const { t } = useTexts();
  const { Late, failed } = useLateAtOnce(load);
  if (Late) return <Late />;
  return (
    <div className="palette-room" aria-busy={!failed}>
      <Problem text={failed ? t("spec.something_went_wrong") : null} />
    </div>
  );
}

export const myPalettes: WidgetModule<"my-palettes"> = { component: MyPalettes, styles };
