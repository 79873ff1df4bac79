import { expect, test } from "vitest";
import { drawRaster } from "../testing/scenes.ts";
import { mapWith } from "./map-photo.ts";

/** A finder of boundaries that sees none. */
const nothing = ({ width, height }: { width: number; height: number }) => ({
  width,
  height,
  data: new Float32Array(width * height),
});

/** A meadow under a sky, all of it speckled: where they meet there is no line, only another color. */
const landscape = drawRaster(240, 160, (u, v) => {
  const noise = (((Math.floor(u * 240) * 31 + Math.floor(v * 160) * 17) * 7919) % 61) - 30;
  return v < 0.5 ? [90 + noise, 140 + noise, 220] : [60 + noise, 150 + noise, 50];
});

test.each(["for_kids", "v2_general"] as const)(
  "where the map shows hardly a line, a %s page has large areas of like color",
  (type) => {
    const { shownFrom, width, height } = mapWith(nothing, landscape, { type });
    const rows = Array.from({ length: width }, (_, x) =>
      Array.from({ length: height }, (_, y) => y).filter((y) => shownFrom[y * width + x]! > 0),
    );
    // one line from edge to edge, where the meadow begins
    expect(rows.filter((own) => own.length > 0).length).toBeGreaterThan(0.98 * width);
    for (const y of rows.flat()) expect(Math.abs(y / height - 0.5)).toBeLessThan(0.05);
  },
);

test("a picture of one color stays empty", () => {
  const { shownFrom } = mapWith(
    nothing,
    drawRaster(240, 160, () => [120, 140, 160]),
    { type: "v2_general" },
  );
  expect(shownFrom.every((from) => from === 0)).toBe(true);
});
