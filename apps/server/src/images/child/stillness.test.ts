import fc from "fast-check";
import { expect, test } from "vitest";
import { Stillness } from "./stillness.ts";

const seconds = (min: number, max: number) => fc.double({ min, max, noNaN: true });

test("a process that gets a little processor time within every minute never stands still for longer", () => {
  fc.assert(
    fc.property(fc.array(fc.array(seconds(0.05, 1), { maxLength: 59 }), { minLength: 1 }), (minutes) => {
      const stillness = new Stillness(0, 0);
      let [used, clock] = [0, 0];
      for (const looks of minutes) {
        for (const step of looks) {
          clock += step;
          expect(stillness.look(used, clock)).toBeLessThanOrEqual(60);
        }
        used += 0.01;
        clock += 1;
        expect(stillness.look(used, clock)).toBe(0);
      }
    }),
  );
});

test("a process that gets none stands still for as long as it is looked at", () => {
  fc.assert(
    fc.property(fc.array(seconds(0.05, 1), { minLength: 1 }), (steps) => {
      const stillness = new Stillness(7, 100);
      let [clock, still] = [100, 0];
      for (const step of steps) {
        clock += step;
        still = stillness.look(7, clock);
      }
      expect(still).toBeCloseTo(clock - 100, 6);
    }),
  );
});

test("an hour in which nobody looked, since the whole machine was stopped, counts as a second", () => {
  const stillness = new Stillness(7, 100);
  stillness.look(7, 100.1);
  expect(stillness.look(7, 3700.1)).toBeCloseTo(1.1, 6);
});
