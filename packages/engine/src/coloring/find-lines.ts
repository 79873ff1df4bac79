import { onKernels } from "../kernels/kernels.ts";
import { bordersOf, closedRegions, withoutSmall } from "../edges/closed-regions.ts";
import type { Field } from "../edges/grid.ts";
import { broadSteps, colorShapes } from "../edges/color-shapes.ts";
import { linesOfLength } from "../edges/hysteresis.ts";
import { linkGaps } from "../edges/link-gaps.ts";
import { mergeSmallAreas } from "../edges/merge-small-areas.ts";
import { keepComponents, keepLong } from "../edges/components.ts";
import { pruneSpurs } from "../edges/prune-spurs.ts";
import { reachEdges } from "../edges/reach-edges.ts";
import { ridgesOf } from "../edges/ridges.ts";
import { roundBorders } from "../edges/round-borders.ts";
import { settleEnds } from "../edges/settle-ends.ts";
import { addLines, spaceLines } from "../edges/space-lines.ts";
import { thin } from "../edges/thinning.ts";
import type { Planes } from "../raster/planes.ts";
import { clear } from "../edges/clear.ts";
import { cutOut } from "../edges/cut-out.ts";
import { drawLetters } from "../edges/draw-letters.ts";
import { withoutUnseen } from "../edges/without-unseen.ts";
import type { WeighedLines } from "./weigh-lines.ts";
import type { PageSize, Recipe } from "./recipe.ts";
import { type SubjectArea, withContour } from "./subject-area.ts";
import { headsOf, tidyHeads } from "./tidy-heads.ts";

/** The lines of a page with all details. */
export interface FoundLines {
  /** 1 on a line; lines are one pixel wide. */
  readonly on: Uint8Array;
  /** How likely each pixel is on a line that a person would draw, 0 to 1. */
  readonly strength: Field;
  /** How much each pixel's line counts: 1 on the subject, less away from it, more in faces. */
  readonly weight: Float32Array;
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
  /** Whether there were so few lines that areas of like color were added: nothing around the subject is too much. */
  readonly isBare: boolean;
}

/**
 * In mist, in the dark and on soft photos little is sure: where the least threshold gives less than this share of a full page's
 * length, fainter lines count too, down to this threshold, until there is so much, or so many millimeters. Below it there is noise.
 */
const sparse = { share: 0.35, mm: 3000, threshold: 0.17 };
/** How much harder it is for lines away from the subject. */
const away = 2.5;
/** How much lines in heads count at least: jaws and hairlines may end freely. */
const inHeads = 3;
/** How much more lines of faces count: a face is nothing without its eyes and its jaw. */
const faces = 2;
/** Lines that stop so far from the page's edge, in millimeters, beyond a pen, run up to it. */
const edge = 2;
/** What is left of lines that faces cut is left out up to this length, in millimeters. */
const cutSpur = 8;
/** What runs along the subject's contour this near says the same, in millimeters, and in pens: the contour's own is thicker. */
const besideContour = { mm: 1.4, pens: 2 };
/** How much weaker a border within skin is when areas are closed: faces have features, not areas. */
const skinCalm = 0.85;
/** What a border that no line shows needs: its mean strength, 0 to 1. */
const evidence = 0.2;
/**
 * A page whose subject is none, or smaller than this share of it, and that has less than this share of its lines, as of a painted
 * sky, of a wood or of water, gets large areas of like color: how far they are seen from and how round they are, in millimeters; how many colors; how many times as
 * large as other areas; how steep color must change along a border, in OKLab units; and how many times as far from other lines.
 * By eye on a dozen landscapes.
 */
const shapes = { subject: 0.12, bare: 0.5, sigma: 2.5, round: 2, colors: 4, regions: 4, step: 9, apart: 2 };
/**
 * The nearer a page is to having enough lines, the steeper color must change: so many times `step` more on one that is hardly bare,
 * and hardly more up to half of that. A wave gets its crest, and a deer in a wood no blots around it.
 */
const steeper = 1.9;
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

