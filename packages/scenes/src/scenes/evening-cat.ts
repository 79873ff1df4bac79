import { type Paintbox, paintbox } from "../paintbox.ts";
import { mix, oklch, shift } from "../palette.ts";
import { box, ellipse, group, line, type Point, placed, polygon, shape, points } from "../pen.ts";
import type { Scene } from "../scene.ts";
import { type Seeded, seeded } from "../seeded.ts";
import { cat } from "../shapes/cat/cat.ts";
import { cityRow } from "../shapes/city.ts";
import { streaks } from "../shapes/clouds.ts";
import { hangingCloth } from "../shapes/cloth.ts";
import { castShadow } from "../shapes/fruit.ts";
import { cactus, pot, splitLeafPlant, trailing } from "../shapes/potted.ts";

const [width, height] = [1600, 1200];
const sill = 1010;
const paintWood = oklch(0.86, 0.03, 75);
const clay = oklch(0.6, 0.12, 42);
const lamps = [oklch(0.88, 0.13, 85), oklch(0.82, 0.14, 72), oklch(0.93, 0.08, 95)];

function dusk(paints: Paintbox, chance: Seeded): string {
  const air = paints.linear([
    [0, oklch(0.36, 0.1, 275)],
    [0.35, oklch(0.52, 0.12, 295)],
    [0.62, oklch(0.7, 0.13, 5)],
    [0.82, oklch(0.82, 0.13, 60)],
    [1, oklch(0.88, 0.1, 85)],
  ]);
  const moonGlow = paints.radial([
    [0, oklch(0.95, 0.05, 95), 0.75],
    [1, oklch(0.6, 0.1, 290), 0],
  ]);
  return [
    box([0, 0], [width, 900], air),
    streaks(
      paints,
      chance,
      { from: [150, 190], to: [1500, 560], count: 17, length: 560, thickness: 36 },
      (t) => mix(oklch(0.6, 0.13, 320), oklch(0.84, 0.12, 45), t),
    ),
    ellipse([1230, 170], [150, 150], moonGlow),
    ellipse([1230, 170], [58, 58], oklch(0.96, 0.04, 95)),
    ellipse([1248, 158], [13, 12], oklch(0.9, 0.04, 90)),
    ellipse([1214, 186], [17, 14], oklch(0.91, 0.04, 90)),
  ].join("");
}

function city(paints: Paintbox, chance: Seeded): string {
  const row = (foot: number, heights: Point, widths: Point, [wall, window]: readonly [string, number]) =>
    cityRow(paints, chance, { from: 60, to: 1560, foot, heights, widths, wall, lamps, window });
  return [
    row(820, [120, 330], [44, 92], [oklch(0.66, 0.11, 345), 0]),
    row(880, [130, 300], [70, 120], [oklch(0.5, 0.1, 315), 12]),
    row(960, [130, 290], [96, 150], [oklch(0.38, 0.085, 290), 18]),
    row(sill, [60, 190], [130, 200], [oklch(0.28, 0.065, 280), 25]),
  ].join("");
}

function casement(paints: Paintbox): string {
  const wall = paints.linear([oklch(0.5, 0.08, 35), oklch(0.38, 0.07, 25)], [0, 0], [1, 0]);
  const post = (x: number, w: number) =>
    box([x, -10], [w, sill + 10], paintWood) +
    box([x + w * 0.66, -10], [w * 0.34, sill + 10], shift(paintWood, -0.2, 0.02)) +
    box([x, -10], [w * 0.14, sill + 10], shift(paintWood, 0.07));
  const rail = (y: number, h: number) =>
    box([100, y], [1400, h], shift(paintWood, -0.06)) +
    box([100, y], [1400, h * 0.4], shift(paintWood, 0.05));
  return [
    box([0, 0], [110, height], wall),
    box([1490, 0], [110, height], wall),
    rail(-10, 48),
    rail(262, 22),
    post(96, 52),
    post(1010, 46),
    post(1454, 52),
  ].join("");
}

function ledge(paints: Paintbox): string {
  const top = paints.linear([oklch(0.72, 0.075, 60), oklch(0.84, 0.06, 72)]);
  const front = paints.linear([oklch(0.7, 0.07, 60), oklch(0.5, 0.07, 45)]);
  const below = paints.linear([oklch(0.34, 0.06, 25), oklch(0.42, 0.075, 30)]);
  return [
    shape(
      polygon([
        [60, sill],
        [1540, sill],
        [width + 20, sill + 96],
        [-20, sill + 96],
      ]),
      top,
    ),
    box([0, sill + 94], [width, 46], front),
    box([0, sill + 140], [width, 60], below),
    line(`M240 ${sill + 30}H640M820 ${sill + 62}H1240M1180 ${sill + 24}H1420`, oklch(0.64, 0.075, 55), 5),
  ].join("");
}

