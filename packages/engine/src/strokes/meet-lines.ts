import { nearSquaredDistances } from "../raster/distance.ts";
import type { AreaMask } from "./solids.ts";

/** White between a solid and a line is filled up to this width, in millimetres: nobody can color it. */
const widestGap = 0.9;
/** Lines so deep inside a solid are not seen, in millimetres. */
const deep = 0.3;

/**
 * Lets filled areas meet the lines around them, without white slivers between, and leaves out lines inside them.
 * @param lines 1 on a line, a pixel wide
 * @param pen width of the lines
 */
export function meetLines(
  { width, height, on }: AreaMask,
  lines: Uint8Array,
  { perMM, pen }: { perMM: number; pen: number },
): { solid: Uint8Array; lines: Uint8Array } {
  if (!on.includes(1)) return { solid: on, lines };
  // ink and what a disc half as wide as the gap cannot enter (morphological closing)
  const half = (pen / 2) * perMM;
  const gap = (widestGap / 2) * perMM;
  const size = { width, height };
  const toLines = nearSquaredDistances(lines, { ...size, cap: Math.ceil(half + gap) + 1 });
  const toSolid = nearSquaredDistances(on, { ...size, cap: Math.ceil(2 * gap) + 1 });
  const open = on.map((_, i) => (toLines[i]! > (half + gap) ** 2 && toSolid[i]! > gap * gap ? 1 : 0));
  const toOpen = nearSquaredDistances(open, { ...size, cap: Math.ceil(gap) + 1 });
  // only gaps beside a solid: those between lines are to be colored
  const solid = on.map((value, i) =>
    value || (toSolid[i]! <= 4 * gap * gap && toOpen[i]! > gap * gap) ? 1 : 0,
  );

  const outside = solid.map((value) => 1 - value);
  const depth = nearSquaredDistances(outside, { ...size, cap: Math.ceil(deep * perMM) + 1 });
  return { solid, lines: lines.map((value, i) => (depth[i]! > (deep * perMM) ** 2 ? 0 : value)) };
}
