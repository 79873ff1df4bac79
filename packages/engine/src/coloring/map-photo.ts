import { clear } from "../edges/clear.ts";
import type { Network } from "../network/network.ts";
import { findBoundaries } from "../network/find-boundaries.ts";
import type { Field } from "../edges/grid.ts";
import { cutMargins, type Inset, insideDarkMargins } from "../edges/dark-margins.ts";
import { type DrawnInk, findInk } from "../edges/line-drawing.ts";
import { layOnGround } from "../raster/lay-on-ground.ts";
import { type Planes, toPlanes } from "../raster/planes.ts";
import { checkRaster, type Raster } from "../raster/raster.ts";
import { resample } from "../raster/resample.ts";
import { type BoundaryFinder, seeAlone } from "../seeing/see-alone.ts";
import type { Seen } from "../seeing/seen.ts";
import { releaseKernels } from "../kernels/kernels.ts";
import { type AnswerAt, blendAnswers, boundaryMaps } from "./boundary-maps.ts";
import type { ColoringMaps } from "./coloring-maps.ts";
import { drawPeople, type PeopleOnPage } from "./draw-people.ts";
import { type FoundLines, findLines } from "./find-lines.ts";
import { inkLines } from "./ink-lines.ts";
import { type Background, type ColoringType, coloringOptions } from "./options.ts";
import { detailsRange } from "./details-range.ts";
import { type RankedLines, rankLines } from "./rank-lines.ts";
import { type PageSize, pageSize, recipe } from "./recipe.ts";
import { type DarkOnPage, findSolids } from "./solids.ts";
import { coloringDoneBefore, type ColoringStage, type ColoringTick } from "./stages.ts";
import { type CommonParts, weighLines } from "./weigh-lines.ts";
import { toneOf, whiteTone } from "./tone.ts";

/** Lines this near to the dark margin of a scan are its shadow and the edge of the paper, in millimeters. */
const besideMargin = 1.5;

/**
 * Everything of a coloring page that needs the photo's pixels: which lines there are, and from which setting of the
 * details slider on each is shown. Same photo and type, same maps, on every machine.
 * @param options.seen what the photo shows (`see`); without it nobody is looked for
 * @param tick hears the beginning of each stage; it never changes the result
 */
export function mapPhoto(
  photo: Raster,
  options: { readonly type: ColoringType; readonly seen?: Seen },
  network: Network,
  tick: ColoringTick = () => {},
): ColoringMaps {
  const find: BoundaryFinder = (image) => {
    const { width, height, strength } = findBoundaries(image, network);
    return { width, height, data: strength };
  };
  return mapWith(find, photo, options, tick);
}

/** What a photo is mapped for. */
export interface MapWish {
  readonly type: ColoringType;
  /** What the photo shows; without it nobody is looked for. */
  readonly seen?: Seen;
  /** Pixels of the longer side at most; what the type says without it. */
  readonly side?: number;
  /** The background of the one page, with all details, that is drawn of the maps; without it every page can be. */
  readonly only?: Background;
}

/** A photo at the size of its page. */
export interface PageCanvas {
  readonly canvas: Raster;
  readonly planes: Planes;
  /** What is ink of a ready-made drawing; undefined for photos. */
  readonly ink: DrawnInk | undefined;
  /** Where it lies on a scan. */
  readonly inset: Inset | undefined;
}

/** What is known of a photo's page before a type is. */
export interface KnownPage extends PageCanvas {
  readonly size: PageSize;
  readonly seen: Seen;
  /** How likely a boundary is, 0 to 1. */
  readonly map: Field;
  readonly common: CommonParts;
}

/** Shrinks an opaque photo to the size of its page. */
export function pageCanvas(opaque: Raster, size: PageSize): PageCanvas {
  const whole = { left: 0, top: 0, width: opaque.width, height: opaque.height };
  const canvas = resample(opaque, whole, size.width, size.height);
  const planes = toPlanes(canvas);
  const ink = findInk(planes);
  return { canvas, planes, ink, inset: ink ? undefined : insideDarkMargins(planes) };
}

/** As `mapPhoto`, with any finder of boundaries. */
export function mapWith(
  find: BoundaryFinder,
  photo: Raster,
  { seen: given, side, ...wish }: MapWish,
  tick: ColoringTick = () => {},
): ColoringMaps {
  const { type } = wish;
  checkRaster(photo);
  checkType(type);
  const begin = (stage: ColoringStage) => tick(stage, coloringDoneBefore[stage]);
  try {
    begin("fit");
    const opaque = layOnGround(photo);
    const size = pageSize(opaque, type, side);
    const want = recipe(type, size.perMM);
    const page = pageCanvas(opaque, size);
    const { canvas, planes, ink } = page;

    begin("boundaries");
    const boundaries = ink ? undefined : boundaryMaps(canvas, want, find, opaque);
    if (boundaries) for (const map of Object.values(boundaries)) cutToPage(map, page, size);

    begin("subject");
    const seen = boundaries && (given ?? seeAlone(opaque, find));
    const weighed = seen && weighLines({ canvas, planes, seen }, boundaries, want);

    begin("lines");
    const found = weighed ? findLines(weighed, want, size) : inkLines(ink!, size, want);

    begin("rank");
    return mapsOf({ page, seen, weighed }, ranksOf(found, planes, size, wish), size);
  } finally {
    releaseKernels();
  }
}

