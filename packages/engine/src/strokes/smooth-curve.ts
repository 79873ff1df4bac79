export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * A smooth curve through points: x, y of the start, then two handles and an end per cubic (see `Stroke.points`), in the
 * points' unit. Catmull and Rom 1974, with chord lengths as knots, so that unevenly spaced points make no loops.
 */
export function smoothCurve(points: readonly Point[], closed = false): number[] {
  const n = points.length;
  const at = (i: number): Point => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))]!;
  const out = [at(0).x, at(0).y];
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const own = distance(from, to);
    const leaving = tangent(before, from, to);
    const arriving = tangent(from, to, after);
    out.push(
      from.x + (leaving.x * own) / 3,
      from.y + (leaving.y * own) / 3,
      to.x - (arriving.x * own) / 3,
      to.y - (arriving.y * own) / 3,
      to.x,
      to.y,
    );
  }
  return out;
}

/** The direction at `here` per unit of length, the mean of both chords by their lengths: the shorter counts more. */
function tangent(before: Point, here: Point, after: Point): Point {
  const [p, q] = [distance(before, here), distance(here, after)];
  if (p === 0 && q === 0) return { x: 0, y: 0 };
  if (p === 0) return { x: (after.x - here.x) / q, y: (after.y - here.y) / q };
  if (q === 0) return { x: (here.x - before.x) / p, y: (here.y - before.y) / p };
  const along = (a: number, b: number, c: number) => (((b - a) / p) * q + ((c - b) / q) * p) / (p + q);
  return { x: along(before.x, here.x, after.x), y: along(before.y, here.y, after.y) };
}

export function distance(p: Point, q: Point): number {
  const [dx, dy] = [p.x - q.x, p.y - q.y];
  return Math.sqrt(dx * dx + dy * dy);
}
