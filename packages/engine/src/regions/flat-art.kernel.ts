// What flat art is told by, and how it comes to another size.

/** Most labels that are looked at around a pixel: more meet nowhere in flat art. */
const maxAround = 12;

// @ts-ignore: decorator
@inline
function colorAt(colors: usize, label: i32): usize {
  return colors + <usize>label * 24;
}

/** The squared distance of a color (three f64) from the line between two others. */
function awayFromLine(x: f64, y: f64, z: f64, from: usize, to: usize): f64 {
  const u = load<f64>(to) - load<f64>(from);
  const v = load<f64>(to, 8) - load<f64>(from, 8);
  const w = load<f64>(to, 16) - load<f64>(from, 16);
  const p = x - load<f64>(from);
  const q = y - load<f64>(from, 8);
  const r = z - load<f64>(from, 16);
  const long = u * u + v * v + w * w;
  const share = long > 0 ? max<f64>(0, min<f64>(1, (p * u + q * v + r * w) / long)) : 0;
  const a = p - share * u;
  const b = q - share * v;
  const c = r - share * w;
  return a * a + b * b + c * c;
}

/**
 * Writes the different labels (i32) of a rectangle of pixels to `out`, that of its first pixel first, `maxAround` at most, and
 * returns their number.
 */
function labelsIn(labels: usize, width: i32, x0: i32, y0: i32, x1: i32, y1: i32, out: usize): i32 {
  let count = 0;
  let last = -1;
  for (let y = y0; y <= y1; y++) {
    for (let x = x0; x <= x1; x++) {
      const label = load<i32>(labels + (<usize>(y * width + x) << 2));
      if (label === last) continue;
      last = label;
      let k = 0;
      while (k < count && load<i32>(out + (<usize>k << 2)) !== label) k++;
      if (k < count || count === maxAround) continue;
      store<i32>(out + (<usize>count << 2), label);
      count++;
    }
  }
  return count;
}

/**
 * Counts pixels (planes of i16) that are neither within `tolerance` of a label's color nor of a mixture of two, of the labels (i32)
 * at most `reach` pixels away: all of them, and those in even surroundings (u8, 1 each), two i32 at `out`. `colors` are three f64 each;
 * `around` has room for 64 bytes.
 */
export function countUnexplained(
  labels: usize, l: usize, a: usize, b: usize, width: i32, height: i32,
  colors: usize, reach: i32, tolerance: f64, uniform: usize, around: usize, out: usize,
): void {
  const limit = tolerance * tolerance;
  let found = 0;
  let even = 0;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const at = <usize>i << 1;
      const p = <f64>load<i16>(l + at);
      const q = <f64>load<i16>(a + at);
      const r = <f64>load<i16>(b + at);
      const own = colorAt(colors, load<i32>(labels + (<usize>i << 2)));
      if (awayFromLine(p, q, r, own, own) <= limit) continue;
      const count = labelsIn(
        labels, width, max(0, x - reach), max(0, y - reach), min(width - 1, x + reach), min(height - 1, y + reach), around,
      );
      let isExplained = false;
      for (let m = 0; m < count && !isExplained; m++) {
        const from = colorAt(colors, load<i32>(around + (<usize>m << 2)));
        for (let n = m; n < count && !isExplained; n++)
          isExplained = awayFromLine(p, q, r, from, colorAt(colors, load<i32>(around + (<usize>n << 2)))) <= limit;
      }
      if (isExplained) continue;
      found++;
      even += <i32>load<u8>(uniform + i);
    }
  }
  store<i32>(out, found);
  store<i32>(out, even, 4);
}

/**
 * Gives every pixel of a resized picture (planes of i16, `across` × `down`) the color of a label: of those within `reach` pixels
 * of its place in the labeled picture (i32, `width` × `height`) the one nearest to its own color. A pixel is `stepX` × `stepY`
 * pixels of that large, the first one begins at `left`, `top`.
 */
export function settleOnLabels(
  labels: usize, width: i32, height: i32, left: f64, top: f64, stepX: f64, stepY: f64, reach: i32,
  l: usize, a: usize, b: usize, across: i32, down: i32, colors: usize, around: usize,
): void {
  for (let y = 0, i = 0; y < down; y++) {
    const row = max(0, min(height - 1, <i32>Math.floor(top + (<f64>y + 0.5) * stepY)));
    for (let x = 0; x < across; x++, i++) {
      const column = max(0, min(width - 1, <i32>Math.floor(left + (<f64>x + 0.5) * stepX)));
      const count = labelsIn(
        labels, width, max(0, column - reach), max(0, row - reach), min(width - 1, column + reach),
        min(height - 1, row + reach), around,
      );
      const at = <usize>i << 1;
      let best = colorAt(colors, load<i32>(around));
      if (count > 1) {
        const p = <f64>load<i16>(l + at);
        const q = <f64>load<i16>(a + at);
        const r = <f64>load<i16>(b + at);
        let nearest = awayFromLine(p, q, r, best, best);
        for (let k = 1; k < count; k++) {
          const other = colorAt(colors, load<i32>(around + (<usize>k << 2)));
          const away = awayFromLine(p, q, r, other, other);
          if (away >= nearest) continue;
          nearest = away;
          best = other;
        }
      }
      store<i16>(l + at, <i16>load<f64>(best));
      store<i16>(a + at, <i16>load<f64>(best, 8));
      store<i16>(b + at, <i16>load<f64>(best, 16));
    }
  }
}
