import { circle } from "../edges/circle.ts";
import { distance, type Point } from "../strokes/smooth-curve.ts";
import { faceLines } from "./face-lines.ts";

/** How far to both sides of its middle a moustache is looked for, in halves of the mouth's width; and how many places to each side. */
const sideways = { halves: 1.6, places: 12 };
/** It hangs so far below the line from one corner of the mouth to the other, beside the mouth, in heights of the face. */
const hangs = 0.12;
/** Steps of what is looked at from the nose down, in heights of the face; and how many of them are hair at least. */
const step = 0.01;
const minThick = 3;
/** So many places to each side of the middle may be bare. */
const bareInMiddle = 2;
/** It is as wide as this share of the mouth at least. */
const minWide = 0.8;

/** A face as a moustache is looked for in it. */
export interface MoustacheFace {
  /** A landmark, in pixels of the picture. */
  readonly at: (index: number) => Point;
  /** From the forehead to the chin. */
  readonly height: number;
  /** Whether a place is as dark as the moustache is. */
  readonly isHair: (place: Point) => boolean;
}

/**
 * The outline of a moustache: as many points as `circle` has directions, clockwise from its left end. At each place along the mouth it
 * reaches as far up and down as it is dark between nose and lip, or beside the mouth. Undefined where that is too little.
 */
export function findMoustache({ at, height, isHair }: MoustacheFace): readonly Point[] | undefined {
  const { upper } = faceLines.lips;
  const [left, right, nose] = [at(upper[0]), at(upper.at(-1)!), at(faceLines.nose[4])];
  const wide = distance(left, right);
  const across = { x: (right.x - left.x) / wide, y: (right.y - left.y) / wide };
  const down = { x: -across.y, y: across.x };
  const middle = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
  /** Across from the middle of the mouth, and down from its corners. */
  const inFrame = ({ x, y }: Point) => {
    const [dx, dy] = [x - middle.x, y - middle.y];
    return { u: dx * across.x + dy * across.y, v: dx * down.x + dy * down.y };
  };
  const placeOf = (u: number, v: number): Point => ({
    x: middle.x + u * across.x + v * down.x,
    y: middle.y + u * across.y + v * down.y,
  });
  const lip = upper.map((index) => inFrame(at(index)));
  const top = inFrame(nose).v;
  const half = wide / 2;
  /** What is hair at a distance across: the longest run down. */
  const runAt = (u: number) => {
    const next = lip.findIndex((point) => point.u >= u);
    const bottom = next <= 0 ? hangs * height : Math.min(lip[next]!.v, lip[next - 1]!.v);
    let best = { from: 0, to: 0 };
    let from: number | undefined;
    for (let v = top; v <= bottom; v += step * height) {
      if (!isHair(placeOf(u, v))) from = undefined;
      else {
        from ??= v;
        if (v - from >= best.to - best.from) best = { from, to: v };
      }
    }
    return best.to - best.from >= (minThick - 1) * step * height ? { u, ...best } : undefined;
  };
  /** Runs one beside the other to a side of the middle, as far as there is hair; the dent below a nose may be bare. */
  const outward = (way: number) => {
    const all = Array.from({ length: sideways.places }, (_, k) =>
      runAt((way * (k + 1) * sideways.halves * half) / sideways.places),
    );
    const end = all.findIndex((run, k) => !run && k >= bareInMiddle);
    return all.slice(0, end < 0 ? all.length : end);
  };
  const runs = [...outward(-1).toReversed(), runAt(0), ...outward(1)].filter((run) => run !== undefined);
  if (runs.length < 3 || runs.at(-1)!.u - runs[0]!.u < minWide * wide) return undefined;
  const count = circle.length / 2;
  const edge = (of: "from" | "to") =>
    Array.from({ length: count }, (_, k) => {
      const place = ((runs.length - 1) * k) / (count - 1);
      const [p, q] = [runs[Math.floor(place)]!, runs[Math.ceil(place)]!];
      const share = place - Math.floor(place);
      return placeOf(p.u + share * (q.u - p.u), p[of] + share * (q[of] - p[of]));
    });
  return [...edge("from"), ...edge("to").toReversed()];
}
