// @ts-ignore: a decorator of AssemblyScript
@inline
function grow(at: usize, pixel: i32, own: i32, end: usize): usize {
  if (load<i32>(at) >= 0) return end;
  store<i32>(at, own);
  store<i32>(end, pixel);
  return end + 4;
}

/**
 * Lets white areas grow over the lines between them, all at the same speed. `labels` (i32): connected areas of white and of
 * lines, in place; `on` (u8): the lines; `names`: room for an i32 for each of `count` areas; `queue`: for each pixel. Returns
 * how many white areas there are; without any, labels are what they were.
 */
export function growAreas(
  on: usize, width: i32, height: i32, labels: usize, names: usize, count: i32, queue: usize,
): i32 {
  const size = width * height;
  const row = <usize>width << 2;
  memory.fill(names, 255, <usize>count << 2);
  let whiteAreas = 0;
  let end = queue;
  for (let i = 0, x = 0; i < size; i++) {
    const at = labels + (<usize>i << 2);
    if (load<u8>(on + i)) store<i32>(at, -1);
    else {
      const name = names + (<usize>load<i32>(at) << 2);
      if (load<i32>(name) < 0) store<i32>(name, whiteAreas++);
      store<i32>(at, load<i32>(name));
      // a pixel amid white has nowhere to grow
      if (
        (x > 0 && load<u8>(on + i - 1)) || (x < width - 1 && load<u8>(on + i + 1)) ||
        (i >= width && load<u8>(on + i - width)) || (i + width < size && load<u8>(on + i + width))
      ) {
        store<i32>(end, i);
        end += 4;
      }
    }
    if (++x === width) x = 0;
  }
  for (let next = queue; next < end; next += 4) {
    const i = load<i32>(next);
    const x = i % width;
    const at = labels + (<usize>i << 2);
    const own = load<i32>(at);
    if (x > 0) end = grow(at - 4, i - 1, own, end);
    if (x < width - 1) end = grow(at + 4, i + 1, own, end);
    if (i >= width) end = grow(at - row, i - width, own, end);
    if (i + width < size) end = grow(at + row, i + width, own, end);
  }
  return whiteAreas;
}
