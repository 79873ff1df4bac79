import { circle } from "./circle.ts";
import type { Spot } from "./animal-face.ts";
import { type Field, highestAround } from "./grid.ts";

/** A circle around a pupil, in pixels of a map of lines. */
export interface IrisCircle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Mean strength of lines along it, 0 to 1. */
  readonly confidence: number;
}

/** The rim of an iris is looked for from so many greater halves of its pupil to so many, in steps. */
const iris = { from: 1.15, to: 3.2, steps: 24 };
/** How far the middle of a rim may be from its pupil's: steps to either side, each so many of its radii. */
const offMiddle = { steps: 3, step: 0.12 };

/** The circle around a pupil along which lines are surest: the rim of its iris. Both in pixels of the map. */
export function irisCircleOf(strength: Field, { x, y, halfWidth, halfHeight }: Spot): IrisCircle {
  const half = Math.max(halfWidth, halfHeight);
  const strongest = highestAround(strength);
  let best: IrisCircle = { x, y, radius: half, confidence: 0 };
  for (let step = 0; step <= iris.steps; step++) {
    const radius = half * (iris.from + ((iris.to - iris.from) * step) / iris.steps);
    for (let down = -offMiddle.steps; down <= offMiddle.steps; down++) {
      for (let across = -offMiddle.steps; across <= offMiddle.steps; across++) {
        const off = offMiddle.step * radius;
        const tried = { x: x + across * off, y: y + down * off, radius };
        const confidence = meanAlong(strongest, tried);
        if (confidence > best.confidence) best = { ...tried, confidence };
      }
    }
  }
  return best;
}

/** Mean of a map along a circle, where it is on the picture. */
function meanAlong({ width, height, data }: Field, { x, y, radius }: Omit<IrisCircle, "confidence">): number {
  let sum = 0;
  let count = 0;
  // without taking apart by patterns: until it is compiled that takes most of the time
  for (let part = 0; part < circle.length; part++) {
    const way = circle[part]!;
    const column = Math.floor(x + radius * way[0]);
    const row = Math.floor(y + radius * way[1]);
    if (column < 1 || row < 1 || column >= width - 1 || row >= height - 1) continue;
    sum += data[row * width + column]!;
    count++;
  }
  return count > 0 ? sum / count : 0;
}

/** The strongest of a pixel and its eight neighbors; -1 where those are not all on the picture. */
export function strongestAt({ width, height, data }: Field, x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 1 || row < 1 || column >= width - 1 || row >= height - 1) return -1;
  let max = 0;
  for (let at = (row - 1) * width + column; at <= (row + 1) * width + column; at += width)
    for (let i = at - 1; i <= at + 1; i++) if (data[i]! > max) max = data[i]!;
  return max;
}
