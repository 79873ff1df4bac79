import { shift } from "../palette.ts";
import { box, closedCurve, ellipse, line, shape } from "../pen.ts";
import { pot } from "../shapes/potted.ts";
import { poly, wood } from "./building-parts.ts";
import type { Maker } from "./maker.ts";

/** A cup seen from its side, for whoever looks over its rim. */
export const emptyCup: Maker = ({ color }) => {
  const tone = color("#f1ebe2");
  return {
    svg: [
      ellipse([0, -7], [104, 10], shift(tone, -0.12)),
      ellipse([0, -11], [104, 9], shift(tone, -0.02)),
      line("M74 -96Q124 -104 118 -66Q112 -36 64 -38", shift(tone, -0.07), 15),
      shape("M-84 -124Q0 -112 84 -124Q86 -60 50 -18Q30 -10 0 -10Q-30 -10 -50 -18Q-86 -60 -84 -124Z", tone),
      shape(
        "M36 -118Q60 -119 84 -124Q86 -60 50 -18Q30 -10 8 -10Q44 -50 36 -118Z",
        shift(tone, -0.06),
        'class="shade"',
      ),
      line("M-80 -98Q0 -86 80 -98", "#d9707f", 6),
      ...[-44, 0, 44].map((x) => ellipse([x, -64 + Math.abs(x) * -0.05], [9, 9], "#d9707f")),
      line("M-66 -104Q-66 -64 -46 -36", shift(tone, 0.05), 8, 'class="shade"'),
    ].join(""),
    width: 230,
    height: 126,
    rim: 112,
    top: { height: 118, half: 40 },
  };
};

