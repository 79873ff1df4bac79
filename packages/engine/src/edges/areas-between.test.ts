import fc from "fast-check";
import { expect, test } from "vitest";
import { masks } from "../testing/masks.ts";
import { connect } from "../regions/connect.ts";
import { areasBetween } from "./areas-between.ts";

test("each connected white area is one, and pixels of lines belong to one beside them", () => {
  fc.assert(
    fc.property(masks, ({ on, width, height }) => {
      const { data, count } = areasBetween(on, width, height);
      const white = connect(Int32Array.from(on), width, height);
      const names = new Map<number, number>();
      white.data.forEach((region, i) => {
        if (on[i]) return;
        if (!names.has(region)) names.set(region, names.size);
        expect(data[i]).toBe(names.get(region));
      });
      expect(count).toBe(Math.max(1, names.size));
      // nothing falls apart
      expect(connect(data, width, height).count).toBe(count);
    }),
  );
});
