import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawOutlines, outlines, type OutlinesPicture, outlinesVariants, type Raster } from "@tintery/engine";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawingToPng } from "./drawing-to-png.ts";

/** The goldens of Chromium's test are what resvg draws; `BLESS=1` makes them again. */
const bless = process.env.BLESS === "1";
const golden = join(import.meta.dirname, "../../engine/golden");

const [width, height] = [240, 160];

/** A picture of our own: each place has a color with alpha; edges are smooth. */
function pictureOf(colorAt: (x: number, y: number) => readonly [number, number, number, number]): Raster {
  const data = new Uint8ClampedArray(width * height * 4);
  const fine = 4;
  for (let i = 0; i < width * height; i++) {
    const sum = [0, 0, 0, 0];
    for (let k = 0; k < fine * fine; k++) {
      const x = (i % width) + ((k % fine) + 0.5) / fine;
      const y = Math.floor(i / width) + (Math.floor(k / fine) + 0.5) / fine;
      const [r, g, b, a] = colorAt(x, y);
      [r * a, g * a, b * a, a].forEach((value, c) => {
        sum[c]! += value;
      });
    }
    const alpha = sum[3]!;
    for (let c = 0; c < 3; c++) data[4 * i + c] = alpha > 0 ? sum[c]! / alpha : 0;
    data[4 * i + 3] = alpha / (fine * fine);
  }
  return { width, height, data };
}

const within = (x: number, y: number, cx: number, cy: number, r: number) => Math.hypot(x - cx, y - cy) < r;

/** Discs in thirds like a pie, beside each other and in each other: many faces that meet. */
const flat = (ground: readonly [number, number, number, number]) =>
  pictureOf((x, y) => {
    if (within(x, y, 80, 80, 16)) return [250, 210, 40, 255];
    if (within(x, y, 80, 80, 60)) {
      const third = Math.floor(((Math.atan2(y - 80, x - 80) / Math.PI + 1) / 2) * 3);
      return (
        [
          [200, 40, 40, 255],
          [40, 140, 60, 255],
          [50, 70, 190, 255],
        ] as const
      )[Math.min(2, third)]!;
    }
    if (x > 160 && x < 225 && y > 30 && y < 130)
      return y - 30 < (x - 160) * 1.5 ? [120, 60, 140, 255] : [240, 150, 90, 255];
    return ground;
  });

/** Soft waves of color with noise: a photo. */
const photo = pictureOf((x, y) => {
  const noise = ((Math.floor(x) * 7919 + Math.floor(y) * 104729) % 23) - 11;
  const wave = 127 + 90 * Math.sin(x / 31 + Math.sin(y / 17)) * Math.cos(y / 23);
  return [wave + noise, 200 - wave / 2 + noise, 90 + (x / width) * 120 + noise, 255];
});

const lines = pictureOf((x, y) => {
  const isInk =
    Math.abs(Math.hypot(x - 70, y - 80) - 50) < 3 ||
    Math.abs(y - 80 - (x - 120) / 4) < 2.5 ||
    within(x, y, 70, 100, 9);
  return isInk ? [10, 10, 10, 255] : [255, 255, 255, 255];
});

const pictures: Record<string, Raster> = {
  flat: flat([250, 248, 240, 255]),
  "flat on nothing": flat([0, 0, 0, 0]),
  photo,
  lines,
};

/** How much of the page shows through each pixel: 255 for nothing. */
async function opacity(svg: string): Promise<Uint8Array> {
  const onBlack = svg.replace(/<svg\b[^>]*>/, (head) => `${head}<rect width="100%" height="100%"/>`);
  const [white, black] = await Promise.all([svg, onBlack].map(gray));
  return white!.map((value, i) => 255 - (value - black![i]!));
}

async function gray(svg: string): Promise<Uint8Array> {
  const { data } = await sharp(await drawingToPng(svg, { widthPx: width }))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data.length).toBe(width * height);
  return data;
}

for (const [name, raster] of Object.entries(pictures)) {
  const picture: OutlinesPicture = outlines(raster, { colorPrecision: "normal" });
  /** Places far enough from anything transparent. */
  const isInside = (i: number) => {
    for (let dy = -3; dy <= 3; dy++)
      for (let dx = -3; dx <= 3; dx++) {
        const [x, y] = [(i % width) + dx, Math.floor(i / width) + dy];
        if (x >= 0 && y >= 0 && x < width && y < height && raster.data[4 * (y * width + x) + 3]! < 255)
          return false;
      }
    return true;
  };

  test(`${name}: the page shows through no seam of a filled drawing`, async () => {
    const seams = (await opacity(drawOutlines(picture, outlinesVariants.filled))).filter(
      (value, i) => value < 242 && isInside(i),
    );
    expect(seams).toHaveLength(0);
  });

  test(`${name}: an exact drawing has no holes`, async () => {
    const holes = (await opacity(drawOutlines(picture, outlinesVariants.cutting))).filter(
      (value, i) => value < 128 && isInside(i),
    );
    expect(holes).toHaveLength(0);
  });
}

test("what is transparent stays so", async () => {
  const picture = outlines(pictures["flat on nothing"]!, { colorPrecision: "normal" });
  const shown = await opacity(drawOutlines(picture, outlinesVariants.filled));
  const [corner, gap] = [5 * width + 5, 80 * width + 150];
  expect([shown[corner], shown[gap]]).toEqual([0, 0]);
});

test("line art is recognized, and its circle and its line come back as strokes", () => {
  const picture = outlines(lines, { colorPrecision: "normal" });
  expect(picture.kind).toBe("line-art");
  expect(picture.strokes!.map(({ closed }) => closed).sort()).toEqual([false, true]);
  expect(picture.blobs).toHaveLength(1);
});

for (const name of ["flat", "photo"] as const) {
  test(`resvg draws ${name} as it did for Chromium's test`, async () => {
    const picture = outlines(pictures[name]!, { colorPrecision: "low" });
    const svg = drawOutlines(picture, outlinesVariants.filled);
    const [drawing, image] = [join(golden, `outlines-${name}.svg`), join(golden, `outlines-${name}.png`)];
    if (bless) {
      writeFileSync(drawing, svg);
      writeFileSync(image, await drawingToPng(svg, { widthPx: width }));
    }
    expect(existsSync(image), `no golden ${image}: make it with BLESS=1`).toBe(true);
    // the kept drawing, so that a better model needs no new picture at once
    const { data } = await sharp(await drawingToPng(readFileSync(drawing, "utf8"), { widthPx: width }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const expected = await sharp(image).removeAlpha().raw().toBuffer();
    expect(data.equals(expected)).toBe(true);
  });
}
