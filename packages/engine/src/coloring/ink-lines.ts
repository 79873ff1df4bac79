import type { Size } from "../edges/grid.ts";
import { bordersOf } from "../edges/region-borders.ts";
import { componentsOf, keepComponents, keepLong } from "../edges/components.ts";
import type { DrawnInk } from "../edges/line-drawing.ts";
import { followLines } from "../edges/link-gaps.ts";
import { thin } from "../edges/thinning.ts";
import { strokesInInk } from "../strokes/ink.ts";
import type { FoundLines } from "./find-lines.ts";
import type { PageSize, Recipe } from "./recipe.ts";

/** What is thinner than this is no filled area, in millimeters. */
const thick = 1.6;
/** A component with lines this long, in millimeters, is as sure as its length can make it. */
const longComponent = 200;
/** How sure a dot is, and how much surer a long component, 0 to 1; all are surer than the threshold of lines. */
const confidence = { dot: 0.3, byLength: 0.65 };
const threshold = 0.2;

/** A filled area in a drawing with colors is so many pens wide at least, and at least so many millimeters: its corners are no blots. */
const blot = { pens: 2, mm: 2.2 };
/** A filled area that is larger than this share of the picture, as a black coat, is left to be colored: its border is drawn. */
const largest = 0.015;
/** Strokes in colors go on over so many millimeters that do not show them, and so far where they are faint. */
const gap = { unseen: 1.5, faint: 8 };
/** What is shorter than so many pens is a speck. */
const speck = 1.5;

/** The lines of a picture that is a drawing already: the middles of its strokes with their widths, and what is filled. */
export function inkLines(
  { on: ink, shown }: DrawnInk,
  size: PageSize,
  { pen }: Pick<Recipe, "pen">,
): FoundLines {
  const { width, height, perMM } = size;
  const middles = thin(ink, size);
  const lines = shown
    ? keepLong(followLines(middles, shown, gap.unseen * perMM, gap.faint * perMM), size, speck * pen)
    : middles;
  const { on, widths, solid } = strokesInInk(ink, lines, {
    width,
    height,
    minBlot: shown ? Math.max(blot.pens * pen, blot.mm * perMM) : thick * perMM,
  });
  if (shown) outlineLarge(solid, on, size);
  return {
    on,
    strength: { width, height, data: sureness(on, size, longComponent * perMM) },
    threshold,
    thick: solid,
    // strokes on colors seem thinner the darker the color is: one pen draws them all
    ...(!shown && { widths }),
  };
}

/** Draws the borders of large filled areas in place of them. */
function outlineLarge(solid: Uint8Array, on: Uint8Array, size: Size): void {
  const { width, height } = size;
  const small = keepComponents(solid, size, (pixels) => pixels.length <= largest * solid.length);
  const large = new Int32Array(solid);
  for (let i = 0; i < large.length; i++) large[i]! -= small[i]!;
  const outline = thin(bordersOf({ width, height, count: 2, data: large }), size);
  for (let i = outline.indexOf(1); i >= 0; i = outline.indexOf(1, i + 1)) on[i] = 1;
  solid.set(small);
}

/** All lines of a drawing are meant; with fewer details the longer components stay. */
function sureness(on: Uint8Array, size: Size, long: number): Float32Array {
  const data = new Float32Array(on.length);
  const { count, start, pixels } = componentsOf(on, size);
  for (let p = 0; p < count; p++) {
    const sure =
      confidence.dot + confidence.byLength * Math.sqrt(Math.min(1, (start[p + 1]! - start[p]!) / long));
    for (let k = start[p]!; k < start[p + 1]!; k++) data[pixels[k]!] = sure;
  }
  return data;
}
