import fc from "fast-check";
import { expect, test } from "vitest";
import { NearestPlaces } from "./nearest-places.ts";

test("the nearest places are those that sorting finds", () => {
  const distances = fc.uniqueArray(fc.integer({ min: 0, max: 9999 }), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(distances, fc.integer({ min: 1, max: 40 }), (all, wanted) => {
      const found = new NearestPlaces(Math.min(wanted, all.length));
      all.forEach((distance, place) => {
        if (distance < found.limit) found.put(place, distance);
      });
      const sorted = [...all].sort((p, q) => p - q).slice(0, wanted);
      expect(Array.from(found.places, (place) => all[place]!).sort((p, q) => p - q)).toEqual(sorted);
    }),
  );
});
