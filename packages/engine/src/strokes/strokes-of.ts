import type { Stroke } from "../drawing/line-art.ts";
import { unitsPerMM } from "../drawing/picture.ts";
import { fitStrand } from "./fit-strand.ts";
import { joinAtNodes } from "./join-at-nodes.ts";
import { type LineGraph, lineGraph } from "./line-graph.ts";
import { pruneStrands } from "./prune-strands.ts";
import { straightenEnds } from "./straighten-ends.ts";
import { strandsOf } from "./strands.ts";
import type { ThinLines } from "./thin-lines.ts";
import { inkWidths, weigh, type Weights } from "./weigh-strokes.ts";

/** What strokes are wanted. */
export interface StrokeWish {
  /** Pixels of the lines in one millimeter of the page. */
  readonly perMM: number;
  /** Width of the pen, in millimeters. */
  readonly width: number;
  /** Least and greatest share of that width, by how sure and how long a stroke is; all alike without it. */
  readonly weights?: readonly [least: number, most: number];
  /** The width of each pen of the lines, as a factor on that width; all alike without it. */
  readonly pens?: readonly number[];
  /** Length over which free ends of strokes become thin, in millimeters; 0, the usual, for blunt ends. */
  readonly taper?: number;
  /** How much strokes are smoothed along the line, in millimeters: what is smaller vanishes. */
  readonly smooth: number;
  /** Shorter strokes that hang on nothing are left out, in millimeters. */
  readonly shortest?: number;
  /** Faint lines shorter than this are left out even between others, in millimeters: where areas need not close. */
  readonly rung?: number;
}

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
  const within = Math.max(0.2, Math.min(0.5, 0.1 + 0.4 * width));
  const fit = {
    leash: Math.max(within, Math.min(1, 0.7 * wish.smooth)) * perMM,
    within: within * perMM,
    tolerance: 0.08 * perMM,
    smooth: wish.smooth * perMM,
    arm: Math.max(5, Math.min(9, Math.round(1.8 * perMM))),
  };
  const graph = lineGraph(lines);
  const shortest = (wish.shortest ?? 0) * perMM;
  // a twig no longer than the pen is wide is a blot on the line that it hangs on
  const twig = Math.max(shortest / 2, 1.3 * width * perMM);
  const nodes = graph.nodeX.length;
  const { strands, freeEnds } = pruneStrands(strandsOf(graph), nodes, {
    shortest,
    twig,
    rung: (wish.rung ?? 0) * perMM,
    held: nodesAtEdge(graph, lines),
  });
  const fitted = strands.map((strand) => ({
    strand,
    curve: fitStrand(straightenEnds(strand, freeEnds(strand)), fit),
  }));
  const unit = unitsPerMM / perMM;
  joinAtNodes(fitted, nodes, (pixels) => Math.round(pixels * unit) / unit);

  const weights = weightsOf(wish);
  const page = [Math.floor(lines.width * unit), Math.floor(lines.height * unit)];
  return fitted.map(({ strand, curve }) => {
    const factor = wish.pens?.[strand.pen] ?? 1;
    const widths =
      inkWidths(strand, curve)?.map((value) => value / perMM) ??
      (weights ? weigh(strand, curve, weights, freeEnds(strand)) : [1]).map(
        (share) => share * factor * width,
      );
    return {
      points: curve.map((value, i) => Math.max(0, Math.min(page[i % 2]!, Math.round(value * unit)))),
      closed: strand.closed,
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
  const [least, most] = weights ?? [1, 1];
  return { least, most, long: longStroke * perMM, taper: taper * perMM };
}
