// Chains of points become straight lines and cubics; see paths/fit-arcs.ts, which this follows sum by sum.

let xs: usize = 0;
let ys: usize = 0;
let ts: usize = 0;
let cuts: usize = 0;
let cutCount: i32 = 0;
let to: usize = 0;
let written: i32 = 0;
let dirX: f64 = 0;
let dirY: f64 = 0;
let isBound: bool = false;
let isCornerStart: bool = false;
let hx1: f64 = 0;
let hy1: f64 = 0;
let hx2: f64 = 0;
let hy2: f64 = 0;
let nx: f64 = 0;
let ny: f64 = 0;
let away: f64 = 0;

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
function setPoint(i: i32, x: f64, y: f64): void {
  store<f64>(xs + (<usize>i << 3), x);
  store<f64>(ys + (<usize>i << 3), y);
}
// @ts-ignore: decorator
@inline
function param(i: i32): f64 {
  return load<f64>(ts + (<usize>i << 3));
}
// @ts-ignore: decorator
@inline
function cut(c: i32): i32 {
  return load<i32>(cuts + (<usize>c << 2));
}
// @ts-ignore: decorator
@inline
function setCut(c: i32, value: i32): void {
  store<i32>(cuts + (<usize>c << 2), value);
}
function put(value: f64): void {
  store<f64>(to + (<usize>written << 3), value);
  written++;
}

/**
 * Fits `many` chains, named in `list` (i32), of the points `x`, `y` (f64) that begin at `start` (i32). `loops` (u8) says
 * which are closed, `factors` (f64 for each of the list) how much more closely they are fitted. Scratch: three times
 * `room` f64, and as many i32 and eight more. Writes where each one's numbers begin to `begins` (i32, one more at the
 * end) and the numbers (f64) to `out`.
 */
export function fitArcs(
  x: usize, y: usize, start: usize, loops: usize, list: usize, factors: usize, many: i32,
  tolerance: f64, straight: f64, corner: f64, smooth: i32,
  scratch: usize, room: i32, marks: usize, begins: usize, out: usize,
): void {
  xs = scratch;
  ys = scratch + (<usize>room << 3);
  ts = scratch + (<usize>room << 4);
  cuts = marks;
  to = out;
  written = 0;
  for (let k = 0; k < many; k++) {
    const b = load<i32>(list + (<usize>k << 2));
    const factor = load<f64>(factors + (<usize>k << 3));
    const first = load<i32>(start + (<usize>b << 2));
    const points = load<i32>(start + (<usize>b << 2), 4) - first;
    memory.copy(xs, x + (<usize>first << 3), <usize>points << 3);
    memory.copy(ys, y + (<usize>first << 3), <usize>points << 3);
    store<i32>(begins + (<usize>k << 2), written);
    const isPlain = factor === 1;
    fitArc(
      points, load<u8>(loops + b) === 1, tolerance * factor, straight * factor,
      isPlain ? corner : -2, isPlain ? smooth : 0,
    );
  }
  store<i32>(begins + (<usize>many << 2), written);
}

function fitArc(given: i32, isLoop: bool, tolerance: f64, straight: f64, corner: f64, smooth: i32): void {
  let many = given;
  setCut(0, 0);
  cutCount = 1;
  if (many > 4) findCorners(many, isLoop, corner);
  isCornerStart = false;
  if (isLoop) {
    open(many);
    many++;
  }
  setCut(cutCount++, many - 1);
  const hasCorners = cutCount > 2;
  sharpen(isLoop && isCornerStart);
  for (let round = 0; round < smooth; round++) {
    smoothList(xs);
    smoothList(ys);
  }
  put(px(0));
  put(py(0));
  if (isLoop && many <= 6) {
    for (let i = 1; i < many; i++) putLine(i - 1, i);
    return;
  }
  const isSmoothLoop = isLoop && !hasCorners && !isCornerStart;
  for (let c = 0; c + 1 < cutCount; c++) fitRun(cut(c), cut(c + 1), tolerance, straight, isSmoothLoop);
}

