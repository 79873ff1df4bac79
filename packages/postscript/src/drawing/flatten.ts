import type { Budget } from "../budget.ts";
import { Path, Segment } from "./path.ts";

/** A path with its curves as lines, none off by more than a fraction of a device unit. */
export function flatten(path: Path, budget: Budget): Path {
  const flat = new Path(budget);
  const { kinds, points } = path;
  let at = 0;
  for (const kind of kinds) {
    if (kind === Segment.move) flat.move(points[at]!, points[at + 1]!);
    else if (kind === Segment.line) flat.line(points[at]!, points[at + 1]!);
    else if (kind === Segment.curve) addCurve(flat, points.slice(at, at + 6), budget);
    else flat.close();
    at += kind === Segment.curve ? 6 : kind === Segment.close ? 0 : 2;
  }
  return flat;
}

function addCurve(flat: Path, [x1, y1, x2, y2, x3, y3]: number[], budget: Budget): void {
  const { x: x0, y: y0 } = flat;
  // the second differences say how far the curve leaves its chord
  const bend = Math.max(
    Math.hypot(x0 - 2 * x1! + x2!, y0 - 2 * y1! + y2!),
    Math.hypot(x1! - 2 * x2! + x3!, y1! - 2 * y2! + y3!),
  );
  const count = Math.max(1, Math.min(200, Math.ceil(Math.sqrt(bend * 8))));
  budget.step(count >> 2);
  for (let k = 1; k <= count; k++) {
    const t = k / count;
    const s = 1 - t;
    const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    flat.line(a * x0 + b * x1! + c * x2! + d * x3!, a * y0 + b * y1! + c * y2! + d * y3!);
  }
}

/** A path whose subpaths run the other way round. */
export function reversed(path: Path, budget: Budget): Path {
  const result = new Path(budget);
  const { kinds, points } = path;
  let from = 0;
  let at = 0;
  for (let k = 0; k < kinds.length; ) {
    let end = k + 1;
    while (end < kinds.length && kinds[end] !== Segment.move) end++;
    const own = kinds.slice(k, end);
    for (const kind of own) at += kind === Segment.curve ? 6 : kind === Segment.close ? 0 : 2;
    addReversed(result, own, points.slice(from, at));
    from = at;
    k = end;
  }
  return result;
}

function addReversed(result: Path, kinds: readonly number[], points: readonly number[]): void {
  let at = points.length - 2;
  const next = () => {
    at -= 2;
    return [points[at]!, points[at + 1]!] as const;
  };
  result.move(points[at]!, points[at + 1]!);
  for (let k = kinds.length - 1; k > 0; k--) {
    if (kinds[k] === Segment.line) result.line(...next());
    else if (kinds[k] === Segment.curve) result.curve(...next(), ...next(), ...next());
  }
  if (kinds.includes(Segment.close)) result.close();
}
