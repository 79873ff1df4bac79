import { expect, test } from "vitest";
import { drawnFace, type FaceWish } from "../testing/drawn-face.ts";
import { expectGoldenText } from "../testing/expect-golden.ts";
import { drawRaster, meadow, portrait, thicket } from "../testing/scenes.ts";
import { faceParts } from "../raster/face-paint.ts";
import { seedsOf } from "../raster/painted-part.ts";
import { toPlanes } from "../raster/planes.ts";
import { oklabToHex, stepsPerUnit } from "./oklab.ts";
import { lightToDark, meanColors, type PaletteWish, quantize, usedColors } from "./palette.ts";

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

test("an antialiased edge between two colors gets no paint for its mixture", () => {
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
  const rows = Float64Array.from([...red, red[0]!, -red[1]!, red[2]!, red[0]!, red[1]!, -4000]);
  expect(missBy(quantize({ planes: ramp }, wanted, rows), [red[0]!, -red[1]!, red[2]!])).toBeGreaterThan(6);
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
  // two millimeters a pixel: the face is large, and nothing of it is painted
  const seedsFor = (wish: FaceWish) => seedsOf(faceParts(photo, [drawnFace(wish)], 0.5));
  expect(seedsFor(face)[1]).toBe(own[0]);
  expect(seedsFor({ ...face, hidden: ["mouth"] })).toHaveLength(0);
});

const hexesOf = (palette: Float64Array) =>
  Array.from({ length: palette.length / 3 }, (_, k) =>
    oklabToHex(palette[3 * k]!, palette[3 * k + 1]!, palette[3 * k + 2]!),
  );

test("golden: the palettes of a meadow, a thicket and a face, few and many colors, far apart, with small ones and seeds", () => {
  const photos = {
    meadow: toPlanes(meadow(150, 100)),
    thicket: toPlanes(thicket(120, 90)),
    portrait: toPlanes(portrait(100, 100)),
  };
  const wishes: [PaletteWish, seeds?: Float64Array][] = [
    [{ colors: 2, apart: 0 }],
    [{ colors: 8, apart: 0 }],
    [{ colors: 24, apart: 0 }],
    [{ colors: 24, apart: 4 }],
    [{ colors: 24, apart: 12 }],
    [{ colors: 16, apart: 4, small: 0.001 }],
    [
      { colors: 16, apart: 0, small: 0.001 },
      Float64Array.of(4000, 1500, -900, 4010, 1500, -900, 2500, -900, 700),
    ],
    [
      { colors: 32, apart: 8, small: 0.0002 },
      Float64Array.of(4000, 1500, -900, 4100, 1500, -900, 2500, -900, 700),
    ],
  ];
  const parts = Object.entries(photos).flatMap(([name, planes]) =>
    wishes.map(([wish, seeds]) => {
      const palette = quantize({ planes }, wish, seeds);
      const and = seeds ? `, ${seeds.length / 3} seeds` : "";
      return `${name}, ${JSON.stringify(wish)}${and}\n${hexesOf(palette).join(" ")}\n`;
    }),
  );
  expectGoldenText("palettes.txt", parts.join(""));
});

test("what has own colors, weights or other pixels to serve changes the palette that is chosen", () => {
  const planes = toPlanes(meadow(90, 60));
  const size = planes.l.length;
  const half = Uint8Array.from({ length: size }, (_, i) => (i < size / 2 ? 1 : 9));
  const usual = hexesOf(quantize({ planes }, { colors: 9, apart: 5 }));
  expect(hexesOf(quantize({ planes, weights: half }, { colors: 9, apart: 5 }))).not.toEqual(usual);
  expect(hexesOf(quantize({ planes, own: toPlanes(thicket(90, 60)) }, { colors: 9, apart: 5 }))).not.toEqual(
    usual,
  );
  expect(hexesOf(quantize({ planes, served: half }, { colors: 9, apart: 5 }))).not.toEqual(usual);
});

test("light comes before dark, and of two as light the first before the second", () => {
  const sorted = lightToDark(Float64Array.of(10, 1, 1, 90, 2, 2, 50, 3, 3, 50, 4, 4, 10, 5, 5));
  expect([...sorted]).toEqual([90, 2, 2, 50, 3, 3, 50, 4, 4, 10, 1, 1, 10, 5, 5]);
});

test("regions have the mean of the photo under all regions of their color, and colors without a region go", () => {
  const planes = {
    width: 4,
    height: 1,
    l: Int16Array.of(100, 300, 50, 70),
    a: Int16Array.of(1, 3, 10, 20),
    b: Int16Array.of(-2, -4, 6, 8),
  };
  // pixels 0, 1 and 3 have color 2 in two regions, pixel 2 has color 0; color 1 is nobody's
  const labels = {
    width: 4,
    height: 1,
    count: 3,
    data: Int32Array.of(0, 0, 1, 2),
    colors: Int32Array.of(2, 0, 2),
  };
  const means = meanColors(labels, planes);
  expect([...means]).toEqual([50, 10, 6, 0, 0, 0, 470 / 3, 8, 2 / 3]);
  const used = usedColors(labels, means);
  expect([...used.palette]).toEqual([470 / 3, 8, 2 / 3, 50, 10, 6]);
  expect([...used.labels.colors]).toEqual([0, 1, 0]);
  const same = usedColors({ ...labels, colors: Int32Array.of(1, 0, 1) }, Float64Array.of(50, 1, 1, 50, 2, 2));
  expect([...same.palette]).toEqual([50, 1, 1, 50, 2, 2]);
});
