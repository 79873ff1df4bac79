// Pixels of areas that lie side by side, by exact coverage. Places are whole 256ths of a pixel. A border changes the color of all
// that lies to the right of it: each pixel that it passes gets a share of the change, and running sums along a row are the colors.
// Sums are whole numbers, so that nothing is left over behind the last border of a row.

/** 256ths of a pixel, and the full coverage of a pixel: twice the area in square 256ths, as a power of two. */
const one: i32 = 256;
const full: i32 = 17;
/** Curves keep this near to their straight pieces, in 256ths of a pixel. */
const flatness: f64 = 12;

let sums: usize = 0;
/** Bytes of a row of sums. */
let stride: usize = 0;
/** The band, from its first row to the one after its last, in 256ths. */
let bandTop: i32 = 0;
let bandEnd: i32 = 0;
/** The right and the lower edge of the page. */
let pageRight: i32 = 0;
let pageEnd: i32 = 0;
/** What changes from the left to the right of a border that runs downwards. */
let change: v128 = i32x4.splat(0);

// @ts-ignore: decorator
@inline
function add(at: usize, cover: i32, area: i32): void {
  v128.store(at, i32x4.add(v128.load(at), i32x4.mul(change, i32x4.splat(2 * one * cover - area))));
  v128.store(at, i32x4.add(v128.load(at, 16), i32x4.mul(change, i32x4.splat(area))), 16);
}

/** A piece of a border inside one row. */
function addInRow(row: usize, xFrom: i32, yFrom: i32, xTo: i32, yTo: i32): void {
  if (yFrom === yTo) return;
  const isBack = xFrom > xTo;
  let x = isBack ? xTo : xFrom;
  let y = isBack ? yTo : yFrom;
  const right = isBack ? xFrom : xTo;
  const end = isBack ? yFrom : yTo;
  const sign = isBack ? -1 : 1;
  const last = right >> 8;
  let column = x >> 8;
  if (column < last) {
    const slope = <f64>(end - y) / <f64>(right - x);
    const fromX = x;
    const fromY = y;
    for (; column < last; column++) {
      const edge = (column + 1) << 8;
      const next = fromY + <i32>nearest<f64>(<f64>(edge - fromX) * slope);
      const cover = sign * (next - y);
      add(row + (<usize>column << 4), cover, cover * ((x & 255) + one));
      x = edge;
      y = next;
    }
  }
  const cover = sign * (end - y);
  add(row + (<usize>column << 4), cover, cover * ((x & 255) + (right - (last << 8))));
}

/** A straight piece of a border, as far as it lies in the band. */
function addLine(fromX: i32, fromY: i32, toX: i32, toY: i32): void {
  if (fromY === toY) return;
  const isDown = toY > fromY;
  const top = isDown ? fromY : toY;
  const end = isDown ? toY : fromY;
  if (end <= bandTop || top >= bandEnd) return;
  const slope = <f64>(toX - fromX) / <f64>(toY - fromY);
  const stop = min(end, bandEnd);
  let y = max(top, bandTop);
  let x = y === top ? (isDown ? fromX : toX) : fromX + <i32>nearest<f64>(<f64>(y - fromY) * slope);
  let row = sums + <usize>((y - bandTop) >> 8) * stride;
  while (y < stop) {
    const next = min(stop, (y | 255) + 1);
    const nextX = next === end ? (isDown ? toX : fromX) : fromX + <i32>nearest<f64>(<f64>(next - fromY) * slope);
    if (isDown) addInRow(row, x, y, nextX, next);
    else addInRow(row, nextX, next, x, y);
    x = nextX;
    y = next;
    row += stride;
  }
}

// @ts-ignore: decorator
@inline
function onPage(value: f64, end: i32): i32 {
  return max(0, min(end, <i32>nearest<f64>(value)));
}

/** A cubic as straight pieces; places are f64, in 256ths of a pixel. */
function addCubic(x0: f64, y0: f64, x1: f64, y1: f64, x2: f64, y2: f64, x3: f64, y3: f64): void {
  const bendX = max(abs<f64>(x0 - 2 * x1 + x2), abs<f64>(x1 - 2 * x2 + x3));
  const bendY = max(abs<f64>(y0 - 2 * y1 + y2), abs<f64>(y1 - 2 * y2 + y3));
  const pieces = max(1, min(64, <i32>ceil<f64>(sqrt<f64>((0.75 * (bendX + bendY)) / flatness))));
  let x = onPage(x0, pageRight);
  let y = onPage(y0, pageEnd);
  for (let k = 1; k <= pieces; k++) {
    const t = <f64>k / <f64>pieces;
    const s = 1 - t;
    const b0 = s * s * s;
    const b1 = 3 * t * s * s;
    const b2 = 3 * t * t * s;
    const b3 = t * t * t;
    const nextX = onPage(x0 * b0 + x1 * b1 + x2 * b2 + x3 * b3, pageRight);
    const nextY = onPage(y0 * b0 + y1 * b1 + y2 * b2 + y3 * b3, pageEnd);
    addLine(x, y, nextX, nextY);
    x = nextX;
    y = nextY;
  }
}

