import { thin } from "../edges/thinning.ts";
import { fitArcs } from "../paths/fit-arcs.ts";
import type { ArcFitting } from "../paths/arc-fitting.ts";
import { squaredDistances } from "../raster/distance.ts";
import type { Coverage } from "./cross-sections.ts";
import type { Curve } from "./cubics.ts";
import { ellipseOf } from "./ellipse.ts";
import { joinAtNodes } from "./join-at-nodes.ts";
import { lineGraph } from "./line-graph.ts";
import { type MeasuredPolyline, measurePolyline } from "./measure-polyline.ts";
import { meetOnPassing } from "./meet-on-passing.ts";
import { type Polyline, polylinesOf } from "./polylines.ts";
import { tidyGraph } from "./tidy-graph.ts";

/** Areas of ink on paper. */
export interface Ink extends Coverage {
  /** For each pixel the area of ink it belongs to, or -1 on paper. */
  readonly areas: Int32Array;
  /** How many areas there are. */
  readonly count: number;
}

/** A line that a pen of one width drew, in pixels. */
export interface InkLine {
  /** x, y of the start, then two handles and an end per cubic; handles of straight ones lie on its ends. */
  readonly points: readonly number[];
  readonly closed: boolean;
  readonly width: number;
  readonly area: number;
}

export interface CenterLines {
  readonly lines: readonly InkLine[];
  /** Areas that no pen of constant width drew: they stay filled. */
  readonly blobs: readonly number[];
}

/** So much of an area's lines may be unsteady, and so much of its ink be missing or too much, for it to be lines. */
const maxUnsteadiness = 0.15;
const maxMissing = 0.2;
/** An area whose lines are shorter than so many of their widths is a dot. */
const minLength = 1.6;
/** Widths that differ by less than this share, or these pixels, are of one pen. */
const samePen = 0.12;
const samePenPixels = 0.4;

/**
 * The lines along the middles of ink, where a pen of constant width drew it; what is no line is named. Thinned ink,
 * without what thinning adds, joined where lines go on straightest, then moved to the middle of the ink between pixels
 * and fitted as borders are. Lines that meet share a point.
 * @param round how coordinates will be rounded
 */
export function centerLines(ink: Ink, fitting: ArcFitting, round: (pixels: number) => number): CenterLines {
  const { width, height, areas, count } = ink;
  const at = (x: number, y: number) =>
    Math.max(0, Math.min(height - 1, Math.floor(y))) * width +
    Math.max(0, Math.min(width - 1, Math.floor(x)));
  const [paper, inked] = [new Uint8Array(areas.length), new Uint8Array(areas.length)];
  for (let i = 0; i < areas.length; i++) (areas[i]! < 0 ? paper : inked)[i] = 1;
  const squared = squaredDistances(paper, width, height);
  const radiusAt = (i: number) => Math.max(0.5, Math.sqrt(squared[i]!) - 0.5);
  const on = thin(inked, ink);
  const [widths, strength] = [new Float32Array(on.length), new Float32Array(on.length)];
  for (let i = 0; i < on.length; i++) if (on[i]) widths[i] = 2 * radiusAt(i);
  const found = lineGraph({ width, height, on, strength, widths });
  const graph = tidyGraph(found, (x, y) => radiusAt(at(x, y)));
  const degree = new Int32Array(graph.nodeX.length);
  for (const list of [graph.from, graph.to]) for (const node of list) if (node >= 0) degree[node]!++;

  const measured = polylinesOf(graph).map((polyline) => measurePolyline(polyline, ink, degree));
  const areaOf = measured.map(({ polyline }) => areaAlong(polyline, areas, at));
  const isLine = areasOfLines(measured, areaOf, ink);
  const kept = measured.filter((_, s) => isLine[areaOf[s]!] === 1);
  const keptAreas = areaOf.filter((area) => isLine[area] === 1);

  const meeting = meetOnPassing(kept, graph.nodeX.length);
  const fitted = meeting.map(({ polyline, width: pen }) => ({
    polyline,
    curve: curveOf(polyline, fitting, pen),
  }));
  joinAtNodes(fitted, graph.nodeX.length, round);
  const penOf = pens(kept);
  const lines = fitted.map(
    ({ polyline, curve }, s): InkLine => ({
      points: curve,
      closed: polyline.closed,
      width: penOf[s]!,
      area: keptAreas[s]!,
    }),
  );
  const blobs = Array.from({ length: count }, (_, area) => area).filter((area) => isLine[area] !== 1);
  return { lines, blobs };
}

