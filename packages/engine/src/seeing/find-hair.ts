import { fillPolygon } from "../edges/fill-polygon.ts";
import type { Field, Size } from "../edges/grid.ts";
import type { Planes } from "../raster/planes.ts";
import { distance, type Point } from "../strokes/smooth-curve.ts";
import { faceLines } from "./face-lines.ts";
import { type Color, faceSkin, stepFromSkin } from "./face-skin.ts";
import { cutOut } from "./subject/cut-out.ts";
import { meanOf, superpixels } from "./subject/superpixels.ts";
import { partsOf } from "./subject/tidy-cut.ts";

/** In lower faces, in pixels of the picture that is looked at, hair is no more than a few superpixels. */
const minFace = 22;
/**
 * How much a place around a face looks like its hair by where it is, in logits: above the brows close to the face and up to so
 * many heights of the face away; beside it; and below the chin, where only long hair is, and the neck.
 */
const place = {
  above: 2.2,
  beside: 0.7,
  below: -0.6,
  neck: -2.6,
  far: -3,
  reach: { above: 0.5, beside: 0.55, below: 1.6 },
};
/** Places with less odds than this are no hair whatever they look like: shoulders have shirts of the color of hair. */
const never = -2.7;
/** The neck is so wide as a share of the face. */
const neckWide = 0.55;
/** What is no person is no hair; what has the color of the face's skin, within such a step (OKLab, in units), is hardly. */
const nobody = { below: 0.35, odds: -4 };
const skinStep = { from: 3, to: 8, odds: 5 };
/** A face within so much of its oval is skin, and nothing else. */
const shrunk = 0.88;
/** Hair hangs together with what is right above or beside its face, so near in heights of it; smaller parts are none. */
const root = 0.3;
/** Less hair than this, in squared heights of a face, is none: a shaved head has a shadow. */
const minArea = 0.1;

/** The network for people has not seen somebody whose face it takes for a person by less than this: then it says nothing about hair. */
const minSeen = 0.5;

/** A face by its landmarks, in pixels of the picture that is looked at. */
export interface HeadPoints {
  readonly points: Float32Array;
}

/** What hair is looked for in: a picture of a head, small. */
export interface HeadPicture {
  readonly planes: Planes;
  /** Its boundary map, 0 to 1. */
  readonly strength: Field;
  /** How much each place is a person, 0 to 1. */
  readonly person: Field;
  /** Faces beside it, which are no hair. */
  readonly others: readonly HeadPoints[];
}

/**
 * Finds the hair around a face: 1 a pixel of it. Where it may be is told by the face, what it looks like is learned from what is
 * above and beside the face and not skin, and its contour runs along the boundary map (the cut of subjects, with other wishes).
 */
export function findHair(
  { points }: HeadPoints,
  { planes, strength, person, others }: HeadPicture,
): Field | undefined {
  const size = { width: planes.width, height: planes.height };
  const head = headOf(points, planes);
  if (head.height < minFace) return undefined;
  const parts = superpixels(planes, strength);
  const { count, data: labels } = parts.labels;
  const inFace = filledWith(size, [head.oval, ...others.map((other) => headOf(other.points, planes).oval)]);
  const known = isSeen(filledWith(size, [head.oval]), person) ? meanOf(parts, person) : undefined;
  const within = meanOf(parts, inFace);
  const longer = Math.max(size.width, size.height);
  const odds = new Float64Array(count);
  const seeds = new Int8Array(count);
  const isRoot = new Uint8Array(count);
  for (let p = 0; p < count; p++) {
    const own = oddsAt(head, { x: parts.x[p]! * longer, y: parts.y[p]! * longer });
    const [l, a, b] = [parts.color[3 * p]!, parts.color[3 * p + 1]!, parts.color[3 * p + 2]!];
    const step = stepFromSkin(head.skin, [l, a, b]);
    const bare = Math.max(0, Math.min(1, (skinStep.to - step) / (skinStep.to - skinStep.from)));
    const someone = known?.[p] ?? 1;
    odds[p] = own.odds - skinStep.odds * bare + (someone < nobody.below ? nobody.odds : 0);
    if (within[p]! > 0.5 || someone < 0.1 || own.odds < never) seeds[p] = -1;
    if (own.away < root && own.isUp && bare <= 0.3 && someone >= 0.5) isRoot[p] = 1;
  }
  const side = cutOut(parts, odds, seeds);
  const { part, count: partCount } = partsOf(parts, side);
  const rooted = new Float64Array(partCount);
  const area = new Float64Array(partCount);
  for (let p = 0; p < count; p++) {
    area[part[p]!]! += parts.graph.area[p]!;
    if (isRoot[p]) rooted[part[p]!]! += parts.graph.area[p]!;
  }
  const minPixels = minArea * head.height ** 2;
  const data = new Float32Array(labels.length);
  let any = false;
  for (let i = 0; i < data.length; i++) {
    const own = part[labels[i]!]!;
    if (!side[labels[i]!] || area[own]! < minPixels || rooted[own]! === 0) continue;
    data[i] = 1;
    any = true;
  }
  return any ? { ...size, data } : undefined;
}

