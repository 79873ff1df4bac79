import { type Paintbox, paintbox } from "../paintbox.ts";
import { type Color, mix, oklch } from "../palette.ts";
import { blob, box, group, lens, type Point, placed, shape } from "../pen.ts";
import type { Scene } from "../scene.ts";
import { type Seeded, seeded } from "../seeded.ts";
import { fishingBoat, post, rowBoat } from "../shapes/boats.ts";
import { type CrownColors, broadleaf, crown } from "../shapes/broadleaf.ts";
import { birds, gull, heapCloud } from "../shapes/clouds.ts";
import { hill, skyline } from "../shapes/hills.ts";
import { churchTower, type HousePlan, house, houseShell } from "../shapes/house.ts";
import { lantern, parasol } from "../shapes/street.ts";
import { mirrored, ripples } from "../shapes/water.ts";

const [width, height] = [1600, 1200];
const [street, waterline] = [700, 752];
const leaves: CrownColors = [oklch(0.37, 0.07, 150), oklch(0.53, 0.11, 135), oklch(0.74, 0.14, 118)];
const distantLeaves: CrownColors = [oklch(0.5, 0.07, 165), oklch(0.6, 0.09, 145), oklch(0.73, 0.11, 125)];
const sunny = { light: oklch(0.985, 0.015, 85), body: oklch(0.9, 0.03, 60), shade: oklch(0.76, 0.045, 265) };

function sky(paints: Paintbox, chance: Seeded): string {
  const air = paints.linear([
    [0, oklch(0.62, 0.115, 248)],
    [0.55, oklch(0.79, 0.08, 235)],
    [1, oklch(0.92, 0.04, 90)],
  ]);
  return [
    box([0, 0], [width, street], air),
    heapCloud(
      paints,
      chance,
      [
        [1240, 300],
        [640, 220],
      ],
      sunny,
    ),
    heapCloud(
      paints,
      chance,
      [
        [300, 240],
        [520, 170],
      ],
      sunny,
    ),
    heapCloud(
      paints,
      chance,
      [
        [800, 390],
        [460, 100],
      ],
      sunny,
    ),
    birds(chance, [690, 130], 4, oklch(0.5, 0.05, 250)),
  ].join("");
}

function hills(paints: Paintbox, chance: Seeded): string {
  const far = (x: number) =>
    400 - 150 * Math.exp(-(((x - 1330) / 420) ** 2)) - 70 * Math.exp(-(((x - 60) / 300) ** 2));
  const near = skyline(chance, 412, 30, 900);
  const woods = Array.from({ length: 13 }, (_, i) => {
    const x = i * 130 + chance.around(0, 26);
    return crown(
      chance,
      [x, near(x) + chance.between(-6, 40)],
      [chance.between(80, 140), chance.between(70, 105)],
      distantLeaves,
    );
  });
  const fields = Array.from({ length: 16 }, () => {
    const x = chance.between(900, 1620);
    const at: Point = [x, far(x) + chance.between(26, 120)];
    const tone = mix(oklch(0.72, 0.08, 140), oklch(0.58, 0.06, 190), chance.next());
    return shape(blob(chance, at, [chance.between(30, 90), chance.between(8, 20)], 0.35), tone);
  });
  return [
    hill(paints, far, { from: -40, to: width + 40, bottom: street }, [
      oklch(0.66, 0.06, 225),
      oklch(0.78, 0.06, 150),
    ]),
    hill(paints, near, { from: -40, to: width + 40, bottom: street }, [
      oklch(0.58, 0.09, 145),
      oklch(0.5, 0.08, 145),
    ]),
    ...fields,
    ...woods,
  ].join("");
}

