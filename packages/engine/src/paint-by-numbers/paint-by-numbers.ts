import { nearestColors } from "../colors/nearest.ts";
import { colorsOf, type Paint } from "../colors/paints.ts";
import { quantize } from "../colors/palette.ts";
import { codeWidths } from "../drawing/code-width.ts";
import type { Picture } from "../drawing/picture.ts";
import type { Lettering } from "../edges/find-letters.ts";
import { type BroadColors, broadColors } from "../raster/broad-colors.ts";
import { raiseFaces } from "../raster/face-parts.ts";
import { layOnWhite } from "../raster/lay-on-white.ts";
import {
  essential,
  keepImportant,
  paintableFaces,
  rateImportance,
  weighEssential,
} from "../raster/importance.ts";
import { smoothBroadly } from "../raster/smooth-broadly.ts";
import { flattenFaceParts } from "../raster/flatten-face-parts.ts";
import { lipColors } from "../raster/lip-colors.ts";
import { markImportant, marksOn, type ShownMarks } from "../raster/importance-mask.ts";
import { type Planes, toPlanes } from "../raster/planes.ts";
import { checkRaster, type Raster } from "../raster/raster.ts";
import { resample } from "../raster/resample.ts";
import { smooth } from "../raster/smooth.ts";
import { stretchLightness } from "../raster/stretch.ts";
import { absorbSpecks } from "../regions/absorb-specks.ts";
import { connect } from "../regions/connect.ts";
import { dissolveRings } from "../regions/dissolve-rings.ts";
import { joinDark } from "../regions/join-dark.ts";
import type { ColoredLabels } from "../regions/labels.ts";
import { type LaidWord, type Lettered, layLetters } from "../regions/lay-letters.ts";
import { makePaintable, neededRoom } from "../regions/make-paintable.ts";
import type { Favor } from "../regions/favor.ts";
import { calmDown, calmFavor, calmShare, favorEssential, favorOn, worthOf } from "./favor-on.ts";
import { mergeBelowMean, mergeDownTo, mergeRegions } from "../regions/merge-regions.ts";
import { placeFaces } from "../seeing/place-faces.ts";
import type { Seen, SeenFace } from "../seeing/seen.ts";
import { findThinLines } from "../strokes/find-thin-lines.ts";
import type { ThinLines } from "../strokes/thin-lines.ts";
import { releaseKernels } from "../kernels/kernels.ts";
import { assemble } from "./assemble.ts";
import { checkOptions } from "./check-options.ts";
import { type Canvas, layOnCanvas, type WorkingPixels } from "./canvas.ts";
import { drawOver } from "./draw-over.ts";
import { traceAndNumber } from "./trace-and-number.ts";
import { letteringOn, withoutThin, wordOf } from "./lettering.ts";
import { findLostDetail } from "./lost-detail.ts";
import type { PaintByNumbersOptions } from "./options.ts";
import { nameColors } from "./name-colors.ts";
import { paletteOfPaints } from "./palette-of-paints.ts";
import { pixelPicture } from "./pixel-mode.ts";
import { type Recipe, recipe, workingDensity } from "./recipe.ts";
import { type Looked, withLook } from "./with-look.ts";
import { doneBefore, type StageName, type Tick } from "./stages.ts";

/**
 * A photo becomes the model of a numbered picture. Same photo and options, same model, on every machine.
 * @param tick hears the beginning of each stage; it never changes the result
 * @param seen what the photo shows (`see`): faces keep their eyes and mouths, and there is more detail where people look;
 * without it all counts
 *   alike
 */
export function paintByNumbers(
  photo: Raster,
  options: PaintByNumbersOptions,
  tick: Tick = () => {},
  seen?: Seen,
): Picture {
  return paintWithLook(photo, options, { tick, seen }).picture;
}

/** As `paintByNumbers`, with the photo in its look besides; null where no look is chosen. */
export function paintWithLook(
  photo: Raster,
  options: PaintByNumbersOptions,
  setting: Pick<StepsSetting, "tick" | "seen">,
): { picture: Picture; look: Raster | null } {
  const looked: Looked = {};
  try {
    const steps = paintInSteps(photo, options, { ...setting, looked });
    for (;;) {
      const { done, value } = steps.next();
      if (done) return { picture: value, look: looked.kept?.look ?? null };
    }
  } finally {
    releaseKernels();
  }
}

/** What one painting of a photo leaves for the next one with other options: what these do not change. */
export interface KeptSteps {
  laid?: { readonly key: readonly unknown[]; readonly laid: Laid };
  broad?: { readonly key: readonly unknown[]; readonly colors: BroadColors };
}

interface StepsSetting {
  readonly tick?: Tick;
  readonly seen: Seen | undefined;
  /** Filled with the look of the photo, and asked for it. */
  readonly looked?: Looked | undefined;
  /** Filled with what the next painting may use, if there will be one. */
  readonly kept?: KeptSteps;
  /** In place of the usual limits on working pixels. */
  readonly pixels?: WorkingPixels;
}

