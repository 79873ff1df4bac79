/**
 * Roots and exponentials from + − × ÷ alone. JavaScript leaves the last bits of Math.exp, Math.pow and Math.cbrt
 * to each browser, and one bit can turn a region's color; these give the same bits everywhere.
 */

/**
 * The `degree`th root of `value` in [0, 1] by Newton's iteration from above.
 * @param start a number that is not below the root; the nearer, the faster
 */
export function root(value: number, degree: number, start = 1): number {
  if (value <= 0) return 0;
  let x = start;
  for (let step = 0; step < 200; step++) {
    let power = 1;
    for (let i = 1; i < degree; i++) power *= x;
    const next = x - (power * x - value) / (degree * power);
    if (next >= x) break;
    x = next;
  }
  return x;
}

/** e to the power of minus `t`, for t at least 0. */
export function expMinus(t: number): number {
  if (t > 700) return 0;
  // a short series for t / 1024, then ten squarings
  const u = -t / 1024;
  let sum = 1;
  let term = 1;
  for (let i = 1; i < 14; i++) {
    term *= u / i;
    sum += term;
  }
  for (let i = 0; i < 10; i++) sum *= sum;
  return sum;
}

/** Cosine and sine of a part of a full turn, -1/2 to 1/2. */
export function turn(part: number): readonly [cos: number, sin: number] {
  // the series of a 64th of the angle, then six doublings
  const angle = (part * 6.283185307179586) / 64;
  let [cos, sin] = [1, angle];
  for (let i = 2, term = angle; i < 12; i++) {
    term = (term * angle) / i;
    const sign = (i >> 1) % 2 === 0 ? 1 : -1;
    if (i % 2 === 0) cos += sign * term;
    else sin += sign * term;
  }
  for (let i = 0; i < 6; i++) [cos, sin] = [cos * cos - sin * sin, 2 * cos * sin];
  return [cos, sin];
}

/** The chance that logits stand for: 1 / (1 + e^-logits). */
export function chanceOf(logits: number): number {
  const less = expMinus(Math.abs(logits));
  return logits < 0 ? less / (1 + less) : 1 / (1 + less);
}

/** A number generator with a seed (mulberry32, Tommy Ettinger): each call gives a number in [0, 1). */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
