import fc from "fast-check";
import { expect, test } from "vitest";
import { DisjointSets } from "./disjoint-sets.ts";

const count = 12;
const member = fc.nat({ max: count - 1 });

test("two members are in one set where a chain of joins leads from one to the other", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(member, member)), (joins) => {
      const sets = new DisjointSets(count);
      // the same by naming all of a set anew at every join
      const names = Array.from({ length: count }, (_, i) => i);
      for (const [stays, goes] of joins) {
        sets.join(stays, goes);
        const [to, from] = [names[stays]!, names[goes]!];
        names.forEach((name, i) => {
          if (name === from) names[i] = to;
        });
      }
      expect(names.map((_, i) => sets.find(i))).toEqual(names.map((name) => sets.find(name)));
      expect(new Set(names.map((_, i) => sets.find(i))).size).toBe(new Set(names).size);
    }),
  );
});

test("what stood for the first of two sets stands for both", () => {
  const sets = new DisjointSets(4);
  sets.join(2, 0);
  sets.join(0, 3);
  expect([0, 1, 2, 3].map((i) => sets.find(i))).toEqual([2, 1, 2, 2]);
});