/** As `paintByNumbers`, a part of the work at a time; whoever stops asking lets the rest be. */
export function* paintInSteps(
  original: Raster,
  options: PaintByNumbersOptions,
  { tick = () => {}, seen, looked, kept, pixels }: StepsSetting,
): Generator<undefined, Picture> {
  checkRaster(original);
  checkOptions(options);
  const begin = (stage: StageName) => tick(stage, doneBefore[stage]);

  begin("fit");
  const photo = withLook(original, options, seen, looked);
  const opaque = layOnWhite(photo);
  const canvas = layOnCanvas(photo, options, workingDensity(options), pixels);
  if (options.mode === "pixel") return pixelPicture(opaque, options, canvas);
  const want = recipe(options, canvas);
  const laid = layPhoto(opaque, { photo, canvas, options, want, begin, seen, kept });
  yield;
  const { smoothed } = laid;
  const job: Job = { ...laid, options, want, begin };
  const { calm, important } = smoothed;
  const colored = segment(countColors(job, kept), job);
  yield;
  const { labels, words, palette, paints } = makeRegionsPaintable(colored, job);
  yield;
  // what only one step needs is local to it, so that its memory is free after it
  const above = drawOver(smoothed, want);
  const over = above.curvesBeside(words);
  const drawn = traceAndNumber(
    labels,
    { want, calm, words, seen: smoothed.seen, paints, palette, over },
    begin,
  );
  const seenAs = { planes: calm, importance: important, needs: want.protectedFloor };
  const lostDetail = findLostDetail(drawn.final, seenAs, { canvas, options });
  const thin = above.painted(drawn.words, drawn.final.palette);
  const picture = assemble({ canvas, ...drawn, ...drawn.final, ...thin, lostDetail });
  tick("number", 1);
  return picture;
}

const isSame = (key: readonly unknown[], other: readonly unknown[]) =>
  key.every((part, k) => part === other[k]);

/** A photo on its canvas, smoothed, with what it shows there. */
interface Laid {
  readonly canvas: Canvas;
  /** In pixels of the canvas. */
  readonly faces: readonly SeenFace[];
  readonly favor?: Favor;
  readonly smoothed: SmoothedCanvas;
}

interface Laying extends Pick<Job, "canvas" | "options" | "begin"> {
  readonly photo: Raster;
  readonly seen: Seen | undefined;
  /** All of the recipe that what is kept depends on. */
  readonly want: Pick<Recipe, "perMM" | "stretch" | "smoothing" | "calming">;
  readonly kept: KeptSteps | undefined;
}

function layPhoto(opaque: Raster, { photo, canvas, options, want, begin, seen, kept }: Laying): Laid {
  const { thinLines, importance } = options;
  const { perMM, stretch, smoothing, calming } = want;
  const words = JSON.stringify([canvas, thinLines, perMM, stretch, smoothing, calming]);
  const key = [photo, seen, importance, words];
  if (kept?.laid && isSame(key, kept.laid.key)) return kept.laid.laid;
  const faces = paintableFaces(placeFaces(seen?.faces ?? [], canvas.cut, canvas), perMM);
  const favor = seen && favorOn(canvas, photo, seen);
  const marks = importance && marksOn(canvas, photo, importance);
  if (favor && marks?.calm) calmFavor(favor, marks.calm);
  const smoothed = smoothCanvas(opaque, {
    canvas,
    want: { perMM, stretch, smoothing, calming },
    thinLines,
    begin,
    faces,
    letterings: (planes) => letteringOn(planes, canvas, photo, seen?.letters ?? []),
    ...(favor && { favor }),
    ...(marks && { marks }),
  });
  const laid = { canvas, faces, smoothed, ...(favor && { favor }) };
  if (kept) kept.laid = { key, laid };
  return laid;
}

interface Job extends Laid {
  readonly options: PaintByNumbersOptions;
  readonly want: Recipe;
  readonly begin: (stage: StageName) => void;
}

interface Smoothing extends Pick<Laid, "canvas" | "faces" | "favor">, Pick<Laying, "want" | "begin"> {
  readonly thinLines: boolean;
  /** The lettering in a picture of the canvas. */
  readonly letterings: (planes: Planes) => Lettering[];
  readonly marks?: ShownMarks;
}

/** A picture as it is, as regions are found in it, and how important its pixels are. */
interface SmoothedCanvas {
  readonly seen: Planes;
  readonly calm: Planes;
  readonly important: Uint8Array;
  /** The same without its lettering and thin lines: letters are regions as a whole, or none. */
  readonly ground: { readonly planes: Planes; readonly important: Uint8Array };
  readonly words: readonly LaidWord[];
  /** Lines that are drawn over all regions, if they are wanted. */
  readonly lines?: ThinLines;
}

interface Colored {
  readonly labels: ColoredLabels;
  readonly palette: Float64Array;
  /** What the palette is made of, if it is not made of the photo's own colors. */
  readonly paints: readonly Paint[] | undefined;
}

