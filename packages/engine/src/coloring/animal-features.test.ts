import { expect, test } from "vitest";
import type { AnimalFace } from "../edges/animal-face.ts";
import { strongestAt } from "../edges/iris-circle.ts";
import { drawIrises, emptyMuzzles, emptySpots } from "./animal-features.ts";

const size = { width: 120, height: 60 };
const pupil = (x: number) => ({ x, y: 30, halfWidth: 5, halfHeight: 5, area: 78, limit: 0 });
const animalFace: AnimalFace = { eyes: [pupil(30), pupil(90)] };

/** A map with a rim around both eyes, open where `isShown` says no, and with a reflection in the left one. */
function mapOf(isShown: (dx: number, dy: number) => boolean) {
  const data = new Float32Array(120 * 60);
  for (let i = 0; i < data.length; i++) {
    const [x, y] = [(i % 120) + 0.5, Math.floor(i / 120) + 0.5];
    for (const middle of [30, 90]) {
      const [dx, dy] = [x - middle, y - 30];
      if (Math.abs(Math.sqrt(dx * dx + dy * dy) - 12) < 1.2 && isShown(dx, dy)) data[i] = 0.6;
    }
  }
  data.fill(0.9, 24 * 120 + 28, 24 * 120 + 36);
  return { ...size, data };
}

function drawn(isShown: (dx: number, dy: number) => boolean) {
  const map = mapOf(isShown);
  const strength = { ...size, data: map.data.slice() };
  drawIrises(strength, map, [animalFace]);
  return (x: number, y: number) => strongestAt(strength, x, y);
}

test("an iris has a sure rim, and nothing between it and the pupil", () => {
  const at = drawn(() => true);
  for (const x of [30 - 12, 30 + 11, 90 - 12, 90 + 11]) expect(at(x, 30)).toBeGreaterThan(0.8);
  expect(at(30, 25)).toBe(0);
});

test("a rim that a lid covers stays covered, a short gap is closed", () => {
  const covered = drawn((_, dy) => dy > -8);
  expect(covered(30, 18)).toBe(0);
  expect(covered(30, 41)).toBeGreaterThan(0.8);
  const gap = drawn((dx, dy) => dy > 0 || Math.abs(dx) > 2);
  expect(gap(30, 18)).toBeGreaterThan(0.8);
});

test("an eye that is not round keeps its own lines", () => {
  const half = drawn((dx) => dx > 0);
  expect(half(41, 30)).toBeLessThan(0.7);
});

test("muzzles below whose eyes a nose is drawn are empty, others keep their lines", () => {
  const eyes = [pupil(40), pupil(80)] as const;
  const noseOutline = Array.from({ length: 24 }, () => ({ x: 60, y: 50 }));
  const full = () => ({ ...size, data: new Float32Array(size.width * size.height).fill(1) });
  const at = ({ data }: { data: Float32Array }, x: number, y: number) => data[y * size.width + x];
  const [plain, nosed] = [full(), full()];
  emptyMuzzles(plain, [{ eyes }]);
  emptyMuzzles(nosed, [{ eyes, noseOutline }]);
  expect(plain.data.every((value) => value === 1)).toBe(true);
  expect(at(nosed, 60, 45)).toBe(0);
  expect(at(nosed, 20, 45)).toBe(1);
});

test("what is drawn by its outline leaves no lines of the map beside it", () => {
  const ring = (x: number) =>
    Array.from({ length: 24 }, (_, k) => ({ x: x + 10 * (k % 2), y: 30 + 8 * (k >> 1) }));
  const field = { ...size, data: new Float32Array(size.width * size.height).fill(1) };
  const mouth = [[{ x: 60, y: 50 }], [{ x: 70, y: 50 }]] as const;
  emptySpots(field, [{ eyes: [pupil(30), pupil(90)], openings: [ring(25), ring(85)], mouth }]);
  expect(field.data[50 * 120 + 60]).toBe(0);
  expect(field.data[10 * 120 + 60]).toBe(1);
  // an eye with an opening has no iris of the map
  const strength = { ...size, data: mapOf(() => true).data.slice() };
  drawIrises(
    strength,
    mapOf(() => true),
    [{ eyes: [pupil(30), pupil(90)], openings: [ring(25), ring(85)] }],
  );
  expect(strength.data).toEqual(mapOf(() => true).data);
});
