import { expect, test } from "vitest";
import { toPlanes } from "../raster/planes.ts";
import { labelsFromLetters } from "../testing/letters.ts";
import { drawRaster } from "../testing/scenes.ts";
import { commonColors } from "./common-colors.ts";
import { stepsPerUnit } from "./oklab.ts";

const letters = Array.from({ length: 20 }, () => "A".repeat(20)).join(" ");
const labels = labelsFromLetters(letters);
const none = new Float64Array(3);

test("white paper stays white whatever was written on it, and what hardly differs is evened out", () => {
  const written = toPlanes(
    drawRaster(20, 20, (u, v) => (Math.floor(u * 20) % 3 === 0 && v > 0.2 ? [20, 20, 30] : [255, 255, 255])),
  );
  expect([...commonColors(labels, written, none)]).toEqual([written.l[0], written.a[0], written.b[0]]);
  const grained = toPlanes(
    drawRaster(20, 20, (u) => (Math.floor(u * 20) % 2 ? [120, 120, 120] : [130, 130, 130])),
  );
  const mean = (grained.l[0]! + grained.l[1]!) / 2;
  expect(Math.abs(commonColors(labels, grained, none)[0]! - mean)).toBeLessThan(stepsPerUnit / 10);
});

test("a color that no pixel has stays what it is", () => {
  const palette = Float64Array.of(0, 0, 0, 4000, 100, -100);
  const planes = toPlanes(drawRaster(20, 20, () => [255, 255, 255]));
  expect([...commonColors(labels, planes, palette).slice(3)]).toEqual([4000, 100, -100]);
});
