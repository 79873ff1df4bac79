import { mix, shift } from "../palette.ts";
import { ellipse, filledCurve, group, line, placed, type Point, shape, closedCurve } from "../pen.ts";
import { coatOf, eyeOf, isAsleep, isLively, softly } from "./animal-parts.ts";
import { spreadWing } from "./spread-wing.ts";
import type { Maker } from "./maker.ts";
import { asMouth } from "./features.ts";

const mirrored = (at: readonly Point[], side: number) =>
  closedCurve(at.map(([x, y]): Point => [x * side, y]));

const penguin: Maker = ({ color, paints, item }) => {
  const tone = color(item.young ? "#9aa0a9" : "#39414f");
  const bill = "#f0983a";
  const white = "#fbfaf6";
  const slides = item.pose === "lie" || item.pose === "sleep" || item.pose === "swim";
  const lifted = isLively(item) || item.pose === "hug" || item.pose === "smile";
  const wing = (side: number) =>
    shape(
      mirrored(
        lifted
          ? [
              [50, -138],
              [84, -150],
              [112, -176],
              [118, -164],
              [98, -124],
              [60, -100],
            ]
          : [
              [50, -140],
              [74, -118],
              [86, -74],
              [82, -52],
              [66, -60],
              [54, -88],
            ],
        side,
      ),
      shift(tone, -0.06),
    );
  const foot = (x: number) =>
    filledCurve(`${x - 26} -2, ${x - 18} -14, ${x} -18, ${x + 18} -14, ${x + 26} -2, ${x} 0`, bill);
  const svg = [
    foot(-26),
    foot(26),
    wing(-1),
    wing(1),
    filledCurve(
      "0 -228, 36 -218, 54 -184, 60 -140, 70 -92, 66 -40, 44 -12, 0 -6, -44 -12, -66 -40, -70 -92, -60 -140, -54 -184, -36 -218",
      coatOf(paints, tone),
    ),
    filledCurve("0 -140, 34 -128, 50 -88, 48 -42, 30 -16, 0 -10, -30 -16, -48 -42, -50 -88, -34 -128", white),
    filledCurve(
      "0 -186, 18 -204, 40 -196, 44 -170, 28 -148, 0 -138, -28 -148, -44 -170, -40 -196, -18 -204",
      white,
    ),
    item.young
      ? ""
      : filledCurve("0 -140, 26 -148, 34 -126, 20 -110, 0 -106, -20 -110, -34 -126, -26 -148", "#f6d27a"),
    ...[-1, 1].map((side) => softly(paints, [side * 30, -158], [13, 9], "#f08a8a", 0.5)),
    eyeOf([-19, -176], 7.5, isAsleep(item)),
    eyeOf([19, -176], 7.5, isAsleep(item)),
    filledCurve("-13 -166, 0 -172, 13 -166, 0 -148", bill),
  ].join("");
  if (slides)
    return {
      svg: group(svg, placed([112, -70], -84)),
      width: 260,
      height: 150,
      top: { height: 130, half: 40 },
    };
  return {
    svg: item.pose === "walk" ? group(svg, placed([0, 0], -4)) : svg,
    width: lifted ? 240 : 180,
    height: 230,
    head: { at: [0, -216], width: 84 },
    neck: { at: [0, -136], width: 104 },
    eyes: { at: [0, -176], width: 88 },
    hand: [82, -62],
    top: { height: 226, half: 20 },
  };
};

