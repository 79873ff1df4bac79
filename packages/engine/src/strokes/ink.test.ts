import { expect, test } from "vitest";
import { linesFrom } from "../testing/thin-lines.ts";
import { strokesInInk } from "./ink.ts";
import { meetLines } from "./meet-lines.ts";
import { solidsOf } from "./solids.ts";

test("a stroke three pixels wide is three pixels wide, and its blot is a solid", () => {
  const ink = linesFrom(`
    ........................
    ..............#######...
    ..............#######...
    ####################....
    ####################....
    ####################....
    ..............#######...
    ..............#######...
    ........................`);
  const middle = linesFrom(`
    ........................
    ........................
    ........................
    ........................
    .###############........
    ........................
    ........................
    ........................
    ........................`);
  const { on, widths, solid } = strokesInInk(ink.on, middle.on, { ...ink, minBlot: 6 });
  const row = 4 * ink.width;
  expect([...widths.subarray(row + 2, row + 10)]).toEqual(new Array(8).fill(3));
  expect(solid[row + 17]).toBe(1);
  expect(solid[row + 5]).toBe(0);
  expect(on[row + 16]).toBe(0);
  expect(on[row + 5]).toBe(1);
});

test("a round area is an ellipse, one with a hole has two rings", () => {
  const size = { width: 80, height: 60 };
  const inside = (a: number, b: number) =>
    Uint8Array.from({ length: size.width * size.height }, (_, i) => {
      const [x, y] = [(i % 80) - 40, Math.floor(i / 80) - 30];
      return (x / a) ** 2 + (y / b) ** 2 <= 1 ? 1 : 0;
    });
  const full = solidsOf({ ...size, on: inside(30, 20) }, 4);
  expect(full).toHaveLength(1);
  expect(full[0]!.rings).toHaveLength(1);
  expect(full[0]!.rings[0]).toHaveLength(26);
  const hole = inside(12, 10);
  const ring = solidsOf({ ...size, on: inside(30, 20).map((v, i) => (hole[i] ? 0 : v)) }, 4);
  expect(ring[0]!.rings).toHaveLength(2);
  expect(solidsOf({ ...size, on: new Uint8Array(80 * 60) }, 4)).toEqual([]);
});

test("a solid meets the line beside it, and lines inside it go", () => {
  const size = { width: 60, height: 40 };
  const mask = (rule: (x: number, y: number) => boolean) =>
    Uint8Array.from({ length: 60 * 40 }, (_, i) => (rule(i % 60, Math.floor(i / 60)) ? 1 : 0));
  const on = mask((x, y) => x < 30 && y > 8 && y < 32);
  const lines = mask((x, y) => x === 33 || x === 50 || y === 20);
  const met = meetLines({ ...size, on }, lines, { perMM: 4, pen: 0.5, speck: 0 });
  expect(met.solid[15 * 60 + 31]).toBe(1);
  expect(met.solid[15 * 60 + 36]).toBe(0);
  expect(met.lines[20 * 60 + 10]).toBe(0);
  expect(met.lines[20 * 60 + 40]).toBe(1);
  expect(met.lines[15 * 60 + 33]).toBe(1);
});
