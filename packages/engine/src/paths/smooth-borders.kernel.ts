// Taubin smoothing of all borders together. A point is two f64, x and y.

/** A point moved to `target`, but no farther from where it was traced than `leash`. */
// @ts-ignore: decorator
@inline
function onLeash(traced: v128, target: v128, leash: f64): v128 {
  const d = f64x2.sub(target, traced);
  const squares = f64x2.mul(d, d);
  const away = f64x2.extract_lane(squares, 0) + f64x2.extract_lane(squares, 1);
  if (away <= leash * leash) return f64x2.add(traced, d);
  return f64x2.add(traced, f64x2.mul(d, f64x2.splat(leash / sqrt<f64>(away))));
}

// @ts-ignore: decorator
@inline
function stepTowards(point: v128, middle: v128, step: v128): v128 {
  return f64x2.add(point, f64x2.mul(step, f64x2.sub(middle, point)));
}

/**
 * One pass over the points of borders `start[b]` to `start[b + 1] - 1` (i32), from `points` to `next`. `kinds`
 * (u8): 0 for an open border, 1 for a loop, 2 for one that stays.
 */
export function smoothPass(
  points: usize, next: usize, traced: usize, start: usize, kinds: usize, count: i32, step: f64, leash: f64,
): void {
  const half = f64x2.splat(0.5);
  const steps = f64x2.splat(step);
  for (let b = 0; b < count; b++) {
    const kind = load<u8>(kinds + b);
    if (kind === 2) continue;
    const first = load<i32>(start + (<usize>b << 2));
    const last = load<i32>(start + (<usize>b << 2), 4) - 1;
    const ends = kind === 1 ? 0 : 1;
    for (let i = first + ends; i <= last - ends; i++) {
      const p = i === first ? last : i - 1;
      const q = i === last ? first : i + 1;
      const at = <usize>i << 4;
      const sum = f64x2.add(v128.load(points + (<usize>p << 4)), v128.load(points + (<usize>q << 4)));
      const middle = f64x2.mul(sum, half);
      const target = stepTowards(v128.load(points + at), middle, steps);
      v128.store(next + at, onLeash(v128.load(traced + at), target, leash));
    }
  }
}

/**
 * The same pass for nodes: node n joins the points `ends[first[n]]` to `ends[first[n + 1] - 1]` (i32) and moves
 * like a point whose neighbors are all points in `beside` (i32, -1 for none). On the canvas's edge it slides.
 */
export function smoothNodes(
  points: usize, next: usize, traced: usize, first: usize, ends: usize, beside: usize, count: i32,
  width: f64, height: f64, step: f64, leash: f64,
): void {
  for (let n = 0; n < count; n++) {
    const from = load<i32>(first + (<usize>n << 2));
    const end = load<i32>(first + (<usize>n << 2), 4);
    const at = <usize>load<i32>(ends + (<usize>from << 2)) << 4;
    let sum = f64x2.splat(0);
    let neighbors = 0;
    for (let e = from; e < end; e++) {
      const neighbor = load<i32>(beside + (<usize>e << 2));
      if (neighbor < 0) continue;
      sum = f64x2.add(sum, v128.load(points + (<usize>neighbor << 4)));
      neighbors++;
    }
    const corner = v128.load(traced + at);
    const cornerX = f64x2.extract_lane(corner, 0);
    const cornerY = f64x2.extract_lane(corner, 1);
    const isOnSide = cornerX === 0 || cornerX === width;
    const isOnTop = cornerY === 0 || cornerY === height;
    if (neighbors === 0 || (isOnSide && isOnTop)) continue;
    let target = stepTowards(v128.load(points + at), f64x2.div(sum, f64x2.splat(<f64>neighbors)), f64x2.splat(step));
    if (isOnSide) target = f64x2.replace_lane(target, 0, cornerX);
    if (isOnTop) target = f64x2.replace_lane(target, 1, cornerY);
    const moved = onLeash(corner, target, leash);
    for (let e = from; e < end; e++) v128.store(next + (<usize>load<i32>(ends + (<usize>e << 2)) << 4), moved);
  }
}

/** Two lists of f64 become one of pairs. */
export function pairUp(x: usize, y: usize, count: i32, out: usize): void {
  for (let i = 0; i < count; i++) {
    store<f64>(out + (<usize>i << 4), load<f64>(x + (<usize>i << 3)));
    store<f64>(out + (<usize>i << 4), load<f64>(y + (<usize>i << 3)), 8);
  }
}

