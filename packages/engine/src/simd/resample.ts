import type { Raster } from "../raster/raster.ts";
import { onKernels } from "../kernels/kernels.ts";

/** A part of a photo, in its pixels; may begin and end inside a pixel. */
export interface Cut {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where each output position takes from: `many` input positions from `first` on, `taps` (even) weights apart. */
export interface Taps {
  readonly taps: number;
  readonly many: number;
  readonly first: Int32Array;
  readonly weights: Int16Array;
}

/** Sums of a column of a box are kept in 16 bits. */
const mostFactor = 256;

/** `plainShrink` (raster/resample.ts) on kernels; undefined where they cannot do it. */
export function shrinkOnKernels(photo: Raster, factor: number): Raster | undefined {
  if (factor > mostFactor) return undefined;
  const width = Math.ceil(photo.width / factor);
  const height = Math.ceil(photo.height / factor);
  const line = photo.width * 4;
  return onKernels((kernels, arena) => {
    // a strip of the photo at a time: the memory of the kernels stays small
    const [strip, sums, out] = [
      arena.room(line * factor),
      arena.room(line * 2),
      arena.room(width * height * 4),
    ];
    for (let y = 0; y < height; y++) {
      const rows = Math.min(factor, photo.height - y * factor);
      arena.write(strip, photo.data.subarray(y * factor * line, (y * factor + rows) * line));
      kernels.shrinkRow(strip, photo.width, rows, factor, sums, out + y * width * 4);
    }
    return { width, height, data: arena.read(out, new Uint8ClampedArray(width * height * 4)) };
  });
}

/** `plainResample` (raster/resample.ts) on kernels; undefined where they are missing. */
export function resampleOnKernels(photo: Raster, across: Taps, down: Taps): Raster | undefined {
  const [width, height] = [across.first.length, down.first.length];
  return onKernels((kernels, arena) => {
    const [first, weights, downWeights] = [
      arena.put(across.first),
      arena.put(across.weights),
      arena.put(down.weights),
    ];
    // only the lines that one output row looks at are kept, in a ring
    const line = width * 8 + 8;
    const [ring, row, lines] = [
      arena.room(line * down.many),
      arena.room(photo.width * 4 + 64),
      arena.room(down.taps * 4),
    ];
    const out = arena.room(width * height * 4);
    const places = new Int32Array(down.taps);
    for (let y = 0, next = 0; y < height; y++) {
      const top = down.first[y]!;
      for (next = Math.max(next, top); next < top + down.many; next++) {
        arena.write(row, photo.data.subarray(next * photo.width * 4, (next + 1) * photo.width * 4));
        kernels.resampleRow(row, width, first, weights, across.taps, ring + (next % down.many) * line);
      }
      // an odd last line is paired with any other, which weighs nothing
      for (let t = 0; t < down.taps; t++) places[t] = ring + ((top + t) % down.many) * line;
      arena.write(lines, places);
      kernels.blendRows(lines, down.taps, downWeights + y * down.taps * 2, width, out + y * width * 4);
    }
    return { width, height, data: arena.read(out, new Uint8ClampedArray(width * height * 4)) };
  });
}