const paint = {
  coral: oklch(0.68, 0.145, 35),
  cream: oklch(0.91, 0.05, 88),
  teal: oklch(0.62, 0.085, 200),
  mustard: oklch(0.81, 0.155, 84),
  rose: oklch(0.76, 0.115, 8),
  blue: oklch(0.6, 0.11, 250),
  brick: oklch(0.53, 0.13, 30),
  mint: oklch(0.84, 0.1, 160),
} satisfies Record<string, Color>;
const [white, tile, slate] = [oklch(0.965, 0.012, 90), oklch(0.55, 0.12, 38), oklch(0.44, 0.035, 260)];

/** Gable, wall, width, height, roof, floors, windows in a row, tiles and shutters of each house from left to right. */
const built = [
  ["pointed", "rose", 190, 250, 110, 3, 2, tile, oklch(0.5, 0.08, 160)],
  ["long", "cream", 230, 230, 80, 2, 3, slate, oklch(0.48, 0.1, 250)],
  ["stepped", "brick", 176, 268, 120, 3, 2, tile, null],
  ["pointed", "mustard", 200, 226, 120, 2, 2, slate, oklch(0.45, 0.07, 170)],
  ["long", "blue", 214, 262, 76, 3, 3, tile, null],
  ["pointed", "coral", 178, 286, 112, 3, 2, slate, null],
  ["stepped", "mint", 188, 232, 118, 2, 2, tile, oklch(0.5, 0.12, 25)],
  ["long", "teal", 240, 214, 84, 2, 3, tile, oklch(0.93, 0.03, 90)],
] as const;

function plans(): HousePlan[] {
  let left = -10;
  return built.map(([gable, wall, wide, high, roof, floors, windows, tiles, shutters]) => {
    const sizes = { left, ground: street, width: wide, height: high, roof, floors, windows };
    left += wide;
    return { ...sizes, wall: paint[wall], tiles, trim: white, shutters, gable };
  });
}

function quay(paints: Paintbox, chance: Seeded): string {
  const wall = paints.linear([oklch(0.76, 0.03, 70), oklch(0.46, 0.035, 60)]);
  const stones = Array.from({ length: 54 }, (_, i) => {
    const [course, x] = [i % 2, Math.floor(i / 2) * 62 - 20 + (i % 2) * 30];
    return box(
      [x, street + 20 + course * 17],
      [chance.between(40, 58), 14],
      mix(oklch(0.72, 0.03, 70), oklch(0.5, 0.035, 50), chance.next()),
      'rx="4"',
    );
  });
  const trees = [372, 985, 1432].map((x) =>
    broadleaf(chance, [x, street + 6], chance.between(165, 195), leaves),
  );
  const [red, navy] = [oklch(0.6, 0.18, 28), oklch(0.42, 0.1, 255)];
  const furniture = [
    ...[190, 640, 1190].map((x) => lantern(paints, [x, street + 10], 120)),
    parasol([545, street + 12], 118, [red, white]),
    parasol([800, street + 12], 110, [oklch(0.8, 0.14, 85), white]),
    parasol([1310, street + 12], 118, [navy, white]),
  ];
  return [
    box([0, street - 2], [width, 20], oklch(0.83, 0.03, 80)),
    box([0, street + 16], [width, waterline - street - 14], wall),
    ...stones,
    box([0, street + 12], [width, 7], oklch(0.9, 0.025, 85)),
    ...trees,
    ...furniture,
  ].join("");
}

/** The town once more as the water shows it: walls and roofs without their openings, trees as dark patches. */
function mirrorImage(paints: Paintbox, chance: Seeded, behind: (attributes: string) => string): string {
  const crowns = [372, 985, 1432].map((x) =>
    shape(blob(chance, [x, street - 96], [68, 62], 0.15), oklch(0.42, 0.07, 190)),
  );
  const town = [behind(""), ...plans().map((plan) => houseShell(paints, plan)), ...crowns];
  const wall = box([-20, street], [width + 40, waterline - street], oklch(0.56, 0.05, 250));
  return group(group([...town, wall], mirrored(waterline, 0.75)), paints.blur([2, 7]));
}

