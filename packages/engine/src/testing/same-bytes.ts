import { pictureToJson } from "../drawing/picture-json.ts";
import { defaultStyle, drawPaintByNumbers } from "../paint-by-numbers/draw.ts";
import { applyEdits } from "../paint-by-numbers/edits/apply-edits.ts";
import type { PictureEdit } from "../paint-by-numbers/edits/edit.ts";
import { defaultPaintByNumbersOptions } from "../paint-by-numbers/options.ts";
import { paintByNumbers } from "../paint-by-numbers/paint-by-numbers.ts";
import { fingerprint } from "./hash.ts";
import { meadow } from "./scenes.ts";

/** Fingerprints of model, drawing and edited model of one generated picture, which Node and browsers must agree on. */
export const expectedBytes = { model: "f083b7e9", drawing: "85cafb44", edited: "5e6d087a" };

/** A new border, a smoother one, and regions that join others. */
const edits: readonly PictureEdit[] = [
  {
    kind: "split",
    at: [9000, 9000],
    line: [
      [2000, 9100],
      [9000, 8700],
      [16000, 9400],
    ],
    to: { hex: "#ff00ff" },
  },
  { kind: "smooth", at: [12000, 12000] },
  { kind: "remove-color", code: "3" },
];

/** The same fingerprints, computed here. */
export function bytesHere(): typeof expectedBytes {
  const picture = paintByNumbers(meadow(640, 480), { ...defaultPaintByNumbersOptions, numberOfColors: 24 });
  return {
    model: fingerprint(pictureToJson(picture)),
    drawing: fingerprint(drawPaintByNumbers(picture, defaultStyle)),
    edited: fingerprint(pictureToJson(applyEdits(picture, edits).picture)),
  };
}
