// Merging of regions. A region is four f64 (pixels, sums of l, a, b): joining two costs a few additions. An edge between
// neighbors is 24 bytes (two regions, i32; pixel sides and contrast, f64) and hangs in the lists of both: half-edge 2e is edge
// e seen from its first region, 2e + 1 the same seen from its second.

let regions: usize = 0;
/** Four f64 for each region: means of l, a, b, and what its own color costs it. */
let costs: usize = 0;
let colors: usize = 0;
let into: usize = 0;
let heads: usize = 0;
let edges: usize = 0;
let edgeCount: i32 = 0;
let nexts: usize = 0;
let slots: usize = 0;
let mask: i32 = 0;
let used: i32 = 0;
let palette: usize = 0;
let paletteSize: i32 = 0;
/** Colors of one side of a contour: those of the other come after them in the palette. 0 without sides. */
let sideSize: i32 = 0;
let weakContrast: f64 = 0;
let weakFactor: f64 = 1;
let limit: f64 = 0;
let counted: f64 = 0;
let maxRegions: i32 = 0;
/** Regions whose area counts by now. */
let large: i32 = 0;

let entries: usize = 0;
let size: i32 = 0;
let room: i32 = 0;
let newest: usize = 0;
let popped: f64 = 0;
/** The heap was too small: the result is worth nothing. */
let isFull: bool = false;

// @ts-ignore: decorator
@inline
function region(r: i32): usize {
  return regions + (<usize>r << 5);
}
// @ts-ignore: decorator
@inline
function costOf(r: i32): usize {
  return costs + (<usize>r << 5);
}
// @ts-ignore: decorator
@inline
function edgeAt(e: i32): usize {
  return edges + <usize>e * 24;
}
// @ts-ignore: decorator
@inline
function int(list: usize, i: i32): i32 {
  return load<i32>(list + (<usize>i << 2));
}
// @ts-ignore: decorator
@inline
function setInt(list: usize, i: i32, value: i32): void {
  store<i32>(list + (<usize>i << 2), value);
}

/** Regions (four f64) count as much as their weights (f64) say. */
export function weighRegions(sums: usize, weights: usize, count: i32): void {
  for (let r = 0; r < count; r++) {
    const at = sums + (<usize>r << 5);
    const weight = v128.load64_splat(weights + (<usize>r << 3));
    v128.store(at, f64x2.mul(v128.load(at), weight));
    v128.store(at, f64x2.mul(v128.load(at, 16), weight), 16);
  }
}

/**
 * Edges get shorter the stronger lines along them are, from 1 / `none` to 1 / (`none` + `sure`) times their length; `along` has
 * the strengths of lines added up, as `meetBytes` leaves them.
 */
export function weighBorders(list: usize, along: usize, edgeCount: i32, none: f64, sure: f64): void {
  for (let e = 0; e < edgeCount; e++) {
    const at = list + <usize>e * 24;
    const strengths = load<f64>(along + <usize>e * 24, 16);
    const share = 1 / (none + sure * (strengths / (255 * load<f64>(at, 8))));
    v128.store(at, f64x2.mul(v128.load(at, 8), f64x2.splat(share)), 8);
  }
}

/**
 * Lists (i32) the regions that are smaller than `minArea` or unwanted (u8), the smallest first, in their order where alike;
 * returns how many. `pairs`: room for four f64 a region.
 */