/** Pairs of f64 become two lists. */
export function partPairs(pairs: usize, count: i32, x: usize, y: usize): void {
  for (let i = 0; i < count; i++) {
    store<f64>(x + (<usize>i << 3), load<f64>(pairs + (<usize>i << 4)));
    store<f64>(y + (<usize>i << 3), load<f64>(pairs + (<usize>i << 4), 8));
  }
}

/**
 * One pass of relaxing: points up to `reach` from the ends of open borders, then nodes,
 * move `points`, no farther from `from` than their leash; `leashes` (f64) is that of each node, negative for one that
 * stays. `beside` is -1 where a border does not pull.
 */
export function relaxPass(
  points: usize, from: usize, start: usize, kinds: usize, count: i32, reach: i32, leash: f64,
  first: usize, ends: usize, beside: usize, nodes: i32, leashes: usize, pull: f64,
): void {
  for (let b = 0; b < count; b++) {
    if (load<u8>(kinds + b) !== 0) continue;
    const begin = load<i32>(start + (<usize>b << 2));
    const end = load<i32>(start + (<usize>b << 2), 4) - 1;
    for (let i = begin + 1; i < end; i++) {
      const steps = min(i - begin, end - i);
      if (steps > reach) {
        i = end - reach - 1;
        continue;
      }
      const at = points + (<usize>i << 4);
      const middle = f64x2.mul(f64x2.add(v128.load(at - 16), v128.load(at + 16)), f64x2.splat(0.5));
      const leashHere = leash * (1 - <f64>steps / <f64>(reach + 1));
      v128.store(at, onLeash(v128.load(from + (<usize>i << 4)), middle, leashHere));
    }
  }
  for (let n = 0; n < nodes; n++) {
    const leashHere = load<f64>(leashes + (<usize>n << 3));
    if (leashHere < 0) continue;
    const begin = load<i32>(first + (<usize>n << 2));
    const end = load<i32>(first + (<usize>n << 2), 4);
    const own = <usize>load<i32>(ends + (<usize>begin << 2)) << 4;
    const point = v128.load(points + own);
    let sum = f64x2.splat(0);
    for (let e = begin; e < end; e++) {
      const next = load<i32>(beside + (<usize>e << 2));
      if (next < 0) continue;
      const d = f64x2.sub(v128.load(points + (<usize>next << 4)), point);
      const squares = f64x2.mul(d, d);
      const length = sqrt<f64>(f64x2.extract_lane(squares, 0) + f64x2.extract_lane(squares, 1));
      sum = f64x2.add(sum, f64x2.div(d, f64x2.splat(length === 0 ? 1 : length)));
    }
    const target = f64x2.add(point, f64x2.mul(sum, f64x2.splat(pull)));
    const moved = onLeash(v128.load(from + own), target, leashHere);
    for (let e = begin; e < end; e++) v128.store(points + (<usize>load<i32>(ends + (<usize>e << 2)) << 4), moved);
  }
}

// @ts-ignore: decorator
@inline
function putMiddle(p: i32, q: i32, across: i32, x: usize, y: usize): void {
  store<f64>(x, <f64>(p % across + q % across) / 2);
  store<f64>(y, <f64>(p / across + q / across) / 2);
}

/**
 * Middles of the pixel sides between the corners (i32) of borders, with the corners at both ends of open ones; `begins` (i32)
 * is where each border's points go.
 */
export function middles(
  corners: usize, start: usize, loops: usize, count: i32, across: i32, begins: usize, x: usize, y: usize,
): void {
  for (let b = 0; b < count; b++) {
    const first = load<i32>(start + (<usize>b << 2));
    const last = load<i32>(start + (<usize>b << 2), 4) - 1;
    let at = <usize>load<i32>(begins + (<usize>b << 2)) << 3;
    const isOpen = load<u8>(loops + b) === 0;
    if (isOpen) {
      const corner = load<i32>(corners + (<usize>first << 2));
      putMiddle(corner, corner, across, x + at, y + at);
      at += 8;
    }
    for (let i = first; i < last; i++, at += 8) {
      const corner = corners + (<usize>i << 2);
      putMiddle(load<i32>(corner), load<i32>(corner, 4), across, x + at, y + at);
    }
    if (isOpen) {
      const corner = load<i32>(corners + (<usize>last << 2));
      putMiddle(corner, corner, across, x + at, y + at);
    }
  }
}
