import { squaredDistance } from "../kernels/shared/color-distance.kernel";
import { sumOfLanes } from "../kernels/shared/lanes.kernel";

// Threshold dynamics on labels below 2^16, kept as u16 in a plane with margins in which the picture is mirrored.
// `stride` is the plane's row length and `origin` the place of the first pixel, both in pixels; `marks` (u8) lies
// the same way. The Gaussian window is a list of blocks of 32 bytes: eight weights (i16), then the place of the
// first of them relative to the middle pixel, in bytes (i32).

/** Fills the plane from labels (i32). */
export function fillPlane(labels: usize, width: i32, height: i32, plane: usize, origin: i32, stride: i32): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const label = load<i32>(labels + (<usize>(y * width + x) << 2));
      store<u16>(plane + (<usize>(origin + y * stride + x) << 1), label);
    }
  }
}

/** Labels (i32) from the plane. */
export function readPlane(plane: usize, width: i32, height: i32, origin: i32, stride: i32, labels: usize): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const label = load<u16>(plane + (<usize>(origin + y * stride + x) << 1));
      store<i32>(labels + (<usize>(y * width + x) << 2), label);
    }
  }
}

function mirror(v: i32, size: i32): i32 {
  const folded = v < 0 ? -v - 1 : v >= size ? 2 * size - 1 - v : v;
  return max(0, min(size - 1, folded));
}

/** Mirrors the picture in `margin` pixels around it. */
export function fillMargins(plane: usize, width: i32, height: i32, origin: i32, stride: i32, margin: i32): void {
  for (let y = 0; y < height; y++) {
    const row = plane + (<usize>(origin + y * stride) << 1);
    for (let d = 1; d <= margin; d++) {
      store<u16>(row - (<usize>d << 1), load<u16>(row + (<usize>mirror(-d, width) << 1)));
      store<u16>(row + (<usize>(width - 1 + d) << 1), load<u16>(row + (<usize>mirror(width - 1 + d, width) << 1)));
    }
  }
  const whole = <usize>(width + 2 * margin) << 1;
  const first = plane + (<usize>(origin - margin) << 1);
  const line = <usize>stride << 1;
  for (let d = 1; d <= margin; d++) {
    memory.copy(first - <usize>d * line, first + <usize>mirror(-d, height) * line, whole);
    memory.copy(first + <usize>(height - 1 + d) * line, first + <usize>mirror(height - 1 + d, height) * line, whole);
  }
}

/** Marks all pixels within `reach` columns and rows of a place. */
// @ts-expect-error: decorator
@inline
function markAround(place: i32, marks: usize, stride: i32, reach: i32): void {
  const span = 2 * reach + 1;
  let at = marks + <usize>(place - reach * stride - reach);
  for (let r = 0; r < span; r++) {
    if (span >= 8) {
      for (let x = 0; x + 8 < span; x += 8) store<u64>(at + x, 0x0101010101010101);
      store<u64>(at + span - 8, 0x0101010101010101);
    } else {
      store<u64>(at, load<u64>(at) | (<u64>0x0101010101010101 >> ((8 - span) << 3)));
    }
    at += stride;
  }
}

/** Clears the marks and marks all pixels near the ones that are set in `active` (u8 a pixel). */
export function markActive(
  active: usize, width: i32, height: i32, marks: usize, origin: i32, stride: i32, reach: i32,
): void {
  memory.fill(marks, 0, <usize>((height + 2 * reach) * stride));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (load<u8>(active + <usize>(y * width + x))) markAround(origin + y * stride + x, marks, stride, reach);
    }
  }
}

/** Marks everything. */
export function markAll(marks: usize, height: i32, stride: i32, reach: i32): void {
  memory.fill(marks, 1, <usize>((height + 2 * reach) * stride));
}

