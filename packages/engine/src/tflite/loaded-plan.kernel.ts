// Layers of networks in single precision. A tensor lies row by row, the channels of a pixel together, filled up to a multiple
// of 8 with zeros (of 4 in the picture itself), with as wide a margin of zeros as what reads it needs. Lanes are OUTPUT
// channels, so every sum is added in one order (bias, rows, columns, channels), each product and each sum rounded alone.
// Addresses are those of the first pixel inside the margin; `line` is the bytes from row to row.

import { expMinus } from "../kernels/shared/exp-minus.kernel";
import { bent, finish, more } from "../kernels/shared/float-products.kernel";

/** The number that 16 bits of half precision stand for: its bits moved, its exponent's offset mended by a product. */
// @ts-expect-error: decorator
@inline
function fromHalf(bits: u32): f32 {
  // exact for the smallest numbers too; infinities do not occur
  const size = reinterpret<f32>((bits & 0x7fff) << 13) * reinterpret<f32>(0x77800000);
  return bits & 0x8000 ? -size : size;
}

/** `rows` rows of `columns` halves become floats, each row filled up with zeros to `filled`. */
export function unpackHalves(halves: usize, rows: i32, columns: i32, filled: i32, out: usize): void {
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i < filled; i++, out += 4) store<f32>(out, i < columns ? fromHalf(load<u16>(halves + (<usize>(row * columns + i) << 1))) : 0);
  }
}

/**
 * Filters of halves (output, place, input) as floats in the order in which `convolveFloats` reads them: eight outputs,
 * places, inputs filled up to `filled`, the eight; what is not there is 0.
 */
export function packFilters(halves: usize, outputs: i32, places: i32, inputs: i32, filled: i32, out: usize): void {
  for (let octet = 0; octet < outputs; octet += 8) {
    for (let place = 0; place < places; place++) {
      for (let i = 0; i < filled; i++) {
        for (let o = octet; o < octet + 8; o++, out += 4) {
          const at = halves + (<usize>((o * places + place) * inputs + i) << 1);
          store<f32>(out, o < outputs && i < inputs ? fromHalf(load<u16>(at)) : 0);
        }
      }
    }
  }
}

/**
 * A convolution. `input`: what the first output reads first; for each output `rows` rows of `steps` numbers, `line` bytes
 * apart; `jump` and `down`: bytes of input between outputs beside and below each other. `addend`: a tensor of which the
 * first `addendOctets` × 8 channels are added to the output before it is bent by `slopes`; 0 for none. `limit`: what larger outputs become.
 */
