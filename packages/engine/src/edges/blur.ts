import { onKernels, type Running } from "../kernels/kernels.ts";
import { expMinus } from "../arithmetic/reproducible.ts";
import type { Field, Size } from "./grid.ts";

/** Half of a Gaussian's weights, the middle first, that add up to 1 when mirrored. */
function gaussian(sigma: number): Float32Array {
  const reach = Math.max(1, Math.ceil(3 * sigma));
  const weights = Float64Array.from({ length: reach + 1 }, (_, k) => expMinus((k * k) / (2 * sigma * sigma)));
  let sum = weights[0]!;
  for (let k = 1; k <= reach; k++) sum += 2 * weights[k]!;
  return Float32Array.from(weights, (weight) => weight / sum);
}

/** Gaussian blur of `sigma` pixels; the picture goes on mirrored beyond its edges. */
export function blur({ width, height, data }: Field, sigma: number): Field {
  return onKernels((kernels, arena) => {
    const at = arena.put(data);
    blurOnKernels({ kernels, arena }, at, { width, height }, sigma);
    return { width, height, data: arena.read(at, new Float32Array(data.length)) };
  });
}

/** The same of values (f32) that are in the memory of the kernels already, where they are. */
export function blurOnKernels(
  { kernels, arena }: Running,
  at: number,
  { width, height }: Size,
  sigma: number,
): void {
  const weights = gaussian(sigma);
  const reach = weights.length - 1;
  const half = arena.put(weights);
  const [between, line] = [arena.room(width * height * 4), arena.room((width + 2 * reach + 4) * 4)];
  kernels.blurAcross(at, width, height, half, reach, line, between);
  kernels.blurDown(between, width, height, half, reach, arena.room(reach * 8), at);
}
