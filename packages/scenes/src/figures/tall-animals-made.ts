import { mix, shift } from "../palette.ts";
import {
  ellipse,
  filledCurve,
  group,
  line,
  placed,
  type Point,
  polygon,
  points,
  ribbon,
  shape,
} from "../pen.ts";
import { coatOf, eyeOf, isAsleep, isLively, softly } from "./animal-parts.ts";
import { bent, limb } from "./limb.ts";
import type { Maker } from "./maker.ts";
import { asMouth } from "./features.ts";

const kangaroo: Maker = ({ color, paints, item }) => {
  const tone = color("#b9794e");
  const dark = shift(tone, -0.08);
  const pale = mix(tone, "#fff0dc", 0.66);
  const leaps = isLively(item) || item.pose === "walk";
  const fill = coatOf(paints, tone);
  const big = item.young ? 1.16 : 1;
  const tail: readonly Point[] = leaps
    ? [
        [30, -76],
        [90, -82],
        [142, -66],
        [196, -76],
      ]
    : [
        [30, -66],
        [88, -36],
        [140, -16],
        [200, -12],
      ];
  const hind = (dx: number, paint: string) =>
    leaps
      ? shape(limb(bent([14 + dx, -60], [64 + dx, -34], [30 + dx, -14]), 32, 22), paint) +
        filledCurve(
          `${16 + dx} -26, ${40 + dx} -22, ${92 + dx} 10, ${86 + dx} 20, ${44 + dx} 4, ${16 + dx} -8`,
          paint,
        )
      : shape(limb(bent([22 + dx, -50], [52 + dx, -26], [22 + dx, -12]), 30, 24), paint) +
        filledCurve(
          `${-62 + dx} -1, ${-58 + dx} -13, ${-10 + dx} -20, ${36 + dx} -20, ${40 + dx} -2, ${-10 + dx} 1`,
          paint,
        );
  const arm = (dx: number, paint: string) =>
    shape(limb(bent([-32 + dx, -154], [-50 + dx, -122], [-84 + dx, -122]), 22, 14), paint) +
    ellipse([-86 + dx, -121], [10, 9], paint);
  const head = [
    ...[
      ["-30 -258, -34 -300, -18 -318, -6 -300, -8 -256", dark],
      ["-12 -254, -4 -300, 14 -312, 22 -292, 8 -250", tone],
      ["-7 -260, 0 -294, 10 -300, 15 -288, 4 -258", mix(tone, "#e8a3a0", 0.6)],
    ].map(([at = "", paint = ""]) => filledCurve(at, paint)),
    filledCurve(
      "8 -248, -14 -266, -48 -260, -80 -242, -104 -228, -104 -212, -78 -204, -36 -202, 4 -212",
      tone,
    ),
    filledCurve("-72 -232, -102 -226, -104 -212, -78 -204, -50 -206, -52 -222", pale),
    ellipse([-102, -223], [8, 7], "#3a2c2a"),
    asMouth(line("M-100 -212Q-84 -206 -70 -214", shift(tone, -0.3), 3.4)),
    softly(paints, [-44, -220], [12, 8], "#f0868a", 0.4),
    eyeOf([-46, -240], 7.5, isAsleep(item)),
  ].join("");
  const svg = [
    shape(
      ribbon(tail, (share) => 46 - 36 * share),
      dark,
    ),
    hind(-30, shift(tone, -0.11)),
    arm(14, shift(tone, -0.11)),
    filledCurve(
      "-28 -226, 2 -222, 22 -170, 56 -112, 62 -64, 30 -34, -14 -30, -44 -56, -54 -104, -46 -160",
      fill,
    ),
    filledCurve("-36 -176, -22 -150, -18 -100, -16 -60, -28 -48, -44 -66, -52 -106, -45 -152", pale),
    item.young
      ? ""
      : filledCurve("-50 -100, -30 -92, -12 -98, -14 -66, -28 -50, -46 -66", shift(pale, -0.07)),
    filledCurve("-6 -66, 16 -104, 52 -104, 66 -66, 44 -36, 6 -34", shift(tone, -0.03)),
    hind(0, shift(tone, -0.04)),
    group(head, placed([0, -210 * (1 - big)], 0, big)),
    arm(0, shift(tone, -0.04)),
  ].join("");
  return {
    svg: group(svg, placed([-30, leaps ? -46 : 0], leaps ? 4 : 0)),
    width: 330,
    height: leaps ? 366 : 320,
    head: { at: [-50, leaps ? -312 : -266], width: 70 },
    mouth: [-120, leaps ? -166 : -120],
    ...(item.young ? {} : { pouch: [-61, leaps ? -142 : -96] as const }),
    neck: { at: [-42, leaps ? -246 : -200], width: 62 },
  };
};

