import { type Border, type Picture, type Region, unitsPerMM } from "../../drawing/picture.ts";
import { flatten } from "../../paths/flatten.ts";
import { ringArea } from "../join-regions.ts";
import { samplesOf } from "./cut-border.ts";
import { smoothCurve } from "./draw-border.ts";
import type { Place } from "./edit.ts";
import { nearestOn } from "./find-chords.ts";
import { flatStep } from "./find-regions.ts";
import { hasCrossings } from "./has-crossings.ts";

/** A border farther away than this is not meant, in hundredths of a millimeter. */
const reach = 1000;
/** Rounds of smoothing, and fewer where so many would lead the border across another. */
const rounds = [24, 8, 3];
/** Taubin's pair: a step that shrinks and a slightly larger one that swells, so that shapes keep their size. */
const steps = [0.5, -0.53];

/**
 * Takes the corners out of the border nearest to a place; its ends stay, and so do all other borders.
 * @returns null where no border is near, or nothing changes
 */
export function smoothBorder(
  picture: Picture,
  at: Place,
): { picture: Picture; reshaped: ReadonlySet<number> } | null {
  const inner = new Map(
    picture.borders.flatMap((border, b) =>
      border.left >= 0 && border.right >= 0 ? [[b, samplesOf(border)] as const] : [],
    ),
  );
  const { border: b, distance } = nearestOn(at, inner);
  if (b < 0 || distance > reach) return null;
  const before = picture.borders[b]!;
  for (const count of rounds) {
    const border: Border = { ...before, ...smoothed(before, count) };
    const borders = picture.borders.map((other, i) => (i === b ? border : other));
    if (String(border.points) === String(before.points) || hasCrossings(picture, borders)) continue;
    const grown =
      (ringArea([b], borders, flatStep) - ringArea([b], picture.borders, flatStep)) / unitsPerMM / unitsPerMM;
    const isOuter = Math.sign(ringArea(picture.regions[before.right]!.rings[0]!, picture.borders));
    const moved = Math.round(grown * isOuter * unitsPerMM) / unitsPerMM;
    const resized = (region: Region, by: number): Region => ({
      ...region,
      areaMM2: Math.max(1 / unitsPerMM, Math.round((region.areaMM2 + by) * unitsPerMM) / unitsPerMM),
    });
    const regions = picture.regions.map((region, r) => {
      if (r === before.right) return resized(region, moved);
      return r === before.left ? resized(region, -moved) : region;
    });
    return {
      picture: { ...picture, borders, regions },
      reshaped: new Set([before.right, before.left]),
    };
  }
  return null;
}

/** A border after rounds of smoothing, its ends in place; one that ends where it begins is smoothed there, too. */
function smoothed(border: Border, count: number): Pick<Border, "shape" | "points"> {
  const flat = flatten(border, flatStep);
  const points = Array.from({ length: flat.length / 2 }, (_, i): Place => [flat[2 * i]!, flat[2 * i + 1]!]);
  const last = points.length - 1;
  const isLoop = points[0]![0] === points[last]![0] && points[0]![1] === points[last]![1];
  for (let round = 0; round < count; round++)
    for (const step of steps) {
      const old = points.map((point) => point);
      const pull = (i: number, before: number, after: number) => {
        const [x, y] = old[i]!;
        points[i] = [
          x + ((old[before]![0] + old[after]![0]) / 2 - x) * step,
          y + ((old[before]![1] + old[after]![1]) / 2 - y) * step,
        ];
      };
      for (let i = 1; i < last; i++) pull(i, i - 1, i + 1);
      if (!isLoop) continue;
      pull(0, last - 1, 1);
      points[last] = points[0]!;
    }
  return smoothCurve(points, 0);
}
