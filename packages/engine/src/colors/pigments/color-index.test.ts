import fc from "fast-check";
import { expect, test } from "vitest";
import { colorDifference, type Lab, labOfRgb } from "../color-difference.ts";
import { colorIndex, hasWithin } from "./color-index.ts";
import { differenceForm } from "./difference-form.ts";

const channel = fc.integer({ min: 0, max: 255 });
const lab = fc.tuple(channel, channel, channel).map((rgb) => labOfRgb(rgb));

test("a color is found where a look at all of them finds it, and nowhere else", () => {
  fc.assert(
    fc.property(
      fc.array(lab, { maxLength: 300 }),
      lab,
      fc.constantFrom(1, 2, 5, 20),
      (colors, wanted, limit) => {
        const index = colorIndex(Float32Array.from(colors.flat()));
        const all = colors.map((color) => Array.from(Float32Array.from(color)) as unknown as Lab);
        const isThere = all.some((color) => colorDifference(wanted, color) <= limit);
        // far from each other the form may say too much, and a color that is just within is not found then
        const form = differenceForm(wanted);
        const isNear = all.some(
          (color) =>
            colorDifference(wanted, color) <= limit &&
            form.squared(color[0] - wanted[0], color[1] - wanted[1], color[2] - wanted[2]) <=
              1.4 * limit * 1.4 * limit,
        );
        expect(hasWithin(index, wanted, form, limit)).toBe(isNear);
        if (limit <= 2) expect(isNear).toBe(isThere);
      },
    ),
    { numRuns: 200 },
  );
});

test("every color is within nothing of itself", () => {
  fc.assert(
    fc.property(lab, (color) => {
      const index = colorIndex(Float32Array.from(color));
      expect(hasWithin(index, color, differenceForm(color), 0.01)).toBe(true);
    }),
  );
});
