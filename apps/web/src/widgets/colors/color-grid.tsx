import { useState } from "react";
import { typedColor } from "../../colors/color-numbers.ts";
import { useTexts } from "../../platform/texts.tsx";
import { useLate } from "../../platform/use-late.ts";
import { Problem } from "../../ui/field.tsx";
import type { WidgetModule, WidgetProps } from "../../widget-module.ts";
import styles from "./color-grid.css?inline";

const loadDialog = () => import("../../colors/info-dialog.tsx").then((file) => file.InfoDialog);

/** The colors that a page's author wrote with blanks or commas between them, each once. */
function readColors(text: string): string[] {
  const words = text.split(/[\s,]+/).filter(Boolean);
  const colors = words.map((word) => {
    const hex = typedColor(word);
    if (hex === null) throw new RangeError(`data-colors of color-grid must be colors, received ${word}`);
    return hex;
  });
  return [...new Set(colors)];
}

/** Colors side by side; each opens all that can be said of it. */
function ColorGrid({ settings }: WidgetProps<"color-grid">) {
  const { t } = useTexts();
  const { Late, failed, fetch } = useLate(loadDialog);
  const [wanted, setWanted] = useState<string | null>(null);
  return (
    <>
      <ul className="color-grid">
        {readColors(settings.colors).map((hex) => (
          <li key={hex}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={hex}
              title={hex}
              style={{ backgroundColor: hex }}
              onPointerEnter={fetch}
              onClick={() => {
                fetch();
                setWanted(hex);
              }}
            />
          </li>
        ))}
      </ul>
      <Problem text={wanted && failed ? t("spec.something_went_wrong") : null} />
      {Late && <Late hex={wanted} onClose={() => setWanted(null)} />}
    </>
  );
}

export const colorGrid: WidgetModule<"color-grid"> = { component: ColorGrid, styles };