const owl: Maker = ({ color, paints, item }) => {
  const tone = color("#8a6444");
  const white = mix(tone, "#ffffff", 0.8);
  const pale = mix(tone, "#fff0d6", 0.62);
  const dark = shift(tone, -0.1);
  const flies = item.pose === "fly";
  const asleep = isAsleep(item);
  const wings = [-1, 1].map((side) =>
    flies
      ? group(spreadWing(shift(tone, -0.04), 190), placed([side * 44, -128], 0, [side, 1]))
      : shape(
          mirrored(
            [
              [58, -150],
              [82, -112],
              [80, -62],
              [56, -22],
              [44, -46],
              [50, -100],
            ],
            side,
          ),
          dark,
        ) +
        line(
          `M${side * 56} -104Q${side * 68} -96 ${side * 76} -102M${side * 53} -76Q${side * 64} -68 ${side * 75} -74M${side * 52} -50Q${side * 60} -44 ${side * 68} -50`,
          shift(tone, 0.04),
          4,
          'class="shade"',
        ),
  );
  const scallops = [
    [-112, [-16, 16]],
    [-92, [-30, 0, 30]],
    [-70, [-18, 18]],
    [-50, [-28, 0, 28]],
  ] as const;
  return {
    svg: [
      flies ? wings.join("") : "",
      // on the ground its tail is behind its feet
      flies || item.relation?.kind === "on" ? filledCurve("-30 -30, -22 14, 0 22, 22 14, 30 -30", dark) : "",
      filledCurve(
        "0 -196, 48 -190, 70 -150, 72 -90, 54 -30, 0 -12, -54 -30, -72 -90, -70 -150, -48 -190",
        coatOf(paints, tone),
      ),
      filledCurve("0 -138, 40 -124, 50 -80, 36 -36, 0 -22, -36 -36, -50 -80, -40 -124", pale),
      scallops
        .flatMap(([y, list]) => list.map((x) => `M${x - 9} ${y}Q${x} ${y + 13} ${x + 9} ${y}`))
        .map((d) => line(d, mix(tone, pale, 0.25), 4.5))
        .join(""),
      flies ? "" : wings.join(""),
      filledCurve("-66 -164, -76 -226, -46 -208, 0 -194, 46 -208, 76 -226, 66 -164, 40 -150, -40 -150", tone),
      ...[-1, 1].map((side) => ellipse([side * 30, -162], [36, 37], white)),
      ...[-1, 1].map((side) =>
        asleep
          ? eyeOf([side * 28, -162], 15, true)
          : ellipse([side * 28, -162], [23, 24], "#f4b83c") + eyeOf([side * 27, -161], 14),
      ),
      filledCurve("-11 -148, 0 -156, 11 -148, 0 -122", "#e8a13a"),
      ...[-24, 24].map((x) => [-9, 0, 9].map((dx) => ellipse([x + dx, -9], [6, 10], "#e8a13a")).join("")),
    ].join(""),
    width: flies ? 490 : 172,
    height: flies ? 270 : 226,
    head: { at: [0, -202], width: 116 },
    neck: { at: [0, -120], width: 124 },
    eyes: { at: [0, -162], width: 128 },
    top: { height: 200, half: 20 },
  };
};

const chick: Maker = ({ color, paints, item }) => {
  const tone = color("#f6d352");
  const foot = "#ee9436";
  return {
    svg: [
      line("M-16 -26V-5M16 -26V-5M-26 -3h16M10 -3h16", foot, 6),
      filledCurve("-70 -84, -92 -70, -96 -50, -78 -46, -58 -56", shift(tone, -0.08)),
      filledCurve("70 -84, 92 -70, 96 -50, 78 -46, 58 -56", shift(tone, -0.08)),
      filledCurve(
        "0 -176, 50 -164, 72 -124, 76 -74, 56 -30, 0 -16, -56 -30, -76 -74, -72 -124, -50 -164",
        coatOf(paints, tone),
      ),
      line("M-4 -174Q-10 -190 -2 -194M4 -175Q12 -186 10 -192", tone, 6),
      ...[-1, 1].map((side) => softly(paints, [side * 44, -106], [17, 12], "#f0868a", 0.5)),
      eyeOf([-27, -124], 10, isAsleep(item)),
      eyeOf([27, -124], 10, isAsleep(item)),
      filledCurve("-15 -108, 0 -116, 15 -108, 0 -90", "#f08c32"),
      asMouth(line("M-14 -107Q0 -101 14 -107", shift("#f08c32", -0.15), 3)),
    ].join(""),
    width: 190,
    height: 190,
    head: { at: [0, -168], width: 110 },
    neck: { at: [0, -76], width: 132 },
    eyes: { at: [0, -124], width: 104 },
    top: { height: 174, half: 20 },
  };
};

/** Birds that look at the viewer. */
export const uprightBirdsMade: Readonly<Record<string, Maker>> = { penguin, owl, chick };
