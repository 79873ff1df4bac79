import { at as farAt } from "../kernels/shared/f64-list.kernel";
import { at } from "../kernels/shared/i32-list.kernel";
import { rounded } from "../kernels/shared/rounded.kernel";

/** Where a color (three f64) is taken from: planes (i16 a pixel), of which so many steps are a unit. */
let lightness: usize = 0;
let chromaA: usize = 0;
let chromaB: usize = 0;
let perUnit: f64 = 1;
let across: i32 = 0;
let down: i32 = 0;

/** Says where the planes are that `shownAlong` looks at. */
export function takeColors(l: usize, a: usize, b: usize, steps: f64, width: i32, height: i32): void {
  lightness = l;
  chromaA = a;
  chromaB = b;
  perUnit = steps;
  across = width;
  down = height;
}

/** Adds the color at a place; that of the nearest one beyond the picture's edge. */
function addColor(x: f64, y: f64, into: usize): void {
  const column = max(0, min(across - 1, rounded(x)));
  const row = max(0, min(down - 1, rounded(y)));
  const i = <usize>(row * across + column) << 1;
  store<f64>(into, load<f64>(into) + <f64>load<i16>(lightness + i) / perUnit);
  store<f64>(into, load<f64>(into, 8) + <f64>load<i16>(chromaA + i) / perUnit, 8);
  store<f64>(into, load<f64>(into, 16) + <f64>load<i16>(chromaB + i) / perUnit, 16);
}

function differenceOf(p: usize, q: usize): f64 {
  const l = farAt(p, 0) - farAt(q, 0);
  const a = farAt(p, 1) - farAt(q, 1);
  const b = farAt(p, 2) - farAt(q, 2);
  return sqrt<f64>(l * l + a * a + b * b);
}

/**
 * How much colors differ across a line, or on it and beside it: the mean of its pixels (i32), but for `cut` at each end. `reach` pixels
 * on each side give its direction. `beside` and `on`: how far from its middle colors are looked at (f64), in pixels. `room`: nine f64.
 */
export function shownAlong(
  pixels: usize, count: i32, cut: i32, reach: i32, beside: usize, besides: i32, on: usize, ons: i32, room: usize,
): f64 {
  const right = room + 24;
  const own = room + 48;
  let sum: f64 = 0;
  for (let k = cut; k < count - cut; k++) {
    const back = at(pixels, max(0, k - reach));
    const ahead = at(pixels, min(count - 1, k + reach));
    const dx = <f64>(ahead % across - (back % across));
    const dy = <f64>(ahead / across - back / across);
    const length = sqrt<f64>(dx * dx + dy * dy);
    const long = length > 0 ? length : 1;
    const x = <f64>(at(pixels, k) % across);
    const y = <f64>(at(pixels, k) / across);
    memory.fill(room, 0, 48);
    for (let place = 0; place < besides; place++) {
      const far = farAt(beside, place);
      addColor(x - (far * dy) / long, y + (far * dx) / long, room);
      addColor(x + (far * dy) / long, y - (far * dx) / long, right);
    }
    for (let c: usize = 0; c < 48; c += 8) store<f64>(room + c, load<f64>(room + c) / <f64>besides);
    let shown = differenceOf(room, right);
    for (let place = 0; place < ons; place++) {
      const far = farAt(on, place);
      memory.fill(own, 0, 24);
      addColor(x - (far * dy) / long, y + (far * dx) / long, own);
      shown = max<f64>(shown, min<f64>(differenceOf(own, room), differenceOf(own, right)));
    }
    sum += shown;
  }
  return sum / <f64>max(1, count - 2 * cut);
}
