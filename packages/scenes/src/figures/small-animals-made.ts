import { mix, shift } from "../palette.ts";
import { ellipse, filledCurve, group, line, placed, type Point, ribbon, shape } from "../pen.ts";
import { coatOf, eyeOf, isAsleep, softly } from "./animal-parts.ts";
import { ink } from "./creature-look.ts";
import type { Maker } from "./maker.ts";

const smile = (x: number, y: number, half: number, tone: string) =>
  line(`M${x - half} ${y}Q${x} ${y + half} ${x + half} ${y}`, tone, 3.6);

const crab: Maker = ({ color, paints, item }) => {
  const tone = color("#e2573c");
  const dark = shift(tone, -0.09);
  const half = (side: number) => {
    const leg = (way: readonly Point[]) =>
      shape(
        ribbon(
          way.map(([x, y]): Point => [x * side, y]),
          (share) => 19 - 12 * share,
        ),
        dark,
      );
    return [
      leg([
        [64, -62],
        [106, -82],
        [130, -52],
        [136, -18],
      ]),
      leg([
        [60, -48],
        [96, -60],
        [114, -32],
        [116, -2],
      ]),
      leg([
        [48, -36],
        [78, -40],
        [90, -18],
        [88, 2],
      ]),
      shape(
        ribbon(
          (
            [
              [62, -86],
              [96, -104],
              [108, -136],
            ] as const
          ).map(([x, y]): Point => [x * side, y]),
          () => 20,
        ),
        dark,
      ),
      group(
        filledCurve(
          "86 -134, 80 -172, 104 -206, 120 -204, 112 -180, 122 -170, 144 -190, 152 -170, 146 -140, 118 -122",
          coatOf(paints, tone),
        ),
        placed([0, 0], 0, [side, 1]),
      ),
      line(`M${side * 24} -104L${side * 26} -138`, tone, 10),
      ellipse([side * 26, -146], [17, 18], "#ffffff"),
      eyeOf([side * 25, -144], 10, isAsleep(item)),
      softly(paints, [side * 46, -62], [17, 12], "#ffd0b0", 0.6),
    ].join("");
  };
  return {
    svg: [
      half(-1),
      half(1),
      filledCurve(
        "0 -116, 48 -112, 82 -86, 84 -54, 54 -26, 0 -18, -54 -26, -84 -54, -82 -86, -48 -112",
        coatOf(paints, tone),
      ),
      ...[
        [-40, -92, 8],
        [38, -94, 9],
        [0, -100, 7],
      ].map(([x = 0, y = 0, r = 0]) => ellipse([x, y], [r, r * 0.8], dark)),
      smile(0, -62, 20, shift(tone, -0.3)),
    ].join(""),
    width: 306,
    height: 206,
    head: { at: [0, -112], width: 110 },
    mouth: [116, -196],
    eyes: { at: [0, -146], width: 104 },
    top: { height: 114, half: 30 },
  };
};

const snail: Maker = ({ color, paints, item }) => {
  const tone = color("#c98a4e");
  const skin = "#e6cf9e";
  const ring = (x: number, y: number, r: number, light: number) =>
    ellipse([x, y], [r, r * 0.96], coatOf(paints, shift(tone, light)));
  return {
    svg: [
      line("M-92 -92L-112 -140M-72 -96L-68 -142", skin, 9),
      filledCurve(
        "-104 -104, -66 -112, -46 -88, -34 -48, 40 -36, 104 -22, 128 -4, 60 0, -40 0, -92 -2, -108 -40, -116 -80",
        coatOf(paints, skin),
      ),
      ring(26, -88, 76, -0.04),
      ring(20, -84, 56, 0.05),
      ring(24, -82, 37, -0.02),
      ring(20, -80, 19, 0.08),
      ellipse([-113, -144], [13, 14], "#ffffff"),
      ellipse([-67, -146], [13, 14], "#ffffff"),
      eyeOf([-114, -142], 7.5, isAsleep(item)),
      eyeOf([-68, -144], 7.5, isAsleep(item)),
      softly(paints, [-74, -72], [13, 9], "#f0868a", 0.5),
      smile(-96, -80, 11, shift(skin, -0.4)),
    ].join(""),
    width: 266,
    height: 166,
    head: { at: [-88, -100], width: 60 },
    top: { height: 156, half: 26 },
  };
};

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

const snake: Maker = ({ color, paints, item }) => {
  const tone = color("#7fae4a");
  const other = item.colors[1] ?? shift(tone, -0.13);
  const pale = mix(tone, "#fbf6cf", 0.6);
  const coil = (x: number, y: number, rx: number, ry: number, light: number) =>
    ellipse([x, y], [rx, ry], coatOf(paints, shift(tone, light))) +
    [-0.62, -0.2, 0.22, 0.64]
      .map((share) => {
        const [px, py] = [x + share * rx, y + Math.sqrt(1 - share * share) * ry * 0.34];
        return ellipse([px, py], [rx * 0.11, ry * 0.34], other);
      })
      .join("");
  return {
    svg: [
      shape(
        ribbon(
          [
            [70, -34],
            [116, -28],
            [142, -8],
            [170, -14],
          ],
          (share) => 30 - 24 * share,
        ),
        shift(tone, -0.05),
      ),
      coil(0, -32, 104, 32, -0.04),
      coil(4, -62, 82, 29, -0.01),
      coil(8, -90, 58, 25, 0.02),
      shape(
        ribbon(
          [
            [30, -92],
            [48, -128],
            [26, -164],
            [-14, -186],
            [-20, -214],
          ],
          (share) => 46 - 6 * share,
        ),
        coatOf(paints, tone),
      ),
      ...[
        [46, -132],
        [22, -168],
        [-12, -190],
      ].map(([x = 0, y = 0]) => ellipse([x, y], [9, 7], other)),
      line("M-84 -214L-116 -210M-116 -210L-130 -218M-116 -210L-128 -200", "#d0433c", 5),
      filledCurve("14 -232, -10 -258, -50 -256, -84 -232, -92 -214, -70 -200, -30 -196, 4 -206", tone),
      filledCurve("-90 -212, -60 -212, -20 -206, -30 -197, -66 -200", pale),
      line("M-90 -214Q-62 -206 -36 -216", shift(tone, -0.32), 3.6),
      ellipse([-38, -236], [12, 13], "#ffffff"),
      eyeOf([-40, -235], 7.5, isAsleep(item)),
      softly(paints, [-22, -218], [11, 8], "#f0868a", 0.5),
    ].join(""),
    width: 330,
    height: 262,
    head: { at: [-34, -252], width: 70 },
  };
};

/** Animals of the shore and of the meadow's floor. */
export const smallAnimalsMade: Readonly<Record<string, Maker>> = { crab, snail, bee, ladybug, snake };
