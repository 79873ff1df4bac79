import type { Stroke } from "../drawing/line-art.ts";
import { unitsPerMM } from "../drawing/picture.ts";
import { fitStrand } from "./fit-strand.ts";
import { lineGraph } from "./line-graph.ts";
import { type Strand, strandsOf } from "./strands.ts";
import type { ThinLines } from "./thin-lines.ts";

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

/** Turns thin lines into the strokes of a page, in hundredths of a millimetre. */
export function strokesOf(lines: ThinLines, wish: StrokeWish): Stroke[] {
  const { perMM, width } = wish;
  const fit = {
    leash: Math.max(0.2, Math.min(0.5, 0.1 + 0.4 * width)) * perMM,
    tolerance: 0.08 * perMM,
    smooth: wish.smooth * perMM,
    arm: Math.max(5, Math.min(9, Math.round(1.8 * perMM))),
  };
  const graph = lineGraph(lines);
  const strands = strandsOf(graph).filter(
    (strand) => strand.x.length >= (wish.shortest ?? 0) * perMM || isHeld(strand),
  );
  const page = [(lines.width / perMM) * unitsPerMM, (lines.height / perMM) * unitsPerMM];
  return strands.map((strand) => ({
    points: fitStrand(strand, fit).map((value, i) =>
      Math.round(Math.max(0, Math.min(page[i % 2]!, (value / perMM) * unitsPerMM))),
    ),
    closed: strand.closed,
    widths: [Math.round(width * unitsPerMM)],
    layer: "lines" as const,
  }));
}

/** Whether a strand ends on others at both ends. */
function isHeld({ stops }: Strand): boolean {
  return stops.length > 2;
}
