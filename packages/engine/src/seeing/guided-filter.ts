import { stepsPerUnit } from "../colors/oklab.ts";
import { blurOnKernels } from "../edges/blur.ts";
import type { Field } from "../edges/grid.ts";
import { onKernels } from "../kernels/kernels.ts";
import { up } from "../kernels/rooms.ts";
import type { Planes } from "../raster/planes.ts";

/**
 * A field that follows the edges of a picture of its size: around each pixel it becomes the sum of the picture's colors that
 * is nearest to it (guided filter; He, Sun & Tang, "Guided image filtering", ECCV 2010; here with Gaussians for boxes).
 * @param around sigma of what counts as around, in pixels
 * @param contrast how much colors must differ to count as an edge, in OKLab units (0 to 1): its square is added to variances
 */
export function guidedFilter(
  field: Field,
  guide: Planes,
  { around, contrast }: { readonly around: number; readonly contrast: number },
): Field {
  const { width, height, data } = field;
  const size = width * height;
  // vectors are written a little beyond the end
  const each = up(4 * size, 16) + 16;
  return onKernels((kernels, arena) => {
    const [colors, fields] = [arena.room(3 * each), arena.room(14 * each)];
    const [color, own] = [(k: number) => colors + k * each, (k: number) => fields + k * each];
    const soften = (at: number) => blurOnKernels({ kernels, arena }, at, field, around);
    [guide.l, guide.a, guide.b].forEach((plane, k) => {
      const at = arena.put(plane);
      for (const out of [color(k), own(k)]) kernels.guideOf(at, 100 * stepsPerUnit, size, out);
    });
    arena.write(own(3), data);
    const products = [
      ...[0, 1, 2].flatMap((p) => [0, 1, 2].slice(p).map((q) => [own(p), own(q)] as const)),
      ...[0, 1, 2].map((p) => [own(p), own(3)] as const),
    ];
    for (const [k, [p, q]] of products.entries()) kernels.multiplyValues(p, q, size, own(4 + k));
    for (let k = 0; k < 13; k++) soften(own(k));
    kernels.solveGuide(fields, each, contrast * contrast, size);
    for (let k = 10; k < 14; k++) soften(own(k));
    kernels.addGuide(colors, own(10), each, size, own(13));
    return { width, height, data: arena.read(own(13), new Float32Array(size)) };
  });
}
