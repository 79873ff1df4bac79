import { oklch, mix, shift } from "../palette.ts";
import {
  points,
  closedCurve,
  curve,
  ellipse,
  group,
  leaf,
  line,
  type Point,
  placed,
  ribbon,
  shape,
} from "../pen.ts";
import { type CrownColors, crown } from "../shapes/broadleaf.ts";
import { fir } from "../shapes/conifers.ts";
import { buttercup } from "../shapes/flowers/buttercup.ts";
import { cornflower } from "../shapes/flowers/cornflower.ts";
import { cosmos } from "../shapes/flowers/cosmos.ts";
import { daisy } from "../shapes/flowers/daisy.ts";
import { poppy } from "../shapes/flowers/poppy.ts";
import { blade, stem } from "../shapes/flowers/stem.ts";
import { sunflower } from "../shapes/flowers/sunflower.ts";
import { grassTuft, lupine } from "../shapes/shore.ts";
import { limb } from "./limb.ts";
import type { Maker, Making } from "./maker.ts";

const summer: CrownColors = [oklch(0.4, 0.09, 148), oklch(0.57, 0.13, 137), oklch(0.77, 0.15, 122)];
const crowns: Readonly<Record<string, CrownColors>> = {
  spring: [oklch(0.48, 0.1, 140), oklch(0.66, 0.14, 130), oklch(0.84, 0.14, 120)],
  autumn: [oklch(0.48, 0.13, 42), oklch(0.64, 0.16, 56), oklch(0.79, 0.15, 78)],
  blossom: [oklch(0.66, 0.11, 0), oklch(0.8, 0.09, 355), oklch(0.92, 0.05, 350)],
};
const green = oklch(0.5, 0.12, 140);

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

const bloom =
  (draw: (making: Making) => string, tall = 190, size = 0.62): Maker =>
  (making) => {
    const bend = making.chance.around(0, 18);
    const heart: Point = [bend, -tall];
    const svg = [
      stem([0, 0], heart, { bend: bend * 0.6, width: 9, color: green }),
      blade([0, -8], [-46, -tall * 0.46], 20, shift(green, -0.03)),
      blade([0, -14], [48, -tall * 0.56], 20, shift(green, 0.03)),
      group(draw(making), placed(heart, making.chance.around(0, 14), [size, size * 0.92])),
    ].join("");
    return { svg, width: 130, height: tall + 64 };
  };

/** A flower of plain rounded petals around a heart. */
const petals = (count: number, usual: string, heart: string): Maker =>
  bloom(({ color, item, index }) => {
    const tone = item.colors[index % Math.max(1, item.colors.length)] ?? color(usual);
    const ring = Array.from({ length: count }, (_, i) => {
      const angle = (i / count) * 2 * Math.PI;
      const at = (reach: number, turn = 0): Point => [
        Math.cos(angle + turn) * reach,
        Math.sin(angle + turn) * reach,
      ];
      return shape(
        closedCurve([at(10), at(64, -0.36), at(100), at(64, 0.36)]),
        shift(tone, i % 2 === 0 ? 0.04 : -0.04),
      );
    });
    return ring.join("") + ellipse([0, 0], [26, 26], heart) + ellipse([-6, -7], [10, 9], shift(heart, 0.1));
  });

const spikes =
  (usual: string): Maker =>
  ({ chance, color, item }) => ({
    svg: (item.mass ? [-14, 18] : [-26, 0, 24])
      .map((x, i) => lupine(chance, [x, 0], 150 + i * 16, color(usual)))
      .join(""),
    width: 100,
    height: 180,
  });

const anyColor = ["#e0566f", "#f0b62e", "#8f66c4", "#ee8240", "#f2eee6", "#5f8fe0"] as const;

const stalk = (height: number, leaves: readonly (readonly [tip: number, up: number])[]) =>
  line(`M0 0Q-4 ${-height * 0.5} 0 ${-height}`, "#4f8a3c", 7) +
  leaves
    .map(([tip, up], i) => shape(leaf([0, -4], [tip, -up], 22, 0.5), shift("#5a9a48", i % 2 ? -0.03 : 0.03)))
    .join("");

/** A tulip on its stalk: a cup of three petals between two broad leaves. */
const tulip: Maker = ({ chance, color }) => {
  const tone = color(chance.pick(["#e0566f", "#f0b62e", "#d0343c", "#ee8240", "#c98fd6", "#f3a6c4"]));
  const petal = (text: string, fill: string) => shape(closedCurve(points(text)), fill);
  return {
    svg: [
      stalk(112, [
        [-44, 104],
        [46, 92],
      ]),
      petal("-30 -166, -6 -150, 0 -108, -22 -112, -36 -134", shift(tone, -0.06)),
      petal("30 -166, 6 -150, 0 -108, 22 -112, 36 -134", shift(tone, -0.04)),
      petal("0 -172, 20 -150, 20 -122, 0 -104, -20 -122, -20 -150", shift(tone, 0.05)),
    ].join(""),
    width: 96,
    height: 172,
  };
};

