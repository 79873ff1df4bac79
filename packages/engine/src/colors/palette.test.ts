import { expect, test } from "vitest";
import { drawnFace } from "../testing/drawn-face.ts";
import { drawRaster } from "../testing/scenes.ts";
import { lipColors } from "../raster/lip-colors.ts";
import { toPlanes } from "../raster/planes.ts";
import { stepsPerUnit } from "./oklab.ts";
import { quantize } from "./palette.ts";

/** A gray ramp with a few red pixels. */
const [width, height] = [120, 100];
const ramp = toPlanes(
  drawRaster(width, height, (u, v) => {
    if (Math.abs(u - 0.5) < 0.02 && Math.abs(v - 0.5) < 0.02) return [175, 135, 140];
    const light = 40 + 190 * u;
    return [light, light, light];
  }),
);
const red = [ramp.l, ramp.a, ramp.b].map((plane) => plane[50 * width + 60]!);

/** How far the nearest color of a palette is from a color, in units. */
const missBy = (palette: Float64Array, color: readonly number[]) =>
  Math.min(
    ...Array.from(
      { length: palette.length / 3 },
      (_, k) => Math.hypot(...color.map((value, c) => value - palette[3 * k + c]!)) / stepsPerUnit,
    ),
  );

test("a seed that a palette would miss is a color of its own, within as many colors", () => {
  const wanted = { colors: 8, apart: 0 };
  const alone = quantize({ planes: ramp }, wanted);
  const seeded = quantize({ planes: ramp }, wanted, Float64Array.from(red));
  expect(missBy(alone, red)).toBeGreaterThan(6);
  expect(missBy(seeded, red)).toBe(0);
  expect(seeded).toHaveLength(alone.length);
});

test("a small strong color gets a paint of its own, a small gray one and specks do not", () => {
  const spot = (color: readonly [number, number, number], side: number) =>
    toPlanes(
      drawRaster(width, height, (u, v) => {
        if (Math.abs(u - 0.5) < side && Math.abs(v - 0.5) < side) return color;
        return [40 + 190 * u, 60 + 180 * u, 40 + 190 * u];
      }),
    );
  const miss = (color: readonly [number, number, number], side: number, small?: number) => {
    const planes = spot(color, side);
    const middle = 50 * width + 60;
    const own = [planes.l[middle]!, planes.a[middle]!, planes.b[middle]!];
    const wish = { colors: 8, apart: 0, ...(small !== undefined && { small }) };
    return missBy(quantize({ planes }, wish), own);
  };
  const strong = [185, 90, 100] as const;
  expect(miss(strong, 0.012)).toBeGreaterThan(6);
  expect(miss(strong, 0.012, 0.0003)).toBeLessThan(3);
  expect(miss(strong, 0.012, 0.01)).toBeGreaterThan(6);
  expect(miss([150, 130, 150], 0.012, 0.0003)).toBe(miss([150, 130, 150], 0.012));
});

test("a rim between two colors gets no paint for its mixture", () => {
  // a badge, half orange and half blue, on a gray sheet; its halves meet in a soft line of magenta
  const badge = toPlanes(
    drawRaster(width, height, (u, v) => {
      const [x, y] = [(u - 0.5) * width, (v - 0.5) * height];
      if (Math.hypot(x, y) > 14) return [40 + 190 * u, 40 + 190 * u, 40 + 190 * u];
      const share = Math.min(1, Math.max(0, 0.5 + x / 4));
      return [220 - 150 * share, 100 - 50 * share, 50 + 90 * share];
    }),
  );
  const { l, a, b } = toPlanes(drawRaster(1, 1, () => [145, 75, 95]));
  const palette = quantize({ planes: badge }, { colors: 8, apart: 0, small: 0.001 });
  expect(missBy(palette, [l[0]!, a[0]!, b[0]!])).toBeGreaterThan(6);
});

test("a seed that a palette has already changes nothing, and seeds never take more than their part", () => {
  const wanted = { colors: 8, apart: 0 };
  const alone = quantize({ planes: ramp }, wanted);
  expect(quantize({ planes: ramp }, wanted, alone.slice(0, 3))).toEqual(alone);
  const many = Float64Array.from([...red, red[0]!, -red[1]!, red[2]!, red[0]!, red[1]!, -4000]);
  expect(missBy(quantize({ planes: ramp }, wanted, many), [red[0]!, -red[1]!, red[2]!])).toBeGreaterThan(6);
});

test("lips have their own red, not the color of what is lit or in shade, and none where the mouth is hidden", () => {
  const face = { x: 60, y: 50, height: 90, mouth: 0.01 };
  const at = drawnFace(face).points!;
  const [left, right, middle] = [at[3 * 61]!, at[3 * 291]!, at[3 * 13 + 1]!];
  const photo = toPlanes(
    drawRaster(width, height, (u, v) => {
      const isMouth = u * width > left && u * width < right && Math.abs(v * height - middle) < 6;
      if (!isMouth) return [225, 180, 150];
      return u * width < 60 ? [190, 70, 90] : [225, 190, 170];
    }),
  );
  const own = [...toPlanes(drawRaster(1, 1, () => [190, 70, 90])).a];
  expect(lipColors(photo, [drawnFace(face)])[1]).toBe(own[0]);
  expect(lipColors(photo, [drawnFace({ ...face, hidden: ["mouth"] })])).toHaveLength(0);
});
