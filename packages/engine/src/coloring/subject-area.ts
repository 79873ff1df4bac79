import { onKernels } from "../kernels/kernels.ts";
import { blur } from "../edges/blur.ts";
import { type Field, shrinkField, type Size, upsampleField } from "../edges/grid.ts";
import { near, nearOnKernels } from "../edges/near.ts";
import { keepComponents } from "../edges/components.ts";
import { broadSteps } from "../edges/broad-steps.ts";
import type { Planes } from "../raster/planes.ts";
import { thin, thinOnKernels } from "../edges/thinning.ts";
import { watershedFrom } from "../edges/watershed.ts";
import { atLeast } from "../edges/where.ts";
import { fieldOf } from "../seeing/mask.ts";
import type { SeenSubject } from "../seeing/seen.ts";
import { zones } from "./zones.ts";

/** What a page is about, as its lines know it; 1 a pixel of the canvas, 0 else. */
export interface SubjectArea {
  readonly inside: Uint8Array;
  /**
   * Its outline, one pixel wide: closed, but for the page's edge. Where the map shows nothing of it, it is as round as the cut
   * allows. Of a doubtful subject it is only what the map or the change of color shows.
   */
  readonly contour: Uint8Array;
  /** Whether it is only a guess: then nothing around it is surely background. */
  readonly isGuess: boolean;
}

/** A subject of less or more than these shares of the page is none: there is nothing to leave out, or hardly anything left. */
const shares = { min: 0.03, max: 0.9 };
/** How far the contour of the map may lie from the border of the cut, in shares of the longer side: three cells of it. */
const reach = 0.009;
/** How much the contour is smoothed, in millimeters: where the map shows it, and where it is only guessed. */
const smoothed = { shown: 0.5, guessed: 3 };
/** Smaller parts and smaller holes are crumbs, in square millimeters. */
const crumb = 60;
/** A subject that is less sure than this is doubtful, 0 to 1: a guessed line around it would be wrong too often. */
const sure = 0.55;
/** Shorter pieces of its contour, and shorter gaps, are none, in shares of the longer side. */
const piece = 0.025;
/** The map shows the contour where it is so strong, this near, in millimeters. */
const evidence = { strength: 0.3, near: 0.9 };
/**
 * Color shows the contour of a doubtful subject where it changes by so much, in OKLab units, as seen from so far, in millimeters.
 */
const colored = { step: 9, sigma: 1.2 };

/** The border is looked for at this part of the page's size: it is smoothed by more in any case. */
const factor = 2;

/**
 * The subject at the pixels of a page; undefined where nothing stands out.
 * @param strength of the map, 0 to 1, of the page's size
 */
export function subjectArea(
  { mask, confidence }: SeenSubject,
  strength: Field,
  { planes, perMM }: { readonly planes: Planes; readonly perMM: number },
): SubjectArea | undefined {
  if (confidence === 0) return undefined;
  const area = areaOnMap(fieldOf(mask), strength, perMM);
  const share = count(area.inside) / area.inside.length;
  if (share < shares.min || share > shares.max) return undefined;
  if (confidence >= sure) return area;
  const steps = broadSteps(planes, colored.sigma * perMM);
  return { inside: area.inside, contour: shownOf(area.contour, strength, steps, perMM), isGuess: true };
}

/**
 * A rough area at the pixels of a page, its outline on the ridges of the map near it, and rounder where there are none.
 * @param mask 0 to 1, of any size
 * @param strength of the map, 0 to 1, of the page's size
 */
export function areaOnMap(mask: Field, strength: Field, perMM: number): SubjectArea {
  const small = shrinkField(strength, factor);
  const { width, height } = small;
  const scale = perMM / factor;
  const cut = half(blur(upsampleField(mask, width, height), smoothed.shown * scale));
  const shown = shownIn(small, scale);
  const along = { width, height, data: new Float32Array(alongMap(cut, small)) };
  const whole = withoutCrumbs(half(rounded(along, shown, scale)), small, crumb * scale * scale);
  const smooth = blur({ width, height, data: new Float32Array(whole) }, smoothed.shown * scale);
  const inside = half(upsampleField(smooth, strength.width, strength.height));
  return { inside, contour: contourOf(inside, strength), isGuess: false };
}

