import { expect, it } from "vitest";
import { paintByNumbersImage } from "../../testing/image-views.ts";
import { paletteRows, sortPalette } from "./palette.ts";

const rows = paletteRows(paintByNumbersImage());
const codes = (order: Parameters<typeof sortPalette>[1]) =>
  sortPalette(rows, order).map(({ color }) => color.code);

it("sorts numbers as numbers, colors from light to dark, areas from large to small", () => {
  expect(codes("number")).toEqual(["1", "2", "10"]);
  expect(codes("lightness")).toEqual(["2", "1", "10"]);
  expect(codes("area")).toEqual(["10", "1", "2"]);
});

it("reads percentages as shares", () => {
  expect(rows.find(({ color }) => color.code === "10")).toMatchObject({ area: 0.6, segments: 7 });
});
