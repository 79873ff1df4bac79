import { onKernels } from "../kernels/kernels.ts";
import { matrix, responseTable, rootSteps } from "./oklab.ts";

/** Made at the first use. */
let roots: Float32Array | undefined;

function cubeRoots(): Float32Array {
  return onKernels((kernels, arena) => {
    const out = arena.room((rootSteps + 1) * 4);
    kernels.cubeRoots(rootSteps, out);
    return arena.read(out, new Float32Array(rootSteps + 1));
  });
}

/** Three planes of OKLab steps, l, a and b, of `count` pixels of four bytes each. */
export function toOklabPlanes(data: Uint8ClampedArray, count: number): [Int16Array, Int16Array, Int16Array] {
  roots ??= cubeRoots();
  const known = roots;
  return onKernels((kernels, arena) => {
    const [l, a, b] = [arena.room(count * 2), arena.room(count * 2), arena.room(count * 2)];
    const tables = [arena.put(responseTable()), arena.put(known), arena.put(matrix)] as const;
    kernels.toOklab(arena.put(data), count, ...tables, l, a, b);
    const plane = (at: number) => arena.read(at, new Int16Array(count));
    return [plane(l), plane(a), plane(b)];
  });
}
