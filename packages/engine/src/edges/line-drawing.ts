import type { Planes } from "../raster/planes.ts";
import { squaredDistances } from "../raster/distance.ts";
import { type Ink, inkInColors } from "./ink-in-colors.ts";
import { stepsPerUnit } from "../colors/oklab.ts";

/** Lightness (OKLab, 0 to 100) of paper at least, of ink at most; chroma of both at most. */
const paper = 82;
const ink = 55;
const colorful = 12;
/** Shares of the picture: paper at least, ink at least and at most, anything else at most. */
const minPaper = 0.6;
const minInk = 0.004;
const maxInk = 0.3;
const maxElse = 0.14;
/** How thick strokes are at most, as a share of the picture's long side. */
const thickest = 0.02;
/** In small pictures half a stroke is at least so many pixels. */
const minHalfStroke = 1.5;
/** and so near to paper is at least this share of the ink: drawings have filled areas too, silhouettes nothing else. */
const minThin = 0.55;
/**
 * The pens of a drawing have one black; a black clock before white has lights and shades, down to its thin hands. What of the ink
 * lies deeper than its soft edges, varies in lightness up to this standard deviation,
 * where it is at least such a share of the ink. Drawings, prints and diagrams have 0 to 7, photos of clocks, glasses, cameras,
 * coins and a desk 8 to 13. Turned up, more photos of dark things are taken for drawings.
 */
const core = { minShare: 0.08, maxVariation: 7.8 };

/**
 * Edges are soft so deep into the ink, in pixels, and deeper in pictures smaller than `side`, down to `minSide`: those were
 * enlarged for the page.
 */
const softEdge = { depth: 3, side: 1024, minSide: 640 };

/** The ink of a drawing: 1 a pixel of it, and where its strokes go on, if there are colors between them. */
export type DrawnInk = Pick<Ink, "on"> & Partial<Ink>;

/**
 * The ink of a picture that is a line drawing already, with or without colors between its lines. Undefined when it is a photo or a
 * painting.
 */
export function findInk(planes: Planes): DrawnInk | undefined {
  const on = inkOnPaper(planes);
  return on ? { on } : inkInColors(planes);
}

/** The ink of a drawing that is mostly paper, thin dark strokes, and hardly anything between. */
function inkOnPaper({ width, height, l, a, b }: Planes): Uint8Array | undefined {
  const size = width * height;
  const on = new Uint8Array(size);
  let [papers, inks, others] = [0, 0, 0];
  // limits in steps: dividing every pixel takes longer than all the rest
  const [light, dark, gray] = [paper * stepsPerUnit, ink * stepsPerUnit, colorful * stepsPerUnit];
  const half = (light + dark) / 2;
  for (let i = 0; i < size; i++) {
    const own = l[i]!;
    const chroma = Math.abs(a[i]!) + Math.abs(b[i]!);
    if (own >= light && chroma < gray) papers++;
    else if (own <= dark && chroma < 2 * gray) inks++;
    else if (++others > maxElse * size) return undefined;
    if (own < half) on[i] = 1;
  }
  if (papers < minPaper * size || inks < minInk * size || inks > maxInk * size) {
    return undefined;
  }
  // strokes are thin: most ink lies near paper
  const white = on.map((value) => 1 - value);
  const depth = squaredDistances(white, width, height);
  const long = Math.max(width, height);
  const max = Math.max(minHalfStroke, (thickest / 2) * long) ** 2;
  const enlarged = Math.max(1, softEdge.side / Math.max(softEdge.minSide, long));
  const edge = (softEdge.depth * enlarged) ** 2;
  let [thick, deep, all, sum, squares] = [0, 0, 0, 0, 0];
  for (let i = 0; i < size; i++) {
    if (!on[i]) continue;
    all++;
    if (depth[i]! > max) thick++;
    if (depth[i]! < edge) continue;
    deep++;
    const own = l[i]! / stepsPerUnit;
    sum += own;
    squares += own * own;
  }
  if (all - thick <= minThin * all) return undefined;
  const variance = squares / deep - (sum / deep) ** 2;
  const isShaded = deep >= core.minShare * all && variance > core.maxVariation ** 2;
  return isShaded ? undefined : on;
}
