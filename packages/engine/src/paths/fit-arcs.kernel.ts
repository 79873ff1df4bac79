// Chains of points become straight lines and cubics. Lengths are pixels.

import {
  addUp, byLength, c00, c01, c11, px, py, refine, setHandles, setPoints, ux, uy, vx, vy, worst, x1, x2, y1, y2,
} from "../kernels/shared/cubic.kernel";

/** Points on each side of a point that measure how sharply the chain turns there, and the directions of a corner's sides. */
const arm = 5;
const side = 4;
/**
 * A corner moves no farther than this to where its sides meet; sides that turn less than the second (the sine) meet too far
 * away.
 */
const cornerReach: f64 = 1;
const minMeetingTurn: f64 = 0.25;
/** Points on each side of a break that give its direction: in flat art, whose points are exact, and else; and at an end. */
const besideExact = 7;
const beside = 3;
const atEnd = 4;
/** From this number of points on, a cubic finds its own directions at cuts. */
const minFreePoints = 8;
/** A straight line leaves a smooth break within this cosine of its direction. */
const aligned: f64 = 0.985;
/** A straight segment of so many points is preferred to a curve of up to so many times as many. */
const minStraightPoints = 9;
const preference: f64 = 2.2;
/** A straight segment keeps this near to its points, its ends nearer; bent by more than the last it is an arc. */
const segmentOff: f64 = 0.16;
const segmentEnd: f64 = 0.07;
const segmentBent: f64 = 0.05;
/** Nor is it one when a cubic runs this near to it and beyond both its ends. */
const segmentCurve: f64 = 0.27;
/** The middle third of a parabola lies so much of its height above its outer thirds. */
const middleAbove: f64 = 0.4445;
/** A segment of fewer points is an arc, too, if one cubic runs along it and half as much on both sides. */
const surelyStraight = 44;
/**
 * Segments with so few points between them meet where their lines do, not farther than the second from those points, and if
 * they turn by more than the third (the sine).
 */
const maxBetween = 7;
const meetingReach: f64 = 1.2;
const minSegmentTurn: f64 = 0.1;
/**
 * In photos, whose borders are rough, the whole rest of a border of more points than this is tried only where half of it was one
 * curve: else long borders would take the square of their length.
 */
const farthestTried = 160;
/** Newton's rounds for the parameters of points; a fit farther off than the second times the squared tolerance is given up. */
const rounds = 3;
const hopeless: f64 = 40;
/** A free direction turns no farther than this (cosine squared) from the one that the points beside the end have. */
const turned: f64 = 0.75;
/** Handles are longer than this share of the chord, and shorter than this share of the way along the points. */
const shortestHandle: f64 = 0.02;
const longestHandle: f64 = 1.2;
/** Equations with a smaller determinant than this say nothing. */
const minDeterminant: f64 = 1e-9;

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
let besideBreak: i32 = beside;
let isExact: bool = false;
let hasEnd: bool = false;
let endX: f64 = 0;
let endY: f64 = 0;
let found: usize = 0;
let foundCount: i32 = 0;
let nx: f64 = 0;
let ny: f64 = 0;
let away: f64 = 0;

// @ts-ignore: decorator
@inline
function setPoint(i: i32, x: f64, y: f64): void {
  store<f64>(xs + (<usize>i << 3), x);
  store<f64>(ys + (<usize>i << 3), y);
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
 * Fits `listed` chains, named in `list` (i32), of the points `x`, `y` (f64) that begin at `start` (i32). `loops` (u8) says
 * which are closed, `factors` (f64 for each of the list) how much more closely they are fitted. Scratch: three times
 * `room` f64, and as many i32 and sixteen more, twice. Writes where each one's numbers begin to `begins` (i32, one more at the
 * end) and the numbers (f64) to `out`.
 */
