// Hatching as `allHatching` lays it. Darkness is 0 white to 1 black; lengths are millimeters, and so are places (f64).

import { at } from "../kernels/shared/f64-list.kernel";

/** Darkness from which on strokes are densest and blackest. */
const darkest = 0.7;
/** Streamlines are traced in steps of so many millimeters, and begin on places so far apart. */
const step = 0.5;
const seedGap = 0.55;
/** Shorter strokes are dust. */
const shortest = 2;
/** A stroke ends where another is nearer than this share of the wanted distance. */
const closest = 0.6;
/** A stroke is at least this share of the layer's longest: a hand varies. */
const shortestShare = 0.45;
/**
 * Darkness that hatching begins and goes on with, as shares of the layer's: a stroke begins where its surroundings are nearly as
 * dark, and runs on a little into the light.
 */
const aroundShare = 0.75;
const onwardShare = 0.8;
/** Cosine of the sharpest turn of the forms, about 32 degrees, that a stroke follows; and how much of its own way it keeps. */
const minAlong = 0.85;
const inertia = 0.6;
/** Which number of chance is for what; the rest are in hatch.ts. */
const order = 1;
const orderAcross = 2;
const chanceX = 3;
const chanceY = 4;
const chanceLength = 5;
/** Seeds fit below this, and above it a key's place in the order: together they are whole numbers below 2^53. */
const maxSeeds: f64 = 67108864;
const orders: f64 = 16777216;
/** Contours bar squares of this side. */
const barCell = 0.45;
/** Cosine and sine of 60 degrees, by which hatching lies across. */
const cosine = 0.5;
const sine = 0.866;
/** The side of the squares by which laid points are sorted: as far as strokes of any layer are apart. */
const side = 1.5;

let wide: f64 = 0;
let high: f64 = 0;
let tones: usize = 0;
let tonesAround: usize = 0;
let toneWidth = 0;
let toneHeight = 0;
let flowX: usize = 0;
let flowY: usize = 0;
let bars: usize = 0;
let barsAcross = 0;
let perMM: f64 = 0;

/**
 * Says what is hatched: a page of a size, how light it is there (u8, 255 white) and some millimeters around, along which direction
 * tones stay alike (f64 each), and which squares contours bar (u8, `across` in a row).
 */
export function setSheet(
  width: f64, height: f64, tone: usize, around: usize, columns: i32, rows: i32, cos: usize, sin: usize, barred: usize, across: i32,
): void {
  wide = width;
  high = height;
  tones = tone;
  tonesAround = around;
  toneWidth = columns;
  toneHeight = rows;
  flowX = cos;
  flowY = sin;
  bars = barred;
  barsAcross = across;
  perMM = <f64>columns / width;
}

