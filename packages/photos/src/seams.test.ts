import {
  defaultPaintByNumbersOptions,
  defaultStyle,
  drawPaintByNumbers,
  paintByNumbers,
} from "@tintery/engine";
import { drawRaster } from "@tintery/engine/testing/scenes";
import { expect, test } from "vitest";
import { drawingToPixels } from "./drawing-to-png.ts";

test("between dark paints nothing shimmers, however large the canvas and small the picture", () => {
  const photo = drawRaster(400, 300, (u, v) => {
    const stripe = Math.floor((u * 3 + Math.sin(v * 9) * 0.2 + 1) * 3);
    return [20 + (stripe % 3) * 18, 24 + (stripe % 2) * 20, 30];
  });
  for (const canvasSize of ["4x8", "24x30"] as const) {
    const picture = paintByNumbers(photo, { ...defaultPaintByNumbersOptions, numberOfColors: 8, canvasSize });
    expect(picture.regions.length).toBeGreaterThan(4);
    for (const widthPx of [360, 1000]) {
      const style = { ...defaultStyle, kind: "origin" as const };
      const svg = drawPaintByNumbers(picture, style, { pixelMM: picture.widthMM / widthPx });
      const { width, height, data } = drawingToPixels(svg, { widthPx, page: "#ffffff" });
      // at least nine tenths of paint: the lightest has 56
      const limit = 56 + 0.1 * (255 - 56);
      let lightest = 0;
      // the rim of the picture lies on white paper
      for (let y = 2; y < height - 2; y++)
        for (let x = 2; x < width - 2; x++) lightest = Math.max(lightest, data[(y * width + x) * 4]!);
      expect(lightest, `${canvasSize} at ${widthPx} px`).toBeLessThan(limit);
    }
  }
});
