import { edgeOf } from "../graphs/half-edges.ts";
import type { Border, Picture, Region } from "../drawing/picture.ts";
import { unitsPerMM } from "../drawing/picture.ts";
import { DisjointSets } from "../graphs/disjoint-sets.ts";
import { flatten } from "../paths/flatten.ts";

/** Regions and borders after joining, and what became of the regions before. */
export interface Joined {
  readonly regions: readonly Region[];
  readonly borders: readonly Border[];
  /** The new region of every old one. */
  readonly into: readonly number[];
  /** New regions that are made of several. */
  readonly grown: ReadonlySet<number>;
}

/** Pieces of curves when it matters only which of some rings is the largest, in hundredths of a millimeter. */
const coarse = 100;

/**
 * Makes neighbors of one color one region: the borders between them go, and the rest of their rings is linked anew.
 * No pixel is needed, because every border knows its two sides: where a ring came to a border that is gone, it
 * goes on where the ring on the border's other side went on.
 */
export function joinRegions(regions: readonly Region[], borders: readonly Border[]): Joined {
  const root = rootsOf(regions, borders);
  if (root.every((of, region) => of === region)) return unjoined({ regions, borders });

  // regions and borders that stay are counted anew, in their order
  const places = new Map<number, number>();
  root.forEach((of, region) => {
    if (of === region) places.set(region, places.size);
  });
  const into = root.map((of) => places.get(of)!);
  const kept: number[] = [];
  const placeOf = borders.map(({ right, left }, b) => {
    if (right >= 0 && left >= 0 && into[right] === into[left]) return -1;
    return kept.push(b) - 1;
  });
  const side = (region: number) => (region < 0 ? region : into[region]!);
  const members = Array.from({ length: places.size }, (): number[] => []);
  into.forEach((of, region) => {
    members[of]!.push(region);
  });

  // rings of joined regions are linked anew, all others only change the names of their borders
  const following = successors(regions);
  const isGone = (halfEdge: number) => placeOf[edgeOf(halfEdge)]! < 0;
  const renamed = (halfEdge: number) => (halfEdge < 0 ? ~placeOf[~halfEdge]! : placeOf[halfEdge]!);
  const all = members.map((parts): Region => {
    const first = regions[parts[0]!]!;
    if (parts.length === 1) return { ...first, rings: first.rings.map((ring) => ring.map(renamed)) };
    const halfEdges = parts
      .flatMap((part) => regions[part]!.rings.flat())
      .filter((halfEdge) => !isGone(halfEdge));
    const rings = link(halfEdges, following, isGone);
    const area = parts.reduce((sum, part) => sum + regions[part]!.areaMM2, 0);
    const areaMM2 = Math.round(area * unitsPerMM) / unitsPerMM;
    return {
      color: first.color,
      areaMM2,
      rings: outerFirst(rings, borders).map((ring) => ring.map(renamed)),
    };
  });
  return {
    regions: all,
    borders: kept.map((b) => {
      const border = borders[b]!;
      return { ...border, right: side(border.right), left: side(border.left) };
    }),
    into,
    grown: new Set(members.flatMap((parts, of) => (parts.length > 1 ? [of] : []))),
  };
}

/** Regions and borders as they are. */
export function unjoined({ regions, borders }: Pick<Picture, "regions" | "borders">): Joined {
  return { regions, borders, into: regions.map((_, region) => region), grown: new Set() };
}

/** Whether two neighbors have one color. */
export function hasEqualNeighbors({ regions, borders }: Pick<Picture, "regions" | "borders">): boolean {
  return borders.some(
    ({ right, left }) => right >= 0 && left >= 0 && regions[right]!.color === regions[left]!.color,
  );
}

/** For every region the first of those that it becomes one with. */
function rootsOf(regions: readonly Region[], borders: readonly Border[]): number[] {
  const joined = new DisjointSets(regions.length);
  for (const { right, left } of borders) {
    if (right < 0 || left < 0 || regions[right]!.color !== regions[left]!.color) continue;
    const [p, q] = [joined.find(right), joined.find(left)];
    joined.join(Math.min(p, q), Math.max(p, q));
  }
  return regions.map((_, region) => joined.find(region));
}

/** Which half-edge follows each in its ring. */
function successors(regions: readonly Region[]): Map<number, number> {
  const following = new Map<number, number>();
  for (const { rings } of regions) {
    for (const ring of rings) {
      ring.forEach((halfEdge, i) => {
        following.set(halfEdge, ring[(i + 1) % ring.length]!);
      });
    }
  }
  return following;
}

/** Rings through all of these half-edges. */
function link(
  halfEdges: readonly number[],
  following: ReadonlyMap<number, number>,
  isGone: (halfEdge: number) => boolean,
): number[][] {
  const seen = new Set<number>();
  const rings: number[][] = [];
  for (const start of halfEdges) {
    const ring: number[] = [];
    for (let halfEdge = start; !seen.has(halfEdge); ) {
      seen.add(halfEdge);
      ring.push(halfEdge);
      halfEdge = following.get(halfEdge)!;
      while (isGone(halfEdge)) halfEdge = following.get(~halfEdge)!;
    }
    if (ring.length > 0) rings.push(ring);
  }
  return rings;
}

/** The ring that encloses all others first. */
function outerFirst(rings: number[][], borders: readonly Border[]): number[][] {
  const sizes = new Map(rings.map((ring) => [ring, Math.abs(ringArea(ring, borders))]));
  return rings.sort((p, q) => sizes.get(q)! - sizes.get(p)!);
}

/** What a ring of half-edges encloses, in squared steps of the borders; negative when it runs the other way round. */
export function ringArea(ring: readonly number[], borders: readonly Border[], step = coarse): number {
  let twice = 0;
  for (const halfEdge of ring) {
    const flat = flatten(borders[edgeOf(halfEdge)]!, step);
    let sum = 0;
    for (let i = 2; i < flat.length; i += 2) sum += flat[i - 2]! * flat[i + 1]! - flat[i]! * flat[i - 1]!;
    twice += halfEdge < 0 ? -sum : sum;
  }
  return twice / 2;
}
