import { encodeOutlines } from "../drawing/encode-outlines.ts";
import { outlines } from "../outlines/outlines.ts";
import { poster } from "./drawings.ts";
import { fingerprint } from "./hash.ts";
import { meadow } from "./scenes.ts";

/** Fingerprint of the outlines of a photo and of a poster, which Node and browsers must agree on. */
export const expectedOutlines = "217d0bba";

/** The same fingerprint, computed here. */
export function outlinesHere(): string {
  const models = [meadow(160, 120), poster(160, 120)].map((image) =>
    outlines(image, { colorPrecision: "normal" }),
  );
  return fingerprint(models.map((model) => encodeOutlines(model).join()).join());
}
