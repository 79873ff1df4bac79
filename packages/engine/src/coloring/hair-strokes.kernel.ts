/** Directions of hair (cos, sin) and how much each place's surroundings run that way (f32), and where no line may be (u8). */
let across: i32 = 0;
let down: i32 = 0;
let cosines: usize = 0;
let sines: usize = 0;
let coherence: usize = 0;
let blocked: usize = 0;

// @ts-expect-error: decorator
@inline
function valueOf(field: usize, i: i32): f64 {
  return <f64>load<f32>(field + (<usize>i << 2));
}

/** Takes the hair that other kernels draw strands in. */
export function takeHair(width: i32, height: i32, cos: usize, sin: usize, coherent: usize, closed: usize): void {
  across = width;
  down = height;
  cosines = cos;
  sines = sin;
  coherence = coherent;
  blocked = closed;
}

/**
 * Follows the flow from a place one way or the other, `step` at a time, as long as it runs at least so surely and turns by no more than
 * a cosine of `minAlong`; at each step it keeps `inertia` of its way. Writes points (x, y, f64) and returns how many.
 */
function follow(
  startX: f64, startY: f64, sense: f64, far: f64, step: f64, inertia: f64, minAlong: f64, surely: f64, points: usize,
): i32 {
  let count = 0;
  let x = startX;
  let y = startY;
  let i = <i32>y * across + <i32>x;
  let wayX = sense * valueOf(cosines, i);
  let wayY = sense * valueOf(sines, i);
  for (let gone = step; gone <= far; gone += step) {
    const cos = valueOf(cosines, i);
    const sin = valueOf(sines, i);
    const same = cos * wayX + sin * wayY;
    if (abs<f64>(same) < minAlong || valueOf(coherence, i) < surely) break;
    const turn: f64 = (same < 0 ? -1 : 1) * (1 - inertia);
    const nextX = inertia * wayX + turn * cos;
    const nextY = inertia * wayY + turn * sin;
    const size = sqrt<f64>(nextX * nextX + nextY * nextY);
    wayX = nextX / size;
    wayY = nextY / size;
    x += step * wayX;
    y += step * wayY;
    if (!(x >= 0 && y >= 0 && x < <f64>across && y < <f64>down)) break;
    i = <i32>y * across + <i32>x;
    if (load<u8>(blocked + <usize>i)) break;
    store<f64>(points + (<usize>count << 4), x);
    store<f64>(points + (<usize>count << 4), y, 8);
    count++;
  }
  return count;
}

/** Nothing else runs nearer than `gap` to a point. */
function blockAround(x: f64, y: f64, gap: f64): void {
  const bottom = <i32>min<f64>(<f64>(down - 1), floor<f64>(y + gap));
  const right = <i32>min<f64>(<f64>(across - 1), floor<f64>(x + gap));
  for (let row = <i32>max<f64>(0, floor<f64>(y - gap)); row <= bottom; row++) {
    const dy = <f64>row + 0.5 - y;
    for (let column = <i32>max<f64>(0, floor<f64>(x - gap)); column <= right; column++) {
      const dx = <f64>column + 0.5 - x;
      if (dx * dx + dy * dy <= gap * gap) store<u8>(blocked + <usize>(row * across + column), 1);
    }
  }
}

/**
 * The streamline through a place: `before` points one way, backwards, the place itself, and those the other way, of `far` pixels at most;
 * `follow` says what the rest is. Where it is `minLength` long its surroundings are blocked. Returns how many points (x, y, f64) it has; 0 where
 * it is too short, or the place is blocked. `room`: for as many points.
 */
function streamlineThrough(
  place: i32, far: f64, minLength: f64, gap: f64, step: f64, inertia: f64, minAlong: f64, surely: f64, room: usize, points: usize,
): i32 {
  if (load<u8>(blocked + <usize>place)) return 0;
  const x = <f64>(place % across) + 0.5;
  const y = <f64>(place / across) + 0.5;
  const before = follow(x, y, -1, far, step, inertia, minAlong, surely, room);
  for (let k = 0; k < before; k++) {
    const from = room + (<usize>(before - 1 - k) << 4);
    store<f64>(points + (<usize>k << 4), load<f64>(from));
    store<f64>(points + (<usize>k << 4), load<f64>(from, 8), 8);
  }
  const middle = points + (<usize>before << 4);
  store<f64>(middle, x);
  store<f64>(middle, y, 8);
  const count = before + 1 + follow(x, y, 1, far, step, inertia, minAlong, surely, middle + 16);
  if (<f64>(count - 1) * step < minLength) return 0;
  for (let k: usize = 0; k < <usize>count; k++) blockAround(load<f64>(points + (k << 4)), load<f64>(points + (k << 4), 8), gap);
  return count;
}

/**
 * The first of some seeds (i32), from one on, that a streamline runs through, see `streamlineThrough`; `count` where none does. How many points
 * that has goes to `found` (i32).
 */
export function nextStreamline(
  seeds: usize, from: i32, count: i32, far: f64, minLength: f64, gap: f64, step: f64, inertia: f64, minAlong: f64, surely: f64,
  room: usize, points: usize, found: usize,
): i32 {
  for (let k = from; k < count; k++) {
    const place = load<i32>(seeds + (<usize>k << 2));
    const own = streamlineThrough(place, far, minLength, gap, step, inertia, minAlong, surely, room, points);
    if (own === 0) continue;
    store<i32>(found, own);
    return k;
  }
  return count;
}

/** Blocks places (u8) that are `narrow` (u8), too. */
export function blockNarrow(closed: usize, narrow: usize, size: i32): void {
  for (let i: usize = 0; i < <usize>size; i++) if (load<u8>(narrow + i)) store<u8>(closed + i, 1);
}

/** Places where strands may begin (i32): neither blocked nor at an edge (u8), and running one way from `surely` on (f32). */
export function streamlineSeeds(closed: usize, edge: usize, coherent: usize, surely: f64, size: i32, seeds: usize): i32 {
  let count = 0;
  for (let i = 0; i < size; i++) {
    if (load<u8>(closed + <usize>i) || load<u8>(edge + <usize>i) || !(valueOf(coherent, i) >= surely)) continue;
    store<i32>(seeds + (<usize>count << 2), i);
    count++;
  }
  return count;
}
