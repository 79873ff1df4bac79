import type { Stroke } from "../drawing/line-art.ts";

/** About how far apart, in hundredths of a millimetre, a stroke's sides get points. */
const step = 40;
/** How long a handle is for a quarter of a circle of radius 1. */
const quarter = 0.5523;

/** A place on a stroke: where, which way it runs, how wide it is on either side. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly half: number;
}

/**
 * The area that a stroke of changing width covers, as one closed ring of cubics in hundredths of a millimetre: along
 * one side, around the end, back on the other, around the beginning.
 * @param scale factor on the widths
 */
export function outlineOf({ points, widths }: Pick<Stroke, "points" | "widths">, scale = 1): number[] {
  const places = placesOn(points, widths, scale / 2);
  const first = places[0]!;
  const last = places.at(-1)!;
  const out = [first.x + first.dy * first.half, first.y - first.dx * first.half];
  for (let i = 1; i < places.length; i++) side(out, places[i - 1]!, places[i]!, 1);
  cap(out, last, 1);
  for (let i = places.length - 1; i > 0; i--) side(out, places[i]!, places[i - 1]!, -1);
  cap(out, first, -1);
  return out.map(Math.round);
}

/** Places along a stroke, two at each node where it has a corner. */
function placesOn(points: readonly number[], widths: readonly number[], scale: number): Place[] {
  const out: Place[] = [];
  for (let i = 2, node = 0; i < points.length; i += 6, node++) {
    const [x0, y0, x1, y1] = [points[i - 2]!, points[i - 1]!, points[i]!, points[i + 1]!];
    const [x2, y2, x3, y3] = [points[i + 2]!, points[i + 3]!, points[i + 4]!, points[i + 5]!];
    const from = (widths[node] ?? widths[0]!) * scale;
    const to = (widths[node + 1] ?? widths[0]!) * scale;
    const isStraight = x1 === x0 && y1 === y0 && x2 === x3 && y2 === y3;
    const length = Math.sqrt((x3 - x0) * (x3 - x0) + (y3 - y0) * (y3 - y0));
    const many = isStraight ? 1 : Math.max(2, Math.min(64, Math.ceil(length / step)));
    for (let k = 0; k <= many; k++) {
      const t = k / many;
      const s = 1 - t;
      const [b0, b1, b2, b3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
      let dx = s * s * (x1 - x0) + 2 * s * t * (x2 - x1) + t * t * (x3 - x2);
      let dy = s * s * (y1 - y0) + 2 * s * t * (y2 - y1) + t * t * (y3 - y2);
      if (dx * dx + dy * dy < 1e-6) {
        dx = k === 0 ? x2 - x0 : x3 - x1;
        dy = k === 0 ? y2 - y0 : y3 - y1;
      }
      const speed = Math.sqrt(dx * dx + dy * dy) || 1;
      const before = out.at(-1);
      // at a smooth node the place is there already
      if (k === 0 && before && before.dx * dx + before.dy * dy > 0.995 * speed) continue;
      out.push({
        x: b0 * x0 + b1 * x1 + b2 * x2 + b3 * x3,
        y: b0 * y0 + b1 * y1 + b2 * y2 + b3 * y3,
        dx: dx / speed,
        dy: dy / speed,
        half: from + (to - from) * t,
      });
    }
  }
  return out;
}

/** One cubic beside the stroke from place to place, on the side `hand`, which is left of the way we go. */
function side(out: number[], p: Place, q: Place, hand: 1 | -1): void {
  const [x0, y0] = [p.x + hand * p.dy * p.half, p.y - hand * p.dx * p.half];
  const [x3, y3] = [q.x + hand * q.dy * q.half, q.y - hand * q.dx * q.half];
  const turn = hand * (p.dx * q.dy - p.dy * q.dx);
  const isCorner = p.x === q.x && p.y === q.y;
  const chord = Math.sqrt((x3 - x0) * (x3 - x0) + (y3 - y0) * (y3 - y0));
  // around the outside of a corner the side is an arc, inside it is a straight line
  const reach = isCorner && turn < 0 ? 0 : chord / 3;
  const along = hand * reach;
  out.push(x0 + p.dx * along, y0 + p.dy * along, x3 - q.dx * along, y3 - q.dy * along, x3, y3);
}

/** Half a circle around the end of a stroke, from its one side to the other. */
function cap(out: number[], { x, y, dx, dy, half }: Place, hand: 1 | -1): void {
  const [ux, uy] = [hand * dx * half, hand * dy * half];
  const [vx, vy] = [uy, -ux];
  out.push(
    x + vx + ux * quarter,
    y + vy + uy * quarter,
    x + ux + vx * quarter,
    y + uy + vy * quarter,
    x + ux,
    y + uy,
    x + ux - vx * quarter,
    y + uy - vy * quarter,
    x - vx + ux * quarter,
    y - vy + uy * quarter,
    x - vx,
    y - vy,
  );
}
