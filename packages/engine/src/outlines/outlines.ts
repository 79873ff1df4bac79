import type { OutlinesPicture, OutlinesPrecision } from "../drawing/outlines-picture.ts";
import type { Chains } from "../paths/chains.ts";
import { curveArcs } from "../paths/curve-arcs.ts";
import { formOfLoop, type LoopForm } from "../paths/loop-forms.ts";
import { meetAtNodes } from "../paths/meet-at-nodes.ts";
import { placePoints } from "../paths/place-points.ts";
import { middlesOf } from "../paths/smooth-borders.ts";
import { traceBorders } from "../paths/trace-borders.ts";
import { checkRaster, type Raster } from "../raster/raster.ts";
import { dropSpecks } from "../regions/drop-specks.ts";
import { joinFaces } from "../regions/join-faces.ts";
import type { JoinedFaces } from "../regions/labels.ts";
import { regionAreas } from "../regions/region-areas.ts";
import { releaseKernels } from "../simd/kernels.ts";
import { assemble } from "./assemble.ts";
import { look } from "./look.ts";
import { outlinesOptions } from "./options.ts";
import { paintFlat } from "./paint-flat.ts";
import { paintPhoto } from "./paint-photo.ts";
import type { FacePaint } from "./painted.ts";
import { type Recipe, recipe } from "./recipe.ts";
import { sizeOnPaper } from "./size.ts";
import { type OutlinesStage, type OutlinesTick, outlinesDoneBefore } from "./stages.ts";
import { withCenterLines } from "./with-center-lines.ts";

/** Specks are dropped so many times at most: faces that grew by some may still be small. */
const mostTries = 3;

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

  begin("look");
  const { kind, pixels, even, isNoisy } = look(image);
  const want: Recipe = recipe(options.colorPrecision, { kind, isNoisy }, image);

  begin("colors");
  const { of, paints } =
    kind === "photo" ? paintPhoto(image, want) : paintFlat({ image, pixels, even }, want);

  begin("faces");
  const { labels, saddles } = facesOf(of, image, want.smallest);

  begin("trace");
  const borders = traceBorders(labels, saddles);
  const chains = middlesOf(borders);
  const source = { pixels, faces: labels.data, ...colorsOf(labels.colors, paints), most: want.reach };
  placePoints(chains, borders, source);
  meetAtNodes(chains, borders);

  begin("curves");
  const found = kind === "photo" ? new Map<number, LoopForm>() : formsOf(chains, borders.loop, want.units);
  const forms = new Map([...found].map(([b, { line }]) => [b, line]));
  const lines = curveArcs(borders, chains, { ...want, forms });
  const shapes = new Map(
    [...found].flatMap(([b, { line, shape }]) => (lines[b] === line ? [[b, shape] as const] : [])),
  );

  begin("assemble");
  const about = { kind, precision: options.colorPrecision, unitsPerPixel: want.units } as const;
  const size = options.sizeMM ?? sizeOnPaper(image);
  const picture = assemble({ ...about, ...size, labels, paints, borders, lines, shapes });
  if (kind === "photo") return picture;
  return withCenterLines(picture, { labels, pixels, colors: source.colors, fitting: want.fitting });
}

/** Loops that are simple forms. */
function formsOf({ start, x, y }: Chains, loop: Uint8Array, units: number): Map<number, LoopForm> {
  const found = new Map<number, LoopForm>();
  for (let b = 0; b < loop.length; b++) {
    if (!loop[b]) continue;
    const [first, end] = [start[b]!, start[b + 1]!];
    const form = formOfLoop({ x: x.subarray(first, end), y: y.subarray(first, end) }, units);
    if (form) found.set(b, form);
  }
  return found;
}

/** Faces of the paints, none smaller than `smallest` pixels if that can be. */
function facesOf(of: Int32Array, { width, height }: Raster, smallest: number): JoinedFaces {
  for (let tries = 1; ; tries++) {
    const faces = joinFaces(of, width, height);
    if (tries > mostTries || !dropSpecks(of, faces, regionAreas(faces.labels), smallest)) return faces;
  }
}

/** The four numbers of each face's color, and which faces change inside. */
function colorsOf(
  paintOf: Int32Array,
  paints: readonly FacePaint[],
): { colors: Float64Array; varies?: Uint8Array } {
  const colors = Float64Array.from(
    { length: paintOf.length * 4 },
    (_, i) => paints[paintOf[i >> 2]!]!.color[i & 3]!,
  );
  if (!paints.some(({ gradient }) => gradient)) return { colors };
  return { colors, varies: Uint8Array.from(paintOf, (paint) => (paints[paint]!.gradient ? 1 : 0)) };
}
