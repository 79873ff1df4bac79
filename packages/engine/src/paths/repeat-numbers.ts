import { digits } from "../drawing/digits.ts";
import type { ColoredLabels } from "../regions/labels.ts";
import type { LedNumber } from "./leader-lines.ts";
import type { Line } from "./lines.ts";
import { outlinesOf, type Numbering, type Placed, settle } from "./place-numbers.ts";

/** How far a number serves; sizes in pixels of the labels. */
export interface Repeating extends Numbering {
  /** Parts of a region farther than this from a number, going inside the region, get one of their own. */
  readonly spacing: number;
  /** Numbers of one region are at least so far from each other, straight across. */
  readonly apart: number;
  /** And so far from numbers that stand outside their regions. */
  readonly fromLed: number;
  /** Numbers are sought in cells of so many pixels. */
  readonly cell: number;
  /** Least size of a number worth repeating, and the largest that is drawn unless somebody scales it. */
  readonly readable: number;
  readonly comfortable: number;
}

/** One more number of a region. */
export interface Repeat extends Placed {
  readonly region: number;
}

/** The label in the middle of every cell, and how many cells it is to one of another label, at most `deepest`. */
interface Cells {
  readonly across: number;
  readonly down: number;
  readonly region: Int32Array;
  readonly depth: Uint8Array;
}

/** Deeper than this many cells a number has room enough. */
const deepest = 4;
/** Of many places for one more number so many are looked at closely. */
const maxTried = 10;
/** A number so much smaller than its region's first one, as drawn, is not worth having. */
const worth = 0.6;
/** Steps to the four neighbors of a cell and to those at its corners, in thirds of a cell (Borgefors 1986). */
const straight = 3;
const diagonal = 4;

/**
 * More numbers for regions too large or too long to be served by one: nobody should have to follow a ridge across the
 * canvas to learn its color. Distances are measured inside the region, so a river is served along its bends.
 * The next number always stands in the most roomy place that is just out of reach of those there are.
 */
export function repeatNumbers(
  numbers: readonly LedNumber[],
  labels: ColoredLabels,
  { lines, rings }: { readonly lines: readonly Line[]; readonly rings: readonly (readonly number[][])[] },
  repeating: Repeating,
): Repeat[] {
  const cells = cellsOf(labels, repeating.cell);
  const far = regionsOutOfReach(numbers, cells, repeating);
  if (far.length === 0) return [];
  const guests = numbers.flatMap((number, region) =>
    guestSegments(number, repeating.lengths[labels.colors[region]!]!, repeating.clearance),
  );
  const led = numbers.filter(({ leader }) => leader);
  const withGuests = (outline: Float64Array) => {
    const all = new Float64Array(outline.length + guests.length);
    all.set(outline);
    all.set(guests, outline.length);
    return all;
  };
  const outlines = outlinesOf(far, rings, lines);
  return far.flatMap((region, at) => {
    const outline = withGuests(outlines[at]!);
    return spreadOver(
      region,
      numbers[region]!,
      { cells, outline, led },
      {
        ...repeating,
        length: repeating.lengths[labels.colors[region]!]!,
      },
    );
  });
}

function cellsOf({ width, height, data }: ColoredLabels, cell: number): Cells {
  const [across, down] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const region = new Int32Array(across * down);
  for (let r = 0; r < down; r++) {
    const y = Math.min(height - 1, r * cell + (cell >> 1));
    for (let c = 0; c < across; c++) {
      region[r * across + c] = data[y * width + Math.min(width - 1, c * cell + (cell >> 1))]!;
    }
  }
  // squares grow while all their neighbors are as large
  const depth = new Uint8Array(across * down);
  for (let round = 0; round < deepest; round++) {
    const isSo = (from: number, c: number, r: number) => {
      if (c < 0 || r < 0 || c >= across || r >= down) return false;
      const other = r * across + c;
      return region[other] === region[from] && depth[other]! >= round;
    };
    for (let r = 0, i = 0; r < down; r++) {
      for (let c = 0; c < across; c++, i++) {
        if (depth[i]! < round) continue;
        if (isSo(i, c - 1, r) && isSo(i, c + 1, r) && isSo(i, c, r - 1) && isSo(i, c, r + 1)) {
          depth[i] = round + 1;
        }
      }
    }
  }
  return { across, down, region, depth };
}

/** Regions with a cell whose middle is farther from their number than one number serves. */
function regionsOutOfReach(
  numbers: readonly LedNumber[],
  { across, region }: Cells,
  { cell, spacing }: Repeating,
): number[] {
  const isFar = new Uint8Array(numbers.length);
  for (let i = 0; i < region.length; i++) {
    const { x, y, leader } = numbers[region[i]!]!;
    const dx = ((i % across) + 0.5) * cell - (leader?.x ?? x);
    const dy = (Math.floor(i / across) + 0.5) * cell - (leader?.y ?? y);
    if (dx * dx + dy * dy > spacing * spacing) isFar[region[i]!] = 1;
  }
  return numbers.flatMap((_, at) => (isFar[at] ? [at] : []));
}

