import { ellipseRing } from "../edges/ellipse-ring.ts";
import { fillPolygon } from "../edges/fill-polygon.ts";
import type { Field, Size } from "../edges/grid.ts";
import type { SmallAreas, AreaZones } from "../edges/merge-small-areas.ts";
import { keepComponents } from "../edges/components.ts";
import { pruneSpurs } from "../edges/prune-spurs.ts";
import { type AnimalHead, faceOf, headSide } from "../seeing/animals/animal-head.ts";
import { faceLines } from "../seeing/face-lines.ts";
import { distance, type Point } from "../strokes/smooth-curve.ts";
import { fillFaceOvals, type MeshedFace, pointsOf } from "./face-areas.ts";

/** A head around its face: its middle above the face's, and its half sides, in heights of the face. */
const head = { up: 0.12, across: 0.78, down: 0.95 };
/**
 * What is a crumb in a head of any size, in heights of its face: the side of a square as large as an area, an area's width
 * up to so large an area, the length of a line that nothing meets, and of a spur. Ears, curls and collars are larger. By eye on
 * portraits.
 */
const crumb = { side: 0.11, width: 0.05, widthUpTo: 0.2, line: 0.13, spur: 0.09 };
/**
 * Lines that begin and end within a face and its forehead are wrinkles and shine: so short ones go, in heights of the face,
 * where faces have lines of the map and where they have few.
 */
const wrinkle = { usual: 0.3, few: 1 };
/** Hair is too narrow where it has this share of the usual width. */
const narrowHair = 0.6;
/** AreaZones are numbers of a byte, heads and their hair have one each; more faces are too small to matter. */
const maxHeads = 125;
/** What counts as the height of an animal's face, and its head's half sides, as shares of its box: ears reach beyond. By eye on eight animals. */
const animalHead = { height: 0.72, half: 0.42 };

/** Heads of people and animals on a page: where they are, and how large. */
export interface Heads extends AreaZones {
  /** Heights of the faces, in pixels, by zone. */
  readonly heights: readonly number[];
  /** 1 in faces, foreheads of people included. */
  readonly faces: Uint8Array;
}

/**
 * The heads around faces, as zones in which larger areas count as crumbs: hair, ears, jaws and fur are few large shapes.
 * @param animals in pixels of the page
 * @param scale pixels of the page for one in which the faces are measured
 * @param usual what is too small elsewhere, and at least that here
 * @param hair 1 in hair: short hair is a narrow area, and whoever lost it would be bald
 */
export function headsOf(
  faces: readonly MeshedFace[],
  animals: readonly AnimalHead[],
  size: Size,
  {
    scale,
    usual,
    hair,
  }: {
    readonly scale: number;
    readonly usual: SmallAreas;
    readonly hair?: Uint8Array | undefined;
  },
): Heads {
  const of = new Uint8Array(size.width * size.height);
  const ovals = new Uint8Array(of.length);
  fillFaceOvals({ ...size, data: ovals }, faces, scale);
  const known = faces.slice(0, maxHeads).map(({ points }) => pointsOf(points, scale));
  const heights = known.map((at) => distance(at(faceLines.forehead), at(faceLines.chin)));
  known.forEach((at, k) => {
    fillPolygon(around(at, heights[k]!), size, (from, to) => of.fill(k + 1, from, to));
  });
  for (const head of animals.slice(0, maxHeads - known.length)) {
    const zone = heights.push(animalHead.height * headSide(head));
    const { x, y, width, height } = head.box;
    const sides = { a: animalHead.half * width, b: animalHead.half * height, ux: 1, uy: 0 };
    const outline = ellipseRing({ x: x + width / 2, y: y + height / 2, ...sides });
    fillPolygon(outline, size, (from, to) => of.fill(zone, from, to));
    fillPolygon(faceOf(head), size, (from, to) => ovals.fill(1, from, to));
  }
  const limits = heights.map((height) => ({
    pen: usual.pen,
    minArea: Math.max(usual.minArea, (crumb.side * height) ** 2),
    narrow: Math.max(usual.narrow, crumb.width * height),
    slim: Math.max(usual.slim, (crumb.widthUpTo * height) ** 2),
  }));
  if (hair) {
    const count = heights.length;
    heights.push(...heights);
    limits.push(...limits.map(({ minArea }) => ({ ...usual, minArea, narrow: narrowHair * usual.narrow })));
    for (let i = hair.indexOf(1); i >= 0; i = hair.indexOf(1, i + 1)) if (of[i]) of[i]! += count;
  }
  return { of, limits, heights, faces: ovals };
}

/**
 * Lines without crumbs in heads: short lone ones, spurs, and wrinkles.
 * @param isPlain whether the type draws faces with few lines
 */
export function tidyHeads(
  on: Uint8Array,
  strength: Field,
  { of, heights, faces }: Heads,
  { isPlain, spur }: { readonly isPlain: boolean; readonly spur: number },
): Uint8Array {
  const heightAt = (i: number) => heights[of[i]! - 1];
  const shortest = (i: number) => Math.max(spur, crumb.spur * (heightAt(i) ?? 0));
  const lone = keepComponents(on, strength, (pixels) => {
    const height = heightAt(pixels[0]!);
    if (height === undefined || pixels.some((i) => !of[i])) return true;
    const isWithin = pixels.every((i) => faces[i]);
    const min = !isWithin ? crumb.line : isPlain ? wrinkle.few : wrinkle.usual;
    return pixels.length >= min * height;
  });
  return pruneSpurs(lone, strength, shortest);
}

/** The outline of a head: an ellipse along its face, as points from its top on. */
function around(at: (index: number) => Point, height: number): Point[] {
  const [top, chin] = [at(faceLines.forehead), at(faceLines.chin)];
  const up = { x: (top.x - chin.x) / height, y: (top.y - chin.y) / height };
  const middle = {
    x: (top.x + chin.x) / 2 + head.up * height * up.x,
    y: (top.y + chin.y) / 2 + head.up * height * up.y,
  };
  return ellipseRing({ ...middle, a: head.down * height, b: head.across * height, ux: up.x, uy: up.y });
}
