import { shift } from "../palette.ts";
import { ellipse, filledCurve, leaf, line, shape } from "../pen.ts";
import { coatOf, eyeOf, isAsleep, smile, softly } from "./animal-parts.ts";
import { ink } from "./creature-look.ts";
import type { Maker } from "./maker.ts";

const bee: Maker = ({ color, paints, item }) => {
  const tone = color("#f4c53c");
  const wing = "#dcecf6";
  const band = (x: number, half: number, wide: number) =>
    filledCurve(
      `${x - wide} ${-76 - half}, ${x + wide} ${-76 - half * 0.94}, ${x + wide * 1.7} -76, ${x + wide} ${-76 + half * 0.94}, ${x - wide} ${-76 + half}, ${x - wide * 0.3} -76`,
      ink,
    );
  return {
    svg: [
      filledCurve("14 -112, 34 -176, 80 -192, 96 -166, 66 -122, 30 -104", shift(wing, -0.05)),
      filledCurve("92 -84, 124 -78, 96 -66", ink),
      ellipse([18, -76], [82, 48], coatOf(paints, tone)),
      band(10, 48, 9),
      band(46, 44, 8),
      band(78, 30, 6),
      filledCurve("-4 -112, -14 -176, 22 -204, 50 -184, 36 -130, 12 -104", wing),
      line("M-64 -116Q-72 -150 -94 -154M-44 -120Q-40 -152 -58 -164", ink, 4),
      ellipse([-96, -154], [7, 7], ink),
      ellipse([-60, -166], [7, 7], ink),
      ellipse([-54, -80], [44, 42], coatOf(paints, shift(tone, 0.03))),
      softly(paints, [-52, -62], [13, 9], "#f0706a", 0.5),
      eyeOf([-68, -86], 9, isAsleep(item)),
      smile(-76, -64, 10, "#7a4a24"),
      line("M-20 -38L-26 -20M8 -30L4 -12M34 -32L32 -14", ink, 5),
    ].join(""),
    width: 240,
    height: 200,
    head: { at: [-54, -120], width: 70 },
  };
};

const ladybug: Maker = ({ color, paints, item }) => {
  const tone = color("#dd3b34");
  const black = "#33303a";
  return {
    svg: [
      line("M-50 -26L-62 -2M-6 -22L-10 0M44 -24L54 -2", black, 9),
      line("M-96 -84Q-106 -112 -124 -112M-80 -90Q-78 -116 -92 -126", black, 5),
      ellipse([-126, -112], [7, 7], black),
      ellipse([-94, -128], [7, 7], black),
      filledCurve("-50 -92, -84 -96, -112 -74, -114 -40, -92 -22, -56 -22", black),
      filledCurve(
        "-70 -22, -72 -70, -40 -112, 14 -122, 66 -100, 94 -54, 92 -22, 10 -14",
        coatOf(paints, tone),
      ),
      line("M-36 -110Q10 -70 92 -32", shift(tone, -0.2), 5),
      ...[
        [-30, -46, 15],
        [22, -42, 16],
        [-4, -78, 12],
        [40, -94, 15],
        [72, -66, 12],
        [4, -106, 10],
      ].map(([x = 0, y = 0, r = 0]) => ellipse([x, y], [r, r * 0.94], black)),
      ellipse([-92, -62], [15, 16], "#ffffff"),
      eyeOf([-94, -60], 9, isAsleep(item)),
      softly(paints, [-84, -40], [10, 7], "#f0868a", 0.8),
      smile(-100, -38, 8, "#f6e6e0"),
    ].join(""),
    width: 236,
    height: 136,
    head: { at: [-84, -94], width: 56 },
    top: { height: 118, half: 24 },
  };
};

const dragonfly: Maker = ({ color, paints, item }) => {
  const tone = color("#3fa39a");
  const wing = "#cfe6f2";
  const pane = (x: number, y: number, fill: string) => shape(leaf([-30, -104], [x, y], 46, 0.66), fill);
  return {
    svg: [
      pane(36, -210, shift(wing, -0.06)),
      pane(104, -178, shift(wing, -0.06)),
      ...[150, 122, 94, 66, 38, 10].map((x, i) =>
        ellipse([x, -84 + x * 0.1], [19, 13 - (x - 10) * 0.03], i % 2 === 0 ? tone : shift(tone, 0.09)),
      ),
      ellipse([-26, -92], [34, 28], coatOf(paints, tone)),
      pane(-46, -222, wing),
      pane(44, -12, shift(wing, 0.02)),
      pane(-24, 6, wing),
      ellipse([-76, -96], [34, 32], coatOf(paints, shift(tone, 0.04))),
      line("M-88 -124Q-96 -142 -110 -144M-70 -126Q-70 -144 -80 -152", shift(tone, -0.2), 4),
      softly(paints, [-74, -80], [11, 8], "#f0706a", 0.5),
      eyeOf([-90, -102], 9, isAsleep(item)),
      smile(-96, -84, 9, shift(tone, -0.34)),
    ].join(""),
    width: 340,
    height: 222,
    head: { at: [-76, -126], width: 60 },
  };
};

const ant: Maker = ({ color, paints, item }) => {
  const tone = color("#8a4a34");
  const dark = shift(tone, -0.1);
  const leg = (x: number, way: number) => line(`M${x} -40L${x + way * 22} -58L${x + way * 40} -3`, dark, 7);
  return {
    svg: [
      leg(-20, -1),
      leg(2, 1),
      leg(20, 1),
      leg(-4, -1),
      ellipse([78, -60], [52, 40], coatOf(paints, tone)),
      ellipse([6, -50], [32, 26], coatOf(paints, shift(tone, -0.03))),
      line("M-76 -104Q-86 -134 -104 -132M-54 -108Q-52 -138 -68 -148", dark, 6),
      ellipse([-58, -72], [44, 40], coatOf(paints, shift(tone, 0.03))),
      softly(paints, [-54, -54], [12, 8], "#f0807a", 0.6),
      eyeOf([-76, -78], 9.5, isAsleep(item)),
      smile(-84, -56, 10, shift(tone, -0.3)),
    ].join(""),
    width: 270,
    height: 148,
    head: { at: [-56, -108], width: 72 },
  };
};

/** Insects with a friendly face. */
export const insectsMade: Readonly<Record<string, Maker>> = { bee, ladybug, dragonfly, ant };
