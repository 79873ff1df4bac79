import { pictureToJson } from "../drawing/picture-json.ts";
import { defaultStyle, drawPaintByNumbers } from "../paint-by-numbers/draw.ts";
import { defaultPaintByNumbersOptions } from "../paint-by-numbers/options.ts";
import { paintByNumbers } from "../paint-by-numbers/paint-by-numbers.ts";
import { fingerprint } from "./hash.ts";
import { meadow } from "./scenes.ts";

/** Fingerprints of model and drawing of one generated picture, which Node and browsers must agree on. */
export const expectedBytes = { model: "95f59f94", drawing: "3acefaf0" };

/** The same fingerprints, computed here. */
export function bytesHere(): typeof expectedBytes {
  const picture = paintByNumbers(meadow(640, 480), { ...defaultPaintByNumbersOptions, numberOfColors: 24 });
  return {
    model: fingerprint(pictureToJson(picture)),
    drawing: fingerprint(drawPaintByNumbers(picture, defaultStyle)),
  };
}
