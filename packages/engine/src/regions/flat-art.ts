import { hexOfBits } from "../colors/hex.ts";
import { type Histogram, histogram } from "../colors/histogram.ts";
import { stepsPerUnit } from "../colors/oklab.ts";
import { notNoise } from "../colors/not-noise.ts";
import { maxPaletteColors } from "../colors/palette-limit.ts";
import { stepsOf } from "../colors/paints.ts";
import { nearestColor, squaredDistance } from "../colors/cluster.ts";
import { onKernels } from "../kernels/kernels.ts";
import { partOf } from "../raster/part-of.ts";
import { type Planes, toPlanes } from "../raster/planes.ts";
import type { Raster } from "../raster/raster.ts";
import type { Cut } from "../raster/resample.ts";
import type { Box } from "../seeing/seen.ts";
import type { PaintedPixels } from "./painted.ts";
import { flatWish, paintFlat } from "./paint-flat.ts";
import { calmPixels } from "./uniform-pixels.ts";

/** A picture of a few colors in flat areas: a logo, a cartoon, a flag. */
export interface FlatArt {
  readonly width: number;
  readonly height: number;
  /** The color of each pixel; antialiased borders are parted between their two sides. */
  readonly of: Int32Array;
  /** The exact colors, `#rrggbb`. */
  readonly colors: readonly string[];
}

/** Colors nearer than this, in OKLab units, are one; twice as much where there is noise. */
const apart = 2;
/**
 * Colors gather in narrow peaks. `core`: radius of one, OKLab steps. Around it, up to `far` times as far, there are at most `maxAside`
 * as many pixels as in it. `smallest`: least share of the picture, 0 to 1, that has a peak's color exactly. Set by eye; `minFlatness` was
 * measured with them.
 */
const peaks = { core: 2 * stepsPerUnit, far: 3, maxAside: 0.15, smallest: 2e-4 };
/**
 * Pixels near a border are mixtures of two colors. `reach`: how far away these are at most, pixels. `tolerance`: distance from the line
 * between them, OKLab steps. Set by eye; `maxSoft` was measured with them.
 */
const mixtures = { reach: 3, tolerance: 4 * stepsPerUnit };
/**
 * Least flatness; see `measureFlatness`. Of 963 photos none has more than 0.19; 48 drawings without noise have 0.48 and more, the same as
 * JPEG of quality 50 to 95 mostly 0.25 to 0.85.
 */
const minFlatness = 0.2;
/** Largest share of the picture that changes softly: of the same drawings none has more than 0.02, of shaded ones 0.04 and more. */
const maxSoft = 0.03;

/**
 * Flat art in its exact colors; undefined for anything else.
 * @param image opaque
 * @param faces boxes, in its pixels, of faces that it shows: each must be flat on its own, since a face is more than a small part of its
 * picture
 */
export function flatArt(image: Raster, faces: readonly Box[] = []): FlatArt | undefined {
  const { flatness, soft, art } = measureFlatness(image);
  if (flatness < minFlatness || soft > maxSoft) return undefined;
  return faces.every((face) => isFlatFace(image, face)) ? art : undefined;
}

function isFlatFace(image: Raster, { x, y, width, height }: Box): boolean {
  const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
  const right = Math.min(image.width, Math.ceil(x + width));
  const bottom = Math.min(image.height, Math.ceil(y + height));
  if (right <= left || bottom <= top) return true;
  const face = partOf(image, { left, top, width: right - left, height: bottom - top });
  return measureFlatness(face).unexplained <= maxSoft;
}

/** What `measureFlatness` finds: shares, and the picture as flat art. */
interface Flatness {
  readonly flatness: number;
  readonly unexplained: number;
  readonly soft: number;
  readonly art?: FlatArt;
}

