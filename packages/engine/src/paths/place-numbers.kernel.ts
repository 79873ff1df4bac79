// The search for the place of a number. An outline is segments of four f64.

let halfWidth: f64 = 0;
let halfHeight: f64 = 0;
let clearance: f64 = 0;
let minSize: f64 = 0;

let ax: f64 = 0;
let ay: f64 = 0;
let bx: f64 = 0;
let by: f64 = 0;

// @ts-ignore: decorator
@inline
function at(t: f64): f64 {
  const px = abs<f64>(ax + (bx - ax) * t);
  const py = abs<f64>(ay + (by - ay) * t);
  return max<f64>((px - clearance) / halfWidth, (py - clearance) / halfHeight);
}

// @ts-ignore: decorator
@inline
function tryAt(t: f64): void {
  if (t > 0 && t < 1) minSize = min<f64>(minSize, at(t));
}

function sizeBeside(): f64 {
  const dx = bx - ax;
  const dy = by - ay;
  minSize = min<f64>(at(0), at(1));
  tryAt(-ax / dx);
  tryAt(-ay / dy);
  const w = halfWidth;
  const h = halfHeight;
  const lag = clearance * (h - w);
  tryAt((w * ay - h * ax + lag) / (h * dx - w * dy));
  tryAt((w * ay + h * ax + lag) / (-h * dx - w * dy));
  tryAt((-w * ay - h * ax + lag) / (h * dx + w * dy));
  tryAt((-w * ay + h * ax + lag) / (-h * dx + w * dy));
  return minSize;
}

/** The segment that limited the size last: near it numbers are limited again. */
let nearest: i32 = 0;

/**
 * The largest size of a number centered on x, y that keeps clear of the outline; 0 when that lies outside, or when
 * it is not above `floor`.
 */
function largestSize(
  outline: usize, count: i32, x: f64, y: f64, w: f64, h: f64, room: f64, largest: f64, floor: f64,
): f64 {
  halfWidth = w;
  halfHeight = h;
  clearance = room;
  let size = largest;
  let inside = false;
  if (nearest < count) {
    place(outline, nearest, x, y);
    // well below, so that no rounding decides otherwise than all segments together
    if (sizeBeside() < floor - 1e-6) return 0;
  }
  for (let i = 0; i < count; i++) {
    place(outline, i, x, y);
    if (ay > 0 !== by > 0 && ax + ((bx - ax) * ay) / (ay - by) > 0) inside = !inside;
    const reachX = w * size + room;
    const reachY = h * size + room;
    if ((ax > reachX && bx > reachX) || (ax < -reachX && bx < -reachX)) continue;
    if ((ay > reachY && by > reachY) || (ay < -reachY && by < -reachY)) continue;
    const own = sizeBeside();
    if (own >= size) continue;
    size = own;
    nearest = i;
    if (size <= floor) return 0;
  }
  return inside ? max<f64>(0, size) : 0;
}

// @ts-ignore: decorator
@inline
function place(outline: usize, i: i32, x: f64, y: f64): void {
  const p = outline + (<usize>i << 5);
  ax = load<f64>(p) - x;
  ay = load<f64>(p, 8) - y;
  bx = load<f64>(p, 16) - x;
  by = load<f64>(p, 24) - y;
}

/**
 * A search moves no farther than this along either axis: four tries of each of its steps, the longest .8, each half the one
 * before.
 */
const farthest: f64 = 6.5;

/**
 * Leaves only the segments of an outline, in place and in their order, that can limit a number of up to `maxSize` anywhere in
 * reach of a search from x, y, or say whether such a place lies inside; returns how many.
 */
function keepNear(outline: usize, count: i32, x: f64, y: f64, w: f64, h: f64, room: f64, maxSize: f64): i32 {
  const reachX = w * maxSize + room + farthest;
  const reachY = h * maxSize + room + farthest;
  let kept = 0;
  let limiting = 0;
  for (let i = 0; i < count; i++) {
    place(outline, i, x, y);
    const left = min<f64>(ax, bx);
    const right = max<f64>(ax, bx);
    const top = min<f64>(ay, by);
    const bottom = max<f64>(ay, by);
    const isCrossed = right >= -farthest && top <= farthest && bottom >= -farthest;
    const isNear = left <= reachX && right >= -reachX && top <= reachY && bottom >= -reachY;
    if (!isCrossed && !isNear) continue;
    if (i === nearest) limiting = kept;
    const to = outline + (<usize>kept << 5);
    const from = outline + (<usize>i << 5);
    kept++;
    v128.store(to, v128.load(from));
    v128.store(to, v128.load(from, 16), 16);
  }
  nearest = limiting;
  return kept;
}

/**
 * Moves a number uphill from x, y in `rounds` rounds of halving steps; writes the place and size found to `out`
 * (three f64). Unless there are no rounds the outline is overwritten.
 */
export function climb(
  outline: usize, count: i32, x: f64, y: f64, w: f64, h: f64, room: f64, largest: f64, rounds: i32, out: usize,
): void {
  let size = largestSize(outline, count, x, y, w, h, room, largest, 0);
  // what limits it here limits it there too, by no more than the way is long
  const maxSize = size > 0 ? min<f64>(largest, size + farthest / min<f64>(w, h)) : largest;
  if (rounds > 0 && size < largest) count = keepNear(outline, count, x, y, w, h, room, maxSize);
  let step: f64 = 0.8;
  for (let round = 0; round < rounds && size < largest; round++) {
    let moved = true;
    for (let tries = 0; moved && tries < 4; tries++) {
      moved = false;
      const fromX = x;
      const fromY = y;
      for (let d = 0; d < 9; d++) {
        if (d === 4) continue;
        const toX = fromX + <f64>((d % 3) - 1) * step;
        const toY = fromY + <f64>(d / 3 - 1) * step;
        const floor = size + 1e-9;
        const own = largestSize(outline, count, toX, toY, w, h, room, largest, floor);
        if (own > floor) {
          x = toX;
          y = toY;
          size = own;
          moved = true;
        }
      }
    }
    step /= 2;
  }
  store<f64>(out, x);
  store<f64>(out, y, 8);
  store<f64>(out, size, 16);
}
