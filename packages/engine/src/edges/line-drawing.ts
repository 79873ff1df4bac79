import type { Planes } from "../raster/planes.ts";
import { squaredDistances } from "../raster/distance.ts";
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
 * What is filled in a drawing is one black; a black camera before white has lights and shades. Filled areas of a drawing vary in
 * lightness up to this standard deviation, where they are at least such a share of the ink. Drawings have 0 to 4, a camera and a
 * telephone 12. Turned up, more photos of black things are taken for drawings.
 */
const filled = { minShare: 0.1, maxVariation: 8 };

/**
 * The ink of a picture that is a line drawing already (mostly paper, thin dark strokes, hardly anything between): 1 a
 * pixel of ink. Undefined when it is a photo or a painting.
 */
export function findInk({ width, height, l, a, b }: Planes): Uint8Array | undefined {
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
  const max = Math.max(minHalfStroke, (thickest / 2) * Math.max(width, height)) ** 2;
  let [thick, all, sum, squares] = [0, 0, 0, 0];
  for (let i = 0; i < size; i++) {
    if (!on[i]) continue;
    all++;
    if (depth[i]! <= max) continue;
    thick++;
    const own = l[i]! / stepsPerUnit;
    sum += own;
    squares += own * own;
  }
  if (all - thick <= minThin * all) return undefined;
  const variance = squares / thick - (sum / thick) ** 2;
  const isShaded = thick >= filled.minShare * all && variance > filled.maxVariation ** 2;
  return isShaded ? undefined : on;
}
