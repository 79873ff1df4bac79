import {
  type Advice,
  type DetailChosen,
  levelOf,
  levelWith,
  withSmallestRegions,
} from "@tintery/contract/tables";
import { inchesOf, useCanvasLabel } from "../../../canvas-label.ts";
import { useTexts } from "../../../platform/texts.tsx";

/** Advice as the name of what is to be chosen, by what is chosen so far. */
export function useAdviceLabel(): (advice: Advice, chosen: DetailChosen) => string {
  const { t } = useTexts();
  const canvasLabel = useCanvasLabel();
  return (advice, chosen) => {
    switch (advice.about) {
      case "canvas":
        return t("pbn.meter.canvas", { size: canvasLabel(advice.canvasSize) });
      case "crop":
        return t("pbn.meter.crop");
      case "colors":
        return t("pbn.palette_title", { count: advice.numberOfColors });
      case "detail":
        return levelOf(chosen)
          ? t("pbn.meter.detail", { detail: t(`pbn.level.${levelWith(advice.detalization)}`) })
          : t("ui.labelled", {
              label: t("pbn.detalization"),
              name: t(`pbn.detalization.${advice.detalization}`),
            });
    }
  };
}

/** What advice changes in the choices of the form; a part of the photo is chosen there. */
export function changeOf(advice: Advice, chosen: DetailChosen) {
  switch (advice.about) {
    case "canvas":
      return { canvasSize: advice.canvasSize, customWidth: null, customHeight: null };
    case "colors":
      return { numberOfColors: advice.numberOfColors };
    case "detail":
      return withSmallestRegions(chosen, advice.detalization);
    case "crop":
      return {};
  }
}

/** Why a larger canvas or a part of the photo is advised, in whole sentences. */
export function useAdviceReasons(): (advice: readonly Advice[]) => string[] {
  const { t, percent, canvas } = useTexts();
  return (advice) =>
    advice.flatMap((one) => {
      if (one.about !== "canvas" && one.about !== "crop") return [];
      const lost = one.lost === null ? [] : [t("pbn.lost_detail", { share: percent(one.lost) })];
      if (one.about === "crop")
        return one.largest === null ? lost : [...lost, t("pbn.one_region", { share: percent(one.largest) })];
      const size = canvas(inchesOf(one.canvasSize));
      return lost.map((words) => `${words} ${t("pbn.lost_detail_larger", { size })}`);
    });
}