/** From strengths to thin lines: chosen by length, apart by a pen, closed where the type wants it, then tidied. */
export function findLines(
  weighedLines: WeighedLines,
  planes: Planes,
  want: Recipe,
  size: PageSize,
): FoundLines {
  const { strength, subject, features, innerFaces, area } = weighedLines;
  const { pen, dangling } = want;
  const weight = weightsOf(subject, features);
  const { length, totalStrength, thresholds } = want.full;
  const ridges = ridgesOf(strength);
  const usual = linesOfLength(ridges, weight, { range: thresholds, length, totalStrength });
  const minLength = Math.min(sparse.share * length, sparse.mm * size.perMM);
  const isSparse =
    usual.threshold === thresholds[0] && usual.threshold > sparse.threshold && usual.length < minLength;
  const { threshold, on: chosen } = isSparse
    ? linesOfLength(ridges, weight, {
        range: [sparse.threshold, thresholds[0]],
        length: minLength,
        totalStrength,
      })
    : usual;
  const thinned = keepLong(thin(chosen, size), size, want.speck);
  const spaced = spaceLines(thinned, strength, weight, want.apart);
  const closed = want.settings.areas.closed
    ? closeAreas(spaced, weighedLines, planes, { want, size, threshold })
    : spaced;
  const contoured = area
    ? withContour(closed, area, size, Math.max(besideContour.mm * size.perMM, besideContour.pens * pen))
    : thin(closed, size);
  const linked = linkGaps(pruneSpurs(contoured, strength, firstSpur * pen), strength, want.link);
  if (area) layOn(linked, area.contour);
  const small = {
    pen,
    minArea: want.minArea,
    narrow: narrow.width * pen,
    slim: narrow.area * pen * pen,
  };
  const heads = headsOf(weighedLines.faces, weighedLines.animals, size, {
    scale: weighedLines.perPhoto,
    usual: small,
    hair: weighedLines.hair?.whole,
  });
  if (weighedLines.hairlines) clear(heads.faces, weighedLines.hairlines);
  raiseHeads(weight, heads.of);
  const settled =
    dangling > 0 ? settleEnds(thin(linked, size), strength, { weight, gap: want.link, dangling }) : linked;
  const bare = isBare(settled, weighedLines, want);
  const shaped = bare ? addShapes(settled, planes, { want, size, hasSubject: area !== undefined }) : settled;
  const shown = withoutUnseen(thin(shaped, size), strength, [planes.l, planes.a, planes.b], {
    perMM: size.perMM,
    kept: area?.contour,
    spur: lastSpur * pen,
  });
  const merged = mergeSmallAreas(shown, strength, small, heads);
  const pruned = tidyHeads(merged, strength, heads, { isPlain: want.plainFaces, spur: lastSpur * pen });
  // thinning may have moved a contour away from lines that end on it
  const joined = linkGaps(pruned, strength, pen);
  // areas that were merged leave ends of lines that had none
  const resettled =
    dangling > 0 ? settleEnds(joined, strength, { weight, gap: lastReach * want.link, dangling }) : joined;
  const whole = thin(reachEdges(resettled, size, pen + edge * size.perMM), size);
  const letters = weighedLines.letterings.length > 0 && {
    letters: drawLetters(weighedLines.letterings, size, want),
  };
  const on = innerFaces ? cutOut(whole, innerFaces, size, cutSpur * size.perMM) : whole;
  return { on, strength, weight, threshold, isBare: bare, ...letters, ...(area && { area }) };
}

/** What is subject to at least 1 / this is not away from it: its lines count in full. */
const within = 1.6;

/** How much lines count: more on the subject, and where features are. */
function weightsOf({ data }: Field, features: Field | undefined): Float32Array {
  return onKernels((kernels, arena) => {
    const at = arena.put(data);
    const known = features ? arena.put(features.data) : 0;
    kernels.lineWeights(at, known, within, away, faces, data.length, at);
    return arena.read(at, new Float32Array(data.length));
  });
}

/** A jaw or a hairline that ends freely is no dangling line. */
function raiseHeads(weight: Float32Array, heads: Uint8Array): void {
  onKernels((kernels, arena) => {
    const at = arena.put(weight);
    kernels.raiseWeights(at, arena.put(heads), inHeads, weight.length);
    arena.read(at, weight);
  });
}

