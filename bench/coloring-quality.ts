/**
 * Makes coloring pages of photos and measures how good they are to color; each gate is marked ok or FAILS.
 *
 *   npm run coloring-quality -- [--types for_kids,…] [--details 100] [--sheet FILE.jpg] [--out FOLDER] [PHOTO…]
 *
 * Without photos our own sample scenes are drawn. --sheet puts all pages on one picture, a row for each photo, a
 * column for each type; --out keeps the drawings.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  type ColoringType,
  coloringOptions,
  coloringPage,
  decodeNetwork,
  defaultColoringStyle,
  drawColoring,
  mapPhoto,
} from "@tintery/engine";
import { drawingToPng } from "@tintery/photos";
import { type PageMeasures, measurePage } from "./metrics/measure-page.ts";
import { decodeAtMost, readPhotos } from "./photos.ts";
import { contactSheet, grayOf } from "./sheet.ts";
import { tableOf } from "./table.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    types: { type: "string", default: Object.keys(coloringOptions.types).join(",") },
    details: { type: "string", default: "100" },
    sheet: { type: "string" },
    out: { type: "string" },
  },
});

/** Pixels in a millimeter at which pages are measured. */
const perMM = 10;

/** What a type must reach on an A4 page; per cent, counts, ends on 100 mm. */
interface Gates {
  readonly ink: readonly [number, number];
  readonly slivers: number;
  readonly inLargeAreas: number;
  readonly openEnds: number;
  readonly strokeVariation: number;
}

const forKids: Gates = { ink: [4, 9], slivers: 3, inLargeAreas: 75, openEnds: 0.4, strokeVariation: 0.12 };
const forAdults: Gates = { ink: [5, 12], slivers: 60, inLargeAreas: 35, openEnds: 2, strokeVariation: 0.2 };
/** What closed types reached on six photos, so that it stays: no targets of a design. */
const simple: Gates = { ink: [2.8, 6], slivers: 4, inLargeAreas: 90, openEnds: 0.5, strokeVariation: 0.12 };
const image: Gates = { ink: [2.8, 9], slivers: 10, inLargeAreas: 75, openEnds: 1.2, strokeVariation: 0.12 };
const general: Gates = {
  ink: [3.5, 11],
  slivers: 10,
  inLargeAreas: 75,
  openEnds: 0.5,
  strokeVariation: 0.28,
};
/** Types with gates; the others are only measured. */
const gates: Partial<Record<ColoringType, Gates>> = {
  for_kids: forKids,
  for_adults: forAdults,
  simple,
  image,
  v2_general: general,
};

interface Row {
  readonly name: string;
  readonly value: (page: Measured) => number;
  readonly digits: number;
  readonly holds?: (value: number, want: Gates) => boolean;
}

interface Measured extends PageMeasures {
  readonly mapSeconds: number;
  readonly pageSeconds: number;
}

const rows: readonly Row[] = [
  { name: "ink %", value: (p) => 100 * p.ink, digits: 1, holds: (v, g) => v >= g.ink[0] && v <= g.ink[1] },
  { name: "areas > 1 mm²", value: (p) => p.areas, digits: 0 },
  {
    name: "in areas ≥ 100 mm² %",
    value: (p) => 100 * p.inLargeAreas,
    digits: 0,
    holds: (v, g) => v >= g.inLargeAreas,
  },
  { name: "slivers < 4 mm²", value: (p) => p.slivers, digits: 0, holds: (v, g) => v <= g.slivers },
  { name: "speckles", value: (p) => p.speckles, digits: 0, holds: (v) => v === 0 },
  { name: "pieces < 6 mm", value: (p) => p.shortPieces, digits: 0 },
  { name: "line, mm", value: (p) => p.lineMM, digits: 0 },
  { name: "stroke, mm", value: (p) => p.strokeMM, digits: 2 },
  {
    name: "width variation",
    value: (p) => p.strokeVariation,
    digits: 2,
    holds: (v, g) => v <= g.strokeVariation,
  },
  { name: "open ends / 100 mm", value: (p) => p.openEnds, digits: 2, holds: (v, g) => v <= g.openEnds },
  { name: "maps, user s", value: (p) => p.mapSeconds, digits: 2 },
  { name: "page, user s", value: (p) => p.pageSeconds, digits: 2 },
];

const userSeconds = () => process.cpuUsage().user / 1e6;

function cell({ value, digits, holds }: Row, page: Measured, want: Gates | undefined): string {
  const text = value(page).toFixed(digits);
  return want && holds && !holds(Number(text), want) ? `**${text}**` : text;
}

function verdict({ value, digits, holds }: Row, pages: readonly Measured[], want: Gates | undefined): string {
  if (!want || !holds) return "";
  return pages.every((page) => holds(Number(value(page).toFixed(digits)), want)) ? "ok" : "FAILS";
}

const network = decodeNetwork(
  readFileSync(new URL(import.meta.resolve("@tintery/engine/weights/boundary-network.bin"))),
);
const types = values.types.split(",") as ColoringType[];
const photos = await readPhotos(positionals);
if (values.out) mkdirSync(values.out, { recursive: true });
const cells: Uint8Array[][] = photos.map(() => []);
for (const type of types) {
  const measured: Measured[] = [];
  for (const [at, { name, bytes }] of photos.entries()) {
    const photo = await decodeAtMost(bytes, 3_000_000);
    const begin = userSeconds();
    const maps = mapPhoto(photo, { type }, network);
    const mapped = userSeconds();
    const art = coloringPage(maps, { details: Number(values.details) });
    const done = userSeconds();
    const svg = drawColoring(art, defaultColoringStyle);
    if (values.out) writeFileSync(join(values.out, `${name}-${type}.svg`), svg);
    const png = drawingToPng(svg, { widthPx: art.widthMM * perMM });
    cells[at]!.push(png);
    const page = measurePage(await grayOf(png), perMM);
    measured.push({ ...page, mapSeconds: mapped - begin, pageSeconds: done - mapped });
  }
  const want = gates[type];
  const body = rows.map((row) => [
    row.name,
    ...measured.map((page) => cell(row, page, want)),
    verdict(row, measured, want),
  ]);
  console.log(`${tableOf([[type, ...photos.map(({ name }) => name), "verdict"], ...body])}\n`);
}
if (values.sheet) writeFileSync(values.sheet, await contactSheet(cells));
