import { expect, test } from "vitest";
import { readHalves } from "./half.ts";

test("numbers of half precision", () => {
  const halves = [0x3c00, 0xc000, 0x0001, 0x03ff, 0x0400, 0x7bff, 0x8000, 0x7c00, 0xfe00];
  const bytes = Uint8Array.from([0, ...halves.flatMap((half) => [half & 255, half >> 8])]);
  expect([...readHalves(bytes, 1, halves.length)]).toEqual([
    ...[1, -2, 2 ** -24, 1023 * 2 ** -24, 2 ** -14, 65504, -0, Number.NaN, Number.NaN],
  ]);
});
