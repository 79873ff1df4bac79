const ramp = (t: number) => (t <= 0 ? 0 : t < 1 ? t : 1);

/**
 * The box of skin in YCbCr, 0 to 255, and over how much it begins and ends: near that of Chai and Ngan ("Face segmentation
 * using skin-color map", 1999; Cr 133 to 173, Cb 77 to 127). What is found to be a face, and how much lines in it weigh, moves
 * with it.
 */
const box = { cr: { min: 134, max: 178 }, cb: { min: 78, max: 130 }, ramp: 6 };

/** How much a color (0 to 255 each) has the chroma of skin, whatever its lightness: 0 to 1, by the box of skin in YCbCr. */
export function skinChroma(r: number, g: number, b: number): number {
  // ITU-R BT.601
  const y = 0.299 * r + 0.587 * g + 0.114 * b;
  const cr = 128 + (r - y) * 0.713;
  const cb = 128 + (b - y) * 0.564;
  const rising = ramp((cr - box.cr.min) / box.ramp) * ramp((box.cr.max - cr) / box.ramp);
  return rising * ramp((cb - box.cb.min) / box.ramp) * ramp((box.cb.max - cb) / box.ramp);
}
