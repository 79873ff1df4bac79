import { clear } from "../edges/clear.ts";
import { drawParts } from "./draw-parts.ts";
import { drawnEdges, drawnSpots, drawnStrokes } from "../edges/drawn-edges.ts";
import type { DrawnShapes } from "../edges/drawn-shapes.ts";
import { bordersOf, smallAreaCost } from "../edges/region-borders.ts";
import { type Field, highestAround, type Size } from "../edges/grid.ts";
import { linkGaps } from "../edges/link-gaps.ts";
import { mergeSmallAreas } from "../edges/merge-small-areas.ts";
import { near } from "../edges/near.ts";
import { pruneSpurs } from "../edges/prune-spurs.ts";
import { addLines, spaceLines } from "../edges/space-lines.ts";
import { thin } from "../edges/thinning.ts";
import { atLeast } from "../edges/where.ts";
import { releaseKernels } from "../kernels/kernels.ts";
import { type Planes, toPlanes } from "../raster/planes.ts";
import { connect } from "../regions/connect.ts";
import type { Labels } from "../regions/labels.ts";
import { RegionGraph } from "../regions/region-graph.ts";
import type { ColoringMaps } from "./coloring-maps.ts";
import { detailSettings, detailsRange } from "./details-range.ts";
import type { ColoringType } from "./options.ts";
import { type PageSize, pageSize, type Recipe, recipe } from "./recipe.ts";
import { coloringDoneBefore, type ColoringTick } from "./stages.ts";
import { halfOn } from "../seeing/mask.ts";
import type { Mask } from "../seeing/seen.ts";
import { sampleMask } from "../raster/sample-mask.ts";
import { toneOf } from "./tone.ts";
import { zones } from "./zones.ts";

/** Shapes of one thing whose edge is less clear than this are one: in types that want closed areas, and in the others. */
const alike = { closed: 0.2, open: 0.03 };
/** Areas narrower than this many pens, up to this many square pens, are too narrow to color. */
const narrow = { width: 2.4, area: 80 };
/** Free spurs of so many pens go. */
const shortestSpur = 4;
/** At the fewest details the smallest area is so many times larger, in addition. */
const largerAtMin = 14;
/** A line of the drawing itself is drawn where it is so clear, 0 to 1, and so many times as far from others as the pen needs. */
const stroke = { clear: 0.12, apart: 0.8 };
/** From this setting of the details slider on lines are drawn that are no things', such as blades of grass. */
const fineFrom = 80;
/** What was drawn on purpose is so sure, in per cent, at most. */
const surest = 99;
/** What is behind all things is calm where it is shown at this setting. */
const calmUpTo = 60;
/** Clearer edges are contours of things. */
const contour = 0.9;

/** A drawing fills its page as large as it was drawn. */
function sizeOf({ width, height }: Size, type: ColoringType): PageSize {
  return { width, height, perMM: pageSize({ width, height }, type, Math.max(width, height)).perMM };
}

/** The width of a type's pen on a page of this size, in pixels: what is much thinner is a line and no shape. */
export function drawnPen(size: Size, type: ColoringType): number {
  return recipe(type, sizeOf(size, type).perMM).pen;
}

/**
 * As `mapPhoto`, of a picture that a program drew: its lines are the edges of its own shapes, so every area is closed at every setting of
 * the details slider. Areas too small for the type join what they are a part of; a setting with fewer details joins larger ones.
 * @param options.subject what somebody says the picture is about, 255 a cell of it; without it all its things
 */
export function mapDrawn(
  drawn: DrawnShapes,
  { type, subject }: { readonly type: ColoringType; readonly subject?: Mask | undefined },
  tick: ColoringTick = () => {},
): ColoringMaps {
  const { width, height, flat, inked } = drawn;
  const size = sizeOf(drawn, type);
  const want = recipe(type, size.perMM);
  try {
    tick("fit", coloringDoneBefore.fit);
    const planes = toPlanes({ width, height, data: flat });
    tick("boundaries", coloringDoneBefore.boundaries);
    const edges = drawnEdges(drawn, planes);
    const strokes = drawnStrokes(drawn, planes, toPlanes({ width, height, data: inked }));
    tick("lines", coloringDoneBefore.lines);
    const areas = areasBySetting(drawn, { edges, planes, want });
    const on = linesOf(bordersOf(areas.at(-1)!.labels), drawn, { edges, want, size });
    const all = addLines(on, thin(atLeast(strokes.data, stroke.clear), size), strokes, {
      apart: stroke.apart * want.apart,
      evidence: stroke.clear,
    });
    const isSubject = subject
      ? subjectShapes(drawn, subject)
      : drawn.thingOf.map((thing) => Number(thing > 0));
    const parts = drawParts(drawn.faces, size, want.pen);
    tick("rank", coloringDoneBefore.rank);
    const solid = drawnSpots(drawn, planes, want.pen);
    const shownFrom = shownFromOf(all, on, { areas, drawn, size });
    // a mouth may reach its animal's contour, which stays
    const { data: near } = highestAround(edges);
    const cleared = parts.cleared.map((on, i) => Number(on === 1 && near[i]! <= contour));
    for (const map of [solid, shownFrom]) clear(map, cleared);
    mark(solid, parts.solid, 1);
    mark(shownFrom, parts.lines, detailsRange.min);
    clear(shownFrom, solid);
    return {
      type,
      ...size,
      shownFrom,
      solid,
      strength: strengthOf(shownFrom, [edges, strokes], parts.lines),
      // a page without a subject has no background that could be left out
      ...(isSubject.includes(1) && { zones: zonesOf(shownFrom, { isSubject, drawn, edges }) }),
      ...(want.settings.pen.tone && { tone: toneOf(planes) }),
    };
  } finally {
    releaseKernels();
  }
}