export function convolveFloats(
  input: usize, line: usize, jump: usize, down: usize, rows: i32, steps: i32, filters: usize, bias: usize, slopes: usize,
  limit: f32, octets: i32, addend: usize, addendOctets: i32, addendLine: usize, out: usize, outLine: usize, width: i32, height: i32,
): void {
  const pixel = <usize>octets << 5;
  const addendPixel = <usize>addendOctets << 5;
  const octetBytes = <usize>(rows * steps) << 5;
  const ceiling = f32x4.splat(limit);
  // a strip of pixels at a time, so that its input and the filters of eight outputs stay in the fastest cache
  const strip = 32;
  for (let y = 0; y < height; y++) {
    for (let left = 0; left < width; left += strip) {
      const right = min(width, left + strip);
      for (let octet = 0; octet < octets; octet++) {
        const offset = <usize>octet << 5;
        const low = v128.load(bias + offset);
        const high = v128.load(bias + offset, 16);
        const slopeLow = v128.load(slopes + offset);
        const slopeHigh = v128.load(slopes + offset, 16);
        const others = octet < addendOctets ? addend + addendLine * <usize>y + offset : 0;
        if (right < 4) {
          for (let x = left; x < right; x++) {
            let l = low;
            let h = high;
            let w = filters + octetBytes * <usize>octet;
            for (let r = 0; r < rows; r++) {
              let p = input + down * <usize>y + jump * <usize>x + line * <usize>r;
              for (let s = 0; s < steps; s++, p += 4, w += 32) {
                const v = v128.load32_splat(p);
                l = more(l, v, v128.load(w));
                h = more(h, v, v128.load(w, 16));
              }
            }
            const to = out + outLine * <usize>y + pixel * <usize>x + offset;
            const other = others ? others + addendPixel * <usize>x : 0;
            finish(l, other, slopeLow, ceiling, to);
            finish(h, other ? other + 16 : 0, slopeHigh, ceiling, to + 16);
          }
          continue;
        }
        for (let at = left; at < right; at += 4) {
          // the last four may overlap the ones before
          const x = <usize>min(at, right - 4);
          let w = filters + octetBytes * <usize>octet;
          let l0 = low;
          let h0 = high;
          let l1 = low;
          let h1 = high;
          let l2 = low;
          let h2 = high;
          let l3 = low;
          let h3 = high;
          for (let r = 0; r < rows; r++) {
            let p0 = input + down * <usize>y + jump * x + line * <usize>r;
            let p1 = p0 + jump;
            let p2 = p1 + jump;
            let p3 = p2 + jump;
            for (let s = 0; s < steps; s++) {
              const a = v128.load(w);
              const b = v128.load(w, 16);
              let v = v128.load32_splat(p0);
              l0 = more(l0, v, a);
              h0 = more(h0, v, b);
              v = v128.load32_splat(p1);
              l1 = more(l1, v, a);
              h1 = more(h1, v, b);
              v = v128.load32_splat(p2);
              l2 = more(l2, v, a);
              h2 = more(h2, v, b);
              v = v128.load32_splat(p3);
              l3 = more(l3, v, a);
              h3 = more(h3, v, b);
              p0 += 4;
              p1 += 4;
              p2 += 4;
              p3 += 4;
              w += 32;
            }
          }
          const to = out + outLine * <usize>y + pixel * x + offset;
          const first = others ? others + addendPixel * x : 0;
          finish(l0, first, slopeLow, ceiling, to);
          finish(h0, first ? first + 16 : 0, slopeHigh, ceiling, to + 16);
          finish(l1, first ? first + addendPixel : 0, slopeLow, ceiling, to + pixel);
          finish(h1, first ? first + addendPixel + 16 : 0, slopeHigh, ceiling, to + pixel + 16);
          finish(l2, first ? first + 2 * addendPixel : 0, slopeLow, ceiling, to + 2 * pixel);
          finish(h2, first ? first + 2 * addendPixel + 16 : 0, slopeHigh, ceiling, to + 2 * pixel + 16);
          finish(l3, first ? first + 3 * addendPixel : 0, slopeLow, ceiling, to + 3 * pixel);
          finish(h3, first ? first + 3 * addendPixel + 16 : 0, slopeHigh, ceiling, to + 3 * pixel + 16);
        }
      }
    }
  }
}

/** Each channel for itself, through squares of 3 × 3: four channels' filters stay in registers for a whole row. */
function threeByThree(
  input: usize, line: usize, jump: usize, down: usize, filters: usize, bias: usize, slopes: usize,
  limit: f32, pixel: usize, out: usize, outLine: usize, width: i32, height: i32,
): void {
  const ceiling = f32x4.splat(limit);
  for (let y = 0; y < height; y++) {
    for (let q: usize = 0; q < pixel; q += 16) {
      const start = v128.load(bias + q);
      const slope = v128.load(slopes + q);
      let w = filters + q;
      const w00 = v128.load(w);
      const w01 = v128.load(w + pixel);
      const w02 = v128.load(w + 2 * pixel);
      w += 3 * pixel;
      const w10 = v128.load(w);
      const w11 = v128.load(w + pixel);
      const w12 = v128.load(w + 2 * pixel);
      w += 3 * pixel;
      const w20 = v128.load(w);
      const w21 = v128.load(w + pixel);
      const w22 = v128.load(w + 2 * pixel);
      let p = input + down * <usize>y + q;
      let to = out + outLine * <usize>y + q;
      for (let x = 0; x < width; x++, p += jump, to += pixel) {
        let sum = more(start, v128.load(p), w00);
        sum = more(sum, v128.load(p + pixel), w01);
        sum = more(sum, v128.load(p + 2 * pixel), w02);
        const second = p + line;
        sum = more(sum, v128.load(second), w10);
        sum = more(sum, v128.load(second + pixel), w11);
        sum = more(sum, v128.load(second + 2 * pixel), w12);
        const third = second + line;
        sum = more(sum, v128.load(third), w20);
        sum = more(sum, v128.load(third + pixel), w21);
        sum = more(sum, v128.load(third + 2 * pixel), w22);
        v128.store(to, f32x4.min(ceiling, bent(sum, slope)));
      }
    }
  }
}