/** What stands on a table or lies about in a home. */
export const householdMade: Readonly<Record<string, Maker>> = {
  vase: ({ color }) => ({
    svg:
      shape(
        closedCurve([
          [-20, -120],
          [-16, -96],
          [-46, -60],
          [-44, -20],
          [-26, 0],
          [26, 0],
          [44, -20],
          [46, -60],
          [16, -96],
          [20, -120],
          [0, -116],
        ]),
        color("#5f8fb8"),
      ) + line("M-44 -52Q0 -38 44 -52", "#f4efe2", 5),
    width: 92,
    height: 120,
    rim: 108,
  }),
  bowl: ({ color }) => ({
    svg:
      shape(
        "M-110 -70C-104 -24 -60 -6 -34 -4V0H34V-4C60 -6 104 -24 110 -70C60 -58 -60 -58 -110 -70Z",
        color("#e9e4d8"),
      ) + line("M-106 -54Q0 -36 106 -54", "#4f7fb8", 6),
    width: 220,
    height: 72,
    rim: 62,
  }),
  "flower pot": ({ paints, color }) => ({
    svg: pot(paints, [0, 0], [90, 84], color("#c9703f")),
    width: 96,
    height: 90,
    rim: 70,
  }),
  "beach ball": () => ({
    svg:
      ellipse([0, -50], [50, 50], "#f7f3ea") +
      shape("M0 -100C-40 -90 -52 -30 0 0C-20 -30 -20 -70 0 -100Z", "#d6473f") +
      shape("M0 -100C52 -96 70 -20 0 0C26 -30 26 -70 0 -100Z", "#3f8fc4"),
    width: 100,
    height: 100,
  }),
  ball: ({ color }) => ({
    svg:
      ellipse([0, -50], [50, 50], color("#e0503c")) +
      shape("M-48 -62Q0 -40 48 -62L46 -42Q0 -18 -46 -42Z", shift(color("#f7f3ea"), 0.12)),
    width: 100,
    height: 100,
  }),
  "building blocks": () => ({
    svg:
      box([-64, -60], [60, 60], "#d6473f") +
      box([4, -60], [60, 60], "#3f8fc4") +
      box([-30, -120], [60, 60], "#f0b429"),
    width: 130,
    height: 120,
    top: { height: 120, half: 22 },
  }),
  "rubber duck": () => ({
    svg:
      shape(
        closedCurve([
          [-70, -34],
          [-40, -56],
          [20, -46],
          [70, -70],
          [66, -20],
          [30, 0],
          [-40, 0],
        ]),
        "#f7ca3a",
      ) +
      ellipse([-36, -78], [36, 34], "#f7ca3a") +
      poly("-66 -84, -96 -74, -66 -64", "#ee8a2e") +
      ellipse([-46, -86], [5, 6], "#2c2226"),
    width: 160,
    height: 112,
  }),
  "watering can": ({ color }) => ({
    svg:
      box([-56, -90], [112, 90], color("#5f9ea8"), 'rx="8"') +
      poly("50 -40, 112 -110, 124 -100, 54 -14", shift(color("#5f9ea8"), -0.06)) +
      line("M-52 -78C-104 -84 -104 -10 -52 -18", shift(color("#5f9ea8"), -0.1), 9),
    width: 210,
    height: 112,
    rim: 88,
  }),
  net: () => ({
    svg: line("M-60 0L20 -120", wood, 8) + ellipse([40, -146], [44, 36], "#e6e9ec", 'opacity="0.8"'),
    width: 160,
    height: 184,
  }),
  "witch hat": ({ color }) => ({
    svg:
      ellipse([0, -10], [80, 14], shift(color("#4a3b66"), -0.05)) +
      poly("-46 -12, -6 -130, 20 -120, 46 -12", color("#4a3b66")) +
      box([-44, -30], [88, 16], "#8f5bb5"),
    width: 160,
    height: 130,
  }),
  skirt: ({ color }) => ({
    svg: poly("-40 -100, 40 -100, 84 0, -84 0", color("#d86fa0")),
    width: 170,
    height: 100,
  }),
  "snow globe": () => ({
    svg:
      poly("-60 0, -46 -34, 46 -34, 60 0", "#a9584a") +
      ellipse([0, -84], [64, 62], "#cfe6f2") +
      ellipse([0, -50], [52, 18], "#f6fafc") +
      poly("0 -126, -26 -54, 26 -54", "#3f8f5c"),
    width: 130,
    height: 146,
  }),
  "mason jar": () => ({
    svg:
      shape(
        "M-44 -8Q-44 0 -36 0H36Q44 0 44 -8V-92Q44 -106 32 -112V-130H-32V-112Q-44 -106 -44 -92Z",
        "#cfe6ee",
      ) +
      shape("M-38 -10Q-38 -6 -32 -6H32Q38 -6 38 -10V-62H-38Z", "#9fcfe2") +
      line("M-34 -120H34", "#a9c3cf", 7) +
      line("M-28 -94V-24", "#f1f9fc", 7),
    width: 90,
    height: 130,
    rim: 128,
  }),
  planter: ({ color }) => ({
    svg:
      box([-150, -70], [300, 70], color("#a9683f")) +
      box([-158, -84], [316, 20], shift(color("#a9683f"), 0.05)) +
      line("M-150 -24H150M-50 -64V0M50 -64V0", shift(color("#a9683f"), -0.1), 4),
    width: 316,
    height: 84,
    rim: 78,
  }),
  "picnic basket": () => ({
    svg:
      line("M-50 -60C-50 -130 50 -130 50 -60", "#8a5f38", 9) +
      shape("M-80 -64H80L66 0H-66Z", "#c9924f") +
      line("M-76 -44H76M-72 -22H72M-40 -64L-34 0M0 -64V0M40 -64L34 0", "#9c6b36", 3) +
      shape("M-84 -72H84V-60H-84Z", "#d6473f"),
    width: 170,
    height: 116,
    rim: 60,
  }),
  basket: ({ color }) => ({
    svg:
      shape("M-76 -84H76L58 0H-58Z", color("#c9924f")) +
      line("M-72 -56H72M-65 -28H65M-38 -84L-30 0M0 -84V0M38 -84L30 0", shift(color("#c9924f"), -0.14), 4) +
      box([-82, -96], [164, 16], shift(color("#c9924f"), -0.06), 'rx="8"'),
    width: 164,
    height: 96,
    rim: 86,
  }),
  birdcage: () => ({
    svg:
      line("M-60 -10V-110Q0 -200 60 -110V-10M-30 -10V-150M0 -10V-164M30 -10V-150M0 -164V-186", "#d9a53a", 5) +
      box([-68, -14], [136, 14], "#b5842c"),
    width: 140,
    height: 190,
    rim: 150,
  }),
  dreamcatcher: () => ({
    svg:
      line(
        "M-50 -150a50 50 0 1 0 100 0a50 50 0 1 0 -100 0M-50 -150L50 -150M-35 -185L35 -115M35 -185L-35 -115M-36 -116V-40M0 -100V-20M36 -116V-40",
        "#a9774a",
        5,
      ) + [-36, 0, 36].map((x) => ellipse([x, x ? -26 : -6], [9, 24], "#6fa8b8")).join(""),
    width: 110,
    height: 202,
  }),
  butterfly: ({ color, chance }) => {
    const tone = color(chance.pick(["#ef8a2e", "#4f8fe0", "#e06a93", "#f0c02f"]));
    return {
      svg:
        [-1, 1]
          .map(
            (s) =>
              shape(
                closedCurve([
                  [s * 4, -70],
                  [s * 50, -132],
                  [s * 86, -120],
                  [s * 76, -70],
                  [s * 10, -60],
                ]),
                tone,
              ) +
              shape(
                closedCurve([
                  [s * 4, -62],
                  [s * 56, -56],
                  [s * 60, -20],
                  [s * 32, -4],
                  [s * 8, -40],
                ]),
                shift(tone, -0.07),
              ) +
              ellipse([s * 60, -104], [11, 11], shift(tone, 0.16)) +
              ellipse([s * 38, -32], [8, 8], shift(tone, 0.16)),
          )
          .join("") +
        ellipse([0, -64], [7, 34], "#3a2a2a") +
        line("M-2 -96Q-8 -120 -18 -126M2 -96Q8 -120 18 -126", "#3a2a2a", 2.5),
      width: 176,
      height: 134,
    };
  },
  frog: ({ color }) => ({
    svg:
      [-1, 1]
        .map(
          (s) =>
            ellipse([s * 56, -16], [34, 16], shift(color("#6fb04a"), -0.06)) +
            ellipse([s * 26, -104], [18, 18], color("#6fb04a")) +
            ellipse([s * 26, -107], [10, 11], "#fbfbf2") +
            ellipse([s * 25, -106], [5, 7], "#2c2226"),
        )
        .join("") +
      shape(
        closedCurve([
          [0, -104],
          [50, -84],
          [58, -40],
          [40, -4],
          [-40, -4],
          [-58, -40],
          [-50, -84],
        ]),
        color("#6fb04a"),
      ) +
      ellipse([0, -28], [34, 26], "#e6eeb8") +
      line("M-30 -68Q0 -48 30 -68", "#3f6a2c", 4) +
      [-1, 1].map((s) => ellipse([s * 24, -5], [15, 7], shift(color("#6fb04a"), 0.05))).join(""),
    width: 170,
    height: 124,
    head: { at: [0, -118], width: 84 },
  }),
};
