import { at } from "../kernels/shared/i32-list.kernel";

/**
 * How many pixels of each area (`labels`: i32 a pixel) lie in each of `count` zones (`zoned`: u8 a pixel, its number, 0 for none): `count`
 * i32 an area, cleared before.
 */
export function countZones(labels: usize, zoned: usize, size: i32, count: i32, counts: usize): void {
  for (let i = 0; i < size; i++) {
    const zone = <i32>load<u8>(zoned + <usize>i);
    if (zone === 0) continue;
    const own = counts + (<usize>(at(labels, i) * count + zone - 1) << 2);
    store<i32>(own, load<i32>(own) + 1);
  }
}
