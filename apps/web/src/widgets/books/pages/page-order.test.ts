import * as fc from "fast-check";
import { expect, test } from "vitest";
import { beforeOf, steppedPlace, withMoved, withMovedBefore } from "./page-order.ts";

const pages = fc
  .uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 20 })
  .map((ids) => ids.map((id) => ({ id })));
const withPlace = pages.chain((items) =>
  fc.tuple(fc.constant(items), fc.nat(items.length - 1), fc.integer({ min: -3, max: 25 })),
);

test("a moved page stands at its place, and the others keep their order", () => {
  fc.assert(
    fc.property(withPlace, ([items, from, to]) => {
      const { id } = items[from]!;
      const moved = withMoved(items, id, to);
      expect(moved[Math.min(Math.max(to, 0), items.length - 1)]?.id).toBe(id);
      expect(moved.filter((item) => item.id !== id)).toEqual(items.filter((item) => item.id !== id));
    }),
  );
});

test("before which page one stands says where it is", () => {
  fc.assert(
    fc.property(withPlace, ([items, from, to]) => {
      const { id } = items[from]!;
      const moved = withMoved(items, id, to);
      expect(withMovedBefore(items, id, beforeOf(moved, id))).toEqual(moved);
    }),
  );
});

test("before a page that is gone, nothing moves", () => {
  const items = [{ id: "a" }, { id: "b" }];
  expect(withMovedBefore(items, "a", "gone")).toBe(items);
});

test("arrow keys go through rows and columns and stop at the ends", () => {
  const grid = { count: 8, columns: 3 };
  const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "x"];
  expect(keys.map((key) => steppedPlace(4, key, grid))).toEqual([3, 5, 1, 7, 0, 7, null]);
  expect(keys.map((key) => steppedPlace(0, key, grid))).toEqual([0, 1, 0, 3, 0, 7, null]);
});
