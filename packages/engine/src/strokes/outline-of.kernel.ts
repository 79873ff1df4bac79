// The area that a stroke of changing width covers, as `outlineOf` says. All numbers are f64, in hundredths of a millimeter.

import { at, put } from "../kernels/shared/f64-list.kernel";

/** How long a handle is for half a circle of radius 1. */
const round: f64 = 4.0 / 3.0;
/** Half the width of a hair. */
const hair = 20;
/** How far a line may turn, in radians, between places where its sides are computed; a hair's are nearly parallel. */
const sideTurn = 0.6;
const hairTurn = 1.6;
/** A cubic has at most so many parts. */
const maxParts = 16;
/** Cosine of a turn from one part to the next, about six degrees, that is no corner. */
const straightOn = 0.995;
/** How long the handles of the arc around a corner are, as a share of its chord. */
const cornerHandles = 0.4;

/** A place on a stroke is 7 numbers: where, which way it runs, half its width, lengths of the handles before and after it. */
const placeBytes = 56;

// @ts-ignore: a decorator of AssemblyScript
@inline
function isStraight(cubic: usize): boolean {
  return at(cubic, 0) === at(cubic, 2) && at(cubic, 1) === at(cubic, 3) && at(cubic, 4) === at(cubic, 6) && at(cubic, 5) === at(cubic, 7);
}

/** How far a cubic turns from one leg to the next, in radians, nearly. */
function turnAt(cubic: usize, leg: i32): f64 {
  const px = at(cubic, 2 * leg + 2) - at(cubic, 2 * leg);
  const py = at(cubic, 2 * leg + 3) - at(cubic, 2 * leg + 1);
  const qx = at(cubic, 2 * leg + 4) - at(cubic, 2 * leg + 2);
  const qy = at(cubic, 2 * leg + 5) - at(cubic, 2 * leg + 3);
  const size = sqrt<f64>((px * px + py * py) * (qx * qx + qy * qy));
  // 1 - cosine, which grows with the square of the angle
  return size > 0 ? sqrt<f64>(2 * max<f64>(0, 1 - (px * qx + py * qy) / size)) : 0;
}

