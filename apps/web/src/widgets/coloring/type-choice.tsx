import { coloringTypes, type ColoringType, coloringVersions } from "@tintery/contract/tables";
import { useId } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { PictureCard } from "../../ui/picture-card.tsx";
import { typePictureOf } from "./type-pictures.ts";

export interface TypeChoiceProps {
  value: ColoringType;
  onChange: (type: ColoringType) => void;
}

/** Every kind of page as a small picture of what becomes of the same sample; radio buttons underneath. */
export function TypeChoice({ value, onChange }: TypeChoiceProps) {
  const { t } = useTexts();
  const name = useId();
  return (
    <div className="types" role="radiogroup" aria-label={t("coloring.type")}>
      {coloringVersions.map((version) => (
        <div key={version} className="type-group">
          <p className="type-group-name">{t(`coloring.version.${version}`)}</p>
          <div className="picture-cards">
            {coloringTypes[version].types.map((type) => (
              <PictureCard
                key={type}
                group={name}
                value={type}
                checked={type === value}
                picture={typePictureOf(type)}
                name={t(`coloring.type.${type}`)}
                hint={t(`coloring.type_hint.${type}`)}
                onChoose={() => onChange(type)}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