/** Writes the `count` labels listed into the plane and marks what has to be looked at again. */
export function settle(
  list: usize, count: i32, plane: usize, marks: usize, height: i32, stride: i32, reach: i32,
): void {
  memory.fill(marks, 0, <usize>((height + 2 * reach) * stride));
  for (let c = 0; c < count; c++) {
    const at = list + (<usize>c << 3);
    const place = load<i32>(at);
    store<u16>(plane + (<usize>place << 1), load<i32>(at, 4));
    markAround(place, marks, stride, reach);
  }
}

/** The Gaussian votes for one label around a pixel. */
// @ts-expect-error: decorator
@inline
function votesFor(label: i32, at: usize, blocks: usize, end: usize): i32 {
  const own = i16x8.splat(<i16>label);
  let sums = i32x4.splat(0);
  for (let block = blocks; block < end; block += 32) {
    const isOwn = i16x8.eq(v128.load(at + load<i32>(block, 16)), own);
    sums = i32x4.sub(sums, i32x4.dot_i16x8_s(isOwn, v128.load(block)));
  }
  return sumOfLanes(sums);
}

/** What a label with so many votes is worth to a pixel: votes less `fidelity` for each squared step away. */
// @ts-expect-error: decorator
@inline
function worth(votes: i32, label: i32, pixel: v128, colors: usize, fidelity: f64, farthest: i32): f64 {
  const d = i32x4.sub(pixel, v128.load(colors + (<usize>label << 4)));
  const squares = i32x4.mul(d, d);
  const away = i32x4.extract_lane(squares, 0) + i32x4.extract_lane(squares, 1) + i32x4.extract_lane(squares, 2);
  return <f64>votes - fidelity * <f64>min(away, farthest);
}

/**
 * One sweep: lists (i32 place, i32 label) the marked border pixels that another label of their four neighbors
 * wins, and returns their number, or -1 when they are more than `limit`. `colors` has four i32 (l, a, b, 0) for
 * each label; pixels of importance (u8, or 0 for none) `from` on have the `strict` fidelity, others the `usual` one.
 */
export function sweep(
  plane: usize, marks: usize, width: i32, height: i32, origin: i32, stride: i32,
  l: usize, a: usize, b: usize, colors: usize, usual: f64, farthest: i32, importance: usize, from: i32, strict: f64,
  blocks: usize, blockCount: i32, list: usize, limit: i32,
): i32 {
  const end = blocks + (<usize>blockCount << 5);
  const line = <usize>stride << 1;
  let moves = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x += 8) {
      const place = origin + y * stride + x;
      const marked = load<u64>(marks + place);
      if (marked === 0) continue;
      const here = plane + (<usize>place << 1);
      const labels = v128.load(here);
      const same = v128.and(
        v128.and(i16x8.eq(labels, v128.load(here - 2)), i16x8.eq(labels, v128.load(here + 2))),
        v128.and(i16x8.eq(labels, v128.load(here - line)), i16x8.eq(labels, v128.load(here + line))),
      );
      let open = ~i16x8.bitmask(same) & 0xff;
      if (width - x < 8) open &= (1 << (width - x)) - 1;
      while (open !== 0) {
        const lane = ctz(open);
        open &= open - 1;
        if (((marked >> (<u64>lane << 3)) & 1) === 0) continue;
        const at = here + (<usize>lane << 1);
        const i = <usize>(y * width + x + lane) << 1;
        let pixel = i32x4.splat(0);
        pixel = i32x4.replace_lane(pixel, 0, load<i16>(l + i));
        pixel = i32x4.replace_lane(pixel, 1, load<i16>(a + i));
        pixel = i32x4.replace_lane(pixel, 2, load<i16>(b + i));
        const isStrict = importance !== 0 && <i32>load<u8>(importance + (i >> 1)) >= from;
        const fidelity = isStrict ? strict : usual;

        // its own label first, which wins a draw, then each other label beside it once
        const own: i32 = load<u16>(at);
        const left: i32 = load<u16>(at - 2);
        const right: i32 = load<u16>(at + 2);
        const up: i32 = load<u16>(at - line);
        const down: i32 = load<u16>(at + line);
        const first = left !== own ? left : right !== own ? right : up !== own ? up : down;
        const ownLanes = i16x8.splat(<i16>own);
        const firstLanes = i16x8.splat(<i16>first);
        let ownSums = i32x4.splat(0);
        let firstSums = i32x4.splat(0);
        for (let block = blocks; block < end; block += 32) {
          const around = v128.load(at + load<i32>(block, 16));
          const weights = v128.load(block);
          ownSums = i32x4.sub(ownSums, i32x4.dot_i16x8_s(i16x8.eq(around, ownLanes), weights));
          firstSums = i32x4.sub(firstSums, i32x4.dot_i16x8_s(i16x8.eq(around, firstLanes), weights));
        }
        let winner = own;
        let best = worth(sumOfLanes(ownSums), own, pixel, colors, fidelity, farthest);
        const firstValue = worth(sumOfLanes(firstSums), first, pixel, colors, fidelity, farthest);
        if (firstValue > best) {
          best = firstValue;
          winner = first;
        }
        for (let t = 1; t < 4; t++) {
          const other = t === 1 ? right : t === 2 ? up : down;
          if (other === own || other === first || other === left) continue;
          if (t >= 2 && other === right) continue;
          if (t === 3 && other === up) continue;
          const value = worth(votesFor(other, at, blocks, end), other, pixel, colors, fidelity, farthest);
          if (value > best) {
            best = value;
            winner = other;
          }
        }
        if (winner !== own) {
          if (moves === limit) return -1;
          store<i32>(list + (<usize>moves << 3), place + lane);
          store<i32>(list + (<usize>moves << 3), winner, 4);
          moves++;
        }
      }
    }
  }
  return moves;
}

