import { circle } from "../edges/circle.ts";
import { planeAt, type Planes } from "../raster/planes.ts";
import { distance, type Point } from "../strokes/smooth-curve.ts";
import { closedPath } from "./closed-path.ts";
import { faceLines } from "./face-lines.ts";
import { findMoustache } from "./find-moustache.ts";
import type { SeenFace } from "./seen.ts";

/** Points of the mesh with nothing but skin, on both cheeks; on the chin; and between nose and mouth. */
const cheeks = [
  [50, 117, 205],
  [280, 346, 425],
] as const;
const chin = [200, 199, 175, 201, 421, 208, 428, 18];
const moustache = [164, 167, 393, 165, 391];
/** In lower faces, in pixels of the picture that is looked at, a beard is no more than a shadow. */
const minFace = 80;
/**
 * Hair of a beard is at most so light, as shares of the cheeks: on the chin, above the mouth, and on the chin where there is no
 * moustache. Of 26 faces looked at, three with full beards have at most .60 and .62, a goatee .50; two with short ones .76 and .81,
 * too little for a shape; those without at least .99 on the chin.
 */
const dark = { chin: 0.75, moustache: 0.8, chinAlone: 0.6, sureMoustache: 0.65 };
/**
 * A moustache alone is so dark, as a share of the cheeks and of the chin: of 60 faces three with one have .55 to .71 and .56 to .68,
 * those with shadows and stubble at least .70 and .70. In smaller faces, in pixels of the picture, it is not to be told.
 */
const alone = { cheeks: 0.74, chin: 0.69, minFace: 45 };
/**
 * A gray or white beard has such a share of the chroma by lightness of the paler cheek, surely; or that share, where a dark or a gray
 * moustache says the same. It is no lighter than this share of the lighter cheek: chins in the sun are, and as pale. Its dark hairs
 * are as dark as this share of the skin. Of 130 faces looked at, three with gray beards have .31 to .36, and one .70 with a dark moustache; those
 * without, whose skin is no paler than that, and whose chin is no lighter, at least .65.
 */
const gray = { sure: 0.5, likely: 0.72, palestSkin: 0.12, lightest: 1.1, darkest: 0.6 };
/**
 * A beard covers so much, in squared heights of the face, and is so sure on the average, where 1 is its color and 0 halfway to the
 * skin. The same beards have at least .087 and .43, the short ones .02 and .13 with .22 and .38.
 */
const min = { area: 0.05, sureness: 0.4 };
/** The outline goes around a middle this share of the way from the lower lip to the chin. */
const belowLip = 0.35;
/** How far from there it is looked for, in heights of the face, in so many steps. */
const reach = { far: 0.9, steps: 54 };
/**
 * It may lie so far out as shares of the way to the jaw; and where a long beard hangs, which is down within this sine, and where so
 * much of what lies between looks like it.
 */
const beyond = { jaw: 1.06, long: 2.2, down: 0.6, hangs: 0.5 };
/** From one direction to the next the outline moves by so many steps; each costs what so many steps of sure beard gain. */
const moves = { max: 7, cost: 0.25 };
/** Half of what is looked at around a place, in heights of the face: hairs and pores do not count. */
const blur = 0.015;
/** What is farther from the beard's color than this share of the way to the skin's is none, even where it is no skin either. */
const farthest = 0.75;
/** A step into what no beard can cover loses as much as this many of sure beard gain. */
const forbidden = -2;

/**
 * Finds a beard on a face: the outline, star-shaped around a place below the mouth, that holds most of what has the color of chin
 * and moustache and least of what has that of the cheeks (dynamic programming in polar coordinates); or a moustache alone.
 * Undefined where chin and moustache are hardly darker than the cheeks, nor gray: stubble and shade are no beard.
 * @param points of the face's mesh, in pixels of the picture
 * @returns an outline of as many points as `circle` has directions, clockwise
 */
