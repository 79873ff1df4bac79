import { nearSquaredDistances } from "../raster/distance.ts";
import type { Lettering } from "./find-letters.ts";
import type { Size } from "./grid.ts";
import { freeEnds, neighborsOf } from "./link-gaps.ts";
import { pruneSpurs } from "./prune-spurs.ts";
import { thin } from "./thinning.ts";

/** Strokes of letters at least this wide, in widths of the pen, are drawn as outlines; others as one stroke of the pen. */
const outlined = 2.2;
/**
 * Least height of a letter that is drawn, in widths of the pen: what smaller ones enclose cannot be colored. Letters whose arms
 * would be pruned as spurs are not drawn either.
 */
const minHeight = 9;
const arm = 0.3;
/** What belongs to letters beside their pixels, as a share of their height, and in pixels. */
const beside = 0.35;
const besidePixels = 2;

/** What letters are drawn with, in pixels. */
export interface LetterPen {
  /** Width of its lines. */
  readonly pen: number;
  /** Shorter spurs will be taken off lines. */
  readonly shortestSpur: number;
}

/**
 * The lines of lettering, whole or not at all: outlines where the pen leaves white inside, else the middles of the strokes,
 * nothing where letters are too small for the pen. 1 a pixel, one pixel wide.
 */
export function drawLetters(
  letterings: readonly Lettering[],
  size: Size,
  { pen, shortestSpur }: LetterPen,
): Uint8Array {
  const drawn = letterings.filter(({ height }) => height >= minHeight * pen && arm * height >= shortestSpur);
  if (drawn.length === 0) return new Uint8Array(size.width * size.height);
  const isOutlined = ({ stroke }: Lettering) => stroke >= outlined * pen;
  const hollow = drawn.filter(isOutlined).flatMap(({ pixels }) => pixels);
  const out = boundaryOf(maskOf(hollow, size), hollow, size);
  for (const { pixels, stroke } of drawn.filter((words) => !isOutlined(words))) {
    const on = maskOf(pixels, size);
    const bare = pruneSpurs(thin(on, size), { ...size, data: new Float32Array(on.length) }, bump * stroke);
    for (const letter of pixels) addArms(bare, letter, size, stroke);
    const middles = toTheEnds(thin(bare, size), on, size, stroke / 4);
    for (const letter of pixels) for (const i of letter) if (middles[i]) out[i] = 1;
  }
  return thin(out, size);
}

/** Shorter spurs of the middle line, in widths of the stroke, come from bumps of a letter's edge: an O must not become a Q. */
const bump = 0.9;
/**
 * Pixels farther from the middle line, in widths of the stroke, belong to an arm that thinning lost: the arms of E and F are
 * as short as they are thick.
 */
const lost = 1.45;
/** No letter has more of them. */
const maxArms = 4;

/** Draws lines to those places of a letter that its middle line does not reach. */
function addArms(lines: Uint8Array, letter: Int32Array, { width }: Size, stroke: number): void {
  for (let arm = 0; arm < maxArms; arm++) {
    const own = letter.filter((i) => lines[i]);
    let [tip, root, farthest] = [-1, -1, (lost * stroke) ** 2];
    for (const i of letter) {
      const [x, y] = [i % width, Math.floor(i / width)];
      let [nearest, nearestSquared] = [-1, Number.POSITIVE_INFINITY];
      for (const k of own) {
        const squared = (x - (k % width)) ** 2 + (y - Math.floor(k / width)) ** 2;
        if (squared < nearestSquared) [nearest, nearestSquared] = [k, squared];
      }
      if (nearest >= 0 && nearestSquared > farthest) [tip, root, farthest] = [i, nearest, nearestSquared];
    }
    if (tip < 0) return;
    const [x, y] = [root % width, Math.floor(root / width)];
    const [dx, dy] = [(tip % width) - x, Math.floor(tip / width) - y];
    const long = Math.max(Math.abs(dx), Math.abs(dy));
    for (let k = 1; k <= long; k++)
      lines[Math.round(y + (dy * k) / long) * width + Math.round(x + (dx * k) / long)] = 1;
  }
}

/** 1 where lettering is and close around it: what is drawn there are letters or nothing. */
export function areaOfLetters(letterings: readonly Lettering[], size: Size): Uint8Array {
  const area = new Uint8Array(size.width * size.height);
  for (const { pixels, height } of letterings) {
    const reach = beside * height + besidePixels;
    const box = boxAround(pixels, size, Math.ceil(reach));
    const on = new Uint8Array(box.width * box.height);
    const cell = (i: number) =>
      (Math.floor(i / size.width) - box.top) * box.width + (i % size.width) - box.left;
    for (const letter of pixels) for (const i of letter) on[cell(i)] = 1;
    const near = nearSquaredDistances(on, { ...box, cap: Math.ceil(reach) + 1 });
    for (let k = 0; k < near.length; k++) {
      if (near[k]! > reach * reach) continue;
      area[(box.top + Math.floor(k / box.width)) * size.width + box.left + (k % box.width)] = 1;
    }
  }
  return area;
}

/** How far back along a line the direction of its end is measured, in pixels. */
const tail = 5;

/** Thin lines with their free ends led straight on through the mask, up to `short` of its edge: thinning shortened them. */
function toTheEnds(lines: Uint8Array, on: Uint8Array, { width, height }: Size, short: number): Uint8Array {
  const out = lines.slice();
  for (const end of freeEnds(lines, width, height)) {
    let [before, at] = [-1, end];
    for (let step = 0; step < tail; step++) {
      const next = neighborsOf(lines, at, width, height).filter((i) => i !== before);
      if (next.length !== 1) break;
      [before, at] = [at, next[0]!];
    }
    const [x, y] = [end % width, Math.floor(end / width)];
    const [dx, dy] = [x - (at % width), y - Math.floor(at / width)];
    const long = Math.max(Math.abs(dx), Math.abs(dy));
    const way: number[] = [];
    for (let k = 1; long > 0; k++) {
      const i = Math.round(y + (dy * k) / long) * width + Math.round(x + (dx * k) / long);
      if (!on[i]) break;
      way.push(i);
    }
    for (const i of way.slice(0, Math.max(0, way.length - Math.round(short)))) out[i] = 1;
  }
  return out;
}

/** The box of some letters and what is around them, inside the picture. */
function boxAround(letters: readonly Int32Array[], { width, height }: Size, reach: number) {
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (const pixels of letters) {
    for (const i of pixels) {
      const [x, y] = [i % width, Math.floor(i / width)];
      left = Math.min(left, x - reach);
      right = Math.max(right, x + reach);
      top = Math.min(top, y - reach);
      bottom = Math.max(bottom, y + reach);
    }
  }
  [left, top] = [Math.max(0, left), Math.max(0, top)];
  return {
    left,
    top,
    width: Math.min(width - 1, right) - left + 1,
    height: Math.min(height - 1, bottom) - top + 1,
  };
}

function maskOf(pixels: readonly Int32Array[], { width, height }: Size): Uint8Array {
  const on = new Uint8Array(width * height);
  for (const letter of pixels) for (const i of letter) on[i] = 1;
  return on;
}

function boundaryOf(on: Uint8Array, pixels: readonly Int32Array[], { width }: Size): Uint8Array {
  const out = new Uint8Array(on.length);
  for (const letter of pixels) {
    for (const i of letter) if (!on[i - 1] || !on[i + 1] || !on[i - width] || !on[i + width]) out[i] = 1;
  }
  return out;
}
