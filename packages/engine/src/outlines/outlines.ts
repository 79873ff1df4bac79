import type { OutlinesPicture, OutlinesPrecision } from "../drawing/outlines-picture.ts";
import { meetAtNodes } from "../paths/meet-at-nodes.ts";
import { placePoints } from "../paths/place-points.ts";
import { middlesOf } from "../paths/smooth-borders.ts";
import { traceBorders } from "../paths/trace-borders.ts";
import { checkRaster, type Raster } from "../raster/raster.ts";
import { releaseKernels } from "../kernels/kernels.ts";
import { assemble } from "./assemble.ts";
import { curveBorders } from "./curve-borders.ts";
import { colorsOf, facesOf } from "./faces-of.ts";
import { classify } from "./classify.ts";
import { checkChoices } from "../options/option-rows.ts";
import { outlinesOptions } from "./options.ts";
import { paintFlat } from "../regions/paint-flat.ts";
import { paintPhoto } from "./paint-photo.ts";
import { recipe } from "./recipe.ts";
import { favorSubject } from "./favor-subject.ts";
import type { Seen } from "../seeing/seen.ts";
import { sizeOnPaper } from "./size.ts";
import { type OutlinesStage, type OutlinesTick, outlinesDoneBefore } from "./stages.ts";
import { withCenterLines } from "./with-center-lines.ts";

/** What outlines are made with. */
export interface OutlinesOptions {
  readonly colorPrecision: OutlinesPrecision;
  /** Size on paper, if the picture says it; else it fits an A4 sheet. */
  readonly sizeMM?: { readonly widthMM: number; readonly heightMM: number };
}

/**
 * A picture becomes vector outlines. Same picture and options, same model, on every machine.
 * @param tick hears the beginning of each stage; it never changes the result
 * @param seen what a photo shows, where somebody pointed out its subject: there are more areas then where people look, and fewer
 * elsewhere; without it all of it counts alike
 */
export function outlines(
  image: Raster,
  options: OutlinesOptions,
  tick: OutlinesTick = () => {},
  seen?: Seen,
): OutlinesPicture {
  checkRaster(image);
  checkChoices(outlinesOptions, options);
  try {
    return convert(image, options, { tick, seen });
  } finally {
    releaseKernels();
  }
}

function convert(
  image: Raster,
  options: OutlinesOptions,
  { tick, seen }: { readonly tick: OutlinesTick; readonly seen: Seen | undefined },
): OutlinesPicture {
  const begin = (stage: OutlinesStage) => tick(stage, outlinesDoneBefore[stage]);

  begin("classify");
  const { kind, pixels, uniform, isNoisy } = classify(image);
  const want = recipe(options.colorPrecision, { kind, isNoisy }, image);

  begin("colors");
  const { of, paints } =
    kind === "photo"
      ? paintPhoto(image, want, seen && favorSubject(image, seen))
      : paintFlat({ image, pixels, uniform }, want);

  begin("faces");
  const { labels, saddles } = facesOf(of, image, want.minFaceArea);

  begin("trace");
  const borders = traceBorders(labels, saddles);
  const chains = middlesOf(borders);
  const source = { pixels, faces: labels.data, ...colorsOf(labels.colors, paints), maxMove: want.reach };
  placePoints(chains, borders, source);
  meetAtNodes(chains, borders);

  begin("curves");
  const curved = curveBorders(borders, chains, want);

  begin("assemble");
  const about = { kind, precision: options.colorPrecision, unitsPerPixel: want.units } as const;
  const size = options.sizeMM ?? sizeOnPaper(image);
  const picture = assemble({ ...about, ...size, labels, paints, borders, ...curved });
  if (kind === "photo") return picture;
  return withCenterLines(picture, { labels, pixels, colors: source.colors, fitting: want.fitting });
}
