import { stepsPerUnit } from "../../colors/oklab.ts";
import { planeAt, type Planes } from "../../raster/planes.ts";
import { distance, type Point } from "../../strokes/smooth-curve.ts";
import { smoothValues } from "../../strokes/smooth-points.ts";
import { openPath } from "../open-path.ts";
import type { Direction } from "../seen.ts";
import type { AnimalMouth } from "./animal-head.ts";

/** A side of a mouth is traced so far from the middle, in ways from eye to eye, in steps; and so far below the nose. */
const sought = { along: { to: 0.42, step: 0.04 }, down: { from: 0.03, to: 0.42, step: 0.02 } };
/** A mouth is a line this wide, darker than what is so far above and below it, in ways from eye to eye. */
const valley = 0.06;
/** It may run down or up by so many steps of `down` from one place to the next, and each costs so much, in OKLab units. */
const moves = { max: 2, cost: 0.6 };
/** The line is softened along itself: sigma in steps of `along`. */
const softness = 1.2;
/** A side is drawn as far as the line is darker by this on average from the middle on, in OKLab units; and only if it is so long. */
const shown = { darker: 2.2, from: 0.14 };

/** The line between the lips. */
type MouthSides = NonNullable<AnimalMouth["sides"]>;

/**
 * Traces the mouth of an animal: from the middle below its nose the darkest line to each side (dynamic programming).
 * @param tip the lower end of its nose
 * @param unit what counts as the way from eye to eye, in pixels
 * @param way to the right of the head
 * @returns undefined where the photo shows none on either side
 */
export function traceMouth(
  planes: Planes,
  tip: Point,
  { unit, way }: { readonly unit: number; readonly way: Direction },
): MouthSides | undefined {
  const placeAt = (along: number, down: number): Point => ({
    x: tip.x + unit * (along * way.cos - down * way.sin),
    y: tip.y + unit * (along * way.sin + down * way.cos),
  });
  const lightAt = (along: number, down: number) => {
    const { x, y } = placeAt(along, down);
    return planeAt(planes, planes.l, x, y) / stepsPerUnit;
  };
  const downs: number[] = [];
  for (let down = sought.down.from; down <= sought.down.to; down += sought.down.step) downs.push(down);
  const sideOf = (sign: number): { readonly points: Point[]; readonly worth: number } => {
    const rows: number[][] = [];
    for (let along = 0; along <= sought.along.to; along += sought.along.step)
      rows.push(
        downs.map(
          (down) =>
            Math.min(lightAt(sign * along, down - valley), lightAt(sign * along, down + valley)) -
            lightAt(sign * along, down),
        ),
      );
    const path = openPath(rows, moves);
    let [sum, last] = [0, 0];
    path.forEach((column, k) => {
      sum += rows[k]![column]!;
      if (sum >= shown.darker * (k + 1) && rows[k]![column]! > 0) last = k;
    });
    const line = Float64Array.from(path.slice(0, last + 1), (column) => downs[column]!);
    const points = Array.from(smoothValues(line, softness, false), (down, k) =>
      placeAt(sign * k * sought.along.step, down),
    );
    return { points, worth: last * sought.along.step };
  };
  const [p, q] = [sideOf(-1), sideOf(1)];
  return p.worth >= shown.from &&
    q.worth >= shown.from &&
    distance(p.points[0]!, q.points[0]!) < valley * 2 * unit
    ? [p.points, q.points]
    : undefined;
}
