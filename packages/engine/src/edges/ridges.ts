import { onKernels } from "../kernels/kernels.ts";
import { blurOnKernels } from "./blur.ts";
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
export function ridgesOf({ width, height, data }: Field): Field {
  return onKernels((kernels, arena) => {
    const [form, fine, out] = [arena.put(data), arena.put(data), arena.room(data.byteLength)];
    blurOnKernels({ kernels, arena }, form, { width, height }, blurred.form);
    blurOnKernels({ kernels, arena }, fine, { width, height }, blurred.crest);
    kernels.ridges(form, fine, width, height, floor, out);
    return { width, height, data: arena.read(out, new Float32Array(data.length)) };
  });
}
