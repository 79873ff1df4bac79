import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Raster } from "../raster/raster.ts";
import type { Seen } from "../seeing/seen.ts";
import { boundariesOfSteps } from "../testing/boundaries-of-steps.ts";
import { animal, board, drawing } from "../testing/coloring-scenes.ts";
import { pageRaster } from "../testing/page-raster.ts";
import { decodePng, encodePng } from "../testing/png.ts";
import { portrait } from "../testing/scenes.ts";
import { seenAnimal } from "../testing/seen-animal.ts";
import { seenHead } from "../testing/seen-head.ts";
import { coloringPage } from "./coloring-page.ts";
import { mapWith } from "./map-photo.ts";
import { type ColoringType, coloringOptions } from "./options.ts";

/** Goldens are rewritten by `BLESS=1 npx vitest run --project engine golden`. */
const bless = process.env.BLESS === "1";
const golden = join(import.meta.dirname, "../../golden/coloring");
const results = join(import.meta.dirname, "../../../../test-results/engine");
const perMM = 3;
/** Share of pixels with ink where the other page has none within a pixel: lines may move by a hair, not come or go. */
const tolerance = 0.001;

const types = Object.keys(coloringOptions.types) as ColoringType[];
const word = board({ width: 240, height: 120 }, "HELLO", {
  ink: 240,
  paper: 60,
  square: 2,
  left: 80,
  top: 50,
});

const cases: readonly (readonly [
  scene: string,
  photo: Raster,
  types: readonly ColoringType[],
  seen?: Seen,
])[] = [
  ["animal", animal(160, 120), types, seenAnimal(animal(160, 120))],
  ["portrait", portrait(200, 200), ["for_kids", "v2_detailed"], seenHead],
  ["letters", word, ["for_kids", "photo"]],
  ["drawing", drawing(200, 140), ["image"]],
];

interface Page {
  readonly width: number;
  readonly height: number;
  readonly on: Uint8Array;
}

/** Ink of one page without ink of the other within a pixel. */
function alone({ width, height, on }: Page, other: Page): number {
  let count = 0;
  for (let i = 0; i < on.length; i++) {
    if (!on[i]) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    let isNear = false;
    for (let r = Math.max(0, y - 1); r <= Math.min(height - 1, y + 1); r++)
      for (let c = Math.max(0, x - 1); c <= Math.min(width - 1, x + 1); c++)
        if (other.on[r * width + c]) isNear = true;
    if (!isNear) count++;
  }
  return count;
}

function asRaster({ width, height, on }: Page): Raster {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  on.forEach((value, i) => {
    if (value) data.fill(0, 4 * i, 4 * i + 3);
  });
  return { width, height, data };
}

for (const [scene, photo, own, seen] of cases) {
  test.each(own)(`golden ${scene}, %s`, (type) => {
    const actual = pageRaster(
      coloringPage(mapWith(boundariesOfSteps, photo, { type, ...(seen && { seen }) }), { details: 100 }),
      perMM,
    );
    const file = join(golden, `${scene}-${type}.png`);
    if (bless) {
      mkdirSync(golden, { recursive: true });
      writeFileSync(file, encodePng(asRaster(actual)));
    }
    expect(existsSync(file), `no golden ${file}: make it with BLESS=1`).toBe(true);
    const { width, height, data } = decodePng(readFileSync(file));
    const expected = {
      width,
      height,
      on: Uint8Array.from({ length: width * height }, (_, i) => (data[4 * i]! < 128 ? 1 : 0)),
    };
    expect([actual.width, actual.height]).toEqual([width, height]);
    const different = (alone(actual, expected) + alone(expected, actual)) / (width * height);
    if (different > tolerance) {
      mkdirSync(results, { recursive: true });
      writeFileSync(join(results, `${scene}-${type}.actual.png`), encodePng(asRaster(actual)));
      writeFileSync(join(results, `${scene}-${type}.expected.png`), encodePng(asRaster(expected)));
    }
    expect(different).toBeLessThanOrEqual(tolerance);
  });
}