/** What the map or colors show of a contour: without short pieces, over short gaps. */
function shownOf(contour: Uint8Array, strength: Field, steps: Field, perMM: number): Uint8Array {
  const { width, height } = strength;
  const size = { width, height };
  const small = shrinkField(strength, factor);
  const shown = shownIn(small, perMM / factor);
  const out = contour.slice();
  for (let i = out.indexOf(1); i >= 0; i = out.indexOf(1, i + 1)) {
    const row = Math.min(small.height - 1, Math.floor(Math.floor(i / size.width) / factor));
    const column = Math.min(small.width - 1, Math.floor((i % size.width) / factor));
    if (!shown[row * small.width + column] && steps.data[i]! < colored.step) out[i] = 0;
  }
  const min = piece * Math.max(size.width, size.height);
  const isLong = (pixels: Int32Array) => pixels.length >= min;
  const gaps = keepComponents(
    contour.map((on, i) => on - out[i]!),
    size,
    isLong,
  );
  return keepComponents(
    contour.map((on, i) => on - gaps[i]!),
    size,
    isLong,
  );
}

function half({ data }: Field): Uint8Array {
  return atLeast(data, 0.5);
}

function count(on: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < on.length; i++) sum += on[i]!;
  return sum;
}

function opposite(on: Uint8Array): Uint8Array {
  const out = new Uint8Array(on.length);
  for (let i = 0; i < out.length; i++) out[i] = 1 - on[i]!;
  return out;
}

/** What is surely of a side: what is far from the other, and the middle of what is narrow. */
function surely(on: Uint8Array, beyond: Uint8Array, size: Size, far: number): Uint8Array {
  const isNear = near(beyond, size, far * far);
  const inner = near(beyond, size, (far / 3) * (far / 3));
  const core = new Uint8Array(on.length);
  for (let i = 0; i < core.length; i++) if (on[i] && !inner[i]) core[i] = 1;
  // what is farther inside is of this side anyway
  const out = thin(core, size, Math.ceil(far) + 2);
  for (let i = 0; i < out.length; i++) if (on[i] && !isNear[i]) out[i] = 1;
  return out;
}

/** The cut with its border on the ridges of the map near it. */
function alongMap(cut: Uint8Array, strength: Field): Uint8Array {
  const far = reach * Math.max(strength.width, strength.height);
  const rest = opposite(cut);
  const [ins, outs] = [surely(cut, rest, strength, far), surely(rest, cut, strength, far)];
  const seeds = new Int32Array(cut.length).fill(-1);
  for (let i = 0; i < seeds.length; i++) if (ins[i] || outs[i]) seeds[i] = ins[i]!;
  if (!seeds.includes(0) || !seeds.includes(1)) return cut;
  return new Uint8Array(watershedFrom(strength, seeds));
}

/** An area as a field whose middle is its border, rounder where the map shows nothing of it. */
function rounded(area: Field, shown: Uint8Array, perMM: number): Field {
  const { width, height } = area;
  const sure = blur({ width, height, data: new Float32Array(shown) }, smoothed.guessed * perMM).data;
  const fine = blur(area, smoothed.shown * perMM).data;
  const coarse = blur(area, smoothed.guessed * perMM).data;
  const data = new Float32Array(fine.length);
  for (let i = 0; i < data.length; i++) {
    // what is half sure counts as seen
    const share = sure[i]! > 0.5 ? 1 : 2 * sure[i]!;
    data[i] = share * fine[i]! + (1 - share) * coarse[i]!;
  }
  return { width, height, data };
}

