import { near } from "../edges/near.ts";
import { atLeast } from "../edges/where.ts";
import type { Sides } from "../edges/sides-of.ts";
import type { SegmentGraph } from "../edges/segment-graph.ts";
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
  const { width, height, count, data } = areas;
  const size = new Int32Array(count);
  const within = new Int32Array(count);
  const isCut = new Uint8Array(count);
  const isBeside = new Uint8Array(count);
  const subject = atLeast(zoned, zones.subject);
  const around = near(subject, areas, (beside * perMM) ** 2);
  const last = width * (height - 1);
  // run by run: neighbors in a row are mostly of one area
  for (let row = 0; row < data.length; row += width) {
    const isEdge = row === 0 || row === last;
    for (let from = row, to = row; from < row + width; from = to) {
      const area = data[from]!;
      let count = 0;
      let isNear = 0;
      for (; to < row + width && data[to] === area; to++) {
        count += subject[to]!;
        isNear |= around[to]!;
      }
      size[area]! += to - from;
      within[area]! += count;
      isBeside[area]! |= isNear;
      if (isEdge || from === row || to === row + width) isCut[area] = 1;
    }
  }
  const border: number[][] = Array.from({ length: count }, () => []);
  sides.forEach(([p, q], s) => {
    if (p < 0) return;
    border[p]!.push(s);
    border[q]!.push(s);
  });
  const things: { readonly area: number; readonly length: number; readonly strength: number }[] = [];
  for (let area = 0; area < count; area++) {
    const own = size[area]! / perMM ** 2;
    if (isCut[area] || 2 * within[area]! > size[area]! || own < thing.min || own > thing.max) continue;
    let [length, strength] = [0, 0];
    for (const s of border[area]!) {
      length += segments[s]!.length;
      strength += segments[s]!.length * segments[s]!.strength;
    }
    if (4 * Math.PI * size[area]! < thing.round * length * length) continue;
    const mean = strength / length;
    if (mean >= (isBeside[area] ? sure.beside : sure.apart)) things.push({ area, length, strength: mean });
  }
  things.sort((p, q) => q.strength - p.strength || p.area - q.area);
  const out = new Uint8Array(segments.length);
  let left = maxApart * perMM;
  for (const { area, length } of things) {
    if (!isBeside[area]) {
      if (length > left) continue;
      left -= length;
    }
    for (const s of border[area]!) out[s] = 1;
  }
  return out;
}
