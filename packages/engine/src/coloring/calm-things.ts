import { nearOnKernels } from "../edges/near.ts";
import type { Sides } from "../edges/sides-of.ts";
import type { SegmentGraph } from "../edges/segment-graph.ts";
import { onKernels } from "../kernels/kernels.ts";
import type { Labels } from "../regions/labels.ts";
import { zones } from "./zones.ts";

/**
 * What is whole in a background: an area of so many square millimeters that lines part from all around it, so sure on the
 * average, and so round (4π area / length², 1 for a circle). By eye on eighteen photos: balls, kites, boats and moons, no leaves.
 */
const thing = { min: 25, max: 2500, round: 0.3 };
/**
 * Things this near to the subject, in millimeters, are what it holds, plays with or stands on: they need not be as sure as
 * others.
 */
const beside = 10;
const sure = { beside: 0.45, apart: 0.62 };
/**
 * Lines around things that are not beside the subject are not longer than this together, in millimeters: the surest come first.
 */
const maxApart = 250;

/**
 * 1 for each segment around a thing in the background that stays when that is calm.
 * @param sides of each segment, of areas between the lines of the graph
 * @param zoned what each pixel belongs to, a number of `zones`
 */
export function aroundThings(
  { segments }: SegmentGraph,
  {
    sides,
    areas,
    zoned,
    perMM,
  }: {
    readonly sides: readonly Sides[];
    readonly areas: Labels;
    readonly zoned: Uint8Array;
    readonly perMM: number;
  },
): Uint8Array {
  const { count } = areas;
  const measured = measuredAreas(areas, zoned, beside * perMM);
  const border: number[][] = Array.from({ length: count }, () => []);
  sides.forEach(([p, q], s) => {
    if (p < 0) return;
    border[p]!.push(s);
    border[q]!.push(s);
  });
  const things: { area: number; length: number; strength: number; isBeside: boolean }[] = [];
  for (let area = 0; area < count; area++) {
    const { size, within, isCut, isBeside } = measured(area);
    const own = size / perMM ** 2;
    if (isCut || 2 * within > size || own < thing.min || own > thing.max) continue;
    let [length, strength] = [0, 0];
    for (const s of border[area]!) {
      length += segments[s]!.length;
      strength += segments[s]!.length * segments[s]!.strength;
    }
    if (4 * Math.PI * size < thing.round * length * length) continue;
    const mean = strength / length;
    if (mean >= (isBeside ? sure.beside : sure.apart))
      things.push({ area, length, strength: mean, isBeside });
  }
  things.sort((p, q) => q.strength - p.strength || p.area - q.area);
  const out = new Uint8Array(segments.length);
  let left = maxApart * perMM;
  for (const { area, length, isBeside } of things) {
    if (!isBeside) {
      if (length > left) continue;
      left -= length;
    }
    for (const s of border[area]!) out[s] = 1;
  }
  return out;
}

/**
 * What is known of each area: its size, how much of it is subject, whether it is beside that, and whether the picture's edge cuts it.
 * @param far what is so near to the subject is beside it, in pixels
 */
function measuredAreas({ width, height, count, data }: Labels, zoned: Uint8Array, far: number) {
  const found = onKernels((kernels, arena) => {
    const subject = arena.room(zoned.length);
    kernels.zonesFrom(arena.put(zoned), zones.subject, zoned.length, subject);
    const around = nearOnKernels({ kernels, arena }, subject, { width, height }, far ** 2);
    const known = arena.put(new Int32Array(4 * count));
    kernels.describeAreas(arena.put(data), subject, around, width, height, known);
    return arena.read(known, new Int32Array(4 * count));
  });
  return (area: number) => ({
    size: found[4 * area]!,
    within: found[4 * area + 1]!,
    isBeside: found[4 * area + 2] === 1,
    isCut: found[4 * area + 3] === 1,
  });
}
