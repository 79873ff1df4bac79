import { crestsOnKernels } from "../simd/ridges.ts";
import { blur } from "./blur.ts";
import type { Field } from "./grid.ts";

/** Strength below which nothing can become a line. */
const floor = 0.03;

/**
 * What is left of a strength map when everything goes but the crests of its ridges: 0 beside them. The direction of
 * a ridge comes from second derivatives of the blurred map (the eigenvector of strongest downward curvature lies
 * across it), and a pixel stays when it is not below its two neighbors in that direction.
 */
export function ridgesOf(strength: Field): Field {
  const [form, fine] = [blur(strength, 1.5), blur(strength, 0.7)];
  return crestsOnKernels(form, fine, floor) ?? plainCrests(form.data, fine);
}

function plainCrests(form: Float32Array, { width, height, data: fine }: Field): Field {
  const out = new Float32Array(fine.length);
  // a function for each row: a loop inside a loop is compiled anew again and again
  const findInRow = (y: number) => {
    const up = y > 0 ? -width : 0;
    const down = y < height - 1 ? width : 0;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const value = fine[i]!;
      if (value < floor) continue;
      const left = x > 0 ? -1 : 0;
      const right = x < width - 1 ? 1 : 0;

      // second derivatives, and from them the unit vector across the ridge
      const twice = 2 * form[i]!;
      const xx = form[i + left]! + form[i + right]! - twice;
      const yy = form[i + up]! + form[i + down]! - twice;
      const xy =
        (form[i + up + left]! + form[i + down + right]! - form[i + up + right]! - form[i + down + left]!) / 4;
      const half = (xx - yy) / 2;
      const root = Math.sqrt(half * half + xy * xy);
      if (root === 0) continue;
      let across = half > 0 ? xy : half - root;
      let along = half > 0 ? -half - root : xy;
      const length = Math.sqrt(across * across + along * along);
      if (length === 0) continue;
      across /= length;
      along /= length;

      if (value >= sample(fine, x + across, y + along, width, height)) {
        if (value > sample(fine, x - across, y - along, width, height)) out[i] = value;
      }
    }
  };
  for (let y = 0; y < height; y++) findInRow(y);
  return { width, height, data: out };
}

/** The value between four pixels, at the nearest place inside the picture. */
function sample(data: Float32Array, x: number, y: number, width: number, height: number): number {
  const column = Math.max(0, Math.min(width - 1, x));
  const row = Math.max(0, Math.min(height - 1, y));
  const c = Math.floor(column);
  const r = Math.floor(row);
  const i = r * width + c;
  const right = c < width - 1 ? 1 : 0;
  const down = r < height - 1 ? width : 0;
  const s = column - c;
  const upper = data[i]! + (data[i + right]! - data[i]!) * s;
  const lower = data[i + down]! + (data[i + down + right]! - data[i + down]!) * s;
  return upper + (lower - upper) * (row - r);
}
