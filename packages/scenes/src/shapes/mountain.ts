import type { Paintbox } from "../paintbox.ts";
import { type Color, mix, shift } from "../palette.ts";
import { along, group, type Point, polygon, shape } from "../pen.ts";
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

/** Long slivers running down from places on a line: gullies and folds that lean with the slope. */
function ribs(
  chance: Seeded,
  starts: readonly Point[],
  lean: number,
  fill: (share: number) => Color,
): string {
  const folds = starts.map((start, i) => {
    const share = i / starts.length;
    const length = chance.between(30, 120) * (0.5 + share * 1.2);
    const end: Point = [start[0] + lean * length * chance.between(0.25, 0.8), start[1] + length];
    const waist = along(start, end, 0.45);
    const width = length * chance.between(0.08, 0.2);
    const left: Point = [waist[0] - width, waist[1] + chance.around(0, 8)];
    const right: Point = [waist[0] + width * 0.6, waist[1] + chance.around(0, 14)];
    return shape(polygon([start, right, end, left]), fill(share));
  });
  return group(folds, 'class="shade"');
}

/** The rock below the snow between two xs: fingers of rock reach up into the snow, tongues of snow down into the rock. */
function rockBand(
  chance: Seeded,
  [from, to]: Point,
  band: { level: number; reach: number; foot: number },
): string {
  const { level, reach, foot } = band;
  const line: Point[] = [];
  for (let x = from; x < to; x += chance.between(6, 26)) {
    const up = line.length % 2 === 0;
    // a few long fingers between many short ones
    const length = up ? -chance.pick([0.2, 0.3, 0.45, 0.6, 1, 1.5]) : chance.pick([0, 0.1, 0.25, 0.5, 0.9]);
    line.push([x + chance.around(0, 5), level + reach * length * chance.between(0.7, 1.2)]);
  }
  return polygon([[from, foot], ...line, [to, level], [to, foot]]);
}

/** One side of a mountain: snow above, rock below a torn snow line, folds all over it. */
function face(
  paints: Paintbox,
  chance: Seeded,
  outline: readonly Point[],
  look: { snow: Color; rock: Color; haze: Color; snowLine: number; lean: number },
): string {
  const { snow, rock, haze, snowLine, lean } = look;
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, foot] = [Math.min(...ys), Math.max(...ys)];
  const level = top + (foot - top) * snowLine;
  const down = (high: Color) =>
    paints.linear([
      [0, high],
      [0.35, high],
      [1, mix(high, haze, 0.8)],
    ]);
  const [peakX = 0] = outline[0] ?? [];
  const spread = (count: number, from: number, to: number) =>
    Array.from({ length: count }, (_, i): Point => {
      const fall = from + ((to - from) * (i + chance.next())) / count;
      return [peakX + (chance.between(left, right) - peakX) * fall * 0.9, top + (foot - top) * fall];
    });
  const faded = (color: Color) => (share: number) => mix(color, haze, 0.1 + share * 0.6);
  return group(
    [
      shape(polygon(outline), down(snow)),
      shape(rockBand(chance, [left, right], { level, reach: (foot - top) * 0.17, foot }), down(rock)),
      ribs(chance, spread(9, 0.06, snowLine), lean, faded(shift(snow, -0.07, 0.015))),
      ribs(chance, spread(13, 0.12, snowLine + 0.1), lean, faded(mix(rock, snow, 0.2))),
      ribs(chance, spread(13, snowLine, 0.85), lean, faded(mix(snow, rock, 0.45))),
      ribs(chance, spread(13, snowLine, 0.9), lean, faded(shift(rock, -0.06))),
    ],
    paints.clip(polygon(outline)),
  );
}

/**
 * One mountain with its top at `peak`, standing on the level `foot`, `spread` wide to both sides; the snow reaches a
 * share `snow` of its height down. The sun comes from the left: the left face is lit, the right one in the shade,
 * parted by a broken ridge.
 */
export function mountain(
  paints: Paintbox,
  chance: Seeded,
  place: { peak: Point; foot: number; spread: Point; snow: number },
  colors: MountainColors,
): string {
  const { peak, foot, spread, snow } = place;
  const rough = (foot - peak[1]) * 0.16;
  const start: Point = [peak[0] - spread[0], foot];
  const end: Point = [peak[0] + spread[1], foot];
  const base: Point = [peak[0] + spread[1] * chance.between(0.1, 0.28), foot];
  const left = jagged(chance, peak, start, rough * 0.7);
  const right = jagged(chance, peak, end, rough * 0.7);
  const ridge = jagged(chance, peak, base, rough * 1.3);
  const back = [...right].reverse();
  const { haze } = colors;
  const lit = { snow: colors.snow, rock: colors.rock, haze, snowLine: snow, lean: -0.5 };
  const shade = { snow: colors.snowShade, rock: colors.rockShade, haze, snowLine: snow + 0.08, lean: 0.6 };
  return [
    face(paints, chance, [...left, start, end, ...back], lit),
    face(paints, chance, [...ridge, base, end, ...back], shade),
    ribs(chance, ridge.slice(1, Math.ceil(ridge.length * 0.6)), -0.8, (t) => mix(colors.rock, haze, t * 0.6)),
  ].join("");
}
