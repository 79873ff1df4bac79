import type { LineArt } from "../drawing/line-art.ts";
import { unitsPerMM } from "../drawing/picture.ts";
import { flatten } from "../paths/flatten.ts";
import { inkOf } from "./ink-of.ts";

/** A page as it is printed, strokes and filled areas: 1 a pixel of ink, at `perMM` pixels in a millimeter. */
export function pageRaster(art: LineArt, perMM: number): { width: number; height: number; on: Uint8Array } {
  const page = inkOf(art, perMM);
  for (const { rings } of art.solids)
    fill(
      page,
      rings.map((points) => flatten({ shape: "curve", points }, 20)),
      perMM,
    );
  return page;
}

/** Fills what an odd number of rings goes around, row by row. */
function fill(
  { width, height, on }: { width: number; height: number; on: Uint8Array },
  rings: readonly Float64Array[],
  perMM: number,
): void {
  for (let row = 0; row < height; row++) {
    const y = ((row + 0.5) / perMM) * unitsPerMM;
    const crossings: number[] = [];
    for (const ring of rings) {
      for (let k = 0; k + 3 < ring.length; k += 2) {
        const [px, py, qx, qy] = [ring[k]!, ring[k + 1]!, ring[k + 2]!, ring[k + 3]!];
        if (py < y === qy < y) continue;
        crossings.push(((px + ((y - py) / (qy - py)) * (qx - px)) / unitsPerMM) * perMM);
      }
    }
    crossings.sort((p, q) => p - q);
    for (let k = 0; k + 1 < crossings.length; k += 2) {
      const [from, to] = [
        Math.max(0, Math.round(crossings[k]!)),
        Math.min(width, Math.round(crossings[k + 1]!)),
      ];
      if (from < to) on.fill(1, row * width + from, row * width + to);
    }
  }
}
