import type { Stroke } from "../drawing/line-art.ts";
import { unitsPerMM } from "../drawing/picture.ts";
import { fitPolyline } from "./fit-polyline.ts";
import { joinAtNodes } from "./join-at-nodes.ts";
import { type LineGraph, lineGraph } from "./line-graph.ts";
import { prunePolylines } from "./prune-polylines.ts";
import { straightRuns } from "./straight-runs.ts";
import { straightenEnds } from "./straighten-ends.ts";
import { polylinesOf } from "./polylines.ts";
import type { ThinLines } from "./thin-lines.ts";
import { inkWidths, weigh, type Weights } from "./weigh-strokes.ts";

/** What strokes are wanted. */
export interface StrokeWish {
  /** Pixels of the lines in one millimeter of the page. */
  readonly perMM: number;
  /** Width of the pen, in millimeters. */
  readonly width: number;
  /** Smallest and largest share of that width, by how sure and how long a stroke is; all alike without it. */
  readonly weights?: readonly [min: number, max: number];
  /** The width of each pen of the lines, as a factor on that width; all alike without it. */
  readonly pens?: readonly number[];
  /** Length over which free ends of strokes become thin, in millimeters; 0, the usual, for blunt ends. */
  readonly taper?: number;
  /** How much strokes are smoothed along the line, in millimeters: what is smaller vanishes. */
  readonly smooth: number;
  /** Shorter strokes that hang on nothing are left out, in millimeters. */
  readonly shortest?: number;
  /** Faint lines shorter than this are left out even between others, in millimeters: where areas need not close. */
  readonly bridge?: number;
}

/** How far a curve may run from its line: half the pen's width nearly, within these; in millimeters. */
const within = { any: 0.1, perWidth: 0.4, min: 0.2, max: 0.5 };
/** How far a calm line may run from the pixels: this share of what is smoothed, up to so much; in millimeters. */
const leash = { perSmooth: 0.7, max: 1 };
/** How far cubics may run from that line, in millimeters. */
const tolerance = 0.08;
/** The arms of a corner, in millimeters, and within which number of points. */
const arm = { length: 1.8, min: 5, max: 9 };
/** A spur that is shorter than so many widths of the pen is a blot on the line that it hangs on. */
const blot = 1.3;
/** A stroke so long, in millimeters, is as heavy as its length can make it. */
const longStroke = 30;

/**
 * Turns thin lines into the strokes of a page, in hundredths of a millimeter: long calm curves with few nodes that pass
 * through junctions, straight where the line is straight, with the corners of the line. Strokes that meet share a
 * point, which is a node of each.
 */
export function strokesOf(lines: ThinLines, wish: StrokeWish): Stroke[] {
  const { perMM, width } = wish;
  // what is less than about half the pen away is the same line
  const near = Math.max(within.min, Math.min(within.max, within.any + within.perWidth * width));
  const fit = {
    perMM,
    leash: Math.max(near, Math.min(leash.max, leash.perSmooth * wish.smooth)) * perMM,
    within: near * perMM,
    tolerance: tolerance * perMM,
    smooth: wish.smooth * perMM,
    arm: Math.max(arm.min, Math.min(arm.max, Math.round(arm.length * perMM))),
  };
  const graph = lineGraph(lines);
  const shortest = (wish.shortest ?? 0) * perMM;
  const spur = Math.max(shortest / 2, blot * width * perMM);
  const nodes = graph.nodeX.length;
  const { polylines, freeEnds } = prunePolylines(polylinesOf(graph), nodes, {
    shortest,
    spur,
    bridge: (wish.bridge ?? 0) * perMM,
    held: nodesAtEdge(graph, lines),
  });
  const straight = polylines.map((polyline) => straightenEnds(polyline, freeEnds(polyline)));
  // a drawing's own lines stay as they were drawn
  const runs = lines.widths ? [] : straightRuns(straight, perMM);
  const fitted = polylines.map((polyline, k) => ({
    polyline,
    curve: fitPolyline(straight[k]!, fit, runs[k]),
  }));
  const unit = unitsPerMM / perMM;
  joinAtNodes(fitted, nodes, (pixels) => Math.round(pixels * unit) / unit);

  const weights = weightsOf(wish);
  const page = [Math.floor(lines.width * unit), Math.floor(lines.height * unit)];
  return fitted.map(({ polyline, curve }) => {
    const factor = wish.pens?.[polyline.pen] ?? 1;
    const widths =
      inkWidths(polyline, curve)?.map((value) => value / perMM) ??
      (weights ? weigh(polyline, curve, weights, freeEnds(polyline)) : [1]).map(
        (share) => share * factor * width,
      );
    return {
      points: curve.map((value, i) => Math.max(0, Math.min(page[i % 2]!, Math.round(value * unit)))),
      closed: polyline.closed,
      widths: widths.map((value) => Math.max(1, Math.round(value * unitsPerMM))),
      layer: "lines" as const,
    };
  });
}

/** Lines end at the page's edge where they come this near, in pixels. */
const edge = 1.6;

/** 1 for nodes at the page's edge. */
function nodesAtEdge({ nodeX, nodeY }: LineGraph, { width, height }: ThinLines): Uint8Array {
  return Uint8Array.from(nodeX, (x, node) => {
    const y = nodeY[node]!;
    return Math.min(x, y, width - x, height - y) < edge ? 1 : 0;
  });
}

function weightsOf({ weights, taper = 0, perMM }: StrokeWish): Weights | undefined {
  if (!weights && taper === 0) return undefined;
  const [min, max] = weights ?? [1, 1];
  return { min, max, long: longStroke * perMM, taper: taper * perMM };
}
