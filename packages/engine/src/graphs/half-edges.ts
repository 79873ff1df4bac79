/**
 * Half-edges of a map: edge `e` forwards is the number `e`, backwards `~e` (that is `-e - 1`). So `~` turns a half-edge
 * round, and a ring is a list of numbers.
 */

/** The edge that a half-edge is a side of. */
export function edgeOf(half: number): number {
  return half < 0 ? ~half : half;
}

/** Where a table with two places for each edge keeps a half-edge: `2e` forwards, `2e + 1` backwards; `^ 1` is the other side. */
export function slotOf(half: number): number {
  return half < 0 ? 2 * ~half + 1 : 2 * half;
}