/** The areas that a setting of the details slider shows. */
interface AreasAt {
  readonly details: number;
  readonly labels: Labels;
}

/** The areas at a few settings, fewest details first: each is a part of one of the setting before. */
function areasBySetting(
  { width, height, shapes }: DrawnShapes,
  { edges, planes, want }: { edges: Field; planes: Planes; want: Recipe },
): readonly AreasAt[] {
  const labels = connect(shapes, width, height);
  const graph = new RegionGraph(labels, edges.data, [planes.l, planes.a, planes.b]);
  const isClosed = want.settings.areas.closedFrom !== undefined;
  graph.mergeCheapest((border) => graph.mean(border), isClosed ? alike.closed : alike.open);
  const { min, max } = detailsRange;
  // every fourth setting: areas that differ by less look the same
  const settings = detailSettings.filter((_, k) => k % 4 === 0).toReversed();
  return settings
    .map((details) => {
      const few = (max - details) / (max - min);
      graph.mergeSmall(smallAreaCost(graph), want.minArea * (1 + largerAtMin * few));
      return { details, labels: graph.labels(labels) };
    })
    .toReversed();
}

/** Borders as lines a pen can draw: contours of things, crowns and clouds first, the rest not nearer than the pen needs, nothing too narrow to color. */
function linesOf(
  borders: Uint8Array,
  { width, height, shapes, thingOf, tuftOf }: DrawnShapes,
  { edges, want, size }: { edges: Field; want: Recipe; size: Size },
): Uint8Array {
  const { pen, apart, minArea } = want;
  const wholes = Int32Array.from(shapes, (shape) => thingOf[shape]! || -tuftOf[shape]!);
  const contours = thin(bordersOf({ width, height, count: 0, data: wholes }), size);
  const spaced = spaceLines(thin(borders, size), edges, apart);
  const laid = addLines(contours, spaced, edges, { apart, evidence: alike.open });
  const small = { pen, minArea, narrow: narrow.width * pen, slim: narrow.area * pen * pen };
  const merged = mergeSmallAreas(thin(laid, size), edges, small);
  return thin(linkGaps(pruneSpurs(merged, edges, shortestSpur * pen), edges, want.link), size);
}

/** For each pixel of a line the least setting that shows it. */
function shownFromOf(
  all: Uint8Array,
  on: Uint8Array,
  { areas, drawn, size }: { areas: readonly AreasAt[]; drawn: DrawnShapes; size: Size },
): Uint8Array {
  const { shapes, thingOf } = drawn;
  const out = new Uint8Array(all.length);
  for (let i = all.indexOf(1); i >= 0; i = all.indexOf(1, i + 1))
    out[i] = on[i] ? detailsRange.max : thingOf[shapes[i]!]! > 0 ? detailsRange.min : fineFrom;
  for (const { details, labels } of areas.toReversed()) {
    // thinning may move a line by a pixel
    const isNear = near(bordersOf(labels), size, 4);
    for (let i = on.indexOf(1); i >= 0; i = on.indexOf(1, i + 1)) if (isNear[i]) out[i] = details;
  }
  return out;
}

/** Sets what is on, in place. */
function mark(map: Uint8Array, on: Uint8Array, value: number): void {
  for (let i = on.indexOf(1); i >= 0; i = on.indexOf(1, i + 1)) map[i] = value;
}

/** How sure each pixel of a line is, in per cent. */
function strengthOf(
  shownFrom: Uint8Array,
  [edges, strokes]: readonly [Field, Field],
  parts: Uint8Array,
): Uint8Array {
  const { data: clear } = highestAround(edges);
  return shownFrom.map((from, i) => {
    if (from === 0) return 0;
    if (parts[i] === 1) return surest;
    return Math.max(1, Math.min(surest, Math.round(Math.max(clear[i]!, strokes.data[i]!) * 100)));
  });
}

/** 1 for each shape of a thing or a tuft, or on its own, most of which lies in the subject. */
function subjectShapes({ width, height, shapes, thingOf, tuftOf }: DrawnShapes, subject: Mask): Int32Array {
  const whole = { left: 0, top: 0, width, height };
  const inside = sampleMask(subject, { width, height, cut: whole }, { width, height });
  const wholeOf = (shape: number) =>
    thingOf[shape]! > 0
      ? `thing ${thingOf[shape]}`
      : tuftOf[shape]! > 0
        ? `tuft ${tuftOf[shape]}`
        : `${shape}`;
  const balance = new Int32Array(thingOf.length);
  for (let i = 0; i < shapes.length; i++) balance[shapes[i]!]! += inside[i]! >= halfOn ? 1 : -1;
  const sums = new Map<string, number>();
  for (const [shape, value] of balance.entries())
    sums.set(wholeOf(shape), (sums.get(wholeOf(shape)) ?? 0) + value);
  return thingOf.map((_, shape) => Number(sums.get(wholeOf(shape))! > 0));
}

/** What each pixel belongs to, a number of `zones`. */
function zonesOf(
  shownFrom: Uint8Array,
  {
    isSubject,
    drawn: { width, height, shapes },
    edges,
  }: { isSubject: Int32Array; drawn: DrawnShapes; edges: Field },
): Uint8Array {
  const { data: clear } = highestAround(edges);
  const inside = Uint8Array.from(shapes, (shape) => isSubject[shape]!);
  // edges are clear on both pixels beside them, and around these
  const isNear = near(inside, { width, height }, 8);
  return inside.map((isIn, i) => {
    if (shownFrom[i] === 0) return isIn ? zones.subject : zones.background;
    if (clear[i]! > contour && isNear[i]) return zones.contour;
    if (isIn) return zones.subject;
    return shownFrom[i]! <= calmUpTo ? zones.calm : zones.background;
  });
}