export function findBeard(
  points: Float32Array,
  planes: Planes,
  visible: SeenFace["visible"],
): readonly Point[] | undefined {
  const at = (index: number): Point => ({ x: points[3 * index]!, y: points[3 * index + 1]! });
  const [top, bottom, lip] = [at(faceLines.forehead), at(faceLines.chin), at(faceLines.lips.lower[5])];
  const height = distance(top, bottom);
  if (height < alone.minFace) return undefined;
  const colorAt = (place: Point) => meanColor(planes, place, blur * height);
  const colorOf = (indices: readonly number[]) => medianColor(indices.map((index) => colorAt(at(index))));
  const [left, right, below] = [colorOf(cheeks[0]), colorOf(cheeks[1]), colorOf(chin)];
  const light = (left.l + right.l) / 2;
  const above = colorOf(moustache);
  const skinTint = Math.min(tintOf(left), tintOf(right));
  const isPale = (color: Color, share: number) =>
    skinTint >= gray.palestSkin &&
    tintOf(color) <= share * skinTint &&
    color.l <= gray.lightest * Math.max(left.l, right.l);
  const hasMoustache = above.l <= dark.moustache * light || isPale(above, gray.sure);
  const isGrayChin = isPale(below, hasMoustache ? gray.likely : gray.sure);
  if (above.l <= alone.cheeks * light && above.l <= alone.chin * below.l && !isGrayChin)
    return findMoustache({ at, height, isHair: (place) => colorAt(place).l < (light + above.l) / 2 });
  if (!visible.mouth || height < minFace) return undefined;
  // a chin in the light may shine through: where the moustache is that dark, its color is the beard's
  const hair = above.l <= dark.sureMoustache * light && above.l < below.l ? above : below;
  const isGray = hair === below ? isGrayChin : isPale(hair, gray.sure);
  if (!isGray && hair.l > (hasMoustache ? dark.chin : dark.chinAlone) * light) return undefined;

  const down = { x: (bottom.x - top.x) / height, y: (bottom.y - top.y) / height };
  const middle = between(lip, bottom, belowLip);
  const directions = circle.map(([cos, sin]) => ({
    x: cos * down.y + sin * down.x,
    y: sin * down.y - cos * down.x,
  }));
  const step = (reach.far * height) / reach.steps;
  const placeAt = ({ x, y }: Point, k: number) => ({
    x: middle.x + k * step * x,
    y: middle.y + k * step * y,
  });
  const mouth = [...faceLines.lips.upper, ...faceLines.lips.lower.toReversed()].map(at);
  const oval = [...faceLines.jaw, ...faceLines.hairline].map(at);
  const [isMouth, isFace] = [mouth, oval].map((ring) => withinRing(ring)) as [Within, Within];
  const nose = at(faceLines.nose[4]);
  const [from, to] = [at(cheeks[0][0]), at(cheeks[1][0])];
  /** From -1, skin, to 1, the beard: the light on a face comes from a side. */
  const likeness = (place: Point): number => {
    const skin = mixed(left, right, alongLine(from, to, place));
    const color = colorAt(place);
    // gray hair is light, or dark
    if (isGray)
      return clamped(
        Math.max(
          midway(tintOf(skin), tintOf(hair), tintOf(color)),
          midway(1, gray.darkest, color.l / skin.l),
        ),
      );
    const [off, far, apart] = [apartOf(color, hair), apartOf(color, skin), apartOf(hair, skin)];
    return clamped(Math.min((far - off) / Math.max(1, far + off), 1 - off / (farthest * apart)));
  };
  const isBelowNose = ({ x, y }: Point) => (x - nose.x) * down.x + (y - nose.y) * down.y > 0;
  const steps = Array.from({ length: reach.steps }, (_, k) => k);
  const rays = directions.map((direction, i) => {
    const places = steps.map((k) => placeAt(direction, k));
    const jaw = places.findLastIndex(isFace);
    const gains = places.map((place) => {
      if (!isBelowNose(place)) return forbidden;
      if (isMouth(place)) return hasMoustache ? 0 : forbidden;
      return likeness(place);
    });
    return { jaw, gains, isDown: circle[i]![1] > beyond.down };
  });
  const hanging = rays.flatMap(({ jaw, gains, isDown }) =>
    isDown ? gains.slice(Math.ceil(beyond.jaw * jaw), Math.floor(beyond.long * jaw)) : [],
  );
  // white shirts are as gray as beards
  const isLong = !isGray && hanging.reduce((sum, gain) => sum + gain, 0) >= beyond.hangs * hanging.length;
  const rows = rays.map(({ jaw, gains, isDown }) => {
    const limit = jaw * (isLong && isDown ? beyond.long : beyond.jaw);
    let sum = 0;
    return gains.map((gain, k) => (sum += k > limit ? forbidden : gain));
  });
  const path = closedPath(rows, moves);
  const smooth = path.map((k, i) => (path.at(i - 1)! + 2 * k + path[(i + 1) % path.length]!) / 4);
  const outline = smooth.map((k, i) => placeAt(directions[i]!, k));
  const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  const sureness = total(path.map((k, i) => rows[i]![k]!)) / Math.max(1, total(path));
  const isBeard = areaOf(outline) >= min.area * height ** 2 && sureness >= min.sureness;
  return isBeard ? outline : undefined;
}

