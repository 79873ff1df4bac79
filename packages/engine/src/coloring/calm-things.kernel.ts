import { at } from "../kernels/shared/i32-list.kernel";

/** 1 for each pixel of a zone (u8 each) from `first` on, 0 elsewhere. */
export function zonesFrom(zoned: usize, first: i32, size: i32, out: usize): void {
  for (let i: usize = 0; i < <usize>size; i++) store<u8>(out + i, <i32>load<u8>(zoned + i) >= first ? 1 : 0);
}

/**
 * What is known of each area (`labels`: i32 a pixel), four i32 each, cleared before: its size, how many of its pixels are subject, and
 * whether it is beside that, and cut by the picture's edge. `subject` and `around`: masks, 1 or 0 a pixel.
 */
export function describeAreas(labels: usize, subject: usize, around: usize, width: i32, height: i32, areas: usize): void {
  for (let y = 0, i = 0; y < height; y++) {
    const isEdge = y === 0 || y === height - 1;
    for (let x = 0; x < width; x++, i++) {
      const area = areas + (<usize>at(labels, i) << 4);
      store<i32>(area, load<i32>(area) + 1);
      store<i32>(area, load<i32>(area, 4) + <i32>load<u8>(subject + <usize>i), 4);
      store<i32>(area, load<i32>(area, 8) | <i32>load<u8>(around + <usize>i), 8);
      if (isEdge || x === 0 || x === width - 1) store<i32>(area, 1, 12);
    }
  }
}