/** A convolution of each channel for itself, `side` × `side`; filters: for each place, all channels. */
export function convolveDepthwise(
  input: usize, line: usize, jump: usize, down: usize, side: i32, filters: usize, bias: usize, slopes: usize,
  limit: f32, octets: i32, out: usize, outLine: usize, width: i32, height: i32,
): void {
  const pixel = <usize>octets << 5;
  if (side === 3) {
    threeByThree(input, line, jump, down, filters, bias, slopes, limit, pixel, out, outLine, width, height);
    return;
  }
  const ceiling = f32x4.splat(limit);
  for (let y = 0; y < height; y++) {
    for (let q: usize = 0; q < pixel; q += 16) {
      const start = v128.load(bias + q);
      const slope = v128.load(slopes + q);
      for (let x = 0; x < width; x++) {
        let sum = start;
        let w = filters + q;
        for (let r = 0; r < side; r++) {
          let p = input + down * <usize>y + jump * <usize>x + line * <usize>r + q;
          for (let c = 0; c < side; c++, p += pixel, w += pixel) sum = more(sum, v128.load(p), v128.load(w));
        }
        v128.store(out + outLine * <usize>y + pixel * <usize>x + q, f32x4.min(ceiling, bent(sum, slope)));
      }
    }
  }
}

/** The sum of two tensors of one size, bent by `slopes`. */
export function addFloats(a: usize, aLine: usize, b: usize, bLine: usize, slopes: usize, octets: i32, out: usize, outLine: usize, width: i32, height: i32): void {
  const pixel = <usize>octets << 5;
  for (let y = 0; y < height; y++) {
    let at: usize = 0;
    for (let x = 0; x < width; x++) {
      for (let q: usize = 0; q < pixel; q += 16, at += 16) {
        v128.store(out + at, bent(f32x4.add(v128.load(a + at), v128.load(b + at)), v128.load(slopes + q)));
      }
    }
    a += aLine;
    b += bLine;
    out += outLine;
  }
}

/** Every channel of a tensor times its share. */
export function scaleFloats(input: usize, line: usize, shares: usize, octets: i32, out: usize, outLine: usize, width: i32, height: i32): void {
  const pixel = <usize>octets << 5;
  for (let y = 0; y < height; y++) {
    let at: usize = 0;
    for (let x = 0; x < width; x++) {
      for (let q: usize = 0; q < pixel; q += 16, at += 16) v128.store(out + at, f32x4.mul(v128.load(input + at), v128.load(shares + q)));
    }
    input += line;
    out += outLine;
  }
}

/** The greatest of each square of two by two. */
export function poolFloats(input: usize, line: usize, octets: i32, out: usize, outLine: usize, width: i32, height: i32): void {
  const pixel = <usize>octets << 5;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = input + 2 * line * <usize>y + 2 * pixel * <usize>x;
      const to = out + outLine * <usize>y + pixel * <usize>x;
      for (let q: usize = 0; q < pixel; q += 16) {
        const p = from + q;
        const upper = f32x4.max(v128.load(p), v128.load(p + pixel));
        const lower = f32x4.max(v128.load(p + line), v128.load(p + line + pixel));
        v128.store(to + q, f32x4.max(upper, lower));
      }
    }
  }
}

/** The mean of each channel over the whole tensor, added row by row. */
export function meanFloats(input: usize, line: usize, octets: i32, out: usize, width: i32, height: i32): void {
  const pixel = <usize>octets << 5;
  const count = f32x4.splat(<f32>(width * height));
  for (let q: usize = 0; q < pixel; q += 16) {
    let sum = f32x4.splat(0);
    for (let y = 0; y < height; y++) {
      let p = input + line * <usize>y + q;
      for (let x = 0; x < width; x++, p += pixel) sum = f32x4.add(sum, v128.load(p));
    }
    v128.store(out + q, f32x4.div(sum, count));
  }
}

/**
 * A tensor in another size, between the four nearest pixels. `across` and `down`: for each column and row of the output
 * the two places in the input (i32) and how far it is from the first (f32).
 */
export function resizeFloats(input: usize, line: usize, across: usize, down: usize, octets: i32, out: usize, outLine: usize, width: i32, height: i32): void {
  const pixel = <usize>octets << 5;
  for (let y = 0; y < height; y++) {
    const row = down + <usize>(12 * y);
    const upper = input + line * <usize>load<i32>(row);
    const lower = input + line * <usize>load<i32>(row, 4);
    const below = v128.load32_splat(row + 8);
    const above = f32x4.sub(f32x4.splat(1), below);
    for (let x = 0; x < width; x++) {
      const column = across + <usize>(12 * x);
      const left = pixel * <usize>load<i32>(column);
      const right = pixel * <usize>load<i32>(column, 4);
      const after = v128.load32_splat(column + 8);
      const before = f32x4.sub(f32x4.splat(1), after);
      const to = out + outLine * <usize>y + pixel * <usize>x;
      for (let q: usize = 0; q < pixel; q += 16) {
        let sum = f32x4.mul(f32x4.mul(v128.load(upper + left + q), above), before);
        sum = f32x4.add(sum, f32x4.mul(f32x4.mul(v128.load(lower + left + q), below), before));
        sum = f32x4.add(sum, f32x4.mul(f32x4.mul(v128.load(upper + right + q), above), after));
        sum = f32x4.add(sum, f32x4.mul(f32x4.mul(v128.load(lower + right + q), below), after));
        v128.store(to + q, sum);
      }
    }
  }
}