export function smallestFirst(queue: usize, minArea: f64, unwanted: usize, count: i32, pairs: usize): i32 {
  let listed = 0;
  for (let r = 0; r < count; r++) {
    if (int(into, r) !== r) continue;
    const area = load<f64>(region(r));
    if (!(area < minArea || load<u8>(unwanted + r) === 1)) continue;
    store<f64>(pairs + (<usize>listed << 4), area);
    store<i32>(pairs + (<usize>listed << 4), r, 8);
    listed++;
  }
  // sorted runs of areas and regions are merged into runs twice as long, to and fro
  let from = pairs;
  let to = pairs + (<usize>count << 4);
  for (let run = 1; run < listed; run *= 2) {
    for (let begin = 0; begin < listed; begin += 2 * run) {
      const middle = min(listed, begin + run);
      const end = min(listed, middle + run);
      for (let at = begin, p = begin, q = middle; at < end; at++) {
        const isFirst =
          q === end || (p < middle && load<f64>(from + (<usize>p << 4)) <= load<f64>(from + (<usize>q << 4)));
        v128.store(to + (<usize>at << 4), v128.load(from + (<usize>(isFirst ? p++ : q++) << 4)));
      }
    }
    const other = from;
    from = to;
    to = other;
  }
  for (let at = 0; at < listed; at++) setInt(queue, at, load<i32>(from + (<usize>at << 4), 8));
  return listed;
}

/**
 * Begins with regions (whose `color` is an index into `palette`, three f64 each) and the edges between them. With `sidePaints`, a half of
 * the palette, regions with colors of different halves do not merge.
 * Scratch: `means` (four f64 a region), `parents` and `first` (i32 a region), `halves` (two i32 an edge), `table` (a power of two of i32, `last`
 * its last index, four times the edges or more).
 */
export function beginMerge(
  sums: usize, color: usize, count: i32, list: usize, listed: i32,
  means: usize, parents: usize, first: usize, halves: usize, table: usize, last: i32,
  paints: usize, paintCount: i32, sidePaints: i32, weakBelow: f64, factor: f64,
): void {
  regions = sums;
  costs = means;
  colors = color;
  edges = list;
  edgeCount = listed;
  into = parents;
  heads = first;
  nexts = halves;
  slots = table;
  mask = last;
  palette = paints;
  paletteSize = paintCount;
  sideSize = sidePaints;
  weakContrast = weakBelow;
  weakFactor = factor;
  for (let r = 0; r < count; r++) {
    setInt(into, r, r);
    setInt(heads, r, -1);
    keepCosts(r);
  }
  for (let e = 0; e < edgeCount; e++) {
    hang(2 * e, load<i32>(edgeAt(e)));
    hang(2 * e + 1, load<i32>(edgeAt(e), 4));
  }
  fillTable();
}

/**
 * How far merging goes: to prices of `price`, or to any price while there are more than `highest` regions of the area
 * `from` or more.
 */
export function setLimits(price: f64, from: f64, highest: i32, count: i32): void {
  limit = price;
  counted = from;
  maxRegions = highest;
  large = 0;
  for (let r = 0; r < count; r++) if (isLarge(r)) large++;
}

// @ts-ignore: decorator
@inline
function isLarge(r: i32): bool {
  return load<f64>(region(r)) >= counted;
}

// @ts-ignore: decorator
@inline
function limitNow(): f64 {
  return large > maxRegions ? Infinity : limit;
}

/** Begins a heap of all edges. `heap` has `capacity` entries of 16 bytes, `priorities` a f64 for each edge. */
export function beginHeap(heap: usize, capacity: i32, priorities: usize): void {
  entries = heap;
  room = capacity;
  newest = priorities;
  size = 0;
  isFull = false;
  for (let e = 0; e < edgeCount; e++) push(e);
}

function fillTable(): void {
  memory.fill(slots, 0xff, <usize>(mask + 1) << 2);
  used = 0;
  for (let e = 0; e < edgeCount; e++) if (load<f64>(edgeAt(e), 8) > 0) remember(e);
}

function slotOf(p: i32, q: i32): i32 {
  const low = min(p, q);
  const high = max(p, q);
  let slot = (low * 0x9e3779b1) ^ (high * 0x85ebca6b);
  slot = (slot ^ (slot >>> 15)) & mask;
  for (;;) {
    const e = int(slots, slot);
    if (e < 0) break;
    const a = load<i32>(edgeAt(e));
    const b = load<i32>(edgeAt(e), 4);
    if ((a === p && b === q) || (a === q && b === p)) break;
    slot = (slot + 1) & mask;
  }
  return slot;
}