/**
 * How flat a picture is, at most 1, measured beside its largest color, since photos are cut out on white: of all other pixels, the
 * share that lies in narrow peaks of color, less the share that is neither one of the colors found nor, near a border, a mixture
 * of two of them. These, as a share of the whole picture, are unexplained; they are soft changes, where there is noise only those in even
 * surroundings. What is not flat by the narrow peaks alone is not looked at further.
 * @param image opaque
 */
export function measureFlatness(image: Raster): Flatness {
  const { width, height, data: pixels } = image;
  const size = width * height;
  const { uniform, isNoisy } = calmPixels(pixels, image);
  const planes = toPlanes(image);
  const { largest, others } = peaksOf(histogramOf(planes, uniform), size);
  const beside = Math.max(1, size - largest);
  if (others < minFlatness * beside) return { flatness: others / beside, unexplained: 1, soft: 1 };
  const painted = paintFlat(
    { image, pixels, uniform },
    flatWish({ colors: maxPaletteColors, apart, gradients: false }, isNoisy),
  );
  const { of, colors } = withoutNoise(painted.of, countColors(painted, pixels, uniform), isNoisy);
  const { all, even } = countUnexplained(of, planes, { colors, uniform });
  return {
    flatness: (others - all) / beside,
    unexplained: all / size,
    soft: (isNoisy ? even : all) / size,
    art: { width, height, of, colors },
  };
}

/** The colors of uniform pixels. */
function histogramOf({ l, a, b }: Planes, uniform: Uint8Array): Histogram {
  // in one loop: a callback for each pixel takes ten times as long as all the rest
  const own = [new Int16Array(l.length), new Int16Array(l.length), new Int16Array(l.length)] as const;
  let count = 0;
  for (let i = 0; i < uniform.length; i++) {
    if (uniform[i] !== 1) continue;
    own[0][count] = l[i]!;
    own[1][count] = a[i]!;
    own[2][count] = b[i]!;
    count++;
  }
  if (count === 0) return { count, colors: new Float64Array(), weights: new Float64Array() };
  const [x, y, z] = own.map((plane) => plane.subarray(0, count)) as [Int16Array, Int16Array, Int16Array];
  return histogram({ width: count, height: 1, l: x, a: y, b: z });
}

/** How many pixels lie in the largest narrow peak of colors, and in all others. */
function peaksOf(points: Histogram, size: number): { largest: number; others: number } {
  const { colors, weights } = points;
  const far = (peaks.far * peaks.core) ** 2;
  const order = Array.from(weights, (_, i) => i).sort((p, q) => weights[q]! - weights[p]! || p - q);
  const found: number[] = [];
  for (const i of order) {
    if (weights[i]! < peaks.smallest * size || found.length === maxPaletteColors) break;
    if (found.every((k) => squaredDistance(colors, i, colors, k) > far)) found.push(i);
  }
  const inside = new Float64Array(found.length);
  const aside = new Float64Array(found.length);
  const tops = Float64Array.from(found.flatMap((i) => [...colors.subarray(3 * i, 3 * i + 3)]));
  for (const i of found.length > 0 ? order : []) {
    const nearest = nearestColor(colors, i, tops);
    const away = squaredDistance(colors, i, tops, nearest);
    if (away > far) continue;
    const into = away <= peaks.core * peaks.core ? inside : aside;
    into[nearest] = into[nearest]! + weights[i]!;
  }
  const first = inside.reduce((first, pixels, k) => (pixels > inside[first]! ? k : first), 0);
  let others = 0;
  inside.forEach((pixels, k) => {
    if (k !== first && aside[k]! < peaks.maxAside * pixels) others += pixels;
  });
  return { largest: inside[first] ?? 0, others };
}

/** A color of flat art, and how many of all and of the uniform pixels have it. */
interface CountedColor {
  readonly hex: string;
  readonly pixels: number;
  readonly uniform: number;
}

