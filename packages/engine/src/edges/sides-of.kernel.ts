import { at } from "../kernels/shared/i32-list.kernel";

/** Whether an area has more votes than another, or as many and the lower name. Areas are three i32: name, votes, latest vote. */
// @ts-expect-error: decorator
@inline
function isBefore(areas: usize, p: i32, q: i32): bool {
  const more = at(areas, 3 * p + 1) - at(areas, 3 * q + 1);
  return more > 0 || (more === 0 && at(areas, 3 * p) < at(areas, 3 * q));
}

/**
 * For each segment (four i32: begin and end in `pixels`, i32, and two more) the two areas (`labels`, i32 a pixel) that at least `share`
 * of its pixels lie between, or -1 twice. `areas`: room, three i32 for each area of the picture.
 */
export function sidesOfSegments(
  segments: usize, count: i32, pixels: usize, labels: usize, width: i32, height: i32, share: f64, areas: usize, out: usize,
): void {
  for (let s = 0; s < count; s++) {
    const begin = at(segments, 4 * s);
    const end = at(segments, 4 * s + 1);
    let found = 0;
    for (let k = begin; k < end; k++) {
      const i = at(pixels, k);
      const x = i % width;
      const y = i / width;
      for (let row = max(0, y - 1); row <= min(height - 1, y + 1); row++) {
        for (let column = max(0, x - 1); column <= min(width - 1, x + 1); column++) {
          const area = at(labels, row * width + column);
          let own = 0;
          while (own < found && at(areas, 3 * own) !== area) own++;
          const place = areas + <usize>(own * 12);
          if (own === found) {
            store<i32>(place, area);
            store<i32>(place, 0, 4);
            store<i32>(place, -1, 8);
            found++;
          }
          // one vote of a pixel is enough
          if (load<i32>(place, 8) === k) continue;
          store<i32>(place, k, 8);
          store<i32>(place, load<i32>(place, 4) + 1, 4);
        }
      }
    }
    const sides = out + (<usize>s << 3);
    store<i32>(sides, -1);
    store<i32>(sides, -1, 4);
    if (found < 2) continue;
    let first = 0;
    for (let own = 1; own < found; own++) if (isBefore(areas, own, first)) first = own;
    let second = first === 0 ? 1 : 0;
    for (let own = second + 1; own < found; own++) if (own !== first && isBefore(areas, own, second)) second = own;
    if (<f64>at(areas, 3 * second + 1) < share * <f64>(end - begin)) continue;
    store<i32>(sides, at(areas, 3 * first));
    store<i32>(sides, at(areas, 3 * second), 4);
  }
}
