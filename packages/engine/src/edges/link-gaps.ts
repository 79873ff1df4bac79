import { onKernels } from "../kernels/kernels.ts";
import type { Field } from "./grid.ts";
import { thinOnKernels } from "./thinning.ts";

/** Parts of a pixel in which the cost of a way is counted. */
const parts = 20;
/** How far back along a line its direction is measured, in pixels. */
const tail = 8;

/** How much less a pixel of a way costs for its strength: for usual ways, and for those that follow faint lines. */
const usual = 1.6;
const faint = 4;
/** What a way may cost, as a share of its reach. */
const dearest = 0.6;

/**
 * Extends the free ends of thin lines to other lines within `reach` pixels: along the cheapest way, which costs least
 * where the strength map is strong, roughly straight on. Ways dearer than most of `reach` are not taken.
 */
export function linkGaps(on: Uint8Array, strength: Field, reach: number): Uint8Array {
  const max = Math.max(2, Math.round(reach));
  return linkAlong(on, strength, { reach: max, price: max * dearest, slope: usual, toEdge: false });
}

/**
 * Extends free ends like `linkGaps`, and further, up to `far` pixels, where the map shows a line on, however faint it is: only
 * what it does not show counts as a gap. A way that reaches the picture's edge ends there.
 */
export function followLines(on: Uint8Array, strength: Field, gap: number, far: number): Uint8Array {
  const reach = Math.max(2, Math.round(far));
  return linkAlong(on, strength, { reach, price: gap * dearest, slope: faint, toEdge: true });
}

/** How ends are extended: how far, for how much, how much strength helps, and whether ways may end at the picture's edge. */
interface Ways {
  readonly reach: number;
  readonly price: number;
  readonly slope: number;
  readonly toEdge: boolean;
}

function linkAlong(on: Uint8Array, strength: Field, { reach, price, slope, toEdge }: Ways): Uint8Array {
  const { width, height } = strength;
  const prices = Math.floor(price * parts) + 1;
  const cells = (2 * reach + 1) ** 2;
  return onKernels((kernels, arena) => {
    const [lines, out, ends] = [arena.put(on), arena.put(on), arena.room(on.length * 4)];
    const count = kernels.freeEnds(lines, width, height, ends);
    const costs = arena.put(new Uint8Array(on.length));
    const [distance, from] = [arena.room(cells * 4), arena.room(cells * 4)];
    // of the eight ways into a cell each is queued once at most
    const lists = arena.room(64 + 8 * prices + 64 * cells);
    kernels.linkEnds(
      ...([lines, out, width, height, ends, count, arena.put(strength.data), reach, prices, slope] as const),
      ...([toEdge, costs, distance, from, lists] as const),
    );
    thinOnKernels({ kernels, arena }, out, { width, height });
    return arena.read(out, new Uint8Array(on.length));
  });
}

/** Pixels that are on and have one neighbor that is. */
export function freeEnds(on: Uint8Array, width: number, height: number): Int32Array {
  return onKernels((kernels, arena) => {
    const ends = arena.room(on.length * 4);
    const count = kernels.freeEnds(arena.put(on), width, height, ends);
    return arena.read(ends, new Int32Array(count));
  });
}

/** How many pixels beside pixel `i` are on. */
export function countBeside(on: Uint8Array, i: number, width: number, height: number): number {
  const x = i % width;
  if (x === 0 || x === width - 1 || i < width || i + width >= on.length)
    return neighborsOf(on, i, width, height).length;
  const above = i - width;
  const below = i + width;
  return (
    on[above - 1]! +
    on[above]! +
    on[above + 1]! +
    on[i - 1]! +
    on[i + 1]! +
    on[below - 1]! +
    on[below]! +
    on[below + 1]!
  );
}

/** Pixels that are on beside pixel `i`. */
export function neighborsOf(on: Uint8Array, i: number, width: number, height: number): number[] {
  const found: number[] = [];
  const x = i % width;
  const y = Math.floor(i / width);
  for (let r = Math.max(0, y - 1); r <= Math.min(height - 1, y + 1); r++) {
    for (let c = Math.max(0, x - 1); c <= Math.min(width - 1, x + 1); c++) {
      const at = r * width + c;
      if (at !== i && on[at]) found.push(at);
    }
  }
  return found;
}

/** The last pixels of a thin line, from its end on, up to the next junction. */
function tailOf(on: Uint8Array, end: number, width: number, height: number): number[] {
  const own = [end];
  while (own.length <= tail) {
    const next = neighborsOf(on, own.at(-1)!, width, height).filter((i) => i !== own.at(-2));
    if (next.length !== 1) break;
    own.push(next[0]!);
  }
  return own;
}

function directionOf(own: readonly number[], width: number): [number, number] | undefined {
  if (own.length < 4) return undefined;
  const [end, at] = [own[0]!, own.at(-1)!];
  const dx = (end % width) - (at % width);
  const dy = Math.floor(end / width) - Math.floor(at / width);
  const length = Math.sqrt(dx * dx + dy * dy);
  return length > 0 ? [dx / length, dy / length] : undefined;
}

/** The unit vector in which a thin line runs out at its end; none for lines of a few pixels. */
export function directionAt(
  on: Uint8Array,
  end: number,
  width: number,
  height: number,
): [number, number] | undefined {
  return directionOf(tailOf(on, end, width, height), width);
}
