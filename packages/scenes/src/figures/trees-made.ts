import { oklch, mix, shift } from "../palette.ts";
import { closedCurve, ellipse, leaf, line, type Point, ribbon, shape } from "../pen.ts";
import { type CrownColors, crown } from "../shapes/broadleaf.ts";
import { fir } from "../shapes/conifers.ts";
import { limb } from "./limb.ts";
import { crowns, green, summer } from "./leaf-colors.ts";
import type { Maker, Making } from "./maker.ts";

/** A bare bough that lies, so thick at its ends. */
const bough = (from: number, to: number, bark: string) =>
  shape(
    limb(
      [
        [-130, -10],
        [-40, -22],
        [60, -16],
        [140, -34],
      ],
      from,
      to,
    ),
    bark,
  );

function branches(): string {
  const bark = "#6d4c38";
  const arm = (list: Point[], from: number, to: number) => shape(limb(list, from, to), bark);
  return [
    arm(
      [
        [0, 0],
        [2, -60],
        [-2, -120],
        [0, -170],
      ],
      22,
      9,
    ),
    arm(
      [
        [0, -80],
        [-34, -118],
        [-62, -168],
      ],
      11,
      4,
    ),
    arm(
      [
        [0, -92],
        [36, -126],
        [66, -172],
      ],
      11,
      4,
    ),
    arm(
      [
        [-26, -112],
        [-60, -124],
        [-84, -128],
      ],
      6,
      2.5,
    ),
    arm(
      [
        [28, -120],
        [62, -126],
        [88, -130],
      ],
      6,
      2.5,
    ),
    arm(
      [
        [0, -140],
        [-20, -172],
        [-26, -204],
      ],
      7,
      3,
    ),
    arm(
      [
        [0, -150],
        [18, -180],
        [24, -212],
      ],
      7,
      3,
    ),
  ].join("");
}

function broad({ chance, item, season, color }: Making, extra = "", usual?: CrownColors): string {
  const asked = item.colors[0];
  const base = usual ?? crowns[season ?? ""] ?? summer;
  const colors: CrownColors = asked ? [shift(asked, -0.14), color(asked), shift(asked, 0.13)] : base;
  const bark = mix(colors[0], "#6a4630", 0.85);
  const trunk = closedCurve([
    [-20, 0],
    [-9, -24],
    [-8, -70],
    [-24, -110],
    [0, -92],
    [26, -112],
    [9, -70],
    [10, -24],
    [22, 0],
    [0, -5],
  ]);
  return shape(trunk, bark) + crown(chance, [0, -148], [176, 150], colors) + extra;
}

const tree =
  (usual?: CrownColors, fruit?: string): Maker =>
  (making) => {
    if (making.season === "winter" && !usual && !fruit)
      return { svg: branches(), width: 180, height: 216, top: { height: 120, half: 40 } };
    const fruits = fruit
      ? [
          [-52, -140],
          [-20, -178],
          [18, -132],
          [50, -160],
          [-34, -104],
          [34, -104],
          [2, -158],
        ]
          .map(([x = 0, y = 0]) => ellipse([x, y], [9, 9], fruit))
          .join("")
      : "";
    return { svg: broad(making, fruits, usual), width: 180, height: 224, top: { height: 120, half: 40 } };
  };

