import { nearestColors } from "../colors/nearest.ts";
import { stepsOf, withMixes } from "../colors/paints.ts";
import type { BroadColors } from "../raster/broad-colors.ts";
import type { Planes } from "../raster/planes.ts";
import type { GivenColor } from "./name-colors.ts";
import { chooseFrom, fromLightToDark, type PaintBox } from "./palette-of-paints.ts";

/** What a palette of given colors should be. */
interface Wish {
  readonly colors: number;
  /** Least difference (CIEDE2000) between two paints, and between two exact colors. */
  readonly apart: number;
  readonly exactApart: number;
  readonly paintBox: PaintBox | undefined;
}

/**
 * The palette, from light to dark, of a picture that is painted with somebody's paints, or that has a few exact colors: of either those
 * that serve it best. Undefined for any other.
 * @param exact the exact colors of the picture, `#rrggbb`
 */
export function givenColors(
  points: BroadColors,
  { colors, apart, exactApart, paintBox }: Wish,
  exact: readonly string[] | undefined,
): readonly GivenColor[] | undefined {
  if (paintBox) return chooseFrom(points, withMixes(paintBox.paints, paintBox.mixed), { colors, apart });
  if (!exact) return undefined;
  const all = exact.map((hex) => ({ hex }));
  const few = all.length <= colors && exactApart === 0;
  return few ? fromLightToDark(all) : chooseFrom(points, all, { colors, apart: exactApart });
}

/**
 * Those colors of flat art that its canvas shows, weighed by their areas there: what was cropped off needs no paint.
 * @param shown the canvas, in colors of `all`
 */
export function flatColors(
  shown: Planes,
  all: readonly string[],
): { readonly exact: readonly string[]; readonly points: BroadColors } {
  const areas = new Float64Array(all.length);
  for (const k of nearestColors(shown, stepsOf(all))) areas[k] = areas[k]! + 1;
  const exact = all.filter((_, k) => areas[k]! > 0);
  const largest = areas.reduce((max, area) => Math.max(max, area), 1);
  const steps = stepsOf(exact);
  const plane = (c: number) => Int16Array.from(exact, (_, k) => steps[3 * k + c]!);
  return {
    exact,
    points: {
      planes: { width: exact.length, height: 1, l: plane(0), a: plane(1), b: plane(2) },
      weights: Uint8Array.from(
        areas.filter((area) => area > 0),
        (area) => Math.max(1, Math.round((255 * area) / largest)),
      ),
    },
  };
}
