import { sharesBefore } from "../arithmetic/shares-before.ts";

/** The stages of mapping a photo in their order, each with its usual share of the time. */
const shares = {
  fit: 0.04,
  boundaries: 0.42,
  subject: 0.24,
  lines: 0.18,
  rank: 0.12,
} as const;

export type ColoringStage = keyof typeof shares;

export const coloringStages = Object.keys(shares) as readonly ColoringStage[];

/** Share of the whole mapping, 0 to 1, that is done when a stage begins. */
export const coloringDoneBefore = sharesBefore<ColoringStage>(shares);

/** Called when a stage begins, with the share of the whole mapping (0 to 1) that is done by then. */
export type ColoringTick = (stage: ColoringStage, fraction: number) => void;
