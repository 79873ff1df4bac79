/** The details slider of a coloring page: per cent of its details that are kept. */
export const detailsRange = { min: 20, max: 100, step: 5, default: 100 } as const;

/** All settings of the slider, fewest details first. */
export const detailSettings: readonly number[] = Array.from(
  { length: (detailsRange.max - detailsRange.min) / detailsRange.step + 1 },
  (_, i) => detailsRange.min + i * detailsRange.step,
);
