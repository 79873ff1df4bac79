import type { Planes } from "../raster/planes.ts";
import type { Labels } from "../regions/labels.ts";
import { onKernels } from "../kernels/kernels.ts";

/** Square cells over a picture. */
export interface Grid {
  readonly across: number;
  readonly down: number;
  /** Pixels in a cell's side. */
  readonly side: number;
}

/** Sums of larger cells are not exact in single precision, as plain code has them. */
export const mostSide = 31;

/** How cells are rated; see `plainRateCells` in raster/importance.ts. Colors in steps, lengths in cells. */
export interface Rating {
  /** Half the width of the widest detail, and of its neighborhood. */
  readonly reach: number;
  readonly around: number;
  readonly isolated: number;
  readonly noticed: number;
  readonly striking: number;
  readonly usual: number;
  /** The best rating there is. */
  readonly most: number;
  /** The rarest color is taken to be at least so far from the mean one. */
  readonly leastSpread: number;
}

/** Ratings of cells, 0 to 255; undefined where kernels cannot tell. */
export function rateCellsOnKernels(
  planes: Planes,
  { across, down, side }: Grid,
  rating: Rating,
): Uint8Array | undefined {
  const { width, height } = planes;
  const cells = across * down;
  if (side > mostSide) return undefined;
  return onKernels((kernels, arena) => {
    const room = () => arena.room(cells * 4);
    const [values, between, eroded, opened, closed] = [room(), room(), room(), room(), room()] as const;
    const [spots, rarity] = [arena.put(new Float32Array(cells)), arena.put(new Float32Array(cells))];
    for (const plane of [planes.l, planes.a, planes.b]) {
      // the sums of cells lie where nothing else is needed yet
      kernels.cellMeans(arena.put(plane), width, height, across, down, side, between, values);
      const size = [across, down, rating.reach] as const;
      kernels.extremes(values, ...size, false, between, eroded);
      kernels.extremes(eroded, ...size, true, between, opened);
      kernels.extremes(values, ...size, true, between, eroded);
      kernels.extremes(eroded, ...size, false, between, closed);
      kernels.addHats(values, opened, closed, cells, spots);
      kernels.addSpread(values, cells, rarity);
    }
    kernels.roots(spots, cells);
    kernels.rootShares(rarity, cells, rating.leastSpread * rating.leastSpread);
    kernels.blurCells(spots, across, down, rating.around, between, opened);
    const { isolated, noticed, striking, usual, most } = rating;
    const shares = [isolated, noticed, striking - noticed, usual, most] as const;
    kernels.rateCells(spots, opened, rarity, cells, ...shares, eroded);
    return arena.read(eroded, new Uint8Array(cells));
  });
}

/** `plainSpreadCells` (raster/importance.ts) on kernels; undefined where they are missing. */
export function spreadCellsOnKernels(
  cells: Uint8Array,
  { across, side }: Grid,
  width: number,
  height: number,
): Uint8Array | undefined {
  return onKernels((kernels, arena) => {
    const out = arena.room(width * height);
    kernels.spreadCells(arena.put(cells), across, side, width, height, out);
    return arena.read(out, new Uint8Array(width * height));
  });
}

/** `keepImportant` (raster/importance.ts) on kernels; undefined where they are missing. */
export function keepSharpOnKernels(
  smooth: Planes,
  sharp: Planes,
  importance: Uint8Array,
): Planes | undefined {
  const { width, height } = smooth;
  const size = width * height;
  return onKernels((kernels, arena) => {
    const shares = arena.put(importance);
    const [l, a, b] = (["l", "a", "b"] as const).map((name) => {
      const own = arena.put(smooth[name]);
      kernels.keepSharp(own, arena.put(sharp[name]), shares, size);
      return arena.read(own, new Int16Array(size));
    }) as [Int16Array, Int16Array, Int16Array];
    return { width, height, l, a, b };
  });
}

/** `plainWeighEssential` (raster/importance.ts) on kernels; undefined where they are missing. */
export function weighEssentialOnKernels(
  importance: Uint8Array,
  essential: number,
  factor: number,
  weights?: Uint8Array,
): Uint8Array | undefined {
  const size = importance.length;
  return onKernels((kernels, arena) => {
    const [own, before] = [arena.put(importance), weights ? arena.put(weights) : 0];
    kernels.weighEssential(own, size, essential, factor, before);
    return arena.read(own, new Uint8Array(size));
  });
}

/** Sum of importance, and pixels, of every region: two numbers each; undefined where kernels are missing. */
export function weighOnKernels({ count, data }: Labels, importance: Uint8Array): Float64Array | undefined {
  return onKernels((kernels, arena) => {
    const out = arena.room(count * 16);
    kernels.weigh(arena.put(data), arena.put(importance), data.length, count, out);
    return arena.read(out, new Float64Array(count * 2));
  });
}

/** As `closingOf` and `openingOf` in raster/openings.ts. */
export function openingOnKernels(
  values: Float32Array,
  { across, down }: Pick<Grid, "across" | "down">,
  reach: number,
  closes: boolean,
): Float32Array | undefined {
  return onKernels((kernels, arena) => {
    const from = arena.put(values);
    const [between, half, out] = [1, 2, 3].map(() => arena.room(values.byteLength)) as [
      number,
      number,
      number,
    ];
    const size = [across, down, reach] as const;
    kernels.extremes(from, ...size, closes, between, half);
    kernels.extremes(half, ...size, !closes, between, out);
    return arena.read(out, new Float32Array(values.length));
  });
}
