import { type Color, mix } from "../palette.ts";
import { blob, group, line, type Point, shape } from "../pen.ts";
import type { Seeded } from "../seeded.ts";

/** The crown colors of a tree from its shade to its sunny top. */
export type CrownColors = readonly [shade: Color, body: Color, light: Color];

/**
 * A rounded crown of leaves around `center`: dark clumps behind, lit ones to the upper left.
 * @param detail share of the clumps that are drawn, for trees that stand farther away
 */
export function crown(
  chance: Seeded,
  center: Point,
  [width, height]: Point,
  colors: CrownColors,
  detail = 1,
): string {
  const clump = (layer: number, count: number, size: number) =>
    Array.from({ length: Math.ceil(count * detail) }, () => {
      const angle = chance.between(0, 6.283);
      const reach = Math.sqrt(chance.next()) * (1 - size * 0.55);
      const x = center[0] + Math.cos(angle) * reach * width * 0.5 - layer * width * 0.055;
      const y = center[1] + Math.sin(angle) * reach * height * 0.5 - layer * height * 0.07;
      // leaves at the upper left stand in the sun
      const sun =
        0.5 - (0.45 * (x - center[0])) / width - (0.8 * (y - center[1])) / height + chance.around(0, 0.14);
      const level = Math.min(2, Math.max(0, layer * (0.35 + sun)));
      const tone = level < 1 ? mix(colors[0], colors[1], level) : mix(colors[1], colors[2], level - 1);
      return shape(blob(chance, [x, y], [width * size * 0.5, height * size * 0.42], 0.38), tone);
    });
  const parts = [
    shape(blob(chance, center, [width * 0.5, height * 0.5], 0.16), colors[0]),
    ...clump(0.3, 7, 0.52),
    ...clump(0.9, 9, 0.38),
    ...clump(1.4, 9, 0.26),
    ...clump(1.9, 9, 0.15),
  ];
  return group(parts, 'class="tuft"');
}

/** A whole broad-leaved tree standing at `foot`. */
export function broadleaf(
  chance: Seeded,
  foot: Point,
  height: number,
  colors: CrownColors,
  detail = 1,
): string {
  const [x, y] = foot;
  const trunk = line(
    `M${x} ${y}Q${x - height * 0.03} ${y - height * 0.3} ${x + height * 0.02} ${y - height * 0.6}`,
    mix(colors[0], "#4a3527", 0.7),
    height * 0.07,
  );
  return trunk + crown(chance, [x, y - height * 0.62], [height * 0.78, height * 0.76], colors, detail);
}
