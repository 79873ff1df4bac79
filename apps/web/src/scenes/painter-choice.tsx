import { sceneFields } from "@tintery/contract/tables";
import { useTexts } from "../platform/texts.tsx";
import { PainterRadio, type PainterRadioProps } from "./painter-radio.tsx";
import { otherSeed, type Words } from "./use-words.ts";

export interface PainterChoiceProps extends Pick<PainterRadioProps<"scene-builder">, "offer"> {
  words: Words;
}

/** Who paints the words, where the server has an image model as well, and what is different about that one. */
export function PainterChoice({ words: { plan, change }, offer }: PainterChoiceProps) {
  const { t } = useTexts();
  const charged = offer !== null && offer !== undefined && offer.credits !== null;
  return (
    <PainterRadio
      field={sceneFields.painter}
      own={{ value: "scene-builder", label: t("builder.by_scene_builder") }}
      value={plan.painter}
      offer={offer}
      by="painter"
      note={() => (
        <>
          {t("builder.no_preview")} {charged && t("builder.no_preview_cost")}
        </>
      )}
      // a model that takes seeds would paint the very same picture again
      onChange={(painter) => change({ painter, seed: otherSeed(plan.seed) })}
    />
  );
}