/** Each of `count` numbers v (a multiple of 4) becomes v · clamp(v + 3, 0, 6) / 6. */
export function hardSwish(at: usize, count: i32): void {
  const three = f32x4.splat(3);
  const six = f32x4.splat(6);
  const zero = f32x4.splat(0);
  for (const end = at + (<usize>count << 2); at < end; at += 16) {
    const v = v128.load(at);
    v128.store(at, f32x4.div(f32x4.mul(v, f32x4.min(six, f32x4.max(zero, f32x4.add(v, three)))), six));
  }
}

/** Each of `count` logits becomes the share it stands for. */
export function logistic(at: usize, count: i32): void {
  for (const end = at + (<usize>count << 2); at < end; at += 4) {
    const v = <f64>load<f32>(at);
    const e = expMinus(Math.abs(v));
    store<f32>(at, <f32>(v < 0 ? e / (1 + e) : 1 / (1 + e)));
  }
}

/**
 * Each pixel becomes four of one number, two by two. Filters: for each of `channels` its weights for the four places,
 * row by row; `bias`: one number.
 */
export function spreadFloats(input: usize, line: usize, pixel: usize, channels: i32, filters: usize, bias: usize, out: usize, width: i32, height: i32): void {
  const start = v128.load32_splat(bias);
  const outLine = <usize>width << 3;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = start;
      let p = input + line * <usize>y + pixel * <usize>x;
      for (let w = filters, end = filters + (<usize>channels << 4); w < end; w += 16, p += 4) sum = more(sum, v128.load32_splat(p), v128.load(w));
      const to = out + 2 * outLine * <usize>y + (<usize>x << 3);
      v128.store64_lane(to, sum, 0);
      v128.store64_lane(to + outLine, sum, 1);
    }
  }
}

/** Between two vectors. */
// @ts-expect-error: decorator
@inline
function mixed(p: v128, q: v128, share: f32): v128 {
  return f32x4.add(f32x4.mul(f32x4.splat(<f32>1 - share), p), f32x4.mul(f32x4.splat(share), q));
}

/**
 * A crop of a tensor (`size` × `size`) by a matrix of six numbers (two rows: x, y, shift), `side` × `side`; where a place
 * lies outside of the outermost pixels' middles: 0.
 */
export function cropFloats(input: usize, line: usize, size: i32, matrix: usize, octets: i32, out: usize, outLine: usize, side: i32): void {
  const pixel = <usize>octets << 5;
  const a = load<f32>(matrix);
  const b = load<f32>(matrix, 4);
  const c = load<f32>(matrix, 12);
  const d = load<f32>(matrix, 16);
  const shiftX = load<f32>(matrix, 8) + (a * <f32>0.5 + b * <f32>0.5 - <f32>0.5);
  const shiftY = load<f32>(matrix, 20) + (c * <f32>0.5 + d * <f32>0.5 - <f32>0.5);
  const last = <f32>(size - 1);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const to = out + outLine * <usize>y + pixel * <usize>x;
      const atX = a * <f32>x + b * <f32>y + shiftX;
      const atY = c * <f32>x + d * <f32>y + shiftY;
      if (!(atX >= 0 && atX <= last && atY >= 0 && atY <= last)) {
        memory.fill(to, 0, pixel);
        continue;
      }
      const column = floor(atX);
      const row = floor(atY);
      const shareX = atX - column;
      const shareY = atY - row;
      const from = input + line * <usize>row + pixel * <usize>column;
      // exactly on the last middle nothing beyond it counts
      const right = column < last ? pixel : 0;
      const below = row < last ? line : 0;
      for (let q: usize = 0; q < pixel; q += 16) {
        const p = from + q;
        const upper = mixed(v128.load(p), v128.load(p + right), shareX);
        const lower = mixed(v128.load(p + below), v128.load(p + below + right), shareX);
        v128.store(to + q, mixed(upper, lower, shareY));
      }
    }
  }
}

