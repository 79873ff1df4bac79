import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pixelmatch from "pixelmatch";
import { expect, test } from "vitest";
import type { Picture } from "../drawing/picture.ts";
import type { Raster } from "../raster/raster.ts";
import { paintPicture } from "../testing/paint-picture.ts";
import { decodePng, encodePng } from "../testing/png.ts";
import { disks, meadow } from "../testing/scenes.ts";
import { defaultPaintByNumbersOptions, type PaintByNumbersOptions } from "./options.ts";
import { paintByNumbers } from "./paint-by-numbers.ts";

/** Goldens are rewritten by `BLESS=1 npx vitest run --project engine golden`. */
const bless = process.env.BLESS === "1";
const golden = join(import.meta.dirname, "../../golden");
const results = join(import.meta.dirname, "../../../../test-results/engine");
const pixelsPerMM = 2;
/** Share of pixels that may differ: borders may move by a fraction of a pixel, regions may not. */
const tolerance = 0.002;

const onSmallCanvas: PaintByNumbersOptions = {
  ...defaultPaintByNumbersOptions,
  numberOfColors: 12,
  canvasSize: "5x7",
};

const cases: Record<string, [photo: Raster, options: PaintByNumbersOptions]> = {
  meadow: [meadow(480, 320), onSmallCanvas],
  "meadow-simplest": [meadow(480, 320), { ...onSmallCanvas, segmentsComplexity: "simplest" }],
  "meadow-cropped": [meadow(480, 320), { ...onSmallCanvas, canvasSize: { width: 5, height: 5 }, crop: true }],
  disks: [disks(320, 400), { ...onSmallCanvas, numberOfColors: 24 }],
  "disks-pixel": [disks(320, 400), { ...onSmallCanvas, mode: "pixel" }],
};

/** Counts and palette, one line each. */
function describe(picture: Picture): string {
  const { widthMM, heightMM, palette, regions, borders } = picture;
  const colors = palette.map(
    ({ code, hex, areaShare, segments }) =>
      `${code.padStart(3)} ${hex} ${(areaShare * 100).toFixed(1).padStart(5)} % in ${segments}`,
  );
  const counts = `${regions.length} regions, ${borders.length} borders`;
  return [`${widthMM} x ${heightMM} mm, ${counts}`, ...colors, ""].join("\n");
}

for (const [name, [photo, options]] of Object.entries(cases)) {
  test(`golden ${name}`, () => {
    const picture = paintByNumbers(photo, options);
    const actual = paintPicture(picture, pixelsPerMM);
    const [image, text] = [join(golden, `${name}.png`), join(golden, `${name}.txt`)];
    if (bless) {
      mkdirSync(golden, { recursive: true });
      writeFileSync(image, encodePng(actual));
      writeFileSync(text, describe(picture));
    }
    expect(existsSync(image), `no golden ${image}: make it with BLESS=1`).toBe(true);
    const expected = decodePng(readFileSync(image));
    const { width, height } = expected;
    expect([actual.width, actual.height]).toEqual([width, height]);

    const diff = new Uint8ClampedArray(width * height * 4);
    const different = pixelmatch(expected.data, actual.data, diff, width, height, { threshold: 0.1 });
    if (different > tolerance * width * height || describe(picture) !== readFileSync(text, "utf8")) {
      mkdirSync(results, { recursive: true });
      for (const [kind, raster] of Object.entries({
        expected,
        actual,
        diff: { width, height, data: diff },
      })) {
        writeFileSync(join(results, `${name}.${kind}.png`), encodePng(raster));
      }
    }
    expect(different / (width * height)).toBeLessThanOrEqual(tolerance);
    expect(describe(picture)).toBe(readFileSync(text, "utf8"));
  });
}
