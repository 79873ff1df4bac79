import { expect, test } from "vitest";
import { onKernels } from "./kernels.ts";

test("work within work keeps what the outer one has put into memory, and gives its own back", () => {
  onKernels((_, arena) => {
    const values = Float32Array.of(1, 2, 3);
    const at = arena.put(values);
    const inner = onKernels((_, same) => same.put(Float32Array.of(7, 8, 9)));
    expect(inner).toBeGreaterThan(at);
    expect(arena.read(at, new Float32Array(3))).toEqual(values);
    expect(arena.put(values)).toBe(inner);
  });
});
