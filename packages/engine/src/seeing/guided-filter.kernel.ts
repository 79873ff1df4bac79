// Values are f32 a pixel.

/** A plane (i16 a pixel) as values, `scale` of which are 1. */
export function guideOf(plane: usize, scale: f64, size: i32, out: usize): void {
  for (let i: usize = 0; i < <usize>size; i++) store<f32>(out + (i << 2), <f32>(<f64>load<i16>(plane + (i << 1)) / scale));
}

export function multiplyValues(a: usize, b: usize, size: i32, out: usize): void {
  for (let at: usize = 0, end = <usize>size << 2; at < end; at += 4) store<f32>(out + at, load<f32>(a + at) * load<f32>(b + at));
}

/** A value of one of the fields that lie one after the other, `each` bytes apart. */
// @ts-expect-error: a decorator of AssemblyScript
@inline
function fieldAt(fields: usize, each: usize, which: usize, at: usize): f64 {
  return <f64>load<f32>(fields + each * which + at);
}

/**
 * The sum of three colors that is nearest to a field around each pixel. Fields, `each` bytes apart: the means of the colors (0 to 2) and of the
 * field (3), of products of two colors (4 to 9: ll, la, lb, aa, ab, bb), and of each with the field (10 to 12), which become what each
 * color counts; the 14th becomes what is added to their sum.
 */
export function solveGuide(fields: usize, each: usize, epsilon: f64, size: i32): void {
  for (let at: usize = 0, end = <usize>size << 2; at < end; at += 4) {
    const x = fieldAt(fields, each, 0, at);
    const y = fieldAt(fields, each, 1, at);
    const z = fieldAt(fields, each, 2, at);
    const value = fieldAt(fields, each, 3, at);
    const vll = fieldAt(fields, each, 4, at) - x * x + epsilon;
    const vla = fieldAt(fields, each, 5, at) - x * y;
    const vlb = fieldAt(fields, each, 6, at) - x * z;
    const vaa = fieldAt(fields, each, 7, at) - y * y + epsilon;
    const vab = fieldAt(fields, each, 8, at) - y * z;
    const vbb = fieldAt(fields, each, 9, at) - z * z + epsilon;
    const cl = fieldAt(fields, each, 10, at) - x * value;
    const ca = fieldAt(fields, each, 11, at) - y * value;
    const cb = fieldAt(fields, each, 12, at) - z * value;
    // three equations of a symmetric positive matrix, by cofactors
    const k = vaa * vbb - vab * vab;
    const m = vlb * vab - vla * vbb;
    const n = vla * vab - vlb * vaa;
    const q = vla * vlb - vll * vab;
    const determinant = vll * k + vla * m + vlb * n;
    const sl = <f32>((k * cl + m * ca + n * cb) / determinant);
    const sa = <f32>((m * cl + (vll * vbb - vlb * vlb) * ca + q * cb) / determinant);
    const sb = <f32>((n * cl + q * ca + (vll * vaa - vla * vla) * cb) / determinant);
    store<f32>(fields + each * 10 + at, sl);
    store<f32>(fields + each * 11 + at, sa);
    store<f32>(fields + each * 12 + at, sb);
    store<f32>(fields + each * 13 + at, <f32>(value - <f64>sl * x - <f64>sa * y - <f64>sb * z));
  }
}

/** Adds colors, `each` bytes apart, to values, as much as each counts. */
export function addGuide(colors: usize, counts: usize, each: usize, size: i32, out: usize): void {
  for (let at: usize = 0, end = <usize>size << 2; at < end; at += 4) {
    const l = fieldAt(counts, each, 0, at) * fieldAt(colors, each, 0, at);
    const a = fieldAt(counts, each, 1, at) * fieldAt(colors, each, 1, at);
    const b = fieldAt(counts, each, 2, at) * fieldAt(colors, each, 2, at);
    store<f32>(out + at, <f32>(<f64>load<f32>(out + at) + l + a + b));
  }
}
