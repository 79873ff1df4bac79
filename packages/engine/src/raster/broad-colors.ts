import { stepsPerUnit } from "../colors/oklab.ts";
import { broadColorsOnKernels, type Leveling } from "../simd/broad-colors.ts";
import type { Grid } from "../simd/importance.ts";
import { boxBlur, cellMeans, gridOver } from "./cells.ts";
import type { Planes } from "./planes.ts";

/** Lengths in millimeters: the grain, the reach of a brush, and of the neighborhood whose texture counts. */
const grain = 0.6;
const brush = 0.7;
const neighborhood = 1.2;
/** How much of the weight that texture takes from colors the most important ones keep. */
const kept = 0.5;
/** What is worth more than so many times the rest counts as wholly as bytes can say. */
const mostWorth = 12;

/** A picture's colors as a broad brush sees them, one for each small square, and how much each counts, 1 to 255. */
export interface BroadColors {
  readonly planes: Planes;
  /** The same with its texture; without it `planes` has it. */
  readonly own?: Planes;
  readonly weights?: Uint8Array;
}

/**
 * The colors that a palette has to serve: texture finer than a brush is leveled, since nobody will paint it, but what
 * is important keeps its own color. Where there is texture colors count less: a wrong tone that
 * shows in a clear sky drowns in gravel. (With texture t and an error of color q the eye sees about the root of
 * t² + q², so that weights of 1 / root(t² + tolerance²) make the mean of it small.)
 * @param importance 0 to 255 for each pixel
 * @param worth how many times more each pixel counts than the others
 * @param tolerance texture, in OKLab units, from which on colors count less
 */
export function broadColors(
  planes: Planes,
  { importance, worth }: Counting,
  { perMM, tolerance }: { perMM: number; tolerance: number },
): BroadColors {
  const grid = gridOver(planes, grain * perMM);
  const cells = (mm: number) => Math.max(1, Math.round((mm * perMM) / grid.side));
  const reaches = { brush: cells(brush), neighborhood: cells(neighborhood) };
  const leveling = { ...reaches, tolerance, steps: stepsPerUnit, kept, mostWorth };
  return (
    broadColorsOnKernels(planes, grid, { importance, worth }, leveling) ??
    plainBroadColors(planes, grid, { importance, worth }, leveling)
  );
}

interface Counting {
  readonly importance: Uint8Array;
  readonly worth: Uint8Array;
}

function plainBroadColors(
  planes: Planes,
  grid: Grid,
  { importance, worth }: Counting,
  { brush, neighborhood, tolerance, steps, kept, mostWorth }: Leveling,
): BroadColors {
  const { across, down, side } = grid;
  const means = cellMeans(planes, grid);
  const texture = new Float32Array(across * down);
  const leveled = means.map((plane) => {
    const level = boxBlur(boxBlur(plane, grid, brush), grid, brush);
    for (let i = 0; i < texture.length; i++) {
      const away = (plane[i]! - level[i]!) / steps;
      texture[i] = texture[i]! + away * away;
    }
    return level;
  });
  const around = boxBlur(texture, grid, neighborhood);

  const most = Math.min(
    mostWorth,
    worth.reduce((best, value) => Math.max(best, value), 1),
  );
  const weights = new Uint8Array(texture.length);
  const out = means.map(() => new Int16Array(texture.length));
  const [ownL, ownA, ownB] = means.map((plane) => Int16Array.from(plane, (value) => Math.floor(value + 0.5)));
  for (let r = 0, i = 0; r < down; r++) {
    const row = Math.min(planes.height - 1, r * side + (side >> 1)) * planes.width;
    for (let c = 0; c < across; c++, i++) {
      const middle = row + Math.min(planes.width - 1, c * side + (side >> 1));
      const own = importance[middle]! / 255;
      const calmness = tolerance / Math.sqrt(around[i]! + tolerance * tolerance);
      const weight = (calmness + (1 - calmness) * own * kept) * worth[middle]!;
      weights[i] = Math.max(1, Math.min(255, Math.floor((255 * weight) / most + 0.5)));
      out.forEach((plane, p) => {
        const level = leveled[p]![i]!;
        plane[i] = Math.floor(level + (means[p]![i]! - level) * own + 0.5);
      });
    }
  }
  const [l, a, b] = [out[0]!, out[1]!, out[2]!];
  const size = { width: across, height: down };
  return { planes: { ...size, l, a, b }, own: { ...size, l: ownL!, a: ownA!, b: ownB! }, weights };
}
