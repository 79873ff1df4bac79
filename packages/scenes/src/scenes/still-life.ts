import { type Paintbox, paintbox } from "../paintbox.ts";
import { mix, oklch, shift } from "../palette.ts";
import {
  blob,
  box,
  curve,
  ellipse,
  group,
  line,
  type Point,
  placed,
  polygon,
  shape,
  points,
} from "../pen.ts";
import type { Scene } from "../scene.ts";
import { type Seeded, seeded } from "../seeded.ts";
import { stem } from "../shapes/flowers/stem.ts";
import { sunflower } from "../shapes/flowers/sunflower.ts";
import { crease, hangingCloth } from "../shapes/cloth.ts";
import { bowlInside, bowlOutside, jug, jugMouth } from "../shapes/crockery.ts";
import {
  apple,
  castShadow,
  citrusHalf,
  fruitLeaf,
  grapes,
  lemon,
  orange,
  pear,
  plum,
  plane,
} from "../shapes/fruit.ts";

const [width, height] = [1500, 1200];
const jugFoot: Point = [1130, 830];
const jugSize = 1.12;
const linen = oklch(0.93, 0.018, 80);
const china = oklch(0.94, 0.012, 240);
const shadow = oklch(0.36, 0.05, 290);
const frame = oklch(0.9, 0.025, 85);

const red = { skin: oklch(0.52, 0.19, 27), blush: oklch(0.8, 0.15, 80) };
const green = { skin: oklch(0.7, 0.15, 122), blush: oklch(0.86, 0.13, 105) };
const zest = oklch(0.72, 0.17, 58);
const yellow = oklch(0.86, 0.16, 96);
const purple = oklch(0.38, 0.11, 320);

function wall(paints: Paintbox): string {
  const plaster = paints.linear(
    [oklch(0.66, 0.05, 165), oklch(0.55, 0.055, 185), oklch(0.4, 0.055, 215)],
    [0, 0.1],
    [1, 0.5],
  );
  const beam = plane(
    points("560 250, 1180 430, 1120 760, 560 640"),
    oklch(0.79, 0.06, 120),
    `opacity="0.4" ${paints.blur(26)}`,
  );
  return box([0, 0], [width, 800], plaster) + beam;
}

function garden(paints: Paintbox, chance: Seeded): string {
  const air = paints.linear([oklch(0.86, 0.055, 225), oklch(0.93, 0.05, 110), oklch(0.7, 0.12, 130)]);
  const bushes = Array.from({ length: 34 }, () => {
    const y = chance.between(230, 640);
    const tone = mix(oklch(0.83, 0.11, 118), oklch(0.5, 0.1, 145), (y - 230) / 410 + chance.around(0, 0.25));
    return shape(
      blob(chance, [chance.between(60, 500), y], [chance.between(30, 80), chance.between(26, 60)], 0.3),
      tone,
    );
  });
  const blossoms = Array.from({ length: 16 }, () =>
    ellipse(
      [chance.between(80, 480), chance.between(420, 620)],
      [14, 13],
      chance.pick([oklch(0.78, 0.12, 5), oklch(0.92, 0.05, 80), oklch(0.85, 0.13, 85)]),
    ),
  );
  return (
    box([70, 30], [430, 610], air) +
    group([...bushes, ...blossoms], `${paints.blur(7)} ${paints.clip("M70 30h430v610h-430Z")}`)
  );
}

function windowFrame(paints: Paintbox): string {
  const bar = (x: number, y: number, w: number, h: number) => [
    box([x, y], [w, h], frame),
    w > h
      ? box([x, y + h * 0.62], [w, h * 0.38], shift(frame, -0.2))
      : box([x + w * 0.6, y], [w * 0.4, h], shift(frame, -0.16)),
  ];
  const sill = paints.linear([
    [0, shift(frame, 0.04)],
    [0.55, frame],
    [1, shift(frame, -0.25)],
  ]);
  return [
    ...bar(46, 0, 34, 650),
    ...bar(490, 0, 40, 650),
    ...bar(272, 30, 24, 610),
    ...bar(70, 300, 430, 22),
    box([20, 636], [560, 44], sill),
    box([30, 680], [540, 22], oklch(0.42, 0.05, 200), `opacity="0.5" ${paints.blur(6)}`),
  ].join("");
}

