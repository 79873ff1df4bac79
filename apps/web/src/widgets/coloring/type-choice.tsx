import { coloringTypes, type ColoringType, coloringVersions } from "@tintery/contract/tables";
import { useId } from "react";
import { useTexts } from "../../platform/texts.tsx";
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
          <div className="type-cards">
            {coloringTypes[version].types.map((type) => (
              <label key={type} className="type-card">
                <input
                  type="radio"
                  name={name}
                  value={type}
                  checked={type === value}
                  aria-labelledby={`${name}-${type}`}
                  aria-describedby={`${name}-${type}-hint`}
                  onChange={() => onChange(type)}
                />
                <img src={typePictureOf(type)} alt="" width={240} height={180} loading="lazy" />
                <span className="type-name" id={`${name}-${type}`}>
                  {t(`coloring.type.${type}`)}
                </span>
                <span className="quiet small" id={`${name}-${type}-hint`}>
                  {t(`coloring.type_hint.${type}`)}
                </span>
              </label>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
