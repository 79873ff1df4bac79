/**
 * Mean contrast (f64) along the border of each region. `between`: contrasts (f64) of each two of `colorCount` colors, `colors`
 * (i32) those of the regions. `sides` (i32 a region) is scratch.
 */
export function contrasts(
  labels: usize, width: i32, height: i32, count: i32, colors: usize, between: usize, colorCount: i32, sides: usize, out: usize,
): void {
  memory.fill(sides, 0, <usize>count << 2);
  memory.fill(out, 0, <usize>count << 3);
  const line = <usize>width << 2;
  for (let y = 0; y < height; y++) {
    const row = labels + <usize>y * line;
    const below = y + 1 < height ? line : 0;
    for (let x = 0; x < width; x++) {
      const at = row + (<usize>x << 2);
      if (x + 5 <= width) {
        const four = v128.load(at);
        const right = v128.xor(four, v128.load(at, 4));
        if (!v128.any_true(v128.or(right, v128.xor(four, v128.load(at + below))))) {
          x += 3;
          continue;
        }
      }
      const own = load<i32>(at);
      if (x + 1 < width) face(own, load<i32>(at, 4), colors, between, colorCount, sides, out);
      face(own, load<i32>(at + below), colors, between, colorCount, sides, out);
    }
  }
  for (let region = 0; region < count; region++) {
    const to = out + (<usize>region << 3);
    store<f64>(to, load<f64>(to) / <f64>max(1, load<i32>(sides + (<usize>region << 2))));
  }
}

// @ts-expect-error: decorator
@inline
function face(p: i32, q: i32, colors: usize, between: usize, colorCount: i32, sides: usize, out: usize): void {
  if (p === q) return;
  const pair = load<i32>(colors + (<usize>p << 2)) * colorCount + load<i32>(colors + (<usize>q << 2));
  const contrast = load<f64>(between + (<usize>pair << 3));
  add(p, contrast, sides, out);
  add(q, contrast, sides, out);
}

// @ts-expect-error: decorator
@inline
function add(region: i32, contrast: f64, sides: usize, out: usize): void {
  const to = out + (<usize>region << 3);
  store<f64>(to, load<f64>(to) + contrast);
  const side = sides + (<usize>region << 2);
  store<i32>(side, load<i32>(side) + 1);
}
