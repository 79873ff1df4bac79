// Pixels of a look: four f32 each, red, green, blue (sRGB, 0 to 1) and their lightness.

// @ts-ignore: decorator
@inline
export function lightnessOf(pixel: v128): f32 {
  return (
    <f32>0.2126 * f32x4.extract_lane(pixel, 0) +
    <f32>0.7152 * f32x4.extract_lane(pixel, 1) +
    <f32>0.0722 * f32x4.extract_lane(pixel, 2)
  );
}

/** Stores a color within its range, with its lightness. */
// @ts-ignore: decorator
@inline
export function storePixel(at: usize, pixel: v128): void {
  const inside = f32x4.min(f32x4.max(pixel, f32x4.splat(0)), f32x4.splat(1));
  v128.store(at, f32x4.replace_lane(inside, 3, lightnessOf(inside)));
}

/** Pixels from bytes (RGBA) whose opacity does not count. */
export function pixelsFromBytes(bytes: usize, count: i32, out: usize): void {
  const by = f32x4.splat(1.0 / 255.0);
  for (let i: usize = 0; i < <usize>count; i++) {
    const four = v128.load32_zero(bytes + (i << 2));
    const wide = i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(four));
    storePixel(out + (i << 4), f32x4.mul(f32x4.convert_i32x4_s(wide), by));
  }
}

/** Bytes (RGBA), opaque, of pixels. */
export function pixelsToBytes(pixels: usize, count: i32, out: usize): void {
  for (let i: usize = 0; i < <usize>count; i++) {
    const scaled = f32x4.add(f32x4.mul(v128.load(pixels + (i << 4)), f32x4.splat(255)), f32x4.splat(0.5));
    const whole = i32x4.trunc_sat_f32x4_s(f32x4.min(f32x4.max(scaled, f32x4.splat(0)), f32x4.splat(255)));
    const narrow = i8x16.narrow_i16x8_u(i16x8.narrow_i32x4_s(whole, whole), i16x8.splat(0));
    store<u32>(out + (i << 2), <u32>i32x4.extract_lane(narrow, 0) | 0xff000000);
  }
}

/** One box blur; three are nearly a Gaussian. `sums`: room for a row of pixels. `between` and `out` may not be `data`. */
export function boxPixels(data: usize, width: i32, height: i32, reach: i32, between: usize, sums: usize, out: usize): void {
  const part = f32x4.splat(<f32>1 / <f32>(reach * 2 + 1));
  const wide = <usize>width << 4;
  for (let y = 0; y < height; y++) {
    const row = data + wide * <usize>y;
    const to = between + wide * <usize>y;
    let sum = f32x4.splat(0);
    for (let k = -reach; k <= reach; k++) sum = f32x4.add(sum, v128.load(row + (<usize>inside(k, width) << 4)));
    for (let x = 0; x < width; x++) {
      v128.store(to + (<usize>x << 4), f32x4.mul(sum, part));
      const less = v128.load(row + (<usize>inside(x - reach, width) << 4));
      sum = f32x4.add(sum, f32x4.sub(v128.load(row + (<usize>inside(x + reach + 1, width) << 4)), less));
    }
  }
  memory.fill(sums, 0, wide);
  for (let k = -reach; k <= reach; k++) {
    const row = between + wide * <usize>inside(k, height);
    for (let x: usize = 0; x < wide; x += 16) v128.store(sums + x, f32x4.add(v128.load(sums + x), v128.load(row + x)));
  }
  for (let y = 0; y < height; y++) {
    const to = out + wide * <usize>y;
    const less = between + wide * <usize>inside(y - reach, height);
    const more = between + wide * <usize>inside(y + reach + 1, height);
    for (let x: usize = 0; x < wide; x += 16) {
      const sum = v128.load(sums + x);
      v128.store(to + x, f32x4.mul(sum, part));
      v128.store(sums + x, f32x4.add(sum, f32x4.sub(v128.load(more + x), v128.load(less + x))));
    }
  }
}

// @ts-ignore: decorator
@inline
function inside(at: i32, length: i32): i32 {
  return at < 0 ? 0 : at >= length ? length - 1 : at;
}

/** From one picture to another by a share, which a mask (f32, or 0) makes smaller. */
export function mixPixels(from: usize, to: usize, share: f32, mask: usize, count: i32, out: usize): void {
  for (let i: usize = 0; i < <usize>count; i++) {
    const own = mask ? share * load<f32>(mask + (i << 2)) : share;
    const a = v128.load(from + (i << 4));
    const b = v128.load(to + (i << 4));
    v128.store(out + (i << 4), f32x4.add(a, f32x4.mul(f32x4.sub(b, a), f32x4.splat(own))));
  }
}

/** What differs from a blurred version is made stronger. */
export function sharpenPixels(pixels: usize, blurred: usize, amount: f32, count: i32): void {
  for (let i: usize = 0; i < <usize>count; i++) {
    const a = v128.load(pixels + (i << 4));
    const off = f32x4.sub(a, v128.load(blurred + (i << 4)));
    storePixel(pixels + (i << 4), f32x4.add(a, f32x4.mul(off, f32x4.splat(amount))));
  }
}