interface Color {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

/** The mean color of five places: one and those so far above, below and beside it. */
function meanColor(planes: Planes, { x, y }: Point, by: number): Color {
  const places = [
    [x, y],
    [x - by, y],
    [x + by, y],
    [x, y - by],
    [x, y + by],
  ] as const;
  const mean = (plane: Int16Array) =>
    places.reduce((sum, [u, v]) => sum + planeAt(planes, plane, u, v), 0) / places.length;
  return { l: mean(planes.l), a: mean(planes.a), b: mean(planes.b) };
}

function medianColor(colors: readonly Color[]): Color {
  const median = (of: keyof Color) =>
    colors.map((color) => color[of]).sort((p, q) => p - q)[colors.length >> 1]!;
  return { l: median("l"), a: median("a"), b: median("b") };
}

function mixed(p: Color, q: Color, share: number): Color {
  const mix = (of: keyof Color) => p[of] + share * (q[of] - p[of]);
  return { l: mix("l"), a: mix("a"), b: mix("b") };
}

/** Chroma by lightness: light leaves it as it is. */
function tintOf({ l, a, b }: Color): number {
  return Math.sqrt(a * a + b * b) / Math.max(1, l);
}

/** How far a value is beyond the middle of the way from one to another: from -1, the first, to 1, the other. */
function midway(from: number, to: number, value: number): number {
  return (2 * (value - from)) / (to - from) - 1;
}

function clamped(value: number): number {
  return Math.max(-1, Math.min(1, value));
}

function apartOf(p: Color, q: Color): number {
  return Math.sqrt((p.l - q.l) ** 2 + (p.a - q.a) ** 2 + (p.b - q.b) ** 2);
}

/** How far along the way from one place to another a third one lies, 0 to 1. */
function alongLine(from: Point, to: Point, { x, y }: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = ((x - from.x) * dx + (y - from.y) * dy) / Math.max(1, dx * dx + dy * dy);
  return Math.max(0, Math.min(1, share));
}

/** The area of a ring that goes around clockwise, as the directions of `circle` do. */
function areaOf(ring: readonly Point[]): number {
  return ring.reduce((sum, p, i) => {
    const q = ring[(i + 1) % ring.length]!;
    return sum + (p.x * q.y - q.x * p.y) / 2;
  }, 0);
}

function between(p: Point, q: Point, share: number): Point {
  return { x: p.x + share * (q.x - p.x), y: p.y + share * (q.y - p.y) };
}

type Within = (place: Point) => boolean;

/** Whether a place lies in a ring: even-odd, by the edges to its right. */
function withinRing(ring: readonly Point[]): Within {
  return ({ x, y }) => {
    let isInside = false;
    ring.forEach((p, i) => {
      const q = ring[(i + 1) % ring.length]!;
      if (p.y > y !== q.y > y && x < p.x + ((y - p.y) / (q.y - p.y)) * (q.x - p.x)) isInside = !isInside;
    });
    return isInside;
  };
}
