// Masks have 1 or 0 a pixel.

/** Of a mask what is not in another one. */
export function maskWithout(on: usize, others: usize, size: i32, out: usize): void {
  for (let i: usize = 0; i < <usize>size; i++) store<u8>(out + i, load<u8>(on + i) & (load<u8>(others + i) ^ 1));
}

/** Adds to a contour the lines that are not beside it, and of those beside it what leads there. */
export function addLeading(contour: usize, lines: usize, beside: usize, leads: usize, size: i32): void {
  for (let i: usize = 0; i < <usize>size; i++) {
    const isApart = (load<u8>(beside + i) ^ 1) | load<u8>(leads + i);
    store<u8>(contour + i, load<u8>(contour + i) | (load<u8>(lines + i) & isApart));
  }
}

/** The zone of each pixel: `zone` inside, `rim` of a line on the contour, 0 elsewhere. */
export function zonesOf(inside: usize, on: usize, onContour: usize, zone: i32, rim: i32, size: i32, out: usize): void {
  for (let i: usize = 0; i < <usize>size; i++) {
    const isRim = load<u8>(on + i) & load<u8>(onContour + i);
    store<u8>(out + i, isRim ? rim : load<u8>(inside + i) ? zone : 0);
  }
}

/** Strengths (f32) become `sure` on a contour, `beside` where that is `thick`, and `share` of themselves `around` it (u8). */
export function raiseAlong(
  data: usize, contour: usize, thick: usize, around: usize, sure: f64, beside: f64, share: f64, size: i32,
): void {
  for (let i: usize = 0; i < <usize>size; i++) {
    if (load<u8>(around + i) === 0) continue;
    const at = data + (i << 2);
    store<f32>(at, <f32>(load<u8>(contour + i) ? sure : load<u8>(thick + i) ? beside : share * <f64>load<f32>(at)));
  }
}
