import { type ColoringChoices, coloringTypes, type ColoringType } from "@tintery/contract/tables";
import { useState } from "react";
import { useTexts } from "../../../platform/texts.tsx";
import { usePreviews, type TypePreviews } from "../../../coloring/previews/use-previews.ts";
import { useRememberedType } from "../../../coloring/remembered-type.ts";
import { noStrokes } from "../../../subject/pointed-out.ts";
import { shapesOf } from "../../../scenes/shapes-of.ts";
import { OptionChoices } from "../../../coloring/option-choice.tsx";
import { TypeChoice } from "../../../coloring/type-choice.tsx";

export interface Style {
  type: ColoringType;
  choose: (type: ColoringType) => void;
  /** What was chosen besides; what is left open suits the type. */
  choices: ColoringChoices;
  setChoices: (choices: ColoringChoices) => void;
  /** The page is made from words by Scene Builder. */
  isDrawn: boolean;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  previews: TypePreviews;
}

/** The kind of all new pages: the one chosen last. The photo is drawn in all of them once somebody looks at them. */
export function useStyle(photo: File | null): Style {
  const [chosen, choose] = useRememberedType(null);
  const [choices, setChoices] = useState<ColoringChoices>({});
  const [isOpen, setOpen] = useState(false);
  const type = chosen ?? coloringTypes.v1.default;
  const previews = usePreviews(isOpen ? photo : null, type, { choices, subject: noStrokes });
  const isDrawn = photo !== null && shapesOf(photo) !== undefined;
  return { type, choose, choices, setChoices, isDrawn, isOpen, setOpen, previews };
}

/** Which kind of page is made, folded away behind its name. */
export function StyleChoice({ style, photoName }: { style: Style; photoName: string }) {
  const { t } = useTexts();
  const { type } = style;
  return (
    <details
      className="book-style"
      open={style.isOpen}
      onToggle={(event) => style.setOpen(event.currentTarget.open)}
    >
      <summary>{t("ui.labelled", { label: t("coloring.type"), name: t(`coloring.type.${type}`) })}</summary>
      {style.isOpen && (
        <div className="types">
          <TypeChoice value={type} previews={style.previews} photoName={photoName} onChange={style.choose} />
          <OptionChoices
            type={type}
            choices={style.choices}
            isDrawn={style.isDrawn}
            onChange={style.setChoices}
          />
        </div>
      )}
    </details>
  );
}
