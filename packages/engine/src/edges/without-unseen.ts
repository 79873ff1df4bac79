import { stepsPerUnit } from "../colors/oklab.ts";
import type { ColorPlanes } from "../regions/region-graph.ts";
import type { Field } from "./grid.ts";
import { pruneSpurs } from "./prune-spurs.ts";
import { segmentGraph } from "./segment-graph.ts";

/**
 * A line between two others that is shorter than this, in millimeters, and less sure, 0 to 1, is asked what its colors show:
 * the map is strong near its ends because of the lines there. What is longer has its own strength.
 */
const asked = { mm: 20, sure: 0.6 };
/**
 * Colors differ so much across a line, or on it and beside it, in OKLab units on the average. By eye on twelve photos: rungs in
 * scissors, on legs and in shadows have 1 to 4.5, creases and soft shades of what is there from 5 on.
 */
const minShown = 4.5;
/** Where colors are looked at: beside the line and on it, in millimeters from its middle. */
const beside = [0.8, 1.2, 1.6] as const;
const across = [-0.5, -0.25, 0, 0.25, 0.5] as const;
/** So many millimeters at each end are the lines that it meets; a quarter of it at most. */
const ends = 0.8;
/** Pixels on each side that give a line its direction. */
const reach = 5;

/**
 * Thin lines without those that only link two others where colors show nothing: they would cut what is one area.
 * @param kept 1 where lines stay in any case
 * @param spur what is left hanging goes up to this length, in pixels
 */
export function withoutUnseen(
  on: Uint8Array,
  strength: Field,
  planes: ColorPlanes,
  { perMM, kept, spur }: { perMM: number; kept: Uint8Array | undefined; spur: number },
): Uint8Array {
  const { segments, meetings } = segmentGraph(on, strength, Number.POSITIVE_INFINITY);
  const out = on.slice();
  let isChanged = false;
  for (const { from, to, pixels, length, strength: sure } of segments) {
    if (!meetings.has(from) || !meetings.has(to)) continue;
    if (length > asked.mm * perMM || sure > asked.sure) continue;
    if (kept && 2 * pixels.reduce((sum, i) => sum + kept[i]!, 0) > pixels.length) continue;
    if (shownBy(planes, pixels, strength.width, perMM) >= minShown) continue;
    for (const i of pixels) out[i] = 0;
    isChanged = true;
  }
  return isChanged ? pruneSpurs(out, strength, spur) : out;
}

/** How much colors differ across a line, or on it and beside it, in OKLab units: the mean of its pixels. */
function shownBy(planes: ColorPlanes, pixels: Int32Array, width: number, perMM: number): number {
  const [first] = planes;
  const height = first.length / width;
  const [left, right, own] = [new Float64Array(3), new Float64Array(3), new Float64Array(3)];
  const cut = Math.min(Math.floor(pixels.length / 4), Math.round(ends * perMM));
  let sum = 0;
  for (let k = cut; k < pixels.length - cut; k++) {
    const back = pixels[Math.max(0, k - reach)]!;
    const ahead = pixels[Math.min(pixels.length - 1, k + reach)]!;
    const dx = (ahead % width) - (back % width);
    const dy = Math.floor(ahead / width) - Math.floor(back / width);
    const long = Math.sqrt(dx * dx + dy * dy) || 1;
    const x = pixels[k]! % width;
    const y = Math.floor(pixels[k]! / width);
    left.fill(0);
    right.fill(0);
    for (let at = 0; at < beside.length; at++) {
      const far = beside[at]! * perMM;
      addColor(planes, pixelAt(x - (far * dy) / long, y + (far * dx) / long, width, height), left);
      addColor(planes, pixelAt(x + (far * dy) / long, y - (far * dx) / long, width, height), right);
    }
    for (let c = 0; c < 3; c++) {
      left[c]! /= beside.length;
      right[c]! /= beside.length;
    }
    let shown = distance(left, right);
    for (let at = 0; at < across.length; at++) {
      const far = across[at]! * perMM;
      own.fill(0);
      addColor(planes, pixelAt(x - (far * dy) / long, y + (far * dx) / long, width, height), own);
      shown = Math.max(shown, Math.min(distance(own, left), distance(own, right)));
    }
    sum += shown;
  }
  return sum / Math.max(1, pixels.length - 2 * cut);
}

/** The pixel at a place; the nearest one beyond the picture's edge. */
function pixelAt(x: number, y: number, width: number, height: number): number {
  const column = Math.max(0, Math.min(width - 1, Math.round(x)));
  const row = Math.max(0, Math.min(height - 1, Math.round(y)));
  return row * width + column;
}

function addColor(planes: ColorPlanes, i: number, into: Float64Array): void {
  for (let c = 0; c < 3; c++) into[c]! += planes[c]![i]! / stepsPerUnit;
}

function distance(p: Float64Array, q: Float64Array): number {
  return Math.sqrt((p[0]! - q[0]!) ** 2 + (p[1]! - q[1]!) ** 2 + (p[2]! - q[2]!) ** 2);
}
