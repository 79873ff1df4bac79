import { drawOutlines, outlines, outlinesVariants } from "@tintery/engine";
import { drawRaster } from "@tintery/engine/testing/scenes";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawingToPng } from "./drawing-to-png.ts";
import { widthForPrint } from "./pixels-to-png.ts";
import { outlinesToPng } from "./outlines-to-png.ts";

const waves = (u: number, v: number, x: number, y: number) => {
  const noise = ((x * 7919 + y * 104729) % 23) - 11;
  const wave = 127 + 90 * Math.sin(u * 8 + Math.sin(v * 9)) * Math.cos(v * 7);
  return [wave + noise, 200 - wave / 2 + noise, 90 + u * 120 + noise];
};

test("a photo is painted as its drawing is rendered, at its true size", async () => {
  const photo = drawRaster(240, 160, (u, v) => {
    const [r, g, b] = waves(u, v, Math.floor(u * 240), Math.floor(v * 160));
    return [r!, g!, b!];
  });
  const picture = outlines(photo, { colorPrecision: "normal" });
  expect(picture.kind).toBe("photo");
  const png = await outlinesToPng(picture);
  const widthPx = widthForPrint(picture);
  const rendered = await drawingToPng(drawOutlines(picture, outlinesVariants.filled), { widthPx });
  const [own, theirs] = await Promise.all(
    [png, rendered].map((bytes) => sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  expect([own!.info.width, own!.info.height]).toEqual([theirs!.info.width, theirs!.info.height]);
  let sum = 0;
  for (let i = 0; i < own!.data.length; i++) sum += Math.abs(own!.data[i]! - theirs!.data[i]!);
  expect(sum / own!.data.length).toBeLessThan(0.5);
  const { density } = await sharp(png).metadata();
  expect(density).toBeCloseTo(300, 0);
});

test("a gray photo takes a byte a pixel", async () => {
  const photo = drawRaster(240, 160, (u, v) => {
    const [gray] = waves(u, v, Math.floor(u * 240), Math.floor(v * 160));
    return [gray!, gray!, gray!];
  });
  const { channels } = await sharp(
    await outlinesToPng(outlines(photo, { colorPrecision: "low" })),
  ).metadata();
  expect(channels).toBe(1);
});
