import fc from "fast-check";
import { expect, test } from "vitest";
import { convexHull } from "./convex-hull.ts";

const points = fc.array(
  fc.record({ x: fc.integer({ min: -9, max: 9 }), y: fc.integer({ min: -9, max: 9 }) }),
  {
    minLength: 3,
    maxLength: 40,
  },
);

test("a hull turns one way, has corners among the points, and leaves none outside", () => {
  fc.assert(
    fc.property(points, (all) => {
      const hull = convexHull(all);
      for (const corner of hull) expect(all).toContainEqual(corner);
      if (hull.length < 3) return;
      hull.forEach((p, i) => {
        const q = hull[(i + 1) % hull.length]!;
        for (const r of all)
          expect((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)).toBeGreaterThanOrEqual(0);
      });
    }),
  );
});