const ape =
  (usual: string, isBig: boolean): Maker =>
  ({ color, paints, item }) => {
    const coat = color(usual);
    const dark = shift(coat, -0.07);
    const pale = isBig ? shift(coat, 0.14) : mix(coat, "#f8dcb4", 0.76);
    const raised = isLively(item) || item.pose === "hug" || item.pose === "climb";
    const wide = isBig ? 1.24 : 1;
    const arm = (side: number) => {
      const way: readonly [Point, Point, Point] = raised
        ? [
            [side * 34 * wide, -124],
            [side * 84 * wide, -130],
            [side * 82 * wide, -196],
          ]
        : [
            [side * 34 * wide, -118],
            [side * 78 * wide, -82],
            [side * 52 * wide, -38],
          ];
      const [, , [x, y]] = way;
      return (
        shape(limb(bent(...way), 28 * wide, 20 * wide), dark) + ellipse([x, y], [15 * wide, 14 * wide], pale)
      );
    };
    return {
      svg: [
        isBig
          ? ""
          : shape(
              ribbon(
                [
                  [30, -20],
                  [94, -16],
                  [116, -62],
                  [96, -104],
                  [112, -132],
                  [130, -118],
                ],
                (share) => 15 - 5 * share,
              ),
              dark,
            ),
        raised ? arm(-1) + arm(1) : "",
        filledCurve(
          [
            [0, -146],
            [40, -132],
            [54, -84],
            [52, -34],
            [28, -10],
            [-28, -10],
            [-52, -34],
            [-54, -84],
            [-40, -132],
          ]
            .map(([x = 0, y = 0]) => `${x * wide} ${y}`)
            .join(", "),
          coatOf(paints, coat),
        ),
        filledCurve("0 -122, 28 -108, 34 -70, 24 -34, 0 -26, -24 -34, -34 -70, -28 -108", pale),
        ...[-1, 1].map(
          (side) =>
            shape(
              limb(bent([side * 30 * wide, -34], [side * 84 * wide, -44], [side * 46 * wide, -10]), 30, 22),
              coat,
            ) + ellipse([side * 46 * wide, -9], [25, 10], pale),
        ),
        raised ? "" : arm(-1) + arm(1),
        ...[-1, 1].map(
          (side) => ellipse([side * 58, -182], [20, 21], coat) + ellipse([side * 58, -182], [11, 12], pale),
        ),
        ellipse([0, -186], [58, 52], coatOf(paints, coat)),
        isBig ? filledCurve("-34 -226, 0 -250, 34 -226, 20 -212, -20 -212", coat) : "",
        filledCurve(
          "0 -206, 20 -220, 42 -204, 42 -176, 30 -152, 0 -142, -30 -152, -42 -176, -42 -204, -20 -220",
          pale,
        ),
        ...[-1, 1].map((side) => softly(paints, [side * 32, -166], [13, 9], "#f0868a", 0.5)),
        eyeOf([-18, -190], 8, isAsleep(item)),
        eyeOf([18, -190], 8, isAsleep(item)),
        ...[-4, 4].map((x) => ellipse([x, -174], [2.6, 3.4], shift(coat, -0.2))),
        shape("M-22 -164Q0 -138 22 -164Q0 -154 -22 -164Z", shift(coat, -0.22)),
        // a mouth so thin is no area on a page, its line is there
        asMouth(line("M-22 -164Q0 -140 22 -164", shift(coat, -0.22), 3.4)),
      ].join(""),
      width: isBig ? 250 : 262,
      height: 242,
      head: { at: [0, -228], width: 104 },
      eyes: { at: [0, -190], width: 92 },
      neck: { at: [0, -136], width: 92 },
      hand: [raised ? 82 * wide : 52 * wide, raised ? -196 : -44],
      top: { height: 226, half: 20 },
    };
  };

