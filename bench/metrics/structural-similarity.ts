const sigma = 1.5;
const steadyMean = (0.01 * 255) ** 2;
const steadyContrast = (0.03 * 255) ** 2;

/**
 * Structural similarity (Wang et al. 2004, Gaussian window of sigma 1.5) of two planes of luma, 0 to 255, around each pixel;
 * 1 for equal planes. Beyond the edges the nearest pixel is repeated.
 */
export function structuralSimilarity(
  a: Float32Array,
  b: Float32Array,
  width: number,
  height: number,
): Float64Array {
  const smooth = (plane: Float32Array) => blur(plane, width, height);
  const [meanA, meanB] = [smooth(a), smooth(b)];
  const [squareA, squareB] = [smooth(a.map((v) => v * v)), smooth(b.map((v) => v * v))];
  const product = smooth(a.map((v, i) => v * b[i]!));
  return meanA.map((ma, i) => {
    const mb = meanB[i]!;
    const spread = squareA[i]! - ma * ma + squareB[i]! - mb * mb;
    const common = product[i]! - ma * mb;
    return (
      ((2 * ma * mb + steadyMean) * (2 * common + steadyContrast)) /
      ((ma * ma + mb * mb + steadyMean) * (spread + steadyContrast))
    );
  });
}

/** Gaussian blur. Sums are kept in double precision: variances are small differences of large squares. */
function blur(plane: Float32Array, width: number, height: number): Float64Array {
  const reach = Math.ceil(3 * sigma);
  const weights = Float64Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * sigma * sigma)),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const out = new Float64Array(plane.length);
  const rows = new Float64Array(plane.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let value = 0;
      for (let i = -reach; i <= reach; i++)
        value += weights[i + reach]! * plane[y * width + Math.max(0, Math.min(width - 1, x + i))]!;
      rows[y * width + x] = value / sum;
    }
  }
  for (let y = 0; y < height; y++) {
    for (let i = -reach; i <= reach; i++) {
      const from = Math.max(0, Math.min(height - 1, y + i)) * width;
      const weight = weights[i + reach]! / sum;
      for (let x = 0; x < width; x++) out[y * width + x]! += weight * rows[from + x]!;
    }
  }
  return out;
}
