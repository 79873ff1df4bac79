import { mix, shift } from "../palette.ts";
import { ellipse, shape } from "../pen.ts";
import { coatOf, eyeOf, type Spine, spineOf } from "./animal-parts.ts";
import type { Figure } from "./figure.ts";
import type { Maker, Making } from "./maker.ts";
import { asMouth } from "./features.ts";

const young = { eye: 1.5, length: 0.84 };

/** Where a swimmer is drawn: level in the water, or in a leap out of it, its nose up. */
function posed(making: Making, length: number, bend: number): { spine: Spine; box: Omit<Figure, "svg"> } {
  const long = making.item.young ? length * young.length : length;
  if (making.item.pose === "jump" || making.item.pose === "play")
    return {
      spine: spineOf([-44, -150], long, 1.25, 38),
      box: { width: length * 1.1, height: 250, head: { at: [-length * 0.42, -212], width: length * 0.2 } },
    };
  return {
    spine: spineOf([0, -72], long, bend),
    box: { width: length * 1.12, height: 150, head: { at: [-length * 0.3, -112], width: length * 0.24 } },
  };
}

const flukes = "0.9 6, 0.97 30, 1.05 50, 1.05 20, 1.02 0, 1.05 -20, 1.05 -50, 0.97 -30, 0.9 -6";

const dolphin: Maker = (making) => {
  const { color, paints, item } = making;
  const tone = color("#5f9fd0");
  const { spine, box } = posed(making, 270, 0.5);
  const dark = shift(tone, -0.09);
  const eye = item.young ? 10 : 8;
  return {
    svg: [
      spine.filled("0.3 -18, 0.37 -58, 0.45 -72, 0.44 -46, 0.4 -16", shift(tone, -0.14)),
      spine.filled(flukes, dark),
      spine.filled("0.4 34, 0.46 66, 0.55 86, 0.58 78, 0.55 56, 0.6 28", dark),
      spine.filled(
        "-0.02 -4, 0.02 6, 0.1 11, 0.15 26, 0.24 40, 0.38 46, 0.54 40, 0.72 26, 0.86 12, 0.94 7, 0.94 -7, 0.82 -12, 0.64 -26, 0.44 -38, 0.28 -38, 0.15 -26, 0.08 -13, 0.01 -11",
        coatOf(paints, tone),
      ),
      spine.filled(
        "0 -7, 0.1 -7, 0.2 -16, 0.4 -16, 0.6 -15, 0.8 -10, 0.66 -25, 0.44 -37, 0.28 -37, 0.15 -25, 0.08 -12, 0.01 -10",
        mix(tone, "#ffffff", 0.78),
      ),
      spine.filled("0.26 -14, 0.33 -54, 0.41 -66, 0.4 -42, 0.35 -12", dark),
      asMouth(spine.drawn("-0.01 -4, 0.08 -4, 0.14 -10, 0.17 -8", shift(tone, -0.3), 3)),
      eyeOf(spine.at(0.19, 8), eye),
    ].join(""),
    ...box,
  };
};

const orca: Maker = (making) => {
  const { color, paints, item } = making;
  const tone = color("#30343f");
  const { spine, box } = posed(making, 280, 0.4);
  const dark = shift(tone, -0.06);
  const white = "#f7f6f2";
  return {
    svg: [
      spine.filled("0.3 -22, 0.38 -70, 0.46 -80, 0.46 -50, 0.4 -18", dark),
      spine.filled(flukes, dark),
      spine.filled("0.38 46, 0.44 92, 0.5 122, 0.55 112, 0.54 72, 0.58 38", dark),
      spine.filled(
        "0 -2, 0.04 24, 0.14 46, 0.3 56, 0.5 52, 0.72 32, 0.88 13, 0.94 8, 0.94 -8, 0.82 -14, 0.64 -32, 0.44 -48, 0.24 -48, 0.1 -38, 0.03 -22",
        coatOf(paints, tone),
      ),
      spine.filled(
        "0.02 -14, 0.14 -18, 0.3 -24, 0.5 -26, 0.6 -10, 0.7 -4, 0.72 -20, 0.6 -34, 0.44 -47, 0.24 -47, 0.1 -37, 0.04 -22",
        white,
      ),
      spine.filled("0.58 38, 0.68 34, 0.7 24, 0.62 24", mix(tone, white, 0.5)),
      spine.filled("0.15 26, 0.22 34, 0.3 28, 0.28 18, 0.2 16", white),
      spine.filled("0.24 -18, 0.3 -64, 0.4 -76, 0.42 -48, 0.36 -16", shift(tone, 0.03)),
      eyeOf(spine.at(0.13, 12), item.young ? 10 : 8),
      asMouth(spine.drawn("0.01 -8, 0.1 -8, 0.16 -2", white, 3)),
    ].join(""),
    ...box,
    height: box.height + 44,
  };
};

