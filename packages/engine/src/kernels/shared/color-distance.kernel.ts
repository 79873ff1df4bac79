/** Squared distance, in steps, of pixel i from a color (three f64). */
// @ts-ignore: decorator
@inline
export function squaredDistance(l: usize, a: usize, b: usize, i: i32, color: usize): f64 {
  const at = <usize>i << 1;
  const x = <f64>load<i16>(l + at) - load<f64>(color);
  const y = <f64>load<i16>(a + at) - load<f64>(color, 8);
  const z = <f64>load<i16>(b + at) - load<f64>(color, 16);
  return x * x + y * y + z * z;
}