/** Where along a polyline its area is looked for, as shares of its points, the surest places first. */
const looks = [0.5, 0.3, 0.7, 0.1, 0.9, 0, 1];

/** The area on which most of a polyline lies: that of its middle. */
function areaAlong({ x, y }: Polyline, areas: Int32Array, at: (x: number, y: number) => number): number {
  for (const share of looks) {
    const i = Math.round((x.length - 1) * share);
    const area = areas[at(x[i]!, y[i]!)]!;
    if (area >= 0) return area;
  }
  return -1;
}

/** 1 for each area that its lines, drawn with their pens, would cover again. */
function areasOfLines(
  measured: readonly MeasuredPolyline[],
  areaOf: readonly number[],
  ink: Ink,
): Uint8Array {
  const [length, unsteady, drawn, widest] = [0, 1, 2, 3].map(() => new Float64Array(ink.count)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  measured.forEach((own, s) => {
    const area = areaOf[s]!;
    if (area < 0) return;
    length[area]! += own.length;
    if (!own.isSteady) unsteady[area]! += own.length;
    // half a disc at each free end
    drawn[area]! += own.length * own.width + (own.freeEnds * Math.PI * own.width * own.width) / 8;
    widest[area] = Math.max(widest[area]!, own.width);
  });
  const amount = new Float64Array(ink.count);
  for (let i = 0; i < ink.areas.length; i++) if (ink.areas[i]! >= 0) amount[ink.areas[i]!]!++;
  return Uint8Array.from({ length: ink.count }, (_, area) => {
    if (length[area]! < minLength * widest[area]! || length[area] === 0) return 0;
    if (unsteady[area]! > maxUnsteadiness * length[area]!) return 0;
    return Math.abs(drawn[area]! - amount[area]!) <= maxMissing * amount[area]! ? 1 : 0;
  });
}

/** Rings of more points may be ellipses: within this share of their width, and within these; in pixels. */
const roundPoints = 12;
const round = { perWidth: 0.1, min: 0.35, max: 0.6 };

function curveOf(polyline: Polyline, fitting: ArcFitting, width: number): Curve {
  const { x, y, closed } = polyline;
  const off = Math.max(round.min, Math.min(round.max, round.perWidth * width));
  const ellipse = closed && x.length > roundPoints ? ellipseOf(polyline, off) : undefined;
  if (ellipse) return ellipse;
  const one = { loops: Uint8Array.of(closed ? 1 : 0), list: Int32Array.of(0), factors: Float64Array.of(1) };
  return [...fitArcs({ start: Int32Array.of(0, x.length), x, y }, one, fitting).numbers];
}

/** Widths of the pens: those nearly alike are one, weighed by length. */
function pens(measured: readonly MeasuredPolyline[]): number[] {
  const order = measured.map((_, s) => s).sort((p, q) => measured[p]!.width - measured[q]!.width || p - q);
  const out = new Array<number>(measured.length).fill(0);
  for (let i = 0; i < order.length; ) {
    const min = measured[order[i]!]!.width;
    const max = Math.max(min * (1 + samePen), min + samePenPixels);
    let end = i;
    let [sum, length] = [0, 0];
    while (end < order.length && measured[order[end]!]!.width <= max) {
      const own = measured[order[end]!]!;
      sum += own.width * own.length;
      length += own.length;
      end++;
    }
    for (; i < end; i++) out[order[i]!] = length > 0 ? sum / length : min;
  }
  return out;
}
