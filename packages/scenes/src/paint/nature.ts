import type { Paintbox } from "../paintbox.ts";
import { type Color, mix, shift } from "../palette.ts";
import { away, below, blob, ellipse, group, leaf, line, type Point, shape } from "../pen.ts";
import { type Seeded, wavy } from "../seeded.ts";
import { broadleaf, type CrownColors } from "../shapes/broadleaf.ts";
import { fir } from "../shapes/conifers.ts";
import { trace } from "../shapes/hills.ts";
import { grassTuft } from "../shapes/shore.ts";
import type { Season } from "../words/scene-graph.ts";
import type { Light } from "./light.ts";

/** What grows in a landscape: its season and light, and how wide the picture is. */
export interface Growth {
  paints: Paintbox;
  chance: Seeded;
  light: Light;
  width: number;
  season: Season | null;
}

/** Leaves from their shade to the sun, by season; several so that no two trees beside each other are alike. */
const leaves: Readonly<Record<Season, readonly CrownColors[]>> = {
  spring: [
    ["#4f8a3f", "#86b84e", "#c3dd72"],
    ["#c56f8f", "#eda6bd", "#fbd9e2"],
    ["#4a8450", "#7cb35a", "#b3d673"],
  ],
  summer: [
    ["#2f6b3c", "#5d9a46", "#a4c95a"],
    ["#35714a", "#5f9f5c", "#98c870"],
    ["#4a7a34", "#7fa944", "#bfd362"],
  ],
  autumn: [
    ["#9a4a1f", "#dd7f2b", "#f6b64a"],
    ["#8f3423", "#c9532c", "#ee8f48"],
    ["#9c7a22", "#d9ae36", "#f4d968"],
  ],
  winter: [
    ["#7f93a8", "#cfdbe6", "#f7fafc"],
    ["#8a9bb0", "#d9e3ec", "#ffffff"],
  ],
};

/** The colors of one tree in this season and light, faded towards the haze by a share. */
export function crownColors({ chance, light, season }: Growth, far = 0): CrownColors {
  const [shade, body, sun] = chance.pick(leaves[season ?? "summer"]);
  const seen = (tone: Color) => mix(light.ground(tone), light.haze, far);
  return [seen(shade), seen(body), seen(sun)];
}

/** Of the leaves of trees at the edge of the ground so many are drawn: with more the picture costs a fifth more, and looks the same. */
const farDetail = 0.6;

/** A broad-leaved tree of the season. */
export const tree = (growth: Growth, foot: Point, height: number, far = 0): string =>
  broadleaf(growth.chance, foot, height, crownColors(growth, far), farDetail);

/** A conifer, snowy in winter. */
export function conifer({ chance, light, season }: Growth, foot: Point, height: number, far = 0): string {
  const tone = (color: Color) => mix(light.ground(color), light.haze, far);
  return fir(chance, foot, height, {
    dark: tone("#2f5f4c"),
    light: tone(season === "winter" ? "#e9f0f4" : "#6a9c68"),
    trunk: tone("#5a4030"),
  });
}

/** A bush: a heap of leaves, lit from the upper left, with blossoms where asked for. */
export function bush(
  growth: Growth,
  [x, y]: Point,
  [width, height]: Point,
  look: { far?: number; blossoms?: Color } = {},
): string {
  const { chance } = growth;
  const [shade, body, sun] = crownColors(growth, look.far);
  const heap = (tone: Color, count: number, size: number, up: number) =>
    Array.from({ length: count }, (_, i) =>
      shape(
        blob(
          chance,
          [
            x + ((i + 0.5) / count - 0.5) * width * 0.72 - up * width * 0.05,
            y - height * (0.34 + up * 0.22) - Math.sin(((i + 0.5) / count) * Math.PI) * height * 0.16,
          ],
          [width * size, height * size * 1.15],
          0.22,
        ),
        tone,
      ),
    );
  const flowers = look.blossoms
    ? Array.from({ length: 14 }, () => {
        const size = height * chance.between(0.035, 0.06);
        return ellipse(
          [x + chance.around(0, width * 0.36), y - height * chance.between(0.2, 0.78)],
          [size, size],
          growth.light.ground(look.blossoms ?? body),
          'class="shade"',
        );
      })
    : [];
  return group(
    [
      shape(
        `M${(x - width * 0.46).toFixed(1)} ${y.toFixed(1)}Q${x.toFixed(1)} ${(y - height * 1.1).toFixed(1)} ${(x + width * 0.46).toFixed(1)} ${y.toFixed(1)}Z`,
        shade,
      ),
      ...heap(shade, 4, 0.2, 0),
      ...heap(body, 4, 0.16, 0.6),
      ...heap(sun, 3, 0.09, 1.25),
      ...flowers,
    ],
    'class="tuft"',
  );
}

