/**
 * Working pixels of a sketch, which takes about an eighth of a second, and of what is shown in the end. A sketch has the right
 * colors, but not all regions; the second is what a canvas of 16 × 20 in has at normal detail, so that only larger ones have
 * fewer regions than they will.
 */
export const previewPixels = {
  sketch: { min: 120_000, max: 120_000 },
  final: { min: 350_000, max: 2_500_000 },
} as const;
