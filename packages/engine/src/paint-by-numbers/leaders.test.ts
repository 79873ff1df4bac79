import { readSeeingNetworks } from "@tintery/weights";
import { expect, test } from "vitest";
import { see } from "../seeing/see.ts";
import { leadersOf } from "../testing/check-leaders.ts";
import { faultsOf } from "../testing/check-picture.ts";
import { meadow, portrait } from "../testing/scenes.ts";
import { defaultPaintByNumbersOptions } from "./options.ts";
import { paintByNumbers } from "./paint-by-numbers.ts";

const networks = await readSeeingNetworks();

const marked = { width: 1, height: 1, data: Uint8Array.of(255) };
const scenes = {
  "a meadow": { photo: meadow(900, 600), canvases: ["none"] },
  "a meadow that somebody marked": {
    photo: meadow(600, 400),
    canvases: ["none", "24x30"],
    importance: marked,
  },
  "a small head": { photo: portrait(500, 400, 0.35), canvases: ["none", "16x20"] },
  // small numbers stay inside here, in the way of lines
  "a detailed meadow": { photo: meadow(900, 600), canvases: ["none"], detalization: "high" },
  "a very detailed meadow": { photo: meadow(900, 600), canvases: ["none"], detalization: "ultra" },
} as const;

for (const [name, { photo, canvases, ...own }] of Object.entries(scenes)) {
  for (const canvasSize of canvases) {
    test(`lines from numbers are few and short, and meet nothing: ${name} on ${canvasSize}`, () => {
      const options = { ...defaultPaintByNumbersOptions, ...own, canvasSize };
      const picture = paintByNumbers(photo, options, undefined, see(photo, networks));
      expect(faultsOf(picture)).toEqual([]);
      const { share, longest, ...clashes } = leadersOf(picture);
      expect(share).toBeLessThanOrEqual(0.03);
      expect(longest).toBeLessThanOrEqual(8);
      expect(clashes).toMatchObject({ crossings: 0, through: 0, near: 0 });
    });
  }
}
