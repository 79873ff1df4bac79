import { at as valueAt } from "../kernels/shared/f64-list.kernel";
import { rootOf } from "../kernels/shared/disjoint-sets.kernel";
import { at } from "../kernels/shared/i32-list.kernel";

/** A graph's segments: the nodes where each begins and ends (i32), its length and its strength (f64). */
let from: usize = 0;
let to: usize = 0;
let lengths: usize = 0;
let strengths: usize = 0;
let count: i32 = 0;
let nodes: i32 = 0;
/** A byte each: what is chosen, and what is drawn in any case. */
let chosen: usize = 0;
let anchored: usize = 0;

// @ts-expect-error: decorator
@inline
function add(list: usize, k: i32, more: i32): void {
  store<i32>(list + (<usize>k << 2), at(list, k) + more);
}

// @ts-expect-error: decorator
@inline
function isOn(marks: usize, k: i32): bool {
  return load<u8>(marks + <usize>k) !== 0;
}

/** Takes the segments of which others of these kernels choose. */
export function takeSegments(
  begins: usize, ends: usize, segmentLengths: usize, segmentStrengths: usize, segments: i32, nodeCount: i32, drawn: usize,
  out: usize,
): void {
  from = begins;
  to = ends;
  lengths = segmentLengths;
  strengths = segmentStrengths;
  count = segments;
  nodes = nodeCount;
  anchored = drawn;
  chosen = out;
}

/**
 * Chooses those of half the threshold that are allowed (u8) and hang together with one of all of it, if they have enough strength
 * together. `parents`, `strongest`, `sums`: room, four bytes a node.
 */
export function chooseConnected(
  allowed: usize, threshold: f64, totalStrength: f64, parents: usize, strongest: usize, sums: usize,
): void {
  for (let node = 0; node < nodes; node++) store<i32>(parents + (<usize>node << 2), node);
  memory.fill(strongest, 0, <usize>nodes << 2);
  memory.fill(sums, 0, <usize>nodes << 2);
  for (let s = 0; s < count; s++) {
    const isChosen = isOn(anchored, s) || (isOn(allowed, s) && valueAt(strengths, s) >= threshold / 2);
    store<u8>(chosen + <usize>s, isChosen ? 1 : 0);
    if (!isChosen) continue;
    const stays = rootOf(parents, at(from, s));
    store<i32>(parents + (<usize>rootOf(parents, at(to, s)) << 2), stays);
  }
  // what each connected group has: its strongest segment, its total strength
  for (let s = 0; s < count; s++) {
    if (!isOn(chosen, s)) continue;
    const group = <usize>rootOf(parents, at(from, s)) << 2;
    const isDrawn = isOn(anchored, s);
    const own: f64 = isDrawn ? 1 : valueAt(strengths, s);
    if (own > <f64>load<f32>(strongest + group)) store<f32>(strongest + group, <f32>own);
    const more: f64 = isDrawn ? totalStrength : valueAt(lengths, s) * valueAt(strengths, s);
    store<f32>(sums + group, <f32>(<f64>load<f32>(sums + group) + more));
  }
  for (let s = 0; s < count; s++) {
    if (!isOn(chosen, s) || isOn(anchored, s)) continue;
    const group = <usize>rootOf(parents, at(from, s)) << 2;
    if (<f64>load<f32>(strongest + group) < threshold || <f64>load<f32>(sums + group) < totalStrength)
      store<u8>(chosen + <usize>s, 0);
  }
}

/** The first segment at a node (`hung` from `begin` on) that is chosen and no part of a spur; -1 without one. */
function goOn(node: i32, begin: usize, hung: usize, spur: usize, size: i32): i32 {
  for (let k = at(begin, node); k < at(begin, node + 1); k++) {
    const s = at(hung, k);
    if (!isOn(chosen, s)) continue;
    let isPart = false;
    for (let p = 0; p < size && !isPart; p++) isPart = at(spur, p) === s;
    if (!isPart) return s;
  }
  return -1;
}

/**
 * Takes away spurs and lone lines shorter than `shortest`, until none is left, three times at most. `edges`: nodes (i32) where lines run off the picture and do not end. Room for i32: `degree`, `begin` and `filled` one
 * a node and one more, `hung` and `spur` two a segment.
 */
export function pruneChosen(
  edges: usize, edgeCount: i32, shortest: f64, degree: usize, begin: usize, filled: usize, hung: usize, spur: usize,
): void {
  memory.fill(degree, 0, <usize>nodes << 2);
  for (let s = 0; s < count; s++) {
    if (!isOn(chosen, s)) continue;
    add(degree, at(from, s), 1);
    add(degree, at(to, s), 1);
  }
  // the segments at each node, one node after the other
  store<i32>(begin, 0);
  for (let node = 0; node < nodes; node++)
    store<i32>(begin + (<usize>(node + 1) << 2), at(begin, node) + at(degree, node));
  memory.copy(filled, begin, <usize>nodes << 2);
  for (let s = 0; s < count; s++) {
    if (!isOn(chosen, s)) continue;
    for (let end = 0; end < 2; end++) {
      const node = at(end === 0 ? from : to, s);
      store<i32>(hung + (<usize>at(filled, node) << 2), s);
      add(filled, node, 1);
    }
  }
  for (let k = 0; k < edgeCount; k++) if (at(degree, at(edges, k)) > 0) add(degree, at(edges, k), 1);
  for (let round = 0; round < 3; round++) {
    let isAnyGone = false;
    for (let node = 0; node < nodes; node++) {
      if (at(degree, node) !== 1) continue;
      let size = 0;
      let length: f64 = 0;
      let here = node;
      let isFree = true;
      while (isFree) {
        const next = goOn(here, begin, hung, spur, size);
        if (next < 0 || isOn(anchored, next)) break;
        store<i32>(spur + (<usize>size << 2), next);
        size++;
        length += valueAt(lengths, next);
        if (length >= shortest) break;
        here = at(from, next) === here ? at(to, next) : at(from, next);
        isFree = at(degree, here) === 2;
      }
      if (length >= shortest || size === 0) continue;
      isAnyGone = true;
      for (let k = 0; k < size; k++) {
        const s = at(spur, k);
        store<u8>(chosen + <usize>s, 0);
        add(degree, at(from, s), -1);
        add(degree, at(to, s), -1);
      }
    }
    if (!isAnyGone) return;
  }
}
