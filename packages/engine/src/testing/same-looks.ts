import { looks, type LookName } from "../looks/looks.ts";
import { paintLook } from "../looks/paint-look.ts";
import { fingerprint } from "./hash.ts";
import { portrait } from "./scenes.ts";
import { seenHead } from "./seen-head.ts";

/** Fingerprints of every look of a generated portrait, which Node and browsers must agree on. */
export const expectedLooks: Readonly<Record<LookName, string>> = {
  "painting-general": "171119c0 c0d83c20",
  "oil-painting": "31b62360 c6e853c1",
  "palette-knife": "65f974dc 35f99840",
  acrylic: "dc5154eb af8214dc",
  watercolor: "a6024810 67378f4f",
  gouache: "2744a715 ddc24681",
  digital: "a099c49b ea448f43",
  graffiti: "91cee232 9eafc875",
  grimdark: "4d153712 2c529ec5",
  impasto: "4312af21 1c4be3df",
  "impressionism-painting-style": "5b9f76a0 0c0cdb00",
  "magic-realism": "d8f1fced 4d7993e4",
  pointillism: "25b04393 ee17c3d3",
  renaissance: "b98545c7 b98545c7",
  retrofuturism: "4f3262e3 83c43931",
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
