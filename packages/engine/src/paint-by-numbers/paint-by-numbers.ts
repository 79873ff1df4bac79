import { nearestColors } from "../colors/nearest.ts";
import { colorsOf } from "../colors/paints.ts";
import { quantize } from "../colors/palette.ts";
import { codeWidths } from "../drawing/code-width.ts";
import type { Picture } from "../drawing/picture.ts";
import type { DrawnPart } from "../edges/drawn-shapes.ts";
import type { Lettering } from "../edges/find-letters.ts";
import { type BroadColors, broadColors } from "../raster/broad-colors.ts";
import { clearedRims, flattenParts, keptParts, raiseParts } from "../raster/drawn-parts.ts";
import { raiseFaces, weighFaces } from "../raster/face-parts.ts";
import { layOnGround } from "../raster/lay-on-ground.ts";
import {
  essential,
  keepImportant,
  paintableFaces,
  rateImportance,
  weighEssential,
} from "../raster/importance.ts";
import { smoothBroadly } from "../raster/smooth-broadly.ts";
import { animalEyes, paintableHeads, raiseAnimalFaces } from "../raster/animal-eyes.ts";
import { faceParts } from "../raster/face-paint.ts";
import { laidParts, type PaintedPart, paintParts, seedsOf, withoutParts } from "../raster/painted-part.ts";
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
import { joinSides, onBothSides, partAtContour, type Sides } from "../regions/contour-sides.ts";
import { type FlatArt, onFlatColors } from "../regions/flat-art.ts";
import type { ColoredLabels } from "../regions/labels.ts";
import { type LaidWord, type Lettered, layLetters } from "../regions/lay-letters.ts";
import { layParts } from "../regions/lay-parts.ts";
import { makePaintable, neededRoom } from "../regions/make-paintable.ts";
import type { Favor } from "../regions/favor.ts";
import { calmDown, calmFavor, calmShare, favorEssential, favorOn, sidesOn, worthOf } from "./favor-on.ts";
import { mergeBelowMean, mergeDownTo, mergeRegions } from "../regions/merge-regions.ts";
import type { AnimalHead } from "../seeing/animals/animal-head.ts";
import { placeFaces, placeParts } from "../seeing/place-faces.ts";
import { placeHeads } from "../seeing/place-heads.ts";
import type { Seen, SeenFace } from "../seeing/seen.ts";
import { findThinLines } from "../strokes/find-thin-lines.ts";
import type { ThinLines } from "../strokes/thin-lines.ts";
import { releaseKernels } from "../kernels/kernels.ts";
import { assemble } from "./assemble.ts";
import { checkOptions } from "./check-options.ts";
import { type Canvas, layOnCanvas, type WorkingPixels } from "./canvas.ts";
import { drawOver } from "./draw-over.ts";
import { traceAndNumber } from "./trace-and-number.ts";
import { lettersOver, withLaidOver } from "./lay-over.ts";
import { letteringOn, withoutThin, wordOf } from "./lettering.ts";
import { findLoss } from "./find-loss.ts";
import type { PaintByNumbersOptions } from "./options.ts";
import { flatColors, givenColors } from "./given-colors.ts";
import { type GivenColor, nameColors } from "./name-colors.ts";
import { pixelPicture } from "./pixel-mode.ts";
import { type Recipe, recipe, workingDensity } from "./recipe.ts";
import { asFlatArt, type Looked, withLook } from "./with-look.ts";
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
  const opaque = layOnGround(photo);
  const canvas = layOnCanvas(photo, options, workingDensity(options), pixels);
  if (options.mode === "pixel") return pixelPicture(opaque, options, canvas);
  const want = recipe(options, canvas);
  const laid = layPhoto(opaque, { photo, canvas, options, want, begin, seen, kept, looked });
  yield;
  const { smoothed } = laid;
  const job: Job = { ...laid, options, want, begin };
  const { important } = smoothed;
  const colored = segment(countColors(job, kept), job);
  yield;
  const { labels, words, palette, given, calm } = makeRegionsPaintable(colored, job);
  yield;
  // what only one step needs is local to it, so that its memory is free after it
  const above = drawOver(smoothed, want);
  const over = above.curvesBeside(words);
  const drawn = traceAndNumber(
    labels,
    { want, calm, words, important, seen: smoothed.own, given, palette, over },
    begin,
  );
  const { final, laidOver } = drawn;
  const shown = { ...final, labels: withLaidOver(final.labels, laidOver, final.palette) };
  const measures = { lines: laid.favor?.lines, needs: want.protectedFloor, perMM: want.perMM };
  const lostDetail = findLoss(shown, smoothed, measures, { canvas, options });
  const { thinLines, thinLetters } = above.painted(drawn.words, final.palette);
  const letters = [...lettersOver(laidOver, final.palette, want.perMM), ...thinLetters];
  const picture = assemble({ canvas, ...drawn, ...final, thinLines, thinLetters: letters, lostDetail });
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
  readonly heads: readonly AnimalHead[];
  readonly favor?: Favor;
  /** Which side of the subject's contour pixels are on, where it is sure. */
  readonly sides?: Sides;
  readonly smoothed: SmoothedCanvas;
  /** The photo is no photo, but this. */
  readonly flat?: FlatArt;
}

