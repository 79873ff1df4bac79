import type { Paintbox } from "../../paintbox.ts";
import { type Color, mix } from "../../palette.ts";
import { closedCurve, ellipse, group, points, shape, symmetric } from "../../pen.ts";
import type { Seeded } from "../../seeded.ts";
import { bothSides } from "../eyes.ts";
import { fringe, fur, outward } from "../fur.ts";
import { coat, snowy, sunny, white } from "./coat.ts";

/** The ragged outline of the head: the crest above, the ruff of the cheeks below. */
function outlineFur(chance: Seeded): string {
  const ruff = points("330 640, 360 690, 390 745, 412 790, 400 840, 370 880, 330 915, 290 950, 240 975");
  const crest = points(
    "0 425, 36 424, 70 428, 104 438, 138 450, 172 466, 206 486, 238 510, 266 538, 290 570, 312 604",
  );
  return [
    fringe(chance, ruff, { length: 120, width: 46, colors: sunny, lie: outward([0, 640]) }),
    fringe(chance, crest, { length: 84, width: 30, colors: sunny, lie: outward([0, 820]) }),
  ].join("");
}

/** The orange head without cheeks and face. */
export function skull(paints: Paintbox, chance: Seeded): string {
  const outline = symmetric(
    points("0 405, 110 415, 230 470, 318 580, 372 690, 440 800, 400 862, 330 930, 230 985, 120 1030, 0 1066"),
  );
  const round = paints.radial(
    [
      [0, coat.light],
      [0.45, coat.body],
      [1, coat.deep],
    ],
    [0.42, 0.28],
    0.75,
  );
  const temple = ellipse([250, 560], [70, 130], coat.deep, 'opacity="0.55" transform="rotate(-24 250 560)"');
  const modeling = [bothSides(() => temple), ellipse([0, 500], [110, 90], coat.light, 'opacity="0.8"')];
  const brow: readonly [Color, Color] = [mix(coat.body, coat.deep, 0.2), mix(coat.body, coat.light, 0.85)];
  const lie = outward([0, 600]);
  return [
    bothSides(() => outlineFur(chance)),
    shape(outline, round),
    group(modeling, paints.blur(20)),
    fur(chance, {
      at: [0, 560],
      reach: [250, 140],
      count: 190,
      length: 66,
      colors: brow,
      lie: outward([0, 900]),
    }),
    bothSides(() =>
      fur(chance, { at: [300, 740], reach: [90, 100], count: 60, length: 74, colors: sunny, lie }),
    ),
  ].join("");
}

/** One white cheek with the fur that runs over its edges; mirrored for the other side. */
export function cheek(chance: Seeded): string {
  const patch = points(
    "60 850, 110 800, 190 770, 290 790, 420 812, 392 866, 325 932, 230 985, 120 1030, 0 1062, 0 900",
  );
  const edge = points(
    "300 800, 340 820, 380 830, 392 850, 372 876, 345 905, 315 930, 280 955, 240 978, 222 986, 200 996, 176 1006, 150 1014, 126 1024, 100 1034, 76 1042, 50 1048, 26 1052, 4 1054",
  );
  const pale = [white.body, white.light] as const;
  const upper = points("130 800, 170 786, 215 780, 255 788, 290 796");
  const lie = outward([20, 760]);
  return [
    shape(closedCurve(patch), white.body),
    fringe(chance, edge, { length: 84, width: 40, colors: pale, lie: outward([0, 700]) }),
    fur(chance, { at: [230, 880], reach: [120, 76], count: 70, length: 66, colors: snowy, lie }),
    fringe(chance, upper, { length: 60, width: 24, colors: sunny, lie: () => 1.1 }),
  ].join("");
}
