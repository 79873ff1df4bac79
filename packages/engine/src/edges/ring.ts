/** The neighbors of pixel `i` that are on, as bits: above first, then clockwise. Rows are `wide` pixels, with a margin. */
export function ringOf(on: Uint8Array, i: number, wide: number): number {
  return (
    on[i - wide]! |
    (on[i - wide + 1]! << 1) |
    (on[i + 1]! << 2) |
    (on[i + wide + 1]! << 3) |
    (on[i + wide]! << 4) |
    (on[i + wide - 1]! << 5) |
    (on[i - 1]! << 6) |
    (on[i - wide - 1]! << 7)
  );
}

/** For each ring how many of the eight neighbors are on. */
export const countInRing = Uint8Array.from({ length: 256 }, (_, ring) => {
  let count = 0;
  for (let k = 0; k < 8; k++) count += (ring >> k) & 1;
  return count;
});
