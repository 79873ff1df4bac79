import type { Paintbox } from "../../paintbox.ts";
import { type Color, mix, oklch, shift } from "../../palette.ts";
import { closedCurve, ellipse, group, line, placed, points, shape, symmetric } from "../../pen.ts";
import type { Seeded } from "../../seeded.ts";
import { bothSides, eye } from "../eyes.ts";
import { fringe, fur, outward } from "../fur.ts";
import { black, coat, white } from "./coat.ts";

/** The ridge of the nose: its sides in the shade, its back in the light. */
function bridge(paints: Paintbox, chance: Seeded): string {
  const side = closedCurve(points("58 640, 84 720, 96 800, 78 890, 60 880, 62 790, 52 720"));
  const back = symmetric(points("0 560, 44 640, 46 760, 40 870, 0 890"));
  const modeling = [
    bothSides(() => shape(side, coat.deep, 'opacity="0.8"')),
    shape(back, coat.light, 'opacity="0.9"'),
  ];
  const colors: readonly [Color, Color] = [mix(coat.body, coat.light, 0.3), shift(coat.light, 0.04)];
  const up = outward([0, 400]);
  return [
    shape(symmetric(points("0 700, 66 740, 84 810, 66 884, 0 906")), coat.body),
    group(modeling, paints.blur(12)),
    fur(chance, {
      at: [0, 730],
      reach: [56, 130],
      count: 60,
      length: 46,
      colors,
      lie: (at) => up(at) + Math.PI,
    }),
  ].join("");
}

function mouth(): string {
  const lip = "M0 950C2 985 4 990 22 1003C56 1022 92 1016 122 990";
  const roots = points("62 938, 92 950, 78 968, 110 930, 124 958");
  const whiskers = "M84 945Q220 930 380 975M92 962Q220 980 350 1050M100 934Q230 900 390 900";
  return bothSides(() =>
    [
      line(lip, black.deep, 8),
      ...roots.map((root) => ellipse(root, [5, 5], black.soft)),
      line(whiskers, white.light, 4, 'opacity="0.85"'),
    ].join(""),
  );
}

/** The muzzle: chin, whisker pads, the ridge of the nose, mouth and whiskers. */
export function muzzle(paints: Paintbox, chance: Seeded): string {
  const pad = paints.radial(
    [
      [0, white.light],
      [0.6, white.body],
      [1, white.shade],
    ],
    [0.5, 0.35],
    0.6,
  );
  return [
    ellipse([0, 1000], [86, 64], white.shade),
    bothSides(() => ellipse([70, 940], [92, 78], pad)),
    bridge(paints, chance),
    mouth(),
  ].join("");
}

/** Both amber eyes with the dark lines that run down to the nose and pale brows. */
export function eyes(paints: Paintbox, chance: Seeded): string {
  const look = { iris: oklch(0.73, 0.155, 76), rim: black.deep, pupil: 0.72 };
  const socket = closedCurve(points("70 735, 110 668, 190 632, 262 660, 226 720, 150 760"));
  const brow = points("110 650, 140 632, 172 622, 206 622, 234 634");
  const pale: readonly [Color, Color] = [coat.light, shift(coat.light, 0.1)];
  return bothSides((side) =>
    [
      shape(socket, coat.deep, `opacity="0.7" ${paints.blur(8)}`),
      shape("M92 724C80 770 74 800 62 846C84 820 100 786 122 750Z", black.soft, 'opacity="0.8"'),
      group(eye(paints, look, [-13 * side, -14]), placed([160, 695], -14, 1.08)),
      fringe(chance, brow, { length: 52, width: 26, colors: pale, lie: outward([40, 860]) }),
    ].join(""),
  );
}

/** The wet black tip of the nose. */
export function noseTip(paints: Paintbox): string {
  const leather = paints.linear([
    [0, oklch(0.38, 0.025, 30)],
    [0.45, black.deep],
    [1, oklch(0.14, 0.01, 30)],
  ]);
  const tip =
    "M-66 872C-46 850 46 850 66 872C78 894 54 920 26 936C12 952 -12 952 -26 936C-54 920 -78 894 -66 872Z";
  return [
    shape(tip, leather),
    bothSides(() => shape("M22 912C30 896 48 894 54 902C50 916 36 924 22 912Z", "#050404")),
    group(ellipse([0, 0], [34, 9], "#b9b3b8", 'opacity="0.85"'), `${placed([-8, 872])} ${paints.blur(3)}`),
    line("M0 925V955", black.deep, 7),
  ].join("");
}
