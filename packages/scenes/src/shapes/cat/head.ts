import type { Paintbox } from "../../paintbox.ts";
import { oklch } from "../../palette.ts";
import { ellipse, group, points, shape, symmetric } from "../../pen.ts";
import type { Seeded } from "../../seeded.ts";
import { bothSides } from "../eyes.ts";
import { fringe, fur, outward } from "../fur.ts";
import { coat, pinkSkin, snowy, stripe, sunny } from "./coat.ts";

function ear(chance: Seeded): string {
  const hairs = points("84 -596, 98 -588, 112 -580, 124 -572, 136 -562");
  return [
    shape("M52 -612C92 -672 130 -716 148 -722C164 -690 172 -620 164 -548Z", coat.body),
    shape("M52 -612C92 -672 130 -716 148 -722C150 -700 120 -640 96 -594Z", coat.light, 'opacity="0.6"'),
    shape("M82 -606C104 -650 130 -686 142 -694C152 -660 156 -610 150 -562Z", pinkSkin),
    shape("M104 -602C118 -634 134 -662 142 -672C148 -640 148 -606 144 -574Z", oklch(0.55, 0.08, 20)),
    fringe(chance, hairs, { length: 74, width: 16, colors: snowy, lie: () => -1.05 }),
  ].join("");
}

/** The tabby's marks: lines on the forehead, bands on the cheeks. */
function marks(): string {
  const side = (): string =>
    [
      stripe(points("16 -556, 26 -600, 44 -632"), 17),
      stripe(points("46 -566, 64 -594, 86 -612"), 15),
      stripe(points("108 -512, 140 -520, 178 -508"), 15),
      stripe(points("104 -452, 144 -444, 184 -458"), 17),
      stripe(points("98 -418, 136 -402, 170 -410"), 15),
    ].join("");
  return bothSides(side) + stripe(points("0 -560, 0 -600, 0 -640"), 15);
}

/** The head with ears, whisker fur and marks, without the face. */
export function head(paints: Paintbox, chance: Seeded): string {
  const outline = symmetric(
    points("0 -636, 86 -626, 150 -574, 182 -500, 188 -440, 156 -380, 96 -344, 0 -330"),
  );
  const round = paints.radial([coat.light, coat.body, coat.deep], [0.4, 0.32], 0.72);
  const sides = points("166 -430, 160 -405, 148 -385, 130 -368, 108 -354");
  const chin = points("60 -352, 90 -356, 116 -372, 40 -344, 20 -338");
  const crown = outward([0, -420]);
  const cheek = outward([0, -500]);
  return [
    group(ellipse([0, -372], [150, 62], coat.deep, 'opacity="0.55"'), paints.blur(14)),
    bothSides(() => ear(chance)),
    bothSides(() => fringe(chance, sides, { length: 64, width: 26, colors: sunny, lie: outward([0, -520]) })),
    shape(outline, round),
    fur(chance, { at: [0, -590], reach: [120, 46], count: 70, length: 40, colors: sunny, lie: crown }),
    bothSides(() =>
      fur(chance, { at: [140, -440], reach: [42, 56], count: 36, length: 44, colors: sunny, lie: cheek }),
    ),
    marks(),
    bothSides(() => fringe(chance, chin, { length: 54, width: 26, colors: snowy, lie: outward([0, -480]) })),
  ].join("");
}
