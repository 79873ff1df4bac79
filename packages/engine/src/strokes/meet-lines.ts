import { connect } from "../regions/connect.ts";
import { regionAreas } from "../regions/region-areas.ts";
import type { AreaMask } from "./solids.ts";

/** White between a solid and a line is filled up to this width, in millimeters: nobody can color it. */
const widestGap = 0.9;
/** Lines so deep inside a solid are not seen, in millimeters. */
const deep = 0.3;

/**
 * Lets filled areas meet the lines around them, without white slivers between, and leaves out lines inside them.
 * @param lines 1 on a line, a pixel wide
 * @param pen width of the lines
 * @param speck white areas beside solids below this are filled too
 */
export function meetLines(
  mask: AreaMask,
  lines: Uint8Array,
  { perMM, pen, speck }: { perMM: number; pen: number; speck: number },
): { solid: Uint8Array; lines: Uint8Array } {
  const { on } = mask;
  if (!on.includes(1)) return { solid: on, lines };
  // ink and what a disc half as wide as the gap cannot enter (morphological closing)
  const gap = (widestGap / 2) * perMM;
  const boundary = boundaryOf(mask);
  const [beside, near] = [grown(mask, boundary, 2 * gap), grown(mask, boundary, gap)];
  const inked = grown({ ...mask, on: lines }, indicesOf(lines), (pen / 2) * perMM + gap);
  const isOpen = (i: number) => !near[i] && !inked[i];
  const solid = on.slice();
  // only gaps beside a solid: those between lines are to be colored
  for (let i = beside.indexOf(1); i >= 0; i = beside.indexOf(1, i + 1)) {
    if (!solid[i] && !isOpen(i) && !hasNear(mask, i, gap, isOpen)) solid[i] = 1;
  }
  fillSpecks(
    { ...mask, on: solid },
    grown({ ...mask, on: lines }, indicesOf(lines), (pen / 2) * perMM),
    speck * perMM * perMM,
  );
  const seen = lines.slice();
  for (const i of indicesOf(lines)) {
    if (solid[i] && !hasNear(mask, i, deep * perMM, (at) => !solid[at])) seen[i] = 0;
  }
  return { solid, lines: seen };
}

/** Fills white areas of fewer than `min` pixels, between ink, that touch a solid. */
function fillSpecks({ width, height, on }: AreaMask, inked: Uint8Array, min: number): void {
  const areas = connect(eitherOf(inked, on), width, height);
  const { data, count } = areas;
  const sizes = regionAreas(areas);
  const touches = new Uint8Array(count);
  for (const i of boundaryOf({ width, height, on })) {
    for (const beside of [i - 1, i + 1, i - width, i + width]) {
      if (beside >= 0 && beside < on.length && !on[beside] && !inked[beside]) touches[data[beside]!] = 1;
    }
  }
  for (let i = 0; i < data.length; i++) if (touches[data[i]!] && sizes[data[i]!]! < min) on[i] = 1;
}

function eitherOf(p: Uint8Array, q: Uint8Array): Int32Array {
  const out = new Int32Array(p.length);
  for (let i = 0; i < out.length; i++) out[i] = p[i]! | q[i]!;
  return out;
}

function indicesOf(on: Uint8Array): number[] {
  const out: number[] = [];
  for (let i = on.indexOf(1); i >= 0; i = on.indexOf(1, i + 1)) out.push(i);
  return out;
}

/** Pixels that are on beside one that is not. */
function boundaryOf({ width, on }: AreaMask): number[] {
  return indicesOf(on).filter((i) => !on[i - 1] || !on[i + 1] || !on[i - width] || !on[i + width]);
}

/** A mask with all pixels within `radius` of some of its own: it grows by discs around them. */
function grown({ width, height, on }: AreaMask, boundary: readonly number[], radius: number): Uint8Array {
  const out = on.slice();
  for (const i of boundary) {
    const [x, y] = [i % width, Math.floor(i / width)];
    for (let dy = -Math.floor(radius); dy <= radius; dy++) {
      if (y + dy < 0 || y + dy >= height) continue;
      const half = Math.floor(Math.sqrt(radius * radius - dy * dy));
      const row = (y + dy) * width;
      out.fill(1, row + Math.max(0, x - half), row + Math.min(width, x + half + 1));
    }
  }
  return out;
}

/** Whether some pixel of the page within `radius` of pixel `i` is such a one. */
function hasNear(
  { width, height }: AreaMask,
  i: number,
  radius: number,
  isSuch: (at: number) => boolean,
): boolean {
  const [x, y] = [i % width, Math.floor(i / width)];
  for (let dy = -Math.floor(radius); dy <= radius; dy++) {
    if (y + dy < 0 || y + dy >= height) continue;
    const half = Math.floor(Math.sqrt(radius * radius - dy * dy));
    for (let c = Math.max(0, x - half); c <= Math.min(width - 1, x + half); c++) {
      if (isSuch((y + dy) * width + c)) return true;
    }
  }
  return false;
}