/**
 * Paints rows `top` to `top + rows - 1` of a page of `width` × `height` pixels. Border b has the numbers `begins[b]` to
 * `begins[b + 1] - 1` (i32) of `points` (i32, x and y in turn), straight lines or cubics (`curves`, u8: 1). `sides` are the areas
 * on its right and left hand (two i32), and `colors` (four i32 each, the last alpha, the others times alpha) those of the areas,
 * of the outside the one before the first. `scaleX` and `scaleY` make 256ths of a pixel of a unit. `band` has room for `rows`
 * times `width + 2` sums of 16 bytes, cleared; it is left cleared. Writes four bytes a pixel to `out`; without alpha all are opaque.
 */
export function areaPixels(
  points: usize, begins: usize, curves: usize, sides: usize, count: i32, colors: usize,
  scaleX: f64, scaleY: f64, width: i32, height: i32, top: i32, rows: i32, band: usize, hasAlpha: bool, out: usize,
): void {
  sums = band;
  stride = <usize>(width + 2) << 4;
  bandTop = top << 8;
  bandEnd = (top + rows) << 8;
  pageRight = width << 8;
  pageEnd = height << 8;
  for (let b = 0; b < count; b++) {
    const first = points + (<usize>load<i32>(begins + (<usize>b << 2)) << 2);
    const end = points + (<usize>load<i32>(begins + (<usize>b << 2), 4) << 2);
    let lowest = load<i32>(first, 4);
    let highest = lowest;
    for (let at = first + 8; at < end; at += 8) {
      const y = load<i32>(at, 4);
      lowest = min(lowest, y);
      highest = max(highest, y);
    }
    // handles are beyond all points of their curve
    if (<f64>highest * scaleY < <f64>(bandTop - one) || <f64>lowest * scaleY > <f64>(bandEnd + one)) continue;
    const right = load<i32>(sides + (<usize>b << 3));
    const left = load<i32>(sides + (<usize>b << 3), 4);
    change = i32x4.sub(v128.load(colors + <usize>(left << 4)), v128.load(colors + <usize>(right << 4)));
    if (load<u8>(curves + b) === 0) {
      let x = onPage(<f64>load<i32>(first) * scaleX, pageRight);
      let y = onPage(<f64>load<i32>(first, 4) * scaleY, pageEnd);
      for (let at = first + 8; at < end; at += 8) {
        const nextX = onPage(<f64>load<i32>(at) * scaleX, pageRight);
        const nextY = onPage(<f64>load<i32>(at, 4) * scaleY, pageEnd);
        addLine(x, y, nextX, nextY);
        x = nextX;
        y = nextY;
      }
      continue;
    }
    for (let at = first; at + 28 < end; at += 24) {
      addCubic(
        <f64>load<i32>(at) * scaleX, <f64>load<i32>(at, 4) * scaleY,
        <f64>load<i32>(at, 8) * scaleX, <f64>load<i32>(at, 12) * scaleY,
        <f64>load<i32>(at, 16) * scaleX, <f64>load<i32>(at, 20) * scaleY,
        <f64>load<i32>(at, 24) * scaleX, <f64>load<i32>(at, 28) * scaleY,
      );
    }
  }
  sumUp(width, rows, hasAlpha, out);
}

/** Running sums along the rows of the band become colors, and the band is cleared. */
function sumUp(width: i32, rows: i32, hasAlpha: bool, out: usize): void {
  const half = i32x4.splat(1 << (full - 1));
  let to = out;
  for (let row = 0; row < rows; row++) {
    let at = sums + <usize>row * stride;
    let sum = i32x4.splat(0);
    for (let x = 0; x < width; x++) {
      sum = i32x4.add(sum, v128.load(at));
      if (hasAlpha) to = putWithAlpha(to, sum);
      else {
        const color = i32x4.shr_s(i32x4.add(sum, half), full);
        const bytes = i8x16.narrow_i16x8_u(i16x8.narrow_i32x4_s(color, color), color);
        store<i32>(to, i32x4.extract_lane(bytes, 0));
        to += 4;
      }
      at += 16;
    }
    memory.fill(sums + <usize>row * stride, 0, stride);
  }
}

// @ts-ignore: decorator
@inline
function putByte(to: usize, value: f64): void {
  store<u8>(to, <u8>max<f64>(0, min<f64>(255, nearest<f64>(value))));
}

/** The sums of a color, times its alpha, as four bytes that are not. */
function putWithAlpha(to: usize, sum: v128): usize {
  const alpha = <f64>i32x4.extract_lane(sum, 3);
  putByte(to + 3, alpha / <f64>(1 << full));
  const share = load<u8>(to, 3) === 0 ? 0 : 255 / alpha;
  putByte(to, <f64>i32x4.extract_lane(sum, 0) * share);
  putByte(to + 1, <f64>i32x4.extract_lane(sum, 1) * share);
  putByte(to + 2, <f64>i32x4.extract_lane(sum, 2) * share);
  return to + 4;
}
