import { mix, shift } from "../palette.ts";
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
  cliff: ({ chance, color }) => {
    const rock = color("#9a8d80");
    const face = (text: string, dark: number) => poly(text, shift(rock, dark));
    const cracks = Array.from({ length: 9 }, (_, i): string => {
      const [x, y] = [-104 + i * 26 + chance.around(0, 8), -176 + ((i * 67) % 130)];
      return `M${x} ${y}l${chance.around(4, 4)} 26l-7 22`;
    });
    return {
      svg: [
        face(
          "-196 0, -178 -70, -160 -96, -158 -150, -140 -190, -128 -236, 132 -236, 150 -196, 146 -150, 170 -110, 182 -60, 200 0",
          0,
        ),
        face(
          "-196 0, -178 -70, -160 -96, -158 -150, -140 -190, -128 -236, -84 -230, -92 -176, -112 -140, -104 -84, -124 -40, -116 0",
          0.07,
        ),
        face(
          "-84 -230, -20 -232, -34 -170, -12 -120, -30 -60, -22 0, -116 0, -124 -40, -104 -84, -112 -140, -92 -176",
          0.02,
        ),
        face(
          "60 -232, 132 -236, 150 -196, 146 -150, 170 -110, 182 -60, 200 0, 96 0, 104 -56, 80 -108, 92 -160",
          -0.1,
        ),
        face(
          "-20 -232, 60 -232, 92 -160, 80 -108, 104 -56, 96 0, -22 0, -30 -60, -12 -120, -34 -170",
          -0.045,
        ),
        line(cracks.join(""), shift(rock, -0.16), 3, 'class="shade"'),
        shape(
          "M-142 -228Q-120 -254 -60 -250Q0 -258 70 -250Q130 -254 146 -228Q120 -216 96 -228Q70 -210 40 -226Q10 -212 -24 -227Q-60 -208 -92 -226Q-120 -214 -142 -228Z",
          "#7fae5a",
        ),
        shape(
          "M-138 -232Q-110 -250 -60 -246Q0 -254 70 -246Q124 -250 142 -231Q60 -242 0 -240Q-70 -242 -138 -232Z",
          "#98c46c",
          'class="shade"',
        ),
      ].join(""),
      width: 400,
      height: 250,
      top: { height: 236, half: 92 },
    };
  },
  cave: ({ chance }) => ({
    svg: [
      boulder(chance, [0, 0], [380, 250], "#857d78"),
      shape("M-124 0Q-136 -176 -20 -194Q120 -196 128 0Z", "#4a434a"),
      shape("M-104 0Q-112 -150 -14 -168Q100 -168 106 0Z", "#2b262e"),
      shape(
        "M-84 -128l10 40l12 -52ZM-30 -160l11 46l13 -50ZM36 -162l9 34l12 -28ZM70 -134l8 36l9 -18Z",
        "#4a434a",
      ),
    ].join(""),
    width: 390,
    height: 254,
  }),
  "ice floe": () => ({
    svg:
      poly("-190 -34, -120 -58, 40 -62, 150 -52, 196 -28, 120 -8, -60 0, -170 -12", "#f2f8fb") +
      poly("-190 -34, -170 -12, -60 0, 120 -8, 196 -28, 190 0, 110 22, -64 30, -176 16", "#a9cbe0"),
    width: 390,
    height: 62,
    top: { height: 30, half: 110 },
  }),
  knoll: ({ paints, season, setting, isNight }) => {
    const green =
      season === "winter" || ["snow", "ice"].includes(setting)
        ? "#eef3f8"
        : season === "autumn"
          ? "#b8a355"
          : "#86c25f";
    const own = isNight ? mix(green, "#24365e", 0.5) : green;
    // the hill goes on to the lower edge of the picture
    const back =
      "M-700 300V20C-600 4 -540 -24 -470 -56C-360 -106 -250 -214 30 -218C300 -214 380 -112 500 -50C570 -18 630 4 700 20V300Z";
    return {
      svg:
        shape(back, paints.linear([shift(own, 0.05), own, shift(own, -0.06)])) +
        shape(
          "M-420 -20C-240 -120 -60 -150 60 -150C-80 -110 -260 -60 -420 -20Z",
          shift(own, 0.03),
          'opacity="0.6" class="shade"',
        ) +
        shape(
          "M420 -14C300 -80 200 -110 90 -130C180 -80 290 -40 420 -14Z",
          shift(own, -0.04),
          'opacity="0.6" class="shade"',
        ),
      width: 1280,
      height: 218,
      top: { height: 208, half: 150 },
    };
  },
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
