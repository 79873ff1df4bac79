// Smooth cubics through chains of points whose directions at the ends are given.

import {
  addUp, byLength, c00, c01, c11, farthest, px, py, refine, setHandles, setPoints, ux, uy, vx, vy, worst, x1, x2, y1, y2,
} from "../kernels/shared/cubic.kernel";

/** Newton's rounds for the parameters of points; a fit farther off than this times the squared tolerance is given up. */
const rounds = 4;
const hopeless: f64 = 16;
/** Points on each side of a break that give its direction. */
const besideBreak = 3;
/** Equations whose determinant is a smaller share than this of what it could be say nothing. */
const minDeterminant: f64 = 1e-12;
/** Handles are from so short to so long, in chords: others make cusps and loops. */
const shortest: f64 = 0.01;
const longest: f64 = 3;

let to: usize = 0;
let written: i32 = 0;
let allowed: f64 = 0;

/**
 * Fits points 0 to `last` (f64 each) and writes x, y of two handles and an end for each cubic to `out`; returns
 * how many numbers it wrote. `scratch` has room for a f64 a point; `tolerance` is squared.
 */
export function fitCubics(
  x: usize, y: usize, last: i32, startX: f64, startY: f64, endX: f64, endY: f64,
  tolerance: f64, scratch: usize, out: usize,
): i32 {
  setPoints(x, y, scratch);
  to = out;
  written = 0;
  allowed = tolerance;
  fitPart(0, last, startX, startY, endX, endY);
  return written;
}

function put(value: f64): void {
  store<f64>(to + (<usize>written << 3), value);
  written++;
}

function putCubic(last: i32): void {
  put(x1);
  put(y1);
  put(x2);
  put(y2);
  put(px(last));
  put(py(last));
}

function fitPart(first: i32, last: i32, sx: f64, sy: f64, ex: f64, ey: f64): void {
  const dx = px(last) - px(first);
  const dy = py(last) - py(first);
  const chord = sqrt<f64>(dx * dx + dy * dy);
  if (last - first < 2) {
    // two points: handles a third of the way along
    const third = chord / 3;
    setHandles(px(first) + sx * third, py(first) + sy * third, px(last) + ex * third, py(last) + ey * third);
    putCubic(last);
    return;
  }
  // parameters by length along the chain, then bent curves, each better than the last
  byLength(first, last);
  let split = (first + last) >> 1;
  for (let round = 0; round <= rounds; round++) {
    addUp(first, last);
    placeHandles(first, last, sx, sy, ex, ey, chord);
    refine(first, last, Infinity);
    split = farthest;
    if (worst <= allowed) {
      putCubic(last);
      return;
    }
    if (worst > hopeless * allowed) break;
  }
  // too bent for one cubic: two, smooth where the fit was worst
  const before = max(first, split - besideBreak);
  const after = min(last, split + besideBreak);
  let ax = px(after) - px(before);
  let ay = py(after) - py(before);
  const length = sqrt<f64>(ax * ax + ay * ay);
  ax = length > 0 ? ax / length : 1;
  ay = length > 0 ? ay / length : 0;
  fitPart(first, split, sx, sy, -ax, -ay);
  fitPart(split, last, ax, ay, ex, ey);
}

/** The handles in the given directions with which the cubic is nearest to the points at their parameters. */
function placeHandles(first: i32, last: i32, sx: f64, sy: f64, ex: f64, ey: f64, chord: f64): void {
  const dx = px(last) - px(first);
  const dy = py(last) - py(first);
  const turn = c01 * (sx * ex + sy * ey);
  const u = ux * sx + uy * sy;
  const v = vx * ex + vy * ey;
  const determinant = c00 * c11 - turn * turn;
  const isSound = determinant > minDeterminant * c00 * c11;
  let a = isSound ? (u * c11 - v * turn) / determinant : 0;
  let b = isSound ? (v * c00 - u * turn) / determinant : 0;
  // handles that vanish, point backwards or overshoot make cusps and loops: Wu and Barsky's third of the chord
  const minHandle = chord * shortest;
  const maxHandle = chord * longest;
  // how far they lead along the chord: together farther than this, the curve runs on, back and on again
  const leads = a * (sx * dx + sy * dy);
  const lags = -b * (ex * dx + ey * dy);
  const isBack = leads > 0 && lags > 0 && leads + lags - sqrt<f64>(leads) * sqrt<f64>(lags) > chord * chord;
  if (isBack || !(a > minHandle && b > minHandle && a < maxHandle && b < maxHandle)) {
    a = chord / 3;
    b = chord / 3;
  }
  setHandles(px(first) + sx * a, py(first) + sy * a, px(last) + ex * b, py(last) + ey * b);
}