/** 1 in some rings, 0 elsewhere. */
function filledWith(size: Size, rings: readonly (readonly Point[])[]): Field {
  const data = new Float32Array(size.width * size.height);
  for (const ring of rings) fillPolygon(ring, size, (from, to) => data.fill(1, from, to));
  return { ...size, data };
}

/** Whether the network for people has seen the face. */
function isSeen(face: Field, person: Field): boolean {
  let [sum, count] = [0, 0];
  for (let i = 0; i < face.data.length; i++) {
    if (!face.data[i]) continue;
    sum += person.data[i]!;
    count++;
  }
  return sum >= minSeen * count;
}

interface Head {
  readonly top: Point;
  readonly chin: Point;
  readonly height: number;
  /** From the chin to the forehead, of length 1. */
  readonly up: Point;
  /** Half the width of the face. */
  readonly half: number;
  readonly oval: readonly Point[];
  readonly skin: readonly Color[];
}

function headOf(points: Float32Array, planes: Planes): Head {
  const at = (index: number): Point => ({ x: points[3 * index]!, y: points[3 * index + 1]! });
  const [top, chin] = [at(faceLines.forehead), at(faceLines.chin)];
  const height = Math.max(1e-6, distance(top, chin));
  const middle = { x: (top.x + chin.x) / 2, y: (top.y + chin.y) / 2 };
  const oval = [...faceLines.jaw, ...faceLines.hairline].map((index) => {
    const { x, y } = at(index);
    return { x: middle.x + shrunk * (x - middle.x), y: middle.y + shrunk * (y - middle.y) };
  });
  return {
    top,
    chin,
    height,
    up: { x: (top.x - chin.x) / height, y: (top.y - chin.y) / height },
    half: distance(at(faceLines.jaw[1]), at(faceLines.jaw.at(-2)!)) / 2,
    oval,
    skin: faceSkin(points, 1, planes),
  };
}

/** How much a place looks like hair by where it is, in logits, and how far it is from the face, in heights of that. */
function oddsAt(
  { top, chin, height, up, half }: Head,
  { x, y }: Point,
): { odds: number; away: number; isUp: boolean } {
  const [dx, dy] = [x - (top.x + chin.x) / 2, y - (top.y + chin.y) / 2];
  // along the face from its middle, -0.5 at the chin and 0.5 at the forehead; and across, 1 at its sides
  const along = (dx * up.x + dy * up.y) / height;
  const across = Math.abs(dx * up.y - dy * up.x) / height;
  const wide = half / height;
  const isUp = along > 0.1;
  if (along < -0.5) {
    const down = -0.5 - along;
    const off = Math.max(0, down / place.reach.below, (across - wide) / (2 * place.reach.beside));
    const base = across < wide * neckWide ? place.neck : place.below;
    return { odds: base + (place.far - base) * Math.min(1, off * off), away: down, isUp };
  }
  const high = Math.max(0, along - 0.1) / 0.4;
  const reach = Math.sqrt(high * high + (across / wide) ** 2);
  const away = isUp ? Math.max(0, (reach - 1) * Math.min(wide, 0.4)) : Math.max(0, across - wide);
  const limit = isUp ? place.reach.above : place.reach.beside;
  const base = isUp ? place.above : place.beside;
  const off = Math.min(1, away / limit);
  return { odds: base + (place.far - base) * off * off, away, isUp };
}
