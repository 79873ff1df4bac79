import { describe, expect, it } from "vitest";
import { nearestColors } from "../colors/nearest.ts";
import { stepsOf } from "../colors/paints.ts";
import { toPlanes } from "../raster/planes.ts";
import type { Raster } from "../raster/raster.ts";
import { resample } from "../raster/resample.ts";
import { withBlockNoise } from "../testing/pixel-art.ts";
import { drawRaster, meadow, portrait, thicket } from "../testing/scenes.ts";
import { flatArt, measureFlatness, onFlatColors } from "./flat-art.ts";

const colors = ["#c82828", "#fad228", "#9ba078", "#3c6ec8"];
/** The third is half of the second and half of the last. */
const [red, yellow, mixed, blue] = [
  [200, 40, 40],
  [250, 210, 40],
  [155, 160, 120],
  [60, 110, 200],
] as const;

/** A target and a square on blue, with antialiased borders. */
function target(width = 240, height = 160): Raster {
  const sampleAt = (x: number, y: number) => {
    const away = Math.hypot(x - 70, y - 80);
    if (away < 24) return mixed;
    if (away < 40) return red;
    if (away < 56) return yellow;
    return x > 150 && x < 214 && y > 50 && y < 110 ? red : blue;
  };
  return drawRaster(width, height, (u, v) => {
    const sums = [0, 0, 0];
    for (let k = 0; k < 16; k++) {
      const [x, y] = [u * 240 + ((k % 4) - 1.5) / 4, v * 160 + (Math.floor(k / 4) - 1.5) / 4];
      sampleAt(x, y).forEach((value, c) => {
        sums[c] = sums[c]! + value / 16;
      });
    }
    return sums as unknown as readonly [number, number, number];
  });
}

describe("flat art", () => {
  it("has its exact colors, and none for its antialiased borders", () => {
    expect([...flatArt(target())!.colors].sort()).toEqual([...colors].sort());
  });

  it("has as many under the noise of JPEG", () => {
    expect(flatArt(withBlockNoise(target(), 10))!.colors).toHaveLength(colors.length);
  });

  it("keeps the color of a dot that is too small to be even", () => {
    const image = target();
    const dot = [255, 0, 255];
    for (const [x, y] of [
      [20, 20],
      [21, 20],
      [20, 21],
      [21, 21],
    ] as const)
      for (const far of [0, 200]) image.data.set(dot, (y * 240 + x + (far ? 190 : 0)) * 4);
    for (const x of [100, 110, 120]) image.data.set(dot, (140 * 240 + x) * 4);
    for (const x of [100, 110, 120]) image.data.set(dot, (141 * 240 + x) * 4);
    expect(flatArt(image)!.colors).toContain("#ff00ff");
  });

  it("is much flatter than photos, which are none", () => {
    expect(measureFlatness(target()).flatness).toBeGreaterThan(0.6);
    for (const scene of [meadow(240, 160), thicket(240, 160)]) {
      expect(measureFlatness(scene).flatness).toBeLessThan(0.1);
      expect(flatArt(scene)).toBeUndefined();
    }
  });

  it("may be two colors of exactly as many pixels", () => {
    const flag = drawRaster(90, 120, (_, v) => (v < 0.5 ? red : blue));
    expect([...(flatArt(flag)?.colors ?? [])].sort()).toEqual(["#3c6ec8", "#c82828"]);
  });

  it("is no drawing with soft shades", () => {
    expect(flatArt(portrait(400, 400))).toBeUndefined();
  });

  it("is not a photo that was cut out on white", () => {
    const photo = meadow(240, 160);
    const onWhite = drawRaster(240, 160, (u, v) => {
      if ((u - 0.5) ** 2 + (v - 0.5) ** 2 > 0.05) return [255, 255, 255];
      const i = (Math.floor(v * 160) * 240 + Math.floor(u * 240)) * 4;
      return [photo.data[i]!, photo.data[i + 1]!, photo.data[i + 2]!];
    });
    expect(flatArt(onWhite)).toBeUndefined();
  });

  it("is not a picture of soft gradients", () => {
    expect(flatArt(drawRaster(240, 160, (u, v) => [255 * u, 200 * v, 255 - 255 * u]))).toBeUndefined();
  });
});

describe("in another size", () => {
  const art = target();
  const flat = flatArt(art)!;
  const cut = { left: 10.5, top: 4, width: 220, height: 150 };
  const resized = toPlanes(resample(art, cut, 517, 352));
  const own = onFlatColors(flat, resized, cut);

  it("has its exact colors and no other", () => {
    const steps = stepsOf(flat.colors);
    const known = new Set(flat.colors.map((_, k) => steps.slice(3 * k, 3 * k + 3).join()));
    const found = new Set(Array.from(own.l, (l, i) => [l, own.a[i], own.b[i]].join()));
    expect(found.size).toBe(colors.length);
    for (const color of found) expect(known).toContain(color);
  });

  it("has no third color between two", () => {
    const nearest = nearestColors(resized, stepsOf(flat.colors));
    const settled = nearestColors(own, stepsOf(flat.colors));
    const mixedAt = flat.colors.indexOf("#9ba078");
    const away = (i: number) =>
      Math.hypot(((i % 517) / 517) * 220 + 10.5 - 70, (Math.floor(i / 517) / 352) * 150 + 4 - 80);
    const strange = (labels: ArrayLike<number>) =>
      Array.from(labels).filter((k, i) => k === mixedAt && away(i) > 27).length;
    expect(strange(settled)).toBe(0);
    expect(strange(nearest)).toBeGreaterThan(20);
  });
});
