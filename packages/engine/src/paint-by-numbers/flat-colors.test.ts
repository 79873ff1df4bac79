import { describe, expect, it } from "vitest";
import { drawRaster } from "../testing/scenes.ts";
import { defaultPaintByNumbersOptions, type PaintByNumbersOptions } from "./options.ts";
import { paintByNumbers } from "./paint-by-numbers.ts";

const base: PaintByNumbersOptions = { ...defaultPaintByNumbersOptions, canvasSize: "8x10" };
const exact = ["#1e783c", "#3c6ec8", "#c82828", "#fad228"];

/** A red ring, a yellow disk and a green square on a dull blue, all darker than photos are. */
const flat = drawRaster(300, 240, (u, v) => {
  const [x, y] = [u * 300, v * 240];
  const away = Math.hypot(x - 100, y - 110);
  if (away < 50) return [250, 210, 40];
  if (away < 80) return [200, 40, 40];
  return x > 210 && x < 270 && y > 60 && y < 150 ? [30, 120, 60] : [60, 110, 200];
});

const hexesOf = (options: Partial<PaintByNumbersOptions>) =>
  paintByNumbers(flat, { ...base, ...options })
    .palette.map(({ hex }) => hex)
    .sort();

describe("the colors of flat art", () => {
  it("are its own exactly, with and without enhancement", () => {
    expect(hexesOf({})).toEqual(exact);
    expect(hexesOf({ enhancement: false })).toEqual(exact);
  });

  it("are fewer where fewer were asked for, and each its own", () => {
    const found = hexesOf({ numberOfColors: 2 });
    expect(found).toHaveLength(2);
    for (const hex of found) expect(exact).toContain(hex);
  });

  it("are chosen from those that stay when the picture is cropped", () => {
    // two disks on black, between a yellow and a red bar that lie outside the canvas
    const barred = drawRaster(480, 240, (u, v) => {
      const [x, y] = [u * 480 - 240, v * 240];
      if (Math.abs(x) > 156) return x < 0 ? [250, 210, 40] : [200, 40, 40];
      if (Math.hypot(x, y - 80) < 40) return [60, 110, 200];
      return Math.hypot(x, y - 180) < 20 ? [30, 120, 60] : [20, 20, 20];
    });
    const { palette } = paintByNumbers(barred, { ...base, crop: true, numberOfColors: 2 });
    expect(palette.map(({ hex }) => hex)).toEqual(["#3c6ec8", "#141414"]);
  });

  it("are counted from light to dark", () => {
    const { palette } = paintByNumbers(flat, base);
    expect(palette.map(({ code, hex }) => [code, hex])).toEqual([
      ["1", "#fad228"],
      ["2", "#3c6ec8"],
      ["3", "#c82828"],
      ["4", "#1e783c"],
    ]);
  });

  it("are those of paints where there are some, the nearest to each", () => {
    const hexes = ["#ffffff", "#ffd830", "#4070c0", "#d03030", "#207040", "#000000"];
    const palette = hexes.map((hex, k) => ({ code: `P${k}`, hex }));
    const picture = paintByNumbers(flat, { ...base, palette });
    expect(picture.palette.map(({ code }) => code).sort()).toEqual(["P1", "P2", "P3", "P4"]);
  });
});
