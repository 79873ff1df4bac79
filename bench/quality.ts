/**
 * Converts photos and measures how well the drawings can be painted; each gate is marked ok or FAILS.
 *
 *   npm run quality -- [--colors 24] [--canvas none,16x20] [--peer] [--json FILE] [--out FOLDER] [PHOTO…]
 *
 * Without photos our own sample scenes are drawn at one megapixel. --peer converts each photo with the fastest
 * peer too, into about as many regions; --out keeps the drawings.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  type CanvasSize,
  defaultPaintByNumbersOptions,
  defaultStyle,
  drawPaintByNumbers,
  type PaintByNumbersOptions,
  paintByNumbers,
  pictureToJson,
  paintByNumbersOptions,
  type Picture,
  type Raster,
  see,
} from "@tintery/engine";
import { regionBudget } from "@tintery/engine/tables";
import { readSeeingNetworks } from "@tintery/weights";
import { passes, type Quality, type Row, rows } from "./gates.ts";
import { leadersOf } from "../packages/engine/src/testing/check-leaders.ts";
import { scaleSeen } from "../packages/engine/src/seeing/scale-seen.ts";
import { measureDrawing } from "./metrics/measure-drawing.ts";
import { measurePeer } from "./peer-likeness.ts";
import { comparedPixels, decodeAtMax, decodeForEngine, type Photo, readPhotos } from "./photos.ts";
import { tableOf } from "./table.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    colors: { type: "string", default: "24" },
    canvas: { type: "string", default: "none,16x20" },
    peer: { type: "boolean", default: false },
    json: { type: "string" },
    out: { type: "string" },
  },
});

type Canvas = "none" | CanvasSize;

function canvasOf(word: string): Canvas {
  if (word === "none" || Object.hasOwn(paintByNumbersOptions.canvasSize.presets, word)) return word as Canvas;
  throw new RangeError(`--canvas must be none or a preset like 16x20, received ${word}`);
}

const networks = await readSeeingNetworks();

/** One conversion: the model, its file and its drawing, and what it cost. */
function convert(photo: Raster, options: PaintByNumbersOptions) {
  const before = process.cpuUsage().user;
  const seen = see(photo, networks);
  const picture = paintByNumbers(photo, options, undefined, seen);
  const userSeconds = (process.cpuUsage().user - before) / 1e6;
  return {
    picture,
    seen,
    userSeconds,
    model: pictureToJson(picture),
    svg: drawPaintByNumbers(picture, defaultStyle),
  };
}

/** Numbers are drawn in the order of the model, so a leader line is found by its number's index. */
function endsOfLeaders({ numbers }: Picture) {
  return new Map(numbers.flatMap(({ leader }, index) => (leader ? [[index, leader] as const] : [])));
}

async function measure({ name, bytes }: Photo, canvasSize: Canvas): Promise<Quality> {
  const options = {
    ...defaultPaintByNumbersOptions,
    numberOfColors: Number(values.colors),
    canvasSize,
  };
  const photo = await decodeForEngine(bytes, options);
  const { picture, seen, userSeconds, model, svg } = convert(photo, options);
  const again = convert(photo, options);
  if (values.out) writeFileSync(join(values.out, `${name}-${canvasSize}.svg`), svg);
  const compared = await decodeAtMax(bytes, comparedPixels);
  const leaders = endsOfLeaders(picture);
  const { faces } = scaleSeen(seen, compared);
  const codes = new Map(picture.palette.map(({ hex, code }) => [hex, code]));
  const measures = measureDrawing(svg, compared, { leaders, faces, codes });
  const wish = { colors: options.numberOfColors, regions: measures.regions, widthMM: picture.widthMM };
  const peer = values.peer ? await measurePeer(compared, wish) : undefined;
  return {
    ...measures,
    leaders: leadersOf(picture),
    budget: regionBudget(picture, options),
    userSeconds,
    isRepeatable: model === again.model && svg === again.svg,
    ...(peer && { peer }),
  };
}

function cell(row: Row, quality: Quality): string {
  const value = row.value(quality);
  if (value === undefined) return "";
  const text = typeof value === "boolean" ? (value ? "yes" : "no") : value.toFixed(row.digits ?? 0);
  return passes(row, quality) === false ? `**${text}**` : text;
}

function verdict(row: Row, measured: readonly Quality[]): string {
  if (!row.gate) return "";
  return measured.every((quality) => passes(row, quality) !== false) ? "ok" : "FAILS";
}

/** The table of one canvas: a row for each measure, a column for each photo. */
function report(title: string, photos: readonly Photo[], measured: readonly Quality[]): string {
  const shown = rows.filter((row) => measured.some((quality) => row.value(quality) !== undefined));
  const heading = [title, ...photos.map(({ name }) => name), "gate", "verdict"];
  const body = shown.map((row) => [
    row.name,
    ...measured.map((quality) => cell(row, quality)),
    row.gate?.says ?? "",
    verdict(row, measured),
  ]);
  return tableOf([heading, ...body]);
}

if (values.out) mkdirSync(values.out, { recursive: true });
const photos = await readPhotos(positionals);
const all: Record<string, Record<string, Quality>> = {};
for (const canvas of values.canvas.split(",").map(canvasOf)) {
  const measured: Quality[] = [];
  for (const photo of photos) measured.push(await measure(photo, canvas));
  all[canvas] = Object.fromEntries(photos.map(({ name }, i) => [name, measured[i]!]));
  const title = canvas === "none" ? "A4 (277 × 190 mm)" : `${canvas} in`;
  console.log(`${report(`${title}, ${values.colors} colors`, photos, measured)}\n`);
}
if (values.json) writeFileSync(values.json, `${JSON.stringify(all, undefined, 2)}\n`);
