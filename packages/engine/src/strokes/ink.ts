import { squaredDistances } from "../raster/distance.ts";

/** What the ink of a ready-made drawing consists of. */
export interface Ink {
  /** 1 on the middle of a stroke. */
  readonly on: Uint8Array;
  /** The width of the stroke there, in pixels; 0 beside it. */
  readonly widths: Float32Array;
  /** 1 in blots and filled areas, which are no strokes. */
  readonly solid: Uint8Array;
}

/** What is so many times as wide as the usual stroke is a filled area. */
const blot = 2.4;
/** Ink within the root of so many radii squared of where a disc has room is of the blot: the corners of a square are, at 2. */
const squareCorners = 2.2;

/**
 * Takes the ink of a drawing (1 a pixel) apart into strokes with their widths, and areas that were filled. The middle of
 * a stroke is given by `thin`, its width by the distance to the paper.
 * @param thin the middles of the ink, one pixel wide
 * @param page its size, and the least width of a filled area, in pixels: thin pens vary
 */
export function strokesInInk(
  ink: Uint8Array,
  thin: Uint8Array,
  { width, height, minBlot }: { width: number; height: number; minBlot: number },
): Ink {
  const paper = ink.map((on) => (on ? 0 : 1));
  const depth = squaredDistances(paper, width, height);
  const widths = new Float32Array(ink.length);
  const found: number[] = [];
  for (let i = thin.indexOf(1); i >= 0; i = thin.indexOf(1, i + 1)) {
    // from the middle of the stroke to the middle of the nearest pixel of paper
    widths[i] = Math.max(1, 2 * Math.sqrt(depth[i]!) - 1);
    found.push(widths[i]!);
  }
  const usual = found.sort((p, q) => p - q)[found.length >> 1] ?? 1;
  const solid = blots(ink, depth, Math.max(minBlot, blot * usual) / 2, { width, height });
  const on = thin.map((value, i) => (solid[i] ? 0 : value));
  return { on, widths: widths.map((value, i) => on[i]! * value), solid };
}

/** Ink in and around what a disc of this radius can reach; its square corners too, which the disc cannot. */
function blots(
  ink: Uint8Array,
  depth: Float32Array,
  radius: number,
  { width, height }: { width: number; height: number },
): Uint8Array {
  const cores = new Uint8Array(depth.length);
  for (let i = 0; i < depth.length; i++) if (depth[i]! > radius * radius) cores[i] = 1;
  if (!cores.includes(1)) return cores;
  const near = squaredDistances(cores, width, height);
  return cores.map((_, i) => (ink[i] && near[i]! <= squareCorners * radius * radius ? 1 : 0));
}
