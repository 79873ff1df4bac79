import { rounded } from "../kernels/shared/rounded.kernel";
import { at } from "../kernels/shared/i32-list.kernel";

// Lines that are laid one after the other, and how near they are to what may follow. Between `beginLaying` and the end nothing else
// may call these kernels. Lists are i32.

/** What is laid (u8); the nearest laid pixel within `far` (i32, -1 for none) and its squared distance (u16), a pixel each. */
let laid: usize = 0;
let nearest: usize = 0;
let squared: usize = 0;
let across: i32 = 0;
let down: i32 = 0;
/** The radius of the disc that is so near, and half of each of its rows, by how far it is from the middle. */
let reach: i32 = 0;
let halves: usize = 0;
/** Squared: how near lines may be, and how far from where they meet they may be nearer. */
let apart: f64 = 0;
let meeting: f64 = 0;

/**
 * Begins with nothing laid. `room`: an i32 for each row of the disc of `far` pixels around a place.
 * @param farthest squared distance up to which lines that meet may be nearer than `nearestSquared`
 */
export function beginLaying(
  on: usize, near: usize, distances: usize, width: i32, height: i32, far: f64, room: usize, nearestSquared: f64, farthest: f64,
): void {
  laid = on;
  nearest = near;
  squared = distances;
  across = width;
  down = height;
  halves = room;
  apart = nearestSquared;
  meeting = farthest;
  reach = <i32>far;
  for (let dy = 0; dy <= reach; dy++) store<i32>(halves + (<usize>dy << 2), <i32>sqrt<f64>(far * far - <f64>(dy * dy)));
  const size = <usize>(width * height);
  memory.fill(laid, 0, size);
  memory.fill(nearest, 0xff, size << 2);
  memory.fill(squared, 0xff, size << 1);
}

function lay(i: i32): void {
  if (load<u8>(laid + <usize>i)) return;
  store<u8>(laid + <usize>i, 1);
  const x = i % across;
  const y = i / across;
  const bottom = min(down - 1, y + reach);
  for (let row = max(0, y - reach); row <= bottom; row++) {
    const away = (row - y) * (row - y);
    const half = at(halves, abs(row - y));
    const last = min(across - 1 - x, half);
    for (let dx = max(-x, -half); dx <= last; dx++) {
      const place = <usize>(row * across + x + dx);
      const own = away + dx * dx;
      if (own >= <i32>load<u16>(squared + (place << 1))) continue;
      store<u16>(squared + (place << 1), <u16>own);
      store<i32>(nearest + (place << 2), i);
    }
  }
}

/** Lays all pixels of a mask (u8). */
export function layMask(on: usize, size: i32): void {
  for (let i = 0; i < size; i++) if (load<u8>(on + <usize>i)) lay(i);
}

/** Whether a pixel is farther than `far` from what is laid. */
// @ts-expect-error: decorator
@inline
function isAway(i: i32): bool {
  return at(nearest, i) < 0;
}

/** Whether a pixel is near one of a list. */
function isAt(i: i32, list: usize, from: i32, to: i32): bool {
  for (let k = from; k < to; k++) {
    const node = at(list, k);
    const dx = (i % across) - (node % across);
    const dy = i / across - node / across;
    if (<f64>(dx * dx + dy * dy) <= meeting) return true;
  }
  return false;
}

/** Whether a pixel is near where lines meet in one of two nodes. */
function isAtEither(i: i32, first: i32, second: i32, nodePixels: usize, nodeStarts: usize, nodes: i32): bool {
  if (first < nodes && isAt(i, nodePixels, at(nodeStarts, first), at(nodeStarts, first + 1))) return true;
  return second < nodes && isAt(i, nodePixels, at(nodeStarts, second), at(nodeStarts, second + 1));
}

/**
 * For each pixel of a segment the laid pixel beside it that is too near, or -1; around the segment's own nodes none is. Returns how
 * many are free.
 */
function besideOf(
  segment: usize, pixels: usize, nodePixels: usize, nodeStarts: usize, nodes: i32, beside: usize,
): i32 {
  const begin = at(segment, 0);
  const end = at(segment, 1);
  let free = 0;
  for (let k = begin; k < end; k++) {
    const i = at(pixels, k);
    let found = <f64>load<u16>(squared + (<usize>i << 1)) <= apart ? at(nearest, i) : -1;
    if (
      found >= 0 &&
      isAtEither(i, at(segment, 2), at(segment, 3), nodePixels, nodeStarts, nodes) &&
      isAtEither(found, at(segment, 2), at(segment, 3), nodePixels, nodeStarts, nodes)
    )
      found = -1;
    store<i32>(beside + (<usize>(k - begin) << 2), found);
    if (found < 0) free++;
  }
  return free;
}

