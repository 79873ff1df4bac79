import { expect, test } from "vitest";
import { hslText, rgbText, typedColor } from "./color-numbers.ts";

test("a color may be typed with blanks around it and in full-width letters", () => {
  expect(typedColor(" #4682B4 ")).toBe("#4682b4");
  expect(typedColor("＃ａｂｃ")).toBe("#aabbcc");
  expect(typedColor("red")).toBeNull();
  expect(typedColor("")).toBeNull();
});

test("a color is written as style sheets do; grays have no hue, and no hue is 360", () => {
  expect(rgbText("#4682b4")).toBe("rgb(70, 130, 180)");
  expect(hslText("#4682b4")).toBe("hsl(207, 44%, 49%)");
  expect(hslText("#808080")).toBe("hsl(0, 0%, 50%)");
  expect(hslText("#ff0001")).toBe("hsl(0, 100%, 50%)");
});
