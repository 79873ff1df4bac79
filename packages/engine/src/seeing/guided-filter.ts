import { stepsPerUnit } from "../colors/oklab.ts";
import { blur } from "../edges/blur.ts";
import type { Field } from "../edges/grid.ts";
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
  const { width, height, data: p } = field;
  const mean = (data: Float32Array) => blur({ width, height, data }, around).data;
  const meanOf = (a: Float32Array, b: Float32Array) => {
    const out = new Float32Array(a.length);
    for (let i = 0; i < out.length; i++) out[i] = a[i]! * b[i]!;
    return mean(out);
  };
  const [l, a, b] = [unitsOf(guide.l), unitsOf(guide.a), unitsOf(guide.b)];
  const [ml, ma, mb, mp] = [mean(l), mean(a), mean(b), mean(p)];
  const [ll, la, lb] = [meanOf(l, l), meanOf(l, a), meanOf(l, b)];
  const [aa, ab, bb] = [meanOf(a, a), meanOf(a, b), meanOf(b, b)];
  // the covariances with the field make room for the slopes that solve them
  const [sl, sa, sb] = [meanOf(l, p), meanOf(a, p), meanOf(b, p)];
  const start = new Float32Array(p.length);
  const epsilon = contrast * contrast;
  for (let i = 0; i < p.length; i++) {
    const x = ml[i]!;
    const y = ma[i]!;
    const z = mb[i]!;
    const value = mp[i]!;
    const vll = ll[i]! - x * x + epsilon;
    const vla = la[i]! - x * y;
    const vlb = lb[i]! - x * z;
    const vaa = aa[i]! - y * y + epsilon;
    const vab = ab[i]! - y * z;
    const vbb = bb[i]! - z * z + epsilon;
    const cl = sl[i]! - x * value;
    const ca = sa[i]! - y * value;
    const cb = sb[i]! - z * value;
    // three equations of a symmetric positive matrix, by cofactors
    const k = vaa * vbb - vab * vab;
    const m = vlb * vab - vla * vbb;
    const n = vla * vab - vlb * vaa;
    const q = vla * vlb - vll * vab;
    const determinant = vll * k + vla * m + vlb * n;
    sl[i] = (k * cl + m * ca + n * cb) / determinant;
    sa[i] = (m * cl + (vll * vbb - vlb * vlb) * ca + q * cb) / determinant;
    sb[i] = (n * cl + q * ca + (vll * vaa - vla * vla) * cb) / determinant;
    start[i] = value - sl[i]! * x - sa[i]! * y - sb[i]! * z;
  }
  const [ql, qa, qb, data] = [mean(sl), mean(sa), mean(sb), mean(start)];
  for (let i = 0; i < data.length; i++) data[i] = data[i]! + ql[i]! * l[i]! + qa[i]! * a[i]! + qb[i]! * b[i]!;
  return { width, height, data };
}

/** A plane in OKLab units of 0 to 1. */
function unitsOf(plane: Int16Array): Float32Array {
  const out = new Float32Array(plane.length);
  for (let i = 0; i < out.length; i++) out[i] = plane[i]! / (100 * stepsPerUnit);
  return out;
}
