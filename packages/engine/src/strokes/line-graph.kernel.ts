import { at, put } from "../kernels/shared/i32-list.kernel";

// Lines one pixel wide as nodes and the chains between them. Pixels are places on a frame: the picture with a margin of one empty
// pixel, rows of `wide`. Lists are i32.

/** The step to a neighbor: above first, then clockwise. */
function stepTo(k: i32, wide: i32): i32 {
  const dy = k < 2 || k === 7 ? -1 : k === 2 || k === 6 ? 0 : 1;
  const dx = k === 0 || k === 4 ? 0 : k < 4 ? 1 : -1;
  return dy * wide + dx;
}

/** The neighbors of a place that are on, as bits in that order. */
function ringAround(on: usize, place: i32, wide: i32): i32 {
  let ring = 0;
  for (let k = 0; k < 8; k++) ring |= <i32>load<u8>(on + <usize>(place + stepTo(k, wide))) << k;
  return ring;
}

// @ts-expect-error: decorator
@inline
function countAround(on: usize, place: i32, wide: i32): i32 {
  return popcnt<i32>(ringAround(on, place, wide));
}

/** White pixels of a picture (u8) that lines close in on all four sides. Returns how many there are. */
export function findPinholes(on: usize, width: i32, height: i32, found: usize): i32 {
  let count = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const p = on + <usize>(y * width + x);
      if (load<u8>(p) || !load<u8>(p - 1) || !load<u8>(p + 1) || !load<u8>(p - width) || !load<u8>(p + width)) continue;
      put(found, count++, y * width + x);
    }
  }
  return count;
}

/**
 * Lines on a frame (u8) without pixels that no connection needs, by a table of the 256 ways to set the neighbors (u8). Returns how
 * many `pixels` are left, in reading order.
 */
export function slimLines(on: usize, width: i32, height: i32, spare: usize, framed: usize, pixels: usize): i32 {
  const wide = width + 2;
  memory.fill(framed, 0, <usize>(wide * (height + 2)));
  let count = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (load<u8>(on + <usize>(y * width + x)) === 0) continue;
      const place = (y + 1) * wide + x + 1;
      store<u8>(framed + <usize>place, 1);
      put(pixels, count++, place);
    }
  }
  for (let k = 0; k < count; k++) {
    const place = at(pixels, k);
    if (load<u8>(spare + <usize>ringAround(framed, place, wide))) store<u8>(framed + <usize>place, 0);
  }
  let left = 0;
  for (let k = 0; k < count; k++) {
    const place = at(pixels, k);
    if (load<u8>(framed + <usize>place)) put(pixels, left++, place);
  }
  return left;
}

/** How far apart places of a list lie, across or down, whichever is more. */
function spanOf(list: usize, from: i32, to: i32, wide: i32): i32 {
  let left = wide;
  let right = 0;
  let top = i32.MAX_VALUE;
  let bottom = 0;
  for (let k = from; k < to; k++) {
    const x = at(list, k) % wide;
    const y = at(list, k) / wide;
    left = min(left, x);
    right = max(right, x);
    top = min(top, y);
    bottom = max(bottom, y);
  }
  return max(right - left, bottom - top);
}

/**
 * Nodes where lines end or meet; pixels of a junction that touch each other are one node, unless they span more than `widest`:
 * then each is a node of its own and part of a pattern (u8 a node). Node n has `nodePixels` from `nodeStart[n]` on. `nodeOf`: for
 * each place of the frame the node it belongs to, or -1. Lone pixels are no nodes. Returns how many nodes there are.
 */
export function findNodes(
  framed: usize, width: i32, height: i32, pixels: usize, count: i32, widest: i32, nodeOf: usize, nodePixels: usize, nodeStart: usize,
  patterns: usize,
): i32 {
  const wide = width + 2;
  memory.fill(nodeOf, 0xff, <usize>(wide * (height + 2)) << 2);
  let nodes = 0;
  let end = 0;
  for (let i = 0; i < count; i++) {
    const place = at(pixels, i);
    const neighbors = countAround(framed, place, wide);
    if (at(nodeOf, place) >= 0 || neighbors === 2 || neighbors === 0) continue;
    const begin = end;
    put(nodePixels, end++, place);
    put(nodeOf, place, nodes);
    if (neighbors > 1) {
      for (let k = begin; k < end; k++) {
        for (let step = 0; step < 8; step++) {
          const next = at(nodePixels, k) + stepTo(step, wide);
          if (load<u8>(framed + <usize>next) === 0 || at(nodeOf, next) >= 0 || countAround(framed, next, wide) < 3) continue;
          put(nodeOf, next, nodes);
          put(nodePixels, end++, next);
        }
      }
    }
    if (neighbors > 1 && spanOf(nodePixels, begin, end, wide) > widest) {
      for (let k = begin; k < end; k++) {
        store<u8>(patterns + <usize>nodes, 1);
        put(nodeStart, nodes, k);
        put(nodeOf, at(nodePixels, k), nodes++);
      }
    } else {
      store<u8>(patterns + <usize>nodes, 0);
      put(nodeStart, nodes++, begin);
    }
  }
  put(nodeStart, nodes, end);
  return nodes;
}

/** The neighbor of a place that is on and is not where we come from; -1 without one. */
function nextOn(framed: usize, wide: i32, place: i32, before: i32): i32 {
  for (let k = 0; k < 8; k++) {
    const next = place + stepTo(k, wide);
    if (load<u8>(framed + <usize>next) && next !== before) return next;
  }
  return -1;
}

let chains: i32 = 0;
let chained: i32 = 0;

