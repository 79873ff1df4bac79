import { type Paintbox, paintbox } from "../paintbox.ts";
import { mix, oklch } from "../palette.ts";
import { box, ellipse, group, lens, type Point, placed, shape } from "../pen.ts";
import type { Scene } from "../scene.ts";
import { type Seeded, seeded } from "../seeded.ts";
import { birds, streaks } from "../shapes/clouds.ts";
import { fir, firEdge } from "../shapes/conifers.ts";
import { hill, mist, skyline } from "../shapes/hills.ts";
import { type MountainColors, mountain } from "../shapes/mountain.ts";
import { boulder, canoe, grassTuft, lupine } from "../shapes/shore.ts";
import { mirrored, ripples } from "../shapes/water.ts";

const [width, height] = [1600, 1200];
const shore = 690;
const [whole, edge] = [{ from: -40, to: width + 40, bottom: shore + 4 }, width + 40];

const needles = {
  dark: oklch(0.22, 0.045, 190),
  light: oklch(0.55, 0.08, 130),
  trunk: oklch(0.3, 0.04, 45),
};
const dawn = {
  high: oklch(0.58, 0.085, 262),
  middle: oklch(0.76, 0.075, 300),
  low: oklch(0.88, 0.085, 50),
  glow: oklch(0.955, 0.085, 88),
  mist: oklch(0.9, 0.035, 40),
};
const far: MountainColors = {
  rock: oklch(0.64, 0.07, 345),
  rockShade: oklch(0.5, 0.075, 285),
  snow: oklch(0.95, 0.03, 60),
  snowShade: oklch(0.66, 0.07, 285),
  haze: oklch(0.82, 0.05, 20),
};
const near: MountainColors = {
  rock: oklch(0.52, 0.075, 335),
  rockShade: oklch(0.39, 0.075, 280),
  snow: oklch(0.95, 0.035, 55),
  snowShade: oklch(0.58, 0.075, 280),
  haze: oklch(0.7, 0.06, 320),
};

function sky(paints: Paintbox, chance: Seeded): string {
  const air = paints.linear([
    [0, dawn.high],
    [0.4, dawn.middle],
    [0.75, dawn.low],
    [1, dawn.glow],
  ]);
  const sun = paints.radial([
    [0, dawn.glow, 1],
    [0.3, dawn.glow, 0.7],
    [1, dawn.low, 0],
  ]);
  return [
    box([0, 0], [width, shore], air),
    ellipse([380, 470], [620, 420], sun),
    streaks(paints, chance, { from: [0, 60], to: [width, 250], count: 16, length: 620, thickness: 34 }, (t) =>
      mix(oklch(0.78, 0.09, 330), oklch(0.9, 0.1, 55), t),
    ),
    streaks(paints, chance, { from: [0, 270], to: [width, 400], count: 9, length: 460, thickness: 16 }, () =>
      oklch(0.93, 0.08, 70),
    ),
  ].join("");
}

function mountains(paints: Paintbox, chance: Seeded): string {
  const rise = (peak: Point, spread: Point, snow: number, colors: MountainColors) =>
    mountain(paints, chance, { peak, foot: 640, spread, snow }, colors);
  return [
    rise([210, 360], [330, 300], 0.3, far),
    rise([1480, 300], [420, 360], 0.35, far),
    rise([560, 300], [380, 420], 0.35, far),
    rise([1180, 250], [380, 330], 0.42, near),
    rise([860, 165], [470, 450], 0.46, near),
  ].join("");
}

function forests(paints: Paintbox, chance: Seeded): string {
  const slopes = [
    {
      level: 520,
      tone: oklch(0.6, 0.06, 300),
      foot: oklch(0.78, 0.05, 20),
      heights: [22, 42] as Point,
      gap: 10,
    },
    {
      level: 570,
      tone: oklch(0.48, 0.06, 255),
      foot: oklch(0.7, 0.05, 330),
      heights: [34, 62] as Point,
      gap: 14,
    },
    {
      level: 625,
      tone: oklch(0.37, 0.055, 215),
      foot: oklch(0.5, 0.055, 240),
      heights: [48, 92] as Point,
      gap: 19,
    },
  ];
  return slopes
    .map(({ level, tone, foot, heights, gap }, i) => {
      const at = skyline(chance, level, 46 - i * 10, 1100 - i * 180);
      return [
        firEdge(chance, at, { ...whole, heights, gap }, tone),
        hill(paints, at, whole, [tone, foot]),
        mist(paints, chance, { level: level + 58, height: 74, width }, dawn.mist),
      ].join("");
    })
    .join("");
}

