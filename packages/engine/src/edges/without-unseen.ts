import { onKernels } from "../kernels/kernels.ts";
import { stepsPerUnit } from "../colors/oklab.ts";
import type { ColorPlanes } from "../regions/region-graph.ts";
import type { Field } from "./grid.ts";
import { pruneSpurs } from "./prune-spurs.ts";
import { type Segment, segmentGraph } from "./segment-graph.ts";

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
  const doubtful = segments.filter(({ from, to, pixels, length, strength: sure }) => {
    if (!meetings.has(from) || !meetings.has(to)) return false;
    if (length > asked.mm * perMM || sure > asked.sure) return false;
    return !kept || 2 * pixels.reduce((sum, i) => sum + kept[i]!, 0) <= pixels.length;
  });
  const unseen = unseenOf(doubtful, planes, { width: strength.width, perMM });
  if (unseen.length === 0) return on.slice();
  const out = on.slice();
  for (const { pixels } of unseen) for (const i of pixels) out[i] = 0;
  return pruneSpurs(out, strength, spur);
}

/** Those across which, or on and beside which, colors differ little: the mean of their pixels, in OKLab units. */
function unseenOf(
  segments: readonly Segment[],
  planes: ColorPlanes,
  { width, perMM }: { width: number; perMM: number },
): Segment[] {
  if (segments.length === 0) return [];
  return onKernels((kernels, arena) => {
    const [l, a, b] = planes;
    const height = l.length / width;
    kernels.takeColors(arena.put(l), arena.put(a), arena.put(b), stepsPerUnit, width, height);
    const inPixels = (places: readonly number[]) =>
      [arena.put(Float64Array.from(places, (far) => far * perMM)), places.length] as const;
    const places = [...inPixels(beside), ...inPixels(across), arena.room(72)] as const;
    const room = arena.room(4 * Math.max(...segments.map(({ pixels }) => pixels.length)));
    return segments.filter(({ pixels: { length }, pixels }) => {
      const cut = Math.min(Math.floor(length / 4), Math.round(ends * perMM));
      arena.write(room, pixels);
      return kernels.shownAlong(room, length, cut, reach, ...places) < minShown;
    });
  });
}
