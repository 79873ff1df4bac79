// Lines that cross. Segment i is four f64 (x0, y0, x1, y1) at `segments`.

// @ts-ignore: decorator
@inline
function sideOf(p: usize, x: f64, y: f64): f64 {
  const x0 = load<f64>(p);
  const y0 = load<f64>(p, 8);
  return (load<f64>(p, 16) - x0) * (y - y0) - (load<f64>(p, 24) - y0) * (x - x0);
}

function cross(p: usize, q: usize): bool {
  const a = sideOf(p, load<f64>(q), load<f64>(q, 8));
  const b = sideOf(p, load<f64>(q, 16), load<f64>(q, 24));
  if (!((a > 0 && b < 0) || (a < 0 && b > 0))) return false;
  const c = sideOf(q, load<f64>(p), load<f64>(p, 8));
  const d = sideOf(q, load<f64>(p, 16), load<f64>(p, 24));
  return (c > 0 && d < 0) || (c < 0 && d > 0);
}

// @ts-ignore: decorator
@inline
function cellOf(v: f64, cell: f64, cells: i32): i32 {
  return max(0, min(cells - 1, <i32>Math.floor(v / cell) + 1));
}

/**
 * How many places in cells `count` segments take, of the grid of `across` × `down` cells of side `cell`; their ends
 * by cell go to `begin` (i32, one more than cells).
 */
export function countCells(segments: usize, count: i32, cell: f64, across: i32, down: i32, begin: usize): i32 {
  const cells = across * down;
  memory.fill(begin, 0, <usize>(cells + 1) << 2);
  for (let i = 0; i < count; i++) {
    const p = segments + (<usize>i << 5);
    const left = cellOf(min<f64>(load<f64>(p), load<f64>(p, 16)), cell, across);
    const right = cellOf(max<f64>(load<f64>(p), load<f64>(p, 16)), cell, across);
    const top = cellOf(min<f64>(load<f64>(p, 8), load<f64>(p, 24)), cell, down);
    const bottom = cellOf(max<f64>(load<f64>(p, 8), load<f64>(p, 24)), cell, down);
    for (let r = top; r <= bottom; r++) {
      for (let c = left; c <= right; c++) {
        const at = begin + (<usize>(r * across + c) << 2);
        store<i32>(at, load<i32>(at) + 1);
      }
    }
  }
  let sum = 0;
  for (let at = 0; at <= cells; at++) {
    sum += load<i32>(begin + (<usize>at << 2));
    store<i32>(begin + (<usize>at << 2), sum);
  }
  return sum;
}

/** After `countCells`: sorts segments into `inside` (i32) and sets `found` (u8) for every `owner` (i32) that crosses. */
export function crossings(
  segments: usize, owner: usize, count: i32, cell: f64, across: i32, down: i32,
  begin: usize, inside: usize, found: usize,
): void {
  // filled from the back, each cell's end becomes its begin
  for (let i = count - 1; i >= 0; i--) {
    const p = segments + (<usize>i << 5);
    const left = cellOf(min<f64>(load<f64>(p), load<f64>(p, 16)), cell, across);
    const right = cellOf(max<f64>(load<f64>(p), load<f64>(p, 16)), cell, across);
    const top = cellOf(min<f64>(load<f64>(p, 8), load<f64>(p, 24)), cell, down);
    const bottom = cellOf(max<f64>(load<f64>(p, 8), load<f64>(p, 24)), cell, down);
    for (let r = top; r <= bottom; r++) {
      for (let c = left; c <= right; c++) {
        const at = begin + (<usize>(r * across + c) << 2);
        const place = load<i32>(at) - 1;
        store<i32>(at, place);
        store<i32>(inside + (<usize>place << 2), i);
      }
    }
  }
  for (let at = 0; at < across * down; at++) {
    const first = load<i32>(begin + (<usize>at << 2));
    const end = load<i32>(begin + (<usize>at << 2), 4);
    for (let p = first; p < end; p++) {
      const i = load<i32>(inside + (<usize>p << 2));
      for (let q = p + 1; q < end; q++) {
        const j = load<i32>(inside + (<usize>q << 2));
        if (!cross(segments + (<usize>i << 5), segments + (<usize>j << 5))) continue;
        store<u8>(found + load<i32>(owner + (<usize>i << 2)), 1);
        store<u8>(found + load<i32>(owner + (<usize>j << 2)), 1);
      }
    }
  }
}