function water(paints: Paintbox, chance: Seeded, behind: (attributes: string) => string): string {
  const veil = paints.linear([
    [0, oklch(0.5, 0.08, 235), 0.38],
    [0.45, oklch(0.52, 0.09, 235), 0.6],
    [1, oklch(0.4, 0.085, 240), 0.88],
  ]);
  const area = { from: waterline + 8, to: height + 10, middle: 800, half: 950 };
  return [
    mirrorImage(paints, chance, behind),
    box([0, waterline], [width, height - waterline], veil),
    ripples(
      chance,
      { ...area, count: 70, size: 1.3 },
      (d) => mix(oklch(0.45, 0.07, 225), oklch(0.32, 0.075, 245), d),
      'opacity="0.6"',
    ),
    ripples(
      chance,
      { ...area, count: 64, size: 1.2 },
      (d) => mix(oklch(0.78, 0.06, 220), oklch(0.58, 0.1, 235), d),
      'opacity="0.75"',
    ),
    ripples(chance, { ...area, count: 34, size: 1 }, (d) =>
      mix(oklch(0.94, 0.03, 90), oklch(0.8, 0.06, 220), d),
    ),
    box([0, waterline - 4], [width, 9], oklch(0.33, 0.04, 220), 'opacity="0.6"'),
  ].join("");
}

function boats(paints: Paintbox, chance: Seeded): string {
  const afloat = (picture: string, spot: Point, size: number, reach: number) => [
    shape(
      lens([spot[0], spot[1] + 14 * size], reach * 2.1, 30 * size),
      oklch(0.24, 0.055, 240),
      'opacity="0.55"',
    ),
    group(picture, `${placed([spot[0], spot[1] + 24 * size], 0, [size, -0.5 * size])} opacity="0.32"`),
    group(picture, placed(spot, chance.around(0, 1.5), size)),
    shape(
      lens([spot[0] - 20, spot[1] + 16 * size], reach * 1.7, 7 * size),
      oklch(0.82, 0.05, 220),
      'opacity="0.8"',
    ),
  ];
  return [
    ...afloat(rowBoat(paints, oklch(0.62, 0.1, 205), white), [830, 815], 0.62, 85),
    ...afloat(fishingBoat(paints, oklch(0.47, 0.11, 250), oklch(0.94, 0.03, 90)), [430, 905], 1.05, 175),
    post(paints, [690, 930], 150),
    ...afloat(fishingBoat(paints, oklch(0.52, 0.1, 165), oklch(0.9, 0.06, 85)), [1240, 868], 0.8, 140),
    ...afloat(rowBoat(paints, oklch(0.6, 0.17, 32), oklch(0.95, 0.03, 90)), [1010, 1060], 1.35, 180),
    ...afloat(rowBoat(paints, oklch(0.8, 0.14, 85), oklch(0.4, 0.08, 250)), [190, 1120], 1.15, 150),
    post(paints, [1440, 1110], 240),
    post(paints, [1500, 1150], 280),
  ].join("");
}

/** Gabled houses in many colors along a quay, fishing and row boats on the calm water before them. */
export const harbor: Scene = {
  id: "harbor",
  width,
  height,
  draw() {
    const [paints, chance] = [paintbox(), seeded(7)];
    const tower = churchTower(paints, [1080, 640], [92, 330], {
      wall: oklch(0.86, 0.04, 80),
      helm: oklch(0.52, 0.06, 190),
    });
    const behind = paints.keep([sky(paints, chance), hills(paints, chance), tower]);
    const layers = [
      behind(""),
      ...plans().map((plan) => house(paints, chance, plan)),
      quay(paints, chance),
      water(paints, chance, behind),
      boats(paints, chance),
      group(gull(), placed([700, 262], -6, 0.9)),
      group(gull(), placed([1300, 985], 4, [-0.8, 0.8])),
    ];
    return paints.frame(width, height, layers);
  },
};
