import { typedColor } from "../../colors/color-numbers.ts";
import { useTexts } from "../../platform/texts.tsx";
import { useLateAtOnce } from "../../platform/use-late.ts";
import { Problem } from "../../ui/field.tsx";
import type { WidgetModule, WidgetProps } from "../../widget-module.ts";
import styles from "../../colors/colors.css?inline";

const loadView = () => import("../../colors/color-view.tsx").then((file) => file.ColorView);

/** A color's numbers, its mixture and similar paints. Fetched after the page, with its words. */
function ColorDetails({ settings }: WidgetProps<"color-details">) {
  const { t } = useTexts();
  const { Late, failed } = useLateAtOnce(loadView);
  const hex = typedColor(settings.hex);
  if (hex === null)
    throw new RangeError(`data-hex of color-details must be a color, received ${settings.hex}`);
  if (Late) return <Late hex={hex} />;
  return <Problem text={failed ? t("spec.something_went_wrong") : null} />;
}

export const colorDetails: WidgetModule<"color-details"> = { component: ColorDetails, styles };
