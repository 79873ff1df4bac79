import { thin } from "../edges/thinning.ts";
import type { ThinLines } from "./thin-lines.ts";

/**
 * Lines that run so close that only single white pixels part them become one line: as they are, all of their pixels would
 * be junctions. Lines without such pixels come back as they are.
 */
export function withoutPinholes(lines: ThinLines): ThinLines {
  const { width, height, on, strength, widths, pens } = lines;
  const holes = pinholesIn(on, width, height);
  if (holes.length === 0) return lines;
  const filled = Uint8Array.from(on);
  const known = Float32Array.from(strength);
  const drawn = widths && Float32Array.from(widths);
  const held = pens && Uint8Array.from(pens);
  for (const i of holes) {
    const around = [i - 1, i + 1, i - width, i + width];
    filled[i] = 1;
    known[i] = Math.max(...around.map((at) => strength[at]!));
    if (drawn) drawn[i] = Math.max(...around.map((at) => drawn[at]!));
    if (held) held[i] = Math.max(...around.map((at) => held[at]!));
  }
  return {
    width,
    height,
    on: thin(filled, lines),
    strength: known,
    ...(drawn && { widths: drawn }),
    ...(held && { pens: held }),
  };
}

/** By itself, for most of the browser's work is to compile the rest, which hardly ever runs. */
function pinholesIn(on: Uint8Array, width: number, height: number): number[] {
  const holes: number[] = [];
  for (let y = 1; y < height - 1; y++) {
    for (let i = y * width + 1; i < (y + 1) * width - 1; i++) {
      if (!on[i] && on[i - 1] && on[i + 1] && on[i - width] && on[i + width]) holes.push(i);
    }
  }
  return holes;
}
