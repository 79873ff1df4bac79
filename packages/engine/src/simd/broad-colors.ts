import type { Planes } from "../raster/planes.ts";
import { type Grid, mostSide } from "./importance.ts";
import { onKernels } from "../kernels/kernels.ts";

/** How colors are leveled; see `broadColors` in raster/broad-colors.ts. Lengths in cells. */
export interface Leveling {
  readonly brush: number;
  readonly neighborhood: number;
  /** Texture, in units, from which on colors count less, and the steps of a unit. */
  readonly tolerance: number;
  readonly steps: number;
  /** How much of the weight that texture takes the most important colors keep. */
  readonly kept: number;
  /** What is worth more than so many times the rest counts as wholly as bytes can say. */
  readonly mostWorth: number;
}

/** A plane of cells, leveled and as it is. */
interface Level {
  readonly leveled: Int16Array;
  readonly own: Int16Array;
}

/** `plainBroadColors` (raster/broad-colors.ts) on kernels; undefined where kernels cannot tell. */
export function broadColorsOnKernels(
  planes: Planes,
  { across, down, side }: Grid,
  { importance, worth }: { importance: Uint8Array; worth: Uint8Array },
  { brush, neighborhood, tolerance, steps, kept, mostWorth }: Leveling,
): { planes: Planes; own: Planes; weights: Uint8Array } | undefined {
  const { width, height } = planes;
  const cells = across * down;
  if (side > mostSide) return undefined;
  return onKernels((kernels, arena) => {
    const bytes = arena.room(worth.length);
    const middles = (values: Uint8Array) => {
      const out = arena.room(cells);
      arena.write(bytes, values);
      kernels.middleBytes(bytes, width, height, across, down, side, out);
      return out;
    };
    const own = middles(importance);
    const counts = middles(worth);
    const most = Math.min(mostWorth, Math.max(1, kernels.mostByte(bytes, worth.length)));

    const pixels = arena.room(planes.l.byteLength);
    const [between, level] = [arena.room(cells * 4), arena.room(cells * 4)];
    const [values, weights, whole] = [arena.room(cells * 4), arena.room(cells), arena.room(cells * 2)];
    const texture = arena.put(new Float32Array(cells));
    const [l, a, b] = [planes.l, planes.a, planes.b].map((plane) => {
      arena.write(pixels, plane);
      // the sums of cells lie where nothing else is needed yet
      kernels.cellMeans(pixels, width, height, across, down, side, between, values);
      kernels.blurCells(values, across, down, brush, between, level);
      kernels.blurCells(level, across, down, brush, between, level);
      kernels.addTexture(values, level, cells, steps, texture);
      const rounded = (base: number) => {
        kernels.levelCells(values, base, own, cells, whole);
        return arena.read(whole, new Int16Array(cells));
      };
      return { leveled: rounded(level), own: rounded(values) };
    }) as [Level, Level, Level];
    kernels.blurCells(texture, across, down, neighborhood, between, level);
    kernels.weighCells(level, own, counts, cells, tolerance, kept, most, weights);
    const of = (name: keyof Level) => ({
      width: across,
      height: down,
      l: l[name],
      a: a[name],
      b: b[name],
    });
    return {
      planes: of("leveled"),
      own: of("own"),
      weights: arena.read(weights, new Uint8Array(cells)),
    };
  });
}
