import { expect, test } from "vitest";
import { toPlanes } from "../raster/planes.ts";
import { faceLines } from "../seeing/face-lines.ts";
import type { FacePart } from "../seeing/seen.ts";
import { drawnFace } from "../testing/drawn-face.ts";
import { drawRaster } from "../testing/scenes.ts";
import { drawJaws } from "./draw-jaws.ts";
import type { MeshedFace } from "./face-areas.ts";

const side = 400;
const size = { width: side, height: side };
const faceOf = (hidden: readonly FacePart[] = []) =>
  drawnFace({ x: 200, y: 180, height: 240, hidden }) as MeshedFace;
const empty = () => ({ ...size, data: new Float32Array(side * side) });
const skin = [226, 178, 150] as const;
const toned = (color: (u: number, v: number) => readonly [number, number, number]) =>
  toPlanes(drawRaster(side, side, color));
/** Where the strength is high, the places of a column. */
const rowsAt = ({ data }: { data: Float32Array }, x: number, min = 0.6) =>
  Array.from({ length: side }, (_, y) => y).filter((y) => data[y * side + x]! >= min);

test("a jaw that the map does not show runs along the landmarks", () => {
  const strength = empty();
  drawJaws(strength, [faceOf()], { planes: toned(() => skin), map: empty(), scale: 1 });
  const { points } = faceOf();
  for (const index of faceLines.jaw.slice(5, -5)) {
    const [x, y] = [Math.floor(points[3 * index]!), points[3 * index + 1]!];
    const rows = rowsAt(strength, x);
    expect(
      rows.some((row) => Math.abs(row - y) < 4),
      `landmark ${index}`,
    ).toBe(true);
  }
});

test("it follows a line of the map beside them, and nothing else stays there", () => {
  const map = empty();
  // a chin eight pixels below the landmarks' and a shadow below it
  for (let x = 140; x < 260; x++)
    for (const [y, value] of [
      [308, 0.9],
      [316, 0.5],
    ] as const)
      for (let row = y - 1; row <= y + 1; row++) map.data[row * side + x] = value;
  const strength = { ...size, data: map.data.slice() };
  drawJaws(strength, [faceOf()], { planes: toned(() => skin), map, scale: 1 });
  expect(rowsAt(strength, 200).every((row) => Math.abs(row - 308) < 4)).toBe(true);
  expect(strength.data[316 * side + 200]).toBeLessThan(0.2);
});

test("a shade on a chin does not break it", () => {
  const strength = empty();
  const planes = toned((u, v) => (v > 0.6 && Math.abs(u - 0.5) < 0.03 ? [90, 60, 50] : skin));
  drawJaws(strength, [faceOf()], { planes, map: empty(), scale: 1 });
  expect(rowsAt(strength, 200).length).toBeGreaterThan(0);
});

test("what hides it is no jaw: a scarf, and a face whose oval is not to be seen", () => {
  const strength = empty();
  drawJaws(strength, [faceOf()], {
    planes: toned((_u, v) => (v > 0.52 ? [60, 80, 160] : skin)),
    map: empty(),
    scale: 1,
  });
  expect(rowsAt(strength, 200)).toEqual([]);
  drawJaws(strength, [faceOf(["oval"])], { planes: toned(() => skin), map: empty(), scale: 1 });
  expect(rowsAt(strength, 200)).toEqual([]);
});
