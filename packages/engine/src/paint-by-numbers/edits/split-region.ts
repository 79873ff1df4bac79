import { edgeOf } from "../../graphs/half-edges.ts";
import type { Border, Picture } from "../../drawing/picture.ts";
import { cutBorder, pointAt, type Samples, samplesOf, spreadCuts } from "./cut-border.ts";
import { smoothCurve, straightCurve } from "./draw-border.ts";
import type { Place } from "./edit.ts";
import { type CutMap, divideParts, type Split } from "./divide-parts.ts";
import { type Chord, distance, findCut } from "./find-chords.ts";
import { outlines } from "./find-regions.ts";
import { hasCrossings } from "./has-crossings.ts";

/** Points of a drawn line closer than this to where it meets a border are left out, in hundredths of a millimeter. */
const nearEnd = 10;

type Drawing = (line: readonly Place[]) => Pick<Border, "shape" | "points">;

/** Divides a region along a drawn line. @returns null where the line does not divide it */
export function splitRegion(picture: Picture, region: number, drawn: readonly Place[]): Split | null {
  // what a hand drew, smoothed; where that would touch another line, the line itself
  return tryToSplit(picture, region, drawn, smoothCurve) ?? tryToSplit(picture, region, drawn, straightCurve);
}

function tryToSplit(picture: Picture, region: number, drawn: readonly Place[], draw: Drawing): Split | null {
  const outline = outlines({ regions: [picture.regions[region]!], borders: picture.borders })[0]!;
  const samples = new Map<number, Samples>();
  for (const halfEdge of picture.regions[region]!.rings.flat())
    samples.set(edgeOf(halfEdge), samplesOf(picture.borders[edgeOf(halfEdge)]!));
  const cut = findCut(drawn, { borders: samples, outline });
  const map =
    "loop" in cut
      ? withLoop(picture, region, cut.loop, draw)
      : withChords(picture, region, cut.chords, { samples, draw });
  if (!map || hasCrossings(picture, map.borders)) return null;
  return divideParts(picture, region, map);
}

function withLoop(
  { regions, borders }: Picture,
  region: number,
  loop: readonly Place[],
  draw: Drawing,
): CutMap {
  const line = draw([...loop, loop[0]!]);
  const b = borders.length;
  return {
    regions,
    borders: [...borders, { ...line, right: region, left: region }],
    rings: [...regions[region]!.rings, [b], [~b]],
    between: [b],
  };
}

function withChords(
  picture: Picture,
  region: number,
  chords: readonly Chord[],
  { samples, draw }: { samples: ReadonlyMap<number, Samples>; draw: Drawing },
): CutMap | null {
  const cuts = spread(chords, samples);
  if (!cuts || chords.length === 0) return null;
  const { regions, borders, nodeAt } = cutBorders(picture, cuts);
  const all = [...borders];

  // rings as a linked list: an edge from corner to corner joins two rings or divides one
  const next = new Map<number, number>();
  for (const ring of regions[region]!.rings)
    ring.forEach((halfEdge, i) => {
      next.set(halfEdge, ring[(i + 1) % ring.length]!);
    });
  const endsAt = new Map<string, number>();
  for (const halfEdge of next.keys()) endsAt.set(String(endOf(halfEdge, all)), halfEdge);
  const drawn = chords.map(({ points }, i) => {
    const [from, to] = [nodeAt(2 * i), nodeAt(2 * i + 1)];
    const into = endsAt.get(String(from));
    const out = endsAt.get(String(to));
    if (into === undefined || out === undefined) throw new RangeError(`chord ${i} must end on the region`);
    const between = points.filter(
      (point) => distance(point, from) > nearEnd && distance(point, to) > nearEnd,
    );
    const b = all.push({ ...draw([from, ...between, to]), right: region, left: region }) - 1;
    const [afterInto, afterOut] = [next.get(into)!, next.get(out)!];
    next.set(into, b).set(b, afterOut).set(out, ~b).set(~b, afterInto);
    return b;
  });

  // a line with one ring on both sides divides nothing
  const ringOf = numbered(ringsOf(next));
  const between = drawn.filter((b) => ringOf.get(b) !== ringOf.get(~b));
  if (between.length === 0) return null;
  if (between.length < drawn.length) {
    const useful = chords.filter((_, i) => between.includes(drawn[i]!));
    return withChords(picture, region, useful, { samples, draw });
  }
  return { regions, borders: all, rings: ringsOf(next), between };
}

