import { onKernels } from "../kernels/kernels.ts";

/** `plainCubeRoots` (colors/oklab.ts) on kernels; undefined where they are missing. */
export function cubeRootsOnKernels(steps: number): Float32Array | undefined {
  return onKernels((kernels, arena) => {
    const out = arena.room((steps + 1) * 4);
    kernels.cubeRoots(steps, out);
    return arena.read(out, new Float32Array(steps + 1));
  });
}
