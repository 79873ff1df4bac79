import type { Raster } from "../raster/raster.ts";
import { drawRaster } from "./scenes.ts";

type Rgb = readonly [number, number, number];

/** How far a place is inside an ellipse: below 1. */
const within = (x: number, y: number, across: number, down: number) => (x / across) ** 2 + (y / down) ** 2;

/** The head of an orange animal with ears, green eyes and a black nose before a meadow. */
export function animal(width: number, height: number): Raster {
  return drawRaster(width, height, (u, v) => {
    const [x, y] = [((u - 0.5) * width) / height, v - 0.52];
    const side = Math.abs(x);
    let color: Rgb = v < 0.62 ? [170, 205, 225] : [110, 150, 80];
    const isEar = side > 0.12 && side < 0.36 && y < -0.1 && y > -0.46 + Math.abs(side - 0.26) * 2.2;
    if (isEar) color = [205, 110, 40];
    if (within(x, y, 0.38, 0.36) < 1) color = [215, 120, 45];
    if (within(x, y - 0.2, 0.2, 0.16) < 1) color = [245, 235, 225];
    if (within(side - 0.17, y + 0.04, 0.085, 0.075) < 1) color = [120, 175, 70];
    if (within(side - 0.17, y + 0.04, 0.034, 0.05) < 1) color = [18, 14, 12];
    if (within(x, y - 0.12, 0.065, 0.045) < 1) color = [30, 22, 22];
    return color;
  });
}

/** Letters of five times seven squares. */
const letters: Readonly<Record<string, string>> = {
  H: "#...# #...# #...# ##### #...# #...# #...#",
  E: "##### #.... #.... ####. #.... #.... #####",
  L: "#.... #.... #.... #.... #.... #.... #####",
  O: ".###. #...# #...# #...# #...# #...# .###.",
};

/** A word in gray on gray, with squares of `square` pixels, from the place `left`, `top`. */
export function board(
  size: { readonly width: number; readonly height: number },
  word: string,
  {
    ink,
    paper,
    square,
    left,
    top,
  }: { ink: number; paper: number; square: number; left: number; top: number },
): Raster {
  return drawRaster(size.width, size.height, (u, v) => {
    const x = Math.floor((u * size.width - left) / square);
    const y = Math.floor((v * size.height - top) / square);
    const rows = letters[word[Math.floor(x / 7)] ?? ""]?.split(" ");
    const isInk = x >= 0 && y >= 0 && rows?.[y]?.[x % 7] === "#";
    return isInk ? [ink, ink, ink] : [paper, paper, paper];
  });
}

/** A drawing in ink: rings, a house of straight lines, a filled dot. */
export function drawing(width: number, height: number): Raster {
  return drawRaster(width, height, (u, v) => {
    const [x, y] = [(u * width) / height, v];
    const ring = (cx: number, cy: number, radius: number) =>
      Math.abs(Math.sqrt((x - cx) ** 2 + (y - cy) ** 2) - radius) < 0.008;
    const isWall = (Math.abs(x - 0.7) < 0.008 || Math.abs(x - 1.1) < 0.008) && y > 0.5 && y < 0.85;
    const isFloor = (Math.abs(y - 0.85) < 0.008 || Math.abs(y - 0.5) < 0.008) && x > 0.7 && x < 1.1;
    const isRoof = Math.abs(0.5 - y - (0.22 - Math.abs(x - 0.9))) < 0.011 && y < 0.5;
    const isDot = within(x - 0.32, y - 0.75, 0.05, 0.05) < 1;
    return ring(0.32, 0.35, 0.2) || ring(0.32, 0.35, 0.12) || isWall || isFloor || isRoof || isDot
      ? [20, 20, 20]
      : [250, 250, 248];
  });
}
