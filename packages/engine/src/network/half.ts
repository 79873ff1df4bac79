/** Numbers of half precision (IEEE 754 binary16, the lowest byte first) in `bytes` from `at` on. */
export function readHalves(bytes: Uint8Array, at: number, count: number): Float32Array {
  const out = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    const half = bytes[at + 2 * i]! | (bytes[at + 2 * i + 1]! << 8);
    const exponent = (half >> 10) & 31;
    const fraction = half & 1023;
    const size =
      exponent === 0
        ? fraction * 2 ** -24
        : exponent === 31
          ? Number.NaN
          : (1024 + fraction) * 2 ** (exponent - 25);
    out[i] = half & 0x8000 ? -size : size;
  }
  return out;
}
