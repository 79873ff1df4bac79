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

/** Numbers of half precision, the lowest byte first, in `bytes` from `at` on. */
export function readHalves(bytes: Uint8Array, at: number, count: number): Float32Array {
  const out = new Float32Array(count);
  for (let i = 0; i < count; i++) out[i] = readHalf(bytes[at + 2 * i]! | (bytes[at + 2 * i + 1]! << 8));
  return out;
}

/** The bits of the number of half precision that is nearest to a number below 65,504; the even one of two as near. */
export function writeHalf(value: number): number {
  const sign = value < 0 || Object.is(value, -0) ? 0x8000 : 0;
  const size = Math.abs(value);
  // 2 ** -14 is the least number with a full fraction
  let exponent = 1;
  while (exponent < 30 && size >= 2 ** (exponent - 14)) exponent++;
  const unit = 2 ** (exponent - 25);
  const fraction = size / unit;
  const low = Math.floor(fraction);
  const rest = fraction - low;
  const rounded = low + Number(rest > 0.5 || (rest === 0.5 && low % 2 === 1));
  // a fraction below 1,024 is one of the smallest numbers, whose exponent is 0; a carry counts the exponent up
  return sign | (rounded < 1024 ? rounded : rounded + 1024 * (exponent - 1));
}