/** Follows a line from pixel `before` of a node (-1 for none) over `first` to the next node, or around a loop. */
function follow(
  framed: usize, wide: i32, nodeOf: usize, seen: usize, node: i32, before: i32, first: i32, chainPixels: usize, chainStart: usize,
  ends: usize,
): void {
  const begin = chained;
  let last = before;
  let place = first;
  while (at(nodeOf, place) < 0 && load<u8>(seen + <usize>place) === 0) {
    store<u8>(seen + <usize>place, 1);
    put(chainPixels, chained++, place);
    const next = nextOn(framed, wide, place, last);
    if (next < 0) break;
    last = place;
    place = next;
  }
  const to = at(nodeOf, place);
  // a pixel between two of one junction is part of it
  if (node === to && chained - begin <= 2) {
    chained = begin;
    return;
  }
  put(ends, 2 * chains, node);
  put(ends, 2 * chains + 1, node < 0 ? -1 : to);
  put(chainStart, ++chains, chained);
}

/**
 * The chains between nodes, and loops. Chain c has `chainPixels` from `chainStart[c]` on, those of its nodes left out; `ends`: the
 * node where it begins, and where it ends, -1 for loops. `seen`: room for the frame (u8). Returns how many chains there are.
 */
export function followLines(
  framed: usize, width: i32, height: i32, pixels: usize, count: i32, nodeOf: usize, nodePixels: usize, nodeStart: usize, patterns: usize,
  nodes: i32, seen: usize, chainPixels: usize, chainStart: usize, ends: usize,
): i32 {
  const wide = width + 2;
  memory.fill(seen, 0, <usize>(wide * (height + 2)));
  chains = 0;
  chained = 0;
  put(chainStart, 0, 0);
  for (let node = 0; node < nodes; node++) {
    for (let k = at(nodeStart, node); k < at(nodeStart, node + 1); k++) {
      for (let step = 0; step < 8; step++) {
        const place = at(nodePixels, k);
        const next = place + stepTo(step, wide);
        const other = at(nodeOf, next);
        if (load<u8>(framed + <usize>next) === 0 || other === node || load<u8>(seen + <usize>next)) continue;
        if (other >= 0 && load<u8>(patterns + <usize>node) && load<u8>(patterns + <usize>other)) continue;
        // nodes side by side see each other: the first makes the chain
        if (other < 0 || other > node) follow(framed, wide, nodeOf, seen, node, place, next, chainPixels, chainStart, ends);
      }
    }
  }
  for (let i = 0; i < count; i++) {
    const place = at(pixels, i);
    if (load<u8>(seen + <usize>place) === 0 && at(nodeOf, place) < 0)
      follow(framed, wide, nodeOf, seen, -1, -1, place, chainPixels, chainStart, ends);
  }
  return chains;
}

/** Middles of nodes (x, then y, f64 each) in pixels of the picture. */
export function nodeMiddles(wide: i32, nodePixels: usize, nodeStart: usize, nodes: i32, x: usize, y: usize): void {
  for (let node = 0; node < nodes; node++) {
    const begin = at(nodeStart, node);
    const end = at(nodeStart, node + 1);
    let sumX: f64 = 0;
    let sumY: f64 = 0;
    for (let k = begin; k < end; k++) {
      sumX += <f64>(at(nodePixels, k) % wide) - 0.5;
      sumY += <f64>(at(nodePixels, k) / wide) - 0.5;
    }
    store<f64>(x + (<usize>node << 3), sumX / <f64>(end - begin));
    store<f64>(y + (<usize>node << 3), sumY / <f64>(end - begin));
  }
}

/**
 * The points of chains, those of their nodes included: places, strengths and widths (f64, from f32 a pixel; no widths: 0). A node is
 * as sure as its line. `start`: where each chain begins.
 */
export function chainPoints(
  width: i32, chainPixels: usize, chainStart: usize, ends: usize, count: i32, nodeX: usize, nodeY: usize, strength: usize, widths: usize,
  start: usize, x: usize, y: usize, sure: usize, drawn: usize,
): void {
  const wide = width + 2;
  let point: usize = 0;
  for (let c = 0; c < count; c++) {
    put(start, c, <i32>(point >> 3));
    const node = at(ends, 2 * c);
    const begin = point;
    if (node >= 0) point += 8;
    for (let k = at(chainStart, c); k < at(chainStart, c + 1); k++, point += 8) {
      const column = (at(chainPixels, k) % wide) - 1;
      const row = at(chainPixels, k) / wide - 1;
      const pixel = <usize>(row * width + column) << 2;
      store<f64>(x + point, <f64>column + 0.5);
      store<f64>(y + point, <f64>row + 0.5);
      store<f64>(sure + point, <f64>load<f32>(strength + pixel));
      store<f64>(drawn + point, widths ? <f64>load<f32>(widths + pixel) : 0);
    }
    if (node < 0) continue;
    const hasPixels = point > begin + 8;
    endOn(node, nodeX, nodeY, x, y, begin);
    endOn(at(ends, 2 * c + 1), nodeX, nodeY, x, y, point);
    store<f64>(sure + begin, hasPixels ? load<f64>(sure + begin + 8) : 0.5);
    store<f64>(sure + point, hasPixels ? load<f64>(sure + point - 8) : 0.5);
    store<f64>(drawn + begin, 0);
    store<f64>(drawn + point, 0);
    point += 8;
  }
  put(start, count, <i32>(point >> 3));
}

/** Puts a point of a chain (a place in lists of f64) on its node; -1: at 0. */
function endOn(node: i32, nodeX: usize, nodeY: usize, x: usize, y: usize, point: usize): void {
  store<f64>(x + point, node < 0 ? 0 : load<f64>(nodeX + (<usize>node << 3)));
  store<f64>(y + point, node < 0 ? 0 : load<f64>(nodeY + (<usize>node << 3)));
}
