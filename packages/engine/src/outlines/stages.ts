import { sharesBefore } from "../arithmetic/shares-before.ts";

/** The stages of a conversion in their order, each with its usual share of the time. */
const shares = {
  classify: 0.02,
  colors: 0.44,
  faces: 0.03,
  trace: 0.12,
  curves: 0.37,
  assemble: 0.02,
} as const;

export type OutlinesStage = keyof typeof shares;

export const outlinesStages = Object.keys(shares) as readonly OutlinesStage[];

/** Share of a whole conversion, 0 to 1, that is done when a stage begins. */
export const outlinesDoneBefore = sharesBefore<OutlinesStage>(shares);

/** Called when a stage begins, with the share of the whole conversion (0 to 1) that is done by then. */
export type OutlinesTick = (stage: OutlinesStage, fraction: number) => void;
