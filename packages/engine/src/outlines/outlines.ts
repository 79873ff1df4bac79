import { nearestColors } from "../colors/nearest.ts";
import { oklabToHex } from "../colors/oklab.ts";
import { meanColors, quantize, usedColors } from "../colors/palette.ts";
import type { OutlinesPicture, OutlinesPrecision } from "../drawing/outlines-picture.ts";
import { fitBorders } from "../paths/fit-borders.ts";
import { traceBorders } from "../paths/trace-borders.ts";
import { layOnWhite } from "../raster/lay-on-white.ts";
import { toPlanes } from "../raster/planes.ts";
import { checkRaster, type Raster } from "../raster/raster.ts";
import { absorbSpecks } from "../regions/absorb-specks.ts";
import { connect } from "../regions/connect.ts";
import { mergeRegions } from "../regions/merge-regions.ts";
import { regionAreas } from "../regions/region-areas.ts";
import { releaseKernels } from "../simd/kernels.ts";
import { outlinesOptions } from "./options.ts";
import { sizeOnPaper } from "./size.ts";
import { type OutlinesStage, type OutlinesTick, outlinesDoneBefore } from "./stages.ts";

/** What outlines are made with. */
export interface OutlinesOptions {
  readonly colorPrecision: OutlinesPrecision;
  /** Size on paper, if the picture says it; else it fits an A4 sheet. */
  readonly sizeMM?: { readonly widthMM: number; readonly heightMM: number };
}

/**
 * A picture becomes vector outlines. Same picture and options, same model, on every machine.
 * @param tick hears the beginning of each stage; it never changes the result
 */
export function outlines(
  image: Raster,
  options: OutlinesOptions,
  tick: OutlinesTick = () => {},
): OutlinesPicture {
  checkRaster(image);
  try {
    return convert(image, options, tick);
  } finally {
    releaseKernels();
  }
}

function convert(image: Raster, options: OutlinesOptions, tick: OutlinesTick): OutlinesPicture {
  const begin = (stage: OutlinesStage) => tick(stage, outlinesDoneBefore[stage]);
  const want = outlinesOptions.colorPrecision[options.colorPrecision].photo;

  begin("look");
  const planes = toPlanes(layOnWhite(image));

  begin("colors");
  const palette = quantize({ planes }, want);

  begin("faces");
  const found = absorbSpecks(
    connect(nearestColors(planes, palette), image.width, image.height),
    planes,
    palette,
  );
  const merged = mergeRegions(found, planes, { palette, limit: 0, smallest: want.smallest });
  const { labels, palette: colors } = usedColors(merged, meanColors(merged, planes));

  begin("trace");
  const borders = traceBorders(labels);

  begin("curves");
  const tolerance = new Float64Array(borders.count).fill(want.tolerance);
  const lines = fitBorders(borders, tolerance);

  begin("assemble");
  const areas = regionAreas(labels);
  const unitsPerPixel = Math.max(image.width, image.height) < 600 ? 100 : 10;
  const share = new Float64Array(colors.length / 3);
  const many = new Float64Array(colors.length / 3);
  labels.colors.forEach((color, face) => {
    share[color] = share[color]! + areas[face]! / labels.data.length;
    many[color] = many[color]! + 1;
  });
  return {
    version: 1,
    product: "outlines",
    width: image.width,
    height: image.height,
    unitsPerPixel,
    ...(options.sizeMM ?? sizeOnPaper(image)),
    kind: "photo",
    precision: options.colorPrecision,
    colors: Array.from(share, (areaShare, color) => ({
      hex: oklabToHex(colors[color * 3]!, colors[color * 3 + 1]!, colors[color * 3 + 2]!),
      areaShare,
      faces: many[color]!,
    })),
    faces: Array.from(areas, (areaPx, face) => ({
      color: labels.colors[face]!,
      areaPx,
      rings: borders.rings[face]!,
    })),
    arcs: lines.map(({ shape, points }, b) => ({
      right: borders.right[b]!,
      left: borders.left[b]!,
      shape,
      points: points.map((value) => Math.round(value * unitsPerPixel)),
    })),
  };
}
