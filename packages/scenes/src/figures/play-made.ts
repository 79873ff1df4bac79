import { shift } from "../palette.ts";
import { box, ellipse, line, type Point, shape } from "../pen.ts";
import type { Maker } from "./maker.ts";

/** A soap bubble: a pale ring with a glint, so that it can be colored as well. */
const bubble = ([x, y]: Point, size: number, tone: string): string =>
  ellipse([x, y], [size, size], tone) +
  ellipse([x, y], [size * 0.86, size * 0.86], shift(tone, 0.05)) +
  ellipse([x - size * 0.34, y - size * 0.36], [size * 0.24, size * 0.17], "#ffffff");

/** What children play and bathe with. */
export const playMade: Readonly<Record<string, Maker>> = {
  bubbles: ({ color }) => ({
    svg: (
      [
        [-52, -40, 30],
        [20, -96, 36],
        [58, -30, 22],
        [-18, -14, 14],
        [-70, -112, 17],
        [72, -132, 15],
      ] as const
    )
      .map(([x, y, size], i) => bubble([x, y], size, i % 2 === 0 ? color("#cfe6f2") : color("#e6dcf2")))
      .join(""),
    width: 190,
    height: 150,
  }),
  bathtub: ({ color }) => {
    const tone = color("#f4f6f8");
    const foam = [-118, -84, -48, -10, 30, 70, 108];
    return {
      svg: [
        ...[-96, 96].map((x) => ellipse([x, -10], [15, 12], "#c9a24a")),
        ...foam.map((x, i) =>
          ellipse([x, -112 - (i % 2) * 9], [26, 22], i % 3 === 0 ? "#e4f0f7" : "#f3f9fc"),
        ),
        shape("M-150 -106H150Q148 -40 104 -20H-104Q-148 -40 -150 -106Z", tone),
        shape("M-150 -106H150L146 -80H-146Z", shift(tone, -0.06)),
        box([-164, -120], [328, 18], shift(tone, 0.02), 'rx="9"'),
        line("M138 -120V-166Q138 -184 120 -184H112", "#b9c1c9", 9),
      ].join(""),
      width: 328,
      height: 186,
      rim: 116,
      top: { height: 116, half: 110 },
    };
  },
  "fish bowl": () => ({
    svg: [
      ellipse([0, -6], [62, 10], "#9fb8c6"),
      shape("M-44 -150Q-112 -116 -104 -62Q-96 -4 -50 0H50Q96 -4 104 -62Q112 -116 44 -150Z", "#e6f2f8"),
      shape(
        "M-104 -96Q-60 -106 0 -98Q60 -90 104 -96Q112 -70 102 -50Q92 -4 50 0H-50Q-92 -4 -102 -50Q-112 -70 -104 -96Z",
        "#a9d6ec",
      ),
      ...[-50, -18, 14, 46].map((x, i) => ellipse([x, -10], [17, 8], i % 2 === 0 ? "#d9b98a" : "#c9a070")),
      shape("M58 -14Q48 -50 62 -78Q70 -48 66 -14Z", "#5da05c"),
      ellipse([0, -150], [46, 9], "#cfe2ec"),
      line("M-84 -104Q-92 -76 -80 -52", "#ffffff", 7, 'class="shade"'),
    ].join(""),
    width: 216,
    height: 160,
    rim: 150,
  }),
  "glass dome": () => ({
    svg: [
      shape("M-82 -16V-190Q-82 -280 0 -280Q82 -280 82 -190V-16Z", "#e3f0f6"),
      line("M-64 -60V-186Q-62 -244 -18 -258", "#ffffff", 7, 'class="shade"'),
      ellipse([0, -288], [10, 10], "#8fb4cc"),
      shape("M-104 -18H104L96 0H-96Z", "#8a5a34"),
      ellipse([0, -18], [104, 12], "#a9774a"),
    ].join(""),
    width: 208,
    height: 298,
    rim: 280,
  }),
  "magnifying glass": ({ color }) => {
    const rim = color("#7a5638");
    return {
      svg: [
        line("M26 -78L66 -8", rim, 17),
        ellipse([0, -118], [50, 50], "#4a4d56"),
        ellipse([0, -118], [40, 40], "#d6ebf3"),
        line("M-22 -128Q-14 -146 6 -146", "#ffffff", 6, 'class="shade"'),
      ].join(""),
      width: 120,
      height: 170,
    };
  },
};
