import type { Paintbox } from "../../paintbox.ts";
import { mix, oklch } from "../../palette.ts";
import { group, type Point, points, polygon, shape, symmetric } from "../../pen.ts";
import type { Seeded } from "../../seeded.ts";
import { bothSides } from "../eyes.ts";
import { fringe, fur } from "../fur.ts";
import { coat, shaded, snowy, white } from "./coat.ts";

/** Shoulders and the white bib, with the shadow of the head on it. */
export function body(paints: Paintbox, chance: Seeded): string {
  const bulk = paints.linear([
    [0, coat.body],
    [0.6, mix(coat.body, coat.deep, 0.55)],
    [1, coat.deep],
  ]);
  const chest = paints.linear([
    [0, white.shade],
    [0.4, white.body],
    [1, white.shade],
  ]);
  const lie = ([x]: Point) => Math.PI / 2 - x / 900;
  const flank = (at: Point) =>
    fur(chance, { at, reach: [200, 330], count: 130, length: 90, colors: shaded, lie });
  const edge = points(
    "262 960, 278 1010, 290 1060, 296 1110, 288 1160, 270 1210, 250 1260, 226 1310, 200 1360, 170 1410",
  );
  const pale = [white.shade, white.body] as const;
  const headShadow = polygon(points("-330 900, 330 900, 230 1150, 0 1200, -230 1150"));
  return [
    shape(symmetric(points("0 860, 300 880, 440 1120, 500 1330, 520 1600, 0 1600")), bulk),
    flank([-360, 1270]),
    flank([360, 1270]),
    shape(symmetric(points("0 900, 260 930, 300 1120, 210 1330, 110 1540, 0 1550")), chest),
    bothSides(() => fringe(chance, edge, { length: 120, width: 34, colors: pale, lie: () => 1.05 })),
    fur(chance, {
      at: [0, 1220],
      reach: [270, 300],
      count: 150,
      length: 120,
      colors: snowy,
      lie,
      width: 0.22,
    }),
    group(shape(headShadow, oklch(0.4, 0.06, 40), 'opacity="0.55"'), paints.blur(24)),
  ].join("");
}
