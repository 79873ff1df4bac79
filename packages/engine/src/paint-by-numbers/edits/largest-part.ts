/** The largest connected part of some cells of a grid, cells joined along their sides; the first of equals. */
export function largestPart(cells: readonly number[], width: number): number[] {
  const left = new Set(cells);
  let largest: number[] = [];
  for (const start of cells) {
    if (!left.delete(start)) continue;
    const part = [start];
    for (const cell of part) {
      for (const next of [cell - 1, cell + 1, cell - width, cell + width])
        if (left.delete(next)) part.push(next);
    }
    if (part.length > largest.length) largest = part;
  }
  return largest;
}
