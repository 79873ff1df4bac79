import type { Chains } from "../paths/chains.ts";
import type { TracedBorders } from "../paths/trace-borders.ts";
import { onKernels } from "../kernels/kernels.ts";

/** `plainMiddles` (paths/smooth-borders.ts) on kernels; undefined where they are missing. */
export function middlesOnKernels(
  { count, start, corners, loop, width }: TracedBorders,
  begins: Int32Array,
): Pick<Chains, "x" | "y"> | undefined {
  const many = begins[count]!;
  return onKernels((kernels, arena) => {
    const borders = [arena.put(corners), arena.put(start), arena.put(loop), count] as const;
    const [x, y] = [arena.room(many * 8), arena.room(many * 8)];
    kernels.middles(...borders, width + 1, arena.put(begins), x, y);
    return { x: arena.read(x, new Float64Array(many)), y: arena.read(y, new Float64Array(many)) };
  });
}
