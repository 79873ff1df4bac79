import type { Paintbox } from "../paintbox.ts";
import { type Color, mix, shift } from "../palette.ts";
import { along, type Point, polygon, shape } from "../pen.ts";
import type { Seeded } from "../seeded.ts";

/** The colors of a mountain: rock and snow, each in the sun and in the shade, and the haze at its foot. */
export interface MountainColors {
  rock: Color;
  rockShade: Color;
  snow: Color;
  snowShade: Color;
  haze: Color;
}

/** A broken line between two places: midpoints pushed aside again and again, less each time. */
export function jagged(chance: Seeded, from: Point, to: Point, roughness: number): Point[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < 14) return [from];
  const [x, y] = along(from, to, chance.between(0.4, 0.6));
  const middle: Point = [x + chance.around(0, roughness), y + chance.around(0, roughness)];
  const finer = roughness * 0.52;
  return [...jagged(chance, from, middle, finer), ...jagged(chance, middle, to, finer)];
}

/** Long slivers running down a face: rock between the snow, or folds in the rock. */
function ribs(chance: Seeded, slope: readonly Point[], lean: number, fill: (t: number) => Color): string {
  const paths: string[] = [];
  for (let i = 1; i < slope.length - 1; i += 2) {
    const start = slope[i] ?? [0, 0];
    const length = chance.between(30, 130) * (0.4 + (i / slope.length) * 1.4);
    const end: Point = [start[0] + lean * length * chance.between(0.25, 0.8), start[1] + length];
    const waist = along(start, end, 0.45);
    const width = length * chance.between(0.08, 0.2);
    const left: Point = [waist[0] - width, waist[1] + chance.around(0, 8)];
    const right: Point = [waist[0] + width * 0.6, waist[1] + chance.around(0, 14)];
    paths.push(shape(polygon([start, right, end, left]), fill(i / slope.length)));
  }
  return paths.join("");
}

/**
 * One mountain with its top at `peak`, standing on the level `foot`, `spread` wide to both sides. The sun comes from
 * the left: the left face is lit, the right one in the shade, parted by a broken ridge.
 */
export function mountain(
  paints: Paintbox,
  chance: Seeded,
  place: { peak: Point; foot: number; spread: Point; snow: number },
  colors: MountainColors,
): string {
  const { peak, foot, spread, snow } = place;
  const rough = (foot - peak[1]) * 0.16;
  const left = jagged(chance, peak, [peak[0] - spread[0], foot], rough * 0.7);
  const right = jagged(chance, peak, [peak[0] + spread[1], foot], rough * 0.7);
  const ridge = jagged(chance, peak, [peak[0] + spread[1] * chance.between(0.1, 0.28), foot], rough * 1.3);
  const face = (high: Color, low: Color) =>
    paints.linear([
      [0, high],
      [snow, high],
      [Math.min(0.95, snow + 0.18), low],
      [1, mix(low, colors.haze, 0.75)],
    ]);
  const corner: Point = [peak[0] - spread[0], foot];
  const end: Point = [peak[0] + spread[1], foot];
  const lit = shape(polygon([...left, corner, end, ...[...right].reverse()]), face(colors.snow, colors.rock));
  const shade = shape(
    polygon([...ridge, end, ...[...right].reverse()]),
    face(colors.snowShade, colors.rockShade),
  );
  const upper = (line: Point[]) => line.slice(0, Math.ceil(line.length * (snow + 0.25)));
  return [
    lit,
    ribs(chance, upper(left), 0.9, (t) => mix(colors.rock, colors.haze, t * 0.6)),
    ribs(chance, upper(ridge), -0.9, (t) => mix(shift(colors.rock, -0.02), colors.haze, t * 0.6)),
    shade,
    ribs(chance, upper(ridge), 0.7, (t) => mix(colors.rockShade, colors.haze, t * 0.5)),
    ribs(chance, upper(right), -0.5, (t) => mix(shift(colors.snowShade, 0.07), colors.haze, 0.2 + t * 0.5)),
  ].join("");
}