/** Trees and what is of their wood, by our own hand. */
export const treesMade: Readonly<Record<string, Maker>> = {
  tree: tree(),
  "cherry tree": tree(crowns.blossom),
  "apple tree": tree(summer, "#d63b33"),
  "lemon tree": tree(summer, "#f4d13d"),
  "orange tree": tree(summer, "#f0902f"),
  "bare tree": () => ({ svg: branches(), width: 180, height: 216, top: { height: 120, half: 40 } }),
  pine: ({ chance, season, color }) => ({
    svg: fir(
      chance,
      [0, 0],
      250,
      season === "winter"
        ? { dark: color(oklch(0.42, 0.06, 165)), light: oklch(0.9, 0.02, 220), trunk: "#5a4030" }
        : { dark: color(oklch(0.36, 0.075, 160)), light: oklch(0.56, 0.11, 145), trunk: "#5a4030" },
    ),
    width: 120,
    height: 250,
  }),
  cypress: ({ color }) => ({
    svg:
      shape(
        limb(
          [
            [0, 0],
            [0, -30],
          ],
          14,
          12,
        ),
        "#6a4630",
      ) +
      shape(
        closedCurve([
          [0, -250],
          [24, -180],
          [32, -100],
          [22, -24],
          [-22, -24],
          [-32, -100],
          [-24, -180],
        ]),
        color(oklch(0.42, 0.09, 150)),
      ) +
      shape(
        closedCurve([
          [-4, -240],
          [8, -170],
          [2, -60],
          [-18, -40],
          [-26, -100],
          [-18, -180],
        ]),
        oklch(0.52, 0.11, 142),
      ),
    width: 70,
    height: 250,
  }),
  willow: ({ chance, paints: _ }) => ({
    svg:
      shape(
        limb(
          [
            [0, 0],
            [-4, -60],
            [4, -130],
          ],
          30,
          18,
        ),
        "#7a5a40",
      ) +
      crown(chance, [0, -170], [190, 90], summer) +
      Array.from({ length: 17 }, (_x, i) => {
        const x = -96 + i * 12;
        return shape(
          ribbon(
            [
              [x * 0.8, -180],
              [x, -130],
              [x * 1.05, -60 - (i % 3) * 14],
            ],
            (t) => 13 * (1 - t * 0.6),
          ),
          i % 2 === 0 ? summer[1] : shift(summer[1], 0.07),
        );
      }).join(""),
    width: 210,
    height: 220,
  }),
  "tree stump": () => ({
    svg:
      shape(
        closedCurve([
          [-56, 0],
          [-42, -22],
          [-40, -58],
          [40, -58],
          [42, -22],
          [58, 0],
          [0, -6],
        ]),
        "#8a6244",
      ) +
      ellipse([0, -58], [41, 13], "#d9b07a") +
      line("M-22 -58a22 7 0 1 0 44 0a22 7 0 1 0 -44 0M-9 -58a9 3 0 1 0 18 0a9 3 0 1 0 -18 0", "#b08452", 2),
    width: 116,
    height: 70,
    top: { height: 58, half: 34 },
  }),
  log: () => ({
    svg:
      shape(
        closedCurve([
          [-100, -4],
          [-100, -46],
          [0, -50],
          [92, -48],
          [92, -2],
          [0, 0],
        ]),
        "#8a6244",
      ) +
      ellipse([94, -25], [14, 24], "#d9b07a") +
      line("M88 -25a6 11 0 1 0 12 0a6 11 0 1 0 -12 0M-70 -34h60M-40 -16h80", "#6f4c32", 2.5),
    width: 210,
    height: 50,
    top: { height: 48, half: 80 },
  }),
  "blossom branch": ({ chance, color }) => {
    const tone = color("#f3a6c4");
    const blossom = ([x, y]: Point, size: number) =>
      [0, 1, 2, 3, 4]
        .map((i) =>
          ellipse(
            [x + Math.cos(i * 1.257) * size * 0.5, y + Math.sin(i * 1.257) * size * 0.5],
            [size * 0.42, size * 0.42],
            shift(tone, i % 2 ? 0.03 : -0.02),
          ),
        )
        .join("") + ellipse([x, y], [size * 0.22, size * 0.22], "#f6d66a");
    return {
      svg:
        bough(18, 6, "#6d4838") +
        shape(
          limb(
            [
              [-30, -20],
              [0, -50],
              [40, -70],
            ],
            8,
            4,
          ),
          "#6d4838",
        ) +
        [
          [-100, -22],
          [-70, -8],
          [-56, -32],
          [-6, -52],
          [14, -10],
          [24, -66],
          [44, -76],
          [50, -28],
          [84, -14],
          [104, -36],
          [132, -30],
        ]
          .map(([x = 0, y = 0]) => blossom([x, y], chance.between(13, 19)))
          .join(""),
      width: 290,
      height: 90,
      top: { height: 22, half: 110 },
    };
  },
  branch: () => ({
    svg:
      bough(20, 8, "#7a5238") +
      [-80, -10, 50, 100]
        .map((x, i) => shape(leaf([x, -20], [x + 24, -58 + i * 4], 22), shift(green, i * 0.03)))
        .join(""),
    width: 280,
    height: 60,
    top: { height: 24, half: 110 },
  }),
};