const shark: Maker = (making) => {
  const { color, paints, item } = making;
  const tone = color("#7b90a3");
  const { spine, box } = posed(making, 290, 0.22);
  const dark = shift(tone, -0.09);
  const teeth = Array.from({ length: 6 }, (_, i) => {
    const [a, b, c] = [
      spine.at(0.09 + i * 0.02, -19),
      spine.at(0.1 + i * 0.02, -27),
      spine.at(0.11 + i * 0.02, -19),
    ];
    return `M${a.join(" ")}L${b.join(" ")}L${c.join(" ")}Z`;
  }).join("");
  return {
    svg: [
      spine.filled("0.36 -20, 0.44 -56, 0.52 -70, 0.5 -42, 0.46 -16", shift(tone, -0.14)),
      spine.filled("0.9 8, 0.97 40, 1.07 78, 1.06 40, 1.01 4, 1.04 -22, 1.05 -44, 0.96 -24, 0.9 -8", dark),
      spine.filled("0.36 38, 0.44 72, 0.52 96, 0.54 84, 0.53 60, 0.57 30", dark),
      spine.filled("0.72 22, 0.78 36, 0.82 40, 0.8 26, 0.82 14", dark),
      spine.filled(
        "-0.02 6, 0.06 22, 0.18 38, 0.34 44, 0.52 40, 0.72 26, 0.88 11, 0.94 7, 0.94 -7, 0.84 -12, 0.66 -24, 0.46 -36, 0.28 -38, 0.14 -32, 0.06 -22, 0.04 -10",
        coatOf(paints, tone),
      ),
      spine.filled(
        "0.04 -8, 0.16 -6, 0.3 -10, 0.5 -12, 0.7 -12, 0.84 -10, 0.66 -23, 0.46 -35, 0.28 -37, 0.14 -31, 0.07 -21",
        mix(tone, "#ffffff", 0.78),
      ),
      spine.filled("0.06 -15, 0.12 -17, 0.2 -12, 0.22 -15, 0.18 -25, 0.12 -28, 0.08 -24", "#8a3842"),
      shape(teeth, "#ffffff"),
      [0.27, 0.3, 0.33].map((s) => spine.drawn(`${s} 18, ${s + 0.008} 4, ${s} -8`, dark, 4)).join(""),
      spine.filled("0.3 -14, 0.37 -54, 0.46 -70, 0.45 -42, 0.4 -12", dark),
      eyeOf(spine.at(0.15, 12), item.young ? 10 : 8),
    ].join(""),
    ...box,
    height: box.height + 10,
  };
};