/** The bare wood behind the cloth. */
function boards(paints: Paintbox, chance: Seeded): string {
  const wood = paints.linear([oklch(0.5, 0.075, 55), oklch(0.62, 0.09, 62)]);
  const grain = Array.from({ length: 12 }, () => {
    const [x, y] = [chance.between(0, width), chance.between(752, 796)];
    return line(
      `M${x.toFixed(0)} ${y.toFixed(0)}h${chance.between(60, 240).toFixed(0)}`,
      oklch(0.42, 0.07, 50),
      3,
      'opacity="0.6"',
    );
  });
  return [box([0, 742], [width, 330], wood), ...grain, box([0, 742], [width, 8], oklch(0.7, 0.08, 65))].join(
    "",
  );
}

function table(paints: Paintbox, chance: Seeded): string {
  const top = paints.linear([oklch(0.86, 0.025, 75), linen, oklch(0.95, 0.02, 85)], [1, 0], [0, 0.5]);
  const cover = points("90 800, 700 784, 1390 800, 1530 1010, 1530 1060, -30 1060, -30 985");
  return [
    boards(paints, chance),
    shape(polygon(cover), top),
    crease(paints, chance, points("200 1000, 560 880"), linen),
    crease(paints, chance, points("620 1010, 980 985"), linen),
    crease(paints, chance, points("1090 990, 1330 850"), linen),
    crease(paints, chance, points("60 960, 220 850"), linen),
    hangingCloth(paints, chance, {
      top: [
        [-30, 1010],
        [width + 30, 1034],
      ],
      bottom: height + 10,
      count: 9,
      color: shift(linen, -0.015),
    }),
    stripes(),
  ].join("");
}

/** Two woven stripes along the hem of the cloth, rising and falling with its folds. */
function stripes(): string {
  const run = (y: number) =>
    curve(
      Array.from(
        { length: 37 },
        (_, i): Point => [-30 + i * 43.3, y + 9 * Math.sin((i * Math.PI) / 2) + i * 0.5],
      ),
    );
  const blue = oklch(0.52, 0.11, 258);
  return line(run(1118), blue, 20, 'opacity="0.9"') + line(run(1154), blue, 9, 'opacity="0.9"');
}

/** Sunflowers standing in the jug; `mouth` is the middle of its opening. */
function bouquet(paints: Paintbox, chance: Seeded, mouth: Point): string {
  const [green, dark] = [oklch(0.5, 0.11, 135), oklch(0.38, 0.08, 145)];
  const heads = [
    { spot: [mouth[0] - 150, mouth[1] - 72], size: 1.02, turn: -20, flat: 0.92 },
    { spot: [mouth[0] + 170, mouth[1] - 58], size: 0.96, turn: 24, flat: 0.86 },
    { spot: [mouth[0] + 14, mouth[1] - 168], size: 1.16, turn: 4, flat: 0.96 },
    { spot: [mouth[0] + 26, mouth[1] - 4], size: 0.8, turn: 10, flat: 0.8 },
  ] as const;
  const stalks = heads.map(({ spot }) =>
    stem([mouth[0] + (spot[0] - mouth[0]) * 0.12, mouth[1] + 6], [spot[0], spot[1]], {
      bend: 8,
      width: 15,
      color: green,
    }),
  );
  const leaves = [
    [-50, -20, 200, 1.1],
    [60, -14, -24, 1.1],
    [40, -60, -66, 1.1],
    [-40, -60, 236, 1.1],
    [-56, 6, 158, 0.95],
    [76, 8, 28, 0.9],
  ].map(([dx = 0, dy = 0, turn = 0, size = 1], i) =>
    group(
      fruitLeaf(paints, 150, i % 2 === 0 ? green : dark),
      placed([mouth[0] + dx, mouth[1] + dy], turn, size),
    ),
  );
  return [
    ...stalks,
    ...leaves,
    ...heads.map(({ spot, size, turn, flat }) =>
      group(sunflower(paints, chance), placed(spot, turn, [size, size * flat])),
    ),
  ].join("");
}

