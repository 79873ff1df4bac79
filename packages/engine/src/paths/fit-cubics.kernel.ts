// Least squares cubics through chains of points.

let xs: usize = 0;
let ys: usize = 0;
let params: usize = 0;
let to: usize = 0;
let written: i32 = 0;
let allowed: f64 = 0;

let hx0: f64 = 0;
let hy0: f64 = 0;
let hx1: f64 = 0;
let hy1: f64 = 0;
let hx2: f64 = 0;
let hy2: f64 = 0;
let hx3: f64 = 0;
let hy3: f64 = 0;
let worstIndex: i32 = 0;
let worstError: f64 = 0;

// @ts-ignore: decorator
@inline
function px(i: i32): f64 {
  return load<f64>(xs + (<usize>i << 3));
}
// @ts-ignore: decorator
@inline
function py(i: i32): f64 {
  return load<f64>(ys + (<usize>i << 3));
}
// @ts-ignore: decorator
@inline
function param(i: i32): f64 {
  return load<f64>(params + (<usize>i << 3));
}

/**
 * Fits points 0 to `last` (f64 each) and writes x, y of two handles and an end for each cubic to `out`; returns
 * how many numbers it wrote. `scratch` has room for a f64 a point; `tolerance` is squared.
 */
export function fitCubics(
  x: usize, y: usize, last: i32, startX: f64, startY: f64, endX: f64, endY: f64,
  tolerance: f64, scratch: usize, out: usize,
): i32 {
  xs = x;
  ys = y;
  params = scratch;
  to = out;
  written = 0;
  allowed = tolerance;
  fitStretch(0, last, startX, startY, endX, endY);
  return written;
}

function put(value: f64): void {
  store<f64>(to + (<usize>written << 3), value);
  written++;
}

function putCubic(): void {
  put(hx1);
  put(hy1);
  put(hx2);
  put(hy2);
  put(hx3);
  put(hy3);
}

function fitStretch(first: i32, last: i32, sx: f64, sy: f64, ex: f64, ey: f64): void {
  if (last - first < 2) {
    const dx = px(last) - px(first);
    const dy = py(last) - py(first);
    const third = sqrt<f64>(dx * dx + dy * dy) / 3;
    handles(first, last, sx, sy, ex, ey, third, third);
    putCubic();
    return;
  }
  chordLengths(first, last);
  let split = (first + last) >> 1;
  for (let round = 0; round <= 4; round++) {
    leastSquares(first, last, sx, sy, ex, ey);
    worstPoint(first, last);
    split = worstIndex;
    if (worstError <= allowed) {
      putCubic();
      return;
    }
    if (worstError > 16 * allowed) break;
    reparameterize(first, last);
  }
  const before = max(first, split - 3);
  const after = min(last, split + 3);
  let ax = px(after) - px(before);
  let ay = py(after) - py(before);
  const length = sqrt<f64>(ax * ax + ay * ay);
  ax = length > 0 ? ax / length : 1;
  ay = length > 0 ? ay / length : 0;
  fitStretch(first, split, sx, sy, -ax, -ay);
  fitStretch(split, last, ax, ay, ex, ey);
}

function handles(first: i32, last: i32, sx: f64, sy: f64, ex: f64, ey: f64, startLength: f64, endLength: f64): void {
  hx0 = px(first);
  hy0 = py(first);
  hx3 = px(last);
  hy3 = py(last);
  hx1 = hx0 + sx * startLength;
  hy1 = hy0 + sy * startLength;
  hx2 = hx3 + ex * endLength;
  hy2 = hy3 + ey * endLength;
}

function chordLengths(first: i32, last: i32): void {
  store<f64>(params, 0);
  for (let i = first + 1; i <= last; i++) {
    const dx = px(i) - px(i - 1);
    const dy = py(i) - py(i - 1);
    store<f64>(params + (<usize>(i - first) << 3), param(i - first - 1) + sqrt<f64>(dx * dx + dy * dy));
  }
  const total = param(last - first);
  for (let i = 0; i <= last - first; i++) {
    store<f64>(params + (<usize>i << 3), total > 0 ? param(i) / total : 0);
  }
}

