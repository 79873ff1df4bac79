/** The stages of mapping a photo in their order, each with its usual share of the time. */
const shares = {
  fit: 0.03,
  boundaries: 0.72,
  subject: 0.06,
  lines: 0.13,
  rank: 0.06,
} as const;

export type ColoringStage = keyof typeof shares;

export const coloringStages = Object.keys(shares) as readonly ColoringStage[];

/** Share of the whole mapping, 0 to 1, that is done when `stage` begins. */
export function coloringFractionBefore(stage: ColoringStage): number {
  let sum = 0;
  for (const name of coloringStages) {
    if (name === stage) break;
    sum += shares[name];
  }
  return sum;
}

/** Called when a stage begins, with the share of the whole mapping (0 to 1) that is done by then. */
export type ColoringTick = (stage: ColoringStage, fraction: number) => void;
