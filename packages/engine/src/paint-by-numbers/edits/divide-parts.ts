import { edgeOf } from "../../graphs/half-edges.ts";
import {
  type Border,
  type NumberPlace,
  type Picture,
  type Region,
  unitsPerMM,
} from "../../drawing/picture.ts";
import { ringArea } from "../join-regions.ts";
import { pointAt, samplesOf } from "./cut-border.ts";
import type { Place } from "./edit.ts";
import { flatStep, isInside, outlines, placeOf } from "./find-regions.ts";

/** A picture in which one region is several, which all have its color still. */
export interface Split {
  readonly picture: Picture;
  /** The regions that were cut off. */
  readonly cutOff: readonly number[];
  /** All parts. */
  readonly parts: ReadonlySet<number>;
}

/** Nothing smaller is cut off, in square millimeters: the finest brush paints a dot of it. */
const minPart = 0.5;
/** The borders of a picture after a cut, and the rings of the region that was cut, not yet told apart. */
export interface CutMap {
  readonly regions: readonly Region[];
  readonly borders: readonly Border[];
  readonly rings: readonly (readonly number[])[];
  /** New borders between the parts. */
  readonly between: readonly number[];
}

interface Part {
  readonly rings: (readonly number[])[];
  readonly area: number;
  readonly outline: Float64Array;
}

/**
 * Makes parts of rings: each outer ring is one, with the holes inside it. The largest keeps the place of the region.
 * @returns null where nothing is divided, or a part would be too small to paint
 */
export function divideParts(picture: Picture, region: number, map: CutMap): Split | null {
  const { regions, borders, between } = map;
  const before = picture.regions[region]!;
  const isOuter = Math.sign(ringArea(before.rings[0]!, picture.borders));
  const areas = map.rings.map((ring) => ringArea(ring, borders, flatStep) * isOuter);
  const outlineOf = (ring: readonly number[]) =>
    outlines({ regions: [{ ...before, rings: [ring] }], borders })[0]!;
  const parts = map.rings.flatMap((ring, i): Part[] =>
    areas[i]! > 0 ? [{ rings: [ring], area: areas[i]!, outline: outlineOf(ring) }] : [],
  );
  if (parts.length < 2) return null;
  const holes = new Map(parts.map((part): [Part, number] => [part, 0]));
  for (const [i, ring] of map.rings.entries()) {
    if (areas[i]! > 0) continue;
    const own = new Set(ring.map(edgeOf));
    // the smallest part around it that is not its own other side
    const around = parts
      .filter((part) => !part.rings[0]!.some((halfEdge) => own.has(edgeOf(halfEdge))))
      .filter((part) => isInside(part.outline, middleOf(ring, borders)))
      .sort((p, q) => p.area - q.area)[0];
    // a line that runs along a border leaves slivers of nothing
    if (!around) return null;
    around.rings.push(ring);
    holes.set(around, holes.get(around)! - areas[i]!);
  }
  const mm2 = (part: Part) =>
    Math.round(((part.area - holes.get(part)!) / unitsPerMM / unitsPerMM) * unitsPerMM) / unitsPerMM;
  parts.sort((p, q) => mm2(q) - mm2(p));

  // the largest part keeps the place among the regions, and what is left of the area
  const [largest, ...others] = parts as [Part, ...Part[]];
  if (others.some((part) => mm2(part) < minPart)) return null;
  const rest = others.reduce((sum, part) => sum - mm2(part), before.areaMM2);
  const placeOfPart = (part: Part) => (part === largest ? region : regions.length + others.indexOf(part));
  const all = regions.map((other, r) =>
    r === region
      ? { ...before, areaMM2: Math.round(rest * unitsPerMM) / unitsPerMM, rings: largest.rings }
      : other,
  );
  for (const part of others) all.push({ ...before, areaMM2: mm2(part), rings: part.rings });

  const sides = [...borders];
  const rightOf = new Map<number, number>();
  for (const part of parts)
    for (const halfEdge of part.rings.flat()) {
      const b = edgeOf(halfEdge);
      const place = placeOfPart(part);
      rightOf.set(halfEdge, place);
      sides[b] = halfEdge < 0 ? { ...sides[b]!, left: place } : { ...sides[b]!, right: place };
    }

  const right = new Set(between.map((b) => rightOf.get(b)!));
  const left = new Set(between.map((b) => rightOf.get(~b)!));
  const area = (some: ReadonlySet<number>) => [...some].reduce((sum, r) => sum + all[r]!.areaMM2, 0);
  const smaller = area(right) <= area(left) ? right : left;
  const larger = smaller === right ? left : right;
  const cutOff = [...smaller].filter((r) => !larger.has(r));
  if (cutOff.length === 0) return null;

  const finder = parts.map((part) => {
    const outline = outlines({ regions: [{ ...before, rings: part.rings }], borders })[0]!;
    return [placeOfPart(part), outline] as const;
  });
  const partAt = (place: Place) => finder.find(([, outline]) => isInside(outline, place))?.[0] ?? region;
  const numbers = picture.numbers.map((number): NumberPlace => {
    const { leader } = number;
    const own = number.region === region ? partAt(placeOf(number)) : number.region;
    if (leader?.over !== region) return { ...number, region: own };
    const over = partAt([number.x * unitsPerMM, number.y * unitsPerMM]);
    return { ...number, region: own, leader: { ...leader, over } };
  });
  return {
    picture: { ...picture, regions: all, borders: sides, numbers },
    cutOff,
    parts: new Set(parts.map(placeOfPart)),
  };
}

function middleOf(ring: readonly number[], borders: readonly Border[]): Place {
  const border = borders[edgeOf(ring[0]!)]!;
  const { t } = samplesOf(border);
  return pointAt(border, t[Math.floor(t.length / 2)]! + (t.length === 2 ? 0.5 : 0));
}
