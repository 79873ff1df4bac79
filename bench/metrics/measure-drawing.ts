import type { Raster } from "@tintery/engine";
import { countCrossings, countTouches } from "./crossings.ts";
import { readDrawing } from "./drawing.ts";
import { type Faces, type LikenessMeasures, measureLikeness, shrink } from "./likeness.ts";
import { type LineMeasures, measureLines, sharedReach } from "./lines.ts";
import { type Leaders, measureNumbers, type NumberMeasures, partAt } from "./numbers.ts";
import { measurePaintedFaces } from "./measure-painted-faces.ts";
import { findParts, type Parts, speckMM2 } from "./parts.ts";
import { cutSegments } from "./segments.ts";
import { type LabelMap, scanDrawing } from "./scan.ts";

/** All that is measured of one drawing; shares from 0 to 1, lengths as their names say. */
export interface Measures extends NumberMeasures, LikenessMeasures, LineMeasures {
  /** Regions without room for a circle of 1.5 mm, those that leader lines point at aside. */
  readonly slivers: number;
  /** Those that leader lines point at. */
  readonly ledSlivers: number;
  /** Share of the page in parts thinner than 1 mm. */
  readonly thinShare: number;
  /** Share of the page that no region covers. */
  readonly gapShare: number;
  readonly sameColorNeighbors: number;
  /** Regions in several parts, and places where a region touches itself. */
  readonly pinches: number;
  readonly selfCrossings: number;
  readonly kilobytes: number;
  /** Eyes and mouths that are seen in the photo but not in the painting, of faces large enough for them. */
  readonly missingParts?: number;
}

export interface MeasureSettings {
  /** Width of the page; without it the viewBox is in millimeters. */
  readonly widthMM?: number;
  readonly leaders?: Leaders;
  /** Faces of the photo. */
  readonly faces?: Faces;
  /** The code of each paint by its color, `#rrggbb`. */
  readonly codes?: ReadonlyMap<string, string>;
  /** Pixels of the scan per pixel of the photo; without it at least 3, and at least 7 per millimeter. */
  readonly scale?: number;
}

const minScale = 3;
const minPerMM = 7;
const sliverMM = 1.5;
/** Regions touch when their common border is at least this long. */
const contactMM = 0.25;

/** Measures a drawing (SVG) of a photo; both have the same shape. */
export function measureDrawing(svg: string, photo: Raster, settings: MeasureSettings = {}): Measures {
  const drawing = readDrawing(svg, settings.widthMM);
  const pixelMM = drawing.widthMM / photo.width;
  const scale = settings.scale ?? Math.max(minScale, Math.ceil(minPerMM * pixelMM));
  const map = scanDrawing(drawing, photo.width * scale, photo.height * scale);
  const parts = findParts(map);
  const segments = cutSegments(drawing, sharedReach(pixelMM));
  const painted = shrink(map, drawing.shapes, photo.width);
  const { narrow, led } = countNarrow(map, parts, settings.leaders);
  return {
    ...measureNumbers(drawing, { map, parts, segments }, settings),
    ...measureLikeness(photo, painted, drawing.shapes, settings.faces),
    ...measureLines(drawing, segments, pixelMM),
    slivers: narrow - led,
    ledSlivers: led,
    thinShare: parts.thinShare,
    gapShare: map.shapes.reduce((gaps, shape) => gaps + (shape < 0 ? 1 : 0), 0) / map.shapes.length,
    sameColorNeighbors: countSameColorNeighbors(
      map,
      drawing.shapes.map(({ fill }) => fill.join()),
    ),
    pinches: countBroken(parts) + countTouches(drawing),
    selfCrossings: countCrossings(segments),
    kilobytes: svg.length / 1024,
    ...(settings.faces && { missingParts: measurePaintedFaces(photo, painted, settings.faces, pixelMM) }),
  };
}

/** Narrow regions; those that a leader line points at are small detail that was protected on purpose. */
function countNarrow(map: LabelMap, parts: Parts, leaders: Leaders = new Map()) {
  const ends = new Set([...leaders.values()].map(({ x, y }) => partAt(map, parts, x, y)));
  const narrow = partsThat(parts, (part) => parts.diameterMM[part]! < sliverMM);
  return { narrow: narrow.length, led: narrow.filter((part) => ends.has(part)).length };
}

function partsThat(parts: Parts, is: (part: number) => boolean): number[] {
  const all = Array.from(parts.shape.keys());
  return all.filter((part) => parts.areaMM2[part]! >= speckMM2 && is(part));
}

/** Parts beyond the first of each shape. */
function countBroken(parts: Parts): number {
  const seen = partsThat(parts, () => true).map((part) => parts.shape[part]!);
  return seen.length - new Set(seen).size;
}

/** Pairs of touching regions of one color; corners that only meet look like touching for a pixel or two. */
function countSameColorNeighbors({ width, mm, shapes }: LabelMap, colors: readonly string[]): number {
  const contacts = new Map<number, number>();
  const meet = (a: number, b: number) => {
    if (a === b || a < 0 || b < 0 || colors[a] !== colors[b]) return;
    const pair = Math.min(a, b) * colors.length + Math.max(a, b);
    contacts.set(pair, (contacts.get(pair) ?? 0) + 1);
  };
  for (let i = 0; i < shapes.length; i++) {
    if ((i + 1) % width !== 0) meet(shapes[i]!, shapes[i + 1]!);
    if (i + width < shapes.length) meet(shapes[i]!, shapes[i + width]!);
  }
  return [...contacts.values()].filter((pixels) => pixels * mm >= contactMM).length;
}
