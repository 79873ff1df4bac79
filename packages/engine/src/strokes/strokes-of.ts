import type { Stroke } from "../drawing/line-art.ts";
import { unitsPerMM } from "../drawing/picture.ts";
import { fitStrand } from "./fit-strand.ts";
import { joinAtNodes } from "./join-at-nodes.ts";
import { lineGraph } from "./line-graph.ts";
import { type Strand, strandsOf } from "./strands.ts";
import type { ThinLines } from "./thin-lines.ts";
import { weigh, type Weights } from "./weigh-strokes.ts";

/** What strokes are wanted. */
export interface StrokeWish {
  /** Pixels of the lines in one millimetre of the page. */
  readonly perMM: number;
  /** Width of the pen, in millimetres. */
  readonly width: number;
  /** Least and greatest share of that width, by how sure and how long a stroke is; all alike without it. */
  readonly weights?: readonly [least: number, most: number];
  /** Length over which free ends of strokes become thin, in millimetres; 0, the usual, for blunt ends. */
  readonly taper?: number;
  /** How much strokes are smoothed along the line, in millimetres: what is smaller vanishes. */
  readonly smooth: number;
  /** Shorter strokes that hang on nothing are left out, in millimetres. */
  readonly shortest?: number;
}

/** A stroke so long, in millimetres, is as heavy as its length can make it. */
const longStroke = 30;

/**
 * Turns thin lines into the strokes of a page, in hundredths of a millimetre: long calm curves with few nodes that pass
 * through junctions, straight where the line is straight, with the corners of the line. Strokes that meet share a
 * point, which is a node of each.
 */
export function strokesOf(lines: ThinLines, wish: StrokeWish): Stroke[] {
  const { perMM, width } = wish;
  const fit = {
    leash: Math.max(0.2, Math.min(0.5, 0.1 + 0.4 * width)) * perMM,
    tolerance: 0.08 * perMM,
    smooth: wish.smooth * perMM,
    arm: Math.max(5, Math.min(9, Math.round(1.8 * perMM))),
  };
  const graph = lineGraph(lines);
  const meeting = endsAt(strandsOf(graph), graph.nodeX.length);
  const strands = meeting.strands.filter(
    (strand) => strand.x.length >= (wish.shortest ?? 0) * perMM || !meeting.isAlone(strand),
  );
  const fitted = strands.map((strand) => ({ strand, curve: fitStrand(strand, fit) }));
  const unit = unitsPerMM / perMM;
  joinAtNodes(fitted, graph.nodeX.length, (pixels) => Math.round(pixels * unit) / unit);

  const weights = weightsOf(wish);
  const page = [Math.floor(lines.width * unit), Math.floor(lines.height * unit)];
  return fitted.map(({ strand, curve }) => {
    const shares = weights ? weigh(strand, curve, weights, meeting.freeEnds(strand)) : [1];
    return {
      points: curve.map((value, i) => Math.max(0, Math.min(page[i % 2]!, Math.round(value * unit)))),
      closed: strand.closed,
      widths: shares.map((share) => Math.round(share * width * unitsPerMM)),
      layer: "lines" as const,
    };
  });
}

function weightsOf({ weights, taper = 0, perMM }: StrokeWish): Weights | undefined {
  if (!weights && taper === 0) return undefined;
  const [least, most] = weights ?? [1, 1];
  return { least, most, long: longStroke * perMM, taper: taper * perMM };
}

/** Which strands hang on others, and where. */
function endsAt(strands: readonly Strand[], nodes: number) {
  const visits = new Int32Array(nodes);
  for (const { stops } of strands) for (const { node } of stops) visits[node]!++;
  const isFree = (strand: Strand, stop: number) => visits[strand.stops.at(stop)!.node]! < 2;
  return {
    strands,
    isAlone: ({ stops }: Strand) => stops.every(({ node }) => visits[node]! < 2),
    freeEnds: (strand: Strand): readonly [boolean, boolean] =>
      strand.closed ? [false, false] : [isFree(strand, 0), isFree(strand, -1)],
  };
}
