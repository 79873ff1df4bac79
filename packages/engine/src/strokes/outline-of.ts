import { cubicsIn, type Stroke } from "../drawing/line-art.ts";
import { onKernels } from "../kernels/kernels.ts";

/**
 * The area that a stroke of changing width covers, as one closed ring of cubics in hundredths of a millimeter: along
 * one side, around the end, back on the other, around the beginning.
 * @param scale factor on the widths
 */
export function outlineOf({ points, widths }: Pick<Stroke, "points" | "widths">, scale = 1): number[] {
  const cubics = cubicsIn(points);
  const half = scale / 2;
  const halves = new Float64Array(cubics + 1);
  for (let node = 0; node <= cubics; node++) halves[node] = (widths[node] ?? widths[0]!) * half;
  return onKernels((kernels, arena) => {
    const line = arena.put(new Float64Array(points));
    const [curve, places] = [arena.room(98 * 8), arena.room(119 * cubics * 8)];
    const ring = arena.room((204 * cubics + 26) * 8);
    const count = kernels.outlineStroke(line, cubics, arena.put(halves), curve, places, ring);
    const found = arena.read(ring, new Float64Array(count));
    // a plain loop: pages have thousands of strokes, and spreading takes four times as long
    const out: number[] = [];
    for (let i = 0; i < count; i++) out.push(found[i]!);
    return out;
  });
}
