/** The squared difference of two values of a plane (i16). */
// @ts-expect-error: a decorator of AssemblyScript
@inline
function squaredStep(plane: usize, from: i32, to: i32): f64 {
  const step = <f64>(<i32>load<i16>(plane + (<usize>to << 1)) - <i32>load<i16>(plane + (<usize>from << 1)));
  return step * step;
}

/** Adds steps of color between neighbors (planes: i16 a pixel), times `share`, to a map (f32 a pixel). */
export function addColorSteps(l: usize, a: usize, b: usize, width: i32, height: i32, share: f64, map: usize): void {
  for (let y = 0, i = 0; y < height; y++) {
    const above = y > 0 ? width : 0;
    const below = y + 1 < height ? width : 0;
    for (let x = 0; x < width; x++, i++) {
      const back = i - (x > 0 ? 1 : 0);
      const on = i + (x + 1 < width ? 1 : 0);
      const squares =
        squaredStep(l, back, on) + squaredStep(l, i - above, i + below) +
        (squaredStep(a, back, on) + squaredStep(a, i - above, i + below)) +
        (squaredStep(b, back, on) + squaredStep(b, i - above, i + below));
      const at = map + (<usize>i << 2);
      store<f32>(at, <f32>(<f64>load<f32>(at) + share * sqrt<f64>(squares)));
    }
  }
}