/** How many parts of a cubic have sides that are near enough to cubics: one for every `turnEach` of its turn. */
function partsOf(cubic: usize, turnEach: f64): i32 {
  if (isStraight(cubic)) return 1;
  return <i32>max<f64>(1, min<f64>(maxParts, ceil<f64>((turnAt(cubic, 0) + turnAt(cubic, 1)) / turnEach)));
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function mix(a: f64, b: f64, t: f64): f64 {
  return a + (b - a) * t;
}

/** Cuts the first cubic of a curve of so many numbers in two at `t` (de Casteljau). */
function cutFirst(curve: usize, count: i32, t: f64): void {
  const s = 1 - t;
  const b0 = s * s * s;
  const b1 = 3 * s * s * t;
  const b2 = 3 * s * t * t;
  const b3 = t * t * t;
  const straight = isStraight(curve);
  memory.copy(curve + 12 * 8, curve + 6 * 8, <usize>(count - 6) << 3);
  for (let axis = 0; axis < 2; axis++) {
    const p = at(curve, axis);
    const q = at(curve, 2 + axis);
    const r = at(curve, 4 + axis);
    const z = at(curve, 12 + axis);
    if (straight) {
      const middle = b0 * p + b1 * q + b2 * r + b3 * z;
      put(curve, 2 + axis, p);
      for (let k = 4; k <= 8; k += 2) put(curve, k + axis, middle);
      put(curve, 10 + axis, z);
      continue;
    }
    const a = mix(p, q, t);
    const b = mix(q, r, t);
    const c = mix(r, z, t);
    const d = mix(a, b, t);
    const e = mix(b, c, t);
    put(curve, 2 + axis, a);
    put(curve, 4 + axis, d);
    put(curve, 6 + axis, mix(d, e, t));
    put(curve, 8 + axis, e);
    put(curve, 10 + axis, c);
  }
}

let legX: f64 = 0;
let legY: f64 = 0;
let legLength: f64 = 0;

/** The handle after (1) or before (-1) a node; where it has no length, towards what comes next. */
function legOf(curve: usize, node: i32, sense: i32): void {
  const i = node * 6;
  for (let k = 1; k <= 3; k++) {
    const dx = at(curve, i + 2 * k * sense) - at(curve, i);
    const dy = at(curve, i + 2 * k * sense + 1) - at(curve, i + 1);
    const length = sqrt<f64>(dx * dx + dy * dy);
    if (!(length > 0.5)) continue;
    legX = dx / length;
    legY = dy / length;
    // a handle that lies on its end counts as a third of the way
    legLength = k === 1 ? length : length / 3;
    return;
  }
  legX = 1;
  legY = 0;
  legLength = 0;
}

/** Writes the places along a stroke, two at each node where it has a corner; returns the end of them. */
function findPlaces(points: usize, cubics: i32, halves: usize, curve: usize, places: usize): usize {
  let end = places;
  for (let cubic = 0; cubic < cubics; cubic++) {
    const from = at(halves, cubic);
    const to = at(halves, cubic + 1);
    const own = points + <usize>(cubic * 48);
    const count = partsOf(own, max<f64>(from, to) < hair ? hairTurn : sideTurn);
    memory.copy(curve, own, 64);
    for (let k = count; k > 1; k--) cutFirst(curve, 6 * (count - k + 1) + 2, <f64>(k - 1) / <f64>k);
    for (let k = 0; k <= count; k++) {
      // the direction is that of the handle after a place, at the end of the one before it
      const x = at(curve, 6 * k);
      const y = at(curve, 6 * k + 1);
      let dx: f64 = 0;
      let dy: f64 = 0;
      let before: f64 = 0;
      let after: f64 = 0;
      if (k > 0) {
        legOf(curve, k, -1);
        dx = -legX;
        dy = -legY;
        before = legLength;
      }
      if (k < count) {
        legOf(curve, k, 1);
        dx = legX;
        dy = legY;
        after = legLength;
      }
      const last = end - placeBytes;
      if (k === 0 && end > places && at(last, 2) * dx + at(last, 3) * dy > straightOn) {
        put(last, 6, after);
        continue;
      }
      put(end, 0, x);
      put(end, 1, y);
      put(end, 2, dx);
      put(end, 3, dy);
      put(end, 4, from + ((to - from) * <f64>k) / <f64>count);
      put(end, 5, before);
      put(end, 6, after);
      end += placeBytes;
    }
  }
  return end;
}

/** Whole numbers, as JavaScript rounds them. */
let out: usize = 0;

// @ts-ignore: a decorator of AssemblyScript
@inline
function write(x: f64, y: f64): void {
  const right = ceil<f64>(x);
  const lower = ceil<f64>(y);
  store<f64>(out, right - 0.5 > x ? right - 1 : right);
  store<f64>(out, lower - 0.5 > y ? lower - 1 : lower, 8);
  out += 16;
}

/** One cubic beside the stroke from place to place; `hand` 1 goes forwards on its left, -1 back on its right. */
function side(p: usize, q: usize, hand: f64): void {
  const px = at(p, 0);
  const py = at(p, 1);
  const pdx = at(p, 2);
  const pdy = at(p, 3);
  const qx = at(q, 0);
  const qy = at(q, 1);
  const qdx = at(q, 2);
  const qdy = at(q, 3);
  const x0 = px + hand * pdy * at(p, 4);
  const y0 = py - hand * pdx * at(p, 4);
  const x3 = qx + hand * qdy * at(q, 4);
  const y3 = qy - hand * qdx * at(q, 4);
  const chord = sqrt<f64>((x3 - x0) * (x3 - x0) + (y3 - y0) * (y3 - y0));
  if (px === qx && py === qy) {
    // around a corner: an arc on its outside, a straight line inside it, where the stroke covers itself.
    // forwards on the left the outside is where we turn right, which is clockwise on the screen; back it is the same
    const turn = pdx * qdy - pdy * qdx;
    const reach = turn > 0 ? hand * chord * cornerHandles : 0;
    write(x0 + pdx * reach, y0 + pdy * reach);
    write(x3 - qdx * reach, y3 - qdy * reach);
    write(x3, y3);
    return;
  }
  const base = sqrt<f64>((qx - px) * (qx - px) + (qy - py) * (qy - py));
  // handles grow on the outside of a bend and shrink inside it, and lean as the width changes
  const grow = (hand * chord) / (base > 0 ? base : 1);
  const lean = (hand * (at(q, 4) - at(p, 4))) / 3;
  const first = hand > 0 ? at(p, 6) : at(p, 5);
  const second = hand > 0 ? at(q, 5) : at(q, 6);
  write(x0 + pdx * first * grow + pdy * lean, y0 + pdy * first * grow - pdx * lean);
  write(x3 - qdx * second * grow - qdy * lean, y3 - qdy * second * grow + qdx * lean);
  write(x3, y3);
}

/**
 * Half a circle around the end of a stroke, from its one side to the other, as one cubic: within 2 % of its radius, less
 * than any printer shows. The end of a hair is cut straight.
 */
function cap(place: usize, hand: f64): void {
  const x = at(place, 0);
  const y = at(place, 1);
  const half = at(place, 4);
  const ux = hand * at(place, 2) * half;
  const uy = hand * at(place, 3) * half;
  const fromX = x + uy;
  const fromY = y - ux;
  const toX = x - uy;
  const toY = y + ux;
  if (half < hair) {
    write(fromX, fromY);
    write(toX, toY);
  } else {
    write(fromX + ux * round, fromY + uy * round);
    write(toX + ux * round, toY + uy * round);
  }
  write(toX, toY);
}

/**
 * Writes the outline of a stroke of so many cubics whose nodes have half the widths `halves`. Room: `curve` for 98 numbers, `places`
 * for 119 a cubic, `ring` for 204 a cubic and 26. Returns how many numbers it has.
 */
export function outlineStroke(points: usize, cubics: i32, halves: usize, curve: usize, places: usize, ring: usize): i32 {
  const end = findPlaces(points, cubics, halves, curve, places);
  out = ring;
  write(at(places, 0) + at(places, 3) * at(places, 4), at(places, 1) - at(places, 2) * at(places, 4));
  for (let place = places + placeBytes; place < end; place += placeBytes) side(place - placeBytes, place, 1);
  cap(end - placeBytes, 1);
  for (let place = end - placeBytes; place > places; place -= placeBytes) side(place, place - placeBytes, -1);
  cap(places, -1);
  return <i32>((out - ring) >> 3);
}