function leastSquares(first: i32, last: i32, sx: f64, sy: f64, ex: f64, ey: f64): void {
  const x0 = px(first);
  const y0 = py(first);
  const x3 = px(last);
  const y3 = py(last);
  let c00: f64 = 0;
  let c11: f64 = 0;
  let rhs0: f64 = 0;
  let rhs1: f64 = 0;
  let cross: f64 = 0;
  for (let i = first; i <= last; i++) {
    const t = param(i - first);
    const s = 1 - t;
    const b1 = 3 * t * s * s;
    const b2 = 3 * t * t * s;
    const near = s * s * s + b1;
    const far = t * t * t + b2;
    const dx = px(i) - x0 * near - x3 * far;
    const dy = py(i) - y0 * near - y3 * far;
    c00 += b1 * b1;
    c11 += b2 * b2;
    cross += b1 * b2;
    rhs0 += b1 * (sx * dx + sy * dy);
    rhs1 += b2 * (ex * dx + ey * dy);
  }
  const c01 = cross * (sx * ex + sy * ey);
  const determinant = c00 * c11 - c01 * c01;
  const chord = sqrt<f64>((x3 - x0) * (x3 - x0) + (y3 - y0) * (y3 - y0));
  const isSound = determinant > 1e-12 * c00 * c11;
  let a = isSound ? (rhs0 * c11 - rhs1 * c01) / determinant : 0;
  let b = isSound ? (rhs1 * c00 - rhs0 * c01) / determinant : 0;
  const least = chord * 0.01;
  const most = chord * 3;
  const leads = a * (sx * (x3 - x0) + sy * (y3 - y0));
  const lags = -b * (ex * (x3 - x0) + ey * (y3 - y0));
  const isBack = leads > 0 && lags > 0 && leads + lags - sqrt<f64>(leads) * sqrt<f64>(lags) > chord * chord;
  if (isBack || !(a > least && b > least && a < most && b < most)) {
    a = chord / 3;
    b = chord / 3;
  }
  handles(first, last, sx, sy, ex, ey, a, b);
}

function worstPoint(first: i32, last: i32): void {
  worstIndex = (first + last) >> 1;
  worstError = 0;
  for (let i = first + 1; i < last; i++) {
    const t = param(i - first);
    const s = 1 - t;
    const b0 = s * s * s;
    const b1 = 3 * t * s * s;
    const b2 = 3 * t * t * s;
    const b3 = t * t * t;
    const dx = b0 * hx0 + b1 * hx1 + b2 * hx2 + b3 * hx3 - px(i);
    const dy = b0 * hy0 + b1 * hy1 + b2 * hy2 + b3 * hy3 - py(i);
    const own = dx * dx + dy * dy;
    if (own > worstError) {
      worstError = own;
      worstIndex = i;
    }
  }
}

function reparameterize(first: i32, last: i32): void {
  for (let i = first + 1; i < last; i++) {
    const t = param(i - first);
    const s = 1 - t;
    const dx = s * s * s * hx0 + 3 * t * s * s * hx1 + 3 * t * t * s * hx2 + t * t * t * hx3 - px(i);
    const dy = s * s * s * hy0 + 3 * t * s * s * hy1 + 3 * t * t * s * hy2 + t * t * t * hy3 - py(i);
    const vx = 3 * (s * s * (hx1 - hx0) + 2 * s * t * (hx2 - hx1) + t * t * (hx3 - hx2));
    const vy = 3 * (s * s * (hy1 - hy0) + 2 * s * t * (hy2 - hy1) + t * t * (hy3 - hy2));
    const ax = 6 * (s * (hx2 - 2 * hx1 + hx0) + t * (hx3 - 2 * hx2 + hx1));
    const ay = 6 * (s * (hy2 - 2 * hy1 + hy0) + t * (hy3 - 2 * hy2 + hy1));
    const slope = vx * vx + vy * vy + dx * ax + dy * ay;
    if (slope === 0) continue;
    const moved = t - (dx * vx + dy * vy) / slope;
    store<f64>(params + (<usize>(i - first) << 3), min<f64>(1, max<f64>(0, moved)));
  }
}
