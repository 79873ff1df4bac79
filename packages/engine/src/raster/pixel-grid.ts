import { turn } from "../arithmetic/reproducible.ts";
import { onKernels } from "../kernels/kernels.ts";
import type { Raster } from "./raster.ts";

/** Equally wide cells along one side of a picture; lengths in its pixels, fractions allowed. */
export interface CellRow {
  /** Width of a cell. */
  readonly pitch: number;
  /** Where the first cell begins; below 0 where it is cut off. */
  readonly start: number;
  readonly count: number;
}

/** The cells that pixel art was drawn in. */
export interface PixelGrid {
  readonly columns: CellRow;
  readonly rows: CellRow;
}

/** The luma of a picture. */
interface Plane {
  readonly width: number;
  readonly height: number;
  readonly luma: Int16Array;
}

/** Cells along a side: fewer say nothing, more nobody paints one by one. Smallest width of one, in pixels. */
export const cellLimits = { min: 6, max: 256, pitch: 2 };
/**
 * Coherence of borders with a grid, 0 to 1, from which there is one: in pictures of hard borders, as a share of what `rounded` leaves, and
 * in soft ones. Of 308 photos none has more than 0.33; hard pixel art has a share of 0.95 and more, also as JPEG of quality 40, soft one
 * 0.65 to 0.92, and drawings on a coarse grid of their own up to 0.89.
 */
const minCoherence = { hard: 0.93, soft: 0.65 };
/**
 * A picture is soft where squared steps of luma between neighbors are less than `share`, 0 to 1, of those between pixels `far` apart.
 * A hard edge has 1/4, one that rises evenly over two pixels 1/7, over three 0.11, over four 0.09, a wide one 1/16: soft edges take four
 * pixels or more.
 */
const soft = { far: 4, share: 0.1 };
/** Soft pictures are looked at in a half and in a quarter of their size. */
const scales = [2, 4];
/** Borders gather in at least `min` places of a side, each with more than `share` of its squared steps, 0 to 1. Set by eye. */
const placed = { min: 6, share: 0.01 };
/**
 * Rounding is made up for as if cells were at least so wide, in pixels: two sizes of a drawing with eight straight lines keep to narrower
 * ones as well as art does, of 269 of 31 drawings.
 */
const minFraction = 2.5;
/** Largest difference, as a share of the pitch, to one that divides the side: cells may be whole then. Set by eye. */
const nearlyWhole = 0.012;
/** Largest share by which cells are wider or narrower than high. Set by eye. */
const maxOblong = 0.03;
/** Of pitches with at least this share of the best coherence, 0 to 1, the largest is the cell; the others divide it. Set by eye. */
const asGood = 0.95;
/** Where the middle of a cell begins and, mirrored, ends, as a share of its side, 0 to 0.5: borders do not reach it. Set by eye. */
const middleFrom = 0.2;
/** Inside middles of cells squared differences are at most this share of those between neighbors. Art has 0.056 at most. */
const maxInside = 0.06;
/**
 * Step between the frequencies that are looked at, in turns along the whole side. The best one is 1/8 away at most, where borders all
 * along the side leave 0.97 of its coherence: sin(π/8) / (π/8).
 */
const scanStep = 1 / 4;
/** How often that step is halved around the best frequency: down to 1/128 of a turn along the side. */
const refinements = 5;
/** Places of a grid's first line that are looked at: steps of 1/256 of a cell. */
const phases = 256;

/**
 * The grid of pixel art, also where it was enlarged by any factor, cropped, padded or saved as JPEG; undefined where there is none.
 * @param image opaque
 */
export function findPixelGrid(image: Raster): PixelGrid | undefined {
  const plane = lumaOf(image);
  const found = gridIn(plane, bordersOf(plane), {
    scale: 1,
    min: (pitch) => minCoherence.hard * rounded(pitch),
  });
  if (found || !isSoft(plane)) return found;
  let small = plane;
  for (const scale of scales) {
    small = halved(small);
    if (Math.min(small.width, small.height) < cellLimits.min * cellLimits.pitch) return undefined;
    const softly = gridIn(plane, bordersOf(small), { scale, min: () => minCoherence.soft });
    if (softly) return softly;
  }
  return undefined;
}

function lumaOf({ width, height, data }: Raster): Plane {
  const size = width * height;
  return onKernels((kernels, arena) => {
    const out = arena.room(size * 2);
    kernels.lumaPlane(arena.put(data), size, out);
    return { width, height, luma: arena.read(out, new Int16Array(size)) };
  });
}

function isSoft({ width, height, luma }: Plane): boolean {
  return onKernels((kernels, arena) => {
    const out = arena.room(16);
    kernels.stepSums(arena.put(luma), width, height, soft.far, out);
    const [near, far] = arena.read(out, new Float64Array(2));
    return near! < soft.share * far!;
  });
}