/** Marks the squares in which a pixel of a page is on (1); pixels are so many millimeters wide. */
export function barSquares(on: usize, width: i32, height: i32, pixel: f64): void {
  const size = width * height;
  for (let i = 0; i < size; i++) {
    while (i < size && !v128.any_true(v128.load(on + <usize>i))) i += 16;
    if (i >= size || load<u8>(on + <usize>i) !== 1) continue;
    const x = (<f64>(i % width) + 0.5) * pixel;
    const y = (<f64>(i / width) + 0.5) * pixel;
    store<u8>(bars + <usize>cellAt(x, y), 1);
  }
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function cellAt(x: f64, y: f64): i32 {
  return <i32>floor<f64>(y / barCell) * barsAcross + <i32>floor<f64>(x / barCell);
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function isBarred(x: f64, y: f64): boolean {
  return load<u8>(bars + <usize>cellAt(x, y)) === 1;
}

/** As `hash` in hash.ts. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function hash(a: i32, b: i32): f64 {
  let h: u32 = (<u32>a * 0x9e3779b1) ^ (<u32>(b + 0x7f4a7c15) * 0x85ebca6b);
  h = (h ^ (h >> 15)) * 0x2c1b3c6d;
  h = (h ^ (h >> 12)) * 0x297a2d39;
  return <f64>(h ^ (h >> 15)) / 4294967296;
}

/** A number from 0 to `end`. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function within(value: f64, end: f64): f64 {
  return value <= 0 ? 0 : value < end ? value : end;
}

/** How dark it is at a place, straight between pixels. */
function darknessAt(data: usize, x: f64, y: f64): f64 {
  const column = within(x * perMM - 0.5, <f64>(toneWidth - 1));
  const row = within(y * perMM - 0.5, <f64>(toneHeight - 1));
  const c = <i32>floor<f64>(column);
  const r = <i32>floor<f64>(row);
  const s = column - <f64>c;
  const t = row - <f64>r;
  const i = data + <usize>(r * toneWidth + c);
  const right: usize = c < toneWidth - 1 ? 1 : 0;
  const below: usize = r < toneHeight - 1 ? <usize>toneWidth : 0;
  const first = <f64>load<u8>(i);
  const second = <f64>load<u8>(i + below);
  const upper = first + (<f64>load<u8>(i + right) - first) * s;
  const lower = second + (<f64>load<u8>(i + below + right) - second) * s;
  return 1 - (upper + (lower - upper) * t) / 255;
}

/** The pixel of the flow at a place. */
function pixelAt(x: f64, y: f64): i32 {
  const column = within(floor<f64>(x * perMM), <f64>(toneWidth - 1));
  const row = within(floor<f64>(y * perMM), <f64>(toneHeight - 1));
  return <i32>row * toneWidth + <i32>column;
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function directionX(pixel: i32, across: boolean): f64 {
  return across ? cosine * at(flowX, pixel) + sine * at(flowY, pixel) : at(flowX, pixel);
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function directionY(pixel: i32, across: boolean): f64 {
  return across ? cosine * at(flowY, pixel) - sine * at(flowX, pixel) : at(flowY, pixel);
}

/**
 * Where strokes of a layer may begin, one in each small square that is dark enough: numbers (f64) without a pattern, and behind each
 * the seed that it belongs to. Returns how many there are.
 */
export function findSeeds(isAcross: boolean, from: f64, keys: usize): i32 {
  const across = <i32>floor<f64>(wide / seedGap);
  const down = <i32>floor<f64>(high / seedGap);
  let count = 0;
  for (let seed = 0; seed < across * down; seed++) {
    const x = seedX(seed, across);
    const y = seedY(seed, across);
    if (darknessAt(tones, x, y) < from) continue;
    if (darknessAt(tonesAround, x, y) < from * aroundShare || isBarred(x, y)) continue;
    const chance = hash(seed, isAcross ? orderAcross : order);
    store<f64>(keys + (<usize>count << 3), floor<f64>(chance * orders) * maxSeeds + <f64>seed);
    count++;
  }
  return count;
}

/** Where a seed lies: somewhere in its small square, of which `across` are side by side. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function seedX(seed: i32, across: i32): f64 {
  return (<f64>(seed % across) + hash(seed, chanceX)) * seedGap;
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function seedY(seed: i32, across: i32): f64 {
  return (<f64>(seed / across) + hash(seed, chanceY)) * seedGap;
}

/** Points that lie on the page: of each square (i32) the last one, of each point the one before it in its square, and places. */
let squares: usize = 0;
let squaresAcross = 0;
let before: usize = 0;
let xs: usize = 0;
let ys: usize = 0;
let laid = 0;

function lay(x: f64, y: f64): void {
  const square = (<i32>floor<f64>(y / side) + 1) * squaresAcross + <i32>floor<f64>(x / side) + 1;
  const newest = squares + (<usize>square << 2);
  store<i32>(before + (<usize>laid << 2), load<i32>(newest));
  store<i32>(newest, laid);
  store<f64>(xs + (<usize>laid << 3), x);
  store<f64>(ys + (<usize>laid << 3), y);
  laid++;
}

/** Whether a point lies within `gap`, at most a square's side. */
function isNear(x: f64, y: f64, gap: f64): boolean {
  const left = <i32>floor<f64>((x - gap) / side) + 1;
  const right = <i32>floor<f64>((x + gap) / side) + 1;
  const top = <i32>floor<f64>((y - gap) / side) + 1;
  const bottom = <i32>floor<f64>((y + gap) / side) + 1;
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) {
      let i = load<i32>(squares + (<usize>(row * squaresAcross + column) << 2));
      for (; i >= 0; i = load<i32>(before + (<usize>i << 2))) {
        const dx = at(xs, i) - x;
        const dy = at(ys, i) - y;
        if (dx * dx + dy * dy < gap * gap) return true;
      }
    }
  return false;
}

/** Distance of strokes in a layer at a darkness. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function gapFor(from: f64, widest: f64, dense: f64, darkness: f64): f64 {
  const share = (darkness - from) / (darkest - from);
  return widest + (dense - widest) * sqrt<f64>(share <= 0 ? 0 : share < 1 ? share : 1);
}

/** Writes the points (x, y) that a stroke goes on over from where it began; returns how many there are. */
function trace(
  fromX: f64, fromY: f64, sense: f64, longest: f64, isAcross: boolean, from: f64, widest: f64, dense: f64, out: usize,
): i32 {
  let x = fromX;
  let y = fromY;
  let pixel = pixelAt(x, y);
  let lastX = directionX(pixel, isAcross) * sense;
  let lastY = directionY(pixel, isAcross) * sense;
  let count = 0;
  for (let length: f64 = step; length <= longest; length += step) {
    let dx = directionX(pixel, isAcross);
    let dy = directionY(pixel, isAcross);
    const same = dx * lastX + dy * lastY;
    // a hand turns gently; where forms turn sharply the stroke ends
    if (abs<f64>(same) < minAlong) break;
    if (same < 0) {
      dx = -dx;
      dy = -dy;
    }
    dx = inertia * lastX + (1 - inertia) * dx;
    dy = inertia * lastY + (1 - inertia) * dy;
    const size = sqrt<f64>(dx * dx + dy * dy);
    lastX = dx / size;
    lastY = dy / size;
    x += lastX * step;
    y += lastY * step;
    if (!(x >= 0 && y >= 0 && x < wide && y < high) || isBarred(x, y)) break;
    const darkness = darknessAt(tones, x, y);
    if (darkness < from * onwardShare || isNear(x, y, closest * gapFor(from, widest, dense, darkness))) break;
    store<f64>(out + (<usize>count << 4), x);
    store<f64>(out + (<usize>count << 4), y, 8);
    count++;
    pixel = pixelAt(x, y);
  }
  return count;
}

/**
 * Puts at most `limit` strokes of a layer on places that are dark enough, from so many seeds (f64). Writes all points of strokes,
 * one stroke after the other (`pointsX`, `pointsY`), where each stroke begins (i32, `starts`, one more than strokes), its seed (i32)
 * and how dark it is where it began (f64). `links`: room for an i32 a point; `grid`, of squares with `across` in a row: for `cells`
 * i32; `way`: for two strokes' points. Returns how many strokes there are.
 */
export function hatchLayer(
  isAcross: boolean, from: f64, widest: f64, dense: f64, longest: f64, seeds: usize, count: i32, limit: i32, pointsX: usize,
  pointsY: usize, links: usize, grid: usize, across: i32, cells: i32, way: usize, starts: usize, chosen: usize, darknesses: usize,
): i32 {
  xs = pointsX;
  ys = pointsY;
  before = links;
  squares = grid;
  squaresAcross = across;
  laid = 0;
  memory.fill(grid, 0xff, <usize>cells << 2);
  const seedsAcross = <i32>floor<f64>(wide / seedGap);
  let strokes = 0;
  store<i32>(starts, 0);
  for (let k = 0; k < count && strokes < limit; k++) {
    const seed = <i32>at(seeds, k);
    const x = seedX(seed, seedsAcross);
    const y = seedY(seed, seedsAcross);
    const darkness = darknessAt(tones, x, y);
    if (isNear(x, y, gapFor(from, widest, dense, darkness))) continue;
    const length = longest * (shortestShare + (1 - shortestShare) * hash(seed, chanceLength));
    const back = trace(x, y, -1, length / 2, isAcross, from, widest, dense, way);
    const onward = way + (<usize>back << 4);
    const ahead = trace(x, y, 1, length / 2, isAcross, from, widest, dense, onward);
    if (<f64>(back + 1 + ahead) * step < shortest) continue;
    for (let i = back - 1; i >= 0; i--) lay(at(way, 2 * i), at(way, 2 * i + 1));
    lay(x, y);
    for (let i = 0; i < ahead; i++) lay(at(onward, 2 * i), at(onward, 2 * i + 1));
    store<i32>(chosen + (<usize>strokes << 2), seed);
    store<f64>(darknesses + (<usize>strokes << 3), darkness);
    strokes++;
    store<i32>(starts + (<usize>strokes << 2), laid);
  }
  return strokes;
}
