import { usualFrame } from "@tintery/scenes/paint";
import { expect, test } from "vitest";
import { paintPrompt } from "./paint-prompt.ts";

const intake = {
  workingSize: (photo: { width: number; height: number }) => photo,
  sceneFrame: (shape: "landscape" | "portrait") =>
    usualFrame(shape, ({ width, height }) => ({
      width: Math.round(width / 60),
      height: Math.round(height / 60),
    })),
};
const plan = { prompt: "a fox in a forest", seed: 3, shape: "landscape" };
const painted = (more: object = {}) =>
  paintPrompt(new TextEncoder().encode(JSON.stringify({ ...plan, ...more })), intake);

test("the same plan gives the same picture, another seed another one, and it can stand", () => {
  const { raster, words, size } = painted();
  expect(painted().raster).toEqual(raster);
  expect(painted({ seed: 4 }).raster.data).not.toEqual(raster.data);
  expect(size.width / size.height).toBeCloseTo(1.42, 1);
  expect(painted({ shape: "portrait" }).size).toEqual({ width: size.height, height: size.width });
  expect(words).toEqual([
    { text: "fox", match: "drawn", as: null },
    { text: "forest", match: "drawn", as: null },
  ]);
});