/** How much a picture changes at the left border of each column, and at the upper one of each row. */
interface Borders {
  readonly across: Float64Array;
  readonly down: Float64Array;
}

function bordersOf({ width, height, luma }: Plane): Borders {
  return onKernels((kernels, arena) => {
    const [across, down] = [arena.room(width * 8), arena.room(height * 8)];
    kernels.borderSums(arena.put(luma), width, height, across, down);
    return {
      across: arena.read(across, new Float64Array(width)),
      down: arena.read(down, new Float64Array(height)),
    };
  });
}

function halved({ width, height, luma }: Plane): Plane {
  const size = { width: width >> 1, height: height >> 1 };
  return onKernels((kernels, arena) => {
    const out = arena.room(size.width * size.height * 2);
    kernels.halvePlane(arena.put(luma), width, height, out);
    return { ...size, luma: arena.read(out, new Int16Array(size.width * size.height)) };
  });
}

/** A width of cells, in pixels of the picture that borders were found in, and how well these keep to it. */
interface Pitch {
  readonly pitch: number;
  readonly coherence: number;
}

/** The grid that borders keep to, found in a picture that is `scale` times smaller than `plane`. */
function gridIn(
  plane: Plane,
  { across, down }: Borders,
  { scale, min }: { readonly scale: number; readonly min: (pitch: number) => number },
): PixelGrid | undefined {
  if (places(across) < placed.min || places(down) < placed.min) return undefined;
  const ofRows = pitchesOf(down, min);
  const pairs = pitchesOf(across, min).flatMap((column) =>
    ofRows
      .filter((row) => Math.abs(column.pitch / row.pitch - 1) <= maxOblong)
      .map((row) => ({ column, row, coherence: Math.min(column.coherence, row.coherence) })),
  );
  const best = Math.max(...pairs.map(({ coherence }) => coherence));
  const good = pairs.filter(({ coherence }) => coherence >= asGood * best);
  good.sort((p, q) => q.column.pitch - p.column.pitch);
  for (const { column, row } of good) {
    const grid = {
      columns: cellsAlong(plane.width, column.pitch * scale, phaseOf(across, column.pitch) * scale),
      rows: cellsAlong(plane.height, row.pitch * scale, phaseOf(down, row.pitch) * scale),
    };
    const whole = { columns: asWhole(grid.columns, plane.width), rows: asWhole(grid.rows, plane.height) };
    const [own, other] = [insideShare(plane, grid), insideShare(plane, whole)];
    if (Math.min(own, other) <= maxInside) return other <= own ? whole : grid;
  }
  return undefined;
}

/** In how many places of a side there are many borders. */
function places(sums: Float64Array): number {
  const threshold = placed.share * sums.reduce((all, sum) => all + sum, 0);
  return sums.filter((sum, i) => sum > threshold && sum > (sums[i - 1] ?? 0) && sum >= (sums[i + 1] ?? 0))
    .length;
}

/** The same cells with none cut off, if they nearly are so. */
function asWhole(cells: CellRow, length: number): CellRow {
  const count = Math.round(length / cells.pitch);
  const pitch = length / count;
  return Math.abs(pitch / cells.pitch - 1) <= nearlyWhole ? { pitch, start: 0, count } : cells;
}

/** The sum of borders as vectors that turn once a pitch, by the sum of their lengths: 1 long where all lie on one grid. */
function vectorOf(sums: Float64Array, frequency: number): readonly [number, number] {
  const [cos, sin] = turn(frequency);
  let [x, y, u, v, all] = [0, 0, 1, 0, 0];
  for (const sum of sums) {
    x += sum * u;
    y += sum * v;
    all += sum;
    [u, v] = [u * cos - v * sin, u * sin + v * cos];
  }
  return all > 0 ? [x / all, y / all] : [0, 0];
}

function coherenceAt(sums: Float64Array, frequency: number): number {
  const [x, y] = vectorOf(sums, frequency);
  return Math.sqrt(x * x + y * y);
}

/**
 * The coherence that hard borders keep where the pitch is no whole number: each lies at a whole pixel, up to half of one away from its line.
 * The mean of vectors over so much of a turn is sin(π/pitch) / (π/pitch) long: 0.76 at 2.5 pixels, 0.91 at 4.27.
 */
function rounded(pitch: number): number {
  const rounded = Math.max(minFraction, pitch);
  const [, sine] = turn(1 / (2 * rounded));
  return (sine * rounded) / Math.PI;
}