/** A rose on its stalk: petals laid around a heart. */
const rose: Maker = ({ chance, color }) => {
  const tone = color(chance.pick(["#d0303f", "#e0607f", "#f3b6c4"]));
  const rim: Point[] = [0, 1, 2, 3, 4, 5].map((i) => [
    Math.cos(i * 1.047) * 24,
    -128 + Math.sin(i * 1.047) * 21,
  ]);
  return {
    svg: [
      stalk(112, [
        [-40, 70],
        [42, 84],
      ]),
      shape("M-20 -108L0 -92L20 -108L8 -104L0 -112L-8 -104Z", "#4f8a3c"),
      ...rim.map(([x, y], i) => ellipse([x, y], [21, 19], shift(tone, -0.07 + (i % 3) * 0.025))),
      ellipse([0, -130], [27, 24], shift(tone, -0.01)),
      line(
        "M-18 -132Q-16 -148 2 -148Q20 -146 18 -130Q14 -116 0 -118Q-10 -122 -8 -132Q-4 -140 6 -136",
        shift(tone, -0.14),
        3.4,
      ),
      shape("M-24 -122Q0 -98 24 -122Q10 -116 0 -116Q-10 -116 -24 -122Z", shift(tone, 0.07)),
    ].join(""),
    width: 92,
    height: 172,
  };
};