function findCorners(many: i32, isLoop: bool, least: f64): void {
  let last = -1000000000;
  let sharpest: f64 = 2;
  const end = isLoop ? many : many - 2;
  for (let k = isLoop ? 0 : 2; k < end; k++) {
    const reach = min(5, isLoop ? many >> 2 : min(k, many - 1 - k));
    if (reach < 2) continue;
    let ax: f64 = 0;
    let ay: f64 = 0;
    let bx: f64 = 0;
    let by: f64 = 0;
    for (let q = 1; q <= reach; q++) {
      const u = k - q < 0 ? k - q + many : k - q;
      const v = k + q >= many ? k + q - many : k + q;
      ax += px(k) - px(u);
      ay += py(k) - py(u);
      bx += px(v) - px(k);
      by += py(v) - py(k);
    }
    const size = sqrt<f64>((ax * ax + ay * ay) * (bx * bx + by * by));
    const cosine = (ax * bx + ay * by) / (size === 0 ? 1 : size);
    if (cosine >= least) continue;
    if (k - last > reach) {
      setCut(cutCount++, k);
      last = k;
      sharpest = cosine;
    } else if (cosine < sharpest) {
      setCut(cutCount - 1, k);
      last = k;
      sharpest = cosine;
    }
  }
  if (isLoop && cutCount > 2 && cut(1) + many - cut(cutCount - 1) <= 5) cutCount--;
}

function turn(list: usize, begin: i32, many: i32): void {
  if (begin > 0) {
    // the parameters' room is free before anything is fitted
    const head = <usize>begin << 3;
    const tail = <usize>(many - begin) << 3;
    memory.copy(ts, list, head);
    memory.copy(list, list + head, tail);
    memory.copy(list + tail, ts, head);
  }
  store<f64>(list + (<usize>many << 3), load<f64>(list));
}

function open(many: i32): void {
  const begin = cutCount > 1 ? cut(1) : 0;
  isCornerStart = cutCount > 1;
  turn(xs, begin, many);
  turn(ys, begin, many);
  if (cutCount === 1) return;
  for (let c = 2; c < cutCount; c++) setCut(c - 1, cut(c) - begin);
  cutCount--;
}

function sharpen(isLoopCorner: bool): void {
  for (let c = 1; c + 1 < cutCount; c++) {
    const k = cut(c);
    sharpenAt(k, k, k, min(4, min(k - cut(c - 1) - 1, cut(c + 1) - k - 1)));
  }
  if (!isLoopCorner) return;
  const end = cut(cutCount - 1);
  sharpenAt(0, end, 0, min(4, min(cut(1) - 1, end - cut(cutCount - 2) - 1)));
  setPoint(end, px(0), py(0));
}

function sharpenAt(k: i32, before: i32, after: i32, reach: i32): void {
  if (reach < 2) return;
  lineBeside(before, -1, reach);
  const oneX = nx;
  const oneY = ny;
  const oneAway = away;
  lineBeside(after, 1, reach);
  const sine = oneX * ny - oneY * nx;
  if (abs<f64>(sine) < 0.25) return;
  const x = (oneAway * ny - away * oneY) / sine;
  const y = (oneX * away - nx * oneAway) / sine;
  const dx = x - px(k);
  const dy = y - py(k);
  if (dx * dx + dy * dy > 1) return;
  setPoint(k, x, y);
}

function lineBeside(k: i32, step: i32, reach: i32): void {
  let mx: f64 = 0;
  let my: f64 = 0;
  for (let q = 1; q <= reach; q++) {
    mx += px(k + step * q);
    my += py(k + step * q);
  }
  mx /= <f64>reach;
  my /= <f64>reach;
  let xx: f64 = 0;
  let xy: f64 = 0;
  let yy: f64 = 0;
  for (let q = 1; q <= reach; q++) {
    const dx = px(k + step * q) - mx;
    const dy = py(k + step * q) - my;
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
  }
  const half = (xx - yy) / 2;
  const root = sqrt<f64>(half * half + xy * xy);
  const ux = half >= 0 ? half + root : xy;
  const uy = half >= 0 ? xy : root - half;
  let length = sqrt<f64>(ux * ux + uy * uy);
  if (length === 0) length = 1;
  nx = -uy / length;
  ny = ux / length;
  away = nx * mx + ny * my;
}

function smoothList(list: usize): void {
  for (let c = 0; c + 1 < cutCount; c++) {
    let before = load<f64>(list + (<usize>cut(c) << 3));
    const end = cut(c + 1);
    for (let k = cut(c) + 1; k < end; k++) {
      const at = list + (<usize>k << 3);
      const own = load<f64>(at);
      store<f64>(at, (before + 2 * own + load<f64>(at, 8)) / 4);
      before = own;
    }
  }
}

function putLine(s: i32, e: i32): void {
  put(px(s));
  put(py(s));
  put(px(e));
  put(py(e));
  put(px(e));
  put(py(e));
}

function head(dx: f64, dy: f64): void {
  let length = sqrt<f64>(dx * dx + dy * dy);
  if (length === 0) length = 1;
  dirX = dx / length;
  dirY = dy / length;
}