export function fitArcs(
  x: usize, y: usize, start: usize, loops: usize, list: usize, factors: usize, listed: i32,
  tolerance: f64, straight: f64, corner: f64, smooth: i32, minSegment: i32,
  scratch: usize, room: i32, marks: usize, begins: usize, out: usize,
): void {
  xs = scratch;
  ys = scratch + (<usize>room << 3);
  ts = scratch + (<usize>room << 4);
  setPoints(xs, ys, ts);
  cuts = marks;
  found = marks + (<usize>(room + 16) << 2);
  to = out;
  written = 0;
  for (let k = 0; k < listed; k++) {
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
      isPlain ? corner : -2, isPlain ? smooth : 0, isPlain ? minSegment : 0,
    );
  }
  store<i32>(begins + (<usize>listed << 2), written);
}

function fitArc(
  given: i32, isLoop: bool, tolerance: f64, straight: f64, corner: f64, smooth: i32, minSegment: i32,
): void {
  let count = given;
  isExact = minSegment > 0;
  besideBreak = isExact ? besideExact : beside;
  setCut(0, 0);
  cutCount = 1;
  if (count > 4) findCorners(count, isLoop, corner);
  isCornerStart = false;
  if (isLoop) {
    open(count);
    count++;
  }
  setCut(cutCount++, count - 1);
  const hasCorners = cutCount > 2;
  sharpen(isLoop && isCornerStart);
  for (let round = 0; round < smooth; round++) {
    smoothList(xs);
    smoothList(ys);
  }
  put(px(0));
  put(py(0));
  if (isLoop && count <= 6) {
    for (let i = 1; i < count; i++) putLine(i - 1, i);
    return;
  }
  const isSmoothLoop = isLoop && !hasCorners && !isCornerStart;
  for (let c = 0; c + 1 < cutCount; c++) {
    fitRun(cut(c), cut(c + 1), tolerance, straight, minSegment, isSmoothLoop);
  }
}