/** Light of a blurred version shines over all (screen). */
export function glowPixels(pixels: usize, blurred: usize, amount: f32, count: i32): void {
  const one = f32x4.splat(1);
  for (let i: usize = 0; i < <usize>count; i++) {
    const a = v128.load(pixels + (i << 4));
    const b = v128.load(blurred + (i << 4));
    const light = f32x4.mul(f32x4.mul(b, b), f32x4.splat(amount));
    storePixel(pixels + (i << 4), f32x4.sub(one, f32x4.mul(f32x4.sub(one, a), f32x4.sub(one, light))));
  }
}

/**
 * Moves tones and colors. `curves`: 3 × 256 f32, what red, green and blue become; `tones`: f32: saturation, how far lights and
 * darks take their tints, tint of darks (3), tint of lights (3), vignette.
 */
export function gradePixels(pixels: usize, width: i32, height: i32, curves: usize, tones: usize): void {
  const saturation = f32x4.splat(load<f32>(tones));
  const tinted = load<f32>(tones, 4);
  const darks = f32x4(load<f32>(tones, 8), load<f32>(tones, 12), load<f32>(tones, 16), 0);
  const lights = f32x4(load<f32>(tones, 20), load<f32>(tones, 24), load<f32>(tones, 28), 0);
  const vignette = load<f32>(tones, 32);
  for (let y = 0; y < height; y++) {
    const v = (<f32>y + <f32>0.5) / <f32>height - <f32>0.5;
    for (let x = 0; x < width; x++) {
      const at = pixels + (<usize>(y * width + x) << 4);
      let c = v128.load(at);
      const gray = f32x4.splat(lightnessOf(c));
      c = f32x4.add(gray, f32x4.mul(f32x4.sub(c, gray), saturation));
      c = f32x4(
        curved(curves, f32x4.extract_lane(c, 0)),
        curved(curves + 1024, f32x4.extract_lane(c, 1)),
        curved(curves + 2048, f32x4.extract_lane(c, 2)),
        0,
      );
      if (tinted > 0) {
        const l = lightnessOf(c);
        const tint = f32x4.add(darks, f32x4.mul(f32x4.sub(lights, darks), f32x4.splat(l)));
        c = f32x4.add(c, f32x4.mul(f32x4.sub(tint, c), f32x4.splat(tinted)));
      }
      if (vignette > 0) {
        const u = (<f32>x + <f32>0.5) / <f32>width - <f32>0.5;
        const d = max<f32>(0, u * u * <f32>1.6 + v * v * <f32>1.6 - <f32>0.12);
        c = f32x4.mul(c, f32x4.splat(<f32>1 / (<f32>1 + vignette * d * 4)));
      }
      storePixel(at, c);
    }
  }
}

// @ts-ignore: decorator
@inline
function curved(curve: usize, value: f32): f32 {
  const at = min<f32>(max<f32>(value, 0), 1) * 255;
  const low = <i32>at;
  const high = low < 255 ? low + 1 : 255;
  const a = load<f32>(curve + (<usize>low << 2));
  return a + (load<f32>(curve + (<usize>high << 2)) - a) * (at - <f32>low);
}

/** Lightness in so many steps, whose borders are as soft as said (0 to 1). */
export function stepPixels(pixels: usize, levels: f32, soft: f32, count: i32): void {
  for (let i: usize = 0; i < <usize>count; i++) {
    const c = v128.load(pixels + (i << 4));
    const l = f32x4.extract_lane(c, 3);
    const at = l * levels;
    const low = floor<f32>(at);
    const t = (at - low - <f32>0.5) / max<f32>(soft, 0.02) + <f32>0.5;
    const k = min<f32>(max<f32>(t, 0), 1);
    const stepped = (low + k * k * (<f32>3 - <f32>2 * k)) / levels;
    const by = l > 0.004 ? (stepped + <f32>0.02) / (l + <f32>0.02) : 1;
    storePixel(pixels + (i << 4), f32x4.mul(c, f32x4.splat(by)));
  }
}

/** How many pixels have each of 256 lightnesses; `bins`: i32. */
export function binLightness(pixels: usize, count: i32, bins: usize): void {
  memory.fill(bins, 0, 1024);
  for (let i: usize = 0; i < <usize>count; i++) {
    const l = min<f32>(max<f32>(load<f32>(pixels + (i << 4), 12), 0), 1);
    const at = bins + (<usize>(<i32>(l * 255)) << 2);
    store<i32>(at, load<i32>(at) + 1);
  }
}

/** Darkens by a field (f32), around 0: what is 0.1 there is a tenth lighter at an amount of 1. */
export function shadePixels(pixels: usize, field: usize, amount: f32, count: i32): void {
  for (let i: usize = 0; i < <usize>count; i++)
    storePixel(pixels + (i << 4), f32x4.mul(v128.load(pixels + (i << 4)), f32x4.splat(<f32>1 + load<f32>(field + (i << 2)) * amount)));
}

/** Lays an ink (three f32) where a field of paper (1) and lines (0) has lines. */
export function inkPixels(pixels: usize, lines: usize, ink: usize, amount: f32, count: i32): void {
  const color = f32x4(load<f32>(ink), load<f32>(ink, 4), load<f32>(ink, 8), 0);
  for (let i: usize = 0; i < <usize>count; i++) {
    const c = v128.load(pixels + (i << 4));
    const k = (<f32>1 - load<f32>(lines + (i << 2))) * amount;
    storePixel(pixels + (i << 4), f32x4.add(c, f32x4.mul(f32x4.sub(color, c), f32x4.splat(k))));
  }
}
