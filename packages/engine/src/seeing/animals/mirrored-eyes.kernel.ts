// Faces are measured in ways from eye to eye. `frame`: where the middle between the eyes is, and the way from the left to the right
// one, as four f64: `faceFrame` in edges/face-frame.ts. A plane has an i16 a pixel, `perUnit` of which are a unit of its color.
import { at, put } from "../../kernels/shared/f64-list.kernel";
import { planeAt } from "../../kernels/shared/plane-at.kernel";

function frameX(frame: usize, along: f64, down: f64): f64 {
  return at(frame, 0) + along * at(frame, 2) - down * at(frame, 3);
}

function frameY(frame: usize, along: f64, down: f64): f64 {
  return at(frame, 1) + along * at(frame, 3) + down * at(frame, 2);
}

/** Puts the frame of a face whose eyes are here. */
export function frameFace(leftX: f64, leftY: f64, rightX: f64, rightY: f64, frame: usize): void {
  put(frame, 0, (leftX + rightX) / 2);
  put(frame, 1, (leftY + rightY) / 2);
  put(frame, 2, rightX - leftX);
  put(frame, 3, rightY - leftY);
}

/**
 * Values of a plane (f64) on a grid around a place that lies as the face does: so far to both sides, negative from right to left, and up
 * and down, and so many places to each side.
 */
export function facePatch(
  plane: usize, width: i32, height: i32, perUnit: f64, frame: usize, x: f64, y: f64, across: f64, tall: f64, places: i32, out: usize,
): void {
  const zeroX = frameX(frame, 0, 0);
  const zeroY = frameY(frame, 0, 0);
  const each = <f64>places;
  const rightX = frameX(frame, across / each, 0) - zeroX;
  const rightY = frameY(frame, across / each, 0) - zeroY;
  const belowX = frameX(frame, 0, tall / each) - zeroX;
  const belowY = frameY(frame, 0, tall / each) - zeroY;
  for (let row = -places; row <= places; row++) {
    for (let column = -places; column <= places; column++, out += 8) {
      const u = x + <f64>column * rightX + <f64>row * belowX;
      const v = y + <f64>column * rightY + <f64>row * belowY;
      store<f64>(out, planeAt(plane, width, height, u, v) / perUnit);
    }
  }
}

/** Values of a plane (f64) on one side of a face, from its middle outward where `sign` is 1: how many. */
export function faceSide(
  plane: usize, width: i32, height: i32, perUnit: f64, frame: usize, sign: f64, near: f64, far: f64, top: f64, bottom: f64, step: f64,
  out: usize,
): i32 {
  let count = 0;
  for (let down = top; down <= bottom; down += step) {
    for (let across = near; across <= far; across += step) {
      const value = planeAt(plane, width, height, frameX(frame, sign * across, down), frameY(frame, sign * across, down));
      put(out, count++, value / perUnit);
    }
  }
  return count;
}

export function meanOfValues(values: usize, count: i32): f64 {
  let sum: f64 = 0;
  for (let i = 0; i < count; i++) sum += at(values, i);
  return sum / <f64>count;
}

export function deviationOfValues(values: usize, count: i32): f64 {
  const middle = meanOfValues(values, count);
  let sum: f64 = 0;
  for (let i = 0; i < count; i++) sum += (at(values, i) - middle) * (at(values, i) - middle);
  return sqrt<f64>(sum / <f64>count);
}

/** Normalized cross-correlation, with `little` added to the contrast of both. */
export function correlation(p: usize, q: usize, count: i32, little: f64): f64 {
  const meanP = meanOfValues(p, count);
  const meanQ = meanOfValues(q, count);
  let both: f64 = 0;
  let ownP: f64 = 0;
  let ownQ: f64 = 0;
  for (let i = 0; i < count; i++) {
    const dp = at(p, i) - meanP;
    const dq = at(q, i) - meanQ;
    both += dp * dq;
    ownP += dp * dp;
    ownQ += dq * dq;
  }
  return both / sqrt<f64>((ownP + little) * (ownQ + little));
}

