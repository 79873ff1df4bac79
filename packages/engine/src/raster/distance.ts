/**
 * For every pixel the squared distance, in pixels, to the nearest pixel whose `seeds` value is not 0; without any
 * seed, distances are at least (width + height)². Exact, in two passes (Felzenszwalb & Huttenlocher, "Distance
 * transforms of sampled functions", 2012; the column pass counts, since seeds are 0 or infinite).
 */
export function squaredDistances(seeds: Uint8Array, width: number, height: number): Float32Array {
  const out = new Float32Array(seeds.length);
  const far = width + height;

  // down and up each column: distance to the nearest seed of the column
  for (let i = 0; i < out.length; i++) {
    const above = i < width ? far : out[i - width]!;
    out[i] = seeds[i] ? 0 : Math.min(far, above + 1);
  }
  for (let i = out.length - width - 1; i >= 0; i--) {
    const below = out[i + width]! + 1;
    if (below < out[i]!) out[i] = below;
  }

  // along each row: lower envelope of the parabolas x ↦ (x - p)² + column distance²
  const heights = new Float64Array(width);
  const peaks = new Int32Array(width);
  const begins = new Float64Array(width + 1);
  for (let row = 0; row < out.length; row += width) {
    for (let x = 0; x < width; x++) heights[x] = out[row + x]! * out[row + x]!;
    let last = 0;
    peaks[0] = 0;
    begins[0] = Number.NEGATIVE_INFINITY;
    for (let x = 1; x < width; x++) {
      const own = heights[x]! + x * x;
      let begin = Number.NEGATIVE_INFINITY;
      while (last >= 0) {
        const p = peaks[last]!;
        begin = (own - heights[p]! - p * p) / (2 * (x - p));
        if (begin > begins[last]!) break;
        last--;
      }
      last++;
      peaks[last] = x;
      begins[last] = last === 0 ? Number.NEGATIVE_INFINITY : begin;
    }
    begins[last + 1] = Number.POSITIVE_INFINITY;
    for (let x = 0, k = 0; x < width; x++) {
      while (begins[k + 1]! < x) k++;
      const p = peaks[k]!;
      out[row + x] = (x - p) * (x - p) + heights[p]!;
    }
  }
  return out;
}
