/** 1 (u8) for pixels whose right or lower neighbor has another label (i32). */
export function rightAndLowerBorders(labels: usize, width: i32, height: i32, out: usize): void {
  const row = <usize>width << 2;
  for (let y = 0; y < height; y++) {
    const isLast = y + 1 === height;
    for (let x = 0; x < width; x++) {
      const i = <usize>(y * width + x);
      const at = labels + (i << 2);
      const own = load<i32>(at);
      const isBorder = (x + 1 < width && load<i32>(at, 4) !== own) || (!isLast && load<i32>(at + row) !== own);
      store<u8>(out + i, isBorder ? 1 : 0);
    }
  }
}