const tyrannosaurus: Maker = ({ color, paints, item }) => {
  const tone = color("#7c9c48");
  const dark = shift(tone, -0.1);
  const pale = mix(tone, "#fbf3c8", 0.6);
  const strides = isLively(item) || item.pose === "walk" ? 26 : 0;
  const leg = (x: number, fill: string, dx: number) =>
    ellipse([x, -120], [52, 60], fill) +
    shape(limb(bent([x + 10, -90], [x + 40 + dx * 0.4, -54], [x + 8 + dx, -12]), 46, 30), fill) +
    filledCurve(
      `${x - 44 + dx} -1, ${x - 38 + dx} -16, ${x - 6 + dx} -26, ${x + 26 + dx} -22, ${x + 30 + dx} -2, ${x - 6 + dx} 1`,
      fill,
    ) +
    [-36, -20, -4].map((nx) => ellipse([x + nx + dx, -5], [6, 5], pale)).join("");
  const arm = (dx: number, fill: string) =>
    shape(limb(bent([-50 + dx, -180], [-66 + dx, -152], [-94 + dx, -158]), 22, 14), fill) +
    line(`M${-96 + dx} -158l-12 -4M${-94 + dx} -154l-10 6`, pale, 5);
  const teeth = (list: string) =>
    list
      .split(", ")
      .map((at) => {
        const [x = 0, y = 0, h = 0] = at.split(" ").map(Number);
        return shape(polygon(points(`${x - 7} ${y}, ${x + 7} ${y}, ${x} ${y + h}`)), "#fffdf4");
      })
      .join("");
  return {
    svg: group(
      [
        leg(-10, dark, -strides),
        arm(24, dark),
        filledCurve(
          "-100 -254, -56 -276, -8 -262, 46 -228, 100 -176, 160 -138, 236 -130, 290 -152, 280 -122, 214 -86, 130 -78, 60 -76, 4 -92, -40 -130, -64 -180, -90 -214",
          coatOf(paints, tone),
        ),
        filledCurve(
          "-92 -214, -66 -196, -34 -140, 20 -104, 90 -92, 140 -84, 60 -76, 4 -92, -40 -130, -64 -180",
          pale,
        ),
        ...[
          "-30 -268, 4 -256, -12 -222",
          "28 -240, 58 -216, 34 -190",
          "78 -196, 104 -172, 78 -152",
          "128 -156, 156 -140, 132 -122",
        ].map((at) => filledCurve(at, dark)),
        leg(40, shift(tone, -0.03), strides),
        arm(0, shift(tone, -0.03)),
        filledCurve(
          "-190 -236, -150 -214, -96 -206, -58 -222, -60 -256, -120 -256, -180 -252",
          shift(tone, -0.05),
        ),
        filledCurve("-186 -258, -120 -262, -80 -250, -92 -230, -140 -230, -180 -242", "#8a3442"),
        teeth("-170 -239 -14, -146 -231 -14, -120 -229 -13"),
        filledCurve(
          "-34 -254, -40 -310, -80 -334, -116 -326, -150 -304, -194 -296, -212 -276, -204 -256, -150 -254, -100 -248, -62 -232",
          tone,
        ),
        teeth("-190 -258 16, -166 -257 17, -142 -256 16, -118 -253 14"),
        ellipse([-198, -282], [5, 6], shift(tone, -0.25)),
        filledCurve("-116 -326, -92 -340, -68 -330, -84 -314", shift(tone, -0.06)),
        ellipse([-98, -302], [14, 15], "#fdf6d8"),
        eyeOf([-100, -301], 8.5, isAsleep(item)),
      ].join(""),
      placed([-30, 0]),
    ),
    width: 520,
    height: 342,
    head: { at: [-118, -330], width: 90 },
    mouth: [-212, -244],
  };
};

/** Animals that sit or stand upright. */
export const tallAnimalsMade: Readonly<Record<string, Maker>> = {
  kangaroo,
  monkey: ape("#93613c", false),
  gorilla: ape("#4a4854", true),
  tyrannosaurus,
};
