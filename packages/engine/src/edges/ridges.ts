import { onKernels } from "../kernels/kernels.ts";
import { blur } from "./blur.ts";
import type { Field } from "./grid.ts";

/** Strength below which nothing can become a line. */
const floor = 0.03;
/** Sigma in pixels: of the map whose curvature gives a ridge its direction, and of the one whose crest is looked for. */
const blurred = { form: 1.5, crest: 0.7 };

/**
 * What is left of a strength map when everything goes but the crests of its ridges: 0 beside them. The direction of
 * a ridge comes from second derivatives of the blurred map (the eigenvector of strongest downward curvature lies
 * across it), and a pixel stays when it is not below its two neighbors in that direction.
 */
export function ridgesOf(strength: Field): Field {
  const [form, fine] = [blur(strength, blurred.form), blur(strength, blurred.crest)];
  const { width, height, data } = fine;
  return onKernels((kernels, arena) => {
    const out = arena.room(data.byteLength);
    kernels.ridges(arena.put(form.data), arena.put(data), width, height, floor, out);
    return { width, height, data: arena.read(out, new Float32Array(data.length)) };
  });
}
