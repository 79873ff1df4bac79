// Where shapes run: the structure tensor of a picture, and lines that follow it.

/** E, F and G of the tensor (Sobel, all three colors), before it is smoothed. */
export function tensorOf(pixels: usize, width: i32, height: i32, out: usize): void {
  const wide = <usize>width << 4;
  for (let y = 0; y < height; y++) {
    const up = pixels + wide * <usize>max<i32>(y - 1, 0);
    const own = pixels + wide * <usize>y;
    const down = pixels + wide * <usize>min<i32>(y + 1, height - 1);
    for (let x = 0; x < width; x++) {
      const l = <usize>max<i32>(x - 1, 0) << 4;
      const m = <usize>x << 4;
      const r = <usize>min<i32>(x + 1, width - 1) << 4;
      const a = v128.load(up + l);
      const c = v128.load(up + r);
      const g = v128.load(down + l);
      const i = v128.load(down + r);
      const two = f32x4.splat(2);
      const across = f32x4.add(
        f32x4.add(f32x4.sub(c, a), f32x4.sub(i, g)),
        f32x4.mul(f32x4.sub(v128.load(own + r), v128.load(own + l)), two),
      );
      const along = f32x4.add(
        f32x4.add(f32x4.sub(g, a), f32x4.sub(i, c)),
        f32x4.mul(f32x4.sub(v128.load(down + m), v128.load(up + m)), two),
      );
      v128.store(
        out + wide * <usize>y + m,
        f32x4(three(f32x4.mul(across, across)), three(f32x4.mul(across, along)), three(f32x4.mul(along, along)), 0),
      );
    }
  }
}

// @ts-ignore: decorator
@inline
function three(v: v128): f32 {
  return f32x4.extract_lane(v, 0) + f32x4.extract_lane(v, 1) + f32x4.extract_lane(v, 2);
}

/** The direction along shapes (cosine, sine), how plainly it is one (0 to 1), and the gradient across, of a smoothed tensor. */
export function flowOf(tensor: usize, count: i32, out: usize): void {
  for (let i: usize = 0; i < <usize>count; i++) {
    const e = load<f32>(tensor + (i << 4));
    const f = load<f32>(tensor + (i << 4), 4);
    const g = load<f32>(tensor + (i << 4), 8);
    const s = sqrt<f32>((e - g) * (e - g) + f * f * 4);
    // the double angle of the gradient; the flow is at right angles to it
    const twice = s > 1e-7 ? (e - g) / s : 1;
    const cos = sqrt<f32>(max<f32>(0, (<f32>1 + twice) * <f32>0.5));
    const sin = sqrt<f32>(max<f32>(0, (<f32>1 - twice) * <f32>0.5)) * (f < 0 ? <f32>-1 : <f32>1);
    const sum = e + g;
    v128.store(out + (i << 4), f32x4(-sin, cos, sum > 1e-6 ? s / sum : 0, sqrt<f32>(max<f32>(0, (sum + s) * <f32>0.5))));
  }
}

/** Each value of a field becomes the mean of those along the flow, so many steps of a pixel both ways. */
export function smoothAlong(field: usize, flow: usize, width: i32, height: i32, steps: i32, out: usize): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = load<f32>(field + (<usize>(y * width + x) << 2));
      for (let way = 0; way < 2; way++) {
        let px = <f32>x + <f32>0.5;
        let py = <f32>y + <f32>0.5;
        let dx: f32 = 0;
        let dy: f32 = 0;
        for (let k = 0; k < steps; k++) {
          const at = flow + (<usize>(clamped(py, height) * width + clamped(px, width)) << 4);
          let c = load<f32>(at);
          let s = load<f32>(at, 4);
          const turned = k === 0 ? way === 1 : c * dx + s * dy < 0;
          if (turned) {
            c = -c;
            s = -s;
          }
          px += c;
          py += s;
          dx = c;
          dy = s;
          sum += load<f32>(field + (<usize>(clamped(py, height) * width + clamped(px, width)) << 2));
        }
      }
      store<f32>(out + (<usize>(y * width + x) << 2), sum / <f32>(steps * 2 + 1));
    }
}

// @ts-ignore: decorator
@inline
function clamped(at: f32, length: i32): i32 {
  const whole = <i32>at;
  return whole < 0 ? 0 : whole >= length ? length - 1 : whole;
}

/** XDoG (Winnemöller 2011): 1 is paper, 0 a line. `fine` and `coarse`: the picture blurred twice. */
export function linesOf(fine: usize, coarse: usize, p: f32, from: f32, steep: f32, count: i32, out: usize): void {
  for (let i: usize = 0; i < <usize>count; i++) {
    const u = (<f32>1 + p) * load<f32>(fine + (i << 4), 12) - p * load<f32>(coarse + (i << 4), 12);
    const t = (u - from) * steep + 1;
    store<f32>(out + (i << 2), t >= 1 ? 1 : t <= 0 ? 0 : t * t * (<f32>3 - <f32>2 * t));
  }
}

/** A field where values below `from` become lines and those above `to` paper. */
export function sharpenField(field: usize, from: f32, to: f32, count: i32): void {
  for (let i: usize = 0; i < <usize>count; i++) {
    const t = min<f32>(max<f32>((load<f32>(field + (i << 2)) - from) / (to - from), 0), 1);
    store<f32>(field + (i << 2), t * t * (<f32>3 - <f32>2 * t));
  }
}