/** Segments of an outline that keep others clear of a number outside its region and of its line; none for others. */
function guestSegments({ x, y, size, leader }: LedNumber, length: number, clearance: number): number[] {
  if (!leader) return [];
  const halfWidth = (length * digits.width * size) / 2 + clearance;
  const halfHeight = (digits.height * size) / 2 + clearance;
  const [left, right, top, bottom] = [x - halfWidth, x + halfWidth, y - halfHeight, y + halfHeight];
  const box = [left, top, right, top, right, top, right, bottom, right, bottom, left, bottom];
  const line = [x, y, leader.x, leader.y];
  // the line goes there and back, so that inside stays inside
  return [...box, left, bottom, left, top, ...line, leader.x, leader.y, x, y];
}

interface Ground {
  readonly cells: Cells;
  readonly outline: Float64Array;
  /** Numbers that stand outside their regions. */
  readonly led: readonly Placed[];
}

function spreadOver(
  region: number,
  { x, y, size, leader }: LedNumber,
  { cells, outline, led }: Ground,
  repeating: Repeating & { readonly length: number },
): Repeat[] {
  const { cell, spacing, apart, fromLed, comfortable, readable, length } = repeating;
  const { across } = cells;
  const middle = (i: number) => ({
    x: ((i % across) + 0.5) * cell,
    y: (Math.floor(i / across) + 0.5) * cell,
  });
  const cellAt = (px: number, py: number) => Math.floor(py / cell) * across + Math.floor(px / cell);
  const own: number[] = [];
  for (let i = 0; i < cells.region.length; i++) if (cells.region[i] === region) own.push(i);

  const away = new Int32Array(cells.region.length).fill(unreached);
  const reach = Math.round((spacing / cell) * straight);
  const found: Repeat[] = [];
  const there: { readonly x: number; readonly y: number }[] = [leader ?? { x, y }];
  const min = Math.max(readable, worth * Math.min(leader ? 0 : size, comfortable));
  spread(cells, away, cellAt(there[0]!.x, there[0]!.y));
  // only the newest number can have made places too near
  const isOpen = (i: number) => {
    const { x: px, y: py } = there.at(-1)!;
    const dx = ((i % across) + 0.5) * cell - px;
    const dy = (Math.floor(i / across) + 0.5) * cell - py;
    return away[i]! >= reach && dx * dx + dy * dy >= apart * apart;
  };
  // the roomiest that are just out of reach come first; parts that no way of cells leads to come after all these
  const rankOf = (i: number) => Math.min(away[i]! - reach, 2 * reach) - cells.depth[i]! * reach;
  let open = own;
  for (;;) {
    open = open.filter(isOpen);
    const tried = firstOf(open, rankOf);
    if (tried.length === 0) return found;
    let best: Placed = { x: 0, y: 0, size: 0 };
    for (const i of tried) {
      const placed = settle(outline, middle(i), length, repeating);
      if (placed.size > best.size) best = placed;
      if (best.size >= comfortable) break;
    }
    const isApart =
      there.every((at) => distance(at, best) >= apart) && led.every((at) => distance(at, best) >= fromLed);
    if (best.size >= min && isApart) {
      found.push({ region, ...best });
      there.push(best);
      spread(cells, away, cellAt(best.x, best.y));
    } else {
      open = open.filter((i) => !tried.includes(i));
    }
  }
}

/** The few places of lowest rank, in this order. */
function firstOf(places: readonly number[], rankOf: (i: number) => number): number[] {
  const first: { i: number; rank: number }[] = [];
  for (const i of places) {
    const rank = rankOf(i);
    if (first.length === maxTried && rank >= first.at(-1)!.rank) continue;
    const at = first.findIndex((other) => rank < other.rank);
    first.splice(at < 0 ? first.length : at, 0, { i, rank });
    if (first.length > maxTried) first.pop();
  }
  return first.map(({ i }) => i);
}

const unreached = 2 ** 30;

/** Lowers the way, in thirds of cells, from each cell to a number of its region, for one more at cell `from`. */
function spread({ across, down, region }: Cells, away: Int32Array, from: number): void {
  const rounds: number[][] = [[from]];
  away[from] = 0;
  for (let way = 0; way < rounds.length; way++) {
    for (const i of rounds[way] ?? []) {
      if (away[i] !== way) continue;
      const [c, r] = [i % across, Math.floor(i / across)];
      for (let dr = -1; dr <= 1; dr++) {
        for (let dc = -1; dc <= 1; dc++) {
          if (c + dc < 0 || r + dr < 0 || c + dc >= across || r + dr >= down) continue;
          const next = i + dr * across + dc;
          const longer = way + (dr === 0 || dc === 0 ? straight : diagonal);
          if (region[next] !== region[i] || away[next]! <= longer) continue;
          away[next] = longer;
          rounds[longer] ??= [];
          rounds[longer].push(next);
        }
      }
    }
  }
}

function distance(p: { x: number; y: number }, q: { x: number; y: number }): number {
  return Math.sqrt((p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y));
}
