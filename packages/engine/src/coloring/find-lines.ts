import { keepLong } from "../edges/components.ts";
import { cutOut } from "../edges/cut-out.ts";
import { drawLetters } from "../edges/draw-letters.ts";
import type { Field } from "../edges/grid.ts";
import { linesAbove } from "../edges/hysteresis.ts";
import { linkGaps } from "../edges/link-gaps.ts";
import { mergeSmallAreas } from "../edges/merge-small-areas.ts";
import { pruneSpurs } from "../edges/prune-spurs.ts";
import { reachEdges } from "../edges/reach-edges.ts";
import { ridgesOf } from "../edges/ridges.ts";
import { settleEnds } from "../edges/settle-ends.ts";
import { spaceLines } from "../edges/space-lines.ts";
import { thin } from "../edges/thinning.ts";
import type { PageSize, Recipe } from "./recipe.ts";
import { type SubjectArea, withContour } from "./subject-area.ts";
import { headsOf, tidyHeads } from "./tidy-heads.ts";
import type { WeighedLines } from "./weigh-lines.ts";

/** The lines of a page with all details. */
export interface FoundLines {
  /** 1 on a line; lines are one pixel wide. */
  readonly on: Uint8Array;
  /** How likely each pixel is on a line that a person would draw, 0 to 1. */
  readonly strength: Field;
  /** The strength from which on lines were looked for. */
  readonly threshold: number;
  /** 1 for ink of a drawing that is too thick for a line. */
  readonly thick?: Uint8Array;
  /** How wide the lines of a drawing are at each of their pixels, in pixels. */
  readonly widths?: Float32Array;
  /** Lines of lettering, 1 a pixel. */
  readonly letters?: Uint8Array;
  /** The subject whose contour is among the lines. */
  readonly area?: SubjectArea;
}

/** Lines that stop so far from the page's edge, in millimeters, beyond a pen, run up to it. */
const edge = 2;
/** What is left of lines that faces cut is left out up to this length, in millimeters. */
const cutSpur = 8;
/** What runs along the subject's contour this near says the same, in millimeters, and in pens: the contour's own is thicker. */
const besideContour = { mm: 1.4, pens: 2 };
/**
 * At the end a free end goes on over so many times the gap that is linked before, where that leads to another line: its area would
 * stay open. On 22 photos in two types a fifth fewer lines end freely, and by eye none goes where nothing is; earlier, this cuts
 * small shapes such as eyes in two.
 */
const lastReach = 2.5;
/** Shorter free spurs are pruned, in widths of the pen: first before lines are linked, then at the end. */
const [firstSpur, lastSpur] = [2, 4];
/** Areas that are too narrow to color, in widths of the pen: up to this area, and less wide on average. */
const narrow = { area: 80, width: 2.4 };

/** From strengths to thin lines: sure ones, apart by a pen, linked, then tidied. */
export function findLines(weighed: WeighedLines, want: Recipe, size: PageSize): FoundLines {
  const { strength, innerFaces, area, letterings } = weighed;
  const { pen, dangling, threshold } = want;
  const settle = (on: Uint8Array, gap: number) =>
    dangling > 0 ? settleEnds(thin(on, size), strength, { gap, dangling }) : thin(on, size);
  const sure = sureLines(ridgesOf(strength), want, size);
  const spaced = spaceLines(sure, strength, want.apart);
  const contoured = area
    ? withContour(spaced, area, size, Math.max(besideContour.mm * size.perMM, besideContour.pens * pen))
    : thin(spaced, size);
  const linked = linkGaps(pruneSpurs(contoured, strength, firstSpur * pen), strength, want.link);
  if (area) layOn(linked, area.contour);
  const settled = settle(linked, want.link);
  const small = { pen, minArea: want.minArea, narrow: narrow.width * pen, slim: narrow.area * pen * pen };
  const heads = headsOf(weighed.faces, weighed.animals, size, {
    scale: weighed.perPhoto,
    usual: small,
    hair: weighed.hair?.whole,
  });
  const merged = mergeSmallAreas(settled, strength, small, heads);
  const tidy = tidyHeads(merged, strength, heads, { isPlain: want.plainFaces, spur: lastSpur * pen });
  // areas that were merged leave ends of lines that had none
  const whole = thin(
    reachEdges(settle(linkGaps(tidy, strength, pen), lastReach * want.link), size, pen + edge * size.perMM),
    size,
  );
  const on = innerFaces ? cutOut(whole, innerFaces, size, cutSpur * size.perMM) : whole;
  const letters = letterings.length > 0 && { letters: drawLetters(letterings, size, want) };
  return { on, strength, threshold, ...letters, ...(area && { area }) };
}

/** A page with fewer millimeters of lines is nearly empty: then fainter ones count, too, from these shares of the threshold on. */
const empty = { belowMM: 300, eased: [1, 0.7, 0.5, 0.35] };

/** Thin lines of what is sure, or the surest where hardly anything is. */
function sureLines(ridges: Field, { threshold, totalStrength, speck }: Recipe, size: PageSize): Uint8Array {
  let on: Uint8Array = new Uint8Array(ridges.data.length);
  for (const share of empty.eased) {
    const above = linesAbove(ridges, { threshold: share * threshold, totalStrength: share * totalStrength });
    on = keepLong(thin(above, size), size, speck);
    if (on.reduce((sum, one) => sum + one, 0) >= empty.belowMM * size.perMM) break;
  }
  return on;
}

/** Adds what is 1 in `more`. */
function layOn(on: Uint8Array, more: Uint8Array): void {
  for (let i = more.indexOf(1); i >= 0; i = more.indexOf(1, i + 1)) on[i] = 1;
}
