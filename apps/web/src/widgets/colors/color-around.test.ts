import { expect, test } from "vitest";
import { colorAround } from "./color-around.ts";

/** A picture of rows of colors, `rrggbbaa`. */
function picture(rows: readonly (readonly string[])[]) {
  const data = Uint8ClampedArray.from(
    rows.flat().flatMap((color) => color.match(/../g)!.map((digits) => Number.parseInt(digits, 16))),
  );
  return { width: rows[0]!.length, height: rows.length, data };
}

test("the color of one pixel is that pixel's, even in a corner", () => {
  expect(colorAround(picture([["4682b4ff"]]), { x: 0, y: 0 })).toBe("#4682b4");
});

test("grain is averaged, and what lies farther away does not count", () => {
  const grain = ["000000ff", "646464ff", "000000ff", "646464ff", "323232ff", "ff0000ff"];
  expect(colorAround(picture([grain]), { x: 2, y: 0 })).toBe("#323232");
});

test("nothing lies on white paper", () => {
  expect(colorAround(picture([["00000000"]]), { x: 0, y: 0 })).toBe("#ffffff");
});
