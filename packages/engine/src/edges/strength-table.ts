import { expMinus } from "../arithmetic/reproducible.ts";
import { shiftOnKernels, type ShiftTable } from "../simd/fields.ts";
import type { Field } from "./grid.ts";

/** Strengths are told apart in this many steps, shifts in this many. */
const steps = 256;
const shifts = 64;

/**
 * Strengths (chances of a line, 0 to 1) with their logits moved by `by`: what matters gets stronger, the rest weaker,
 * and what is sure stays sure.
 * @param by how far each pixel's logit moves; from -`most` to `most`
 */
export function shiftStrength(strength: Field, by: Float32Array, most: number): Field {
  const table = new Float32Array(steps * shifts);
  for (let shift = 0; shift < shifts; shift++) {
    const logit = ((2 * shift) / (shifts - 1) - 1) * most;
    const factor = logit < 0 ? expMinus(-logit) : 1 / expMinus(logit);
    for (let step = 0; step < steps; step++) {
      const p = Math.min(0.999, Math.max(0.001, step / (steps - 1)));
      const odds = (p / (1 - p)) * factor;
      table[shift * steps + step] = odds / (1 + odds);
    }
  }
  const known = { values: table, shifts, steps, most };
  return shiftOnKernels(strength, by, known) ?? plainShift(strength, by, known);
}

function plainShift({ width, height, data }: Field, by: Float32Array, { values, most }: ShiftTable): Field {
  const out = new Float32Array(data.length);
  const perShift = (shifts - 1) / 2 / most;
  for (let i = 0; i < out.length; i++) {
    const shift = Math.max(0, Math.min(shifts - 1, Math.round((by[i]! + most) * perShift)));
    const exact = Math.max(0, Math.min(1, data[i]!)) * (steps - 1);
    const step = Math.min(steps - 2, Math.floor(exact));
    const low = values[shift * steps + step]!;
    out[i] = low + (values[shift * steps + step + 1]! - low) * (exact - step);
  }
  return { width, height, data: out };
}