function lights(paints: Paintbox): string {
  const sag = (x: number) => 70 + 90 * Math.sin(((x - 120) / 1380) * Math.PI * 3) ** 2;
  const places = Array.from({ length: 70 }, (_, i): Point => [120 + i * 20, sag(120 + i * 20)]);
  const cord = places.map(([x, y], i) => `${i === 0 ? "M" : "L"}${x} ${y.toFixed(1)}`).join("");
  const glow = paints.radial([
    [0, oklch(0.9, 0.12, 70), 0.75],
    [1, oklch(0.72, 0.14, 20), 0],
  ]);
  const bulbs = places
    .filter((_, i) => i % 6 === 3)
    .map(([x, y]) =>
      [
        ellipse([x, y + 20], [40, 40], glow),
        box([x - 6, y], [12, 12], oklch(0.35, 0.04, 60)),
        ellipse([x, y + 24], [13, 16], oklch(0.95, 0.09, 92)),
      ].join(""),
    );
  return line(cord, oklch(0.3, 0.04, 50), 4) + bulbs.join("");
}

function books(paints: Paintbox): string {
  const book = ([x, y]: Point, [w, h]: Point, color: string) => {
    const cover = paints.linear([shift(color, 0.07), shift(color, -0.09)]);
    return [
      box([x, y - h], [w, h], cover, 'rx="5"'),
      box([x + w - 16, y - h + 6], [16, h - 12], oklch(0.92, 0.03, 85)),
      box([x + 22, y - h], [10, h], shift(color, 0.16)),
    ].join("");
  };
  const foot = sill + 62;
  const mug = paints.linear(
    [
      [0, oklch(0.7, 0.1, 225)],
      [0.3, oklch(0.78, 0.09, 220)],
      [1, oklch(0.48, 0.1, 240)],
    ],
    [0, 0],
    [1, 0],
  );
  return [
    castShadow(paints, [250, foot + 2], [150, 16], oklch(0.35, 0.07, 40)),
    book([130, foot], [250, 44], oklch(0.45, 0.12, 25)),
    book([146, foot - 44], [220, 38], oklch(0.5, 0.09, 195)),
    book([126, foot - 82], [236, 42], oklch(0.72, 0.13, 80)),
    line(
      `M292 ${foot - 212}C356 ${foot - 216} 352 ${foot - 146} 290 ${foot - 152}`,
      oklch(0.55, 0.1, 235),
      16,
    ),
    box([196, foot - 232], [100, 108], mug, 'rx="12"'),
    ellipse([246, foot - 231], [50, 11], oklch(0.85, 0.06, 220)),
    ellipse([246, foot - 230], [42, 8], oklch(0.36, 0.06, 45)),
  ].join("");
}

function plants(paints: Paintbox, chance: Seeded): string {
  const leaves = [
    [-2.7, 190, 170],
    [-0.4, 180, 170],
    [-2.25, 270, 190],
    [-0.9, 265, 200],
    [-1.95, 360, 210],
    [-1.2, 350, 190],
    [-1.57, 250, 200],
  ] as const;
  const foot = sill + 66;
  return [
    castShadow(paints, [1270, foot], [130, 20], oklch(0.35, 0.07, 40)),
    splitLeafPlant([1265, foot - 170], leaves, oklch(0.48, 0.1, 150)),
    pot(paints, [1265, foot], [220, 190], clay),
    castShadow(paints, [1005, foot + 6], [76, 14], oklch(0.35, 0.07, 40)),
    cactus(paints, [1000, foot - 84], 104, { body: oklch(0.57, 0.1, 140), bloom: oklch(0.68, 0.19, 0) }),
    pot(paints, [1000, foot + 6], [122, 104], oklch(0.66, 0.09, 225)),
    trailing(chance, [1480, foot - 96], points("-84 150, -30 190, 40 170, 80 130"), oklch(0.6, 0.13, 128)),
    pot(paints, [1480, foot - 4], [130, 110], oklch(0.85, 0.05, 85)),
    trailing(chance, [1480, foot - 112], points("-60 96, 20 130, 64 90"), oklch(0.64, 0.14, 125)),
  ].join("");
}

/** A tabby cat on a windowsill between plants and books, the city lighting up behind it. */
export const eveningCat: Scene = {
  id: "evening-cat",
  width,
  height,
  draw() {
    const [paints, chance] = [paintbox(), seeded(5)];
    const velvet = oklch(0.44, 0.14, 15);
    const layers = [
      dusk(paints, chance),
      city(paints, chance),
      casement(paints),
      lights(paints),
      ledge(paints),
      hangingCloth(paints, chance, {
        top: [
          [-60, -40],
          [190, -40],
        ],
        bottom: sill + 180,
        count: 4,
        color: velvet,
      }),
      hangingCloth(paints, chance, {
        top: [
          [1490, -40],
          [1660, -40],
        ],
        bottom: sill + 180,
        count: 3,
        color: shift(velvet, -0.05),
      }),
      books(paints),
      plants(paints, chance),
      castShadow(paints, [640, sill + 62], [270, 26], oklch(0.33, 0.07, 40)),
      group(cat(paints, chance), placed([640, sill + 50], 0, 1.12)),
    ];
    return paints.frame(width, height, layers);
  },
};
