/** How many pixels (i16) have each lightness from 0 to `highest` (u32), others counted at the nearer end. */
export function countLightness(plane: usize, size: i32, highest: i32, counts: usize): void {
  memory.fill(counts, 0, <usize>(highest + 1) << 2);
  for (let i = 0; i < size; i++) {
    const value = max(0, min(highest, <i32>load<i16>(plane + (<usize>i << 1))));
    const at = counts + (<usize>value << 2);
    store<u32>(at, load<u32>(at) + 1);
  }
}

/** Replaces every lightness (i16) by its entry in `table` (i16), which goes from 0 to `highest`. */
export function mapLightness(plane: usize, size: i32, highest: i32, table: usize): void {
  for (let i = 0; i < size; i++) {
    const at = plane + (<usize>i << 1);
    const value = max(0, min(highest, <i32>load<i16>(at)));
    store<i16>(at, load<i16>(table + (<usize>value << 1)));
  }
}
