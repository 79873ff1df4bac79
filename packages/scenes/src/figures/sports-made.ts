import { shift } from "../palette.ts";
import { box, ellipse, line, shape } from "../pen.ts";
import { poly } from "./building-parts.ts";
import type { Maker } from "./maker.ts";

/** What games are played with, and what hangs at feasts. */
export const sportsMade: Readonly<Record<string, Maker>> = {
  "tennis ball": ({ color }) => ({
    svg:
      ellipse([0, -40], [40, 40], color("#cfe04a")) +
      line("M-32 -64Q-6 -40 -32 -16M32 -64Q6 -40 32 -16", "#f7f9ec", 5),
    width: 80,
    height: 80,
  }),
  "baseball bat": ({ color }) => ({
    svg:
      shape("M-8 0L-4 -10L-9 -110Q-12 -168 0 -172Q12 -168 9 -110L4 -10L8 0Z", color("#c98f52")) +
      box([-6, -46], [12, 34], "#5a3f2e"),
    width: 30,
    height: 174,
  }),
  "basketball hoop": () => ({
    svg: [
      box([-7, -300], [14, 300], "#59616d"),
      box([-78, -380], [156, 104], "#f7f8fa", 'rx="6"'),
      line("M-78 -380H78V-276H-78Z", "#3f6fb5", 7),
      line("M-28 -346H28V-302H-28Z", "#d6473f", 5),
      line(
        "M-38 -284L-24 -232M38 -284L24 -232M-18 -284L-8 -232M18 -284L8 -232M-33 -262H33M-27 -242H27",
        "#e9edf2",
        4,
      ),
      ellipse([0, -284], [42, 9], "#e0702e"),
    ].join(""),
    width: 160,
    height: 382,
  }),
  wreath: ({ chance }) => ({
    svg:
      Array.from({ length: 22 }, (_, i) => {
        const turn = (i / 22) * 2 * Math.PI;
        const at: [number, number] = [Math.cos(turn) * 64, -80 + Math.sin(turn) * 64];
        return ellipse(at, [20 + chance.between(0, 6), 17], i % 2 ? "#3f7f4a" : "#56994f");
      }).join("") +
      [0.4, 1.5, 2.6, 3.7, 4.8, 5.9]
        .map((turn) => ellipse([Math.cos(turn) * 66, -80 + Math.sin(turn) * 66], [9, 9], "#d6473f"))
        .join("") +
      poly("0 -16, -44 -34, -44 4", "#d0323c") +
      poly("0 -16, 44 -34, 44 4", "#d0323c") +
      ellipse([0, -16], [11, 11], "#e8606a"),
    width: 176,
    height: 170,
  }),
  stocking: ({ color }) => {
    const red = color("#d0323c");
    return {
      svg:
        shape("M-34 -150H34V-66Q36 -46 66 -36Q84 -28 80 -10Q76 0 58 0H-10Q-34 0 -34 -26Z", red) +
        box([-42, -170], [84, 34], "#f7f4ee", 'rx="14"') +
        shape("M40 -44Q84 -34 80 -10Q76 0 58 0H44Q30 -20 40 -44Z", shift(red, -0.1)) +
        line("M30 -168Q40 -190 26 -186", red, 6),
      width: 130,
      height: 188,
    };
  },
  "gingerbread man": ({ color }) => {
    const dough = color("#b5743c");
    return {
      svg: [
        ellipse([0, -150], [36, 36], dough),
        shape(
          "M-22 -122H22Q62 -124 82 -112Q98 -100 86 -84Q74 -76 34 -88L38 -54L58 -16Q58 2 38 2Q26 2 20 -8L0 -44L-20 -8Q-26 2 -38 2Q-58 2 -58 -16L-38 -54L-34 -88Q-74 -76 -86 -84Q-98 -100 -82 -112Q-62 -124 -22 -122Z",
          dough,
        ),
        ellipse([-13, -156], [5, 5], "#4a2f22"),
        ellipse([13, -156], [5, 5], "#4a2f22"),
        line(
          "M-16 -140Q0 -126 16 -140M-84 -106Q-72 -98 -76 -84M84 -106Q72 -98 76 -84M-54 -14Q-40 -20 -30 -8M54 -14Q40 -20 30 -8",
          "#fbf6ee",
          5,
        ),
        ellipse([0, -104], [6, 6], "#e0485a"),
        ellipse([0, -82], [6, 6], "#4fae6a"),
        ellipse([0, -60], [6, 6], "#4f9fd6"),
      ].join(""),
      width: 190,
      height: 188,
    };
  },
  "christmas ornament": ({ color }) => {
    const tone = color("#d0323c");
    return {
      svg:
        line("M0 -116Q-12 -136 0 -140Q12 -136 0 -116", "#c9a24a", 4) +
        ellipse([0, -52], [52, 52], tone) +
        box([-14, -116], [28, 18], "#e3bf5a", 'rx="4"') +
        line("M-50 -56Q0 -36 50 -56M-46 -36Q0 -16 46 -36", "#f7f4ee", 5) +
        ellipse([-18, -74], [11, 14], shift(tone, 0.14)),
      width: 106,
      height: 142,
    };
  },
  "party banner": () => ({
    svg:
      line("M-260 -60Q0 20 260 -60", "#8a7a5a", 4) +
      ["#d6473f", "#f0b429", "#3f9c6b", "#3f7fc4", "#8f5bb5", "#e8788f", "#d6473f", "#f0b429", "#3f9c6b"]
        .map((tone, i) => {
          const x = -224 + i * 56;
          const y = -20 - (x / 260) ** 2 * 40;
          return poly(`${x - 24} ${y}, ${x + 24} ${y}, ${x} ${y + 52}`, tone);
        })
        .join(""),
    width: 520,
    height: 62,
  }),
  "cotton candy": ({ color }) => {
    const pink = color("#f3a6c4");
    return {
      svg:
        poly("-14 -70, 14 -70, 3 0, -3 0", "#f4ead2") +
        [
          [-26, -96, 34],
          [26, -96, 34],
          [0, -84, 34],
          [-20, -132, 36],
          [22, -134, 34],
          [0, -160, 30],
        ]
          .map(([x = 0, y = 0, r = 0], i) => ellipse([x, y], [r, r * 0.9], shift(pink, i % 2 ? 0.03 : 0)))
          .join(""),
      width: 124,
      height: 190,
    };
  },
  "pine cone": () => ({
    svg: [0, 1, 2, 3, 4]
      .map((row) => {
        const half = [30, 40, 40, 32, 18][row] ?? 20;
        return [-1, 0, 1]
          .map((i) =>
            ellipse(
              [i * half * 0.62, -18 - row * 20],
              [half * 0.46, 17],
              shift("#8a5f3c", row % 2 ? 0.04 : -0.03),
            ),
          )
          .join("");
      })
      .join(""),
    width: 96,
    height: 118,
  }),
  fridge: ({ color }) => {
    const tone = color("#dfe6ea");
    return {
      svg:
        box([-70, -230], [140, 226], tone, 'rx="12"') +
        line("M-70 -150H70", shift(tone, -0.16), 5) +
        line("M48 -210V-172M48 -128V-76", "#7d8797", 8) +
        box([-56, -6], [24, 8], "#59616d") +
        box([32, -6], [24, 8], "#59616d"),
      width: 142,
      height: 232,
    };
  },
  "washing machine": ({ color }) => {
    const tone = color("#eef2f5");
    return {
      svg:
        box([-72, -170], [144, 168], tone, 'rx="10"') +
        line("M-72 -134H72", shift(tone, -0.14), 4) +
        ellipse([0, -68], [50, 50], "#9aa4ae") +
        ellipse([0, -68], [38, 38], "#a9d3e6") +
        shape("M-38 -66Q-18 -80 0 -64Q20 -50 38 -66Q34 -32 0 -30Q-34 -32 -38 -66Z", "#6fb0d0") +
        ellipse([48, -152], [9, 9], "#59616d") +
        box([-58, -160], [44, 16], "#b9c2cc"),
      width: 146,
      height: 172,
    };
  },
  sink: () => ({
    svg:
      box([-90, -80], [180, 80], "#b98a58") +
      line("M0 -76V-4M-18 -44H-8M8 -44H18", "#8f663f", 4) +
      box([-98, -96], [196, 20], "#dfe3e6", 'rx="6"') +
      line("M0 -96V-140Q0 -160 24 -160Q44 -160 44 -138", "#9aa4ae", 9),
    width: 198,
    height: 166,
  }),
  cannon: () => ({
    svg:
      shape("M-120 -108L84 -84Q108 -78 104 -54Q98 -36 74 -38L-128 -66Q-140 -92 -120 -108Z", "#4a4f58") +
      box([-136, -112], [24, 52], "#3c4048", 'rx="6"') +
      shape("M-10 -8L40 -60H104L120 -8Z", "#8a5a38") +
      ellipse([20, -34], [38, 38], "#7a4f30") +
      ellipse([20, -34], [12, 12], "#c9a24a") +
      line("M20 -70V2M-16 -34H56M-5 -59L45 -9M45 -59L-5 -9", "#5c3a24", 5),
    width: 270,
    height: 114,
  }),
  jam: ({ color }) => {
    const red = color("#c0323f");
    return {
      svg:
        shape("M-46 -8Q-46 0 -38 0H38Q46 0 46 -8V-84Q46 -96 34 -100H-34Q-46 -96 -46 -84Z", red) +
        box([-46, -100], [92, 14], "#f3dfe0") +
        box([-30, -66], [60, 40], "#f7f3ea", 'rx="4"') +
        ellipse([0, -44], [12, 12], red) +
        shape("M-54 -98Q-50 -132 0 -132Q50 -132 54 -98L36 -104L18 -96L0 -104L-18 -96L-36 -104Z", "#e0606a") +
        line("M-44 -106H44", "#f7f3ea", 4),
      width: 110,
      height: 132,
    };
  },
  "cutting board": ({ color }) => ({
    svg:
      poly("-150 0, 150 0, 118 -44, -118 -44", color("#c98f52")) +
      poly("-150 0, 150 0, 150 12, -150 12", shift(color("#c98f52"), -0.12)) +
      line("M-120 -12H118M-110 -30H100", shift(color("#c98f52"), -0.06), 3),
    width: 304,
    height: 46,
    top: { height: 20, half: 110 },
  }),
  plum: ({ color }) => {
    const tone = color("#6f3f86");
    return {
      svg:
        line("M0 -84Q4 -102 16 -108", "#6d4a34", 6) +
        ellipse([0, -44], [46, 44], tone) +
        line("M4 -86Q-14 -48 0 -6", shift(tone, -0.1), 4) +
        ellipse([-20, -60], [10, 14], shift(tone, 0.14)),
      width: 94,
      height: 110,
    };
  },
};