/**
 * The lines of a page of which much is known.
 * @param answers of the network
 */
export function linesOfKnown(page: KnownPage, answers: AnswerAt, type: ColoringType): FoundLines {
  checkType(type);
  const { size, canvas, planes, ink, seen, common } = page;
  const want = recipe(type, size.perMM);
  if (ink) return inkLines(ink, size, want);
  const blended = blendAnswers(canvas, want, answers);
  cutToPage(blended, page, size);
  const weighedLines = weighLines({ canvas, planes, seen }, { sharp: page.map, blended }, want, common);
  return findLines(weighedLines, want, size);
}

/** Ranks the lines of a page of which much is known. */
export function ranksOfKnown(
  { planes, size }: KnownPage,
  found: FoundLines,
  wish: Pick<MapWish, "type" | "only">,
): RankedPage {
  return ranksOf(found, planes, size, wish);
}

/** What of a page of which much is known is drawn beside its lines. */
export type KnownBesideLines = Omit<KnownPage, "canvas" | "inset">;

/** The maps of a page of which much is known, from its lines. */
export function mapsOfKnown(page: KnownBesideLines, ranked: RankedPage): ColoringMaps {
  const { size, ink, seen, map, common } = page;
  const { onPage, outlines } = common;
  return mapsOf({ page, seen, ...(!ink && { weighed: { ...onPage, ...outlines, map } }) }, ranked, size);
}

function checkType(type: ColoringType): void {
  if (!Object.hasOwn(coloringOptions.types, type))
    throw new RangeError(`type must be a coloring type, received ${type}`);
}

/** Takes the margins of a scan out of the map. */
export function cutToPage(map: Field, { inset }: PageCanvas, { perMM }: Pick<PageSize, "perMM">): void {
  if (inset) cutMargins(map, inset, besideMargin * perMM);
}

/** A page; and of a photo, which is no ready-made drawing, what matters in it. */
interface WeighedPage {
  readonly page: Pick<PageCanvas, "planes" | "ink">;
  readonly seen?: Seen | undefined;
  readonly weighed?: (PeopleOnPage & DarkOnPage & { innerFaces?: Uint8Array | undefined }) | undefined;
}

/** The lines of a page of a type, ranked; of a drawing with their widths, in quarters of a pixel, and what is too thick for a line. */
export interface RankedPage extends RankedLines {
  readonly type: ColoringType;
  readonly inkWidth?: Uint8Array;
  readonly thick?: Uint8Array;
}

/** Ranks lines. */
function ranksOf(
  found: FoundLines,
  planes: Planes,
  size: PageSize,
  { type, only }: Pick<MapWish, "type" | "only">,
): RankedPage {
  const ranked = rankLines(found, planes, size, { type, only });
  const { letters, widths, thick } = found;
  if (letters) layLines(letters, ranked);
  const inkWidth = widths && ranked.shownFrom.map((from, i) => (from > 0 ? quartersOf(widths[i]!) : 0));
  return { type, ...ranked, ...(inkWidth && { inkWidth }), ...(thick && { thick }) };
}

/** Draws what is no line of the map. */
function mapsOf(
  { page: { planes, ink }, seen, weighed }: WeighedPage,
  { type, shownFrom, confidence, zones, inkWidth, thick }: RankedPage,
  size: PageSize,
): ColoringMaps {
  const want = recipe(type, size.perMM);
  const solid = thick ?? findSolids(planes, weighed, want, size.perMM);
  const inside = weighed?.innerFaces;
  if (inside) clear(solid, inside);
  const faces =
    seen && weighed && drawPeople(seen, weighed, { ...size, shownFrom, pen: want.settings.pen.width });
  const maps = {
    type,
    ...size,
    shownFrom,
    strength: confidence,
    solid,
    ...(zones && { zones }),
    ...(faces && { faces }),
    ...(inkWidth && { inkWidth }),
  };
  if (!want.settings.pen.tone) return maps;
  // a drawing has no shade: a pencil would hatch along its lines
  return { ...maps, tone: ink ? whiteTone(planes) : toneOf(planes) };
}

/** Draws lines at every setting. */
function layLines(
  lines: Uint8Array,
  { shownFrom, confidence }: { shownFrom: Uint8Array; confidence: Uint8Array },
): void {
  for (let i = 0; i < lines.length; i++) {
    if (!lines[i]) continue;
    shownFrom[i] = detailsRange.min;
    confidence[i] = 100;
  }
}

/** A width in quarters of a pixel, as maps keep it. */
function quartersOf(width: number): number {
  return Math.max(1, Math.min(255, Math.round(width * 4)));
}