function remember(e: i32): void {
  // entries of edges that moved or died fill the table up: made anew, it has room again
  if (used * 2 > mask) {
    fillTable();
    return;
  }
  const slot = slotOf(load<i32>(edgeAt(e)), load<i32>(edgeAt(e), 4));
  if (int(slots, slot) < 0) used++;
  setInt(slots, slot, e);
}

function hang(half: i32, r: i32): void {
  setInt(nexts, half, int(heads, r));
  setInt(heads, r, half);
}

/** What a color costs an area of this mean. */
// @ts-ignore: decorator
@inline
function bias(area: f64, meanL: f64, meanA: f64, meanB: f64, k: i32): f64 {
  const paint = palette + <usize>k * 24;
  const x = meanL - load<f64>(paint);
  const y = meanA - load<f64>(paint, 8);
  const z = meanB - load<f64>(paint, 16);
  return area * (x * x + y * y + z * z);
}

/** Prices are asked for more often than regions change. */
function keepCosts(r: i32): void {
  const area = load<f64>(region(r));
  const meanL = load<f64>(region(r), 8) / area;
  const meanA = load<f64>(region(r), 16) / area;
  const meanB = load<f64>(region(r), 24) / area;
  store<f64>(costOf(r), meanL);
  store<f64>(costOf(r), meanA, 8);
  store<f64>(costOf(r), meanB, 16);
  store<f64>(costOf(r), bias(area, meanL, meanA, meanB, int(colors, r)), 24);
}

/** Whether regions have colors of different halves of the palette. */
// @ts-ignore: decorator
@inline
function areApart(p: i32, q: i32): bool {
  return sideSize !== 0 && int(colors, p) >= sideSize !== int(colors, q) >= sideSize;
}

function price(e: i32): f64 {
  const at = edgeAt(e);
  return areApart(load<i32>(at), load<i32>(at, 4)) ? Infinity : priceOf(e);
}

function priceOf(e: i32): f64 {
  const at = edgeAt(e);
  const p = load<i32>(at);
  const q = load<i32>(at, 4);
  const areaP = load<f64>(region(p));
  const areaQ = load<f64>(region(q));
  const x = load<f64>(costOf(p)) - load<f64>(costOf(q));
  const y = load<f64>(costOf(p), 8) - load<f64>(costOf(q), 8);
  const z = load<f64>(costOf(p), 16) - load<f64>(costOf(q), 16);
  const both = areaP + areaQ;
  const spread = ((areaP * areaQ) / both) * (x * x + y * y + z * z);
  const meanL = (load<f64>(region(p), 8) + load<f64>(region(q), 8)) / both;
  const meanA = (load<f64>(region(p), 16) + load<f64>(region(q), 16)) / both;
  const meanB = (load<f64>(region(p), 24) + load<f64>(region(q), 24)) / both;
  const inP = bias(both, meanL, meanA, meanB, int(colors, p));
  const inQ = bias(both, meanL, meanA, meanB, int(colors, q));
  const before = load<f64>(costOf(p), 24) + load<f64>(costOf(q), 24);
  const cost = spread + min<f64>(inP, inQ) - before;
  const border = load<f64>(at, 8);
  const own = cost / border;
  return own > 0 && load<f64>(at, 16) < weakContrast * border ? own * weakFactor : own;
}

function push(e: i32): void {
  const priority = price(e);
  store<f64>(newest + (<usize>e << 3), priority);
  if (priority === Infinity) return;
  if (size === room) {
    isFull = true;
    return;
  }
  let at = size++;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    const above = entries + (<usize>parent << 4);
    if (load<f64>(above) <= priority) break;
    v128.store(entries + (<usize>at << 4), v128.load(above));
    at = parent;
  }
  store<f64>(entries + (<usize>at << 4), priority);
  store<i32>(entries + (<usize>at << 4), e, 8);
}

