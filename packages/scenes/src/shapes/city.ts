import type { Paintbox } from "../paintbox.ts";
import { type Color, shift } from "../palette.ts";
import { box, ellipse, type Point, polygon, shape } from "../pen.ts";
import type { Seeded } from "../seeded.ts";

/** One depth of the city: where it stands, how tall it grows, its walls and the light in its windows. */
export interface CityRow {
  from: number;
  to: number;
  foot: number;
  heights: Point;
  widths: Point;
  wall: Color;
  lamps: readonly Color[];
  /** Width of a window in pixels; 0 for none. */
  window: number;
}

const roofs = ["flat", "gable", "spire", "dome", "steps"] as const;

function roof(kind: (typeof roofs)[number], [x, top]: Point, width: number, color: Color): string {
  const middle = x + width / 2;
  if (kind === "gable")
    return shape(
      polygon([
        [x - 4, top + 1],
        [middle, top - width * 0.42],
        [x + width + 4, top + 1],
      ]),
      shift(color, -0.05),
    );
  if (kind === "spire")
    return shape(
      polygon([
        [x + width * 0.2, top + 1],
        [middle, top - width * 1.2],
        [x + width * 0.8, top + 1],
      ]),
      shift(color, -0.04),
    );
  if (kind === "dome")
    return (
      ellipse([middle, top + 2], [width * 0.42, width * 0.38], shift(color, -0.03)) +
      box([middle - 2, top - width * 0.55], [4, width * 0.3], color)
    );
  if (kind === "steps")
    return (
      box([x + width * 0.2, top - 22], [width * 0.6, 24], color) +
      box([x + width * 0.38, top - 44], [width * 0.24, 24], color)
    );
  return box([x + width * 0.15, top - 14], [width * 0.16, 16], shift(color, -0.04));
}

/** A row of houses side by side, some of their windows lit. */
export function cityRow(paints: Paintbox, chance: Seeded, row: CityRow): string {
  const parts: string[] = [];
  for (let x = row.from; x < row.to; ) {
    const width = chance.between(row.widths[0], row.widths[1]);
    const top = row.foot - chance.between(row.heights[0], row.heights[1]);
    const wall = shift(row.wall, chance.around(0, 0.03), 0, chance.around(0, 10));
    const fade = paints.linear([wall, shift(wall, 0.07)]);
    parts.push(
      roof(chance.pick(roofs), [x, top], width, wall),
      box([x, top], [width + 1, row.foot - top], fade),
    );
    parts.push(
      box([x + width * 0.82, top], [width * 0.18, row.foot - top], shift(wall, -0.05), 'opacity="0.6"'),
    );
    if (row.window > 0) parts.push(windows(chance, row, [x, top], width));
    x += width;
  }
  return parts.join("");
}

function windows(chance: Seeded, row: CityRow, [x, top]: Point, width: number): string {
  const [w, h] = [row.window, row.window * 1.4];
  const columns = Math.max(1, Math.floor((width - w) / (w * 2)));
  const gap = width / columns;
  const parts: string[] = [];
  for (let y = top + h; y < row.foot - h; y += h * 2) {
    for (let column = 0; column < columns; column++) {
      const left = x + gap * (column + 0.5) - w / 2;
      const lit = chance.chance(0.55);
      parts.push(box([left, y], [w, h], lit ? chance.pick(row.lamps) : shift(row.wall, -0.09)));
    }
  }
  return parts.join("");
}
