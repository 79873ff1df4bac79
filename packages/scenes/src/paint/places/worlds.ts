import { shift } from "../../palette.ts";
import { below, box, ellipse, type Point, shape } from "../../pen.ts";
import { wavy } from "../../seeded.ts";
import { trace } from "../../shapes/hills.ts";
import { margin, out, type Painter } from "./scenery.ts";
import { stars } from "./sky.ts";

/** Stars and planets. */
export const space: Painter = (scenery) => {
  const { paints, width, graph } = scenery;
  const hasOwn = graph.items.some(({ drawable }) => ["planet", "saturn", "earth", "sun"].includes(drawable));
  const planet = (x: number, y: number, r: number, tone: string) =>
    ellipse(
      [x, y],
      [r, r],
      paints.radial(
        [
          [0, shift(tone, 0.12)],
          [0.7, tone],
          [1, shift(tone, -0.16)],
        ],
        [0.36, 0.32],
        0.75,
      ),
    ) +
    ellipse(
      [x - r * 0.2, y + r * 0.2],
      [r * 0.5, r * 0.12],
      shift(tone, 0.07),
      'class="shade" opacity="0.7"',
    );
  return out(
    [
      box(
        [-margin, -margin],
        [width + 2 * margin, 1120],
        paints.linear(["#191a3f", "#2c2560", "#4b2f72"]),
        'class="sky"',
      ),
      stars(scenery, 1000, 150),
      ...(hasOwn
        ? []
        : [
            planet(width * 0.86, 190, 104, "#d98a5a"),
            planet(width * 0.12, 780, 150, "#5f8fd0"),
            planet(width * 0.18, 180, 46, "#c9a8e0"),
          ]),
    ],
    [760, 900],
    [160, 860],
    { weightless: true },
  );
};

/** The ground of another world under the stars. */
export const barren =
  (ground: readonly [edge: string, foot: string], crater: string): Painter =>
  (scenery) => {
    const { chance, width, paints } = scenery;
    const base = space(scenery);
    const craters = Array.from({ length: 9 }, () => {
      const at: Point = [chance.between(0, width), chance.between(690, 980)];
      const r = chance.between(30, 90);
      return (
        ellipse(at, [r, r * 0.28], crater) +
        ellipse([at[0] + 3, at[1] + 4], [r * 0.86, r * 0.2], shift(crater, -0.08))
      );
    });
    const wave = wavy(chance, 24, 700);
    const ridge = wavy(chance, 44, 520);
    const level = (y: number, line: (x: number) => number) =>
      below(
        trace((x) => y + line(x), -margin, width + margin, 50),
        1100,
      );
    return {
      ...base,
      svg: [
        base.svg,
        shape(level(580, ridge), shift(ground[1], -0.08)),
        shape(level(620, wave), paints.linear(ground)),
        ...craters,
      ].join(""),
      stand: [670, 935],
      water: null,
      weightless: false,
    };
  };