interface Laying extends Pick<Job, "canvas" | "options" | "begin"> {
  readonly photo: Raster;
  readonly seen: Seen | undefined;
  /** All of the recipe that what is kept depends on. */
  readonly want: Pick<Recipe, "perMM" | "stretch" | "smoothing" | "calming">;
  readonly kept: KeptSteps | undefined;
  readonly looked: Looked | undefined;
}

function layPhoto(opaque: Raster, { photo, canvas, options, want, begin, seen, kept, looked }: Laying): Laid {
  const { thinLines, importance } = options;
  const { perMM, stretch, smoothing, calming } = want;
  const words = JSON.stringify([canvas, thinLines, perMM, stretch, smoothing, calming]);
  const key = [photo, seen, importance, words];
  if (kept?.laid && isSame(key, kept.laid.key)) return kept.laid.laid;
  const faces = paintableFaces(placeFaces(seen?.faces ?? [], canvas.cut, canvas), perMM);
  const heads = paintableHeads(placeHeads(seen?.animals ?? [], canvas.cut, canvas.width), perMM);
  const favor = seen && favorOn(canvas, photo, seen);
  const marks = importance && marksOn(canvas, photo, importance);
  if (favor && marks?.calm) calmFavor(favor, marks.calm);
  const flat = asFlatArt(photo, options, { opaque, seen, looked });
  const smoothed = smoothCanvas(opaque, {
    canvas,
    flat,
    want: { perMM, stretch, smoothing, calming },
    thinLines,
    begin,
    faces,
    heads,
    parts: placeParts(seen?.parts ?? [], canvas.cut, canvas.width),
    rims: placeParts(seen?.rims ?? [], canvas.cut, canvas.width),
    letterings: (planes) => letteringOn(planes, canvas, photo, seen?.letters ?? []),
    ...(favor && { favor }),
    ...(marks && { marks }),
  });
  const sides = seen && sidesOn(canvas, photo, seen);
  const laid = {
    canvas,
    faces,
    heads,
    smoothed,
    ...(favor && { favor }),
    ...(sides && { sides }),
    ...(flat && { flat }),
  };
  if (kept) kept.laid = { key, laid };
  return laid;
}

interface Job extends Laid {
  readonly options: PaintByNumbersOptions;
  readonly want: Recipe;
  readonly begin: (stage: StageName) => void;
}

interface Smoothing
  extends Pick<Laid, "canvas" | "faces" | "heads" | "favor">,
    Pick<Laying, "want" | "begin"> {
  readonly flat: FlatArt | undefined;
  /** Parts of drawn faces and rims of their glasses, in pixels of the canvas. */
  readonly parts: readonly DrawnPart[];
  readonly rims: readonly DrawnPart[];
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
  /** Flat art with its antialiased borders, else the same as `seen`: where borders lie exactly. */
  readonly own: Planes;
  /** `calm` without the eyes and mouths that are laid on regions. */
  readonly bare: Planes;
  /** The same without its lettering and thin lines: letters are regions as a whole, or none. */
  readonly ground: { readonly planes: Planes; readonly important: Uint8Array };
  readonly words: readonly LaidWord[];
  /** Eyes and mouths, the irises and eyes of one color first. */
  readonly painted: readonly PaintedPart[];
  /** Lines that are drawn over all regions, if they are wanted. */
  readonly lines?: ThinLines;
}

interface Colored {
  readonly labels: ColoredLabels;
  readonly palette: Float64Array;
  /** What the palette is made of: paints, or the exact colors of flat art. */
  readonly given: readonly GivenColor[] | undefined;
}