function dropFirst(): void {
  size--;
  const moved = v128.load(entries + (<usize>size << 4));
  const priority = f64x2.extract_lane(moved, 0);
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= size) break;
    let below = entries + (<usize>child << 4);
    if (child + 1 < size && load<f64>(below, 16) < load<f64>(below)) {
      child++;
      below += 16;
    }
    if (load<f64>(below) >= priority) break;
    v128.store(entries + (<usize>at << 4), v128.load(below));
    at = child;
  }
  v128.store(entries + (<usize>at << 4), moved);
}

function pop(highest: f64): i32 {
  while (size > 0 && load<f64>(entries) <= highest) {
    const priority = load<f64>(entries);
    const e = load<i32>(entries, 8);
    dropFirst();
    if (load<f64>(newest + (<usize>e << 3)) === priority) {
      store<f64>(newest + (<usize>e << 3), NaN);
      popped = priority;
      return e;
    }
  }
  return -1;
}

function died(e: i32): void {
  store<f64>(edgeAt(e), 0, 8);
  store<f64>(newest + (<usize>e << 3), NaN);
}

function bestColor(r: i32): i32 {
  const area = load<f64>(region(r));
  const x = load<f64>(region(r), 8) / area;
  const y = load<f64>(region(r), 16) / area;
  const z = load<f64>(region(r), 24) / area;
  let best = Infinity;
  const from = sideSize !== 0 && int(colors, r) >= sideSize ? sideSize : 0;
  const to = sideSize !== 0 ? from + sideSize : paletteSize;
  let nearest = from;
  for (let k = from; k < to; k++) {
    const paint = palette + <usize>k * 24;
    const dx = x - load<f64>(paint);
    const dy = y - load<f64>(paint, 8);
    const dz = z - load<f64>(paint, 16);
    const distance = dx * dx + dy * dy + dz * dz;
    if (distance < best) {
      best = distance;
      nearest = k;
    }
  }
  return nearest;
}

function otherEnd(e: i32, r: i32): i32 {
  const a = load<i32>(edgeAt(e));
  return a === r ? load<i32>(edgeAt(e), 4) : a;
}

function merge(e: i32): i32 {
  const a = load<i32>(edgeAt(e));
  const b = load<i32>(edgeAt(e), 4);
  const isFirst = load<f64>(region(a)) >= load<f64>(region(b));
  const stays = isFirst ? a : b;
  const goes = isFirst ? b : a;
  setInt(into, goes, stays);
  const to = region(stays);
  const from = region(goes);
  const before = i32(isLarge(a)) + i32(isLarge(b));
  v128.store(to, f64x2.add(v128.load(to), v128.load(from)));
  v128.store(to, f64x2.add(v128.load(to, 16), v128.load(from, 16)), 16);
  large += i32(isLarge(stays)) - before;
  setInt(colors, stays, bestColor(stays));
  keepCosts(stays);

  for (let half = int(heads, goes), next = -1; half >= 0; half = next) {
    next = int(nexts, half);
    const edge = half >> 1;
    const at = edgeAt(edge);
    if (load<f64>(at, 8) === 0) continue;
    const neighbor = otherEnd(edge, goes);
    const twin = neighbor === stays ? -1 : int(slots, slotOf(stays, neighbor));
    if (neighbor === stays || (twin >= 0 && load<f64>(edgeAt(twin), 8) > 0)) {
      if (twin >= 0) {
        const grown = edgeAt(twin);
        store<f64>(grown, load<f64>(grown, 8) + load<f64>(at, 8), 8);
        store<f64>(grown, load<f64>(grown, 16) + load<f64>(at, 16), 16);
        push(twin);
      }
      died(edge);
    } else {
      if (half & 1) store<i32>(at, stays, 4);
      else store<i32>(at, stays);
      remember(edge);
      hang(half, stays);
      push(edge);
    }
  }
  setInt(heads, goes, -1);
  return stays;
}

