import { type Paintbox, paintbox } from "../paintbox.ts";
import { mix, oklch, shift } from "../palette.ts";
import { blob, box, ellipse, group, type Point, placed, points, shape } from "../pen.ts";
import type { Scene } from "../scene.ts";
import { type Seeded, seeded } from "../seeded.ts";
import { bokeh } from "../shapes/autumn.ts";
import { butterfly } from "../shapes/butterfly.ts";
import { buttercup } from "../shapes/flowers/buttercup.ts";
import { cornflower } from "../shapes/flowers/cornflower.ts";
import { cosmos } from "../shapes/flowers/cosmos.ts";
import { daisy } from "../shapes/flowers/daisy.ts";
import { poppy } from "../shapes/flowers/poppy.ts";
import { blade, bud, stem } from "../shapes/flowers/stem.ts";

const [width, height] = [1600, 1200];
const scarlet = oklch(0.6, 0.21, 28);
const pink = oklch(0.74, 0.14, 350);
const magenta = oklch(0.6, 0.19, 355);
const blue = oklch(0.54, 0.17, 268);
const cream = oklch(0.965, 0.015, 95);
const green = { deep: oklch(0.33, 0.07, 155), body: oklch(0.5, 0.11, 140), light: oklch(0.68, 0.14, 125) };

/** Bushes and blossoms far out of focus. */
function haze(paints: Paintbox, chance: Seeded): string {
  const far = Array.from({ length: 34 }, () => {
    const y = chance.between(260, 1150);
    const tone = mix(
      oklch(0.78, 0.12, 128),
      oklch(0.4, 0.09, 150),
      Math.min(1, y / 1150 + chance.around(0, 0.2)),
    );
    return shape(
      blob(chance, [chance.between(0, width), y], [chance.between(90, 210), chance.between(60, 150)], 0.3),
      tone,
      'opacity="0.75"',
    );
  });
  const petals = Array.from({ length: 30 }, () => {
    const size = chance.between(26, 58);
    return ellipse(
      [chance.between(0, width), chance.between(480, 860)],
      [size, size * 0.75],
      chance.pick([scarlet, pink, blue, cream, oklch(0.87, 0.15, 95)]),
      'opacity="0.75"',
    );
  });
  return group(far, paints.blur(26)) + group(petals, paints.blur(11));
}

function depth(paints: Paintbox, chance: Seeded): string {
  const air = paints.linear([
    [0, oklch(0.86, 0.08, 195)],
    [0.4, oklch(0.82, 0.11, 140)],
    [1, oklch(0.38, 0.08, 155)],
  ]);
  const sun = paints.radial([
    [0, oklch(0.98, 0.07, 100), 0.95],
    [1, oklch(0.9, 0.1, 115), 0],
  ]);
  return [
    box([0, 0], [width, height], air),
    ellipse([1180, 130], [760, 520], sun),
    haze(paints, chance),
    bokeh(paints, chance, { from: [0, 20], to: [width, 420], count: 26, sizes: [18, 54], blur: 6 }, [
      oklch(0.95, 0.07, 105),
      oklch(0.9, 0.1, 125),
      oklch(0.93, 0.04, 190),
    ]),
  ].join("");
}

function grasses(chance: Seeded, level: number, count: number, dark: number): string {
  return Array.from({ length: count }, (_, i) => {
    const x = (i / count) * (width + 80) - 40 + chance.around(0, 26);
    const tip: Point = [x + chance.around(0, 150), level + chance.around(0, (height - level) * 0.7 + 30)];
    const tone = mix(mix(green.body, green.light, chance.next()), green.deep, dark);
    return blade([x, height + 30], tip, chance.between(18, 34), tone);
  }).join("");
}

interface Bloom {
  heart: Point;
  size: number;
  turn?: number;
  flat?: number;
  picture: string;
}

/** Flowers on their stems; the stems all stand behind the blooms. */
function bed(blooms: readonly Bloom[], color: string): string {
  const stalks = blooms.map(({ heart, size }, i) =>
    stem([heart[0] + (i % 2 === 0 ? 50 : -60), height + 30], heart, {
      bend: i % 3 === 0 ? 36 : -28,
      width: 7 + size * 6,
      color,
    }),
  );
  const heads = blooms.map(({ heart, size, turn = 0, flat = 0.86, picture }) =>
    group(picture, placed(heart, turn, [size, size * flat])),
  );
  return [...stalks, ...heads].join("");
}

