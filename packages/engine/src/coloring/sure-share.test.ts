import { expect, test } from "vitest";
import { sureLine, sureShare } from "./sure-share.ts";

const mask = (...data: number[]) => ({ width: data.length, height: 1, data: Uint8Array.from(data) });

test("it is the share of what sure lines weigh", () => {
  expect(sureShare(mask(255, 0, 0, 85))).toBe(0.75);
  expect(sureShare(mask(sureLine, sureLine - 1, 1))).toBe(0.5);
});

test("a photo without a line is not clear, and one with nothing but sure lines is", () => {
  expect(sureShare(mask(0, 0))).toBe(0);
  expect(sureShare(mask(0, 200, 255))).toBe(1);
});