/** Where each border is cut, in rising order, and which end of which chord each cut is: `2i` the start of chord i. */
interface BorderCuts {
  readonly border: number;
  readonly ts: readonly number[];
  readonly ends: readonly number[];
}

function spread(chords: readonly Chord[], samples: ReadonlyMap<number, Samples>): BorderCuts[] | null {
  const byBorder = new Map<number, { t: number; end: number }[]>();
  chords.forEach(({ from, to }, i) => {
    for (const [side, { border, t }] of [from, to].entries()) {
      const own = byBorder.get(border) ?? [];
      own.push({ t, end: 2 * i + side });
      byBorder.set(border, own);
    }
  });
  const cuts: BorderCuts[] = [];
  for (const [border, own] of byBorder) {
    own.sort((p, q) => p.t - q.t || p.end - q.end);
    const wanted = own.map(({ t }) => t);
    const ts = spreadCuts(samples.get(border)!, wanted);
    if (!ts) return null;
    cuts.push({ border, ts, ends: own.map(({ end }) => end) });
  }
  return cuts;
}

/** Cuts borders into pieces, in the rings of both of their regions. */
function cutBorders({ regions, borders }: Picture, cuts: readonly BorderCuts[]) {
  const all = [...borders];
  const piecesOf = new Map<number, number[]>();
  const nodes = new Map<number, Place>();
  for (const { border, ts, ends } of cuts) {
    const [first, ...others] = cutBorder(borders[border]!, ts);
    all[border] = first!;
    piecesOf.set(border, [border, ...others.map((piece) => all.push(piece) - 1)]);
    ends.forEach((end, i) => {
      const [x, y] = pointAt(borders[border]!, ts[i]!);
      nodes.set(end, [Math.round(x), Math.round(y)]);
    });
  }
  const inPieces = (halfEdge: number) => {
    const pieces = piecesOf.get(edgeOf(halfEdge));
    if (!pieces) return [halfEdge];
    return halfEdge < 0 ? pieces.map((b) => ~b).reverse() : pieces;
  };
  const touched = new Set([...piecesOf.keys()].flatMap((b) => [borders[b]!.left, borders[b]!.right]));
  return {
    borders: all,
    regions: regions.map((region, r) =>
      touched.has(r) ? { ...region, rings: region.rings.map((ring) => ring.flatMap(inPieces)) } : region,
    ),
    nodeAt: (end: number) => nodes.get(end)!,
  };
}

function endOf(halfEdge: number, borders: readonly Border[]): Place {
  const { points } = borders[edgeOf(halfEdge)]!;
  return halfEdge < 0 ? [points[0]!, points[1]!] : [points.at(-2)!, points.at(-1)!];
}

function ringsOf(next: ReadonlyMap<number, number>): number[][] {
  const seen = new Set<number>();
  const rings: number[][] = [];
  for (const start of next.keys()) {
    const ring: number[] = [];
    for (let halfEdge = start; !seen.has(halfEdge); halfEdge = next.get(halfEdge)!) {
      seen.add(halfEdge);
      ring.push(halfEdge);
    }
    if (ring.length > 0) rings.push(ring);
  }
  return rings;
}

function numbered(rings: readonly (readonly number[])[]): Map<number, number> {
  return new Map(rings.flatMap((ring, i) => ring.map((halfEdge): [number, number] => [halfEdge, i])));
}
