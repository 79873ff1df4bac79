/**
 * Turns how much places are subject (f32, 0 to 1) into shifts: `counts` for each part of it beyond `middle`, and `lift` for skin (f32) on
 * it.
 */
export function preferSubject(subject: usize, skin: usize, counts: f64, middle: f64, lift: f64, size: i32): void {
  for (let at: usize = 0, end = <usize>size << 2; at < end; at += 4) {
    const own = <f64>load<f32>(subject + at);
    const bare = lift * <f64>load<f32>(skin + at) * min<f64>(1, own * 2);
    store<f32>(subject + at, <f32>(counts * (own - middle) + bare));
  }
}

/** Lowers shifts (f32) by up to `drop` where there is texture, but for skin (all f32). */
export function lowerTexture(shift: usize, texture: usize, skin: usize, drop: f64, size: i32): void {
  for (let at: usize = 0, end = <usize>size << 2; at < end; at += 4) {
    const kept = <f64>load<f32>(skin + at);
    store<f32>(shift + at, <f32>(<f64>load<f32>(shift + at) - drop * <f64>load<f32>(texture + at) * (1 - kept)));
  }
}

/** How far a strength lies beyond `middle`, `slope` times; from -`drop` to `lift`. */
// @ts-expect-error: decorator
@inline
function surely(strength: f64, middle: f64, slope: f64, lift: f64, drop: f64): f64 {
  const by = slope * (strength - middle);
  return by < -drop ? -drop : by > lift ? lift : by;
}

/** Gives shifts (f32) what the strength (f32) says where `head` is 1 and `outline` 0 (u8). */
export function sureOnHeads(
  shift: usize, strength: usize, head: usize, outline: usize, middle: f64, slope: f64, lift: f64, drop: f64, size: i32,
): void {
  for (let i: usize = 0; i < <usize>size; i++) {
    if (load<u8>(head + i) === 0 || load<u8>(outline + i) !== 0) continue;
    store<f32>(shift + (i << 2), <f32>surely(<f64>load<f32>(strength + (i << 2)), middle, slope, lift, drop));
  }
}

/** Lowers shifts (f32) to what the strength (f32) says where `head` is 0 (u8) and somebody is (f32, from `least` on). */
export function sureOnBodies(
  shift: usize, strength: usize, head: usize, person: usize, minPerson: f64, middle: f64, slope: f64, lift: f64, drop: f64, size: i32,
): void {
  for (let i: usize = 0; i < <usize>size; i++) {
    const at = i << 2;
    if (load<u8>(head + i) !== 0 || !(<f64>load<f32>(person + at) >= minPerson)) continue;
    const own = surely(<f64>load<f32>(strength + at), middle, slope, lift, drop);
    if (own < <f64>load<f32>(shift + at)) store<f32>(shift + at, <f32>own);
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
