import { oklch, shift } from "../palette.ts";
import { points, closedCurve, curve, ellipse, leaf, line, ribbon, shape } from "../pen.ts";
import { crown } from "../shapes/broadleaf.ts";
import { blade } from "../shapes/flowers/stem.ts";
import { grassTuft } from "../shapes/shore.ts";
import { limb } from "./limb.ts";
import { green, summer } from "./leaf-colors.ts";
import type { Maker } from "./maker.ts";

export const plantsMade: Readonly<Record<string, Maker>> = {
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
  ivy: ({ chance }) => ({ svg: crown(chance, [0, -60], [90, 120], summer), width: 90, height: 120 }),
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
