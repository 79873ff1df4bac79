import { oklch, shift } from "../palette.ts";
import { points, closedCurve, ellipse, group, leaf, line, type Point, placed, shape } from "../pen.ts";
import { buttercup } from "../shapes/flowers/buttercup.ts";
import { cornflower } from "../shapes/flowers/cornflower.ts";
import { cosmos } from "../shapes/flowers/cosmos.ts";
import { daisy } from "../shapes/flowers/daisy.ts";
import { poppy } from "../shapes/flowers/poppy.ts";
import { blade, stem } from "../shapes/flowers/stem.ts";
import { sunflower } from "../shapes/flowers/sunflower.ts";
import { lupine } from "../shapes/shore.ts";
import { green } from "./leaf-colors.ts";
import type { Maker, Making } from "./maker.ts";

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

/** Flowers by our own hand. */
export const flowersMade: Readonly<Record<string, Maker>> = {
  tulip,
  rose,
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
  hydrangea: bloom(
    ({ color, chance }) => {
      const tone = color("#7f9be6");
      return Array.from({ length: 30 }, (_, i) => {
        const turn = i * 2.4;
        const reach = 88 * Math.sqrt((i + 0.5) / 30);
        const at: Point = [Math.cos(turn) * reach, Math.sin(turn) * reach * 0.86];
        const light = shift(tone, chance.pick([-0.05, 0, 0.05]));
        return (
          [0, 1, 2, 3]
            .map((k) => {
              const a = (k / 4) * 2 * Math.PI + i;
              return ellipse([at[0] + Math.cos(a) * 11, at[1] + Math.sin(a) * 11], [11, 11], light);
            })
            .join("") + ellipse(at, [4, 4], "#f3f0d0")
        );
      })
        .reverse()
        .join("");
    },
    130,
    0.72,
  ),
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
};