function fitRun(i: i32, j: i32, tolerance: f64, straight: f64, isRing: bool): void {
  isBound = false;
  let endX: f64 = 0;
  let endY: f64 = 0;
  if (isRing) {
    const reach = min(3, (j - i) >> 2);
    let dx: f64 = 0;
    let dy: f64 = 0;
    for (let q = 1; q <= reach; q++) {
      dx += px(i + q) - px(j - q);
      dy += py(i + q) - py(j - q);
    }
    head(dx, dy);
    isBound = true;
    endX = -dirX;
    endY = -dirY;
  }
  for (let s = i; s < j; ) {
    const line = longestLine(s, j, straight);
    const long = line - s;
    const curve = line === j ? -1 : longestCurve(s, i, j, tolerance, isRing, endX, endY);
    if (line === j || curve <= line || (long >= 9 && <f64>long * 2.2 >= <f64>(curve - s))) {
      putLine(s, line);
      isBound = long >= 4;
      head(px(line) - px(s), py(line) - py(s));
      s = line;
    } else {
      put(keptX1);
      put(keptY1);
      put(keptX2);
      put(keptY2);
      put(px(curve));
      put(py(curve));
      isBound = true;
      head(px(curve) - keptX2, py(curve) - keptY2);
      s = curve;
    }
  }
}

let keptX1: f64 = 0;
let keptY1: f64 = 0;
let keptX2: f64 = 0;
let keptY2: f64 = 0;

function longestLine(s: i32, j: i32, within: f64): i32 {
  if (isLine(s, j, within)) return j;
  let good = s + 1;
  let bad = j;
  for (let step = 4; s + step < bad; step *= 2) {
    if (!isLine(s, s + step, within)) {
      bad = s + step;
      break;
    }
    good = s + step;
  }
  while (bad - good > 1 + ((bad - s) >> 4)) {
    const middle = (good + bad) >> 1;
    if (isLine(s, middle, within)) good = middle;
    else bad = middle;
  }
  return good;
}

let runFirst: i32 = 0;
let runLast: i32 = 0;
let runTolerance: f64 = 0;
let runIsRing: bool = false;
let runEndX: f64 = 0;
let runEndY: f64 = 0;

function isCurve(s: i32, e: i32): bool {
  if (!isCubic(s, e)) return false;
  keptX1 = hx1;
  keptY1 = hy1;
  keptX2 = hx2;
  keptY2 = hy2;
  return true;
}

function longestCurve(
  s: i32, i: i32, j: i32, tolerance: f64, isRing: bool, endX: f64, endY: f64,
): i32 {
  runFirst = i;
  runLast = j;
  runTolerance = tolerance;
  runIsRing = isRing;
  runEndX = endX;
  runEndY = endY;
  if (isCurve(s, j)) return j;
  let good = s + 1;
  let bad = j;
  for (let step = 4; s + step < bad; step *= 2) {
    if (!isCurve(s, s + step)) {
      bad = s + step;
      break;
    }
    good = s + step;
  }
  while (bad - good > 1 + ((bad - s) >> 4)) {
    const middle = (good + bad) >> 1;
    if (isCurve(s, middle)) good = middle;
    else bad = middle;
  }
  return good;
}

function isLine(s: i32, e: i32, within: f64): bool {
  if (e - s === 1) return true;
  const x0 = px(s);
  const y0 = py(s);
  const dx = px(e) - x0;
  const dy = py(e) - y0;
  const squared = dx * dx + dy * dy;
  if (squared < 1e-12) return false;
  const length = sqrt<f64>(squared);
  if (isBound && length >= 3 && (dx * dirX + dy * dirY) / length < 0.985) return false;
  const most = within * within * squared;
  for (let k = s + 1; k < e; k++) {
    const ox = px(k) - x0;
    const oy = py(k) - y0;
    const cross = ox * dy - oy * dx;
    if (cross * cross > most) return false;
    const along = ox * dx + oy * dy;
    if (along < -within * length || along > squared + within * length) return false;
  }
  return true;
}

function isCubic(s: i32, e: i32): bool {
  if (e - s < 3) return false;
  const reach = min(4, max(1, (e - s) >> 1));
  let ax = dirX;
  let ay = dirY;
  if (!isBound) {
    ax = 0;
    ay = 0;
    for (let q = 1; q <= reach; q++) {
      ax += px(s + q) - px(s);
      ay += py(s + q) - py(s);
    }
    let length = sqrt<f64>(ax * ax + ay * ay);
    if (length === 0) length = 1;
    ax /= length;
    ay /= length;
  }
  let bx = runEndX;
  let by = runEndY;
  if (!(runIsRing && e === runLast)) {
    bx = 0;
    by = 0;
    if (e === runLast) {
      for (let q = 1; q <= reach; q++) {
        bx += px(e - q) - px(e);
        by += py(e - q) - py(e);
      }
    } else {
      for (let q = 1; q <= 3; q++) {
        const u = max(runFirst, e - q);
        const v = min(runLast, e + q);
        bx += px(u) - px(v);
        by += py(u) - py(v);
      }
    }
    let length = sqrt<f64>(bx * bx + by * by);
    if (length === 0) length = 1;
    bx /= length;
    by /= length;
  }
  return fitCubic(s, e, ax, ay, bx, by, runTolerance * runTolerance);
}

