import { narrowPlacesOnKernels } from "../simd/narrow-places.ts";
import type { Chains } from "./chains.ts";

/** Borders as near to each other as this, in pixels, leave little room for curves between them. */
const near = 2;
/** Points of one border so many steps apart are not neighbors; no nearer to a node than this is looked at. */
const apart = 8;

/** 1 for each border that comes near another one, or another part of itself, away from its nodes. */
export function atNarrowPlaces(
  chains: Chains,
  loop: Uint8Array,
  size: { readonly width: number; readonly height: number },
): Uint8Array {
  return (
    narrowPlacesOnKernels(chains, { ...size, loop, near, apart }) ?? plainNarrowPlaces(chains, loop, size)
  );
}

function plainNarrowPlaces(
  { start, x, y }: Chains,
  loop: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
): Uint8Array {
  const across = width + 1;
  const found = new Uint8Array(start.length - 1);
  // the last point seen in each pixel, and its border
  const points = new Int32Array(across * (height + 1)).fill(-1);
  const owners = new Int32Array(points.length);
  for (let b = 0; b < found.length; b++) {
    const ends = loop[b] ? 0 : apart;
    const [first, last] = [start[b]! + ends, start[b + 1]! - 1 - ends];
    for (let i = first; i <= last; i++) {
      const [column, row] = [Math.floor(x[i]!), Math.floor(y[i]!)];
      for (let r = Math.max(0, row - near); r <= Math.min(height, row + near); r++) {
        for (let c = Math.max(0, column - near); c <= Math.min(width, column + near); c++) {
          const other = points[r * across + c]!;
          if (other < 0) continue;
          const owner = owners[r * across + c]!;
          const steps = i - other;
          if (owner === b && (steps < apart || (loop[b] && last - first - steps < apart))) continue;
          const [dx, dy] = [x[other]! - x[i]!, y[other]! - y[i]!];
          if (dx * dx + dy * dy > near * near) continue;
          found[b] = 1;
          found[owner] = 1;
        }
      }
      points[row * across + column] = i;
      owners[row * across + column] = b;
    }
  }
  return found;
}
