// What a picture mostly is under the regions of each color. One pixel in `each` is looked at.

/**
 * Counts the classes of a plane (i16) under each color: `classes` i32 a color, cleared first. `colors` (i32) says which color a
 * label (i32) has; a class is 2 to the power of `bits` steps, the middle one begins with 0.
 */
export function countClasses(
  labels: usize, colors: usize, plane: usize, size: i32, each: i32, bits: i32, classes: i32, colorCount: i32, counts: usize,
): void {
  memory.fill(counts, 0, <usize>(colorCount * classes) << 2);
  for (let i = 0; i < size; i += each) {
    const own = min(classes - 1, max(0, (<i32>load<i16>(plane + (<usize>i << 1)) >> bits) + (classes >> 1)));
    const at = counts + (<usize>(colorAt(labels, colors, i) * classes + own) << 2);
    store<i32>(at, load<i32>(at) + 1);
  }
}

// @ts-expect-error: decorator
@inline
function colorAt(labels: usize, colors: usize, i: i32): i32 {
  return load<i32>(colors + (<usize>load<i32>(labels + (<usize>i << 2)) << 2));
}

/**
 * Number and sums (four f64 a color, cleared first) of the pixels that are no farther, squared, than `maxSquared` from the
 * middle (three i32) of their color.
 */
export function sumNear(
  labels: usize, colors: usize, l: usize, a: usize, b: usize, size: i32, each: i32, middles: usize, maxSquared: i32, colorCount: i32, sums: usize,
): void {
  memory.fill(sums, 0, <usize>colorCount << 5);
  for (let i = 0; i < size; i += each) {
    const k = colorAt(labels, colors, i);
    const middle = middles + <usize>k * 12;
    const x = <i32>load<i16>(l + (<usize>i << 1));
    const y = <i32>load<i16>(a + (<usize>i << 1));
    const z = <i32>load<i16>(b + (<usize>i << 1));
    const dx = x - load<i32>(middle);
    const dy = y - load<i32>(middle, 4);
    const dz = z - load<i32>(middle, 8);
    // far colors would not fit into 32 bits
    if (<i64>(dx * dx) + <i64>(dy * dy) + <i64>(dz * dz) > <i64>maxSquared) continue;
    const at = sums + (<usize>k << 5);
    v128.store(at, f64x2.add(v128.load(at), f64x2.replace_lane(f64x2.splat(1), 1, <f64>x)));
    v128.store(at, f64x2.add(v128.load(at, 16), f64x2.replace_lane(f64x2.splat(<f64>y), 1, <f64>z)), 16);
  }
}
