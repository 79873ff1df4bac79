import type { ImageView } from "@tintery/contract";
import {
  coloringStageTexts,
  outlinesStageTexts,
  paintByNumbersStages,
  paintStage,
  waitedShare,
} from "@tintery/contract/tables";
import { useState } from "react";
import { useTexts } from "./platform/texts.tsx";
import { isSettled, type Settling } from "./platform/use-image.ts";

/** What is said of an image while it is made. */
export type OnItsWay = Settling & Pick<ImageView, "progress" | "updated">;

/** Seconds without news of an image; `now` in milliseconds. */
export function secondsSinceUpdated(image: OnItsWay, now: number): number {
  return Math.max(0, (now - Date.parse(image.updated)) / 1000);
}

/**
 * The share of the bar: the server's own fraction where it knows one, else the seconds since `updated` as the
 * specification counts them.
 */
function shareOf(image: OnItsWay, now: number): number {
  return image.progress.fraction ?? waitedShare(image.kind, secondsSinceUpdated(image, now));
}

/**
 * The largest share so far, as long as the image is being made: a bar that waited and then learns the true share must not run
 * backwards.
 */
export function useShare(image: OnItsWay, now: number): number {
  const [largest, setLargest] = useState(0);
  const shown = isSettled(image) ? 0 : Math.max(shareOf(image, now), largest);
  if (shown !== largest) setLargest(shown);
  return shown;
}

/** What is being done right now, in words. */
export function useStageWords() {
  const { t } = useTexts();
  return (image: OnItsWay): string => {
    const { stage, place } = image.progress;
    if (image.status === "waiting")
      return place ? t("pbn.queue_place", { count: place }) : t("pbn.queue_next");
    if (image.status === "processing_colors") return t("status.processing_colors");
    if (stage === paintStage) return t("stage.paint");
    const known = paintByNumbersStages.find((name) => name === stage);
    if (known && image.kind === "paint-by-numbers") return t(`stage.${known}`);
    if (image.kind === "paint-by-numbers") return t("stage.working");
    const stages = image.kind === "coloring" ? coloringStageTexts : outlinesStageTexts;
    const found = Object.entries(stages).find(([name]) => name === stage);
    return t(found?.[1] ?? (image.kind === "coloring" ? "stage.coloring" : "stage.outlines"));
  };
}
