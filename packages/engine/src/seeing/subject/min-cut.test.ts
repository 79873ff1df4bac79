import fc from "fast-check";
import { expect, test } from "vitest";
import { type CutGraph, minCut } from "./min-cut.ts";

/** What it costs to have nodes on these sides. */
function costOf({ wish, a, b, cost }: CutGraph, side: ArrayLike<number>): number {
  let sum = 0;
  wish.forEach((value, node) => {
    if (value > 0 !== (side[node] === 1)) sum += Math.abs(value);
  });
  cost.forEach((value, e) => {
    if (side[a[e]!] !== side[b[e]!]) sum += value;
  });
  return sum;
}

const graphs = fc.integer({ min: 1, max: 8 }).chain((nodes) =>
  fc
    .record({
      wish: fc.array(fc.integer({ min: -20, max: 20 }), { minLength: nodes, maxLength: nodes }),
      edges: fc.array(
        fc.tuple(
          fc.integer({ min: 0, max: nodes - 1 }),
          fc.integer({ min: 0, max: nodes - 1 }),
          fc.integer({ min: 0, max: 15 }),
        ),
        { maxLength: 16 },
      ),
    })
    .map(({ wish, edges }): CutGraph => {
      const proper = edges.filter(([p, q]) => p !== q);
      return {
        wish: Int32Array.from(wish),
        a: Int32Array.from(proper, ([p]) => p),
        b: Int32Array.from(proper, ([, q]) => q),
        cost: Int32Array.from(proper, ([, , value]) => value),
      };
    }),
);

test("no other way to put nodes on two sides is cheaper", () => {
  fc.assert(
    fc.property(graphs, (graph) => {
      const nodes = graph.wish.length;
      let min = Number.POSITIVE_INFINITY;
      for (let bits = 0; bits < 1 << nodes; bits++)
        min = Math.min(
          min,
          costOf(
            graph,
            Array.from({ length: nodes }, (_, node) => (bits >> node) & 1),
          ),
        );
      expect(costOf(graph, minCut(graph))).toBe(min);
    }),
  );
});

test("a chain is cut where it is weakest", () => {
  const graph = {
    wish: Int32Array.of(9, 0, 0, 0, -9),
    a: Int32Array.of(0, 1, 2, 3),
    b: Int32Array.of(1, 2, 3, 4),
    cost: Int32Array.of(5, 4, 2, 6),
  };
  expect([...minCut(graph)]).toEqual([1, 1, 1, 0, 0]);
});

test("lists that belong together are equally long", () => {
  const wish = Int32Array.of(1, -1);
  expect(() => minCut({ wish, a: Int32Array.of(0), b: Int32Array.of(1), cost: new Int32Array(0) })).toThrow(
    "a, b and cost must be equally long, received 1, 1, 0",
  );
});
