import { expect, test } from "vitest";
import { codeWidth } from "./code-width.ts";
import { letterCode, withLetters } from "./letter-codes.ts";
import type { Picture } from "./picture.ts";

test("letters go on after Z, and no two colors share one", () => {
  expect([0, 25, 26, 51, 52, 99].map(letterCode)).toEqual(["A", "Z", "AA", "AZ", "BA", "CV"]);
  expect(new Set(Array.from({ length: 200 }, (_, k) => letterCode(k))).size).toBe(200);
});

test("letters take no more room than the numbers did", () => {
  const codes = Array.from({ length: 40 }, (_, k) => String(k + 1));
  const picture = {
    palette: codes.map((code) => ({ code, hex: "#808080", areaShare: 1 / 40, segments: 1 })),
    regions: codes.map((_, color) => ({ color, areaMM2: 10, rings: [] })),
    numbers: codes.map((_, region) => ({ region, x: 1, y: 1, size: 3 })),
  } as unknown as Picture;
  const lettered = withLetters(picture);
  lettered.numbers.forEach(({ size }, k) => {
    const room = codeWidth(codes[k]!) * 3;
    expect(codeWidth(lettered.palette[k]!.code) * size).toBeLessThanOrEqual(room + 1e-9);
    expect(size).toBeLessThanOrEqual(3);
  });
});
