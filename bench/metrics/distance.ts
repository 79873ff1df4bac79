/** Larger than any distance in a picture; its square is still exact. */
const far = 60_000;

/**
 * Exact squared distance, in pixels, from every pixel to the nearest one where `isSeed` is not 0 (Meijster's two
 * passes, with the lower envelope of Felzenszwalb and Huttenlocher). Without any seed every distance is huge.
 */
export function squaredDistances(isSeed: Uint8Array, width: number, height: number): Float32Array {
  const out = new Float32Array(width * height);

  // pass 1: distance within each column, downwards then upwards, a row at a time
  for (let i = 0; i < out.length; i++)
    out[i] = isSeed[i] ? 0 : i < width ? far : Math.min(far, out[i - width]! + 1);
  for (let i = out.length - width - 1; i >= 0; i--) out[i] = Math.min(out[i]!, out[i + width]! + 1);

  // pass 2: within each row the lowest of all parabolas (x - p)² + column distance(p)²
  const columns = new Float64Array(width);
  const peaks = new Int32Array(width);
  const from = new Float64Array(width + 1);
  for (let start = 0; start < out.length; start += width) {
    for (let x = 0; x < width; x++) columns[x] = out[start + x]! * out[start + x]!;
    let last = -1;
    for (let x = 0; x < width; x++) {
      let meet = Number.NEGATIVE_INFINITY;
      while (last >= 0) {
        const p = peaks[last]!;
        meet = (columns[x]! + x * x - columns[p]! - p * p) / (2 * (x - p));
        if (meet > from[last]!) break;
        last--;
        meet = Number.NEGATIVE_INFINITY;
      }
      last++;
      peaks[last] = x;
      from[last] = meet;
    }
    from[last + 1] = Number.POSITIVE_INFINITY;
    for (let x = 0, k = 0; x < width; x++) {
      while (from[k + 1]! < x) k++;
      const p = peaks[k]!;
      out[start + x] = (x - p) * (x - p) + columns[p]!;
    }
  }
  return out;
}
