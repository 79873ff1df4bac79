import { rounded } from "../kernels/shared/rounded.kernel";
import { at, put } from "../kernels/shared/i32-list.kernel";

/** Parts of a pixel in which the cost of a way is counted. */
const parts = 20;
/** A way may leave the direction of its line by about 70 degrees. */
const minCosine = 0.3;
/** How far back along a line its direction is measured, in pixels. */
const tail = 8;
/** What a straight step costs where there is no strength; the strongest pixel takes 1 off, so that every step costs something. */
const dearestStep = 1.05;

/** The pixels (i32) that are on (1 each) and have one neighbor that is, in reading order. Returns how many there are. */
export function freeEnds(on: usize, width: i32, height: i32, ends: usize): i32 {
  const size = width * height;
  let count = 0;
  for (let i = 0; i < size; i++) {
    while (i < size && !v128.any_true(v128.load(on + <usize>i))) i += 16;
    if (i >= size || load<u8>(on + <usize>i) !== 1) continue;
    if (besides(on, i, width, height) === 1) put(ends, count++, i);
  }
  return count;
}

/** The last of the pixels that were found beside one. */
let lastBeside = 0;

/** How many pixels beside pixel `i` are on. */
function besides(on: usize, i: i32, width: i32, height: i32, except: i32 = -1): i32 {
  const x = i % width;
  const y = i / width;
  let count = 0;
  for (let r = max(0, y - 1); r <= min(height - 1, y + 1); r++)
    for (let c = max(0, x - 1); c <= min(width - 1, x + 1); c++) {
      const other = r * width + c;
      if (other === i || other === except || load<u8>(on + <usize>other) === 0) continue;
      lastBeside = other;
      count++;
    }
  return count;
}

/** Writes the last pixels (i32) of a thin line, from its end on, up to the next junction; returns how many. */
function tailOf(on: usize, end: i32, width: i32, height: i32, own: usize): i32 {
  put(own, 0, end);
  let count = 1;
  while (count <= tail) {
    const before = count > 1 ? at(own, count - 2) : -1;
    if (besides(on, at(own, count - 1), width, height, before) !== 1) break;
    put(own, count++, lastBeside);
  }
  return count;
}

/** What entering a pixel costs, in parts; `costs` (u8) is 0 where nobody asked yet. */
function costOf(costs: usize, strength: usize, i: i32, slope: f64): i32 {
  const known = <i32>load<u8>(costs + <usize>i);
  if (known > 0) return known;
  const helps = min<f64>(1, max<f64>(0, <f64>load<f32>(strength + (<usize>i << 2)) * slope));
  const cost = rounded(parts * (dearestStep - helps));
  store<u8>(costs + <usize>i, <u8>cost);
  return cost;
}

/** Cells of the window by what they cost, as linked lists (i32): of each cost the first and the last entry. */
let first: usize = 0;
let last: usize = 0;
/** Of each entry its cell and the next entry. */
let entries: usize = 0;
let used = 0;

function queue(cell: i32, price: i32): void {
  put(entries, 2 * used, cell);
  put(entries, 2 * used + 1, -1);
  if (at(first, price) < 0) put(first, price, used);
  else put(entries, 2 * at(last, price) + 1, used);
  put(last, price, used++);
}

/**
 * Extends ends (i32, `count` of them) of thin lines (`on`) in `out`, a copy of them: along the cheapest way to another line, at most
 * `reach` pixels away and for less than `prices` parts, straight on by about 70 degrees (Dijkstra 1959 with queues for whole
 * costs, Dial 1969). `toEdge`: a way may end at the picture's edge. Room: `costs` u8 a pixel, zeros; `distance` and `from` i32 a cell
 * of the window, `lists` 8 i32 more than two for each price and sixteen for each cell.
 */
export function linkEnds(
  on: usize, out: usize, width: i32, height: i32, ends: usize, count: i32, strength: usize, reach: i32, prices: i32, slope: f64,
  toEdge: boolean, costs: usize, distance: usize, from: usize, lists: usize,
): void {
  const own = lists;
  first = lists + 64;
  last = first + (<usize>prices << 2);
  entries = last + (<usize>prices << 2);
  for (let k = 0; k < count; k++) {
    const end = at(ends, k);
    const pixels = tailOf(on, end, width, height, own);
    if (pixels < 4) continue;
    const back = at(own, pixels - 1);
    const dx = <f64>((end % width) - (back % width));
    const dy = <f64>(end / width - back / width);
    const length = sqrt<f64>(dx * dx + dy * dy);
    if (length > 0)
      link(
        out, width, height, end, own, pixels, dx / length, dy / length, strength, reach, prices, slope, toEdge, costs, distance, from,
      );
  }
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function isOwn(own: usize, pixels: i32, i: i32): boolean {
  for (let k = 0; k < pixels; k++) if (at(own, k) === i) return true;
  return false;
}

function link(
  out: usize, width: i32, height: i32, end: i32, own: usize, pixels: i32, dx: f64, dy: f64, strength: usize, reach: i32,
  prices: i32, slope: f64, toEdge: boolean, costs: usize, distance: usize, from: usize,
): void {
  const side = 2 * reach + 1;
  const endX = end % width;
  const endY = end / width;
  const middle = reach * side + reach;
  // farther than any way
  memory.fill(distance, 0x7f, <usize>(side * side) << 2);
  memory.fill(first, 0xff, <usize>prices << 2);
  used = 0;
  put(distance, middle, 0);
  queue(middle, 0);
  for (let price = 0; price < prices; price++) {
    for (let entry = at(first, price); entry >= 0; entry = at(entries, 2 * entry + 1)) {
      const cell = at(entries, 2 * entry);
      if (at(distance, cell) !== price) continue;
      const x = (cell % side) - reach;
      const y = cell / side - reach;
      const pixel = (endY + y) * width + endX + x;
      if (cell !== middle) {
        const column = endX + x;
        const row = endY + y;
        const isGoal = load<u8>(out + <usize>pixel)
          ? !isOwn(own, pixels, pixel)
          : toEdge && (column === 0 || column === width - 1 || row === 0 || row === height - 1);
        if (isGoal) {
          for (let way = cell; way !== middle; way = at(from, way))
            store<u8>(out + <usize>((endY + way / side - reach) * width + endX + (way % side) - reach), 1);
          return;
        }
      }
      for (let stepY = -1; stepY <= 1; stepY++)
        for (let stepX = -1; stepX <= 1; stepX++) {
          const nx = x + stepX;
          const ny = y + stepY;
          if (abs(nx) > reach || abs(ny) > reach) continue;
          const px = endX + nx;
          const py = endY + ny;
          if (px < 0 || py < 0 || px >= width || py >= height) continue;
          // every step costs something
          const other = (ny + reach) * side + nx + reach;
          if (at(distance, other) <= price + 1) continue;
          const away = sqrt<f64>(<f64>(nx * nx + ny * ny));
          if (away === 0 || <f64>nx * dx + <f64>ny * dy < minCosine * away) continue;
          const cost = costOf(costs, strength, py * width + px, slope);
          const isDiagonal = stepX !== 0 && stepY !== 0;
          const next = price + max(1, isDiagonal ? rounded(<f64>cost * <f64>Math.SQRT2) : cost);
          if (next >= at(distance, other) || next >= prices) continue;
          put(distance, other, next);
          put(from, other, cell);
          queue(other, next);
        }
    }
  }
}
