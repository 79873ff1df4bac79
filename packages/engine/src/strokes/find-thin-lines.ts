import { stepsPerUnit } from "../colors/oklab.ts";
import { closingOf, openingOf } from "../raster/openings.ts";
import type { Planes } from "../raster/planes.ts";
import type { Field, Size } from "../edges/grid.ts";
import { linesAbove } from "../edges/hysteresis.ts";
import { linkGaps } from "../edges/link-gaps.ts";
import { keepComponents } from "../edges/components.ts";
import { pruneSpurs } from "../edges/prune-spurs.ts";
import { ridgesOf } from "../edges/ridges.ts";
import { thin } from "../edges/thinning.ts";
import { lineGraph } from "./line-graph.ts";
import { type Polyline, polylinesOf } from "./polylines.ts";
import type { ThinLines } from "./thin-lines.ts";

/** Lines no wider than this, in millimeters, are no regions. */
export const thinWidth = 1.5;
/** A line is so many OKLab units darker, or lighter, than both of its sides, and hardly anywhere less than half as much. */
const contrast = 16;
const faintShare = 0.2;
/** A strength of 1 is a difference of so many units. */
const strongest = 50;
/** Lines shorter than this are crumbs, gaps up to this are bridged, spurs up to this go; in millimeters. */
const shortestLine = 2;
const gap = 1.5;
const spur = 2;
/**
 * A line goes on for so many millimeters, and turns by no more than so much of a radian in ten of them: it is drawn in one go.
 */
const shortest = 10;
const maxTurn = 0.55;
/** How likely a person would draw it, on average along it: grain of wood, grass and gravel are below. By eye on forty photos. */
const drawn = 0.15;
/** The same of a part of a line: some are fainter. */
const shortestDrawnLine = 0.1;
/** Below this nobody would, and nothing is looked for: that is most of a photo. */
const faintest = 0.04;
/**
 * Of two lines side by side as near as this, in millimeters, for more than such a share, the stronger one stays: a bar and its
 * shadow.
 */
const beside = 1.4;
const sameShare = 0.4;

/**
 * Few, long lines that are too thin to be painted as regions: masts, wires, whiskers, the lines of a front. They are darker than
 * both of their sides, or lighter (top-hats of closing and opening, which borders between large areas do not have), run on
 * calmly, and the boundary map knows them.
 * @param boundaries how likely a person would draw a line at each pixel, 0 to 255 for 0 to 1
 * @param perMM pixels per millimeter of canvas
 */
export function findThinLines(planes: Planes, boundaries: Uint8Array, perMM: number): ThinLines {
  const { width, height } = planes;
  const grid = { across: width, down: height };
  const reach = Math.max(1, Math.round((thinWidth * perMM) / 2));
  const light = Float32Array.from(planes.l);
  const hats = [
    strengthOf(closingOf(light, grid, reach), light, boundaries),
    strengthOf(light, openingOf(light, grid, reach), boundaries),
  ];
  const found = hats.flatMap((data) => linesIn({ width, height, data }, boundaries, perMM));
  found.sort((p, q) => q.strength - p.strength || p.pixels[0]! - q.pixels[0]!);

  const on = new Uint8Array(light.length);
  const strength = new Float32Array(light.length);
  const taken = new Uint8Array(light.length);
  for (const { pixels, mean } of found) {
    if (pixels.filter((i) => taken[i]).length > sameShare * pixels.length) continue;
    for (const i of pixels) {
      on[i] = 1;
      strength[i] = mean;
    }
    for (const i of pixels) takeAround(taken, i, planes, Math.round(beside * perMM));
  }
  return { width, height, on, strength };
}

/** Marks a square around a pixel that reaches so far to each side. */
function takeAround(taken: Uint8Array, i: number, { width, height }: Size, reach: number): void {
  const [x, y] = [i % width, Math.floor(i / width)];
  const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
  for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++)
    taken.fill(1, row * width + left, row * width + right);
}

/** Strength of a line, from how much one is above the other, where somebody might draw one. */
function strengthOf(above: Float32Array, below: Float32Array, boundaries: Uint8Array): Float32Array {
  const out = new Float32Array(above.length);
  const whole = strongest * stepsPerUnit;
  for (let i = 0; i < out.length; i++) {
    if (boundaries[i]! < 255 * faintest) continue;
    const hat = above[i]! - below[i]!;
    out[i] = hat < whole ? hat / whole : 1;
  }
  return out;
}

interface Found {
  readonly pixels: readonly number[];
  /** Its mean strength, and that times its length. */
  readonly mean: number;
  readonly strength: number;
}

function linesIn(strength: Field, boundaries: Uint8Array, perMM: number): Found[] {
  const threshold = contrast / strongest;
  const on = linesAbove(ridgesOf(strength), { threshold, totalStrength: 0 });
  const isLine = (pixels: Int32Array) =>
    pixels.length >= shortestLine * perMM && mean(pixels, boundaries) >= 255 * shortestDrawnLine;
  const long = keepComponents(thin(on, strength), strength, isLine);
  const lines = pruneSpurs(linkGaps(long, strength, gap * perMM), strength, spur * perMM);
  return polylinesOf(lineGraph({ ...strength, on: lines, strength: strength.data })).flatMap((polyline) => {
    const pixels = pixelsOf(polyline, strength.width);
    const length = lengthOf(polyline);
    if (length < shortest * perMM || turned(polyline, perMM) * 10 > (maxTurn * length) / perMM) return [];
    const values = Float32Array.from(pixels, (i) => strength.data[i]!).sort();
    if (values[Math.floor(faintShare * values.length)]! < threshold / 2) return [];
    if (mean(pixels, boundaries) < 255 * drawn) return [];
    const sure = mean(pixels, strength.data);
    return [{ pixels, mean: sure, strength: sure * length }];
  });
}

function pixelsOf({ x, y }: Polyline, width: number): number[] {
  return Array.from(x, (column, i) => Math.floor(y[i]!) * width + Math.floor(column));
}

function mean(pixels: readonly number[] | Int32Array, data: Float32Array | Uint8Array): number {
  let sum = 0;
  for (const i of pixels) sum += data[i]!;
  return sum / pixels.length;
}

function lengthOf({ x, y }: Polyline): number {
  let sum = 0;
  for (let i = 1; i < x.length; i++) sum += Math.sqrt((x[i]! - x[i - 1]!) ** 2 + (y[i]! - y[i - 1]!) ** 2);
  return sum;
}

/** How much a polyline turns in all, as the sum of the sines between its chords of two millimeters. */
function turned({ x, y }: Polyline, perMM: number): number {
  const step = Math.max(2, Math.round(2 * perMM));
  let [sum, dx, dy] = [0, 0, 0];
  for (let i = step; i < x.length; i += step) {
    const [nextX, nextY] = [x[i]! - x[i - step]!, y[i]! - y[i - step]!];
    const length = Math.sqrt((dx * dx + dy * dy) * (nextX * nextX + nextY * nextY));
    if (length > 0) sum += dx * nextX + dy * nextY <= 0 ? 1 : Math.abs(dx * nextY - dy * nextX) / length;
    [dx, dy] = [nextX, nextY];
  }
  return sum;
}
