import { describe, expect, it } from "vitest";
import { below, blob, closedCurve, curve, leaf, lens, points, polygon, ribbon } from "./pen.ts";
import { seeded } from "./seeded.ts";

const numbers = (data: string) => [...data.matchAll(/-?\d+(?:\.\d+)?/g)].map(([value]) => Number(value));

describe("pen", () => {
  it("writes places with at most one decimal and no negative zero", () => {
    expect(
      polygon([
        [0.04, -0.04],
        [10.06, 3],
        [1 / 3, 7],
      ]),
    ).toBe("M0 0L10.1 3L0.3 7Z");
  });

  it("reads places written as text and refuses anything else", () => {
    expect(points("0 10, 20.5 -4")).toEqual([
      [0, 10],
      [20.5, -4],
    ]);
    for (const text of ["", "1", "1 2 3", "1 b"]) expect(() => points(text)).toThrow(RangeError);
  });

  it("runs smooth lines through their points", () => {
    expect(
      curve([
        [0, 0],
        [6, 0],
      ]),
    ).toBe("M0 0C1 0 5 0 6 0");
    expect(
      closedCurve([
        [0, 0],
        [6, 0],
        [6, 6],
      ]).endsWith("0 0Z"),
    ).toBe(true);
    expect(
      below(
        [
          [0, 5],
          [9, 5],
        ],
        20,
      ).endsWith("L9 20L0 20Z"),
    ).toBe(true);
  });

  it("keeps a ribbon within half its width of its line", () => {
    const ys = numbers(
      ribbon(
        [
          [0, 50],
          [50, 50],
          [100, 50],
        ],
        () => 20,
      ),
    ).filter((_, i) => i % 2 === 1);
    expect(Math.min(...ys)).toBe(40);
    expect(Math.max(...ys)).toBe(60);
  });

  it("starts a leaf at its foot and reaches its tip", () => {
    expect(leaf([0, 0], [10, 0], 10)).toBe("M0 0Q5 7 10 0Q5 -7 0 0Z");
    expect(lens([0, 0], 10, 2)).toBe("M-5 0Q0 -2 5 0Q0 2 -5 0Z");
  });

  it("keeps a blob near its radii", () => {
    const values = numbers(blob(seeded(6), [0, 0], [40, 40], 0.3)).map(Math.abs);
    expect(Math.max(...values)).toBeLessThan(52);
  });
});
