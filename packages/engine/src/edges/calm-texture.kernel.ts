/** 1 where a line (f32) of at least `strong` is highest along its row or its column (f32). */
export function markCrests(data: usize, width: i32, size: i32, strong: f64, out: usize): void {
  const last = size - 1;
  for (let i = 0; i <= last; i++) {
    const at = <usize>i << 2;
    const value = load<f32>(data + at);
    store<f32>(out + at, 0);
    if (<f64>value < strong) continue;
    const left = <usize>(i > 0 ? i - 1 : 0) << 2;
    const right = <usize>(i < last ? i + 1 : last) << 2;
    const above = <usize>(i > width ? i - width : 0) << 2;
    const below = <usize>(i + width < last ? i + width : last) << 2;
    const isAcross = value >= load<f32>(data + left) && value > load<f32>(data + right);
    const isDown = value >= load<f32>(data + above) && value > load<f32>(data + below);
    if (isAcross || isDown) store<f32>(out + at, 1);
  }
}

/** A density (f32) as a share of texture: 0 up to `low`, 1 from `high` on, smooth between. */
export function textureOf(density: usize, low: f64, high: f64, size: i32, out: usize): void {
  for (let at: usize = 0, end = <usize>size << 2; at < end; at += 4) {
    const share = (<f64>load<f32>(density + at) - low) / (high - low);
    const t: f64 = share <= 0 ? 0 : share < 1 ? share : 1;
    store<f32>(out + at, <f32>(t * t * (3 - 2 * t)));
  }
}

/** From one field (f32) to another, by shares (f32). */
export function mixFields(from: usize, to: usize, shares: usize, size: i32, out: usize): void {
  for (let at: usize = 0, end = <usize>size << 2; at < end; at += 4) {
    const share = <f64>load<f32>(shares + at);
    store<f32>(out + at, <f32>(<f64>load<f32>(from + at) * (1 - share) + <f64>load<f32>(to + at) * share));
  }
}
