import { shift } from "../palette.ts";
import { closedCurve, ellipse, group, line, placed, type Point, points, shape } from "../pen.ts";
import type { Maker } from "./maker.ts";

/** How high an arch is up to where it bends, how wide it is between its posts, and how thick its leaves are. */
const opening = { straight: 170, half: 110, leaves: 40 };

/** The line of an arch from its left foot over its top to its right one. */
const archLine: readonly Point[] = [
  ...[0, 0.34, 0.67].map((share): Point => [-opening.half, -share * opening.straight]),
  ...Array.from({ length: 9 }, (_, i): Point => {
    const angle = Math.PI * (1 - i / 8);
    return [Math.cos(angle) * opening.half, -opening.straight - Math.sin(angle) * opening.half];
  }),
  ...[0.67, 0.34, 0].map((share): Point => [opening.half, -share * opening.straight]),
];

/** What a day to remember is set up with, and what a dragon sleeps on. */
export const wishMade: Readonly<Record<string, Maker>> = {
  arch: ({ color, chance }) => {
    const bloom = color("#f0a7bd");
    const { straight, half, leaves } = opening;
    const leafage = archLine.flatMap(([x, y]) =>
      [0, 1].map(() =>
        ellipse(
          [x + chance.around(0, 9), y + chance.around(0, 9)],
          [leaves * chance.between(0.52, 0.7), leaves * chance.between(0.44, 0.62)],
          chance.pick(["#4f8f52", "#5da05c", "#427d4b"]),
        ),
      ),
    );
    const blooms = archLine.flatMap(([x, y], i) =>
      [-1, 1].map((side) => {
        const at: Point = [x + side * chance.between(4, 18), y + chance.around(0, 16)];
        const tone = (i + side) % 3 === 0 ? "#fbf4ec" : side > 0 ? bloom : shift(bloom, 0.08);
        const size = chance.between(10, 15);
        return (
          ellipse(at, [size, size * 0.92], tone) +
          ellipse([at[0] - size * 0.08, at[1] + size * 0.06], [size * 0.42, size * 0.4], shift(tone, -0.09))
        );
      }),
    );
    return {
      svg: [
        line(`M${-half} 0V${-straight}A${half} ${half} 0 0 1 ${half} ${-straight}V0`, "#8a6a4a", 12),
        ...leafage,
        ...blooms,
      ].join(""),
      width: 2 * half + 2 * leaves,
      height: straight + half + leaves,
    };
  },
  "leaf pile": ({ chance }) => ({
    svg: [
      shape(closedCurve(points("-170 8, -140 -40, -76 -84, 0 -98, 76 -84, 140 -40, 172 8, 0 20")), "#b5622c"),
      ...Array.from({ length: 46 }, () => {
        const across = chance.around(0, 150);
        const up = chance.between(0, 1) * (94 - Math.abs(across) * 0.52);
        const turn = chance.between(0, 180);
        const tone = chance.pick(["#d98a2f", "#c9542f", "#e0b23c", "#a8502c", "#e59a4a"]);
        return group(
          shape("M-15 0Q0 -13 15 0Q0 13 -15 0Z", tone) + line("M-15 0H15", shift(tone, -0.12), 1.6),
          placed([across, -up + 4], turn),
        );
      }),
    ].join(""),
    width: 344,
    height: 100,
    rim: 62,
    top: { height: 84, half: 60 },
  }),
  "mushroom house": ({ color }) => {
    const cap = color("#d0413a");
    return {
      svg: [
        shape("M-66 0Q-84 -70 -58 -130H58Q84 -70 66 0Z", "#f3e8d2"),
        shape("M-66 0Q-78 -40 -74 -74L-50 -74Q-52 -34 -44 0Z", "#e2d3b6"),
        shape("M-168 -118Q-150 -250 0 -262Q150 -250 168 -118Q150 -96 0 -100Q-150 -96 -168 -118Z", cap),
        shape(
          "M-168 -118Q-150 -96 0 -100Q150 -96 168 -118Q150 -84 0 -84Q-150 -84 -168 -118Z",
          shift(cap, -0.12),
        ),
        ...(
          [
            [-92, -158, 24],
            [-24, -212, 28],
            [58, -170, 26],
            [112, -140, 15],
            [-8, -140, 15],
          ] as const
        ).map(([x, y, size]) => ellipse([x, y], [size, size * 0.82], "#fbf6ec")),
        shape("M-24 0V-52Q-24 -82 4 -82Q32 -82 32 -52V0Z", "#8a5a34"),
        line("M4 -80V0", "#6d4528", 3),
        ellipse([24, -38], [4, 4], "#f0c95a"),
        ellipse([-46, -58], [15, 17], "#7a5638"),
        ellipse([-46, -58], [11, 13], "#ffe19a"),
        line("M-46 -71V-45M-57 -58H-35", "#7a5638", 3),
      ].join(""),
      width: 336,
      height: 262,
      top: { height: 250, half: 40 },
    };
  },
  "gold coins": ({ chance }) => {
    const gold = "#eebb3a";
    const coin = ([x, y]: Point, size: number) =>
      ellipse([x, y], [size, size * 0.56], shift(gold, -0.14)) +
      ellipse([x, y - size * 0.14], [size, size * 0.56], gold) +
      ellipse([x, y - size * 0.14], [size * 0.62, size * 0.33], shift(gold, 0.08));
    const rows = [
      [0, 118, 9],
      [-26, 92, 7],
      [-50, 62, 5],
      [-70, 30, 3],
    ] as const;
    return {
      svg: [
        shape(
          closedCurve(points("-150 8, -120 -22, -70 -58, -20 -82, 24 -82, 74 -58, 124 -22, 152 8, 0 16")),
          shift(gold, -0.1),
        ),
        ...rows.map(([y, half, count]) =>
          Array.from({ length: count }, (_, i) =>
            coin(
              [
                (count > 1 ? (i / (count - 1)) * 2 - 1 : 0) * half + chance.around(0, 5),
                y + chance.around(0, 4),
              ],
              17,
            ),
          ).join(""),
        ),
        ...[
          [-104, -8, "#c8434f"],
          [70, -34, "#3f8fb8"],
          [10, -66, "#4f9c62"],
        ].map(([x, y, tone]) => ellipse([Number(x), Number(y)], [9, 8], String(tone))),
      ].join(""),
      width: 308,
      height: 96,
      top: { height: 74, half: 70 },
    };
  },
};
