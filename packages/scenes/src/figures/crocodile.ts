import { mix, shift } from "../palette.ts";
import { ellipse, filledCurve, line, type Point, polygon, shape } from "../pen.ts";
import { coatOf, eyeOf, isAsleep, isLively, softly } from "./animal-parts.ts";
import { bent, limb } from "./limb.ts";
import type { Maker } from "./maker.ts";
import { asMouth } from "./features.ts";

/** Where the plates of its back stand, from the neck to the tail. */
const back: readonly Point[] = [
  [-58, -86],
  [-30, -95],
  [-1, -98],
  [28, -97],
  [57, -93],
  [85, -86],
  [112, -75],
  [138, -63],
  [163, -51],
  [186, -41],
  [208, -32],
  [228, -24],
];

const plate = ([x, y]: Point, size: number, fill: string) =>
  shape(
    polygon([
      [x - size * 0.9, y + size * 0.7],
      [x + size * 0.2, y - size],
      [x + size, y + size * 0.9],
    ]),
    fill,
  );

const row = (from: number, to: number, step: number, y: number, size: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => {
    const x = from + i * step;
    return shape(
      polygon([
        [x - size * 0.5, y],
        [x + size * 0.5, y],
        [x, y + size],
      ]),
      "#fffdf4",
    );
  }).join("");

/** A crocodile that smiles with all its teeth. */
export const crocodile: Maker = ({ color, paints, item }) => {
  const tone = color("#6f9a4c");
  const dark = shift(tone, -0.1);
  const pale = mix(tone, "#f6efc6", 0.66);
  const stride = isLively(item) || item.pose === "walk" ? 16 : 0;
  const leg = (x: number, way: number, fill: string) =>
    shape(limb(bent([x, -46], [x + 24, -36], [x + 4 + way, -10]), 34, 22), fill) +
    filledCurve(
      `${x - 24 + way} -1, ${x - 20 + way} -12, ${x + 2 + way} -18, ${x + 20 + way} -12, ${x + 22 + way} -1`,
      fill,
    ) +
    [-17, -5, 7].map((dx) => ellipse([x + dx + way, -3], [5, 4], pale)).join("");
  return {
    svg: [
      leg(-20, stride, dark),
      leg(104, -stride, dark),
      ...back.map((at, i) => plate(at, 15 - i * 0.6, dark)),
      filledCurve(
        "-70 -84, -20 -96, 50 -93, 110 -74, 170 -46, 236 -18, 262 -6, 236 -4, 170 -14, 110 -24, 60 -22, 0 -18, -60 -22, -92 -38, -94 -64",
        coatOf(paints, tone),
      ),
      filledCurve("-88 -40, -40 -32, 40 -34, 112 -40, 62 -22, 0 -18, -60 -22", pale),
      leg(-52, -stride, shift(tone, -0.03)),
      leg(68, stride, shift(tone, -0.03)),
      filledCurve("-86 -56, -150 -54, -232 -52, -244 -42, -226 -30, -150 -26, -92 -28", pale),
      row(-226, -122, 20, -53, 15),
      filledCurve(
        "-66 -84, -84 -104, -112 -112, -136 -100, -150 -84, -200 -80, -240 -80, -256 -66, -244 -52, -180 -52, -120 -50, -82 -42, -66 -56",
        coatOf(paints, shift(tone, 0.02)),
      ),
      asMouth(line("M-250 -56Q-180 -46 -120 -50Q-98 -48 -90 -62", shift(tone, -0.28), 4)),
      ellipse([-242, -76], [6, 5], shift(tone, -0.22)),
      softly(paints, [-98, -66], [15, 10], "#f0868a", 0.45),
      ellipse([-114, -104], [19, 18], shift(tone, 0.05)),
      isAsleep(item)
        ? eyeOf([-114, -104], 10, true)
        : ellipse([-115, -104], [13, 13], "#fbf2c4") + eyeOf([-116, -103], 8),
    ].join(""),
    width: 524,
    height: 124,
    head: { at: [-116, -118], width: 64 },
    mouth: [-246, -48],
    top: { height: 94, half: 40 },
  };
};
