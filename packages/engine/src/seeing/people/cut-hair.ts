import type { Field } from "../../edges/grid.ts";
import type { Planes } from "../../raster/planes.ts";
import { cutOut } from "../subject/cut-out.ts";
import { meanOf, type Superpixels, superpixels } from "../subject/superpixels.ts";
import { partsOf } from "../subject/tidy-cut.ts";

/**
 * What the network says counts so much, in logits from one end to the other; a cut counts no more than three to either side. By overlap with
 * the masks of 73 portraits that the network was not trained on: .77 with 9, .76 with half of that.
 */
const slope = 9;
/** What is surer to be none than the first is none, what is surer than the second is nothing else. */
const sure = { none: 0.06, some: 0.97 };
/** What is surer than this to be a face is no hair: dark glasses have its color. */
const surelyFace = 0.7;
/** What is less likely a person than this is hardly anybody's, by so many logits; below `nobody` it is none. */
const someone = { below: 0.35, odds: -4, nobody: 0.1 };
/** Less of it than this, in squared heights of a face, is none: a shaved head has a shadow. */
const minArea = 0.02;

/** What hair is cut out of: a picture of a head, small. */
export interface HeadPicture {
  readonly planes: Planes;
  /** Its boundary map, 0 to 1. */
  readonly strength: Field;
  /** How much each place is a person, 0 to 1. */
  readonly person: Field;
  /** How likely each place is hair, a hat, and a face, 0 to 1. */
  readonly chances: Readonly<Record<"hair" | "hat" | "face", Field>>;
  /** How high the face is, in pixels. */
  readonly face: number;
}

/** 1 a pixel of it. */
export interface HeadCover {
  readonly hair: Field;
  readonly hat: Field;
}

/**
 * The hair and the hat of a head: where they are, the network says roughly; their contours run along the boundary map and between colors
 * (the cut of subjects, with other wishes).
 */
export function cutHair(picture: HeadPicture): HeadCover {
  const parts = superpixels(picture.planes, picture.strength);
  const known = {
    person: meanOf(parts, picture.person),
    face: meanOf(parts, picture.chances.face),
  };
  const [hair, hat] = (["hair", "hat"] as const).map((part) =>
    cutPart(parts, meanOf(parts, picture.chances[part]), known),
  ) as [Uint8Array, Uint8Array];
  for (let p = 0; p < hair.length; p++) if (hat[p]) hair[p] = 0;
  const min = minArea * picture.face ** 2;
  return { hair: fieldOfParts(parts, hair, min), hat: fieldOfParts(parts, hat, min) };
}

/** 1 for each superpixel of a part of the head. */
function cutPart(
  parts: Superpixels,
  likely: Float64Array,
  { person, face }: { person: Float64Array; face: Float64Array },
): Uint8Array {
  const seeds = new Int8Array(likely.length);
  const odds = likely.map((chance, p) => {
    const who = person[p]!;
    if (chance < sure.none || face[p]! > surelyFace || who < someone.nobody) seeds[p] = -1;
    else if (chance > sure.some) seeds[p] = 1;
    const own = slope * (chance - 0.5);
    return who < someone.below ? own + someone.odds : own;
  });
  return seeds.some((seed) => seed >= 0) ? cutOut(parts, odds, seeds) : new Uint8Array(likely.length);
}

/** 1 in superpixels of a side whose part is large enough. */
function fieldOfParts(parts: Superpixels, side: Uint8Array, min: number): Field {
  const { width, height, data: labels } = parts.labels;
  const { part, count } = partsOf(parts, side);
  const area = new Float64Array(count);
  for (let p = 0; p < side.length; p++) area[part[p]!]! += parts.graph.area[p]!;
  const data = new Float32Array(labels.length);
  for (let i = 0; i < data.length; i++) {
    const p = labels[i]!;
    if (side[p] && area[part[p]!]! >= min) data[i] = 1;
  }
  return { width, height, data };
}
