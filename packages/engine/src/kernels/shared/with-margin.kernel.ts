/** Copies a mask into the middle of one with a margin of one pixel, which is nothing. */
export function copyWithMargin(on: usize, width: i32, height: i32, out: usize): void {
  const wide = <usize>(width + 2);
  memory.fill(out, 0, wide * <usize>(height + 2));
  for (let y = 0; y < height; y++) memory.copy(out + wide * <usize>(y + 1) + 1, on + <usize>(y * width), width);
}