/**
 * Whether a page whose areas are closed shows nobody, nothing that stands out but what is small, and no lettering, and has few
 * lines.
 */
function isBare(
  on: Uint8Array,
  { area, faces, letterings }: WeighedLines,
  { settings, full }: Recipe,
): boolean {
  if (!settings.areas.closed || faces.length > 0 || letterings.length > 0) return false;
  if (area && countOf(area.inside) > shapes.subject * area.inside.length) return false;
  return countOf(on) < shapes.bare * full.length;
}

function countOf(on: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < on.length; i++) sum += on[i]!;
  return sum;
}

/**
 * Adds borders of large areas of like color. Beside a subject only those that reach a line or the page's edge: what floats there
 * is the subject's own blurred halo, or a blot in a wood.
 */
function addShapes(
  lines: Uint8Array,
  planes: Planes,
  { want, size, hasSubject }: { want: Recipe; size: PageSize; hasSubject: boolean },
): Uint8Array {
  const { perMM } = size;
  const minArea = shapes.regions * want.settings.areas.closed!.minArea * perMM * perMM;
  const steps = broadSteps(planes, shapes.sigma * perMM);
  const found = colorShapes(planes, {
    sigma: shapes.sigma * perMM,
    round: shapes.round * perMM,
    colors: shapes.colors,
  });
  const whole = withoutSmall(found, steps, [planes.l, planes.a, planes.b], minArea);
  const borders = thin(bordersOf(whole), size);
  const full = countOf(lines) / (shapes.bare * want.full.length);
  const all = addLines(lines, borders, steps, {
    apart: shapes.apart * want.apart,
    evidence: shapes.step * (1 + steeper * full ** 4),
  });
  if (!hasSubject) return all;
  const { width, height } = size;
  const isAnchored = (i: number) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return (
      lines[i] === 1 ||
      x < want.apart ||
      y < want.apart ||
      x >= width - want.apart ||
      y >= height - want.apart
    );
  };
  return keepComponents(all, size, (pixels) => pixels.some(isAnchored));
}

/** Adds what is 1 in `more`. */
function layOn(on: Uint8Array, more: Uint8Array): void {
  for (let i = more.indexOf(1); i >= 0; i = more.indexOf(1, i + 1)) on[i] = 1;
}

/** Strengths with what is skin calmed by a share, and nothing where faces are drawn. */
function calmed(strength: Field, skin: Field, share: number, drawn: Uint8Array | undefined): Field {
  const { width, height } = strength;
  const data = onKernels((kernels, arena) => {
    const at = arena.put(strength.data);
    kernels.calmOnSkin(at, arena.put(skin.data), share, width * height, at);
    return arena.read(at, new Float32Array(width * height));
  });
  if (drawn) clear(data, drawn);
  return { width, height, data };
}

/**
 * Areas are closed along borders of this share of the strength that lines were chosen by, for a border between two lines is
 * weaker than these. They are rounded within so many millimeters, so many times: less is ragged, more rounds corners off.
 */
const closing = { threshold: 0.72, round: 1.05, rounds: 3 };

/** Lines with what closes areas: borders of regions, as far as the photo shows them. */
function closeAreas(
  lines: Uint8Array,
  { strength, skin, faces, innerFaces }: WeighedLines,
  planes: Planes,
  { want, size, threshold }: { want: Recipe; size: PageSize; threshold: number },
): Uint8Array {
  const { perMM } = size;
  const { strengths, minArea: smallest } = want.settings.areas.closed!;
  const [min, max] = strengths;
  const minArea = smallest * perMM * perMM;
  const skinShare = faces.length > 0 ? want.settings.lines.faces : skinCalm;
  const calm = calmed(strength, skin, skinShare, innerFaces);
  const colors = [planes.l, planes.a, planes.b] as const;
  const limit = Math.max(min, Math.min(max, threshold * closing.threshold));
  const rough = closedRegions(calm, colors, { threshold: limit, minArea });
  const round = roundBorders(rough, Math.max(1, Math.round(closing.round * perMM)), closing.rounds);
  const borders = thin(bordersOf(withoutSmall(round, calm, colors, minArea)), size);
  return addLines(lines, borders, calm, { apart: want.apart, evidence });
}
