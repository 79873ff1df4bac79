import type { Place } from "./edit.ts";

/** A drawn line without points that repeat each other and without the loops of a hand that crosses its own way. */
export function cleanLine(line: readonly Place[]): Place[] {
  let clean: Place[] = [];
  for (const point of line) {
    const last = clean.at(-1);
    if (last && last[0] === point[0] && last[1] === point[1]) continue;
    if (last) {
      const crossed = firstCrossed(clean, last, point);
      if (crossed) clean = [...clean.slice(0, crossed.after + 1), crossed.at];
    }
    clean.push(point);
  }
  return clean;
}

/** Where the way from one point to the next first crosses what was drawn before. */
function firstCrossed(
  line: readonly Place[],
  from: Place,
  to: Place,
): { after: number; at: Place } | undefined {
  for (let i = 0; i + 2 < line.length; i++) {
    const crossing = crossingOf(line[i]!, line[i + 1]!, from, to);
    if (crossing) {
      const [ax, ay] = line[i]!;
      const [bx, by] = line[i + 1]!;
      return { after: i, at: [ax + (bx - ax) * crossing.u, ay + (by - ay) * crossing.u] };
    }
  }
  return undefined;
}

/** Where two straight segments cross, as shares of their lengths; undefined where they do not. */
export function crossingOf(
  [ax, ay]: Place,
  [bx, by]: Place,
  [cx, cy]: Place,
  [dx, dy]: Place,
): { u: number; v: number } | undefined {
  const [rx, ry, sx, sy] = [bx - ax, by - ay, dx - cx, dy - cy];
  const turn = rx * sy - ry * sx;
  if (turn === 0) return undefined;
  const u = ((cx - ax) * sy - (cy - ay) * sx) / turn;
  const v = ((cx - ax) * ry - (cy - ay) * rx) / turn;
  return u >= 0 && u < 1 && v >= 0 && v < 1 ? { u, v } : undefined;
}
