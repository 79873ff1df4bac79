/** Distance of every pixel to the nearest seed of its column; `width` + `height` without any. */
function columnDistances(seeds: Uint8Array, width: number, height: number): Uint16Array {
  const far = Math.min(65534, width + height);
  const out = new Uint16Array(seeds.length);
  for (let i = 0; i < out.length; i++) {
    const above = i < width ? far : out[i - width]!;
    out[i] = seeds[i] ? 0 : Math.min(far, above + 1);
  }
  for (let i = out.length - width - 1; i >= 0; i--) {
    const below = out[i + width]! + 1;
    if (below < out[i]!) out[i] = below;
  }
  return out;
}

/**
 * For every pixel the squared distance to the nearest pixel whose `seeds` value is not 0, or `cap`² where that is
 * smaller. Cheaper than the full transform while `cap` is a few pixels: each row is searched only so far.
 */
export function nearSquaredDistances(
  seeds: Uint8Array,
  { width, height, cap }: { width: number; height: number; cap: number },
): Float32Array {
  const upright = columnDistances(seeds, width, height);
  const out = new Float32Array(seeds.length);
  const max = cap * cap;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      let best = Math.min(max, upright[i]! * upright[i]!);
      for (let step = 1; step * step < best; step++) {
        const rest = step * step;
        if (x >= step) best = Math.min(best, upright[i - step]! * upright[i - step]! + rest);
        if (x + step < width) best = Math.min(best, upright[i + step]! * upright[i + step]! + rest);
      }
      out[i] = best;
    }
  }
  return out;
}

/**
 * For every pixel the squared distance, in pixels, to the nearest pixel whose `seeds` value is not 0; without any
 * seed, distances are (width + height)². Exact, by columns and then rows (Felzenszwalb & Huttenlocher, "Distance
 * transforms of sampled functions", 2012).
 */
export function squaredDistances(seeds: Uint8Array, width: number, height: number): Float32Array {
  const out = new Float32Array(columnDistances(seeds, width, height));

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
