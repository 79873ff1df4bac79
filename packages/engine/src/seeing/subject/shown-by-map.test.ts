import { expect, test } from "vitest";
import type { Field } from "../../edges/grid.ts";
import { shownByMap } from "./shown-by-map.ts";

const [width, height] = [40, 30];
const isIn = (x: number, y: number) => x >= 12 && x < 28 && y >= 8 && y < 22;
const inside = Uint8Array.from({ length: width * height }, (_, i) =>
  Number(isIn(i % width, Math.floor(i / width))),
);

/** A map with a line of a strength around the cut, others of a strength in it, and one of a strength far from it. */
function mapOf({ around = 0, within = 0, beyond = 0 }): Field {
  const data = new Float32Array(width * height);
  for (let i = 0; i < data.length; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const isBorder = isIn(x, y) && !(isIn(x - 1, y) && isIn(x + 1, y) && isIn(x, y - 1) && isIn(x, y + 1));
    if (isBorder) data[i] = around;
    else if (isIn(x, y) && x % 4 === 0) data[i] = within;
    else if (!isIn(x, y) && y % 5 === 0 && (y < 5 || y > 24)) data[i] = beyond;
  }
  return { width, height, data };
}

test("a thing with a line all around is shown", () => {
  expect(shownByMap(inside, mapOf({ around: 0.9, beyond: 0.9 })).isThing).toBe(true);
});

test("a thing with a faint rim is shown by the lines within, if there are hardly others", () => {
  expect(shownByMap(inside, mapOf({ around: 0.3, within: 0.8, beyond: 0.2 })).isThing).toBe(true);
});

test("a part of a range without a line around it is not shown", () => {
  expect(shownByMap(inside, mapOf({ around: 0.3, within: 0.4, beyond: 0.9 })).isThing).toBe(false);
});

test("what has fewer lines than the rest of the picture is not shown, whatever its rim", () => {
  const dense = mapOf({ around: 0.8 });
  for (let i = 0; i < dense.data.length; i++) if (!inside[i]) dense.data[i] = 0.6;
  expect(shownByMap(inside, dense).isThing).toBe(false);
});

test("the picture's edge is no border: a map without any line shows nothing else", () => {
  const all = new Uint8Array(width * height).fill(1);
  expect(shownByMap(all, mapOf({ beyond: 0.9 })).isThing).toBe(false);
});
