import { onKernels } from "../kernels/kernels.ts";
import { stepsPerUnit } from "../colors/oklab.ts";
import { gridOver } from "./cells.ts";
import type { Planes } from "./planes.ts";

/** Lengths in millimeters: the grain, the reach of a brush, and of the neighborhood whose texture counts. */
const grain = 0.6;
const brush = 0.7;
const neighborhood = 1.2;
/** How much of the weight that texture takes from colors the most important ones keep. */
const kept = 0.5;
/** What is worth more than so many times the rest counts as wholly as bytes can say. */
const worthLimit = 12;

/** A picture's colors as a broad brush sees them, one for each small square, and how much each counts, 1 to 255. */
export interface BroadColors {
  readonly planes: Planes;
  /** The same with its texture; without it `planes` has it. */
  readonly own?: Planes;
  readonly weights?: Uint8Array;
  /** How much each counts in the end, whatever its texture; without it all count alike. */
  readonly served?: Uint8Array;
}

interface Counting {
  readonly importance: Uint8Array;
  readonly worth: Uint8Array;
  readonly served?: Uint8Array;
}

/** A plane of cells, leveled and as it is. */
interface Level {
  readonly leveled: Int16Array;
  readonly own: Int16Array;
}

/**
 * The colors that a palette has to serve: texture finer than a brush is leveled, since nobody will paint it, but what
 * is important keeps its own color. Where there is texture colors count less: a wrong tone that
 * shows in a clear sky drowns in gravel. (With texture t and an error of color q the eye sees about the root of
 * t² + q², so that weights of 1 / root(t² + tolerance²) make the mean of it small.)
 * @param importance 0 to 255 for each pixel
 * @param worth how many times more each pixel counts than the others
 * @param served the same for the end, when paints settle: by then texture is no matter
 * @param tolerance texture, in OKLab units, from which on colors count less
 */
export function broadColors(
  planes: Planes,
  { importance, worth, served }: Counting,
  { perMM, tolerance }: { perMM: number; tolerance: number },
): BroadColors {
  const { width, height } = planes;
  const { across, down, side } = gridOver(planes, grain * perMM);
  const cells = across * down;
  const reachOf = (mm: number) => Math.max(1, Math.round((mm * perMM) / side));
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
    const maxWorth = Math.min(worthLimit, Math.max(1, kernels.maxByte(bytes, worth.length)));

    const pixels = arena.room(planes.l.byteLength);
    const [between, level] = [arena.room(cells * 4), arena.room(cells * 4)];
    const [values, weights, whole] = [arena.room(cells * 4), arena.room(cells), arena.room(cells * 2)];
    const texture = arena.put(new Float32Array(cells));
    const [l, a, b] = [planes.l, planes.a, planes.b].map((plane) => {
      arena.write(pixels, plane);
      // the sums of cells lie where nothing else is needed yet
      kernels.cellMeans(pixels, width, height, across, down, side, between, values);
      kernels.blurCells(values, across, down, reachOf(brush), between, level);
      kernels.blurCells(level, across, down, reachOf(brush), between, level);
      kernels.addTexture(values, level, cells, stepsPerUnit, texture);
      const rounded = (base: number) => {
        kernels.levelCells(values, base, own, cells, whole);
        return arena.read(whole, new Int16Array(cells));
      };
      return { leveled: rounded(level), own: rounded(values) };
    }) as [Level, Level, Level];
    kernels.blurCells(texture, across, down, reachOf(neighborhood), between, level);
    kernels.weighCells(level, own, counts, cells, tolerance, kept, maxWorth, weights);
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
      ...(served && { served: arena.read(middles(served), new Uint8Array(cells)) }),
    };
  });
}