/** Merges along the cheapest edge while one is within the limits; returns how often, or -1 when the heap is full. */
export function mergeCheap(): i32 {
  let merges = 0;
  for (let e = pop(limitNow()); e >= 0 && !isFull; e = pop(limitNow())) {
    if (price(e) > popped) push(e);
    else {
      merge(e);
      merges++;
    }
  }
  return isFull ? -1 : merges;
}

/** Prices all edges anew. */
export function pushAll(): void {
  for (let e = 0; e < edgeCount; e++) if (load<f64>(edgeAt(e), 8) > 0) push(e);
}

/** The edge of a region along which it merges most cheaply, across a contour too or not; -1 where there is none. */
function cheapestOf(r: i32, isAcross: bool): i32 {
  let cheapest = -1;
  let lowestCost = Infinity;
  for (let half = int(heads, r); half >= 0; half = int(nexts, half)) {
    const e = half >> 1;
    if (load<f64>(edgeAt(e), 8) === 0) continue;
    const cost = isAcross ? priceOf(e) : price(e);
    if (cost < lowestCost) {
      lowestCost = cost;
      cheapest = e;
    }
  }
  return cheapest;
}

/**
 * Merges the regions of a queue (i32, room for twice as many) that are still smaller than `minArea` or `unwanted`
 * (u8) into the neighbor that costs least. Returns -1 when the heap is full.
 */
export function removeUnwanted(queue: usize, listed: i32, minArea: f64, unwanted: usize): i32 {
  let end = listed;
  for (let at = 0; at < end && !isFull; at++) {
    const r = int(queue, at);
    if (int(into, r) !== r || !(load<f64>(region(r)) < minArea || load<u8>(unwanted + r) === 1)) continue;
    let cheapest = cheapestOf(r, false);
    // nothing else is around what lies across a contour on its own
    if (cheapest < 0) cheapest = cheapestOf(r, true);
    if (cheapest < 0) continue;
    store<u8>(unwanted + r, 0);
    store<u8>(unwanted + otherEnd(cheapest, r), 0);
    const joined = merge(cheapest);
    if (load<f64>(region(joined)) < minArea || load<u8>(unwanted + joined) === 1) setInt(queue, end++, joined);
  }
  return isFull ? -1 : 0;
}

/**
 * Every pixel (i32) gets the number, in reading order, of the region that its own was merged into; `out` may be the
 * labels themselves. Writes the color of each to `colorOf`, which has room for all old regions, and returns how many
 * there are. `numbers` (i32 for each old region) is scratch. Neighbors of one color have merged before.
 */
export function mergedLabels(labels: usize, pixels: i32, count: i32, numbers: usize, colorOf: usize, out: usize): i32 {
  memory.fill(numbers, 255, <usize>count << 2);
  // chains of unions become one step long
  for (let r = 0; r < count; r++) {
    let top = int(into, r);
    while (int(into, top) !== top) top = int(into, top);
    for (let at = r; at !== top; ) {
      const next = int(into, at);
      setInt(into, at, top);
      at = next;
    }
  }
  let total = 0;
  let label = -1;
  let number = -1;
  for (let i = 0; i < pixels; i++) {
    const at = <usize>i << 2;
    if (i + 4 <= pixels && i32x4.all_true(i32x4.eq(v128.load(labels + at), i32x4.splat(label)))) {
      v128.store(out + at, i32x4.splat(number));
      i += 3;
      continue;
    }
    const own = load<i32>(labels + at);
    if (own !== label) {
      label = own;
      const top = int(into, own);
      number = int(numbers, top);
      if (number < 0) {
        number = total++;
        setInt(numbers, top, number);
        setInt(colorOf, number, int(colors, top));
      }
    }
    store<i32>(out + at, number);
  }
  return total;
}
