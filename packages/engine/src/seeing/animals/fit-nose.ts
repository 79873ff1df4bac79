import { stepsPerUnit } from "../../colors/oklab.ts";
import { circle } from "../../edges/circle.ts";
import { type FaceFrame, faceFrame } from "../../edges/face-frame.ts";
import { planeAt, type Planes } from "../../raster/planes.ts";
import type { Point } from "../../strokes/smooth-curve.ts";

/** Where the middle of a nose may lie, how wide it may be, both in ways from eye to eye, and how high for its width. */
const sought = {
  along: { from: -0.16, to: 0.16, step: 0.04 },
  down: { from: 0.46, to: 0.94, step: 0.04 },
  wide: [0.16, 0.2, 0.25, 0.3],
  high: [0.62, 0.78, 0.95],
};
/** Noses of cats lie so far down; what is farther off counts less, by this much at so far. */
const usual = { down: 0.67, off: 0.25, less: 0.5 };
/** Where the leather of a nose is looked at, and the fur around it: shares of the way from its middle to its rim. */
const across = { inside: 0.75, outside: 1.35 };
/** How much a darker and a redder inside count, in OKLab units each; one or the other tells a nose. */
const counts = { darker: 0.35, redder: 1.4 };
/** A nose stands out at this share of its rim by this at least: its nostrils and the lip below it are darker than it is. */
const clearAt = { share: 0.3, min: 1.6 };
/** A triangle that stands on its corner, as its sides' directions and how far they are from the middle, in widths and heights. */
const sides = [
  { x: 0, y: -1, far: 0.34 },
  { x: 0.8, y: 0.6, far: 0.33 },
  { x: -0.8, y: 0.6, far: 0.33 },
] as const;
/**
 * How far the rim of a nose lies from its middle in each direction of `circle`, in widths and heights. The eighth root of a sum of
 * eighth powers makes corners round.
 */
const rim: readonly Point[] = circle.map(([cos, sin]) => {
  let sum = 0;
  for (const { x, y, far } of sides) {
    const square = (Math.max(0, x * cos + y * sin) / far) ** 2;
    sum += square * square * square * square;
  }
  const reach = 1 / Math.sqrt(Math.sqrt(Math.sqrt(sum)));
  return { x: cos * reach, y: sin * reach };
});

/**
 * Fits the nose of a cat, a triangle with round corners that stands on one of them: the one below the eyes that is darkest or
 * reddest beside the fur around it, on most of its rim.
 * @returns its outline, a point in each direction of `circle`, in pixels of the picture; undefined where nothing stands out
 */
export function fitNose(
  planes: Planes,
  [left, right]: readonly [Point, Point],
): readonly Point[] | undefined {
  const frame = faceFrame(left, right);
  let best = { worth: 0, ring: [] as readonly Point[] };
  for (const wide of sought.wide)
    for (const share of sought.high)
      for (let down = sought.down.from; down <= sought.down.to; down += sought.down.step)
        for (let along = sought.along.from; along <= sought.along.to; along += sought.along.step) {
          const nose = { along, down, wide, high: wide * share };
          const clear = clarityOf(planes, frame, nose);
          if (clear < clearAt.min) continue;
          const off = Math.min(1, Math.abs(down - usual.down) / usual.off);
          const worth = clear * Math.sqrt(wide) * (1 - usual.less * off * off);
          if (worth > best.worth) best = { worth, ring: ringOf(frame, nose, 1) };
        }
  return best.worth > 0 ? best.ring : undefined;
}

/** A nose on a face, in ways from eye to eye. */
interface Nose {
  readonly along: number;
  readonly down: number;
  readonly wide: number;
  readonly high: number;
}

function ringOf(frame: FaceFrame, { along, down, wide, high }: Nose, times: number): Point[] {
  return rim.map(({ x, y }) => frame(along + times * wide * x, down + times * high * y));
}

/** By how much a nose stands out from the fur on most of its rim. */
function clarityOf(planes: Planes, frame: FaceFrame, nose: Nose): number {
  const outside = ringOf(frame, nose, across.outside);
  const steps = ringOf(frame, nose, across.inside).map((own, k) => {
    const other = outside[k]!;
    const step = (plane: Int16Array) =>
      (planeAt(planes, plane, own.x, own.y) - planeAt(planes, plane, other.x, other.y)) / stepsPerUnit;
    return Math.max(-counts.darker * step(planes.l), counts.redder * step(planes.a));
  });
  return steps.sort((p, q) => p - q)[Math.floor(clearAt.share * steps.length)]!;
}
