import { mix, shift } from "../palette.ts";
import { ellipse, filledCurve, line, type Point, ribbon, shape } from "../pen.ts";
import { coatOf, eyeOf, softly } from "./animal-parts.ts";
import type { Maker } from "./maker.ts";
import { asMouth } from "./features.ts";

/** The right arms, the farthest first. */
const arms: readonly (readonly Point[])[] = [
  [
    [40, -112],
    [84, -112],
    [120, -138],
    [150, -132],
    [152, -108],
    [136, -104],
  ],
  [
    [20, -90],
    [44, -40],
    [60, -12],
    [86, -6],
    [98, -24],
    [86, -32],
  ],
  [
    [46, -98],
    [98, -78],
    [136, -84],
    [162, -72],
    [162, -48],
    [146, -44],
  ],
  [
    [36, -84],
    [78, -46],
    [112, -28],
    [142, -32],
    [150, -12],
    [134, -4],
  ],
];

/** An octopus from before: a round head, eight arms that curl. */
export const octopus: Maker = ({ color, paints, item, chance }) => {
  const tone = color(chance.pick(["#e0705a", "#d9698f", "#9a6fc4", "#f0904a"]));
  const dark = shift(tone, -0.08);
  const pale = mix(tone, "#fff0e2", 0.5);
  const arm = (way: readonly Point[], side: number, fill: string) => {
    const turned = way.map(([x, y]): Point => [x * side, y]);
    const suckers = turned
      .slice(1, 5)
      .map(([x, y], i) => ellipse([x, y + 5 - i], [5.4 - i * 0.8, 4.4 - i * 0.7], pale, 'class="shade"'));
    return (
      shape(
        ribbon(turned, (share) => 36 - 25 * share),
        fill,
      ) + suckers.join("")
    );
  };
  const asleep = item.pose === "sleep";
  return {
    svg: [
      ...arms.flatMap((way, i) => [-1, 1].map((side) => arm(way, side, i < 2 ? dark : tone))),
      filledCurve(
        "0 -268, 48 -258, 80 -222, 82 -176, 64 -140, 58 -104, 36 -78, 0 -70, -36 -78, -58 -104, -64 -140, -82 -176, -80 -222, -48 -258",
        coatOf(paints, tone),
      ),
      softly(paints, [-30, -226], [30, 22], "#ffffff", 0.4),
      ...[
        [38, -238, 9],
        [54, -214, 6],
        [14, -250, 6],
        [-56, -206, 7],
      ].map(([x = 0, y = 0, r = 0]) => ellipse([x, y], [r, r * 0.8], dark)),
      ...[-1, 1].map((side) =>
        asleep
          ? eyeOf([side * 27, -142], 13, true)
          : ellipse([side * 27, -146], [19, 22], "#ffffff") + eyeOf([side * 25, -143], 12),
      ),
      ...[-1, 1].map((side) => softly(paints, [side * 46, -114], [16, 11], "#e8506a", 0.45)),
      asMouth(line("M-17 -112Q0 -94 17 -112", shift(tone, -0.3), 4.5)),
    ].join(""),
    width: 330,
    height: 270,
    head: { at: [0, -258], width: 120 },
    eyes: { at: [0, -146], width: 104 },
  };
};