/** The colors of paints: what most of their uniform pixels have exactly, if most have one color, else their mean. */
function countColors(
  { of, paints }: PaintedPixels,
  pixels: Uint8ClampedArray,
  uniform: Uint8Array,
): CountedColor[] {
  const all = new Float64Array(paints.length);
  const exact = paints.map(() => new Map<number, number>());
  for (let i = 0; i < of.length; i++) {
    const k = of[i]!;
    all[k] = all[k]! + 1;
    if (uniform[i] !== 1) continue;
    const bits = (pixels[i * 4]! << 16) | (pixels[i * 4 + 1]! << 8) | pixels[i * 4 + 2]!;
    exact[k]!.set(bits, (exact[k]!.get(bits) ?? 0) + 1);
  }
  return paints.map(({ hex }, k) => {
    let [count, largest, commonest] = [0, 0, 0];
    for (const [bits, own] of exact[k]!) {
      count += own;
      if (own > largest) [largest, commonest] = [own, bits];
    }
    return { hex: 2 * largest > count ? hexOfBits(commonest) : hex!, pixels: all[k]!, uniform: count };
  });
}

/** Lets colors go that are noise; their pixels take the nearest color that stays. */
function withoutNoise(
  of: Int32Array,
  found: readonly CountedColor[],
  isNoisy: boolean,
): { of: Int32Array; colors: string[] } {
  const hexes = found.map(({ hex }) => hex);
  const counts = found.map(({ pixels }) => pixels);
  const isSure = (k: number) => found[k]!.uniform > 0;
  const stays = isNoisy ? notNoise(hexes, counts) : notNoise(hexes, counts, isSure);
  const colors = stays.map((k) => hexes[k]!);
  const [all, left] = [stepsOf(hexes), stepsOf(colors)];
  const table = Int32Array.from(found, (_, k) => {
    const own = stays.indexOf(k);
    return own >= 0 ? own : nearestColor(all, k, left);
  });
  const settled = new Int32Array(of.length);
  for (let i = 0; i < of.length; i++) settled[i] = table[of[i]!]!;
  return { of: settled, colors };
}

/** How many pixels are neither a color nor a mixture of two: all of them, and those in even surroundings. */
function countUnexplained(
  of: Int32Array,
  { width, height, l, a, b }: Planes,
  { colors, uniform }: { readonly colors: readonly string[]; readonly uniform: Uint8Array },
): { all: number; even: number } {
  const { reach, tolerance } = mixtures;
  return onKernels((kernels, arena) => {
    const planes = [arena.put(l), arena.put(a), arena.put(b)] as const;
    const known = [arena.put(stepsOf(colors)), reach, tolerance, arena.put(uniform)] as const;
    const out = arena.room(8);
    kernels.countUnexplained(arena.put(of), ...planes, width, height, ...known, arena.room(64), out);
    const [all, even] = arena.read(out, new Int32Array(2)) as unknown as readonly number[];
    return { all: all!, even: even! };
  });
}

/**
 * A part of flat art in another size, in its exact colors: each pixel has the color of its place, on borders of whichever side its own
 * color is nearer to.
 * @param resized the same part of the picture, resampled
 */
export function onFlatColors(flat: FlatArt, resized: Planes, cut: Cut): Planes {
  const { width: across, height: down } = resized;
  const [stepX, stepY] = [cut.width / across, cut.height / down];
  const reach = Math.max(1, Math.ceil(Math.max(stepX, stepY) / 2));
  return onKernels((kernels, arena) => {
    const planes = [arena.put(resized.l), arena.put(resized.a), arena.put(resized.b)] as const;
    const labels = [arena.put(flat.of), flat.width, flat.height] as const;
    const place = [cut.left, cut.top, stepX, stepY, reach] as const;
    const colors = arena.put(stepsOf(flat.colors));
    kernels.settleOnLabels(...labels, ...place, ...planes, across, down, colors, arena.room(64));
    const read = (at: number) => arena.read(at, new Int16Array(across * down));
    return { width: across, height: down, l: read(planes[0]), a: read(planes[1]), b: read(planes[2]) };
  });
}
