import { at } from "../kernels/shared/f64-list.kernel";

let x: usize = 0;
let y: usize = 0;
let count: i32 = 0;
let isClosed: bool = false;

// @ts-expect-error: decorator
@inline
function index(i: i32): i32 {
  return isClosed ? (i + count) % count : i;
}

/** Cosine of the angle by which the line turns at a point, seen with arms of so many points. */
function turnAtPoint(i: i32, arm: i32): f64 {
  const p = index(i - arm);
  const q = index(i + arm);
  const ax = at(x, i) - at(x, p);
  const ay = at(y, i) - at(y, p);
  const bx = at(x, q) - at(x, i);
  const by = at(y, q) - at(y, i);
  const size = sqrt<f64>((ax * ax + ay * ay) * (bx * bx + by * by));
  return size > 0 ? (ax * bx + ay * by) / size : 1;
}

/** Whether the line turns more at a point than at any other within an arm; the first of some that turn alike. */
function isSharpest(turns: usize, i: i32, arm: i32): bool {
  const own = at(turns, i);
  for (let k = 1; k <= arm; k++) {
    const before = index(i - k);
    const after = index(i + k);
    if (before >= 0 && at(turns, before) <= own) return false;
    if (after < count && at(turns, after) < own) return false;
  }
  return true;
}

/**
 * The straight line along one arm, its rounded beginning left out: its end (x, y), its direction, and how far the arm bends away
 * from it (f64 each).
 */
function armAt(i: i32, reach: i32, out: usize): void {
  const step = reach < 0 ? -1 : 1;
  const first = index(i + 2 * step);
  const last = index(i + reach);
  const dx = at(x, last) - at(x, first);
  const dy = at(y, last) - at(y, first);
  let length = sqrt<f64>(dx * dx + dy * dy);
  if (!(length > 0)) length = 1;
  let bend: f64 = 0;
  for (let k = 2; k < abs(reach); k++) {
    const place = index(i + k * step);
    bend = max<f64>(bend, abs<f64>((at(x, place) - at(x, first)) * dy - (at(y, place) - at(y, first)) * dx) / length);
  }
  store<f64>(out, at(x, last));
  store<f64>(out, at(y, last), 8);
  store<f64>(out, dx / length, 16);
  store<f64>(out, dy / length, 24);
  store<f64>(out, bend, 32);
}

/**
 * Points of a line (`xs`, `ys`, f64) where it turns by a cosine of at most `minTurn` within `arm` points, `sudden` times as much as
 * halfway, between arms that bend by no more than `straight`: three f64 each, which point and the two arms' meeting place, no
 * farther than `farthest` from it, and the point itself where their sine is below `flattest`. `turns`: room for an f64 a point;
 * `arms`: for ten. Returns how many there are.
 */
export function findCorners(
  xs: usize, ys: usize, points: i32, arm: i32, closed: bool, minTurn: f64, sudden: f64, straight: f64, flattest: f64, farthest: f64,
  turns: usize, arms: usize, out: usize,
): i32 {
  x = xs;
  y = ys;
  count = points;
  isClosed = closed;
  for (let i = 0; i < count; i++)
    store<f64>(turns + (<usize>i << 3), closed || (i >= arm && i < count - arm) ? turnAtPoint(i, arm) : 1);
  let found = 0;
  for (let i = 0; i < count; i++) {
    const turn = at(turns, i);
    if (turn > minTurn || !isSharpest(turns, i, arm)) continue;
    if (1 - turnAtPoint(i, arm >> 1) < sudden * (1 - turn)) continue;
    const q = arms + 40;
    armAt(i, -arm, arms);
    armAt(i, arm, q);
    if (load<f64>(arms, 32) > straight || load<f64>(q, 32) > straight) continue;
    let placeX = at(x, i);
    let placeY = at(y, i);
    const pdx = load<f64>(arms, 16);
    const pdy = load<f64>(arms, 24);
    const qdx = load<f64>(q, 16);
    const qdy = load<f64>(q, 24);
    const cross = pdx * qdy - pdy * qdx;
    if (abs<f64>(cross) >= flattest) {
      const t = ((load<f64>(q) - load<f64>(arms)) * qdy - (load<f64>(q, 8) - load<f64>(arms, 8)) * qdx) / cross;
      const toX = load<f64>(arms) + pdx * t - placeX;
      const toY = load<f64>(arms, 8) + pdy * t - placeY;
      const away = sqrt<f64>(toX * toX + toY * toY);
      const keep: f64 = away > farthest ? farthest / away : 1;
      placeX += toX * keep;
      placeY += toY * keep;
    }
    const corner = out + <usize>(found * 24);
    store<f64>(corner, <f64>i);
    store<f64>(corner, placeX, 8);
    store<f64>(corner, placeY, 16);
    found++;
  }
  return found;
}