function lake(paints: Paintbox, chance: Seeded, above: (attributes: string) => string): string {
  const veil = paints.linear([
    [0, oklch(0.8, 0.06, 20), 0.18],
    [0.35, oklch(0.6, 0.08, 285), 0.3],
    [1, oklch(0.33, 0.07, 255), 0.82],
  ]);
  const glint = (depth: number) => mix(oklch(0.93, 0.08, 70), oklch(0.62, 0.08, 285), depth);
  return [
    above(mirrored(shore, 0.9)),
    box([0, shore], [width, height - shore], veil),
    ripples(
      chance,
      { from: shore + 10, to: height, count: 60, middle: 900, half: 900 },
      (d) => mix(oklch(0.5, 0.07, 280), oklch(0.3, 0.06, 250), d),
      'opacity="0.55"',
    ),
    ripples(
      chance,
      { from: shore + 14, to: height - 60, count: 60, middle: 420, half: 420 },
      glint,
      'opacity="0.75"',
    ),
    ripples(
      chance,
      { from: shore + 6, to: height, count: 46, middle: 1000, half: 800 },
      (d) => mix(oklch(0.84, 0.06, 10), oklch(0.48, 0.08, 265), d),
      'opacity="0.6"',
    ),
  ].join("");
}

function boat(paints: Paintbox): string {
  const spot: Point = [930, 905];
  return [
    shape(lens([spot[0], spot[1] + 30], 330, 26), oklch(0.3, 0.06, 275), 'opacity="0.6"'),
    group(
      canoe(paints, oklch(0.47, 0.17, 28)),
      `${placed([spot[0], spot[1] + 28], 0, [1.05, -0.7])} opacity="0.4"`,
    ),
    group(canoe(paints, oklch(0.57, 0.19, 31)), placed(spot, -1, 1.1)),
  ].join("");
}

/** The wooded point that reaches into the lake from the right, with its dark reflection. */
function headland(paints: Paintbox, chance: Seeded): string {
  const edgeAt = (x: number) => 800 - (x - 1270) * 0.16 + Math.sin(x / 40) * 4;
  const stones = Array.from({ length: 6 }, (_, i) =>
    boulder(
      chance,
      [1300 + i * 58, edgeAt(1300 + i * 58) + 34],
      [chance.between(60, 96), chance.between(24, 40)],
      oklch(0.5, 0.03, 300),
    ),
  );
  return [
    shape(lens([1500, 815], 560, 64), oklch(0.27, 0.05, 230), 'opacity="0.7"'),
    fir(chance, [1395, 788], 350, needles),
    fir(chance, [1500, 790], 540, needles),
    fir(chance, [1590, 790], 440, needles),
    hill(paints, edgeAt, { from: 1270, to: edge, bottom: 822 }, [
      oklch(0.42, 0.06, 130),
      oklch(0.26, 0.045, 190),
    ]),
    ...stones,
  ].join("");
}

function bank(paints: Paintbox, chance: Seeded): string {
  const left = skyline(chance, 1085, 14, 500);
  const slope = (x: number) => left(x) + Math.max(0, x - 260) * 0.22 - Math.max(0, 260 - x) * 0.16;
  const stones = Array.from({ length: 11 }, (_, i) =>
    boulder(
      chance,
      [60 + i * 78 + chance.around(0, 30), slope(60 + i * 78) + 42],
      [chance.between(90, 170), chance.between(38, 78)],
      oklch(0.48, 0.03, 300),
    ),
  );
  const tufts = Array.from({ length: 26 }, (_, i) =>
    grassTuft(
      chance,
      [i * 30 + chance.around(0, 20), slope(i * 30) + chance.between(30, 120)],
      chance.between(60, 110),
      [oklch(0.3, 0.06, 160), oklch(0.68, 0.11, 105)],
    ),
  );
  const spikes = [20, 96, 150, 236, 330, 396, 470, 560].map((x, i) =>
    lupine(
      chance,
      [x, slope(x) + 116 - (i % 3) * 26],
      chance.between(110, 160),
      i % 3 === 1 ? oklch(0.7, 0.12, 350) : oklch(0.56, 0.14, 295),
    ),
  );
  return [
    fir(chance, [90, 1120], 900, needles),
    fir(chance, [268, 1135], 600, needles),
    hill(paints, slope, { from: -40, to: edge, bottom: height + 20 }, [
      oklch(0.4, 0.06, 130),
      oklch(0.22, 0.04, 180),
    ]),
    ...stones,
    ...tufts,
    ...spikes,
  ].join("");
}

/** A still lake between snowy mountains in the first light, with firs, mist and a red canoe. */
export const mountainLake: Scene = {
  id: "mountain-lake",
  width,
  height,
  draw() {
    const [paints, chance] = [paintbox(), seeded(41)];
    const above = paints.keep([sky(paints, chance), mountains(paints, chance), forests(paints, chance)]);
    const layers = [
      above(""),
      lake(paints, chance, above),
      headland(paints, chance),
      birds(chance, [1050, 190], 5, oklch(0.4, 0.06, 290)),
      boat(paints),
      bank(paints, chance),
    ];
    return paints.frame(width, height, layers);
  },
};
