/**
 * The farthest end, after s and up to j, of a piece that fits: doubled steps, then halved ones. The last call that
 * fits is the one for it; s + 1 where none does.
 */
export function longest(s: number, j: number, fits: (end: number) => boolean): number {
  if (fits(j)) return j;
  let good = s + 1;
  let bad = j;
  for (let step = 4; s + step < bad; step *= 2) {
    if (!fits(s + step)) {
      bad = s + step;
      break;
    }
    good = s + step;
  }
  while (bad - good > 1 + ((bad - s) >> 4)) {
    const middle = (good + bad) >> 1;
    if (fits(middle)) good = middle;
    else bad = middle;
  }
  return good;
}