/**
 * Moves the right one of two eyes (four f64: x and y of both) to where it is the mirror image of the left one, by steps of `count` sizes
 * (f64) of the way between them, `apart`. `room`: four f64, and twice as many as a patch has. Whether they are alike by `min` at lowest.
 */
export function mirrorRight(
  plane: usize, width: i32, height: i32, perUnit: f64, eyes: usize, apart: f64, across: f64, tall: f64, places: i32,
  sizes: usize, count: i32, minAlike: f64, little: f64, room: usize,
): bool {
  const leftX = at(eyes, 0);
  const leftY = at(eyes, 1);
  let bestX = at(eyes, 2);
  let bestY = at(eyes, 3);
  const values = (2 * places + 1) * (2 * places + 1);
  const own = room + 32;
  const other = own + (<usize>values << 3);
  frameFace(leftX, leftY, bestX, bestY, room);
  facePatch(plane, width, height, perUnit, room, leftX, leftY, across, tall, places, own);
  facePatch(plane, width, height, perUnit, room, bestX, bestY, -across, tall, places, other);
  let best = correlation(own, other, values, little);
  for (let k = 0; k < count; k++) {
    const size = at(sizes, k);
    const fromX = bestX;
    const fromY = bestY;
    for (let down = -1; down <= 1; down++) {
      for (let right = -1; right <= 1; right++) {
        const x = fromX + <f64>right * size * apart;
        const y = fromY + <f64>down * size * apart;
        facePatch(plane, width, height, perUnit, room, x, y, -across, tall, places, other);
        const alike = correlation(own, other, values, little);
        if (alike <= best) continue;
        best = alike;
        bestX = x;
        bestY = y;
      }
    }
    if (best < minAlike) return false;
  }
  put(eyes, 2, bestX);
  put(eyes, 3, bestY);
  return true;
}

/** Mean of a patch of five by five places around a place of a face. */
function meanAround(
  plane: usize, width: i32, height: i32, perUnit: f64, frame: usize, along: f64, down: f64, across: f64, tall: f64, room: usize,
): f64 {
  facePatch(plane, width, height, perUnit, frame, frameX(frame, along, down), frameY(frame, along, down), across, tall, 2, room);
  return meanOfValues(room, 25);
}

/**
 * By how much something where a nose may be is more, or less where `sign` is -1, than what is left, right and above of it. `wides`,
 * `alongs`: f64, how wide it may be and where it may lie; `room`: 25 f64.
 */
export function noseStandsOut(
  plane: usize, width: i32, height: i32, perUnit: f64, frame: usize, sign: f64, wides: usize, widths: i32, alongs: usize, places: i32,
  top: f64, bottom: f64, step: f64, room: usize,
): f64 {
  let highest: f64 = 0;
  for (let k = 0; k < widths; k++) {
    const wide = at(wides, k);
    for (let down = top; down <= bottom; down += step) {
      for (let place = 0; place < places; place++) {
        const along = at(alongs, place);
        const own = meanAround(plane, width, height, perUnit, frame, along, down, 0.8 * wide, 0.55 * wide, room);
        const left = meanAround(plane, width, height, perUnit, frame, along - 2 * wide, down, 0.4 * wide, 0.5 * wide, room);
        const right = meanAround(plane, width, height, perUnit, frame, along + 2 * wide, down, 0.4 * wide, 0.5 * wide, room);
        const above = meanAround(plane, width, height, perUnit, frame, along, down - 2 * wide, 0.5 * wide, 0.4 * wide, room);
        const lowest = min<f64>(sign * (own - left), min<f64>(sign * (own - right), sign * (own - above)));
        highest = max<f64>(highest, lowest);
      }
    }
  }
  return highest;
}
