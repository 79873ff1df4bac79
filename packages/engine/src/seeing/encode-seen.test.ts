import { readSeeingNetworks } from "@tintery/weights";
import fc from "fast-check";
import { expect, test } from "vitest";
import { circle } from "../edges/circle.ts";
import { drawnHead } from "../testing/drawn-head.ts";
import { portrait } from "../testing/scenes.ts";
import type { AnimalHead } from "./animals/animal-head.ts";
import { decodeSeen, encodeSeen } from "./encode-seen.ts";
import { scaleSeen } from "./scale-seen.ts";
import { see } from "./see.ts";

const rim = (x: number) => circle.map(([cos, sin]) => ({ x: x + 20 * cos, y: 190 + 16 * sin }));
const head = drawnHead({ x: 100, y: 200, height: 80 });
const { outline: _, ...beak } = head.nose!;
const { mouth: _mouth, ...bare } = head;
const animals: readonly AnimalHead[] = [
  head,
  { ...bare, view: "profile", eyes: head.eyes.slice(1), nose: beak, ears: [] },
];
const plain = see(portrait(500, 400, 0.6), await readSeeingNetworks());
const faces = plain.faces.map((face) => ({
  ...face,
  glasses: { left: rim(210), right: rim(290) },
  beard: rim(250),
}));
const parts = [{ points: rim(40) }, { points: rim(60).slice(0, 3), pen: 2.5 }];
const seen = { ...plain, faces, animals, parts, rims: parts.slice(1) };
const bytes = encodeSeen(seen);

test("what was seen is the same after being written and read, in few bytes", () => {
  expect(seen.faces[0]!.points).toBeDefined();
  expect(decodeSeen(bytes)).toEqual(seen);
  expect(bytes.length).toBeLessThan(60_000);
});

test("broken bytes are refused, whatever is wrong with them", () => {
  fc.assert(
    fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 0, max: 255 }), (at, value) => {
      const broken = bytes.slice();
      broken[at] = value;
      try {
        decodeSeen(broken);
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
    }),
    { numRuns: 60 },
  );
  expect(() => decodeSeen(bytes.slice(0, -1))).toThrow(RangeError);
  expect(() => decodeSeen(new Uint8Array([...bytes, 0]))).toThrow("1 bytes more");
  expect(() => decodeSeen(new Uint8Array(10))).toThrow("signature");
});

test("at another size of the photo faces lie where they lay", () => {
  const twice = scaleSeen(seen, { width: 1000, height: 800 });
  expect(twice.faces[0]!.points![3]).toBeCloseTo(2 * seen.faces[0]!.points![3]!, 3);
  expect(twice.faces[0]!.glasses!.right[0]).toEqual({ x: 620, y: 380 });
  expect(twice.faces[0]!.beard![0]).toEqual({ x: 540, y: 380 });
  expect(twice.faces[0]!.box.x).toBeCloseTo(2 * seen.faces[0]!.box.x, 6);
  const [near] = twice.animals;
  expect(near!.box).toEqual({ x: 120, y: 320, width: 160, height: 160 });
  expect(near!.eyes[0]!.rim[0]!.x).toBeCloseTo(2 * head.eyes[0]!.rim[0]!.x, 9);
  expect(near!.mouth!.sides![1][1]).toEqual({ x: expect.closeTo(219.2, 9), y: expect.closeTo(448, 9) });
  expect(twice.parts![0]!.points[0]).toEqual({ x: 120, y: 380 });
  expect(twice.rims![0]!.pen).toBe(5);
  expect(scaleSeen(twice, seen).faces[0]!.box).toEqual(seen.faces[0]!.box);
});
