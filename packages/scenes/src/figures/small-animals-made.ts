import { mix, shift } from "../palette.ts";
import { ellipse, filledCurve, group, line, placed, type Point, ribbon, shape } from "../pen.ts";
import { coatOf, eyeOf, isAsleep, smile, softly } from "./animal-parts.ts";
import type { Maker } from "./maker.ts";
import { asMouth } from "./features.ts";

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
      asMouth(line("M-90 -214Q-62 -206 -36 -216", shift(tone, -0.32), 3.6)),
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
export const smallAnimalsMade: Readonly<Record<string, Maker>> = { crab, snail, snake };
