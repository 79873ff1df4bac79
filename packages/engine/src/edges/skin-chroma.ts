const ramp = (t: number) => (t <= 0 ? 0 : t < 1 ? t : 1);

/** How much a color (0 to 255 each) has the chroma of skin, whatever its lightness: 0 to 1, by the box of skin in YCbCr. */
export function skinChroma(r: number, g: number, b: number): number {
  const y = 0.299 * r + 0.587 * g + 0.114 * b;
  const cr = 128 + (r - y) * 0.713;
  const cb = 128 + (b - y) * 0.564;
  return ramp((cr - 134) / 6) * ramp((178 - cr) / 6) * ramp((cb - 78) / 6) * ramp((130 - cb) / 6);
}
