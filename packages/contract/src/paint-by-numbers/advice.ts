/** What would make a painting easier to paint, or keep more of its photo: for the form, the finished picture and the command line. */
import {
  type LostDetail,
  type Paintability,
  type PaintByNumbersOptions,
  sheetOf,
} from "@tintery/engine/tables";
import { defaultPaper } from "../images/papers.ts";
import { type CanvasSize, canvasSizes, type Detalization, detalizations } from "./paint-by-numbers.ts";
import { numberOfColorsChoices } from "./page.ts";

/** What is known of a painting. */
export interface PaintingFacts extends Paintability {
  readonly widthMM: number;
  readonly heightMM: number;
  readonly lostDetail?: LostDetail | null | undefined;
  /** Whether there is a photo to be cropped: what words painted has none. */
  readonly hasPhoto: boolean;
}

/** One change that helps. */
export type Advice =
  /** A larger canvas; `lost` is the share of the fine detail that is missing now, where most of it would be kept then. */
  | { readonly about: "canvas"; readonly canvasSize: CanvasSize; readonly lost: number | null }
  /** A part of the photo; `lost` as above, `largest` is the share of the sheet in its largest region. Null where it is not why. */
  | { readonly about: "crop"; readonly lost: number | null; readonly largest: number | null }
  | { readonly about: "colors"; readonly numberOfColors: number }
  | { readonly about: "detail"; readonly detalization: Detalization };

/**
 * From this share of the detail on it is worth a word that it is missing. Seventeen photos lose 0.04 to 0.37 on a sheet of paper and
 * 0.04 to 0.33 on 16 × 20 in, at normal detail; steel towers beside a rocket 0.72 and 0.49, a wire mesh before a landscape 0.78.
 */
const noticeableLoss = 0.4;
/** More of the numbers than this share are small or stand outside: the canvas is too small for the detail. */
const maxFine = 0.08;
/** Regions narrower than this, in millimeters, need the finest brush. */
const narrow = 2;
/** Longer than this, in hours, is more than a first picture should take. */
const longHours = 20;
/** A canvas this many times as wide and as high makes a difference. */
const clearlyLarger = 1.2;
/** One region with more of the sheet than this leaves little to paint: skies of landscapes have up to half of it. */
const maxUsualShare = 0.6;

/** What helps, the most useful first; nothing where a painting is good to paint and keeps what its photo shows. */
export function adviceFor(
  facts: PaintingFacts,
  options: Pick<PaintByNumbersOptions, "mode" | "numberOfColors" | "detalization">,
): Advice[] {
  if (options.mode === "pixel") return [];
  const { regions, smallestMM, smallNumbers, ledNumbers, largestShare, lostDetail, hasPhoto } = facts;
  const isFine = smallNumbers + ledNumbers > maxFine * regions || smallestMM < narrow;
  const isMuch = facts.hours > longHours || facts.difficulty === "ultra" || facts.difficulty === "high";
  const loses = lostDetail && lostDetail.share >= noticeableLoss ? lostDetail : null;
  const keeping = canvasSizes.find((size) => size === loses?.recommendedCanvas) ?? null;
  const canvas = largest([keeping, isFine ? largerCanvas(facts) : null]);
  const largestRegion = largestShare > maxUsualShare ? largestShare : null;
  const lostAnyway = loses && !keeping ? loses.share : null;
  const found: Advice[] = [];
  if (canvas) found.push({ about: "canvas", canvasSize: canvas, lost: keeping && (loses?.share ?? null) });
  if (hasPhoto && (largestRegion !== null || lostAnyway !== null))
    found.push({ about: "crop", lost: lostAnyway, largest: largestRegion });
  if (!isFine && !isMuch) return found;
  const fewer = numberOfColorsChoices.findLast((number) => number < options.numberOfColors);
  if (fewer) found.push({ about: "colors", numberOfColors: fewer });
  const less = detalizations[detalizations.indexOf(options.detalization) + 1];
  if (less) found.push({ about: "detail", detalization: less });
  return found;
}

/** The sides of a canvas in millimeters; that of a named one is the same on every paper. */
function sidesOf(canvasSize: CanvasSize): { long: number; short: number } {
  const { widthMM, heightMM } = sheetOf({ canvasSize, paper: defaultPaper });
  return { long: Math.max(widthMM, heightMM), short: Math.min(widthMM, heightMM) };
}

const areaOf = (size: CanvasSize) => {
  const { long, short } = sidesOf(size);
  return long * short;
};

function largest(sizes: readonly (CanvasSize | null)[]): CanvasSize | null {
  const found = sizes.filter((size) => size !== null);
  return found.sort((p, q) => areaOf(q) - areaOf(p))[0] ?? null;
}

/** The next canvas that is clearly larger; null where there is none. */
function largerCanvas({ widthMM, heightMM }: Pick<PaintingFacts, "widthMM" | "heightMM">): CanvasSize | null {
  const [longest, shortest] = [Math.max(widthMM, heightMM), Math.min(widthMM, heightMM)];
  const enough = canvasSizes.filter((size) => {
    const { long, short } = sidesOf(size);
    return long >= clearlyLarger * longest && short >= clearlyLarger * shortest;
  });
  return enough.sort((p, q) => areaOf(p) - areaOf(q))[0] ?? null;
}