/** The regions on both sides of a run of pixels take it, each pixel the one whose color (three f64 a label) suits better. */
function cutRun(
  labels: usize, l: usize, a: usize, b: usize, colors: usize,
  from: i32, step: i32, start: i32, end: i32, length: i32, out: usize,
): void {
  const before = load<i32>(labels + (<usize>(from + (start > 0 ? start - 1 : end) * step) << 2));
  const after = load<i32>(labels + (<usize>(from + (end < length ? end : start - 1) * step) << 2));
  for (let at = start; at < end; at++) {
    const i = from + at * step;
    const isBefore =
      squaredDistance(l, a, b, i, colors + <usize>before * 24) <= squaredDistance(l, a, b, i, colors + <usize>after * 24);
    store<i32>(out + (<usize>i << 2), isBefore ? before : after);
  }
}

/** Takes runs of at most `widest` pixels, across and then down, from their regions. */
export function cutNecks(
  labels: usize, l: usize, a: usize, b: usize, width: i32, height: i32,
  colors: usize, widest: i32, begins: usize, out: usize,
): void {
  memory.copy(out, labels, <usize>(width * height) << 2);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let start = 0, end = 0; start < width; start = end) {
      const region = load<i32>(labels + (<usize>(row + start) << 2));
      end = start + 1;
      while (end < width && load<i32>(labels + (<usize>(row + end) << 2)) === region) end++;
      if (end - start <= widest && end - start < width) {
        cutRun(labels, l, a, b, colors, row, 1, start, end, width, out);
      }
    }
  }
  // all columns at once, row by row so that memory is read in order; `begins` (i32) says where each column's run began
  memory.fill(begins, 0, <usize>width << 2);
  for (let y = 1; y <= height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const isSame =
        y < height && load<i32>(labels + (<usize>i << 2)) === load<i32>(labels + (<usize>(i - width) << 2));
      if (isSame) continue;
      const start = load<i32>(begins + (<usize>x << 2));
      store<i32>(begins + (<usize>x << 2), y);
      if (y - start <= widest && y - start < height) {
        cutRun(labels, l, a, b, colors, x, width, start, y, height, out);
      }
    }
  }
}
