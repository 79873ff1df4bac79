import {
  type ColoringType,
  coloringPage,
  defaultColoringStyle,
  drawColoring,
  findBoundaries,
  type LineArt,
  mapPhoto,
  type Raster,
} from "@tintery/engine";
import { readSeeingNetworks } from "@tintery/weights";
import { boundaryMaps } from "../../packages/engine/src/coloring/boundary-maps.ts";
import { findLines } from "../../packages/engine/src/coloring/find-lines.ts";
import { weighLines } from "../../packages/engine/src/coloring/weigh-lines.ts";
import { rankLines } from "../../packages/engine/src/coloring/rank-lines.ts";
import { pageSize, recipe } from "../../packages/engine/src/coloring/recipe.ts";
import { areasBetween } from "../../packages/engine/src/edges/areas-between.ts";
import type { Field, Size } from "../../packages/engine/src/edges/grid.ts";
import { linesAbove } from "../../packages/engine/src/edges/hysteresis.ts";
import { ridgesOf } from "../../packages/engine/src/edges/ridges.ts";
import { thin } from "../../packages/engine/src/edges/thinning.ts";
import { layOnGround } from "../../packages/engine/src/raster/lay-on-ground.ts";
import { toPlanes } from "../../packages/engine/src/raster/planes.ts";
import { resample } from "../../packages/engine/src/raster/resample.ts";
import { see } from "../../packages/engine/src/seeing/see.ts";
import type { Labels } from "../../packages/engine/src/regions/labels.ts";
import { decodeAtMax } from "../photos.ts";
import { paint, type Save, showPart } from "./show.ts";

/** The type whose stages are shown: it has nearly all of them. */
const type: ColoringType = "v2_general";
const photoPixels = 2_000_000;

/** The pictures of docs/coloring.md: calls the stages one by one, as map-photo.ts does. */
export async function showColoring(bytes: Uint8Array, save: Save): Promise<void> {
  const networks = await readSeeingNetworks();
  const network = networks.boundaries;
  const photo = layOnGround(await decodeAtMax(bytes, photoPixels));
  const seen = see(photo, networks);
  const size = pageSize(photo, type);
  const want = recipe(type, size.perMM);
  const whole = { left: 0, top: 0, width: photo.width, height: photo.height };
  const canvas = resample(photo, whole, size.width, size.height);
  await save("1-fit", canvas);

  const find = (image: Raster): Field => {
    const { width, height, strength } = findBoundaries(image, network);
    return { width, height, data: strength };
  };
  await save("2-boundaries", inInk(find(canvas)));
  const boundaries = boundaryMaps(canvas, want, find, photo);

  const planes = toPlanes(canvas);
  const importance = weighLines({ canvas, planes, seen }, boundaries, want);
  await save("3-strength", inInk(importance.strength));
  await save("4-subject", over(canvas, importance.subject));

  const found = findLines(importance, want, size);
  const chosen = linesAbove(ridgesOf(importance.strength), want);
  await save(
    "5-lines",
    inLines(thin(chosen, size), size, () => 0),
  );
  await save("6-areas", inMeanColors(areasBetween(found.on, size.width, size.height), canvas));

  const { shownFrom } = rankLines(found, planes, size, { type });
  await save("7-ranked", inLines(shownFrom, size, heat));

  const page = coloringPage(mapPhoto(photo, { type, seen }, network), { details: 100 });
  await save("8-strokes", showPart(strokesApart(page), { x: 0.62, y: 0.48, width: 0.36, ratio: 1 }));
  for (const [name, other] of [
    ["9-solids", "v2_comic"],
    ["10-pencil", "sketching"],
  ] as const) {
    const art = coloringPage(mapPhoto(photo, { type: other, seen }, network), { details: 100 });
    await save(name, drawColoring(art, defaultColoringStyle));
  }
}

const gray = (light: number) => Math.round(255 * light) * 0x010101;

