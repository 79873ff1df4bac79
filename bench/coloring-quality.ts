/**
 * Makes coloring pages of photos and measures how good they are to color; each gate is marked ok or FAILS.
 *
 *   npm run coloring-quality -- [--types for_kids,…] [--details 100] [--sheet FILE.jpg] [--out FOLDER] [PHOTO…]
 *
 * Without photos our own sample scenes are drawn. --sheet puts all pages on one picture, a row for each photo, a
 * column for each type; --out keeps the drawings.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  type ColoringType,
  coloringOptions,
  coloringPage,
  defaultColoringStyle,
  drawColoring,
  findBoundaries,
  type LineArt,
  recognizability,
  see,
} from "@tintery/engine";
import { drawingToPng } from "@tintery/photos";
import { readSeeingNetworks } from "@tintery/weights";
import { mapWith } from "../packages/engine/src/coloring/map-photo.ts";
import type { Field } from "../packages/engine/src/edges/field.ts";
import type { Raster } from "../packages/engine/src/raster/raster.ts";
import { cellOf, coloringGates, coloringRows, type MeasuredPage, verdictOf } from "./coloring-gates.ts";
import { compareFaces } from "./known-faces.ts";
import { landmarksAt } from "./known-landmarks.ts";
import { colorEvidence, countWithoutEvidence } from "./metrics/measure-evidence.ts";
import { measureFaces } from "./metrics/measure-faces.ts";
import { measureLandmarks } from "./metrics/measure-landmarks.ts";
import { measurePage } from "./metrics/measure-page.ts";
import { measureSubject } from "./metrics/measure-subject.ts";
import { decodeAtMax, readPhotos } from "./photos.ts";
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

const userSeconds = () => process.cpuUsage().user / 1e6;

const pngOf = (art: LineArt) =>
  drawingToPng(drawColoring(art, defaultColoringStyle), { widthPx: art.widthMM * perMM });

const networks = await readSeeingNetworks();
const types = values.types.split(",") as ColoringType[];
const photos = await readPhotos(positionals);
if (values.out) mkdirSync(values.out, { recursive: true });
const cells: Uint8Array[][] = photos.map(() => []);
for (const type of types) {
  const measured: MeasuredPage[] = [];
  for (const [at, { name, bytes }] of photos.entries()) {
    const photo = await decodeAtMax(bytes, 3_000_000);
    const begin = userSeconds();
    const seen = see(photo, networks);
    const found: Field[] = [];
    const find = (image: Raster): Field => {
      const { strength: data, ...size } = findBoundaries(image, networks.boundaries);
      found.push({ ...size, data });
      return { ...size, data };
    };
    const maps = mapWith(find, photo, { type, seen });
    const mapped = userSeconds();
    const art = coloringPage(maps, { details: Number(values.details) });
    const done = userSeconds();
    if (values.out)
      writeFileSync(join(values.out, `${name}-${type}.svg`), drawColoring(art, defaultColoringStyle));
    const png = await pngOf(art);
    cells[at]!.push(png);
    const gray = await grayOf(png);
    const page = {
      ...measurePage(gray, perMM),
      recognizable: recognizability(maps, seen).estimate,
      faces: { ...measureFaces(seen, gray, art.solids, perMM), ...compareFaces(name, seen) },
      landmarks: measureLandmarks(seen, landmarksAt(name, seen), gray, perMM),
      withoutEvidence: countWithoutEvidence(maps, Number(values.details), [
        ...found,
        ...(found.length > 0 ? [colorEvidence(photo, maps)] : []),
      ]),
    };
    // filled areas are no lines, and features of faces end where a face has them
    const { faces, ...rest } = maps;
    const plain = { ...coloringPage(rest, { details: Number(values.details) }), solids: [] };
    const lines =
      faces || art.solids.length > 0 ? measurePage(await grayOf(await pngOf(plain)), perMM) : page;
    const { strokeMM, strokeVariation, openEnds } = lines;
    const seconds = { mapSeconds: mapped - begin, pageSeconds: done - mapped };
    const subject = measureSubject(maps, Number(values.details));
    measured.push({ ...page, ...(subject && { subject }), strokeMM, strokeVariation, openEnds, ...seconds });
  }
  const want = coloringGates[type];
  const body = coloringRows.map((row) => [
    row.name,
    ...measured.map((page) => cellOf(row, page, want)),
    row.gate ? row.gate(want).says : "",
    verdictOf(row, measured, want),
  ]);
  const head = [type, ...photos.map(({ name }) => name), "gate", "verdict"];
  console.log(`${tableOf([head, ...body])}\n`);
}
if (values.sheet) writeFileSync(values.sheet, await contactSheet(cells));
