/** A place of a grid at which a value is higher than around it. */
export interface Peak {
  /** In cells from the upper left corner, between their middles where the values beside say so. */
  readonly x: number;
  readonly y: number;
  readonly value: number;
  /** The cell. */
  readonly at: number;
}

/** How far a peak may lie from the middle of its cell, in cells. */
const maxOff = 0.5;

/**
 * The highest places of a square grid that are no lower than their eight neighbors, the highest first; their place between cells is the
 * top of a parabola through three of them.
 * @param value of a cell
 * @param count how many at most
 */
export function peaksOf(
  side: number,
  value: (cell: number) => number,
  { count, min }: { readonly count: number; readonly min: number },
): Peak[] {
  const found: Peak[] = [];
  const off = (before: number, own: number, after: number) => {
    const bent = 2 * own - before - after;
    return bent > 0 ? Math.max(-maxOff, Math.min(maxOff, (after - before) / (2 * bent))) : 0;
  };
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const at = row * side + column;
      const own = value(at);
      if (own < min || !isHighest(side, value, row, column)) continue;
      const isInside = row > 0 && column > 0 && row < side - 1 && column < side - 1;
      const dx = isInside ? off(value(at - 1), own, value(at + 1)) : 0;
      const dy = isInside ? off(value(at - side), own, value(at + side)) : 0;
      found.push({ x: column + 0.5 + dx, y: row + 0.5 + dy, value: own, at });
    }
  return found.sort((p, q) => q.value - p.value || p.at - q.at).slice(0, count);
}

/** Whether no neighbor of a cell has more. */
function isHighest(side: number, value: (cell: number) => number, row: number, column: number): boolean {
  const own = value(row * side + column);
  for (let y = Math.max(0, row - 1); y <= Math.min(side - 1, row + 1); y++)
    for (let x = Math.max(0, column - 1); x <= Math.min(side - 1, column + 1); x++)
      if (value(y * side + x) > own) return false;
  return true;
}
