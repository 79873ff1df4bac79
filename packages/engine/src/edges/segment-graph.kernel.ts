import { rounded } from "../kernels/shared/rounded.kernel";
import { copyWithMargin } from "../kernels/shared/with-margin.kernel";
import { at } from "../kernels/shared/i32-list.kernel";

/** How many of the eight neighbors of a place are on (1 each). */
// @ts-ignore: a decorator of AssemblyScript
@inline
function countAround(p: usize, wide: usize): i32 {
  const above = p - wide;
  const below = p + wide;
  return (
    <i32>load<u8>(above - 1) + <i32>load<u8>(above) + <i32>load<u8>(above + 1) + <i32>load<u8>(p - 1) +
    <i32>load<u8>(p + 1) + <i32>load<u8>(below - 1) + <i32>load<u8>(below) + <i32>load<u8>(below + 1)
  );
}

/**
 * Tells pixels of thin lines (1 a pixel) where three or more meet (`meeting`, u8) from the rest of them (`line`). Returns how
 * many those are. `left`: room for the mask with a margin of one pixel.
 */
export function partLines(on: usize, width: i32, height: i32, left: usize, meeting: usize, line: usize): i32 {
  const size = <usize>(width * height);
  memory.fill(meeting, 0, size);
  memory.fill(line, 0, size);
  copyWithMargin(on, width, height, left);
  const wide = <usize>(width + 2);
  let count = 0;
  for (let i: usize = 0; i < size; i++) {
    while (i < size && !v128.any_true(v128.load(on + i))) i += 16;
    if (i >= size || load<u8>(on + i) === 0) continue;
    // with two neighbors at most, the rest falls apart into simple lines and loops
    if (countAround(left + i + wide + 1 + 2 * (i / <usize>width), wide) > 2) store<u8>(meeting + i, 1);
    else {
      store<u8>(line + i, 1);
      count++;
    }
  }
  return count;
}

/** The place of step k to a neighbor, the four at the sides first. */
function stepOf(k: i32, wide: i32): i32 {
  if (k < 4) return k === 0 ? 1 : k === 1 ? wide : k === 2 ? -1 : -wide;
  return k === 4 ? wide + 1 : k === 5 ? wide - 1 : k === 6 ? -wide - 1 : 1 - wide;
}

/** The node (i32 a place) beside a place, other than `except`; -1 without one. */
function nodeBeside(nodeAt: usize, place: i32, wide: i32, except: i32): i32 {
  for (let k = 0; k < 8; k++) {
    const node = at(nodeAt, place + stepOf(k, wide));
    if (node >= 0 && node !== except) return node;
  }
  return -1;
}

/** A place that is on beside another; -1 without one. */
function onBeside(mask: usize, place: i32, wide: i32): i32 {
  for (let k = 0; k < 8; k++) {
    const next = place + stepOf(k, wide);
    if (load<u8>(mask + <usize>next)) return next;
  }
  return -1;
}

/** The pixel of a place in a mask with a margin. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function pixelOf(place: i32, wide: i32): i32 {
  return place - wide - 1 - 2 * (place / wide - 1);
}

let nodes = 0;
let edges: usize = 0;

/** Notes the node at the free end of a line where it runs off the picture. */
function freeEnd(node: i32, pixel: i32, width: i32, height: i32): void {
  const x = pixel % width;
  const y = pixel / width;
  if (min(min(x, y), min(width - 1 - x, height - 1 - y)) >= 2) return;
  store<i32>(edges, node);
  edges += 4;
}

