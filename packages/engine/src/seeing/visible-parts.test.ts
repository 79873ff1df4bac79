import { expect, test } from "vitest";
import { drawnFace } from "../testing/drawn-face.ts";
import { drawRaster } from "../testing/scenes.ts";
import { visibleParts } from "./visible-parts.ts";

const photo = drawRaster(400, 400, () => [224, 182, 154]);
const mouthOf = (mouth: number) =>
  visibleParts(drawnFace({ x: 200, y: 200, height: 240, mouth }).points!, photo).mouth;

test("a mouth that does not stand out is hidden, unless it is wide open: somebody laughs", () => {
  expect(mouthOf(0)).toBe(false);
  expect(mouthOf(0.02)).toBe(false);
  expect(mouthOf(0.09)).toBe(true);
});
