import { circle } from "../../edges/circle.ts";

/** A triangle that stands on its corner, as its sides' directions and how far they are from its middle. */
const sides = [
  { x: 0, y: -1, far: 0.8 },
  { x: 0.866, y: 0.5, far: 0.82 },
  { x: -0.866, y: 0.5, far: 0.82 },
] as const;

/**
 * How far the rim of a nose that is seen from the front lies from its middle in each direction of `circle`, in half of its widths. The
 * fourth root of a sum of fourth powers makes corners round.
 */
export const noseShape: readonly number[] = circle.map(([cos, sin]) => {
  let sum = 0;
  for (const { x, y, far } of sides) {
    const square = (Math.max(0, x * cos + y * sin) / far) ** 2;
    sum += square * square;
  }
  return 1 / Math.sqrt(Math.sqrt(sum));
});
