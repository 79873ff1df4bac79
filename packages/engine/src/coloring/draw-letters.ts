import type { Lettering } from "../edges/find-letters.ts";
import type { Size } from "../edges/grid.ts";
import { freeEnds, neighborsOf } from "../edges/link-gaps.ts";
import { thin } from "../edges/thinning.ts";
import { nearSquaredDistances } from "../raster/distance.ts";
import type { Recipe } from "./recipe.ts";

/** Strokes of letters that are wider than so many pens have outlines; others are strokes of the pen. */
const outlined = 2.2;
/** Letters smaller than so many pens cannot be drawn at all, nor those whose arms would go as twigs. */
const smallest = 6.4;
const arm = 0.3;
/** What belongs to letters beside their pixels, as a share of their height, and in pixels. */
const beside = 0.16;
const besidePixels = 2;

/**
 * The lines of lettering, whole or not at all: outlines where the pen leaves white inside, else the middles of the strokes,
 * nothing where letters are too small for the pen. 1 a pixel, one pixel wide.
 */
export function drawLetters(
  letterings: readonly Lettering[],
  size: Size,
  { pen, shortestTwig }: Pick<Recipe, "pen" | "shortestTwig">,
): Uint8Array {
  const out = new Uint8Array(size.width * size.height);
  for (const { pixels, height, stroke } of letterings) {
    if (height < smallest * pen || arm * height < shortestTwig) continue;
    const on = maskOf(pixels, size);
    const lines =
      stroke >= outlined * pen
        ? thin(rimOf(on, pixels, size), size)
        : toTheEnds(thin(on, size), on, size, stroke / 4);
    for (const letter of pixels) for (const i of letter) if (lines[i]) out[i] = 1;
  }
  return out;
}

/** 1 where lettering is and close around it: what is drawn there are letters or nothing. */
export function areaOfLetters(letterings: readonly Lettering[], size: Size): Uint8Array {
  const area = new Uint8Array(size.width * size.height);
  for (const { pixels, height } of letterings) {
    const reach = beside * height + besidePixels;
    const near = nearSquaredDistances(maskOf(pixels, size), { ...size, cap: Math.ceil(reach) + 1 });
    for (let i = 0; i < near.length; i++) if (near[i]! <= reach * reach) area[i] = 1;
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

function maskOf(pixels: readonly Int32Array[], { width, height }: Size): Uint8Array {
  const on = new Uint8Array(width * height);
  for (const letter of pixels) for (const i of letter) on[i] = 1;
  return on;
}

function rimOf(on: Uint8Array, pixels: readonly Int32Array[], { width }: Size): Uint8Array {
  const out = new Uint8Array(on.length);
  for (const letter of pixels) {
    for (const i of letter) if (!on[i - 1] || !on[i + 1] || !on[i - width] || !on[i + width]) out[i] = 1;
  }
  return out;
}
