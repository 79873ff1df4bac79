import { type Paintbox, paintbox } from "../paintbox.ts";
import { mix, oklch } from "../palette.ts";
import { blob, box, ellipse, group, type Point, placed, shape } from "../pen.ts";
import type { Scene } from "../scene.ts";
import { type Seeded, seeded } from "../seeded.ts";
import { blurredTrunks, bokeh, fern, mapleLeaf } from "../shapes/autumn.ts";
import { fox } from "../shapes/fox/fox.ts";

const [width, height] = [1200, 1500];
const gold = [
  oklch(0.82, 0.15, 85),
  oklch(0.75, 0.15, 65),
  oklch(0.66, 0.16, 48),
  oklch(0.72, 0.12, 105),
  oklch(0.9, 0.11, 95),
];
const red = [oklch(0.56, 0.17, 35), oklch(0.66, 0.17, 52), oklch(0.77, 0.155, 78), oklch(0.5, 0.15, 28)];

function forest(paints: Paintbox, chance: Seeded): string {
  const depth = paints.linear([
    [0, oklch(0.72, 0.1, 110)],
    [0.45, oklch(0.6, 0.09, 150)],
    [1, oklch(0.3, 0.06, 170)],
  ]);
  const light = paints.radial([
    [0, oklch(0.95, 0.09, 98), 0.95],
    [1, oklch(0.85, 0.12, 90), 0],
  ]);
  const masses = Array.from({ length: 26 }, () => {
    const at: Point = [chance.between(0, width), chance.between(40, 900)];
    const tone = mix(chance.pick(gold), oklch(0.55, 0.1, 145), chance.between(0, 0.6));
    return shape(
      blob(chance, at, [chance.between(80, 190), chance.between(60, 140)], 0.3),
      tone,
      'opacity="0.8"',
    );
  });
  return [
    box([0, 0], [width, height], depth),
    group(masses, paints.blur(22)),
    ellipse([330, 260], [520, 480], light),
    blurredTrunks(paints, chance, [70, 1010, 690], {
      foot: 1050,
      color: oklch(0.45, 0.05, 80),
      width: 70,
      blur: 12,
    }),
    blurredTrunks(paints, chance, [210, 1130], {
      foot: 1150,
      color: oklch(0.33, 0.04, 60),
      width: 120,
      blur: 9,
    }),
    bokeh(paints, chance, { from: [0, 30], to: [width, 820], count: 60, sizes: [16, 48], blur: 5 }, gold),
  ].join("");
}

function ground(paints: Paintbox, chance: Seeded): string {
  const litter = Array.from({ length: 60 }, (_, i) => {
    const at: Point = [chance.between(0, width), 1130 + i * 7];
    return shape(
      blob(chance, at, [chance.between(30, 70), chance.between(14, 30)], 0.4),
      mix(chance.pick(red), oklch(0.3, 0.06, 40), chance.between(0.25, 0.7)),
    );
  });
  return group([ellipse([600, 1420], [900, 330], oklch(0.36, 0.07, 45)), ...litter], paints.blur(7));
}

function foreground(chance: Seeded): string {
  const green = [oklch(0.36, 0.08, 145), oklch(0.68, 0.14, 120)] as const;
  const fronds = [
    [40, 1500, -1.1, 430, 0.7],
    [10, 1480, -1.5, 480, 0.35],
    [150, 1530, -0.9, 330, 0.6],
    [1160, 1500, -2.05, 440, -0.7],
    [1200, 1490, -1.65, 470, -0.4],
    [1060, 1530, -2.25, 320, -0.6],
  ].map(([x = 0, y = 0, angle = 0, length = 0, bend = 0]) =>
    fern(chance, [x, y], { angle, length, bend }, green),
  );
  const fallen = Array.from({ length: 13 }, (_, i) =>
    group(
      mapleLeaf(chance.between(120, 180), chance.pick(red)),
      placed([i * 98 + chance.around(10, 30), 1452 + chance.around(0, 34)], chance.between(0, 360), [1, 0.8]),
    ),
  );
  const falling = (
    [
      [150, 330, 30, 92],
      [1040, 250, 200, 100],
      [1105, 560, 120, 80],
      [110, 760, 300, 84],
      [1140, 780, 60, 84],
      [560, 110, 80, 70],
    ] as const
  ).map(([x, y, turn, size]) => group(mapleLeaf(size, chance.pick(red)), placed([x, y], turn, [1, 0.85])));
  return [...falling, ...fronds, ...fallen].join("");
}

/** A fox among golden leaves, looking straight at the viewer. */
export const foxPortrait: Scene = {
  id: "fox",
  width,
  height,
  draw() {
    const [paints, chance] = [paintbox(), seeded(12)];
    const layers = [
      forest(paints, chance),
      ground(paints, chance),
      group(fox(paints, chance), placed([600, 70], 0, 0.95)),
      foreground(chance),
    ];
    return paints.frame(width, height, layers);
  },
};
