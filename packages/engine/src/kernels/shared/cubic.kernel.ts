// One cubic along a stretch of points, and what fitting one by least squares takes (Philip J. Schneider, "An algorithm for
// automatically fitting digitized curves", Graphics Gems, 1990). Who fits decides on the handles: which directions they
// have, and what to do where the equations say nothing.

let xs: usize = 0;
let ys: usize = 0;
let params: usize = 0;

/** The handles of the cubic; its ends are the points at the ends of the stretch. */
export let x1: f64 = 0;
export let y1: f64 = 0;
export let x2: f64 = 0;
export let y2: f64 = 0;

/** The normal equations of the two handles, measured from their ends. */
export let c00: f64 = 0;
export let c01: f64 = 0;
export let c11: f64 = 0;
export let ux: f64 = 0;
export let uy: f64 = 0;
export let vx: f64 = 0;
export let vy: f64 = 0;

/** How far, squared, the farthest point is from where the cubic has its parameter, and which it is. */
export let worst: f64 = 0;
export let farthest: i32 = 0;

/** Says where the points are (f64 each), and room for as many parameters. */
export function setPoints(x: usize, y: usize, room: usize): void {
  xs = x;
  ys = y;
  params = room;
}

export function setHandles(ax: f64, ay: f64, bx: f64, by: f64): void {
  x1 = ax;
  y1 = ay;
  x2 = bx;
  y2 = by;
}

// @ts-ignore: decorator
@inline
export function px(i: i32): f64 {
  return load<f64>(xs + (<usize>i << 3));
}
// @ts-ignore: decorator
@inline
export function py(i: i32): f64 {
  return load<f64>(ys + (<usize>i << 3));
}
// @ts-ignore: decorator
@inline
function param(i: i32): f64 {
  return load<f64>(params + (<usize>i << 3));
}

/** Gives points s to e parameters from 0 to 1 by length along the chain, which is returned. */
export function byLength(s: i32, e: i32): f64 {
  store<f64>(params + (<usize>s << 3), 0);
  for (let k = s + 1; k <= e; k++) {
    const dx = px(k) - px(k - 1);
    const dy = py(k) - py(k - 1);
    store<f64>(params + (<usize>k << 3), param(k - 1) + sqrt<f64>(dx * dx + dy * dy));
  }
  const length = param(e);
  if (length > 0) for (let k = s + 1; k <= e; k++) store<f64>(params + (<usize>k << 3), param(k) / length);
  return length;
}

/** Adds up the normal equations of points s to e. */
export function addUp(s: i32, e: i32): void {
  const x0 = px(s);
  const y0 = py(s);
  const x3 = px(e);
  const y3 = py(e);
  // in locals, which stay in registers
  let s00: f64 = 0;
  let s01: f64 = 0;
  let s11: f64 = 0;
  let oneX: f64 = 0;
  let oneY: f64 = 0;
  let twoX: f64 = 0;
  let twoY: f64 = 0;
  for (let k = s + 1; k < e; k++) {
    const p = param(k);
    const q = 1 - p;
    const b1 = 3 * p * q * q;
    const b2 = 3 * p * p * q;
    const near = q * q * q + b1;
    const far = p * p * p + b2;
    const dx = px(k) - x0 * near - x3 * far;
    const dy = py(k) - y0 * near - y3 * far;
    s00 += b1 * b1;
    s01 += b1 * b2;
    s11 += b2 * b2;
    oneX += b1 * dx;
    oneY += b1 * dy;
    twoX += b2 * dx;
    twoY += b2 * dy;
  }
  c00 = s00;
  c01 = s01;
  c11 = s11;
  ux = oneX;
  uy = oneY;
  vx = twoX;
  vy = twoY;
}

/**
 * Finds the farthest of points s to e, and moves each parameter one step (Newton) towards its point's foot. Both end at a point
 * farther off than `hopeless` (squared).
 */
export function refine(s: i32, e: i32, hopeless: f64): void {
  const x0 = px(s);
  const y0 = py(s);
  const x3 = px(e);
  const y3 = py(e);
  const ax = x1;
  const ay = y1;
  const bx = x2;
  const by = y2;
  let worstSquared: f64 = 0;
  let at = (s + e) >> 1;
  for (let k = s + 1; k < e; k++) {
    const p = param(k);
    const q = 1 - p;
    const b0 = q * q * q;
    const b1 = 3 * p * q * q;
    const b2 = 3 * p * p * q;
    const b3 = p * p * p;
    const dx = x0 * b0 + ax * b1 + bx * b2 + x3 * b3 - px(k);
    const dy = y0 * b0 + ay * b1 + by * b2 + y3 * b3 - py(k);
    const off = dx * dx + dy * dy;
    if (off > worstSquared) {
      worstSquared = off;
      at = k;
      if (off > hopeless) break;
    }
    const wx = 3 * ((ax - x0) * q * q + 2 * (bx - ax) * p * q + (x3 - bx) * p * p);
    const wy = 3 * ((ay - y0) * q * q + 2 * (by - ay) * p * q + (y3 - by) * p * p);
    const zx = 6 * ((bx - 2 * ax + x0) * q + (x3 - 2 * bx + ax) * p);
    const zy = 6 * ((by - 2 * ay + y0) * q + (y3 - 2 * by + ay) * p);
    const slope = wx * wx + wy * wy + dx * zx + dy * zy;
    if (slope > 1e-9 || slope < -1e-9) {
      const moved = p - (dx * wx + dy * wy) / slope;
      store<f64>(params + (<usize>k << 3), moved < 0 ? 0 : moved > 1 ? 1 : moved);
    }
  }
  worst = worstSquared;
  farthest = at;
}
