import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "vitest";
import type { Raster } from "../raster/raster.ts";
import { decodePng, encodePng } from "./png.ts";

const golden = join(import.meta.dirname, "../../golden");
const results = join(import.meta.dirname, "../../../../test-results/engine");
const bless = process.env.BLESS === "1";

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Compares a text with the golden of this name; `npm run bless` writes it. */
export function expectGoldenText(name: string, text: string): void {
  const file = join(golden, name);
  if (bless) write(file, text);
  expect(text).toBe(readFileSync(file, "utf8"));
}

/** Compares a picture with the golden of this name, to the pixel; `npm run bless` writes it. */
export function expectGoldenPicture(name: string, picture: Raster): void {
  const file = join(golden, name);
  if (bless) write(file, encodePng(picture));
  const expected = decodePng(readFileSync(file));
  const different = expected.data.reduce((sum, value, i) => sum + (value === picture.data[i] ? 0 : 1), 0);
  if (different > 0) write(join(results, name.replace(".png", ".actual.png")), encodePng(picture));
  expect([picture.width, picture.height]).toEqual([expected.width, expected.height]);
  expect(different, `values that differ from golden/${name}`).toBe(0);
}

/** Pictures of one size side by side, so many in a row. */
export function contactSheet(pictures: readonly Raster[], columns: number): Raster {
  const { width, height } = pictures[0]!;
  const wide = width * columns;
  const data = new Uint8ClampedArray(wide * height * Math.ceil(pictures.length / columns) * 4).fill(255);
  pictures.forEach((picture, k) => {
    const [left, top] = [(k % columns) * width, Math.floor(k / columns) * height];
    for (let y = 0; y < height; y++)
      data.set(picture.data.subarray(y * width * 4, (y + 1) * width * 4), ((top + y) * wide + left) * 4);
  });
  return { width: wide, height: data.length / 4 / wide, data };
}