/** The photo on its canvas: as it is, calm enough to find regions in, and rated by importance. */
function smoothCanvas(
  opaque: Raster,
  {
    canvas,
    flat,
    thinLines,
    want,
    begin,
    faces,
    heads,
    parts: drawn,
    rims,
    letterings,
    favor,
    marks,
  }: Smoothing,
): SmoothedCanvas {
  const own = toPlanes(resample(opaque, canvas.cut, canvas.width, canvas.height));
  const lit = want.stretch ? stretchLightness(own) : own;
  const painted = flat ? [] : [...animalEyes(lit, heads, want.perMM), ...faceParts(lit, faces, want.perMM)];
  const clear = flat ? onFlatColors(flat, own, canvas.cut) : paintParts(lit, painted);
  const parts = keptParts(clear, drawn, want.perMM);
  const seen = flattenParts(clear, [...clearedRims(clear, rims, want.perMM), ...parts]);

  begin("smooth");
  const broadly = (planes: Planes) =>
    favor ? smoothBroadly(planes, calmShare(favor, planes, want.perMM), want.perMM) : planes;
  const rated = rateImportance(seen, want.perMM, faces);
  raiseAnimalFaces(rated, heads, canvas);
  if (favor) calmDown(rated, favor);
  const important = markImportant(rated, marks);
  raiseParts(important, parts);
  if (favor) favorEssential(favor, important);
  // flat art has no texture: smoothing would only mix its colors
  const smoothed =
    want.smoothing && !flat ? keepImportant(broadly(smooth(seen, want.smoothing)), seen, important) : seen;
  const calm = marks?.calm ? keepImportant(smoothed, smooth(smoothed, want.calming), marks.calm) : smoothed;
  const found = letterings(seen);
  const lines = thinLines && favor ? findThinLines(seen, favor.lines, want.perMM) : undefined;
  const bare = withoutParts({ calm, important }, painted, want.perMM);
  const ground = withoutThin(bare, { letterings: found, lines, favor }, want);
  const words = found.map((word) => wordOf(word, seen, ground.planes));
  const planes = { seen, calm, bare: bare.calm, own: flat ? own : seen };
  return { ...planes, important, ground, words, painted, ...(lines && { lines }) };
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
    raiseFaces(worth, canvas, boxes, weighFaces(boxes, canvas, want.essential.faces));
    return worth;
  };
  const served = worthBeside();
  const worth = favor ? worthBeside(worthOf(favor)) : served;
  const colors = broadColors(seen, { importance: important, worth, served }, want.broad);
  if (kept) kept.broad = { key, colors };
  return colors;
}

/** The palette, and regions of its colors whose borders are worth drawing; with sides of a contour in colors of these. */
function segment(
  broad: BroadColors,
  { smoothed: { seen, ground, painted }, canvas, want, begin, favor, sides, flat }: Job,
): Colored {
  // given colors are what they are: nothing below moves them
  const shown = flat && flatColors(seen, flat.colors);
  const given = givenColors(shown?.points ?? broad, want, shown?.exact);
  const palette = given ? colorsOf(given) : quantize(broad, want, Float64Array.from(seedsOf(painted)));
  const connected = connect(nearestColors(ground.planes, palette), canvas.width, canvas.height);

  begin("merge");
  const found = absorbSpecks(connected, ground.planes, palette);
  const { minArea } = want.floor;
  const parted = sides ? partAtContour(found, sides, { count: palette.length / 3, minArea }) : found;
  const merged = mergeRegions(parted, ground.planes, {
    ...want.merging,
    ...(sides ? onBothSides(palette) : { palette }),
    ...(favor && { favor }),
  });
  return { labels: merged, palette, given };
}

/** Regions that can be painted and numbered, and the words among them. */
function makeRegionsPaintable(
  { labels, palette, given }: Colored,
  { smoothed, want, begin, favor, sides }: Job,
): Colored & Lettered & { readonly calm: Planes } {
  const { planes, important } = smoothed.ground;
  const { words, painted } = smoothed;
  begin("regularize");
  const lengths = codeWidths(nameColors(palette, given));
  const sided = sides ? onBothSides(palette) : { palette };
  const floor = {
    ...want.floor,
    importance: { ...want.protectedFloor, of: important },
    ...(favor && { favor }),
    lengths: sides ? [...lengths, ...lengths] : lengths,
  };
  const importance = { of: important, min: essential, factor: want.essential.fidelity };
  const rounding = { ...want.rounding, ...sided, importance };
  const paintable = makePaintable(labels, planes, { rounding, floor });
  const letters = words.reduce((sum, word) => sum + word.letters.length, 0);
  const within = mergeDownTo(Math.max(1, want.regions - letters), paintable, planes, {
    ...want.merging,
    ...sided,
    ...(favor && { favor }),
  });
  const few = sides ? joinSides(within, planes, palette) : within;
  const calm = favor
    ? joinDark(dissolveRings(few, planes, { palette, favor, perMM: want.perMM }), { palette, favor })
    : few;
  const large = mergeBelowMean(calm, planes, palette, want.minShareOfMean);
  const faced = layParts(large, laidParts(painted), {
    planes: smoothed.calm,
    palette,
    minArea: floor.minArea,
  });
  const lettered = layLetters(faced.labels, words, palette, {
    ...want.letters,
    minArea: Math.max(want.letters.minArea, (want.minShareOfMean * large.data.length) / large.count),
    room: neededRoom(floor),
    lengths,
  });
  return { ...lettered, palette, given, calm: faced.planes };
}