/** Chances as ink: black where a line is certain. */
const inInk = (field: Field) => paint(field, (pixel) => gray(1 - Math.min(1, field.data[pixel] ?? 0)));

/** A picture that is dark where `field` is low. */
const over = ({ width, height, data }: Raster, field: Field) =>
  paint({ width, height }, (pixel) => {
    const light = 0.12 + 0.88 * Math.min(1, field.data[pixel] ?? 0);
    const [red, green, blue] = [0, 1, 2].map((c) => Math.round((data[pixel * 4 + c] ?? 0) * light));
    return ((red ?? 0) << 16) | ((green ?? 0) << 8) | (blue ?? 0);
  });

/** Lines, made three pixels wide so that a small picture shows them; `colorOf` says in which color. */
function inLines(lines: Uint8Array, { width, height }: Size, colorOf: (value: number) => number): Raster {
  const wide = new Uint8Array(lines.length);
  for (let i = 0; i < lines.length; i++) {
    const own = lines[i] ?? 0;
    if (own === 0) continue;
    for (
      let y = Math.max(0, Math.floor(i / width) - 1);
      y <= Math.min(height - 1, Math.floor(i / width) + 1);
      y++
    ) {
      for (let x = Math.max(0, (i % width) - 1); x <= Math.min(width - 1, (i % width) + 1); x++) {
        const at = y * width + x;
        if (wide[at] === 0 || own < (wide[at] ?? 0)) wide[at] = own;
      }
    }
  }
  return paint({ width, height }, (pixel) => (wide[pixel] ? colorOf(wide[pixel]) : 0xffffff));
}

/** From the lines that stay at the fewest details, dark red, over orange to light blue, which only all details show. */
const heats = [0x7a0019, 0xc8321e, 0xf08a24, 0xd9b93b, 0x7fb8c9, 0xb9d3ea] as const;

/** The color of a line that is shown from a setting of the slider on. */
const heat = (from: number) => heats[Math.round(((from - 20) / 80) * (heats.length - 1))] ?? 0;

/** Areas in the mean colors of the picture below them. */
function inMeanColors(areas: Labels, { data }: Raster): Raster {
  const sums = new Float64Array(areas.count * 4);
  areas.data.forEach((area, pixel) => {
    for (let c = 0; c < 4; c++) sums[area * 4 + c] = (sums[area * 4 + c] ?? 0) + (data[pixel * 4 + c] ?? 0);
  });
  // opaque pixels add up to 255 times their number
  const channel = (area: number, c: number) =>
    Math.round((255 * (sums[area * 4 + c] ?? 0)) / (sums[area * 4 + 3] ?? 1));
  const colors = Array.from(
    { length: areas.count },
    (_, area) => (channel(area, 0) << 16) | (channel(area, 1) << 8) | channel(area, 2),
  );
  return paint(areas, (pixel) => colors[areas.data[pixel] ?? 0] ?? 0);
}

const pens = ["#c0392b", "#1f6fb2", "#2e8b57", "#8e44ad", "#d9822b", "#2c3e50"] as const;

/** Each stroke of a page in a color of its own, with its nodes as dots. */
function strokesApart({ widthMM, heightMM, strokes }: LineArt): string {
  const parts = strokes.map(({ points, widths }, s) => {
    const [x = 0, y = 0, ...cubics] = points.map((value) => value / 100);
    const pen = `fill="none" stroke="${pens[s % pens.length]}" stroke-width="${(widths[0] ?? 0) / 100}"`;
    const dots = points.flatMap((value, i) =>
      i % 6 === 0 ? [`<circle cx="${value / 100}" cy="${(points[i + 1] ?? 0) / 100}" r="0.5"/>`] : [],
    );
    return `<path ${pen} stroke-linecap="round" d="M${x} ${y}C${cubics.join(" ")}"/>${dots.join("")}`;
  });
  const box = `width="${widthMM}mm" height="${heightMM}mm" viewBox="0 0 ${widthMM} ${heightMM}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${parts.join("")}</svg>`;
}