/** A wood far off: crowns along a line, one color each for the row, fading into the haze. */
export function farWood(
  { chance, light, season, width }: Growth,
  level: (x: number) => number,
  look: { height: number; far: number },
): string {
  const [shade, body] = leaves[season ?? "summer"][0] ?? ["#2f6b3c", "#5d9a46", "#a4c95a"];
  const tone = (color: Color) => mix(light.ground(color), light.haze, look.far);
  const wave = wavy(chance, look.height * 0.35, 260);
  const bumps = (lift: number) =>
    trace(
      (x) =>
        level(x) -
        look.height * lift -
        wave(x) -
        Math.abs(Math.sin(x * 0.043 + lift * 9)) * look.height * 0.4,
      -80,
      width + 80,
      26,
    );
  return [
    shape(below(bumps(0.62), level(width / 2) + 70), tone(shade)),
    shape(below(bumps(0.2), level(width / 2) + 70), tone(body)),
  ].join("");
}

/** A flower as one sees it when it stands near: petals around a heart, on a bent stem with leaves. */
export function nearFlower({ chance, light }: Growth, [x, y]: Point, height: number, color: Color): string {
  const bend = chance.around(0, height * 0.18);
  const heart: Point = [x + bend, y - height];
  const size = height * chance.between(0.15, 0.2);
  const green = light.ground("#4f7f3a");
  const petals = chance.pick([6, 7, 8]);
  const turn = chance.between(0, 1);
  return [
    line(
      `M${x.toFixed(1)} ${y.toFixed(1)}Q${x.toFixed(1)} ${(y - height * 0.6).toFixed(1)} ${heart[0].toFixed(1)} ${heart[1].toFixed(1)}`,
      green,
      height * 0.035,
    ),
    ...[-1, 1].map((side) =>
      shape(
        leaf(
          [x, y - height * 0.12],
          [x + side * height * 0.26, y - height * chance.between(0.34, 0.5)],
          height * 0.09,
        ),
        shift(green, side * 0.03),
      ),
    ),
    ...Array.from({ length: petals }, (_, i) => {
      const angle = turn + (i / petals) * 6.283;
      return shape(
        leaf(heart, away(heart, angle, size), size * 0.5, 0.62),
        light.ground(shift(color, i % 2 ? -0.04 : 0.02)),
      );
    }),
    ellipse(heart, [size * 0.3, size * 0.28], light.ground("#e0a52e")),
    ellipse(
      [heart[0] - size * 0.08, heart[1] - size * 0.08],
      [size * 0.14, size * 0.12],
      light.ground("#f6d66a"),
      'class="shade"',
    ),
  ].join("");
}

const meadowTones = ["#f7f3ea", "#f3c53b", "#e8607f", "#9f86dd", "#e0503c", "#6f9be0"] as const;

/**
 * What grows nearest to the viewer, in both lower corners: it tells where the ground begins, and leads the eye to the middle.
 * Nothing of it is higher than `height`, so that it hides no face.
 */
export function nearCorners(growth: Growth, green: Color, height: number, isFlowering: boolean): string {
  const { chance, light, width } = growth;
  const parts: { y: number; svg: string }[] = [];
  for (const side of [0, 1])
    for (let i = 0; i < 7; i++) {
      const inward = ((i + chance.next()) / 7) ** 1.3 * width * 0.24;
      const x = side === 0 ? inward - 10 : width + 10 - inward;
      const y = 1006 + chance.between(-14, 22);
      const size = height * (1 - (inward / (width * 0.24)) * 0.55) * chance.between(0.75, 1);
      parts.push({
        y: y - 40,
        svg: group(
          grassTuft(chance, [x, y], size * 0.8, [
            light.ground(shift(green, -0.2)),
            light.ground(shift(green, 0.05)),
          ]),
          'class="shade"',
        ),
      });
      if (isFlowering && i % 2 === 0)
        parts.push({
          y,
          // too fine for a page to color: only stalks would be left of them
          svg: group(
            nearFlower(growth, [x + chance.around(0, 14), y], size, chance.pick(meadowTones)),
            'class="shade"',
          ),
        });
    }
  return parts
    .sort((a, b) => a.y - b.y)
    .map(({ svg }) => svg)
    .join("");
}

/** Trees and bushes at both sides of the picture, standing at the far edge of the ground, that frame what happens between them. */
export function sideTrees(growth: Growth, level: number, height: number): string {
  const { chance, width, season } = growth;
  const parts: string[] = [];
  for (const side of [0, 1]) {
    const at = (inward: number) => (side === 0 ? inward : 1 - inward) * width;
    const count = chance.pick([1, 2]);
    for (let i = 0; i < count; i++) {
      const foot: Point = [at(chance.between(0.01, 0.06) + i * 0.11), level + 26 - i * 20];
      const tall = height * (1 - i * 0.34) * chance.between(0.85, 1.1);
      parts.unshift(
        season === "winter" || chance.chance(0.22)
          ? conifer(growth, foot, tall, 0.06 + i * 0.1)
          : tree(growth, foot, tall, 0.04 + i * 0.1),
      );
    }
    for (let i = 0; i < 3; i++)
      parts.push(
        bush(
          growth,
          [at(chance.between(0, 0.2)), level + 34 + i * 9],
          [chance.between(110, 190), chance.between(56, 92)],
          { far: 0.05 },
        ),
      );
  }
  return parts.join("");
}
