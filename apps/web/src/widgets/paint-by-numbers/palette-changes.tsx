import type { ImageView } from "@tintery/contract";
import { numberOfColorsChoices } from "@tintery/contract/tables";
import { addresses } from "../../platform/addresses.ts";
import { Check, Palette, PenLine } from "lucide-react";
import { isElsewhere } from "../../platform/site.ts";
import { useTexts } from "../../platform/texts.tsx";
import { LateDialogButton } from "../../result/toolbar.tsx";
import { Menu } from "../../ui/menu.tsx";

const loadColors = () => import("./edit-dialog.tsx").then((file) => file.EditDialog);
const loadRegions = () =>
  import("./edit-regions/edit-regions-dialog.tsx").then((file) => file.EditRegionsDialog);

/**
 * The ways to other colors and regions: another number of colors, as a new conversion, or other tones, lines, numbers and
 * regions at once. A late part.
 */
export function PaletteChanges({ image }: { image: ImageView }) {
  const { t } = useTexts();
  return (
    <>
      {image.may.edit && (
        <>
          <LateDialogButton
            image={image}
            title={t("spec.edit_colors")}
            icon={<Palette aria-hidden="true" />}
            load={loadColors}
          />
          <LateDialogButton
            image={image}
            title={t("edit.open")}
            icon={<PenLine aria-hidden="true" />}
            load={loadRegions}
          />
        </>
      )}
      {image.may.changeNumberOfColors && !isElsewhere() && <Numbers image={image} />}
    </>
  );
}

/** Links, which lead back to this page. */
function Numbers({ image }: { image: ImageView }) {
  const { t, number } = useTexts();
  const words = t("pbn.change_number_of_colors");
  return (
    <Menu label={words} title={words}>
      {numberOfColorsChoices.map((n) => (
        <a
          key={n}
          className="checked-link"
          href={addresses.changeNumberOfColors(image.id, n)}
          aria-current={n === image.options.numberOfColors ? "true" : undefined}
        >
          <Check aria-hidden="true" />
          {number(n)}
        </a>
      ))}
      <p className="hint">{t("pbn.change_colors_note")}</p>
    </Menu>
  );
}
