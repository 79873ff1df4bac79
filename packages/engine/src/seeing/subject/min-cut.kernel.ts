// The greatest flow through a graph, in phases of shortest ways (see min-cut.ts). All are whole numbers, i32.

/**
 * Puts every node on a side: 1 or 0 (u8 each, in `side`). `wish`: how much each node wants to the first side, or, below 0, to the
 * second; used up. `a`, `b` and `cost`: the ends of each edge, and what it costs to part them. `scratch`: room for 5 numbers a
 * node, 6 an edge and one more.
 */
export function minCut(
  wish: usize, nodes: i32, a: usize, b: usize, cost: usize, edges: i32, scratch: usize, side: usize,
): void {
  const row = <usize>nodes << 2;
  const first = scratch;
  const level = first + row + 4;
  const queue = level + row;
  const next = queue + row;
  const way = next + row;
  // half-edges of a node stand side by side: where each leads to, its other half, and what still fits through
  const ends = way + row;
  const mates = ends + (<usize>edges << 3);
  const rooms = mates + (<usize>edges << 3);
  memory.fill(first, 0, row + 4);
  for (let e: usize = 0; e < <usize>edges << 2; e += 4) {
    countHalf(first, load<i32>(a + e));
    countHalf(first, load<i32>(b + e));
  }
  for (let at = first; at < first + row; at += 4) store<i32>(at, load<i32>(at) + load<i32>(at, 4), 4);
  memory.copy(next, first, row);
  for (let e: usize = 0; e < <usize>edges << 2; e += 4) {
    const p = load<i32>(a + e);
    const q = load<i32>(b + e);
    const own = takeNext(next, p);
    const other = takeNext(next, q);
    store<i32>(ends + own, q);
    store<i32>(ends + other, p);
    store<i32>(mates + own, <i32>other);
    store<i32>(mates + other, <i32>own);
    store<i32>(rooms + own, load<i32>(cost + e));
    store<i32>(rooms + other, load<i32>(cost + e));
  }
  while (number(wish, nodes, first, level, queue, ends, rooms)) {
    memory.copy(next, first, row);
    for (let node = 0; node < nodes; node++)
      if (at32(level, node) === 0) drain(wish, node, first, level, next, way, ends, mates, rooms);
  }
  for (let node = 0; node < nodes; node++) store<u8>(side + <usize>node, <u8>(at32(level, node) >= 0));
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function at32(list: usize, i: i32): i32 {
  return load<i32>(list + (<usize>i << 2));
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function set32(list: usize, i: i32, value: i32): void {
  store<i32>(list + (<usize>i << 2), value);
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function countHalf(first: usize, node: i32): void {
  set32(first, node + 1, at32(first, node + 1) + 1);
}

/** The place in bytes of a node's next half-edge. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function takeNext(next: usize, node: i32): usize {
  const place = at32(next, node);
  set32(next, node, place + 1);
  return <usize>place << 2;
}

/** Numbers nodes by how few half-edges with room lead to them, -1 where none do; whether one that takes flow is among them. */
function number(wish: usize, nodes: i32, first: usize, level: usize, queue: usize, ends: usize, rooms: usize): bool {
  memory.fill(level, 255, <usize>nodes << 2);
  let count = 0;
  let takes = false;
  for (let node = 0; node < nodes; node++) {
    if (at32(wish, node) <= 0) continue;
    set32(level, node, 0);
    set32(queue, count++, node);
  }
  for (let k = 0; k < count; k++) {
    const node = at32(queue, k);
    if (at32(wish, node) < 0) takes = true;
    const further = at32(level, node) + 1;
    const last = at32(first, node + 1);
    for (let half = at32(first, node); half < last; half++) {
      if (at32(rooms, half) === 0) continue;
      const other = at32(ends, half);
      if (at32(level, other) >= 0) continue;
      set32(level, other, further);
      set32(queue, count++, other);
    }
  }
  return takes;
}

/** Sends all that one node gives along ways of growing levels. */
function drain(
  wish: usize, from: i32, first: usize, level: usize, next: usize, way: usize, ends: usize, mates: usize, rooms: usize,
): void {
  let node = from;
  let depth = 0;
  while (at32(wish, from) > 0) {
    if (at32(wish, node) < 0) {
      let flow = min(at32(wish, from), -at32(wish, node));
      for (let k = 0; k < depth; k++) flow = min(flow, at32(rooms, at32(way, k)));
      set32(wish, from, at32(wish, from) - flow);
      set32(wish, node, at32(wish, node) + flow);
      for (let k = 0; k < depth; k++) {
        const half = at32(way, k);
        const back = load<i32>(mates + (<usize>half << 2));
        set32(rooms, half, at32(rooms, half) - flow);
        store<i32>(rooms + <usize>back, load<i32>(rooms + <usize>back) + flow);
      }
      node = from;
      depth = 0;
      continue;
    }
    const last = at32(first, node + 1);
    const further = at32(level, node) + 1;
    let half = at32(next, node);
    while (half < last && (at32(rooms, half) === 0 || at32(level, at32(ends, half)) !== further)) half++;
    set32(next, node, half);
    if (half < last) {
      set32(way, depth++, half);
      node = at32(ends, half);
      continue;
    }
    if (depth === 0) return;
    // nothing goes on from here: one step back, and never this way again
    set32(level, node, -1);
    const back = load<i32>(mates + (<usize>at32(way, --depth) << 2)) >> 2;
    node = at32(ends, back);
    set32(next, node, at32(next, node) + 1);
  }
}
