/** Light in bands: 380 to 750 nm in steps of 10. */
export const bandCount = 38;

/** Color matching functions of the standard observer, 2 degrees (CIE 1931; ISO/CIE 11664-1). */
const observer = {
  x: [
    0.001368, 0.004243, 0.01431, 0.04351, 0.13438, 0.2839, 0.34828, 0.3362, 0.2908, 0.19536, 0.09564, 0.03201,
    0.0049, 0.0093, 0.06327, 0.1655, 0.2904, 0.43345, 0.5945, 0.7621, 0.9163, 1.0263, 1.0622, 1.0026, 0.85445,
    0.6424, 0.4479, 0.2835, 0.1649, 0.0874, 0.04677, 0.0227, 0.011359, 0.00579, 0.002899, 0.00144, 0.00069,
    0.000332,
  ],
  y: [
    0.000039, 0.00012, 0.000396, 0.00121, 0.004, 0.0116, 0.023, 0.038, 0.06, 0.09098, 0.13902, 0.20802, 0.323,
    0.503, 0.71, 0.862, 0.954, 0.99495, 0.995, 0.952, 0.87, 0.757, 0.631, 0.503, 0.381, 0.265, 0.175, 0.107,
    0.061, 0.032, 0.017, 0.00821, 0.004102, 0.002091, 0.001047, 0.00052, 0.000249, 0.00012,
  ],
  z: [
    0.00645, 0.02005, 0.06785, 0.2074, 0.6456, 1.3856, 1.74706, 1.77211, 1.6692, 1.28764, 0.81295, 0.46518,
    0.272, 0.1582, 0.07825, 0.04216, 0.0203, 0.00875, 0.0039, 0.0021, 0.00165, 0.0011, 0.0008, 0.00034,
    0.00019, 0.00005, 0.00002, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  ],
};

/** Daylight, D65 (ISO/CIE 11664-2). */
const daylight = [
  49.9755, 54.6482, 82.7549, 91.486, 93.4318, 86.6823, 104.865, 117.008, 117.812, 114.861, 115.923, 108.811,
  109.354, 107.802, 104.79, 107.689, 104.405, 104.046, 100, 96.3342, 95.788, 88.6856, 90.0062, 89.5991,
  87.6987, 83.2886, 83.6992, 80.0268, 80.2146, 82.2778, 78.2842, 69.7213, 71.6091, 74.349, 61.604, 69.8856,
  75.087, 63.5927,
];

/** XYZ to linear sRGB (IEC 61966-2-1), a row for each channel. */
const toRgb = [
  [3.2404542, -1.5371385, -0.4985314],
  [-0.969266, 1.8760108, 0.041556],
  [0.0556434, -0.2040259, 1.0572252],
] as const;
const white = [0.95047, 1, 1.08883] as const;

/**
 * What each band of a reflectance adds to linear red, green and blue under daylight: three rows. A perfect white gives 1 in each: sums
 * in steps of 10 nm miss the white of sRGB by a little, which is divided out.
 */
export const bandWeights: readonly [Float64Array, Float64Array, Float64Array] = (() => {
  const rows = [observer.x, observer.y, observer.z].map((row, axis) => {
    const lit = row.map((value, band) => value * daylight[band]!);
    const sum = lit.reduce((all, value) => all + value, 0);
    return lit.map((value) => (value / sum) * white[axis]!);
  });
  const channel = (of: readonly [number, number, number]) => {
    const sum = of[0] * white[0] + of[1] * white[1] + of[2] * white[2];
    return Float64Array.from(
      { length: bandCount },
      (_, band) => (of[0] * rows[0]![band]! + of[1] * rows[1]![band]! + of[2] * rows[2]![band]!) / sum,
    );
  };
  return [channel(toRgb[0]), channel(toRgb[1]), channel(toRgb[2])];
})();

/** Linear sRGB of a reflectance under daylight; below 0 or above 1 where no screen can show it. */
export function lightOfBands(reflectance: ArrayLike<number>): [red: number, green: number, blue: number] {
  const [ofRed, ofGreen, ofBlue] = bandWeights;
  let [red, green, blue] = [0, 0, 0];
  for (let band = 0; band < bandCount; band++) {
    red += ofRed[band]! * reflectance[band]!;
    green += ofGreen[band]! * reflectance[band]!;
    blue += ofBlue[band]! * reflectance[band]!;
  }
  return [red, green, blue];
}
