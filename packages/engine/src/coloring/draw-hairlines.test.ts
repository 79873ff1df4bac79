import { expect, test } from "vitest";
import { toPlanes } from "../raster/planes.ts";
import { boundariesOfSteps } from "../testing/boundaries-of-steps.ts";
import { drawnPerson } from "../testing/drawn-person.ts";
import { drawHairlines, foreheadOf } from "./draw-hairlines.ts";
import type { MeshedFace } from "./face-areas.ts";

const [brown, black, red] = [
  [70, 46, 34],
  [24, 22, 24],
  [170, 40, 50],
] as const;
const [light, dark] = [
  [228, 180, 152],
  [122, 82, 62],
] as const;
const middle = 160;

type Rgb = readonly [number, number, number];

function drawn(hair: Rgb, skin: Rgb) {
  const { raster, face, hair: isHair, person } = drawnPerson(hair, skin, red);
  const strength = { width: raster.width, height: raster.height, data: new Float32Array(isHair.length) };
  const map = boundariesOfSteps(raster);
  const foreheads = [foreheadOf(face as MeshedFace, toPlanes(raster), 1)];
  const lines = drawHairlines(strength, foreheads, map);
  return { lines, strength, isHair, ...person };
}

test.each([
  ["brown hair", brown, light],
  ["black hair on dark skin", black, dark],
] as const)("%s ends at a line over the forehead", (_, hair, skin) => {
  const { lines, strength, isHair, width, height } = drawn(hair, skin);
  // the lowest row of hair over the forehead
  const rows = Array.from({ length: height }, (_, y) => y).filter((y) => isHair[y * width + middle]);
  const edge = Math.max(...rows.filter((y) => y < 130)) + 1;
  const on = rows.concat(edge + 1, edge + 2).filter((y) => strength.data[y * width + middle]! >= 0.6);
  expect(on.length).toBeGreaterThan(0);
  for (const y of on) expect(Math.abs(y - edge)).toBeLessThanOrEqual(3);
  expect(on.every((y) => lines![y * width + middle] === 1)).toBe(true);
});

test("a bald head has none on its forehead", () => {
  const { strength, width } = drawn(light, light);
  for (let y = 76; y < 130; y++) expect(strength.data[y * width + middle]).toBe(0);
});

test("without faces there is none", () => {
  const { raster } = drawnPerson(brown, light, red);
  const map = boundariesOfSteps(raster);
  expect(drawHairlines(map, [], map)).toBeUndefined();
});
