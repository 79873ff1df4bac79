import { onKernels } from "../kernels/kernels.ts";
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
  const filled = on.slice();
  const known = strength.slice();
  const drawn = widths?.slice();
  const held = pens?.slice();
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

/** Single white pixels between lines. */
function pinholesIn(on: Uint8Array, width: number, height: number): Int32Array {
  return onKernels((kernels, arena) => {
    const found = arena.room(on.length * 4);
    const count = kernels.findPinholes(arena.put(on), width, height, found);
    return arena.read(found, new Int32Array(count));
  });
}
