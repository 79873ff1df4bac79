/**
 * Every pixel (u8) of a canvas gets what lies over it in a mask (u8): `rows` (i32) says where the mask's row lies in it,
 * `columns` (i32) where in that row.
 */
export function sampleBytes(mask: usize, columns: usize, rows: usize, width: i32, height: i32, out: usize): void {
  let before = -1;
  for (let y = 0; y < height; y++) {
    const row = load<i32>(rows + (<usize>y << 2));
    const to = out + <usize>(y * width);
    if (row === before) {
      memory.copy(to, to - width, width);
      continue;
    }
    before = row;
    for (let x = 0; x < width; x++) {
      store<u8>(to + x, load<u8>(mask + row + load<i32>(columns + (<usize>x << 2))));
    }
  }
}
