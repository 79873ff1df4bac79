/** What the exponent of a number of half precision multiplies its fraction with; none for what is no number. */
const factors = Float64Array.from({ length: 32 }, (_, exponent) =>
  exponent === 31 ? Number.NaN : 2 ** (Math.max(1, exponent) - 25),
);

/** The number that 16 bits of half precision (IEEE 754 binary16) stand for; NaN for infinity too. */
export function readHalf(half: number): number {
  const exponent = (half >> 10) & 31;
  const size = ((half & 1023) + (exponent > 0 ? 1024 : 0)) * factors[exponent]!;
  return half & 0x8000 ? -size : size;
}

const single = new Float32Array(1);
const bits = new Uint32Array(single.buffer);

/** The bits of the number of half precision that is nearest to a number below 65,504; the even one of two as near. */
export function writeHalf(value: number): number {
  single[0] = Math.abs(value);
  const sign = value < 0 || Object.is(value, -0) ? 0x8000 : 0;
  if (single[0] < 2 ** -14) {
    // the smallest numbers are whole multiples of one step; adding this rounds to it
    single[0] += 0.5;
    return sign | (bits[0]! - 0x3f000000);
  }
  const own = bits[0]!;
  return sign | ((own - 0x38000000 + 0xfff + ((own >> 13) & 1)) >> 13);
}
