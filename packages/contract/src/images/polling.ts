/** How often screens ask and how far their progress bars run while the server says nothing better. */

/** Milliseconds between two polls. */
export const pollingIntervals = {
  coloring: 6_000,
  outlines: 6_000,
  "paint-by-numbers": 12_000,
  payment: 5_000,
} as const;

/** Seconds since `updated`: the bar's whole length, and where it waits for the result. */
export const progressBars = {
  coloring: { total: 120, cap: 118 },
  outlines: { total: 180, cap: 178 },
  "paint-by-numbers": { total: 300, cap: 298 },
} as const;

/**
 * The share of a progress bar (0 to 1) that waiting time alone fills.
 * Coloring and outlines stop at their cap; paint-by-numbers runs to its total first and is set back to the cap
 * once past it, as the specification words it.
 */
export function waitedShare(kind: keyof typeof progressBars, secondsSinceUpdated: number): number {
  const { total, cap } = progressBars[kind];
  const seconds = Math.max(0, secondsSinceUpdated);
  const shown = kind === "paint-by-numbers" ? (seconds > total ? cap : seconds) : Math.min(seconds, cap);
  return shown / total;
}