const whale: Maker = (making) => {
  const { color, paints, item, setting } = making;
  const tone = color("#5b84ad");
  const leaps = item.pose === "jump";
  const spine = leaps ? spineOf([-20, -160], 290, 0.7, 52) : spineOf([0, -84], 300, -0.7);
  const pale = mix(tone, "#ffffff", 0.72);
  const spouts = !leaps && setting !== "underwater" && item.pose !== "swim" && item.pose !== "sleep";
  const [sx, sy] = spine.at(0.24, 62);
  const jet = (side: number) =>
    `M${sx - side * 5} ${sy}C${sx - side * 4} ${sy - 50} ${sx + side * 14} ${sy - 72} ${sx + side * 46} ${sy - 54}C${sx + side * 58} ${sy - 44} ${sx + side * 56} ${sy - 30} ${sx + side * 46} ${sy - 32}C${sx + side * 26} ${sy - 44} ${sx + side * 12} ${sy - 30} ${sx + side * 7} ${sy}Z`;
  const spout = spouts ? shape(jet(-1), "#d8edf7") + shape(jet(1), "#eaf6fb") : "";
  return {
    svg: [
      spout,
      spine.filled("0.36 -34, 0.42 -80, 0.52 -96, 0.52 -66, 0.46 -30", shift(tone, -0.12)),
      spine.filled(
        "0.9 8, 0.98 34, 1.06 62, 1.09 34, 1.05 4, 1.08 -24, 1.05 -54, 0.98 -32, 0.9 -8",
        shift(tone, -0.07),
      ),
      spine.filled("0.6 46, 0.66 58, 0.71 56, 0.7 34", shift(tone, -0.07)),
      spine.filled(
        "-0.02 0, 0.01 34, 0.1 58, 0.24 68, 0.42 64, 0.6 48, 0.78 26, 0.9 11, 0.94 8, 0.94 -8, 0.86 -12, 0.7 -28, 0.5 -52, 0.32 -62, 0.14 -58, 0.03 -38",
        coatOf(paints, tone),
      ),
      spine.filled(
        "-0.01 -8, 0.1 -14, 0.22 -12, 0.34 -24, 0.54 -30, 0.74 -20, 0.6 -39, 0.48 -52, 0.32 -61, 0.14 -57, 0.03 -37",
        pale,
      ),
      ["0.05 -26, 0.2 -27, 0.36 -37, 0.54 -40", "0.08 -40, 0.22 -41, 0.38 -49, 0.5 -49"]
        .map((at) => spine.drawn(at, shift(pale, -0.13), 4))
        .join(""),
      spine.filled("0.34 -24, 0.38 -64, 0.47 -86, 0.49 -60, 0.44 -22", shift(tone, -0.07)),
      asMouth(spine.drawn("0 -4, 0.1 -10, 0.2 -9, 0.24 0", shift(tone, -0.28), 4)),
      eyeOf(spine.at(0.22, 14), item.young ? 13 : 10),
      ellipse(spine.at(0.27, -4), [10, 6], "#f0a9b0", 'class="shade" opacity="0.6"'),
    ].join(""),
    width: leaps ? 270 : 340,
    height: leaps ? 300 : spouts ? 216 : 176,
    head: { at: spine.at(0.16, 60), width: 110 },
    top: { height: 144, half: 50 },
  };
};

const trout: Maker = (making) => {
  const { color, paints, item } = making;
  const tone = color("#8fa58a");
  const dark = shift(tone, -0.09);
  const { spine, box } = posed(making, 240, 0.24);
  const pink = mix(tone, "#e88a8a", 0.7);
  return {
    svg: [
      spine.filled("0.86 14, 0.96 34, 1.06 54, 1.02 22, 1 0, 1.02 -22, 1.06 -54, 0.96 -34, 0.86 -14", dark),
      spine.filled("0.34 40, 0.42 66, 0.56 68, 0.6 54, 0.58 34", dark),
      spine.filled("0.42 -36, 0.5 -60, 0.58 -54, 0.56 -32", dark),
      spine.filled("0.7 -22, 0.76 -44, 0.82 -38, 0.8 -18", dark),
      spine.filled(
        "-0.01 -4, 0.05 18, 0.16 36, 0.34 46, 0.54 40, 0.74 24, 0.88 13, 0.92 0, 0.88 -13, 0.74 -24, 0.54 -38, 0.34 -42, 0.16 -36, 0.05 -20",
        coatOf(paints, tone),
      ),
      spine.filled(
        "0.03 -14, 0.2 -20, 0.5 -20, 0.8 -14, 0.7 -25, 0.54 -37, 0.34 -41, 0.16 -35",
        mix(tone, "#fff6e6", 0.7),
      ),
      spine.filled("0.24 6, 0.5 8, 0.86 5, 0.86 -5, 0.5 -10, 0.24 -8", pink),
      ...(
        [
          [0.32, 30],
          [0.42, 24],
          [0.5, 32],
          [0.6, 22],
          [0.7, 18],
        ] as const
      ).map(([s, d]) => ellipse(spine.at(s, d), [5, 4], dark, 'class="shade"')),
      spine.drawn("0.2 32, 0.235 12, 0.235 -12, 0.2 -32", dark, 4),
      spine.filled("0.26 -12, 0.36 -30, 0.42 -28, 0.36 -8", dark),
      asMouth(spine.drawn("0 -6, 0.06 -9, 0.1 -6", shift(tone, -0.32), 3.4)),
      eyeOf(spine.at(0.12, 12), item.young ? 10 : 8.5),
    ].join(""),
    ...box,
  };
};

/** What has fins and swims with its whole length: all on one bent spine. */
export const swimmersMade: Readonly<Record<string, Maker>> = { dolphin, orca, shark, whale, trout };
