import fc from "fast-check";
import { expect, test } from "vitest";
import { expectGoldenText } from "../testing/expect-golden.ts";
import { labOf } from "./color-difference.ts";
import { mixPaints, pairMixer } from "./mix.ts";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
const mixHexes = (p: string, q: string) => mixPaints({ hex: p }, { hex: q });

test("a paint mixed with itself is itself, and the order does not matter", () => {
  fc.assert(
    fc.property(hex, hex, (p, q) => {
      expect(mixHexes(p, p)).toBe(p);
      expect(mixHexes(p, q)).toBe(mixHexes(q, p));
    }),
    { numRuns: 60 },
  );
});

test("a yellow and a blue give a green", () => {
  const [red, green, blue] = channels(mixHexes("#f6e017", "#1b6fb3"));
  expect(green).toBeGreaterThan(Math.max(red!, blue!));
});

test("what is known of pigments changes mixes: phthalo blue is stronger than its dark swatch says", () => {
  const white = { hex: "#fefdf8", pigments: ["PW6"] };
  const blue = { hex: "#10103f" };
  const known = mixPaints(white, { ...blue, pigments: ["PB15:3"] });
  expect(known).not.toBe(mixPaints(white, blue));
  expect(labOf(known)[2]).toBeLessThan(-25);
});

test("many paints are mixed as two are", () => {
  const paints = ["#f6e017", "#1b6fb3", "#c02020"].map((color) => ({ hex: color }));
  const mixed = pairMixer(paints);
  expect(mixed(0, 2)).toBe(mixPaints(paints[0]!, paints[2]!));
});

test("golden: what some paints give with each other", () => {
  const paints = ["#000000", "#ffffff", "#f6e017", "#1b6fb3", "#c02020", "#7a4a20"];
  const rows = paints.map((one) => `${one}: ${paints.map((other) => mixHexes(one, other)).join(" ")}\n`);
  expectGoldenText("mixes.txt", rows.join(""));
});
