import { converter } from "culori";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hslOf, readColor } from "./colors.ts";

describe("a color that somebody wrote", () => {
  it("has three or six digits, with or without a mark, in any case", () => {
    for (const text of ["#fff", "#FFF", "fff", "#ffffff", "FFFFFF"]) expect(readColor(text)).toBe("#ffffff");
    expect(readColor("#4682B4")).toBe("#4682b4");
    expect(readColor("abc")).toBe("#aabbcc");
  });

  it("is nothing else", () => {
    for (const text of [
      "",
      "#",
      "ff",
      "ffff",
      "#fffff",
      "fffffff",
      "#ffffffff",
      "red",
      "##fff",
      " #fff",
      "#ggg",
    ])
      expect(readColor(text), text).toBeUndefined();
    fc.assert(
      fc.property(fc.string(), (text) => readColor(text) === undefined || /^#?[\da-f]+$/i.test(text)),
    );
  });
});

describe("hue, saturation and lightness", () => {
  it("are those of culori", () => {
    const toHsl = converter("hsl");
    const channel = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(channel, channel, channel, (r, g, b) => {
        const { h = 0, s, l } = toHsl({ mode: "rgb", r: r / 255, g: g / 255, b: b / 255 });
        const [hue, saturation, lightness] = hslOf([r, g, b]);
        expect(hue).toBeCloseTo(h, 6);
        expect(saturation).toBeCloseTo(s, 9);
        expect(lightness).toBeCloseTo(l, 9);
      }),
    );
  });

  it("of a gray have no hue", () => {
    expect(hslOf([0, 0, 0])).toEqual([0, 0, 0]);
    expect(hslOf([255, 255, 255])).toEqual([0, 0, 1]);
    expect(hslOf([70, 130, 180]).map((value) => Number(value.toFixed(2)))).toEqual([207.27, 0.44, 0.49]);
  });
});
