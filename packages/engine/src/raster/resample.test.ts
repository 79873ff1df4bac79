import fc from "fast-check";
import { expect, test } from "vitest";
import { layOnWhite } from "./lay-on-white.ts";
import { resample } from "./resample.ts";

const size = fc.integer({ min: 1, max: 40 });

function plain(width: number, height: number, color: readonly number[]) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < data.length; i += 4) data.set(color, i);
  return { width, height, data };
}

test("a plain picture stays plain at every size", () => {
  fc.assert(
    fc.property(size, size, size, size, (fromWidth, fromHeight, width, height) => {
      const photo = plain(fromWidth, fromHeight, [10, 200, 77, 255]);
      const whole = { left: 0, top: 0, width: fromWidth, height: fromHeight };
      expect(resample(photo, whole, width, height)).toEqual(plain(width, height, [10, 200, 77, 255]));
    }),
  );
});

test("a cut shows its own part only", () => {
  const data = Uint8ClampedArray.from({ length: 8 * 4 }, (_, i) => (i % 4 === 3 ? 255 : i < 16 ? 0 : 255));
  const right = resample({ width: 8, height: 1, data }, { left: 6, top: 0, width: 2, height: 1 }, 2, 1);
  expect([...right.data]).toEqual([255, 255, 255, 255, 255, 255, 255, 255]);
});

test("transparency is laid on white", () => {
  const [clear, half] = [plain(1, 1, [0, 0, 0, 0]), plain(1, 1, [0, 0, 0, 128])];
  expect([...layOnWhite(clear).data]).toEqual([255, 255, 255, 255]);
  expect([...layOnWhite(half).data]).toEqual([127, 127, 127, 255]);
});