export const plantsMade: Readonly<Record<string, Maker>> = {
  tulip,
  rose,
  tree: tree(),
  "cherry tree": tree(crowns.blossom),
  "apple tree": tree(summer, "#d63b33"),
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
  bush: ({ chance, color, item }) => ({
    svg: crown(
      chance,
      [0, -44],
      [140, 92],
      item.colors[0]
        ? [shift(color("#4a7a3a"), -0.12), color("#4a7a3a"), shift(color("#4a7a3a"), 0.12)]
        : summer,
    ),
    width: 140,
    height: 92,
  }),
  bamboo: ({ chance }) => ({
    svg: [-36, -12, 14, 38]
      .map(
        (x, i) =>
          shape(
            ribbon(
              [
                [x, 0],
                [x + 2, -120],
                [x + 6, -220 - i * 8],
              ],
              () => 12,
            ),
            i % 2 ? "#7fae4c" : "#92bd58",
          ) +
          [40, 90, 140, 190]
            .map(
              (y) =>
                line(`M${x - 7} ${-y}h14`, "#4f7a30", 3) +
                shape(leaf([x, -y], [x + (chance.chance(0.5) ? 40 : -40), -y - 18], 14), "#5f9440"),
            )
            .join(""),
      )
      .join(""),
    width: 130,
    height: 250,
  }),
  fern: ({ chance }) => ({
    svg: [-1.2, -0.7, -0.2, 0.3, 0.8]
      .map((a) =>
        shape(
          leaf([0, 0], [Math.sin(a) * 110, -Math.cos(a) * 110 + chance.around(0, 8)], 34, 0.5),
          shift(green, a * 0.06),
        ),
      )
      .join(""),
    width: 200,
    height: 112,
  }),
  grass: ({ chance }) => ({
    svg: grassTuft(chance, [0, 0], 80, [oklch(0.45, 0.11, 140), oklch(0.66, 0.14, 130)]),
    width: 90,
    height: 80,
  }),
  reed: ({ chance }) => ({
    svg: [-40, -18, 6, 30]
      .map(
        (x, i) =>
          line(
            curve([
              [x, 0],
              [x + 4, -80],
              [x + 2, -150 - i * 9],
            ]),
            "#6d8a3f",
            4,
          ) +
          ellipse([x + 2, -150 - i * 9], [7, 22], "#7a4c2c") +
          blade([x, 0], [x + chance.around(0, 34), -110], 11, "#7f9c48"),
      )
      .join(""),
    width: 110,
    height: 200,
  }),
  flower: (making) =>
    petals(
      making.chance.pick([5, 6, 8]),
      making.item.colors[making.index % Math.max(1, making.item.colors.length)] ??
        making.chance.pick(anyColor),
      "#f3c53b",
    )(making),
  daisy: bloom(({ paints, chance, color }) => daisy(paints, chance, color(oklch(0.97, 0.02, 95)))),
  poppy: bloom(({ paints, chance, color }) => poppy(paints, chance, color(oklch(0.6, 0.21, 28)))),
  cosmos: bloom(({ paints, chance, color }) => cosmos(paints, chance, color(oklch(0.78, 0.13, 350)))),
  lilac: spikes("#b58fd6"),
  daffodil: petals(6, "#f8df6a", "#ef9f2e"),
  violet: petals(5, "#7a5fc4", "#f3d24a"),
  crocus: petals(6, "#9a78d0", "#f0a53a"),
  marigold: petals(14, "#f09a2e", "#c9742a"),
  dahlia: petals(16, "#c9437a", "#8a2f5a"),
  chrysanthemum: petals(18, "#f0b84a", "#d98f2e"),
  edelweiss: petals(9, "#f3f2ea", "#e0cf8a"),
  geranium: petals(5, "#e0453f", "#f6d98a"),
  magnolia: petals(7, "#f6dbe4", "#d98aa8"),
  primrose: petals(5, "#f6e58a", "#e0a93a"),
  cornflower: bloom(({ chance, color }) => cornflower(chance, color(oklch(0.56, 0.17, 268)))),
  buttercup: bloom(({ paints, color }) => buttercup(paints, color(oklch(0.87, 0.17, 95))), 130, 0.5),
  sunflower: bloom(({ paints, chance }) => sunflower(paints, chance), 240, 0.8),
  lavender: spikes("#8468c4"),
  hyacinth: spikes("#6f7fd6"),
  lily: petals(6, "#f3ece6", "#e0a52e"),
  iris: petals(3, "#6f5fc4", "#f3c53b"),
  orchid: petals(5, "#d86fc0", "#f6e6c0"),
  peony: petals(12, "#ee9ab5", "#f3d06a"),
  hydrangea: petals(10, "#7f9be6", "#e6ecfb"),
  dandelion: petals(14, "#f2c22e", "#e0a52e"),
  "water lily": () => ({
    svg:
      ellipse([0, -8], [80, 16], "#4f9450") +
      [-0.9, -0.45, 0, 0.45, 0.9]
        .map((a) =>
          shape(leaf([0, -10], [Math.sin(a) * 60, -14 - Math.cos(a) * 44], 26), shift("#f2b6cf", a * 0.06)),
        )
        .join("") +
      ellipse([0, -20], [10, 7], "#f3c53b"),
    width: 160,
    height: 62,
  }),
  ivy: ({ chance }) => ({ svg: crown(chance, [0, -60], [90, 120], summer), width: 90, height: 120 }),
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
  "easter egg": ({ color, chance }) => {
    const tone = color(chance.pick(["#f3a6c4", "#8fc9e8", "#f6d66a", "#a9d890", "#c3a6e8"]));
    return {
      svg:
        shape(closedCurve(points("0 -120, 32 -100, 46 -56, 38 -14, 0 0, -38 -14, -46 -56, -32 -100")), tone) +
        line("M-40 -76L-24 -64L-8 -78L8 -64L24 -78L40 -66", "#ffffff", 7) +
        line("M-44 -36Q0 -22 44 -36", shift(tone, -0.14), 9) +
        [-22, 0, 22].map((x) => ellipse([x, -96 + Math.abs(x) * 0.3], [5, 5], shift(tone, -0.16))).join(""),
      width: 94,
      height: 120,
    };
  },
  "lily pad": ({ color }) => ({
    svg:
      ellipse([0, -24], [120, 24], shift(color("#4f9a52"), -0.08)) +
      shape("M0 -28L86 -10A118 23 0 1 1 110 -20Z", color("#5fae5a")) +
      line(
        "M0 -28L-90 -34M0 -28L-60 -12M0 -28L20 -46M0 -28L70 -38",
        shift(color("#5fae5a"), 0.1),
        2.5,
        'class="shade"',
      ),
    width: 240,
    height: 50,
    top: { height: 24, half: 60 },
  }),
  pumpkin: ({ color }) => {
    const tone = color("#e98a2e");
    return {
      svg:
        [-58, 58, -32, 32, 0]
          .map((x, i) =>
            ellipse(
              [x, -58],
              [i === 4 ? 36 : 44, 56 - Math.abs(x) * 0.1],
              shift(tone, i === 4 ? 0.03 : i < 2 ? -0.07 : -0.02),
            ),
          )
          .join("") +
        shape(
          limb(
            [
              [0, -110],
              [4, -126],
              [18, -138],
            ],
            20,
            13,
          ),
          "#5f8a3c",
        ),
      width: 206,
      height: 140,
      top: { height: 112, half: 30 },
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
  seaweed: ({ chance, color }) => ({
    svg: [-34, -8, 20, 44]
      .map((x, i) =>
        shape(
          ribbon(
            [
              [x, 0],
              [x + 14, -50],
              [x - 12, -100],
              [x + 10, -150 - chance.between(0, 40)],
            ],
            (t) => 20 * (1 - t * 0.75),
          ),
          shift(color("#3f8f5c"), i * 0.04),
        ),
      )
      .join(""),
    width: 120,
    height: 190,
  }),
};
