import type { Paintbox } from "../../paintbox.ts";
import { ellipse, group, type Point, points, ribbon, shape, symmetric } from "../../pen.ts";
import type { Seeded } from "../../seeded.ts";
import { bothSides } from "../eyes.ts";
import { fur } from "../fur.ts";
import { coat, dark, shaded, snowy, stripe, sunny, white } from "./coat.ts";

/** The ringed tail, lying along the ledge and hanging over its edge. */
export function tail(paints: Paintbox): string {
  const path = points("190 -40, 262 -18, 322 -26, 374 -12, 404 28, 400 76, 372 104");
  const outline = ribbon(path, (t) => 74 - t * 16);
  const rings = [1, 2, 3, 4, 5].map((i) => {
    const [x, y] = path[i] ?? [0, 0];
    return stripe(points(`${x - 14} ${y - 34}, ${x + 2} ${y}, ${x - 6} ${y + 34}`), 24);
  });
  const coats = [shape(outline, paints.linear([coat.body, coat.deep])), ...rings];
  return group([...coats, ellipse([374, 102], [30, 34], dark)], paints.clip(outline));
}

const flank = (): string =>
  [
    "140 -380, 176 -350, 190 -300",
    "128 -300, 178 -280, 212 -226",
    "140 -216, 192 -196, 230 -140",
    "164 -136, 206 -116, 238 -64",
  ]
    .map((line) => stripe(points(line), 30))
    .join("");

/** The trunk with its striped flanks and the white chest, without legs. */
export function body(paints: Paintbox, chance: Seeded): string {
  const outline = symmetric(points("0 -480, 110 -440, 158 -340, 196 -230, 236 -120, 240 -30, 200 4, 0 6"));
  const round = paints.linear(
    [
      [0, coat.light],
      [0.35, coat.body],
      [1, coat.deep],
    ],
    [0, 0.2],
    [1, 0.4],
  );
  const lie = ([x]: Point) => Math.PI / 2 - x / 500;
  const chest = symmetric(points("0 -440, 92 -400, 104 -300, 70 -190, 0 -150"));
  const hair = [
    fur(chance, { at: [-150, -250], reach: [90, 150], count: 80, length: 64, colors: sunny, lie }),
    fur(chance, { at: [150, -210], reach: [90, 210], count: 80, length: 64, colors: shaded, lie }),
    bothSides(flank),
  ];
  return [
    shape(outline, round),
    group(hair, paints.clip(outline)),
    shape(chest, white.body),
    fur(chance, { at: [0, -310], reach: [88, 130], count: 90, length: 70, colors: snowy, lie, width: 0.24 }),
  ].join("");
}

/** The fur of the chest that falls over the tops of the front legs. */
export function bib(chance: Seeded): string {
  const lie = ([x]: Point) => Math.PI / 2 + x / 300;
  return [
    bothSides(() =>
      fur(chance, { at: [84, -236], reach: [34, 34], count: 34, length: 62, colors: sunny, lie: () => 1.5 }),
    ),
    fur(chance, { at: [0, -280], reach: [74, 76], count: 80, length: 78, colors: snowy, lie, width: 0.26 }),
  ].join("");
}