/** One fruit with its own turn and size. */
const at = (fruit: string, spot: Point, turn: number, size: number) => group(fruit, placed(spot, turn, size));

function bowl(paints: Paintbox, chance: Seeded): string {
  const [x, y] = [720, 742];
  const fruits = [
    at(orange(paints, chance, zest), [x - 150, y - 78], 10, 0.98),
    at(apple(paints, chance, red.skin, red.blush), [x + 168, y - 76], 14, 1),
    at(pear(paints, chance, oklch(0.8, 0.14, 108), oklch(0.68, 0.16, 45)), [x + 12, y - 122], -10, 1),
    at(orange(paints, chance, shift(zest, -0.03)), [x + 92, y - 32], 40, 0.86),
    at(apple(paints, chance, green.skin, green.blush), [x - 62, y - 28], -12, 0.94),
    at(fruitLeaf(paints, 120, oklch(0.5, 0.11, 140)), [x + 176, y - 160], -24, 1),
    at(fruitLeaf(paints, 100, oklch(0.56, 0.12, 130)), [x - 20, y - 300], 16, 1),
  ];
  const bunch = at(grapes(paints, chance, 210, purple), [x - 212, y - 6], 14, 1.05);
  return [
    castShadow(paints, [x + 30, y + 236], [290, 42], shadow),
    at(bowlInside(paints, china), [x, y], 0, 1.05),
    ...fruits,
    at(bowlOutside(paints, china, oklch(0.45, 0.13, 262)), [x, y], 0, 1.05),
    bunch,
  ].join("");
}

function front(paints: Paintbox, chance: Seeded): string {
  return [
    castShadow(paints, [1180, 946], [120, 26], shadow),
    at(apple(paints, chance, oklch(0.57, 0.19, 30), oklch(0.85, 0.14, 92)), [1160, 858], -8, 0.95),
    castShadow(paints, [330, 962], [130, 24], shadow),
    at(lemon(paints, yellow), [296, 912], -8, 0.96),
    castShadow(paints, [500, 1016], [110, 22], shadow),
    at(citrusHalf(paints, yellow, oklch(0.9, 0.13, 100)), [478, 948], -6, 0.8),
    castShadow(paints, [1018, 1006], [84, 18], shadow),
    at(plum(paints, oklch(0.42, 0.11, 350)), [1000, 950], 24, 0.68),
    castShadow(paints, [1352, 1000], [84, 18], shadow),
    at(plum(paints, oklch(0.4, 0.1, 335)), [1334, 946], -30, 0.66),
    at(fruitLeaf(paints, 130, oklch(0.52, 0.11, 138)), [1228, 962], 12, 1),
  ].join("");
}

/** Fruit in a painted bowl on a white cloth beside a bright window, a jug behind. */
export const stillLife: Scene = {
  id: "still-life",
  width,
  height,
  draw() {
    const [paints, chance] = [paintbox(), seeded(19)];
    const layers = [
      wall(paints),
      garden(paints, chance),
      windowFrame(paints),
      table(paints, chance),
      castShadow(paints, [1160, 826], [170, 30], shadow),
      group(jug(paints, oklch(0.68, 0.1, 50)), placed(jugFoot, 0, jugSize)),
      bouquet(paints, chance, [jugFoot[0] + jugMouth[0] * jugSize, jugFoot[1] + jugMouth[1] * jugSize]),
      bowl(paints, chance),
      front(paints, chance),
    ];
    return paints.frame(width, height, layers);
  },
};
