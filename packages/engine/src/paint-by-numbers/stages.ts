import { sharesBefore } from "../arithmetic/shares-before.ts";

/** The stages of a conversion in their order, each with its usual share of the time. */
const shares = {
  fit: 0.04,
  smooth: 0.13,
  quantize: 0.11,
  merge: 0.09,
  regularize: 0.24,
  trace: 0.22,
  number: 0.17,
} as const;

export type StageName = keyof typeof shares;

export const paintByNumbersStages = Object.keys(shares) as readonly StageName[];

/** Share of a whole conversion, 0 to 1, that is done when a stage begins. */
export const doneBefore = sharesBefore<StageName>(shares);

/** Called when a stage begins, with the share of the whole conversion (0 to 1) that is done by then. */
export type Tick = (stage: StageName, fraction: number) => void;
