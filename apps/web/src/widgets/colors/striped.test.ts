import { expect, test } from "vitest";
import { striped } from "./striped.ts";

const photo = (width: number, height: number) => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4).fill(120),
});

test("only what is outside is striped, in two tones that no photo lacks the contrast to", () => {
  const outside = new Uint8Array(20 * 20).map((_, i) => (i % 20 < 10 ? 1 : 0));
  const data = striped(photo(20, 20), outside);
  const tones = new Set<number>();
  for (let i = 0; i < outside.length; i++) {
    if (outside[i]) tones.add(data[4 * i]!);
    else expect([...data.slice(4 * i, 4 * i + 4)]).toEqual([120, 120, 120, 120]);
  }
  expect([...tones].sort((p, q) => p - q)).toEqual([28, 255]);
});

test("the photo itself stays as it is", () => {
  const own = photo(4, 4);
  striped(own, new Uint8Array(16).fill(1));
  expect(own.data.every((value) => value === 120)).toBe(true);
});
