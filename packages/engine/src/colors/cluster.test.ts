import { expect, test } from "vitest";
import { cluster } from "./cluster.ts";
import { keepApart } from "./keep-apart.ts";
import { lightToDark } from "./palette.ts";

function points(...colors: number[][]) {
  return {
    count: colors.length,
    colors: Float64Array.from(colors.flat()),
    weights: new Float64Array(colors.length).fill(1),
  };
}

test("clear groups are found, one color in the middle of each", () => {
  const groups = points([0, 0, 0], [2, 0, 0], [500, 0, 0], [502, 0, 0], [0, 900, 0], [0, 902, 0]);
  const { colors, distance } = cluster(groups, 3);
  expect([...lightToDark(colors)]).toEqual([501, 0, 0, 1, 0, 0, 0, 901, 0]);
  expect(distance).toBe(6);
});

test("there are never more colors than points", () => {
  expect(cluster(points([5, 5, 5]), 20).colors).toHaveLength(3);
});

test("colors nearer than asked for become their weighted mean", () => {
  const two = points([4000, 0, 0], [4000, 0, 0], [4120, 0, 0], [6000, 0, 0]);
  const apart = keepApart(Float64Array.of(4000, 0, 0, 4120, 0, 0, 6000, 0, 0), two, 4);
  expect([...apart]).toEqual([4040, 0, 0, 6000, 0, 0]);
});
