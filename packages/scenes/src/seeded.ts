/** Numbers that look like chance and are the same in every run. */
export interface Seeded {
  /** Evenly spread in [0, 1). */
  next(): number;
  /** Evenly spread in [from, to). */
  between(from: number, to: number): number;
  /** Bell-shaped around `middle`, never further away than `spread`. */
  around(middle: number, spread: number): number;
  /** True with this probability (0..1). */
  chance(probability: number): boolean;
  /** One of the list. The list must not be empty. */
  pick<T>(list: readonly T[]): T;
}

/** A generator for a whole number: the same seed gives the same series (mulberry32, Tommy Ettinger). */
export function seeded(seed: number): Seeded {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (from, to) => from + next() * (to - from),
    around: (middle, spread) => middle + ((next() + next() + next()) / 1.5 - 1) * spread,
    chance: (probability) => next() < probability,
    pick(list) {
      const found = list[Math.floor(next() * list.length)];
      if (found === undefined) throw new RangeError("list: must not be empty, got length 0");
      return found;
    },
  };
}

/** A calm wavy line around zero: three sine waves of random phase, `amplitude` high, the longest `period` long. */
export function wavy(chance: Seeded, amplitude: number, period: number): (x: number) => number {
  const waves = [
    [0.6, 1],
    [0.28, 2.3],
    [0.12, 5.1],
  ].map(([share = 0, pace = 1]) => ({
    height: share * amplitude,
    pace: (2 * Math.PI * pace) / period,
    phase: chance.between(0, 6.28),
  }));
  return (x) => waves.reduce((sum, { height, pace, phase }) => sum + height * Math.sin(x * pace + phase), 0);
}
