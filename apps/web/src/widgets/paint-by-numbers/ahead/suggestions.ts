import {
  type CanvasSize,
  canvasSizes,
  detalizations,
  inchesToMM,
  noticeableLoss,
  numberOfColorsChoices,
} from "@tintery/contract/tables";
import { inchesOf } from "../../../canvas-label.ts";
import type { FormChoices } from "../form-choices.ts";
import type { PaintingAsks } from "./use-painting.ts";

/** A change of the form that makes its picture easier to paint, and what it is about. */
export interface Suggestion {
  about: "canvas" | "colors" | "detail";
  change: Partial<FormChoices>;
}

/** More of the numbers than this are small or stand outside: the canvas is too small for the detail. */
const maxFine = 0.08;
/** Regions narrower than this, in millimeters, need the finest brush. */
const narrow = 2;
/** Longer than this, in hours, is more than a first picture should take. */
const longHours = 20;
/** A canvas so many times as wide and as high makes a difference. */
const larger = 1.2;

/** What would make a picture easier to paint, where anything about it is hard. */
export function suggestions(choices: FormChoices, asks: PaintingAsks): Suggestion[] {
  if (choices.mode === "pixel") return [];
  const fine = asks.smallNumbers + asks.ledNumbers > maxFine * asks.regions || asks.smallestMM < narrow;
  const loses = (asks.lostDetail?.share ?? 0) >= noticeableLoss;
  const isMuch = asks.hours > longHours || asks.difficulty === "ultra" || asks.difficulty === "high";
  const found: Suggestion[] = [];
  const canvas = fine || loses ? largerCanvas(asks) : null;
  if (canvas)
    found.push({ about: "canvas", change: { canvasSize: canvas, customWidth: null, customHeight: null } });
  if (!fine && !isMuch) return found;
  const fewer = numberOfColorsChoices.findLast((number) => number < (choices.numberOfColors ?? 0));
  if (fewer) found.push({ about: "colors", change: { numberOfColors: fewer } });
  const detalization = detalizations[detalizations.indexOf(choices.detalization) + 1];
  if (detalization) found.push({ about: "detail", change: { detalization } });
  return found;
}

/** The next canvas that is clearly larger; null where there is none. */
function largerCanvas({ widthMM, heightMM }: PaintingAsks): CanvasSize | null {
  const [longest, shortest] = [Math.max(widthMM, heightMM), Math.min(widthMM, heightMM)];
  const enough = canvasSizes.flatMap((size) => {
    const { width, height } = inchesOf(size);
    const [long, short] = [Math.max(width, height), Math.min(width, height)].map(inchesToMM) as [
      number,
      number,
    ];
    return long >= larger * longest && short >= larger * shortest ? [{ size, area: long * short }] : [];
  });
  return enough.sort((p, q) => p.area - q.area)[0]?.size ?? null;
}
