/** Whole numbers (i16, `each` an output) times their output's scale (f32), as f32. */
export function scaleWeights(numbers: usize, scales: usize, outputs: i32, each: i32, out: usize): void {
  let next = numbers;
  for (let o = 0; o < outputs; o++) {
    const scale = load<f32>(scales + (<usize>o << 2));
    for (let i = 0; i < each; i++, next += 2, out += 4) store<f32>(out, <f32>load<i16>(next) * scale);
  }
}

/** Numbers (f32, of a size below 65,504) as the nearest of half precision (u16), the even one of two as near: `writeHalf`. */
export function toHalves(values: usize, count: i32, out: usize): void {
  for (let i = 0; i < count; i++, values += 4, out += 2) {
    const value = load<f32>(values);
    const sign: u32 = value < 0 ? 0x8000 : 0;
    const size = abs<f32>(value);
    const bits = reinterpret<u32>(size);
    // the smallest numbers are whole multiples of one step; adding this rounds to it
    const isSmallest = size < reinterpret<f32>(0x38800000);
    const half = isSmallest
      ? reinterpret<u32>(size + 0.5) - 0x3f000000
      : (bits - 0x38000000 + 0xfff + ((bits >> 13) & 1)) >> 13;
    store<u16>(out, <u16>(sign | half));
  }
}
