import fc from "fast-check";
import { expect, test } from "vitest";
import { expectGoldenText } from "../testing/expect-golden.ts";
import { mixPaints } from "./mix.ts";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

test("a paint mixed with itself is itself, and the order does not matter", () => {
  fc.assert(
    fc.property(hex, hex, (p, q) => {
      expect(mixPaints(p, p)).toBe(p);
      expect(mixPaints(p, q)).toBe(mixPaints(q, p));
    }),
  );
});

test("every channel of a mix lies between those of its paints", () => {
  fc.assert(
    fc.property(hex, hex, (p, q) => {
      const [low, high, mixed] = [channels(p), channels(q), channels(mixPaints(p, q))];
      mixed.forEach((value, c) => {
        expect(value).toBeGreaterThanOrEqual(Math.min(low[c]!, high[c]!));
        expect(value).toBeLessThanOrEqual(Math.max(low[c]!, high[c]!));
      });
    }),
  );
});

test("a yellow and a blue give a green", () => {
  const [red, green, blue] = channels(mixPaints("#f6e017", "#1b6fb3"));
  expect(green).toBeGreaterThan(Math.max(red!, blue!));
});

test("golden: what some paints give with each other", () => {
  const paints = ["#000000", "#ffffff", "#f6e017", "#1b6fb3", "#c02020", "#7a4a20"];
  const rows = paints.map((one) => `${one}: ${paints.map((other) => mixPaints(one, other)).join(" ")}\n`);
  expectGoldenText("mixes.txt", rows.join(""));
});
