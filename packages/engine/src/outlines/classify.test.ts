import { describe, expect, test } from "vitest";
import { seededRandom } from "../arithmetic/reproducible.ts";
import type { Raster } from "../raster/raster.ts";
import { drawRaster } from "../testing/scenes.ts";
import { classify } from "./classify.ts";

const side = 240;

/** A disk on white, both of one color. */
const disk = (size = side, radius = 0.3) =>
  drawRaster(size, size, (u, v) => (Math.hypot(u - 0.5, v - 0.5) < radius ? [200, 40, 60] : [255, 255, 255]));

/** A picture whose pixels differ by up to so many steps where `isNoisy` says so, as JPEG leaves them. */
function withNoise(picture: Raster, steps: number, isNoisy: (u: number, v: number) => boolean): Raster {
  const random = seededRandom(5);
  const { width, height } = picture;
  const data = picture.data.map((value, i) => {
    const pixel = Math.floor(i / 4);
    const [u, v] = [(pixel % width) / width, Math.floor(pixel / width) / height];
    const by = Math.round((random() - 0.5) * steps);
    return i % 4 < 3 && isNoisy(u, v) ? Math.abs(value - Math.abs(by)) : value;
  });
  return { width, height, data };
}

const nearRim = (width: number) => (u: number, v: number) =>
  Math.abs(Math.hypot(u - 0.5, v - 0.5) - 0.3) < width;

describe("flat art", () => {
  test("is clean where areas are of one color", () => {
    expect(classify(disk())).toMatchObject({ kind: "flat", isNoisy: false });
  });

  test("has noise where antialiased edges are surrounded by it, and counts uniform pixels then more generously", () => {
    const noisy = classify(withNoise(disk(), 12, nearRim(0.05)));
    expect(noisy).toMatchObject({ kind: "flat", isNoisy: true });
    // within the noise, away from the edge itself
    const at = Math.round(0.5 * side) * side + Math.round((0.5 + 0.3 + 0.03) * side);
    expect(noisy.uniform[at]).toBe(1);
    const strong = classify(withNoise(disk(), 40, nearRim(0.05)));
    expect(strong).toMatchObject({ kind: "flat", isNoisy: false });
    expect(strong.uniform.reduce((sum, value) => sum + value, 0)).toBeLessThan(
      noisy.uniform.reduce((sum, value) => sum + value, 0),
    );
  });

  test("has noise from a quarter of its antialiased edges on", () => {
    // columns of pixels that differ by 5 from their neighbors, beside a long edge
    const striped = (columns: number) =>
      drawRaster(side, side, (u) => {
        const x = Math.floor(u * side);
        if (x === 100) return [0, 0, 0];
        const isStripe = x >= 140 && x < 140 + columns && x % 2 === 0;
        return isStripe ? [250, 250, 250] : [255, 255, 255];
      });
    expect(classify(striped(0)).isNoisy).toBe(false);
    expect(classify(striped(60)).isNoisy).toBe(true);
    const first = Array.from({ length: 8 }, (_, k) => k).find(
      (columns) => classify(striped(columns)).isNoisy,
    );
    // the line has three uneven columns, a stripe one and those beside it
    expect(first).toBe(1);
  });

  test("with soft gradients is neither noisy nor a photo where most of it is flat", () => {
    const soft = drawRaster(side, side, (u, v) => (v < 0.3 ? [255 * u, 100, 100] : [30, 60, 90]));
    expect(classify(soft)).toMatchObject({ kind: "flat" });
  });
});

describe("a photo", () => {
  const speckled = (size: number, share: number) => withNoise(disk(size), 60, (_, v) => v < share);

  test("is what has little that is flat: less than 55 per cent, or 30 in a small picture", () => {
    expect(classify(speckled(240, 0.4)).kind).toBe("flat");
    expect(classify(speckled(240, 0.5)).kind).toBe("photo");
    expect(classify(speckled(200, 0.5)).kind).toBe("flat");
    expect(classify(speckled(200, 0.65)).kind).toBe("flat");
    expect(classify(speckled(200, 0.75)).kind).toBe("photo");
    expect(classify(speckled(201, 0.5)).kind).toBe("photo");
  });

  test("is noisy, and what is even in it is what is flat", () => {
    const { isNoisy, uniform } = classify(speckled(240, 0.9));
    expect(isNoisy).toBe(true);
    expect(uniform[30 * 240 + 5]).toBe(0);
    expect(uniform[235 * 240 + 5]).toBe(1);
  });
});
