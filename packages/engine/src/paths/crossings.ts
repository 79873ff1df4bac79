/** Straight pieces of many lines: piece i runs from (x0, y0) to (x1, y1) and belongs to line `owner`. */
export interface Pieces {
  readonly count: number;
  readonly x0: Float64Array;
  readonly y0: Float64Array;
  readonly x1: Float64Array;
  readonly y1: Float64Array;
  readonly owner: Int32Array;
}

/** Positive when (x, y) is right of the piece on the screen, negative when left, 0 when on its line. */
function sideOf(p: Pieces, i: number, x: number, y: number): number {
  return (p.x1[i]! - p.x0[i]!) * (y - p.y0[i]!) - (p.y1[i]! - p.y0[i]!) * (x - p.x0[i]!);
}

/** Whether two pieces cross in a point inside both; pieces that only touch do not. */
function cross(p: Pieces, i: number, j: number): boolean {
  const a = sideOf(p, i, p.x0[j]!, p.y0[j]!);
  const b = sideOf(p, i, p.x1[j]!, p.y1[j]!);
  if (!((a > 0 && b < 0) || (a < 0 && b > 0))) return false;
  const c = sideOf(p, j, p.x0[i]!, p.y0[i]!);
  const d = sideOf(p, j, p.x1[i]!, p.y1[i]!);
  return (c > 0 && d < 0) || (c < 0 && d > 0);
}

/**
 * The lines that cross another line or themselves. Pieces are sorted into square cells of side `cell`, about as
 * long as a piece, and compared within each cell.
 */
export function crossingLines(pieces: Pieces, cell: number, width: number, height: number): Set<number> {
  const across = Math.ceil(width / cell) + 2;
  const down = Math.ceil(height / cell) + 2;
  const column = (x: number) => Math.max(0, Math.min(across - 1, Math.floor(x / cell) + 1));
  const row = (y: number) => Math.max(0, Math.min(down - 1, Math.floor(y / cell) + 1));
  const eachCell = (i: number, visit: (at: number) => void) => {
    const [left, right] = [Math.min(pieces.x0[i]!, pieces.x1[i]!), Math.max(pieces.x0[i]!, pieces.x1[i]!)];
    const [top, bottom] = [Math.min(pieces.y0[i]!, pieces.y1[i]!), Math.max(pieces.y0[i]!, pieces.y1[i]!)];
    for (let r = row(top); r <= row(bottom); r++) {
      for (let c = column(left); c <= column(right); c++) visit(r * across + c);
    }
  };

  // count, then fill: the pieces of each cell lie side by side
  const begin = new Int32Array(across * down + 1);
  for (let i = 0; i < pieces.count; i++) {
    eachCell(i, (at) => {
      begin[at + 1] = begin[at + 1]! + 1;
    });
  }
  for (let at = 0; at < across * down; at++) begin[at + 1] = begin[at + 1]! + begin[at]!;
  const fill = begin.slice();
  const inside = new Int32Array(begin[across * down]!);
  for (let i = 0; i < pieces.count; i++) {
    eachCell(i, (at) => {
      inside[fill[at]!] = i;
      fill[at] = fill[at]! + 1;
    });
  }

  const found = new Set<number>();
  for (let at = 0; at < across * down; at++) {
    for (let p = begin[at]!; p < begin[at + 1]!; p++) {
      for (let q = p + 1; q < begin[at + 1]!; q++) {
        const [i, j] = [inside[p]!, inside[q]!];
        if (!cross(pieces, i, j)) continue;
        found.add(pieces.owner[i]!);
        found.add(pieces.owner[j]!);
      }
    }
  }
  return found;
}
