/** How many of some parts are there. */
export interface Tally {
  readonly there: number;
  readonly of: number;
}

/** Counts those of some parts that are there. */
export const tally = <T>(parts: readonly T[], isThere: (part: T) => boolean): Tally => ({
  there: parts.filter(isThere).length,
  of: parts.length,
});

/** The parts of all tallies. */
export const add = (...tallies: readonly Tally[]): Tally => ({
  there: tallies.reduce((sum, { there }) => sum + there, 0),
  of: tallies.reduce((sum, { of }) => sum + of, 0),
});
