import { type Color, mix, shift } from "../../palette.ts";
import { away, group, leaf, placed, type Point, ribbon, shape } from "../../pen.ts";

/** A bent stem as a ribbon from its foot to the flower's heart, lit on its left. */
export function stem(foot: Point, heart: Point, look: { bend: number; width: number; color: Color }): string {
  const { bend, width, color } = look;
  const points = [0, 0.25, 0.5, 0.75, 1].map(
    (t): Point => [
      foot[0] + (heart[0] - foot[0]) * t + Math.sin(t * Math.PI) * bend,
      foot[1] + (heart[1] - foot[1]) * t,
    ],
  );
  const light = points.map(([x, y]): Point => [x - width * 0.2, y]);
  return (
    shape(
      ribbon(points, (t) => width * (1.2 - 0.4 * t)),
      color,
    ) +
    shape(
      ribbon(light, (t) => width * 0.36 * (1.2 - 0.4 * t)),
      shift(color, 0.13),
    )
  );
}

/** A long meadow leaf with a keel: one half lit. */
export function blade(from: Point, to: Point, width: number, color: Color): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const bend = away([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], angle - Math.PI / 2, width * 0.9);
  const half = [from, bend, to];
  return (
    shape(leaf(from, to, width, 0.42), color) +
    shape(
      ribbon(half, (t) => Math.sin(Math.PI * t) * width * 0.42 + 0.5),
      shift(color, 0.09),
    )
  );
}

/** A closed bud at the end of its stem: its height, its turn in degrees, the colors of petals and sepals. */
export const bud = (at: Point, [size, turn]: Point, color: Color, sepal: Color): string =>
  group(
    [
      shape(leaf([0, size * 0.5], [0, -size * 0.62], size * 0.8, 0.5), color),
      shape(leaf([0, size * 0.55], [-size * 0.16, -size * 0.3], size * 0.5, 0.35), sepal),
      shape(
        leaf([0, size * 0.55], [size * 0.2, -size * 0.24], size * 0.45, 0.35),
        mix(sepal, "#1f3a24", 0.3),
      ),
    ],
    placed(at, turn),
  );
