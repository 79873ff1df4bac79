/** The value below which a share of the area lies. */
export function shareOf(values: Float64Array, area: Float64Array, share: number): number {
  const order = inOrder(values);
  let all = 0;
  for (const p of order) all += area[p]!;
  let sum = 0;
  for (const p of order) {
    sum += area[p]!;
    if (sum >= share * all) return values[p]!;
  }
  return 0;
}

/** The value at which values, weighted by area, fall best into two (Otsu 1979). */
export function otsu(values: Float64Array, area: Float64Array): number {
  const order = inOrder(values);
  let [all, sumOfAll] = [0, 0];
  for (const p of order) {
    all += area[p]!;
    sumOfAll += area[p]! * values[p]!;
  }
  let [own, sum, best, at] = [0, 0, -1, values[order[0]!] ?? 0];
  for (let k = 0; k + 1 < order.length; k++) {
    const p = order[k]!;
    own += area[p]!;
    sum += area[p]! * values[p]!;
    const difference = sum / own - (sumOfAll - sum) / (all - own);
    const between = own * (all - own) * difference * difference;
    if (between <= best) continue;
    best = between;
    at = (values[p]! + values[order[k + 1]!]!) / 2;
  }
  return at;
}

function inOrder(values: Float64Array): number[] {
  return Array.from(values, (_, p) => p).sort((p, q) => values[p]! - values[q]! || p - q);
}
