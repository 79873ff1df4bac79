import { copyWithMargin } from "../kernels/shared/with-margin.kernel";

/** The neighbors of a pixel that are on (1 each), as bits: above first, then clockwise. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function ringOf(p: usize, wide: usize): i32 {
  const above = p - wide;
  const below = p + wide;
  return (
    <i32>load<u8>(above) | (<i32>load<u8>(above + 1) << 1) | (<i32>load<u8>(p + 1) << 2) |
    (<i32>load<u8>(below + 1) << 3) | (<i32>load<u8>(below) << 4) | (<i32>load<u8>(below - 1) << 5) |
    (<i32>load<u8>(p - 1) << 6) | (<i32>load<u8>(above - 1) << 7)
  );
}

/** Takes pixels (i32 addresses, `goes` to `end`) off that `may` (u8 for each ring) still lets go; returns how many went. */
function drop(goes: usize, end: usize, may: usize, wide: usize): i32 {
  let gone = 0;
  for (let at = goes; at < end; at += 4) {
    const p = <usize>load<i32>(at);
    if (!load<u8>(may + ringOf(p, wide))) continue;
    store<u8>(p, 0);
    gone++;
  }
  return gone;
}

/** What is left of a list of pixels (i32 addresses); returns its new end. */
function keepOn(list: usize, end: usize): usize {
  let to = list;
  for (let at = list; at < end; at += 4) {
    const p = load<i32>(at);
    if (load<u8>(<usize>p) === 0) continue;
    store<i32>(to, p);
    to += 4;
  }
  return to;
}

/**
 * Thins a mask (0 or 1 a pixel) in place (Zhang & Suen 1984). `removable`, `stairs`: what is known of
 * each ring (u8). At most so many rounds. `on`: room for the mask with a margin of one pixel; `active`, `goes`: room for its pixels that are on (i32).
 */
export function thin(
  mask: usize, width: i32, height: i32, rounds: i32, removable: usize, stairs: usize, on: usize, active: usize, goes: usize,
): void {
  const wide = <usize>(width + 2);
  copyWithMargin(mask, width, height, on);
  let end = active;
  const last = on + wide * <usize>(height + 1);
  for (let p = on + wide; p < last; p++) {
    while (p < last && !v128.any_true(v128.load(p))) p += 16;
    if (p >= last || load<u8>(p) === 0) continue;
    store<i32>(end, <i32>p);
    end += 4;
  }
  // each round takes the corners of steps, then a layer from one side, then from the other
  let round = 0;
  for (let changed = true; changed && round < rounds; round++) {
    changed = false;
    if (drop(active, end, stairs, wide) > 0) {
      changed = true;
      end = keepOn(active, end);
    }
    for (let pass: u8 = 1; pass <= 2; pass++) {
      let marked = goes;
      for (let at = active; at < end; at += 4) {
        const p = <usize>load<i32>(at);
        if (load<u8>(removable + ringOf(p, wide)) & pass) {
          store<i32>(marked, <i32>p);
          marked += 4;
        }
      }
      // neighbors going together could tear a line two pixels wide: each one looks again
      if (drop(goes, marked, removable, wide) > 0) {
        changed = true;
        end = keepOn(active, end);
      }
    }
  }
  for (let y = 0; y < height; y++) memory.copy(mask + <usize>(y * width), on + wide * <usize>(y + 1) + 1, width);
}