/** The photo on its canvas: as it is, calm enough to find regions in, and rated by importance. */
function smoothCanvas(
  opaque: Raster,
  { canvas, thinLines, want, begin, faces, letterings, favor, marks }: Smoothing,
): SmoothedCanvas {
  const plain = toPlanes(resample(opaque, canvas.cut, canvas.width, canvas.height));
  const seen = flattenFaceParts(want.stretch ? stretchLightness(plain) : plain, faces, want.perMM);

  begin("smooth");
  const broadly = (planes: Planes) =>
    favor ? smoothBroadly(planes, calmShare(favor, planes, want.perMM), want.perMM) : planes;
  const rated = rateImportance(seen, want.perMM, faces);
  if (favor) calmDown(rated, favor);
  const important = markImportant(rated, marks);
  if (favor) favorEssential(favor, important);
  const smoothed = want.smoothing
    ? keepImportant(broadly(smooth(seen, want.smoothing)), seen, important)
    : seen;
  const calm = marks?.calm ? keepImportant(smoothed, smooth(smoothed, want.calming), marks.calm) : smoothed;
  const found = letterings(seen);
  const lines = thinLines && favor ? findThinLines(seen, favor.lines, want.perMM) : undefined;
  const ground = withoutThin({ calm, important }, { letterings: found, lines, favor }, want);
  const words = found.map((word) => wordOf(word, seen, ground.planes));
  return { seen, calm, important, ground, words, ...(lines && { lines }) };
}

/** The colors of the photo as its palette shall serve them. */
function countColors(
  {
    smoothed,
    canvas,
    want,
    begin,
    faces,
    favor,
  }: Pick<Job, "smoothed" | "canvas" | "begin" | "faces" | "favor"> & {
    readonly want: Pick<Recipe, "broad" | "essential">;
  },
  kept: KeptSteps | undefined,
): BroadColors {
  begin("quantize");
  const { seen, important } = smoothed;
  const key = [smoothed, JSON.stringify([want.broad, want.essential])];
  if (kept?.broad && isSame(key, kept.broad.key)) return kept.broad.colors;
  const boxes = faces.map(({ box }) => box);
  const worthBeside = (others?: Uint8Array) => {
    const worth = weighEssential(important, want.essential.weight, others);
    raiseFaces(worth, canvas, boxes, want.essential.faces);
    return worth;
  };
  const served = worthBeside();
  const worth = favor ? worthBeside(worthOf(favor)) : served;
  const colors = broadColors(seen, { importance: important, worth, served }, want.broad);
  if (kept) kept.broad = { key, colors };
  return colors;
}

/** The palette, and regions of its colors whose borders are worth drawing. */
function segment(
  broad: BroadColors,
  { smoothed: { seen, ground }, canvas, want, begin, faces, favor }: Job,
): Colored {
  // paints are what they are: where there are some, nothing below moves the colors
  const paints = want.paintBox && paletteOfPaints(broad, want.paintBox, want);
  const palette = paints ? colorsOf(paints) : quantize(broad, want, lipColors(seen, faces));
  const found = connect(nearestColors(ground.planes, palette), canvas.width, canvas.height);

  begin("merge");
  const merged = mergeRegions(absorbSpecks(found, ground.planes, palette), ground.planes, {
    ...want.merging,
    palette,
    ...(favor && { favor }),
  });
  return { labels: merged, palette, paints };
}

/** Regions that can be painted and numbered, and the words among them. */
function makeRegionsPaintable(
  { labels, palette, paints }: Colored,
  { smoothed, want, begin, favor }: Job,
): Colored & Lettered {
  const { planes, important } = smoothed.ground;
  const { words } = smoothed;
  begin("regularize");
  const lengths = codeWidths(nameColors(palette, paints));
  const floor = {
    ...want.floor,
    importance: { ...want.protectedFloor, of: important },
    ...(favor && { favor }),
    lengths,
  };
  const importance = { of: important, min: essential, factor: want.essential.fidelity };
  const rounding = { ...want.rounding, palette, importance };
  const paintable = makePaintable(labels, planes, { rounding, floor });
  const letters = words.reduce((sum, word) => sum + word.letters.length, 0);
  const few = mergeDownTo(Math.max(1, want.regions - letters), paintable, planes, {
    ...want.merging,
    palette,
    ...(favor && { favor }),
  });
  const calm = favor
    ? joinDark(dissolveRings(few, planes, { palette, favor, perMM: want.perMM }), { palette, favor })
    : few;
  const large = mergeBelowMean(calm, planes, palette, want.minShareOfMean);
  const lettered = layLetters(large, words, palette, {
    ...want.letters,
    minArea: Math.max(want.letters.minArea, (want.minShareOfMean * large.data.length) / large.count),
    room: neededRoom(floor),
    lengths,
  });
  return { ...lettered, palette, paints };
}
