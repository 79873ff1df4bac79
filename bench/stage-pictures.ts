/**
 * Makes the pictures of docs/engine.md: what each stage of a conversion leaves behind.
 *
 *   npm run stage-pictures -- [PHOTO] [--out DIR]
 *
 * Calls the stages one by one, as paint-by-numbers.ts does; without a photo our own fox is converted.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  defaultPaintByNumbersOptions,
  defaultStyle,
  drawPaintByNumbers,
  paintByNumbers,
  type Raster,
} from "@tintery/engine";
import { drawingToPng, encodePreview } from "@tintery/photos";
import { nearestColors } from "../packages/engine/src/colors/nearest.ts";
import { oklabToHex } from "../packages/engine/src/colors/oklab.ts";
import { quantize, refit } from "../packages/engine/src/colors/palette.ts";
import { codeWidths } from "../packages/engine/src/drawing/code-width.ts";
import { layOnCanvas } from "../packages/engine/src/paint-by-numbers/canvas.ts";
import { nameColors } from "../packages/engine/src/paint-by-numbers/name-colors.ts";
import { recipe, workingDensity } from "../packages/engine/src/paint-by-numbers/recipe.ts";
import { broadColors } from "../packages/engine/src/raster/broad-colors.ts";
import {
  essential,
  facesIn,
  keepImportant,
  rateImportance,
  weighEssential,
} from "../packages/engine/src/raster/importance.ts";
import { raiseFaces } from "../packages/engine/src/raster/face-parts.ts";
import { layOnWhite } from "../packages/engine/src/raster/lay-on-white.ts";
import { type Planes, toPlanes } from "../packages/engine/src/raster/planes.ts";
import { resample } from "../packages/engine/src/raster/resample.ts";
import { smooth } from "../packages/engine/src/raster/smooth.ts";
import { stretchLightness } from "../packages/engine/src/raster/stretch.ts";
import { absorbSpecks } from "../packages/engine/src/regions/absorb-specks.ts";
import { connect } from "../packages/engine/src/regions/connect.ts";
import type { ColoredLabels } from "../packages/engine/src/regions/labels.ts";
import { makePaintable } from "../packages/engine/src/regions/make-paintable.ts";
import { mergeRegions } from "../packages/engine/src/regions/merge-regions.ts";
import { decodeForEngine, readPhotos } from "./photos.ts";

const widthPx = 640;
const options = { ...defaultPaintByNumbersOptions, numberOfColors: 24 };
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: "string", default: "docs/engine" } },
});

/** An opaque raster of one color for each pixel. */
function paint(
  { width, height }: { width: number; height: number },
  hexOf: (pixel: number) => string,
): Raster {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const color = Number.parseInt(hexOf(pixel).slice(1), 16);
    data.set([color >> 16, (color >> 8) & 255, color & 255, 255], pixel * 4);
  }
  return { width, height, data };
}

const paintPlanes = (planes: Planes) =>
  paint(planes, (pixel) => oklabToHex(planes.l[pixel] ?? 0, planes.a[pixel] ?? 0, planes.b[pixel] ?? 0));

/** Regions in the colors of a palette: three numbers a color. */
function paintLabels(labels: ColoredLabels, palette: Float64Array): Raster {
  const hexes = nameColors(palette).map(({ hex }) => hex);
  return paint(labels, (pixel) => hexes[labels.colors[labels.data[pixel] ?? 0] ?? 0] ?? "#000000");
}

async function save(name: string, picture: Raster | string): Promise<void> {
  const file = join(values.out, name);
  const bytes =
    typeof picture === "string"
      ? drawingToPng(picture, { widthPx })
      : await encodePreview(picture, {
          crop: { left: 0, top: 0, width: picture.width, height: picture.height },
          width: widthPx,
          height: Math.round((widthPx * picture.height) / picture.width),
        });
  writeFileSync(file, bytes);
  console.log(file);
}

mkdirSync(values.out, { recursive: true });
const photos = await readPhotos(positionals);
const chosen = photos.find(({ name }) => name === "fox") ?? photos[0];
if (!chosen) throw new RangeError("there must be a photo");
const photo = layOnWhite(await decodeForEngine(chosen.bytes, options));
const canvas = layOnCanvas(photo, options, workingDensity(options));
const want = recipe(options, canvas.height / canvas.heightMM);

const seen = stretchLightness(toPlanes(resample(photo, canvas.cut, canvas.width, canvas.height)));
await save("1-fit.jpg", paintPlanes(seen));

const faces = facesIn(seen, want.perMM);
const important = rateImportance(seen, want.perMM, faces);
const calm = want.smoothing ? keepImportant(smooth(seen, want.smoothing), seen, important) : seen;
await save("2-smooth.jpg", paintPlanes(calm));

const worth = weighEssential(important, want.essential.weight);
raiseFaces(worth, canvas, faces, want.essential.faces);
const palette = quantize(broadColors(seen, { importance: important, worth }, want.broad), want);
const found = connect(nearestColors(calm, palette), canvas.width, canvas.height);
await save("3-quantize.jpg", paintLabels(found, palette));

const merged = mergeRegions(absorbSpecks(found, calm, palette), calm, { ...want.merging, palette });
const fitted = refit(merged, seen, palette);
await save("4-merge.jpg", paintLabels(fitted.labels, fitted.palette));

const floor = {
  ...want.floor,
  importance: { ...want.protectedFloor, of: important },
  lengths: codeWidths(nameColors(fitted.palette)),
};
const rounding = {
  ...want.rounding,
  palette: fitted.palette,
  importance: { of: important, least: essential, factor: want.essential.fidelity },
};
const paintable = makePaintable(fitted.labels, calm, { rounding, floor });
await save("5-regularize.jpg", paintLabels(paintable, fitted.palette));

const picture = paintByNumbers(photo, options);
await save("6-trace.png", drawPaintByNumbers(picture, { ...defaultStyle, kind: "outlines" }));
await save("7-number.png", drawPaintByNumbers(picture, { ...defaultStyle, kind: "pbn" }));