/** Lays a straight line of pixels between two. */
function lead(from: i32, to: i32): void {
  const x = from % across;
  const y = from / across;
  const dx = (to % across) - x;
  const dy = to / across - y;
  const steps = max(abs(dx), abs(dy));
  for (let k = 1; k < steps; k++)
    lay(
      rounded(<f64>y + <f64>(dy * k) / <f64>steps) * across + rounded(<f64>x + <f64>(dx * k) / <f64>steps),
    );
}

function anyAway(pixels: usize, from: i32, to: i32): bool {
  for (let k = from; k < to; k++) if (isAway(at(pixels, k))) return true;
  return false;
}

function layNode(node: i32, nodePixels: usize, nodeStarts: usize, nodes: i32): void {
  if (node >= nodes) return;
  for (let k = at(nodeStarts, node); k < at(nodeStarts, node + 1); k++) lay(at(nodePixels, k));
}

/** Lays what is free of a segment, in runs of at least `minRun` pixels that are led up to what cut them. `runs`: room. */
function layFree(
  segment: usize, pixels: usize, nodePixels: usize, nodeStarts: usize, nodes: i32, beside: usize, runs: usize, minRun: f64,
): void {
  const own = pixels + (<usize>at(segment, 0) << 2);
  const length = at(segment, 1) - at(segment, 0);
  let count = 0;
  for (let begin = 0, end = 0; begin < length; begin = end) {
    const isFree = at(beside, begin) < 0;
    while (end < length && at(beside, end) < 0 === isFree) end++;
    if (!isFree) continue;
    const isWhole = end - begin === length;
    const isBridge = begin > 0 && end < length && !anyAway(own, begin, end);
    if (!isWhole && (<f64>(end - begin) < minRun || isBridge)) continue;
    store<i32>(runs + (<usize>count << 3), begin);
    store<i32>(runs + (<usize>count << 3), end, 4);
    count++;
  }
  if (count === 0) return;
  for (let run = 0; run < count; run++) {
    const begin = at(runs, 2 * run);
    const end = at(runs, 2 * run + 1);
    for (let k = begin; k < end; k++) lay(at(own, k));
    if (begin > 0) lead(at(own, begin), at(beside, begin - 1));
    if (end < length) lead(at(own, end - 1), at(beside, end));
  }
  layNode(at(segment, 2), nodePixels, nodeStarts, nodes);
  layNode(at(segment, 3), nodePixels, nodeStarts, nodes);
}

/**
 * Lays segments (four each: begin and end in `pixels`, two nodes) of which the share `free` is free, in an order. The first `nodes` of
 * nodes own pixels. `beside`, `runs`: room, i32 and two i32 for each pixel of the longest segment.
 */
export function laySegments(
  segments: usize, order: usize, count: i32, pixels: usize, nodePixels: usize, nodeStarts: usize, nodes: i32, free: f64, minRun: f64,
  beside: usize, runs: usize,
): void {
  for (let k = 0; k < count; k++) {
    const segment = segments + (<usize>at(order, k) << 4);
    const length = at(segment, 1) - at(segment, 0);
    if (<f64>besideOf(segment, pixels, nodePixels, nodeStarts, nodes, beside) >= free * <f64>length)
      layFree(segment, pixels, nodePixels, nodeStarts, nodes, beside, runs, minRun);
  }
}

/** As `laySegments`, those whose strength (f32 a pixel) is at least `evidence` on average where they are away from what is laid. */
export function laySureSegments(
  segments: usize, count: i32, pixels: usize, nodePixels: usize, nodeStarts: usize, nodes: i32, strength: usize, evidence: f64, minRun: f64,
  beside: usize, runs: usize,
): void {
  for (let s = 0; s < count; s++) {
    const segment = segments + (<usize>s << 4);
    let sum: f64 = 0;
    let away = 0;
    for (let k = at(segment, 0); k < at(segment, 1); k++) {
      const i = at(pixels, k);
      if (!isAway(i)) continue;
      sum += <f64>load<f32>(strength + (<usize>i << 2));
      away++;
    }
    if (away === 0 || sum < evidence * <f64>away) continue;
    besideOf(segment, pixels, nodePixels, nodeStarts, nodes, beside);
    layFree(segment, pixels, nodePixels, nodeStarts, nodes, beside, runs, minRun);
  }
}
