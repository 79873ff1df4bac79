/**
 * OKLab steps (i16 planes) of `count` pixels of four bytes. `responses`: three tables (red, green, blue) of 256
 * entries of four i32, what a value adds to the three cones, in 1/256 steps of `roots` (f32, cube roots).
 * `matrix`: three vectors of four f32, what a root of each cone adds to l, a and b.
 */
export function toOklab(
  data: usize,
  count: i32,
  responses: usize,
  roots: usize,
  matrix: usize,
  l: usize,
  a: usize,
  b: usize,
): void {
  const half = i32x4.splat(128);
  const rounding = f32x4.splat(0.5);
  const long = v128.load(matrix);
  const medium = v128.load(matrix, 16);
  const short = v128.load(matrix, 32);
  for (let i = 0; i < count; i++) {
    const at = data + ((<usize>i) << 2);
    const red = v128.load(responses + ((<usize>load<u8>(at)) << 4));
    const green = v128.load(responses + ((<usize>load<u8>(at, 1)) << 4), 4096);
    const blue = v128.load(responses + ((<usize>load<u8>(at, 2)) << 4), 8192);
    const cones = i32x4.shr_u(i32x4.add(i32x4.add(i32x4.add(red, green), blue), half), 8);
    const x = v128.load32_splat(roots + ((<usize>i32x4.extract_lane(cones, 0)) << 2));
    const y = v128.load32_splat(roots + ((<usize>i32x4.extract_lane(cones, 1)) << 2));
    const z = v128.load32_splat(roots + ((<usize>i32x4.extract_lane(cones, 2)) << 2));
    const sum = f32x4.add(f32x4.add(f32x4.mul(long, x), f32x4.mul(medium, y)), f32x4.mul(short, z));
    const whole = i32x4.trunc_sat_f32x4_s(f32x4.floor(f32x4.add(sum, rounding)));
    const to = (<usize>i) << 1;
    store<i16>(l + to, i32x4.extract_lane(whole, 0));
    store<i16>(a + to, i32x4.extract_lane(whole, 1));
    store<i16>(b + to, i32x4.extract_lane(whole, 2));
  }
}

/** Cube roots (f32) of 0 to 1 in `steps` steps, downwards, so that each root is a start for the next. */
export function cubeRoots(steps: i32, out: usize): void {
  store<f32>(out, 0);
  let above: f64 = 1;
  for (let i = steps; i > 0; i--) {
    const value = <f64>i / <f64>steps;
    // Newton's steps fall until they stand still, as in arithmetic/reproducible.ts
    for (let step = 0; step < 200; step++) {
      const power = above * above;
      const next = above - (power * above - value) / (3 * power);
      if (next >= above) break;
      above = next;
    }
    store<f32>(out + (<usize>i << 2), <f32>above);
  }
}