function fitCubic(s: i32, e: i32, ax: f64, ay: f64, bx: f64, by: f64, tolerance: f64): bool {
  store<f64>(ts + (<usize>s << 3), 0);
  for (let k = s + 1; k <= e; k++) {
    const dx = px(k) - px(k - 1);
    const dy = py(k) - py(k - 1);
    store<f64>(ts + (<usize>k << 3), param(k - 1) + sqrt<f64>(dx * dx + dy * dy));
  }
  let length = param(e);
  if (length === 0) length = 1;
  for (let k = s + 1; k <= e; k++) store<f64>(ts + (<usize>k << 3), param(k) / length);
  const x0 = px(s);
  const y0 = py(s);
  const x3 = px(e);
  const y3 = py(e);
  const chord = sqrt<f64>((x3 - x0) * (x3 - x0) + (y3 - y0) * (y3 - y0));
  const least = chord * 0.02;
  const most = length * 1.2;
  for (let round = 0; round <= 3; round++) {
    let c00: f64 = 0;
    let c01: f64 = 0;
    let c11: f64 = 0;
    let u: f64 = 0;
    let v: f64 = 0;
    for (let k = s + 1; k < e; k++) {
      const p = param(k);
      const q = 1 - p;
      const b1 = 3 * p * q * q;
      const b2 = 3 * p * p * q;
      const near = q * q * q + b1;
      const far = p * p * p + b2;
      const dx = px(k) - x0 * near - x3 * far;
      const dy = py(k) - y0 * near - y3 * far;
      c00 += b1 * b1;
      c01 += b1 * b2;
      c11 += b2 * b2;
      u += b1 * (ax * dx + ay * dy);
      v += b2 * (bx * dx + by * dy);
    }
    c01 *= ax * bx + ay * by;
    const determinant = c00 * c11 - c01 * c01;
    let one: f64 = 0;
    let two: f64 = 0;
    if (determinant > 1e-9) {
      one = (u * c11 - v * c01) / determinant;
      two = (c00 * v - c01 * u) / determinant;
    }
    if (!(one > least && one < most)) one = length / 3;
    if (!(two > least && two < most)) two = length / 3;
    const x1 = x0 + ax * one;
    const y1 = y0 + ay * one;
    const x2 = x3 + bx * two;
    const y2 = y3 + by * two;
    let worst: f64 = 0;
    for (let k = s + 1; k < e; k++) {
      const p = param(k);
      const q = 1 - p;
      const b0 = q * q * q;
      const b1 = 3 * p * q * q;
      const b2 = 3 * p * p * q;
      const b3 = p * p * p;
      const dx = x0 * b0 + x1 * b1 + x2 * b2 + x3 * b3 - px(k);
      const dy = y0 * b0 + y1 * b1 + y2 * b2 + y3 * b3 - py(k);
      const off = dx * dx + dy * dy;
      if (off > worst) worst = off;
      const vx = 3 * ((x1 - x0) * q * q + 2 * (x2 - x1) * p * q + (x3 - x2) * p * p);
      const vy = 3 * ((y1 - y0) * q * q + 2 * (y2 - y1) * p * q + (y3 - y2) * p * p);
      const wx = 6 * ((x2 - 2 * x1 + x0) * q + (x3 - 2 * x2 + x1) * p);
      const wy = 6 * ((y2 - 2 * y1 + y0) * q + (y3 - 2 * y2 + y1) * p);
      const slope = vx * vx + vy * vy + dx * wx + dy * wy;
      if (slope > 1e-9 || slope < -1e-9) {
        const moved = p - (dx * vx + dy * vy) / slope;
        store<f64>(ts + (<usize>k << 3), moved < 0 ? 0 : moved > 1 ? 1 : moved);
      }
    }
    if (worst <= tolerance) {
      hx1 = x1;
      hy1 = y1;
      hx2 = x2;
      hy2 = y2;
      return true;
    }
    if (worst > tolerance * 40) break;
  }
  return false;
}
