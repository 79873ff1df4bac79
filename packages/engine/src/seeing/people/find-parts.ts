import { expMinus } from "../../arithmetic/reproducible.ts";
import { type Frame, upright } from "../frame.ts";
import { maskOf } from "../mask.ts";
import type { Box, FaceParts, SeenFace } from "../seen.ts";
import type { SeeingNetwork } from "../seeing-networks.ts";
import type { RunNetwork } from "../with-networks.ts";
import { partLook, partNames } from "./part-graph.ts";

/**
 * Parts are looked for in a square of so many times the longer side of a face's box, so much of that below its middle: hair hangs down.
 * With 2.4 and no way down long hair was cut off, and no contour was better.
 */
const looked = { reach: 2.7, down: 0.15 };
/** In lower faces, in pixels of the picture, hair is but a few of them. */
const minFace = 24;
/** In a crowd the largest faces only: each costs 70 ms on one core. */
const maxFaces = 8;
/** Places of the answer, a side. */
const side = partLook.side / partLook.stride;
/** What is shown of a face, in the order of `partNames`. */
const shown = {
  hair: ["hair"],
  hat: ["hat"],
  face: ["face", "beard"],
} as const satisfies Record<keyof FaceParts, readonly (typeof partNames)[number][]>;

/** Where the parts of a person are looked for, by the box of the face. */
export function frameOfParts({ x, y, width, height }: Box): Frame {
  const longer = Math.max(width, height);
  const length = looked.reach * longer;
  return {
    x: x + width / 2,
    y: y + height / 2 + looked.down * longer,
    width: length,
    height: length,
    turn: upright,
  };
}

/** Faces with their parts, as far as they are large enough and not too many. */
export function withParts(
  run: RunNetwork,
  network: SeeingNetwork,
  faces: readonly SeenFace[],
): readonly SeenFace[] {
  const tall = faces.filter(({ box }) => box.height >= minFace);
  const largest = new Set(tall.sort((p, q) => q.box.height - p.box.height).slice(0, maxFaces));
  return faces.map((face) =>
    largest.has(face) ? { ...face, parts: findParts(run, network, face.box) } : face,
  );
}

/** The parts of a person around the face in a box. */
export function findParts(run: RunNetwork, network: SeeingNetwork, face: Box): FaceParts {
  const [logits] = run(network, frameOfParts(face)) as [Float32Array];
  const chances = chancesOf(logits);
  const maskFor = (part: keyof FaceParts) => {
    const columns = shown[part].map((name) => partNames.indexOf(name));
    const data = new Float32Array(side * side);
    for (let i = 0; i < data.length; i++)
      data[i] = columns.reduce((sum, k) => sum + chances[i * partNames.length + k]!, 0);
    return maskOf({ width: side, height: side, data });
  };
  return { hair: maskFor("hair"), hat: maskFor("hat"), face: maskFor("face") };
}

/** What the logits of each place say: chances that add up to 1. */
function chancesOf(logits: Float32Array): Float32Array {
  const count = partNames.length;
  const out = new Float32Array(logits.length);
  for (let from = 0; from < logits.length; from += count) {
    const own = logits.subarray(from, from + count);
    const max = own.reduce((p, q) => Math.max(p, q));
    const shares = own.map((value) => expMinus(max - value));
    const sum = shares.reduce((p, q) => p + q);
    for (let k = 0; k < count; k++) out[from + k] = shares[k]! / sum;
  }
  return out;
}
