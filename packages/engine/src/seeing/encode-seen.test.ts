import { readSeeingNetworks } from "@tintery/weights";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { AnimalFace } from "../edges/animal-face.ts";
import { circle } from "../edges/circle.ts";
import { portrait } from "../testing/scenes.ts";
import { decodeSeen, encodeSeen } from "./encode-seen.ts";
import { scaleSeen } from "./scale-seen.ts";
import { see } from "./see.ts";

const spot = { x: 10, y: 20.5, halfWidth: 3, halfHeight: 4, area: 30, limit: 900 };
const rim = (x: number) => circle.map(([cos, sin]) => ({ x: x + 20 * cos, y: 190 + 16 * sin }));
const eyes = [spot, { ...spot, x: 30 }] as const;
const animalFaces: readonly AnimalFace[] = [
  { eyes, nose: { ...spot, y: 40 } },
  { eyes, noseOutline: rim(20) },
  {
    eyes,
    openings: [rim(10), rim(30)],
    noseOutline: rim(20),
    mouth: [
      [
        { x: 10, y: 20.5 },
        { x: 4, y: 50 },
      ],
      [],
    ],
  },
];
const plain = see(portrait(500, 400, 0.6), await readSeeingNetworks());
const faces = plain.faces.map((face) => ({
  ...face,
  glasses: { left: rim(210), right: rim(290) },
  beard: rim(250),
}));
const seen = { ...plain, faces, animalFaces, heads: animalFaces.slice(1) };
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
  expect(twice.animalFaces[2]!.openings![1][0]).toEqual({ x: 100, y: 380 });
  expect(twice.heads).toEqual(twice.animalFaces.slice(1));
  expect(twice.animalFaces[2]!.mouth![0]).toEqual([
    { x: 20, y: 41 },
    { x: 8, y: 100 },
  ]);
  expect(scaleSeen(twice, seen).faces[0]!.box).toEqual(seen.faces[0]!.box);
});
