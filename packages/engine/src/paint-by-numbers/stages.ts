/** The stages of a conversion in their order, each with its usual share of the time. */
const shares = {
  fit: 0.08,
  smooth: 0.12,
  quantize: 0.12,
  merge: 0.15,
  regularize: 0.38,
  trace: 0.1,
  number: 0.05,
} as const;

export type StageName = keyof typeof shares;

export const paintByNumbersStages = Object.keys(shares) as readonly StageName[];

/** Share of a whole conversion, 0 to 1, that is done when `stage` begins. */
export function fractionBefore(stage: StageName): number {
  let sum = 0;
  for (const name of paintByNumbersStages) {
    if (name === stage) break;
    sum += shares[name];
  }
  return sum;
}

/** Called when a stage begins, with the share of the whole conversion (0 to 1) that is done by then. */
export type Tick = (stage: StageName, fraction: number) => void;
