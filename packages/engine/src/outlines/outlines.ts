import type { OutlinesKind, OutlinesPicture, OutlinesPrecision } from "../drawing/outlines-picture.ts";
import { curveArcs } from "../paths/curve-arcs.ts";
import { meetAtNodes } from "../paths/meet-at-nodes.ts";
import { placePoints } from "../paths/place-points.ts";
import { middlesOf } from "../paths/smooth-borders.ts";
import { traceBorders } from "../paths/trace-borders.ts";
import { checkRaster, type Raster } from "../raster/raster.ts";
import { joinFaces } from "../regions/join-faces.ts";
import { releaseKernels } from "../simd/kernels.ts";
import { assemble } from "./assemble.ts";
import { outlinesOptions } from "./options.ts";
import { paintPhoto } from "./paint-photo.ts";
import { type Recipe, recipe } from "./recipe.ts";
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
  if (!Object.hasOwn(outlinesOptions.colorPrecision, options.colorPrecision))
    throw new RangeError(
      `options.colorPrecision must be one of ${Object.keys(outlinesOptions.colorPrecision)}, received ${options.colorPrecision}`,
    );
  try {
    return convert(image, options, tick);
  } finally {
    releaseKernels();
  }
}

function convert(image: Raster, options: OutlinesOptions, tick: OutlinesTick): OutlinesPicture {
  const begin = (stage: OutlinesStage) => tick(stage, outlinesDoneBefore[stage]);
  const { width, height } = image;

  begin("look");
  const kind: OutlinesKind = "photo";
  const want: Recipe = recipe(options.colorPrecision, kind, image);

  begin("colors");
  const { of, paints } = paintPhoto(image, want);

  begin("faces");
  const { labels, saddles } = joinFaces(of, width, height);

  begin("trace");
  const borders = traceBorders(labels, saddles);
  const chains = middlesOf(borders);
  const colors = Float64Array.from(
    labels.colors.length * 4 > 0 ? { length: labels.count * 4 } : [],
    (_, i) => paints[labels.colors[i >> 2]!]!.color[i & 3]!,
  );
  placePoints(chains, borders, { image, faces: labels.data, colors, most: want.reach });
  meetAtNodes(chains, borders);

  begin("curves");
  const lines = curveArcs(borders, chains, want);

  begin("assemble");
  const about = { kind, precision: options.colorPrecision, unitsPerPixel: want.units } as const;
  return assemble({ ...about, ...(options.sizeMM ?? sizeOnPaper(image)), labels, paints, borders, lines });
}
