import { onKernels } from "../kernels/kernels.ts";
import { expMinus } from "../arithmetic/reproducible.ts";
import type { Field } from "./grid.ts";

/** Strengths are told apart in this many steps, shifts in this many. */
const steps = 256;
const shifts = 64;
/** Strengths nearer to 0 and 1 than this count as so near: their logits have an end. */
const unsure = 0.001;

/**
 * Strengths (chances of a line, 0 to 1) with their logits moved by `by`: what matters gets stronger, the rest weaker,
 * and what is sure stays sure.
 * @param by how far each pixel's logit moves; from -`maxShift` to `maxShift`
 */
export function shiftStrength({ width, height, data }: Field, by: Float32Array, maxShift: number): Field {
  const factors = Float64Array.from({ length: shifts }, (_, shift) => {
    const logit = ((2 * shift) / (shifts - 1) - 1) * maxShift;
    return logit < 0 ? expMinus(-logit) : 1 / expMinus(logit);
  });
  const perShift = (shifts - 1) / 2 / maxShift;
  return onKernels((kernels, arena) => {
    const at = arena.put(data);
    const known = arena.room(shifts * steps * 4);
    kernels.strengthTable(arena.put(factors), shifts, steps, unsure, known);
    kernels.shiftStrength(at, arena.put(by), data.length, known, shifts, steps, maxShift, perShift, at);
    return { width, height, data: arena.read(at, new Float32Array(data.length)) };
  });
}