function findCorners(count: i32, isLoop: bool, minCosine: f64): void {
  let last = -1000000000;
  let sharpest: f64 = 2;
  const end = isLoop ? count : count - 2;
  for (let k = isLoop ? 0 : 2; k < end; k++) {
    const reach = min(arm, isLoop ? count >> 2 : min(k, count - 1 - k));
    if (reach < 2) continue;
    let ax: f64 = 0;
    let ay: f64 = 0;
    let bx: f64 = 0;
    let by: f64 = 0;
    for (let q = 1; q <= reach; q++) {
      const u = k - q < 0 ? k - q + count : k - q;
      const v = k + q >= count ? k + q - count : k + q;
      ax += px(k) - px(u);
      ay += py(k) - py(u);
      bx += px(v) - px(k);
      by += py(v) - py(k);
    }
    const size = sqrt<f64>((ax * ax + ay * ay) * (bx * bx + by * by));
    const cosine = (ax * bx + ay * by) / (size === 0 ? 1 : size);
    if (cosine >= minCosine) continue;
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
  if (isLoop && cutCount > 2 && cut(1) + count - cut(cutCount - 1) <= arm) cutCount--;
}

function turn(list: usize, begin: i32, count: i32): void {
  if (begin > 0) {
    // the parameters' room is free before anything is fitted
    const head = <usize>begin << 3;
    const tail = <usize>(count - begin) << 3;
    memory.copy(ts, list, head);
    memory.copy(list, list + head, tail);
    memory.copy(list + tail, ts, head);
  }
  store<f64>(list + (<usize>count << 3), load<f64>(list));
}

function open(count: i32): void {
  const begin = cutCount > 1 ? cut(1) : 0;
  isCornerStart = cutCount > 1;
  turn(xs, begin, count);
  turn(ys, begin, count);
  if (cutCount === 1) return;
  for (let c = 2; c < cutCount; c++) setCut(c - 1, cut(c) - begin);
  cutCount--;
}

function sharpen(isLoopCorner: bool): void {
  for (let c = 1; c + 1 < cutCount; c++) {
    const k = cut(c);
    sharpenAt(k, k, k, min(side, min(k - cut(c - 1) - 1, cut(c + 1) - k - 1)));
  }
  if (!isLoopCorner) return;
  const end = cut(cutCount - 1);
  sharpenAt(0, end, 0, min(side, min(cut(1) - 1, end - cut(cutCount - 2) - 1)));
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
  if (abs<f64>(sine) < minMeetingTurn) return;
  const x = (oneAway * ny - away * oneY) / sine;
  const y = (oneX * away - nx * oneAway) / sine;
  const dx = x - px(k);
  const dy = y - py(k);
  if (dx * dx + dy * dy > cornerReach * cornerReach) return;
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

function head(dx: f64, dy: f64, bound: bool): void {
  let length = sqrt<f64>(dx * dx + dy * dy);
  if (length === 0) length = 1;
  dirX = dx / length;
  dirY = dy / length;
  isBound = bound;
}

function endAt(dx: f64, dy: f64): void {
  let length = sqrt<f64>(dx * dx + dy * dy);
  if (length === 0) length = 1;
  endX = dx / length;
  endY = dy / length;
  hasEnd = true;
}

// @ts-ignore: decorator
@inline
function mark(k: i32): i32 {
  return load<i32>(found + (<usize>k << 2));
}
// @ts-ignore: decorator
@inline
function setMark(k: i32, value: i32): void {
  store<i32>(found + (<usize>k << 2), value);
}

function fitRun(i: i32, j: i32, tolerance: f64, straight: f64, minSegment: i32, isRing: bool): void {
  foundCount = 0;
  if (minSegment > 0 && !isLine(i, j, straight)) findSegments(i, j, minSegment);
  meetSegments(i, j);
  const count = foundCount;
  let from = i;
  isBound = false;
  hasEnd = false;
  const isOpenedStraight = count > 0 && mark(0) === i;
  if (isRing) {
    boundRing(i, j);
    if (isOpenedStraight) isBound = false;
  }
  const ringX = -dirX;
  const ringY = -dirY;
  for (let k = 0; k < count; k += 2) {
    const s = mark(k);
    const e = mark(k + 1);
    endAt(px(s) - px(e), py(s) - py(e));
    if (from < s) fitBetween(from, s, tolerance, straight, true);
    putLine(s, e);
    head(px(e) - px(s), py(e) - py(s), true);
    from = e;
  }
  hasEnd = false;
  if (isRing && isOpenedStraight) endAt(px(mark(0)) - px(mark(1)), py(mark(0)) - py(mark(1)));
  else if (isRing) endAt(ringX, ringY);
  if (from < j) fitBetween(from, j, tolerance, straight, count > 0);
}

function boundRing(i: i32, j: i32): void {
  const reach = min(besideBreak, (j - i) >> 2);
  let dx: f64 = 0;
  let dy: f64 = 0;
  for (let q = 1; q <= reach; q++) {
    dx += px(i + q) - px(j - q);
    dy += py(i + q) - py(j - q);
  }
  head(dx, dy, true);
}

let keptX1: f64 = 0;
let keptY1: f64 = 0;
let keptX2: f64 = 0;
let keptY2: f64 = 0;

function keep(): void {
  keptX1 = x1;
  keptY1 = y1;
  keptX2 = x2;
  keptY2 = y2;
}

function fitBetween(i: i32, j: i32, tolerance: f64, straight: f64, areCurvesPreferred: bool): void {
  for (let s = i; s < j; ) {
    const line = longestLine(s, j, straight);
    let curve = line < j ? longestCurve(s, i, j, tolerance) : -1;
    const middle = (s + j) >> 1;
    if (isExact && curve > middle && curve < j && isCubic(s, middle, i, j, tolerance)) {
      keep();
      curve = middle;
    }
    const long = line - s;
    const isStraight = !areCurvesPreferred && long >= minStraightPoints && <f64>long * preference >= <f64>(curve - s);
    if (line === j || curve <= line || isStraight) {
      putLine(s, line);
      head(px(line) - px(s), py(line) - py(s), long >= atEnd);
      s = line;
    } else {
      put(keptX1);
      put(keptY1);
      put(keptX2);
      put(keptY2);
      put(px(curve));
      put(py(curve));
      head(px(curve) - keptX2, py(curve) - keptY2, true);
      s = curve;
    }
  }
}

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

function isKept(s: i32, e: i32, i: i32, j: i32, tolerance: f64): bool {
  if (!isCubic(s, e, i, j, tolerance)) return false;
  keep();
  return true;
}

function longestCurve(s: i32, i: i32, j: i32, tolerance: f64): i32 {
  const isFar = !isExact && j - s > farthestTried;
  if (!isFar && isKept(s, j, i, j, tolerance)) return j;
  let good = s + 1;
  let bad = j;
  for (let step = 4; s + step < bad; step *= 2) {
    if (!isKept(s, s + step, i, j, tolerance)) {
      bad = s + step;
      break;
    }
    good = s + step;
  }
  if (isFar && bad === j && isKept(s, j, i, j, tolerance)) return j;
  while (bad - good > 1 + ((bad - s) >> 4)) {
    const middle = (good + bad) >> 1;
    if (isKept(s, middle, i, j, tolerance)) good = middle;
    else bad = middle;
  }
  return good;
}

function isStraightSegment(s: i32, e: i32): bool {
  const bound = isBound;
  isBound = false;
  const is = isLine(s, e, segmentOff);
  isBound = bound;
  return is;
}

function longestSegment(s: i32, j: i32, long: i32): i32 {
  if (j <= s + long || isStraightSegment(s, j)) return j;
  let good = s + 1;
  let bad = j;
  for (let step = 4; s + step < bad; step *= 2) {
    if (!(step <= long || isStraightSegment(s, s + step))) {
      bad = s + step;
      break;
    }
    good = s + step;
  }
  while (bad - good > 1 + ((bad - s) >> 4)) {
    const middle = (good + bad) >> 1;
    if (middle <= s + long || isStraightSegment(s, middle)) good = middle;
    else bad = middle;
  }
  return good;
}

function findSegments(i: i32, j: i32, minLength: i32): void {
  let from = -1;
  let long = minLength - 1;
  for (let s = i; s + long < j; s++) {
    if (!isStraightSegment(s, s + long + 1)) continue;
    from = s;
    long = longestSegment(s, j, long) - s;
  }
  if (from < 0) return;
  findSegments(i, from, minLength);
  trim(from, from + long, i, j, minLength);
  findSegments(from + long, j, minLength);
}

// @ts-ignore: decorator
@inline
function offLine(k: i32, lineX: f64, lineY: f64, lineAway: f64): f64 {
  return lineX * px(k) + lineY * py(k) - lineAway;
}

function trim(first: i32, last: i32, i: i32, j: i32, minLength: i32): void {
  const margin = (last - first) >> 3;
  lineBeside(first + margin - 1, 1, last - first - 2 * margin + 1);
  const lineX = nx;
  const lineY = ny;
  const lineAway = away;
  let s = first;
  let e = last;
  while (s < first + margin && s > i && abs<f64>(offLine(s, lineX, lineY, lineAway)) > segmentEnd) s++;
  while (e > last - margin && e < j && abs<f64>(offLine(e, lineX, lineY, lineAway)) > segmentEnd) e--;
  const dx = px(e) - px(s);
  const dy = py(e) - py(s);
  if (dx * dx + dy * dy < <f64>(minLength * minLength)) return;
  const third = (e - s) / 3;
  let middle: f64 = 0;
  let outer: f64 = 0;
  for (let k = 0; k < third; k++) {
    middle += offLine(s + third + k, lineX, lineY, lineAway);
    outer += (offLine(s + k, lineX, lineY, lineAway) + offLine(e - k, lineX, lineY, lineAway)) / 2;
  }
  if (abs<f64>(middle - outer) > segmentBent * middleAbove * <f64>third) return;
  if (e - s < surelyStraight && isInCurve(s, e, i, j)) return;
  for (let end = 0; end < 2; end++) {
    const k = end === 0 ? s : e;
    if (k === i || k === j) continue;
    const by = offLine(k, lineX, lineY, lineAway);
    setPoint(k, px(k) - lineX * by, py(k) - lineY * by);
  }
  setMark(foundCount++, s);
  setMark(foundCount++, e);
}

function isInCurve(s: i32, e: i32, i: i32, j: i32): bool {
  const more = (e - s) >> 1;
  const from = max(i, s - more);
  const to = min(j, e + more);
  if (to - from < ((e - s) * 3) >> 1) return false;
  const bound = isBound;
  const end = hasEnd;
  isBound = false;
  hasEnd = false;
  const is = isCubic(from, to, from, to, segmentCurve);
  isBound = bound;
  hasEnd = end;
  return is;
}

function meetSegments(i: i32, j: i32): void {
  for (let k = 2; k < foundCount; k += 2) {
    const s = mark(k - 2);
    const e = mark(k - 1);
    const s2 = mark(k);
    const e2 = mark(k + 1);
    if (s2 - e > maxBetween) continue;
    const ax = px(e) - px(s);
    const ay = py(e) - py(s);
    const bx = px(e2) - px(s2);
    const by = py(e2) - py(s2);
    const sine = ax * by - ay * bx;
    if (abs<f64>(sine) < minSegmentTurn * sqrt<f64>((ax * ax + ay * ay) * (bx * bx + by * by))) continue;
    const t = ((px(s2) - px(s)) * by - (py(s2) - py(s)) * bx) / sine;
    const x = px(s) + ax * t;
    const y = py(s) + ay * t;
    const middle = (e + s2) >> 1;
    const dx = x - px(middle);
    const dy = y - py(middle);
    if (dx * dx + dy * dy > meetingReach * meetingReach || middle <= i || middle >= j) continue;
    setPoint(middle, x, y);
    setMark(k - 1, middle);
    setMark(k, middle);
  }
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
  if (isBound && length >= 3 && (dx * dirX + dy * dirY) / length < aligned) return false;
  const maxSquared = within * within * squared;
  for (let k = s + 1; k < e; k++) {
    const ox = px(k) - x0;
    const oy = py(k) - y0;
    const cross = ox * dy - oy * dx;
    if (cross * cross > maxSquared) return false;
    const along = ox * dx + oy * dy;
    if (along < -within * length || along > squared + within * length) return false;
  }
  return true;
}

function isCubic(s: i32, e: i32, i: i32, j: i32, tolerance: f64): bool {
  if (e - s < 3) return false;
  const isLong = e - s >= minFreePoints;
  let isFreeStart = false;
  let isFreeEnd = false;
  let ax = dirX;
  let ay = dirY;
  if (!isBound) {
    isFreeStart = isLong;
    const reach = min(atEnd, max(1, (e - s) >> 1));
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
  let bx = endX;
  let by = endY;
  if (e < j || !hasEnd) {
    bx = 0;
    by = 0;
    if (e === j) {
      isFreeEnd = isLong;
      const reach = min(atEnd, max(1, (e - s) >> 1));
      for (let q = 1; q <= reach; q++) {
        bx += px(e - q) - px(e);
        by += py(e - q) - py(e);
      }
    } else {
      const reach = min(min(besideBreak, max(2, (e - s) >> 1)), min(e - i, max(2, j - e)));
      for (let q = 1; q <= reach; q++) {
        const u = max(i, e - q);
        const v = min(j, e + q);
        bx += (px(u) - px(v)) * <f64>q;
        by += (py(u) - py(v)) * <f64>q;
      }
    }
    let length = sqrt<f64>(bx * bx + by * by);
    if (length === 0) length = 1;
    bx /= length;
    by /= length;
  }
  const squared = tolerance * tolerance;
  if ((isFreeStart || isFreeEnd) && fitCubic(s, e, ax, ay, bx, by, squared, isFreeStart, isFreeEnd)) return true;
  return fitCubic(s, e, ax, ay, bx, by, squared, false, false);
}

function fitCubic(
  s: i32, e: i32, ax: f64, ay: f64, bx: f64, by: f64, tolerance: f64, isFreeStart: bool, isFreeEnd: bool,
): bool {
  let length = byLength(s, e);
  if (length === 0) length = 1;
  const x0 = px(s);
  const y0 = py(s);
  const x3 = px(e);
  const y3 = py(e);
  const chord = sqrt<f64>((x3 - x0) * (x3 - x0) + (y3 - y0) * (y3 - y0));
  const minHandle = chord * shortestHandle;
  const maxHandle = length * longestHandle;
  for (let round = 0; round <= rounds; round++) {
    // the handles by least squares: their lengths, and their directions where these are free
    addUp(s, e);
    let oneX: f64 = 0;
    let oneY: f64 = 0;
    let twoX: f64 = 0;
    let twoY: f64 = 0;
    const free = c00 * c11 - c01 * c01;
    if (isFreeStart && isFreeEnd) {
      if (free < minDeterminant) return false;
      oneX = (ux * c11 - vx * c01) / free;
      oneY = (uy * c11 - vy * c01) / free;
      twoX = (vx * c00 - ux * c01) / free;
      twoY = (vy * c00 - uy * c01) / free;
    } else if (isFreeStart) {
      if (free < minDeterminant) return false;
      const two = ((vx * bx + vy * by) * c00 - (ux * bx + uy * by) * c01) / free;
      twoX = bx * two;
      twoY = by * two;
      oneX = (ux - c01 * twoX) / c00;
      oneY = (uy - c01 * twoY) / c00;
    } else if (isFreeEnd) {
      if (free < minDeterminant) return false;
      const one = ((ux * ax + uy * ay) * c11 - (vx * ax + vy * ay) * c01) / free;
      oneX = ax * one;
      oneY = ay * one;
      twoX = (vx - c01 * oneX) / c11;
      twoY = (vy - c01 * oneY) / c11;
    } else {
      const turn = c01 * (ax * bx + ay * by);
      const u = ux * ax + uy * ay;
      const v = vx * bx + vy * by;
      const determinant = c00 * c11 - turn * turn;
      let one: f64 = 0;
      let two: f64 = 0;
      if (determinant > minDeterminant) {
        one = (u * c11 - v * turn) / determinant;
        two = (c00 * v - turn * u) / determinant;
      }
      if (!(one > minHandle && one < maxHandle)) one = length / 3;
      if (!(two > minHandle && two < maxHandle)) two = length / 3;
      oneX = ax * one;
      oneY = ay * one;
      twoX = bx * two;
      twoY = by * two;
    }
    if (isFreeStart || isFreeEnd) {
      // handles that vanish, overshoot or point away from the points make cusps and loops
      const one = oneX * ax + oneY * ay;
      const two = twoX * bx + twoY * by;
      if (!(one > minHandle && one < maxHandle && two > minHandle && two < maxHandle)) return false;
      if (one * one < turned * (oneX * oneX + oneY * oneY)) return false;
      if (two * two < turned * (twoX * twoX + twoY * twoY)) return false;
    }
    setHandles(x0 + oneX, y0 + oneY, x3 + twoX, y3 + twoY);
    // after the last round nothing is made better
    const givenUp = round === rounds ? tolerance : tolerance * hopeless;
    refine(s, e, givenUp);
    if (worst <= tolerance) return true;
    if (worst > givenUp) break;
  }
  return false;
}
