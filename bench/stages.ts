/**
 * Converts photos and prints what it costs: user CPU seconds of each stage, regions, nodes, memory.
 *
 *   npm run stages -- [--colors 24] [--mp 1] [--out DIR] [--option=value …] [PHOTO…]
 *
 * Options carry the names of the specification (`--detalization=high --canvasSize=16x20`). With --mp a photo is
 * first shrunk to that many megapixels; with --out drawings and models are kept. Without photos our own sample
 * scenes are converted.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  defaultPaintByNumbersOptions,
  defaultStyle,
  drawPaintByNumbers,
  type PaintByNumbersOptions,
  paintByNumbers,
  pictureToJson,
  type Picture,
  type Raster,
  workingSize,
  see,
} from "@tintery/engine";
import { decodePhoto, uprightSize } from "@tintery/photos";
import { readSeeingNetworks } from "@tintery/weights";
import { peakMB } from "./peak-memory.mjs";
import { readPhotos } from "./photos.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    colors: { type: "string", default: "24" },
    mp: { type: "string" },
    out: { type: "string" },
    detalization: { type: "string" },
    segmentsComplexity: { type: "string" },
    colorPrecision: { type: "string" },
    gradientStep: { type: "string" },
    minArea: { type: "string" },
    mode: { type: "string" },
    enhancement: { type: "string" },
    canvasSize: { type: "string" },
    crop: { type: "string" },
  },
});

/** Words of the command line as options; a wrong word fails inside the engine. */
function optionsOf(words: Record<string, string | boolean | undefined>): PaintByNumbersOptions {
  const options: Record<string, unknown> = {
    ...defaultPaintByNumbersOptions,
    numberOfColors: Number(words.colors),
  };
  for (const name of Object.keys(defaultPaintByNumbersOptions)) {
    const word = words[name];
    if (word === undefined) continue;
    options[name] =
      name === "minArea" ? Number(word) : /^(true|false)$/.test(String(word)) ? word === "true" : word;
  }
  return options as unknown as PaintByNumbersOptions;
}

/** The photo as the engine wants it, shrunk to about `megapixels` first when that is asked. */
async function decode(
  bytes: Uint8Array,
  options: PaintByNumbersOptions,
  megapixels: number,
): Promise<Raster> {
  const size = await uprightSize(bytes);
  const shrink = Math.min(1, Math.sqrt((megapixels * 1e6) / (size.width * size.height)));
  const shrunk = { width: Math.round(size.width * shrink), height: Math.round(size.height * shrink) };
  return decodePhoto(bytes, workingSize(shrunk, options));
}

function seconds(): number {
  return process.cpuUsage().user / 1e6;
}

function nodesOf({ borders }: Picture): number {
  return borders.reduce(
    (sum, { shape, points }) => sum + (shape === "line" ? points.length / 2 : (points.length - 2) / 6),
    0,
  );
}

const options = optionsOf(values);
const networks = await readSeeingNetworks();
if (values.out) mkdirSync(values.out, { recursive: true });
for (const { name, bytes } of await readPhotos(positionals)) {
  const photo = await decode(bytes, options, Number(values.mp ?? Number.POSITIVE_INFINITY));
  const stages: [string, number][] = [];
  const before = seconds();
  stages.push(["see", before]);
  const seen = see(photo, networks);
  const tick = (stage: string, fraction: number) => {
    if (fraction < 1) stages.push([stage, seconds()]);
  };
  const picture = paintByNumbers(photo, options, tick, seen);
  const converted = seconds();
  const drawing = drawPaintByNumbers(picture, defaultStyle);
  const drawn = seconds();
  if (values.out) {
    writeFileSync(join(values.out, `${name}.svg`), drawing);
    writeFileSync(join(values.out, `${name}.json`), pictureToJson(picture));
  }
  const times = stages.map(
    ([stage, at], i) => `${stage} ${((stages[i + 1]?.[1] ?? converted) - at).toFixed(2)}`,
  );
  console.log(
    [
      `${name}: ${photo.width}x${photo.height} on ${picture.widthMM}x${picture.heightMM} mm`,
      `user ${(converted - before).toFixed(2)} s (${times.join(", ")}), draw ${(drawn - converted).toFixed(2)}`,
      `${picture.regions.length} regions, ${picture.palette.length} colors, ${nodesOf(picture)} nodes, ${Math.round(drawing.length / 1024)} kB`,
      `peak ${Math.round(peakMB())} MB`,
    ].join("\n  "),
  );
}
