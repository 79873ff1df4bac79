import { looks, type LookName } from "../looks/looks.ts";
import { paintLook } from "../looks/paint-look.ts";
import { fingerprint } from "./hash.ts";
import { portrait } from "./scenes.ts";
import { seenHead } from "./seen-head.ts";

/** Fingerprints of every look of a generated portrait, which Node and browsers must agree on. */
export const expectedLooks: Readonly<Record<LookName, string>> = {
  "painting-general": "346b9a29 c0d83c20",
  "oil-painting": "624d39f4 c6e853c1",
  "palette-knife": "dc4ca89b 35f99840",
  acrylic: "37092f10 af8214dc",
  watercolor: "a6024810 67378f4f",
  gouache: "2744a715 ddc24681",
  digital: "a099c49b ea448f43",
  graffiti: "82c88c09 5c293b86",
  grimdark: "e22b4247 1f3147b7",
  impasto: "ddb59d22 1c4be3df",
  "impressionism-painting-style": "ee2ceb10 0c0cdb00",
  "magic-realism": "d8f1fced 4d7993e4",
  pointillism: "b1b76068 ee17c3d3",
  renaissance: "b98545c7 b98545c7",
  retrofuturism: "327edfc9 0c6ef487",
};

/** The same fingerprints, computed here. */
export function looksHere(): Record<string, string> {
  const photo = portrait(150, 110);
  const painted = looks.map((name) => {
    const { look, base } = paintLook(photo, { name, strength: 0.7, seen: seenHead });
    return [name, `${fingerprint(look.data.join())} ${fingerprint(base.data.join())}`] as const;
  });
  return Object.fromEntries(painted);
}
