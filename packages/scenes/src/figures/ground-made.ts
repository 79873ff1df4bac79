import { box, closedCurve, ellipse, line, type Point, shape } from "../pen.ts";
import { boulder } from "../shapes/shore.ts";
import { poly } from "./building-parts.ts";
import type { Maker } from "./maker.ts";

/** Rock, ice, sand and falling water. */
export const groundMade: Readonly<Record<string, Maker>> = {
  sandcastle: () => ({
    svg:
      [
        [-70, 60],
        [70, 60],
        [0, 96],
      ]
        .map(
          ([x = 0, h = 0]) =>
            box([x - 24, -h], [48, h], x === 0 ? "#e3c184" : "#d9b474") +
            poly(`${x - 28} ${-h}, ${x} ${-h - 36}, ${x + 28} ${-h}`, "#cda561"),
        )
        .join("") +
      box([-74, -42], [148, 42], "#e3c184") +
      shape("M-14 0V-20Q0 -34 14 -20V0Z", "#a8823f") +
      line("M0 -132V-160", "#7a5a40", 3) +
      poly("0 -160, 26 -151, 0 -142", "#d6473f"),
    width: 200,
    height: 160,
  }),
  rock: ({ chance, color }) => ({
    svg: boulder(chance, [0, 0], [150, 84], color("#8f8b88")),
    width: 150,
    height: 88,
    top: { height: 74, half: 36 },
  }),
  cliff: ({ chance }) => ({
    svg: boulder(chance, [0, 0], [260, 230], "#948a80"),
    width: 270,
    height: 236,
    top: { height: 205, half: 60 },
  }),
  cave: ({ chance }) => ({
    svg: boulder(chance, [0, 0], [280, 180], "#857d78") + shape("M-60 0C-60 -110 60 -110 60 0Z", "#2f2a30"),
    width: 290,
    height: 184,
  }),
  "ice floe": () => ({
    svg:
      poly("-190 -34, -120 -58, 40 -62, 150 -52, 196 -28, 120 -8, -60 0, -170 -12", "#f2f8fb") +
      poly("-190 -34, -170 -12, -60 0, 120 -8, 196 -28, 190 0, 110 22, -64 30, -176 16", "#a9cbe0"),
    width: 390,
    height: 62,
    top: { height: 30, half: 110 },
  }),
  iceberg: () => ({
    svg:
      poly("-120 0, -80 -90, -30 -110, 20 -190, 60 -120, 110 -70, 140 0", "#dcecf5") +
      poly("20 -190, 60 -120, 110 -70, 140 0, 40 0, 10 -80", "#a9cbe0"),
    width: 270,
    height: 190,
    top: { height: 90, half: 30 },
  }),
  waterfall: ({ chance }) => ({
    svg:
      boulder(chance, [-70, 0], [150, 220], "#857d78") +
      boulder(chance, [80, 0], [140, 200], "#8f8782") +
      shape("M-40 -200C-20 -214 20 -214 40 -200L52 0H-52Z", "#9fd0e6") +
      line("M-22 -196L-30 -10M0 -200V-10M22 -196L32 -10", "#e3f3fa", 7) +
      ellipse([0, -4], [84, 14], "#dff0f7"),
    width: 290,
    height: 224,
  }),
  starfish: ({ color }) => ({
    svg: shape(
      closedCurve(
        Array.from({ length: 10 }, (_, i): Point => {
          const a = (i / 10) * 6.283 - 1.571;
          const r = i % 2 ? 30 : 74;
          return [Math.cos(a) * r, -60 + Math.sin(a) * r];
        }),
      ),
      color("#ef7f4a"),
    ),
    width: 150,
    height: 140,
  }),
};
