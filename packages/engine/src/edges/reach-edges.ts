import type { Size } from "./grid.ts";
import { directionAt, freeEnds } from "./link-gaps.ts";

/** Lines may run along the edge almost: their way to it is at most so many times as long as the way straight on it. */
const slant = 2.5;

/**
 * Thin lines with those that stop within `reach` pixels of the picture's edge going on straight to it: thinning and
 * seeking lines stop short of edges, and areas there would be open.
 */
export function reachEdges(on: Uint8Array, size: Size, reach: number): Uint8Array {
  const { width, height } = size;
  const out = on.slice();
  for (const end of freeEnds(on, width, height)) {
    const [x, y] = [end % width, Math.floor(end / width)];
    const direction = directionAt(on, end, width, height);
    if (!direction) continue;
    const [dx, dy] = direction;
    const ways = [(dx < 0 ? x : width - 1 - x) / Math.abs(dx), (dy < 0 ? y : height - 1 - y) / Math.abs(dy)];
    const way = Math.min(...ways.filter((far, k) => far * Math.abs(direction[k]!) <= reach));
    if (!(way <= slant * reach)) continue;
    for (let k = 1; k <= Math.ceil(way); k++) {
      const t = Math.min(k, way);
      out[Math.round(y + dy * t) * width + Math.round(x + dx * t)] = 1;
    }
  }
  return out;
}
