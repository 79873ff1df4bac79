import {
  defaultPaintByNumbersOptions,
  defaultStyle,
  drawPaintByNumbers,
  paintByNumbers,
  type Raster,
} from "@tintery/engine";
import { readSeeingNetworks } from "@tintery/weights";
import { nearestColors } from "../../packages/engine/src/colors/nearest.ts";
import { oklabToHex } from "../../packages/engine/src/colors/oklab.ts";
import { quantize } from "../../packages/engine/src/colors/palette.ts";
import { codeWidths } from "../../packages/engine/src/drawing/code-width.ts";
import { layOnCanvas } from "../../packages/engine/src/paint-by-numbers/canvas.ts";
import { nameColors } from "../../packages/engine/src/paint-by-numbers/name-colors.ts";
import { recipe, workingDensity } from "../../packages/engine/src/paint-by-numbers/recipe.ts";
import { broadColors } from "../../packages/engine/src/raster/broad-colors.ts";
import { raiseFaces } from "../../packages/engine/src/raster/face-parts.ts";
import {
  essential,
  keepImportant,
  paintableFaces,
  rateImportance,
  weighEssential,
} from "../../packages/engine/src/raster/importance.ts";
import { layOnGround } from "../../packages/engine/src/raster/lay-on-ground.ts";
import { type Planes, toPlanes } from "../../packages/engine/src/raster/planes.ts";
import { resample } from "../../packages/engine/src/raster/resample.ts";
import { smooth } from "../../packages/engine/src/raster/smooth.ts";
import { stretchLightness } from "../../packages/engine/src/raster/stretch.ts";
import { placeFaces } from "../../packages/engine/src/seeing/place-faces.ts";
import { see } from "../../packages/engine/src/seeing/see.ts";
import { absorbSpecks } from "../../packages/engine/src/regions/absorb-specks.ts";
import { connect } from "../../packages/engine/src/regions/connect.ts";
import type { ColoredLabels } from "../../packages/engine/src/regions/labels.ts";
import { makePaintable } from "../../packages/engine/src/regions/make-paintable.ts";
import { mergeRegions } from "../../packages/engine/src/regions/merge-regions.ts";
import { decodeForEngine } from "../photos.ts";
import { colorFrom, paint, type Save, showPart } from "./show.ts";

const options = { ...defaultPaintByNumbersOptions, numberOfColors: 24 };
/** Thin lines and numbers are shown on a part of the page. */
const part = { x: 0.5, y: 0.5, width: 0.5, ratio: 1 };

const paintPlanes = (planes: Planes) =>
  paint(planes, (pixel) =>
    colorFrom(oklabToHex(planes.l[pixel] ?? 0, planes.a[pixel] ?? 0, planes.b[pixel] ?? 0)),
  );

/** Regions in the colors of a palette: three numbers a color. */
function paintLabels(labels: ColoredLabels, palette: Float64Array): Raster {
  const colors = nameColors(palette).map(({ hex }) => colorFrom(hex));
  return paint(labels, (pixel) => colors[labels.colors[labels.data[pixel] ?? 0] ?? 0] ?? 0);
}

/** The pictures of docs/engine.md: calls the stages one by one, as paint-by-numbers.ts does. */
export async function showPainting(bytes: Uint8Array, save: Save): Promise<void> {
  const photo = layOnGround(await decodeForEngine(bytes, options));
  const canvas = layOnCanvas(photo, options, workingDensity(options));
  const want = recipe(options, canvas);

  const seen = stretchLightness(toPlanes(resample(photo, canvas.cut, canvas.width, canvas.height)));
  await save("1-fit", paintPlanes(seen));

  const shown = see(photo, await readSeeingNetworks());
  const faces = paintableFaces(placeFaces(shown.faces, canvas.cut, canvas), want.perMM);
  const important = rateImportance(seen, want.perMM, faces);
  const calm = want.smoothing ? keepImportant(smooth(seen, want.smoothing), seen, important) : seen;
  await save("2-smooth", paintPlanes(calm));

  const worth = weighEssential(important, want.essential.weight);
  raiseFaces(
    worth,
    canvas,
    faces.map(({ box }) => box),
    want.essential.faces,
  );
  const palette = quantize(broadColors(seen, { importance: important, worth }, want.broad), want);
  const found = connect(nearestColors(calm, palette), canvas.width, canvas.height);
  await save("3-quantize", paintLabels(found, palette));

  const merged = mergeRegions(absorbSpecks(found, calm, palette), calm, { ...want.merging, palette });
  await save("4-merge", paintLabels(merged, palette));

  const floor = {
    ...want.floor,
    importance: { ...want.protectedFloor, of: important },
    lengths: codeWidths(nameColors(palette)),
  };
  const rounding = {
    ...want.rounding,
    palette,
    importance: { of: important, min: essential, factor: want.essential.fidelity },
  };
  const paintable = makePaintable(merged, calm, { rounding, floor });
  await save("5-regularize", paintLabels(paintable, palette));

  const picture = paintByNumbers(photo, options, undefined, shown);
  for (const [name, kind] of [
    ["6-trace", "outlines"],
    ["7-number", "pbn"],
  ] as const)
    await save(name, showPart(drawPaintByNumbers(picture, { ...defaultStyle, kind }), part));
}
