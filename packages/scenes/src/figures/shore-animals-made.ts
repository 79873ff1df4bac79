import { mix, shift } from "../palette.ts";
import { ellipse, filledCurve, line, type Point, ribbon, shape } from "../pen.ts";
import { coatOf, eyeOf, isAsleep, softly } from "./animal-parts.ts";
import { ink } from "./creature-look.ts";
import type { Maker } from "./maker.ts";
import { asMouth } from "./features.ts";

const sealLike =
  (usual: string, isWalrus: boolean): Maker =>
  ({ color, paints, item }) => {
    const tone = color(item.young && !isWalrus ? "#f3f2ee" : usual);
    const dark = shift(tone, -0.09);
    const pale = mix(tone, "#ffffff", 0.55);
    return {
      svg: [
        filledCurve("126 -36, 158 -74, 178 -84, 182 -56, 200 -42, 192 -22, 140 -12", dark),
        filledCurve(
          "-66 -190, -104 -188, -130 -160, -126 -124, -104 -100, -98 -60, -84 -18, -44 -2, 40 0, 112 -8, 152 -26, 140 -44, 84 -58, 30 -90, -6 -132, -30 -172",
          coatOf(paints, tone),
        ),
        filledCurve("-98 -84, -84 -22, -44 -4, 36 -2, 10 -22, -36 -34, -72 -62", pale),
        filledCurve("30 -36, 66 -36, 84 -10, 70 2, 30 0, 14 -14", dark),
        filledCurve("-62 -60, -30 -58, -26 -24, -54 2, -104 4, -100 -8, -78 -24", shift(tone, -0.05)),
        isWalrus
          ? filledCurve("-128 -128, -122 -62, -114 -62, -108 -124", "#fbf4e2") +
            filledCurve("-100 -124, -92 -64, -84 -66, -82 -124", "#fbf4e2")
          : "",
        ellipse([-121, -133], [22, isWalrus ? 22 : 18], pale),
        ellipse([-89, -131], [22, isWalrus ? 22 : 18], pale),
        ellipse([-106, -147], [11, 8], ink),
        asMouth(line("M-106 -139V-132Q-112 -124 -120 -126M-106 -132Q-100 -124 -92 -126", ink, 3)),
        line(
          "M-126 -130L-156 -134M-126 -124L-154 -120M-82 -128L-52 -132M-82 -122L-54 -118",
          shift(tone, -0.26),
          2,
          'class="shade"',
        ),
        softly(paints, [-70, -146], [13, 9], "#f0868a", 0.4),
        eyeOf([-118, -164], 8, isAsleep(item)),
        eyeOf([-80, -164], 8, isAsleep(item)),
      ].join(""),
      width: 360,
      height: 194,
      head: { at: [-90, -184], width: 74 },
      mouth: [-122, -122],
      neck: { at: [-72, -100], width: 84 },
      top: { height: 90, half: 20 },
    };
  };

const jellyfish: Maker = ({ color, paints, item, chance }) => {
  const tone = color(chance.pick(["#c98fd8", "#7fb4e8", "#f09ab4"]));
  const dark = shift(tone, -0.09);
  const pale = mix(tone, "#ffffff", 0.55);
  const arm = (x: number, reach: number, wide: number, fill: string) => {
    const way = Array.from(
      { length: 11 },
      (_, i): Point => [
        x * (1 + i * 0.04) + Math.sin(i * 0.95) * 7 * (x < 0 ? -1 : 1),
        -118 + (reach * i) / 10,
      ],
    );
    return shape(
      ribbon(way, (share) => wide * (1 - share * 0.7)),
      fill,
    );
  };
  return {
    svg: [
      arm(-66, 84, 13, dark),
      arm(66, 84, 13, dark),
      arm(-40, 112, 15, dark),
      arm(40, 112, 15, dark),
      arm(-20, 96, 26, pale),
      arm(20, 96, 26, pale),
      arm(0, 114, 15, dark),
      filledCurve(
        "0 -240, 58 -228, 94 -184, 98 -134, 82 -112, 60 -124, 40 -108, 20 -122, 0 -106, -20 -122, -40 -108, -60 -124, -82 -112, -98 -134, -94 -184, -58 -228",
        coatOf(paints, tone),
      ),
      softly(paints, [-36, -206], [34, 22], "#ffffff", 0.6),
      ...[
        [44, -204, 10],
        [64, -178, 7],
        [20, -222, 7],
      ].map(([x = 0, y = 0, r = 0]) => ellipse([x, y], [r, r * 0.8], pale)),
      ...[-1, 1].map((side) => softly(paints, [side * 50, -142], [15, 10], "#f0607a", 0.45)),
      eyeOf([-27, -160], 9.5, isAsleep(item)),
      eyeOf([27, -160], 9.5, isAsleep(item)),
      asMouth(line("M-12 -144Q0 -132 12 -144", shift(tone, -0.34), 4)),
    ].join(""),
    width: 200,
    height: 240,
    head: { at: [0, -230], width: 110 },
  };
};

const squid: Maker = ({ color, paints, item }) => {
  const tone = color("#e88a8f");
  const dark = shift(tone, -0.09);
  const arm = (way: readonly Point[], fill: string) =>
    shape(
      ribbon(way, (share) => 21 - 12 * share),
      fill,
    );
  const arms = [-1, 1].flatMap((side) => [
    arm(
      [
        [side * 34, -104],
        [side * 66, -74],
        [side * 62, -36],
        [side * 88, -12],
        [side * 100, -26],
      ],
      dark,
    ),
    arm(
      [
        [side * 22, -98],
        [side * 40, -56],
        [side * 32, -22],
        [side * 48, -4],
      ],
      tone,
    ),
    arm(
      [
        [side * 8, -96],
        [side * 14, -52],
        [side * 6, -16],
      ],
      dark,
    ),
  ]);
  return {
    svg: [
      filledCurve("-30 -246, -88 -226, -86 -206, -48 -200, -30 -204", dark),
      filledCurve("30 -246, 88 -226, 86 -206, 48 -200, 30 -204", dark),
      ...arms,
      filledCurve(
        "0 -286, 32 -248, 48 -196, 52 -142, 44 -104, 20 -90, -20 -90, -44 -104, -52 -142, -48 -196, -32 -248",
        coatOf(paints, tone),
      ),
      ...[
        [-14, -226, 8],
        [18, -208, 9],
        [-20, -188, 7],
      ].map(([x = 0, y = 0, r = 0]) => ellipse([x, y], [r, r * 0.84], dark)),
      ...[-1, 1].map((side) =>
        isAsleep(item)
          ? eyeOf([side * 24, -140], 11, true)
          : ellipse([side * 24, -142], [17, 19], "#ffffff") + eyeOf([side * 23, -140], 10),
      ),
      asMouth(line("M-12 -112Q0 -102 12 -112", shift(tone, -0.32), 4)),
    ].join(""),
    width: 224,
    height: 284,
    head: { at: [0, -268], width: 70 },
  };
};

/** Animals of beaches and of the deep. */
export const shoreAnimalsMade: Readonly<Record<string, Maker>> = {
  seal: sealLike("#9aa6b2", false),
  walrus: sealLike("#a8745a", true),
  jellyfish,
  squid,
};