/** All pitches that borders keep to at least as well as each asks for. */
function pitchesOf(sums: Float64Array, min: (pitch: number) => number): Pitch[] {
  const step = scanStep / sums.length;
  const first = cellLimits.min / sums.length;
  const last = Math.min(1 / cellLimits.pitch, cellLimits.max / sums.length);
  const values: number[] = [];
  for (let f = first; f <= last + step / 2; f += step) values.push(coherenceAt(sums, Math.min(f, last)));
  return values.flatMap((value, k) => {
    const isPeak = value >= (values[k - 1] ?? 0) && value >= (values[k + 1] ?? 0);
    const frequency = first + k * step;
    return isPeak && value >= min(1 / frequency) ? [refined(sums, frequency, step)] : [];
  });
}

/** The pitch of the highest coherence around a frequency, by halving the steps to both sides. */
function refined(sums: Float64Array, start: number, width: number): Pitch {
  let [frequency, coherence] = [start, coherenceAt(sums, start)];
  for (let round = 1; round <= refinements; round++) {
    for (const to of [frequency - width / 2 ** round, frequency + width / 2 ** round]) {
      if (to > 1 / cellLimits.pitch) continue;
      const value = coherenceAt(sums, to);
      if (value > coherence) [frequency, coherence] = [to, value];
    }
  }
  return { pitch: 1 / frequency, coherence };
}

/** Where the first line of a grid lies, 0 to its pitch. */
function phaseOf(sums: Float64Array, pitch: number): number {
  const [x, y] = vectorOf(sums, 1 / pitch);
  let [phase, best] = [0, Number.NEGATIVE_INFINITY];
  for (let k = 0; k < phases; k++) {
    const [cos, sin] = turn(k / phases - 1 / 2);
    const along = x * cos + y * sin;
    if (along > best) [phase, best] = [k / phases - 1 / 2, along];
  }
  return phase < 0 ? (phase + 1) * pitch : phase * pitch;
}

/** The cells of a side of which at least half is seen. */
function cellsAlong(length: number, pitch: number, line: number): CellRow {
  const start = line - Math.ceil(line / pitch - 1 / 2) * pitch;
  return { pitch, start, count: Math.max(1, Math.floor((length - start) / pitch + 1 / 2)) };
}

/** For each pixel of a side the cell in whose middle part it lies, or -1. */
function middles({ pitch, start, count }: CellRow, length: number): Int32Array {
  return Int32Array.from({ length }, (_, x) => {
    const place = (x + 0.5 - start) / pitch;
    const cell = Math.floor(place);
    const inCell = place - cell;
    return inCell < middleFrom || inCell > 1 - middleFrom || cell < 0 || cell >= count ? -1 : cell;
  });
}

/** Squared differences inside the middles of cells, as a share of those between neighbors. */
function insideShare({ width, height, luma }: Plane, { columns, rows }: PixelGrid): number {
  return onKernels((kernels, arena) => {
    const out = arena.room(32);
    const cells = [
      arena.put(middles(columns, width)),
      arena.put(middles(rows, height)),
      columns.count,
      rows.count,
    ] as const;
    const sums = arena.room(columns.count * rows.count * 24);
    kernels.cellContrast(arena.put(luma), width, height, ...cells, sums, out);
    const [inside, pixels, between, pairs] = arena.read(out, new Float64Array(4)) as unknown as number[];
    return between! > 0 ? inside! / pixels! / (between! / pairs!) : Number.POSITIVE_INFINITY;
  });
}

/** At most about so many pixels a side of a cell's middle say its color. */
const maxSamples = 9;

/** The cells of pixel art as a picture of one pixel each: the median of the middle of each cell, by channel. @param image opaque */
export function cellsOf({ width, height, data }: Raster, { columns, rows }: PixelGrid): Raster {
  const [across, down] = [sampled(columns, width), sampled(rows, height)];
  const out = new Uint8ClampedArray(columns.count * rows.count * 4).fill(255);
  for (let cell = 0; cell < out.length / 4; cell++) {
    const xs = across[cell % columns.count]!;
    const ys = down[Math.floor(cell / columns.count)]!;
    const places = ys.flatMap((y) => xs.map((x) => (y * width + x) * 4));
    for (let c = 0; c < 3; c++) {
      const values = places.map((at) => data[at + c]!).sort((p, q) => p - q);
      out[cell * 4 + c] = values[values.length >> 1] ?? 255;
    }
  }
  return { width: columns.count, height: rows.count, data: out };
}

/** Some pixels of the middle of each cell. */
function sampled(cells: CellRow, length: number): number[][] {
  const found: number[][] = Array.from({ length: cells.count }, () => []);
  middles(cells, length).forEach((cell, x) => {
    if (cell >= 0) found[cell]!.push(x);
  });
  return found.map((all) => all.filter((_, k) => k % Math.ceil(all.length / maxSamples) === 0));
}
