import { placeIn } from "../seeing/frame.ts";
import { frameOfParts } from "../seeing/people/find-parts.ts";
import { saliencyOf } from "../seeing/saliency.ts";
import type { Mask, Seen } from "../seeing/seen.ts";
import { drawnFace } from "./drawn-face.ts";

/** Whose head and shoulders `portrait` draws. */
const person: Mask = {
  width: 50,
  height: 50,
  data: Uint8Array.from({ length: 2500 }, (_, i) => {
    const [x, y] = [((i % 50) - 24.5) / 21.6, (Math.floor(i / 50) - 23.5) / 21.6];
    const isHead = (x / 0.62) ** 2 + ((y + 0.05) / 0.78) ** 2 < 1 || (Math.abs(x) < 0.22 && y > 0);
    return isHead || (x / 0.85) ** 2 + ((y - 1.35) / 0.55) ** 2 < 1 ? 255 : 0;
  }),
};

const face = drawnFace({ x: 100, y: 107, height: 110, mouth: 0.03 });

/** Where the network sees a part of a person around that face, by places in the head: the face is 1 wide, eyes lie at 0. */
function partWhere(isPart: (x: number, y: number) => boolean): Mask {
  const side = 64;
  const frame = frameOfParts(face.box);
  const data = Uint8Array.from({ length: side * side }, (_, i) => {
    const [across, down] = placeIn(frame, ((i % side) + 0.5) / side, (Math.floor(i / side) + 0.5) / side);
    return isPart((across - 100) / 86.4, (down - 96) / 86.4) ? 255 : 0;
  });
  return { width: side, height: side, data };
}

const isFace = (x: number, y: number) => (x / 0.47) ** 2 + ((y - 0.18) / 0.66) ** 2 < 1;
const isHead = (x: number, y: number) => (x / 0.62) ** 2 + ((y + 0.05) / 0.78) ** 2 < 1;
const isNeck = (x: number, y: number) => (x / 0.22) ** 2 + ((y - 0.8) / 0.5) ** 2 < 1;
const parts = {
  hair: partWhere((x, y) => isHead(x, y) && !isFace(x, y) && !isNeck(x, y)),
  hat: partWhere(() => false),
  face: partWhere(isFace),
};

/** The drawn head with landmarks where its features are. */
const shown = {
  width: 200,
  height: 200,
  faces: [{ ...face, parts }],
  person,
  subject: { mask: person, confidence: 1 },
  animals: [],
  letters: [],
  lines: { width: 1, height: 1, data: new Uint8Array(1) },
};
const plain = { width: 1, height: 1, data: Float32Array.of(0.5) };

/** What is seen of the head that `portrait` draws, 200 pixels high. */
export const seenHead: Seen = { ...shown, saliency: saliencyOf(shown, plain, person) };
