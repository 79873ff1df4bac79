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

/** The drawn head with landmarks where its features are. */
const shown = {
  width: 200,
  height: 200,
  faces: [drawnFace({ x: 100, y: 107, height: 110, mouth: 0.03 })],
  person,
  subject: { mask: person, confidence: 1 },
  animals: [],
  letters: [],
  lines: { width: 1, height: 1, data: new Uint8Array(1) },
};
const plain = { width: 1, height: 1, data: Float32Array.of(0.5) };

/** What is seen of the head that `portrait` draws, 200 pixels high. */
export const seenHead: Seen = { ...shown, saliency: saliencyOf(shown, plain, person) };
