// The search for the place of a number; see paths/place-numbers.ts. An outline is pieces of four f64.

let halfWidth: f64 = 0;
let halfHeight: f64 = 0;
let clearance: f64 = 0;
let least: f64 = 0;

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
  if (t > 0 && t < 1) least = min<f64>(least, at(t));
}

function sizeBeside(): f64 {
  const dx = bx - ax;
  const dy = by - ay;
  least = min<f64>(at(0), at(1));
  tryAt(-ax / dx);
  tryAt(-ay / dy);
  const w = halfWidth;
  const h = halfHeight;
  const lag = clearance * (h - w);
  tryAt((w * ay - h * ax + lag) / (h * dx - w * dy));
  tryAt((w * ay + h * ax + lag) / (-h * dx - w * dy));
  tryAt((-w * ay - h * ax + lag) / (h * dx + w * dy));
  tryAt((-w * ay + h * ax + lag) / (-h * dx + w * dy));
  return least;
}

/** The piece that limited the size last: near it numbers are limited again. */
let nearest: i32 = 0;

/**
 * The largest size of a number centered on x, y that keeps clear of the outline; 0 when that lies outside, or when
 * it is not above `floor`.
 */
export function largestSize(
  outline: usize, count: i32, x: f64, y: f64, w: f64, h: f64, room: f64, largest: f64, floor: f64,
): f64 {
  halfWidth = w;
  halfHeight = h;
  clearance = room;
  let size = largest;
  let inside = false;
  if (nearest < count) {
    place(outline, nearest, x, y);
    // well below, so that no rounding decides otherwise than all pieces together
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
