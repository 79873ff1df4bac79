/** A photo, its regions and their colors; see `lookAcross` in src/paths/look-across.ts. */
let lightness: usize = 0;
let greenRed: usize = 0;
let blueYellow: usize = 0;
let labels: usize = 0;
let width: i32 = 0;
let height: i32 = 0;
/** Two regions and the difference of their colors, for which the photo is looked at. */
let left: i32 = 0;
let right: i32 = 0;
let dl: f64 = 0;
let da: f64 = 0;
let db: f64 = 0;
let squared: f64 = 0;
let middle: f64 = 0;

// @ts-expect-error: decorator
@inline
function at(i: i32): f64 {
  const pixel = <usize>i << 1;
  return (
    <f64>load<i16>(lightness + pixel) * dl + <f64>load<i16>(greenRed + pixel) * da + <f64>load<i16>(blueYellow + pixel) * db
  );
}

/** -0.5 for left's color to 0.5 for right's; not a number where another region lies. */
function shareAt(x: f64, y: f64): f64 {
  const c = <i32>Math.floor(x);
  const r = <i32>Math.floor(y);
  if (c < 0 || r < 0 || c >= width || r >= height) return NaN;
  const own = load<i32>(labels + (<usize>(r * width + c) << 2));
  if (own !== left && own !== right) return NaN;
  const before = max(0, min(width - 2, <i32>Math.floor(x - 0.5)));
  const above = max(0, min(height - 2, <i32>Math.floor(y - 0.5)));
  const u = max<f64>(0, min<f64>(1, x - 0.5 - <f64>before));
  const v = max<f64>(0, min<f64>(1, y - 0.5 - <f64>above));
  const beside = width > 1 ? 1 : 0;
  const below = height > 1 ? width : 0;
  const i = above * width + before;
  const upper = (1 - u) * at(i) + u * at(i + beside);
  const lower = (1 - u) * at(i + below) + u * at(i + below + beside);
  return max<f64>(-0.5, min<f64>(0.5, ((1 - v) * upper + v * lower - middle) / squared));
}

/** What is looked at: planes (i16) and labels (i32) of a picture. */
export function lookAt(l: usize, a: usize, b: usize, own: usize, across: i32, down: i32): void {
  lightness = l;
  greenRed = a;
  blueYellow = b;
  labels = own;
  width = across;
  height = down;
}

/**
 * How far points `from` to `to` (f64 x, y and normals) of the border between two regions should go: moves (f64).
 * `o` and `p` are the addresses of the regions' colors, three f64 each.
 */
export function lookAcross(
  x: usize, y: usize, normalX: usize, normalY: usize, from: i32, to: i32, leftRegion: i32, rightRegion: i32, o: usize, p: usize,
  faint: f64, halfSteps: i32, moveX: usize, moveY: usize,
): void {
  left = leftRegion;
  right = rightRegion;
  dl = load<f64>(p) - load<f64>(o);
  da = load<f64>(p, 8) - load<f64>(o, 8);
  db = load<f64>(p, 16) - load<f64>(o, 16);
  const square = dl * dl + da * da + db * db;
  squared = square === 0 ? 1 : square;
  middle = ((load<f64>(p) + load<f64>(o)) * dl + (load<f64>(p, 8) + load<f64>(o, 8)) * da + (load<f64>(p, 16) + load<f64>(o, 16)) * db) / 2;
  const trust = squared / (squared + faint * faint);
  for (let i = from; i < to; i++) {
    const point = <usize>i << 3;
    const px = load<f64>(x + point);
    const py = load<f64>(y + point);
    const nx = load<f64>(normalX + point);
    const ny = load<f64>(normalY + point);
    let sum = shareAt(px, py);
    if (isNaN(sum)) sum = 0;
    for (let way = -1; way <= 1; way += 2) {
      for (let k = 1; k <= halfSteps; k++) {
        const reach = <f64>(way * k) / 2;
        const share = shareAt(px + reach * nx, py + reach * ny);
        // behind a third region nothing is known: there this side goes on as it should
        if (isNaN(share)) {
          sum += (<f64>way / 2) * <f64>(halfSteps - k + 1);
          break;
        }
        sum += share;
      }
    }
    const away = (-sum / 2) * trust;
    store<f64>(moveX + point, away * nx);
    store<f64>(moveY + point, away * ny);
  }
}
