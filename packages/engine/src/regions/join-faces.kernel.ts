import { rootOf } from "../kernels/shared/disjoint-sets.kernel";

/**
 * Finds the corners that pixels of one color (i32) hang together by; `saddles` (u8 a corner) is clear. Joins their faces
 * in `into` (i32 for each of `count` faces), whose entries become new numbers; returns how many faces there are then.
 */
export function joinCorners(
  colors: usize, labels: usize, width: i32, height: i32, count: i32, saddles: usize, into: usize,
): i32 {
  for (let face = 0; face < count; face++) store<i32>(into + (<usize>face << 2), face);
  const row = <usize>width << 2;
  let unions = 0;
  for (let y = 1; y < height; y++) {
    for (let x = 1; x < width; x++) {
      const below = <usize>(y * width + x) << 2;
      if (x + 4 <= width) {
        // where rows agree over five pixels there is no corner of two diagonals
        const same = v128.and(
          i32x4.eq(v128.load(colors + below), v128.load(colors + below - row)),
          i32x4.eq(v128.load(colors + below - 4), v128.load(colors + below - row - 4)),
        );
        if (i32x4.all_true(same)) {
          x += 3;
          continue;
        }
      }
      const nw = load<i32>(colors + below - row - 4);
      const ne = load<i32>(colors + below - row);
      const sw = load<i32>(colors + below - 4);
      const se = load<i32>(colors + below);
      if (nw === ne || nw === sw || se === ne || se === sw) continue;
      let saddle = 0;
      if (nw === se) saddle = ne === sw && isRarer(colors, width, height, x, y, ne, nw) ? 2 : 1;
      else if (ne === sw) saddle = 2;
      if (saddle === 0) continue;
      store<u8>(saddles + <usize>(y * (width + 1) + x), <u8>saddle);
      const one = rootOf(into, load<i32>(labels + (saddle === 1 ? below - row - 4 : below - row)));
      const two = rootOf(into, load<i32>(labels + (saddle === 1 ? below : below - 4)));
      if (one === two) continue;
      store<i32>(into + (<usize>max(one, two) << 2), min(one, two));
      unions++;
    }
  }
  if (unions === 0) return count;
  // a face's first part has a smaller number than the others, so it is numbered already
  let total = 0;
  for (let face = 0; face < count; face++) {
    const at = into + (<usize>face << 2);
    const up = load<i32>(at);
    store<i32>(at, up === face ? total++ : load<i32>(into + (<usize>up << 2)));
  }
  return total;
}

function isRarer(colors: usize, width: i32, height: i32, x: i32, y: i32, one: i32, other: i32): bool {
  let more = 0;
  for (let j = max(0, y - 2); j < min(height, y + 2); j++) {
    for (let i = max(0, x - 2); i < min(width, x + 2); i++) {
      const color = load<i32>(colors + (<usize>(j * width + i) << 2));
      if (color === one) more--;
      else if (color === other) more++;
    }
  }
  return more > 0;
}