/** Red, green, blue and 0 of a pixel of four bytes. */
// @ts-expect-error: decorator
@inline
function colorAt(pixels: usize, width: i32, height: i32, x: i32, y: i32, isBlackOutside: bool): v128 {
  if (isBlackOutside && (x < 0 || y < 0 || x >= width || y >= height)) return f32x4.splat(0);
  const at = pixels + (<usize>(max(0, min(height - 1, y)) * width + max(0, min(width - 1, x))) << 2);
  const wide = i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(at)));
  return f32x4.convert_i32x4_u(wide);
}

/** What lies between two pixels beside each other, of four bytes each. */
// @ts-expect-error: decorator
@inline
function between(at: usize, before: v128, after: v128): v128 {
  const two = v128.load8x8_u(at);
  const left = f32x4.convert_i32x4_u(i32x4.extend_low_i16x8_u(two));
  const right = f32x4.convert_i32x4_u(i32x4.extend_high_i16x8_u(two));
  return f32x4.add(f32x4.mul(before, left), f32x4.mul(after, right));
}

/**
 * A turned rectangle of a picture of four bytes a pixel, as `columns` × `rows` pixels of four numbers: `factor` times the
 * mean of `samples` × `samples` places between pixels, plus `offset`. `frame`: six numbers that lead from shares of the
 * rectangle less a half to pixels (two rows: across, down, middle). Outside of the picture it is black, or as its edge.
 */
export function cropPicture(
  pixels: usize, width: i32, height: i32, frame: usize, samples: i32, isBlackOutside: bool, factor: f32, offset: f32,
  out: usize, outLine: usize, columns: i32, rows: i32,
): void {
  const a = load<f64>(frame);
  const b = load<f64>(frame, 8);
  const c = load<f64>(frame, 16);
  const d = load<f64>(frame, 24);
  const e = load<f64>(frame, 32);
  const f = load<f64>(frame, 40);
  const scale = f32x4.splat(factor / <f32>(samples * samples));
  const start = f32x4(offset, offset, offset, 0);
  const three = i32x4(-1, -1, -1, 0);
  const line = <usize>width << 2;
  const one = f32x4.splat(1);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      let sum = f32x4.splat(0);
      for (let j = 0; j < samples; j++) {
        const v = (<f64>(y * samples + j) + 0.5) / <f64>(rows * samples) - 0.5;
        for (let i = 0; i < samples; i++) {
          const u = (<f64>(x * samples + i) + 0.5) / <f64>(columns * samples) - 0.5;
          const atX = a * u + b * v + c - 0.5;
          const atY = d * u + e * v + f - 0.5;
          const left = floor(atX);
          const top = floor(atY);
          const column = <i32>left;
          const row = <i32>top;
          const after = f32x4.splat(<f32>(atX - left));
          const before = f32x4.sub(one, after);
          const below = f32x4.splat(<f32>(atY - top));
          let upper: v128;
          let lower: v128;
          if (column >= 0 && row >= 0 && column < width - 1 && row < height - 1) {
            const at = pixels + line * <usize>row + (<usize>column << 2);
            upper = between(at, before, after);
            lower = between(at + line, before, after);
          } else {
            upper = f32x4.add(
              f32x4.mul(before, colorAt(pixels, width, height, column, row, isBlackOutside)),
              f32x4.mul(after, colorAt(pixels, width, height, column + 1, row, isBlackOutside)),
            );
            lower = f32x4.add(
              f32x4.mul(before, colorAt(pixels, width, height, column, row + 1, isBlackOutside)),
              f32x4.mul(after, colorAt(pixels, width, height, column + 1, row + 1, isBlackOutside)),
            );
          }
          sum = f32x4.add(sum, f32x4.add(f32x4.mul(f32x4.sub(one, below), upper), f32x4.mul(below, lower)));
        }
      }
      // the fourth number of a pixel is none of its colors
      const colors = v128.and(sum, three);
      v128.store(out + outLine * <usize>y + (<usize>x << 4), f32x4.add(f32x4.mul(colors, scale), start));
    }
  }
}

/** Zeros around a tensor that begins, margin included, at `at`. */
export function clearAround(at: usize, width: i32, height: i32, margin: i32, pixel: usize): void {
  const side = pixel * <usize>margin;
  const line = pixel * <usize>(width + 2 * margin);
  memory.fill(at, 0, line * <usize>margin);
  memory.fill(at + line * <usize>(height + margin), 0, line * <usize>margin);
  for (let y = margin; y < height + margin; y++) {
    memory.fill(at + line * <usize>y, 0, side);
    memory.fill(at + line * <usize>(y + 1) - side, 0, side);
  }
}
