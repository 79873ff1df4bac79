/** The pixels of faces smaller than `minArea`, in reading order (i32); returns how many. */
export function smallFaces(labels: usize, size: i32, areas: usize, minArea: i32, out: usize): i32 {
  let found = 0;
  let large = -1;
  for (let i = 0; i < size; i++) {
    const at = labels + (<usize>i << 2);
    if (i + 4 <= size && i32x4.all_true(i32x4.eq(v128.load(at), i32x4.splat(large)))) {
      i += 3;
      continue;
    }
    const face = load<i32>(at);
    large = face;
    if (load<i32>(areas + (<usize>face << 2)) >= minArea) continue;
    large = -1;
    store<i32>(out + (<usize>found << 2), i);
    found++;
  }
  return found;
}
