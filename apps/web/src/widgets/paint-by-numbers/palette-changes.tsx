import type { ImageView } from "@tintery/contract";
import { addresses, numberOfColorsChoices } from "@tintery/contract/tables";
import { Check, Palette } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { useLate } from "../../platform/use-late.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/field.tsx";
import { Menu } from "../../ui/menu.tsx";

const loadEdit = () => import("./edit-dialog.tsx").then((file) => file.EditDialog);

/**
 * The ways to other colors: another number of them, as a new conversion, or other tones, lines and numbers at once. A late
 * part.
 */
export function PaletteChanges({ image }: { image: ImageView }) {
  const { t } = useTexts();
  const edit = useLate(loadEdit);
  const [open, setOpen] = useState(false);
  const show = () => {
    setOpen(true);
    edit.fetch();
  };
  return (
    <>
      {image.may.edit && (
        <Button
          icon={<Palette aria-hidden="true" />}
          onPointerEnter={edit.fetch}
          onFocus={edit.fetch}
          onClick={show}
        >
          {t("spec.edit_colors")}
        </Button>
      )}
      {image.may.changeNumberOfColors && <Numbers image={image} />}
      <Problem text={open && edit.failed ? t("spec.something_went_wrong") : null} />
      {edit.Late && <edit.Late image={image} open={open} onClose={() => setOpen(false)} />}
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
