import { smoothPoints, smoothValues, type Way } from "./smooth-points.ts";

/** Each level smooths so many times more than the one before. */
const ratio = 1.8;
const levels = 5;
/** A point that is pulled too far holds those within so many sigmas. */
const held = 1.5;

/**
 * Draws a line as calmly as it can be without leaving the place where it was found by more than `leash`: every point
 * takes the widest Gaussian whose pull stays below the leash around it. What is wider than the leash stays a shape,
 * what is not was the wobble of pixels. Ends of open lines stay.
 * @param min sigma of the narrowest Gaussian, in points
 */
export function evenOut(way: Way, min: number, leash: number, closed: boolean): Way {
  const count = way.x.length;
  if (count < 8) return way;
  const longest = count / (closed ? 6 : 3);
  const tries: Way[] = [];
  for (let level = 0, sigma = min; level < levels && sigma <= longest; level++, sigma *= ratio) {
    tries.push(smoothPoints(way, sigma, closed));
  }
  const first = tries[0];
  if (!first) return smoothPoints(way, longest, closed);
  // how many levels each point can go without being pulled too far, here or near by
  const depth = new Float64Array(count);
  const isOpen = new Uint8Array(count).fill(1);
  for (let level = 1, sigma = min * ratio; level < tries.length; level++, sigma *= ratio) {
    const { x, y } = tries[level]!;
    const far = new Uint8Array(count);
    for (let i = 0; i < count; i++) {
      const dx = x[i]! - first.x[i]!;
      const dy = y[i]! - first.y[i]!;
      if (dx * dx + dy * dy > leash * leash) far[i] = 1;
    }
    const near = spread(far, Math.round(held * sigma), closed);
    for (let i = 0; i < count; i++) {
      if (near[i]) isOpen[i] = 0;
      if (isOpen[i]) depth[i] = level;
    }
  }
  return blend(tries, smoothValues(depth, Math.min(3 * min, count / 4), closed));
}

/** 1 for every point that has one within `reach` points. */
function spread(marks: Uint8Array, reach: number, closed: boolean): Uint8Array {
  const count = marks.length;
  const out = new Uint8Array(count);
  // once forwards and once backwards, counting on from the last mark; loops go around twice
  for (const step of [1, -1]) {
    let left = -1;
    for (let k = closed ? -count : 0; k < count; k++) {
      const at = step > 0 ? (k + count) % count : count - 1 - ((k + count) % count);
      left = marks[at] ? reach : left - 1;
      if (left >= 0) out[at] = 1;
    }
  }
  return out;
}

function blend(tries: readonly Way[], depth: Float64Array): Way {
  const x = new Float64Array(depth.length);
  const y = new Float64Array(depth.length);
  for (let i = 0; i < depth.length; i++) {
    const at = Math.max(0, Math.min(tries.length - 1, depth[i]!));
    const lower = tries[Math.floor(at)]!;
    const upper = tries[Math.min(tries.length - 1, Math.floor(at) + 1)]!;
    const t = at - Math.floor(at);
    x[i] = lower.x[i]! + (upper.x[i]! - lower.x[i]!) * t;
    y[i] = lower.y[i]! + (upper.y[i]! - lower.y[i]!) * t;
  }
  return { x, y };
}
