import type { Budget } from "../budget.ts";
import { rgbOf, rgbOfInks } from "../colors/device-colors.ts";
import { PsError } from "../ps-error.ts";
import type { ImageSource } from "./image-source.ts";
import type { Pixels } from "@tintery/photos/png";
import { readSamples } from "./read-samples.ts";

const maxPixels = 30_000_000;

/** Samples of a picture, component after component within a pixel; one byte each, at most `2^bits - 1`. */
export function samplesOf(image: ImageSource, budget: Budget): Uint8Array {
  const { width, height, bits, sources, space } = image;
  if (width * height > maxPixels) throw new PsError("limitcheck", "image");
  const count = space.components;
  if (sources.length === 1) {
    const layout = { perRow: width * count, rows: height, bits };
    return readSamples(sources[0]!, layout, budget);
  }
  budget.borrow(width * height * count);
  const samples = new Uint8Array(width * height * count);
  const layout = { perRow: width, rows: height, bits };
  // sources that take turns row by row must be read so
  const planes = sources.map((source) => () => readSamples(source, { ...layout, rows: 1 }, budget));
  for (let row = 0; row < height; row++)
    planes.forEach((read, component) => {
      const line = read();
      for (let k = 0; k < width; k++) samples[(row * width + k) * count + component] = line[k]!;
    });
  return samples;
}

/**
 * The samples of a mask and its picture, whose rows come by turns from one source, the mask's first; of the one with
 * more rows several at a time.
 */
export function samplesByTurns(
  mask: ImageSource,
  image: ImageSource,
  budget: Budget,
): readonly [Uint8Array, Uint8Array] {
  const parts = Math.min(mask.height, image.height);
  if (parts < 1 || mask.height % parts !== 0 || image.height % parts !== 0)
    throw new PsError("rangecheck", "image mask");
  const all = [mask, image].map(({ width, height, space }) => {
    if (width * height > maxPixels) throw new PsError("limitcheck", "image");
    budget.borrow(width * height * space.components);
    return new Uint8Array(width * height * space.components);
  }) as [Uint8Array, Uint8Array];
  for (let part = 0; part < parts; part++)
    [mask, image].forEach((own, k) => {
      const rows = { ...own, sources: image.sources, height: own.height / parts };
      all[k]!.set(samplesOf(rows, budget), (part * all[k]!.length) / parts);
    });
  return all;
}

/** A picture's samples as gray or as red, green and blue. */
export function colorPixels(image: ImageSource, samples: Uint8Array, budget: Budget): Pixels {
  const { width, height, space } = image;
  budget.step((width * height) >> 3);
  if (space.components === 1) return byTable(image, samples, budget);
  budget.borrow(3 * width * height);
  const data = new Uint8Array(3 * width * height);
  const tables = Array.from({ length: space.components }, (_, component) => valueTable(image, component));
  if (space.kind === "rgb") fillRgb(data, samples, tables);
  else if (space.kind === "cmyk") fillInks(data, samples, tables);
  else fillAny(image, data, samples, tables);
  return { width, height, channels: 3, data };
}

/** What each sample of a component stands for. */
function valueTable({ bits, decode }: ImageSource, component: number): Float64Array {
  const max = 2 ** Math.min(bits, 8) - 1;
  const [low, high] = [decode[2 * component] ?? 0, decode[2 * component + 1] ?? 1];
  return Float64Array.from({ length: 256 }, (_, value) => low + (Math.min(value, max) / max) * (high - low));
}

/** One component: a palette of all its values, gray when it is. */
function byTable(image: ImageSource, samples: Uint8Array, budget: Budget): Pixels {
  const { width, height, space } = image;
  const values = valueTable(image, 0);
  const count = 2 ** Math.min(image.bits, 8);
  const palette = new Uint8Array(4 * count).fill(255);
  let isGray = true;
  for (let k = 0; k < count; k++) {
    const color = rgbOf(space, [values[k]!]);
    palette.set(color, 4 * k);
    isGray &&= color[0] === color[1] && color[1] === color[2];
  }
  if (!isGray) return { width, height, channels: 1, data: samples, palette };
  budget.borrow(samples.length);
  return { width, height, channels: 1, data: samples.map((value) => palette[4 * value] ?? 0) };
}

function fillRgb(data: Uint8Array, samples: Uint8Array, tables: readonly Float64Array[]): void {
  if (tables.every((table) => table[0] === 0 && table[255] === 1 && table[128] === 128 / 255)) {
    data.set(samples.subarray(0, data.length));
    return;
  }
  const bytes = tables.map((table) => Uint8ClampedArray.from(table, (value) => value * 255));
  for (let k = 0; k < data.length; k += 3) {
    data[k] = bytes[0]![samples[k]!]!;
    data[k + 1] = bytes[1]![samples[k + 1]!]!;
    data[k + 2] = bytes[2]![samples[k + 2]!]!;
  }
}

function fillInks(data: Uint8Array, samples: Uint8Array, tables: readonly Float64Array[]): void {
  let last = -1;
  let color: readonly [number, number, number] = [255, 255, 255];
  for (let k = 0, at = 0; k < data.length; k += 3, at += 4) {
    const inks = samples[at]! | (samples[at + 1]! << 8) | (samples[at + 2]! << 16) | (samples[at + 3]! << 24);
    // neighbors are often alike
    if (inks !== last || k === 0) {
      const [c, m, y, b] = [0, 1, 2, 3].map((ink) => tables[ink]![samples[at + ink]!]!);
      color = rgbOfInks(c!, m!, y!, b!);
      last = inks;
    }
    data[k] = color[0];
    data[k + 1] = color[1];
    data[k + 2] = color[2];
  }
}

function fillAny(
  image: ImageSource,
  data: Uint8Array,
  samples: Uint8Array,
  tables: readonly Float64Array[],
): void {
  const { space } = image;
  const count = space.components;
  const known = new Map<string, readonly [number, number, number]>();
  for (let k = 0, at = 0; k < data.length; k += 3, at += count) {
    const own = samples.subarray(at, at + count);
    const key = own.join();
    let color = known.get(key);
    if (color === undefined) {
      color = rgbOf(
        space,
        Array.from(own, (value, component) => tables[component]![value]!),
      );
      if (known.size < 100_000) known.set(key, color);
    }
    data.set(color, k);
  }
}
