import fc from "fast-check";
import { expect, test } from "vitest";
import { layOnGround } from "./lay-on-ground.ts";
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

test("transparency of dark art is laid on white", () => {
  const [clear, half] = [plain(1, 1, [0, 0, 0, 0]), plain(1, 1, [0, 0, 0, 128])];
  expect([...layOnGround(clear).data]).toEqual([255, 255, 255, 255]);
  expect([...layOnGround(half).data]).toEqual([127, 127, 127, 255]);
});

const pictures = fc.tuple(size, size, fc.nat()).map(([width, height, seed]) => {
  const value = (i: number) => (Math.imul(i + seed, 2654435761) >>> 24) & 255;
  const data = Uint8ClampedArray.from({ length: width * height * 4 }, (_, i) =>
    i % 4 === 3 ? 255 : value(i),
  );
  return { width, height, data };
});

/** Catmull-Rom's cubic. */
function cubic(distance: number): number {
  const x = Math.abs(distance);
  if (x < 1) return (1.5 * x - 2.5) * x * x + 1;
  return x < 2 ? ((-0.5 * x + 2.5) * x - 4) * x + 2 : 0;
}

/** What an output position takes of each input position inside. */
function shares(count: number, from: number, length: number, out: number, o: number): number[] {
  const spread = Math.max(1, length / out);
  const center = from + ((o + 0.5) * length) / out - 0.5;
  const all = Array.from({ length: count }, (_, i) => cubic((i - center) / spread));
  const sum = all.reduce((total, share) => total + share, 0);
  return all.map((share) => share / sum);
}

test("pixels are weighed by a cubic that widens when it shrinks, to one step of a channel", () => {
  fc.assert(
    fc.property(pictures, size, size, (photo, width, height) => {
      // more than this is shrunk by whole boxes first
      if (photo.width >= 4 * width && photo.height >= 4 * height) return;
      const whole = { left: 0, top: 0, width: photo.width, height: photo.height };
      const { data } = resample(photo, whole, width, height);
      const [x, y] = [Math.floor(width / 3), Math.floor(height / 3)];
      const across = shares(photo.width, 0, photo.width, width, x);
      const down = shares(photo.height, 0, photo.height, height, y);
      let exact = 0;
      for (const [v, share] of down.entries())
        for (const [u, other] of across.entries())
          exact += share * other * photo.data[(v * photo.width + u) * 4]!;
      const clipped = Math.max(0, Math.min(255, exact));
      expect(Math.abs(data[(y * width + x) * 4]! - clipped)).toBeLessThan(1.1);
    }),
    { numRuns: 300 },
  );
});
