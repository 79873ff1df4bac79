import { at as f64At } from "../kernels/shared/f64-list.kernel";

/** A photo, its regions and their colors. */
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
export function setPicture(l: usize, a: usize, b: usize, own: usize, across: i32, down: i32): void {
  lightness = l;
  greenRed = a;
  blueYellow = b;
  labels = own;
  width = across;
  height = down;
}

/**
 * Borders of points: border b has those from `starts[b]` (i32) on, and is of `kinds[b]` (u8): 0 open, 1 a loop, 2 one that
 * stays.
 */
let starts: usize = 0;
let kinds: usize = 0;
let count: i32 = 0;

/** What borders the functions below speak of. */
export function setBorders(begins: usize, kindOf: usize, borderCount: i32): void {
  starts = begins;
  kinds = kindOf;
  count = borderCount;
}

// @ts-expect-error: decorator
@inline
function firstOf(b: i32): i32 {
  return load<i32>(starts + (<usize>b << 2));
}

/** Unit vectors (f64) across the borders at their points, to the right hand of who follows them. */
export function normals(x: usize, y: usize, normalX: usize, normalY: usize): void {
  for (let b = 0; b < count; b++) {
    const first = firstOf(b);
    const last = firstOf(b + 1) - 1;
    const isLoop = load<u8>(kinds + b) === 1;
    for (let i = first; i <= last; i++) {
      const p = i > first ? i - 1 : isLoop ? last : i;
      const q = i < last ? i + 1 : isLoop ? first : i;
      const dx = f64At(x, q) - f64At(x, p);
      const dy = f64At(y, q) - f64At(y, p);
      let length = sqrt<f64>(dx * dx + dy * dy);
      if (length === 0) length = 1;
      store<f64>(normalX + (<usize>i << 3), -dy / length);
      store<f64>(normalY + (<usize>i << 3), dx / length);
    }
  }
}

/**
 * How far the points (f64 x, y and normals) of all borders that do not stay should go: moves (f64), those of the ends of open
 * ones left as they are. Border b lies between the regions `lefts[b]` and `rights[b]` (i32), whose colors, three f64 each, lie at
 * `colors[region]` (i32) in `palette`.
 */
export function measureAcross(
  x: usize, y: usize, normalX: usize, normalY: usize, lefts: usize, rights: usize, colors: usize, palette: usize,
  faint: f64, halfSteps: i32, moveX: usize, moveY: usize,
): void {
  for (let b = 0; b < count; b++) {
    const kind = load<u8>(kinds + b);
    if (kind === 2) continue;
    const one = load<i32>(lefts + (<usize>b << 2));
    const other = load<i32>(rights + (<usize>b << 2));
    const o = palette + <usize>load<i32>(colors + (<usize>one << 2)) * 24;
    const p = palette + <usize>load<i32>(colors + (<usize>other << 2)) * 24;
    const ends = kind === 1 ? 0 : 1;
    measureAlong(x, y, normalX, normalY, firstOf(b) + ends, firstOf(b + 1) - ends, one, other, o, p, faint, halfSteps, moveX, moveY);
  }
}

/** The same of the points `from` to `to` of one border. */
function measureAlong(
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

/** Every point's move (f64) takes over from those beside it along its border, in some rounds. */
export function evenMoves(moves: usize, rounds: i32, areEndsFree: bool): void {
  for (let b = 0; b < count; b++) {
    const kind = load<u8>(kinds + b);
    const first = moves + (<usize>firstOf(b) << 3);
    const last = moves + (<usize>(firstOf(b + 1) - 1) << 3);
    if (kind === 2 || last < first + 16) continue;
    for (let round = 0; round < rounds; round++) {
      if (kind === 1) {
        const begin = load<f64>(first);
        let before = load<f64>(last);
        for (let at = first; at < last; at += 8) {
          const own = load<f64>(at);
          store<f64>(at, (before + 2 * own + load<f64>(at, 8)) / 4);
          before = own;
        }
        store<f64>(last, (before + 2 * load<f64>(last) + begin) / 4);
        continue;
      }
      if (areEndsFree) {
        store<f64>(first, load<f64>(first, 8));
        store<f64>(last, load<f64>(last - 8));
      }
      let before = load<f64>(first);
      for (let at = first + 8; at < last; at += 8) {
        const own = load<f64>(at);
        store<f64>(at, (before + 2 * own + load<f64>(at, 8)) / 4);
        before = own;
      }
    }
  }
}

/** Moves `count` points (f64), none of them farther than `farthest`, none out of the picture. */
export function moveNear(
  x: usize, y: usize, moveX: usize, moveY: usize, count: i32, farthest: f64, across: f64, down: f64,
): void {
  for (let i: usize = 0; i < <usize>count << 3; i += 8) {
    const dx = load<f64>(moveX + i);
    const dy = load<f64>(moveY + i);
    const far = sqrt<f64>(dx * dx + dy * dy);
    const keep = far > farthest ? farthest / far : 1;
    store<f64>(x + i, min<f64>(across, max<f64>(0, load<f64>(x + i) + dx * keep)));
    store<f64>(y + i, min<f64>(down, max<f64>(0, load<f64>(y + i) + dy * keep)));
  }
}