function middle(paints: Paintbox, chance: Seeded): string {
  return bed(
    [
      { heart: [150, 560], size: 1, picture: cosmos(paints, chance, pink) },
      {
        heart: [520, 500],
        size: 0.9,
        flat: 0.75,
        turn: 12,
        picture: poppy(paints, chance, shift(scarlet, 0.04)),
      },
      { heart: [820, 600], size: 0.8, picture: cornflower(chance, blue) },
      { heart: [1090, 500], size: 0.95, turn: -14, flat: 0.78, picture: cosmos(paints, chance, magenta) },
      { heart: [1440, 590], size: 1.05, turn: 10, flat: 0.78, picture: poppy(paints, chance, scarlet) },
      { heart: [330, 700], size: 0.78, picture: cornflower(chance, shift(blue, 0.03)) },
      { heart: [1270, 720], size: 0.82, flat: 0.9, picture: daisy(paints, chance, cream) },
    ],
    mix(green.body, green.deep, 0.4),
  );
}

/** Buds and buttercups between the big flowers. */
function small(paints: Paintbox, chance: Seeded): string {
  const gold = oklch(0.87, 0.17, 95);
  const spots = points(
    "60 800, 400 600, 470 800, 700 520, 930 690, 1000 760, 1230 610, 1330 640, 1540 740, 1380 820, 880 900, 90 700, 1240 1010, 640 1050",
  );
  const cups = spots.map(
    (heart, i): Bloom => ({
      heart,
      size: 0.4 + (i % 3) * 0.08,
      flat: 0.72 + (i % 2) * 0.16,
      turn: i * 31,
      picture: buttercup(paints, gold),
    }),
  );
  const tips: [Point, number, number, string][] = [
    [[1010, 590], 74, 14, scarlet],
    [[250, 590], 66, -12, magenta],
    [[1350, 470], 62, 10, scarlet],
    [[640, 430], 56, -10, scarlet],
  ];
  const closed = tips.map(
    ([at, size, turn, color]) =>
      stem([at[0] + 30, height + 30], [at[0], at[1] + size * 0.4], {
        bend: -24,
        width: 9,
        color: green.body,
      }) + bud(at, [size, turn], color, chance.pick([green.light, green.body])),
  );
  return [...closed, bed(cups, mix(green.body, green.light, 0.4))].join("");
}

function front(paints: Paintbox, chance: Seeded): string {
  return bed(
    [
      { heart: [660, 780], size: 2.05, turn: -12, flat: 0.86, picture: poppy(paints, chance, scarlet) },
      { heart: [1110, 880], size: 1.75, turn: 8, picture: cosmos(paints, chance, pink) },
      { heart: [230, 900], size: 1.65, turn: 6, flat: 0.88, picture: daisy(paints, chance, cream) },
      { heart: [1460, 950], size: 1.5, flat: 0.84, turn: -6, picture: daisy(paints, chance, cream) },
      { heart: [450, 1050], size: 1.2, picture: cornflower(chance, blue) },
      { heart: [850, 1090], size: 1.1, flat: 0.82, picture: daisy(paints, chance, shift(cream, -0.01)) },
      { heart: [1300, 1130], size: 1.15, flat: 0.82, picture: cornflower(chance, shift(blue, 0.02, 0, 12)) },
      { heart: [40, 1120], size: 1.25, flat: 0.8, picture: poppy(paints, chance, shift(scarlet, -0.03)) },
    ],
    green.body,
  );
}

function visitors(paints: Paintbox): string {
  const monarch = {
    wing: oklch(0.7, 0.18, 52),
    inner: oklch(0.83, 0.16, 78),
    border: oklch(0.24, 0.03, 40),
    dots: oklch(0.97, 0.02, 90),
  };
  const morpho = {
    wing: oklch(0.6, 0.15, 248),
    inner: oklch(0.82, 0.11, 220),
    border: oklch(0.25, 0.05, 270),
    dots: oklch(0.92, 0.05, 220),
  };
  const brimstone = {
    wing: oklch(0.9, 0.15, 102),
    inner: oklch(0.96, 0.09, 104),
    border: oklch(0.44, 0.09, 75),
    dots: oklch(0.75, 0.16, 60),
  };
  return [
    group(butterfly(paints, monarch, 0.62), placed([900, 335], 32, 1.45)),
    group(butterfly(paints, morpho, 0.9), placed([300, 285], -24, 1.3)),
    group(butterfly(paints, brimstone, 0.5), placed([1370, 265], 40, 0.95)),
  ].join("");
}

/** Poppies, cosmos, daisies and cornflowers close up, three butterflies above them. */
export const meadow: Scene = {
  id: "meadow",
  width,
  height,
  draw() {
    const [paints, chance] = [paintbox(), seeded(23)];
    const layers = [
      depth(paints, chance),
      grasses(chance, 700, 46, 0.55),
      middle(paints, chance),
      grasses(chance, 860, 40, 0.25),
      small(paints, chance),
      front(paints, chance),
      grasses(chance, 1125, 52, 0),
      visitors(paints),
    ];
    return paints.frame(width, height, layers);
  },
};