/** 1 where the map shows a line nearby. */
function shownIn({ width, height, data }: Field, perMM: number): Uint8Array {
  return near(atLeast(data, evidence.strength), { width, height }, (evidence.near * perMM) ** 2);
}

/** Without small parts, and without small holes. */
function withoutCrumbs(on: Uint8Array, size: Size, min: number): Uint8Array {
  const isLarge = (pixels: Int32Array) => pixels.length >= min;
  return opposite(keepComponents(opposite(keepComponents(on, size, isLarge)), size, isLarge));
}

/** The outline of an area, without the page's edge. */
function contourOf(inside: Uint8Array, size: Size): Uint8Array {
  const { width } = size;
  const boundary = new Uint8Array(inside.length);
  for (let i = 0, x = 0; i < boundary.length; i++) {
    const isOnBoundary =
      inside[i] &&
      ((x > 0 && !inside[i - 1]) ||
        (x + 1 < width && !inside[i + 1]) ||
        (i >= width && !inside[i - width]) ||
        (i + width < inside.length && !inside[i + width]));
    if (isOnBoundary) boundary[i] = 1;
    if (++x === width) x = 0;
  }
  return thin(boundary, size);
}

/**
 * How surely the contour is a line, the pixels along it by this share of that, and what is left of the map this near beside it,
 * in millimeters: it says the same.
 */
const raised = 0.97;
const beside = { along: 0.6, near: 1.2, share: 0.3 };

/** What is near outlines that several pages have in common, by the square of how near. */
const nearOutlines = new WeakMap<Uint8Array, Map<number, Uint8Array>>();

/** `near` an outline that stays as it is, looked for once. */
function nearOutline(outline: Uint8Array, size: Size, squared: number): Uint8Array {
  const known = nearOutlines.get(outline) ?? new Map<number, Uint8Array>();
  nearOutlines.set(outline, known);
  const found = known.get(squared) ?? near(outline, size, squared);
  known.set(squared, found);
  return found;
}

/** Makes the contour the surest line of the map, three pixels wide, with nothing beside it. */
export function raiseContour({ width, height, data }: Field, contour: Uint8Array, perMM: number): void {
  const size = { width, height };
  const around = nearOutline(contour, size, (beside.near * perMM) ** 2);
  const thick = nearOutline(contour, size, 2);
  onKernels((kernels, arena) => {
    const [at, line] = [arena.put(data), arena.put(contour)];
    const [rim, reach] = [arena.put(thick), arena.put(around)];
    kernels.raiseAlong(at, line, rim, reach, raised, raised * beside.along, beside.share, data.length);
    arena.read(at, data);
  });
}

/** Lines with the contour among them: those along it go, those that end near it end on it. */
export function withContour(
  lines: Uint8Array,
  { contour }: SubjectArea,
  size: Size,
  reach: number,
): Uint8Array {
  const isBeside = nearOutline(contour, size, reach * reach);
  return onKernels((kernels, arena) => {
    const [on, beside, out] = [arena.put(lines), arena.put(isBeside), arena.put(contour)];
    const apart = arena.room(lines.length);
    kernels.maskWithout(on, beside, lines.length, apart);
    const leads = nearOnKernels({ kernels, arena }, apart, size, (reach + 1) * (reach + 1));
    kernels.addLeading(out, on, beside, leads, lines.length);
    thinOnKernels({ kernels, arena }, out, size);
    return arena.read(out, new Uint8Array(lines.length));
  });
}

/** What each pixel belongs to, a number of `zones`, the lines on the contour included; no line is calm yet. */
export function zonesOfLines(on: Uint8Array, { inside, contour }: SubjectArea, size: Size): Uint8Array {
  const isOnContour = nearOutline(contour, size, 2);
  return onKernels((kernels, arena) => {
    const [within, lines, rim] = [arena.put(inside), arena.put(on), arena.put(isOnContour)];
    kernels.zonesOf(within, lines, rim, zones.subject, zones.contour, on.length, within);
    return arena.read(within, new Uint8Array(on.length));
  });
}