/** Writes a segment of ordered pixels (i32): `ends` its nodes, first and last pixel (i32 each); `measures` length and mean strength (f64 each). */
function measure(
  ordered: usize, start: i32, stop: i32, from: i32, to: i32, width: i32, strength: usize, ends: usize, measures: usize,
): void {
  store<i32>(ends, from);
  store<i32>(ends, to, 4);
  store<i32>(ends, start, 8);
  store<i32>(ends, stop, 12);
  let length: f64 = 1;
  let sum: f64 = 0;
  for (let k = start; k < stop; k++) {
    const pixel = at(ordered, k);
    sum += <f64>load<f32>(strength + (<usize>pixel << 2));
    if (k === start) continue;
    const step = abs(pixel - at(ordered, k - 1));
    length += step === 1 || step === width ? 1 : <f64>Math.SQRT2;
  }
  store<f64>(measures, length);
  store<f64>(measures, sum / <f64>(stop - start), 8);
}

/**
 * Puts the pixels of simple lines (`linePixels`, `lineStarts`: `components` of `line`) in order (`ordered`, i32), and cuts them into
 * segments of about `longest`, as `measure` writes them. `found`: the number of nodes, then that of nodes at the picture's edge, then
 * those. `mask` (u8) and `nodeAt` (i32): room for the picture with a margin of one pixel. Returns how many segments there are.
 */
export function traceSegments(
  line: usize, width: i32, height: i32, lines: i32, linePixels: usize, lineStarts: usize, meetings: i32, meetingPixels: usize,
  meetingStarts: usize, strength: usize, longest: f64, mask: usize, nodeAt: usize, ordered: usize, ends: usize, measures: usize,
  found: usize,
): i32 {
  const wide = width + 2;
  copyWithMargin(line, width, height, mask);
  memory.fill(nodeAt, 0xff, <usize>(wide * (height + 2)) << 2);
  for (let node = 0; node < meetings; node++)
    for (let k = at(meetingStarts, node); k < at(meetingStarts, node + 1); k++) {
      const i = at(meetingPixels, k);
      store<i32>(nodeAt + (<usize>(i + wide + 1 + 2 * (i / width)) << 2), node);
    }
  nodes = meetings;
  edges = found + 8;
  let segments = 0;
  let end = 0;
  for (let own = 0; own < lines; own++) {
    const from = at(lineStarts, own);
    const to = at(lineStarts, own + 1);
    let place = -1;
    for (let k = from; k < to && place < 0; k++) {
      const i = at(linePixels, k);
      const p = i + wide + 1 + 2 * (i / width);
      if (countAround(mask + <usize>p, <usize>wide) === 1) place = p;
    }
    const isLoop = place < 0 && to - from > 2;
    if (place < 0) {
      const i = at(linePixels, from);
      place = i + wide + 1 + 2 * (i / width);
    }
    const begin = end;
    let first = -1;
    let last = -1;
    let before = place;
    while (place >= 0) {
      store<i32>(ordered + (<usize>end << 2), pixelOf(place, wide));
      store<u8>(mask + <usize>place, 0);
      if (end === begin || (isLoop && first < 0)) first = nodeBeside(nodeAt, place, wide, -1);
      end++;
      before = place;
      place = onBeside(mask, place, wide);
    }
    last = isLoop ? first : nodeBeside(nodeAt, before, wide, end - begin < 3 ? first : -1);
    const pixels = end - begin;
    if (first < 0) {
      first = nodes++;
      freeEnd(first, at(ordered, begin), width, height);
    }
    if (last < 0) {
      last = isLoop ? first : nodes++;
      freeEnd(last, at(ordered, end - 1), width, height);
    }
    // never more than it has pixels
    const count = max(1, rounded(<f64>pixels / max<f64>(1, longest)));
    let node = first;
    for (let k = 0; k < count; k++) {
      const next = k === count - 1 ? last : nodes++;
      measure(
        ordered, begin + rounded(<f64>(k * pixels) / <f64>count), begin + rounded(<f64>((k + 1) * pixels) / <f64>count),
        node, next, width, strength, ends + (<usize>segments << 4), measures + (<usize>segments << 4),
      );
      segments++;
      node = next;
    }
  }
  store<i32>(found, nodes);
  store<i32>(found, <i32>((edges - found - 8) >> 2), 4);
  return segments;
}
