import { coloringTypes, type ColoringType, coloringVersions } from "@tintery/contract/tables";
import { type CSSProperties, useId, useState } from "react";
import { useTexts } from "../platform/texts.tsx";
import { PictureCard } from "../ui/picture-card.tsx";
import { PreviewsWords } from "./previews/previews-words.tsx";
import type { TypePreviews } from "./previews/use-previews.ts";
import { typePictureOf } from "./type-pictures.ts";

export interface TypeChoiceProps {
  value: ColoringType;
  /** What becomes of the visitor's photo, and what that is called. */
  previews: TypePreviews;
  photoName: string;
  onChange: (type: ColoringType) => void;
}

/** Proportions of the sample, and the tallest and the widest that a card has room for; taller pages stand in white. */
const ratios = { sample: 4 / 3, min: 3 / 4, max: 3 / 2 };

/**
 * Every kind of page as a small picture of what becomes of the visitor's photo, or of a sample until there is one; radio
 * buttons underneath. The kind that fits the photo best stands before all others, which stay in their order.
 */
export function TypeChoice({ value, previews, photoName, onChange }: TypeChoiceProps) {
  const { t } = useTexts();
  const group = useId();
  // under somebody's hands nothing moves: from then on it stands where it stood
  const [held, hold] = useState<{ photo: string; first: ColoringType | null } | null>(null);
  const first = held?.photo === photoName ? held.first : previews.fits;
  const ratio = Math.min(ratios.max, Math.max(ratios.min, previews.looked?.ratio ?? ratios.sample));
  const card = (type: ColoringType) => (
    <PictureCard
      key={type}
      group={group}
      value={type}
      checked={type === value}
      picture={previews.pictures.get(type) ?? typePictureOf(type)}
      name={t(`coloring.type.${type}`)}
      hint={t(`coloring.type_hint.${type}`)}
      {...(type === previews.fits && { badge: t("coloring.fits") })}
      {...(previews.hard.has(type) && { warning: t("coloring.hard") })}
      onChoose={() => onChange(type)}
    />
  );
  const cards = (types: readonly ColoringType[]) => (
    <div className="picture-cards" style={{ "--picture-ratio": ratio } as CSSProperties}>
      {types.map(card)}
    </div>
  );
  return (
    <div
      className="types"
      role="radiogroup"
      aria-label={t("coloring.type")}
      onFocus={() => held?.photo !== photoName && hold({ photo: photoName, first })}
    >
      <PreviewsWords previews={previews} name={photoName} />
      {first && cards([first])}
      {coloringVersions.map((version) => (
        <div key={version} className="type-group">
          <p className="type-group-name">{t(`coloring.version.${version}`)}</p>
          {cards(coloringTypes[version].types.filter((type) => type !== first))}
        </div>
      ))}
    </div>
  );
}
