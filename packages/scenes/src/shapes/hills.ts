import type { Paintbox } from "../paintbox.ts";
import type { Color } from "../palette.ts";
import { below, type Point, shape } from "../pen.ts";
import { type Seeded, wavy } from "../seeded.ts";

/** The height of a rolling skyline at every x: `level` in the middle, waves `amplitude` high and `period` long. */
export function skyline(
  chance: Seeded,
  level: number,
  amplitude: number,
  period: number,
): (x: number) => number {
  const wave = wavy(chance, amplitude, period);
  return (x) => level + wave(x);
}

/** Places on a skyline from `from` to `to`, `step` pixels apart, both ends included. */
export function trace(skylineAt: (x: number) => number, from: number, to: number, step: number): Point[] {
  const count = Math.ceil((to - from) / step);
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const x = from + ((to - from) * i) / count;
    return [x, skylineAt(x)];
  });
}

/** The land below a skyline down to `bottom`, from the color at its edge to the color at its foot. */
export function hill(
  paints: Paintbox,
  skylineAt: (x: number) => number,
  extent: { from: number; to: number; bottom: number },
  colors: readonly [edge: Color, foot: Color],
): string {
  const points = trace(skylineAt, extent.from, extent.to, 50);
  const fill = paints.linear([colors[0], colors[1]]);
  return shape(below(points, extent.bottom), fill);
}

/** A bank of mist lying at `level`: thickest in its middle, gone at its edges. */
export function mist(
  paints: Paintbox,
  chance: Seeded,
  bank: { level: number; height: number; width: number },
  color: Color,
) {
  const upper = skyline(chance, bank.level - bank.height / 2, bank.height * 0.25, bank.width * 0.6);
  const points = trace(upper, -40, bank.width + 40, 80);
  const fill = paints.linear([
    [0, color, 0],
    [0.5, color, 0.75],
    [1, color, 0],
  ]);
  return shape(below(points, bank.level + bank.height / 2), fill);
}
