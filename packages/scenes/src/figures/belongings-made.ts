import { shift } from "../palette.ts";
import { box, closedCurve, ellipse, line, shape } from "../pen.ts";
import { poly } from "./building-parts.ts";
import type { Maker } from "./maker.ts";

/** Furniture, food and paper toys by our own hand. */
export const belongingsMade: Readonly<Record<string, Maker>> = {
  "pot of gold": () => ({
    svg: [
      box([-52, -14], [16, 14], "#2c2b33"),
      box([36, -14], [16, 14], "#2c2b33"),
      ...Array.from({ length: 13 }, (_, i) =>
        ellipse(
          [-52 + (i % 5) * 26 + (Math.floor(i / 5) % 2) * 13, -112 - Math.floor(i / 5) * 15],
          [19, 14],
          i % 2 ? "#f0bf3a" : "#f7d766",
        ),
      ),
      shape("M-78 -96Q-96 -10 -40 -6H40Q96 -10 78 -96Z", "#3c3a44"),
      box([-88, -108], [176, 20], "#4d4b57", 'rx="10"'),
    ].join(""),
    width: 180,
    height: 156,
  }),
  "porch swing": ({ color }) => {
    const wood = color("#a9774a");
    return {
      svg: [
        line("M-120 -60V-232M120 -60V-232", "#8a8f98", 5),
        box([-150, -240], [300, 12], shift(wood, -0.12)),
        ...[-118, -98, -78].map((y) => box([-124, y - 6], [248, 14], wood)),
        line("M-124 -122V-50M124 -122V-50", shift(wood, -0.1), 9),
        box([-132, -60], [264, 18], shift(wood, 0.05)),
      ].join(""),
      width: 300,
      height: 240,
      top: { height: 58, half: 90 },
    };
  },
  "snow angel": () => ({
    svg: [
      ellipse([0, -34], [150, 36], "#d3e0ec"),
      shape("M-28 -40Q-150 -86 -140 -30Q-120 0 -26 -20ZM28 -40Q150 -86 140 -30Q120 0 26 -20Z", "#b9cddf"),
      shape("M-30 -50H30L58 0H-58Z", "#b9cddf"),
      ellipse([0, -66], [24, 14], "#b9cddf"),
    ].join(""),
    width: 300,
    height: 84,
  }),
  frisbee: ({ color }) => {
    const tone = color("#e0503f");
    return {
      svg:
        ellipse([0, -52], [70, 22], shift(tone, -0.1)) +
        ellipse([0, -58], [70, 20], tone) +
        ellipse([0, -59], [46, 12], shift(tone, 0.07)),
      width: 140,
      // it is small by nature, with air above and below it
      height: 130,
    };
  },
  "hamster wheel": () => ({
    svg: [
      line("M-60 0L0 -94L60 0M-74 0H74", "#d0473c", 9),
      ellipse([0, -94], [86, 86], "#dfe8ee"),
      ...Array.from({ length: 12 }, (_, i) => {
        const turn = (i / 12) * 2 * Math.PI;
        return line(
          `M0 -94L${(Math.cos(turn) * 84).toFixed(0)} ${(-94 + Math.sin(turn) * 84).toFixed(0)}`,
          "#c3d0d8",
          3,
        );
      }),
      line("M-86 -94A86 86 0 1 1 86 -94A86 86 0 1 1 -86 -94Z", "#e8903c", 11),
    ].join(""),
    width: 184,
    height: 186,
  }),
  trough: () => ({
    svg: [
      box([-128, -20], [20, 20], "#6d4a34"),
      box([108, -20], [20, 20], "#6d4a34"),
      poly("-160 -72, 160 -72, 138 -14, -138 -14", "#a9774a"),
      ellipse([0, -72], [158, 17], "#8a5f3c"),
      ellipse([0, -69], [142, 11], "#8fc8e0"),
      line("M-150 -44H150", "#8a5f3c", 4),
    ].join(""),
    width: 322,
    height: 90,
    rim: 70,
  }),
  wardrobe: ({ color }) => {
    const tone = color("#a9774a");
    return {
      svg: [
        box([-90, -216], [180, 204], tone),
        box([-100, -232], [200, 22], shift(tone, -0.06)),
        box([-78, -200], [74, 112], shift(tone, 0.05)),
        box([4, -200], [74, 112], shift(tone, 0.05)),
        box([-78, -78], [156, 28], shift(tone, 0.05)),
        box([-78, -44], [156, 26], shift(tone, 0.05)),
        ...[-14, 14].map((x) => ellipse([x, -144], [5, 5], "#f0d28a")),
        ellipse([0, -64], [6, 6], "#f0d28a"),
        ellipse([0, -31], [6, 6], "#f0d28a"),
        box([-84, -14], [18, 14], shift(tone, -0.12)),
        box([66, -14], [18, 14], shift(tone, -0.12)),
      ].join(""),
      width: 200,
      height: 232,
    };
  },
  "paper airplane": ({ color }) => {
    const tone = color("#f4f6f8");
    return {
      svg:
        poly("-110 -36, 120 -110, -20 -20", tone) +
        poly("120 -110, -20 -20, -34 0, -46 -30", shift(tone, -0.14)) +
        poly("120 -110, 20 -2, -20 -20", shift(tone, -0.06)),
      width: 236,
      height: 112,
    };
  },
  "paper boat": ({ color }) => {
    const tone = color("#f4f6f8");
    return {
      svg:
        poly("-60 -46, 0 -150, 60 -46", shift(tone, -0.06)) +
        poly("0 -150, 60 -46, 0 -46", shift(tone, -0.12)) +
        poly("-130 -70, -54 -46, 54 -46, 130 -70, 84 0, -84 0", tone) +
        poly("0 -46, 54 -46, 130 -70, 84 0", shift(tone, -0.05)),
      width: 264,
      height: 150,
    };
  },
  "american flag": () => ({
    svg: [
      box([-96, -210], [9, 210], "#8a7a5a"),
      ...Array.from({ length: 9 }, (_, i) =>
        box([-87, -206 + i * 13], [190, 13], i % 2 ? "#f7f4ee" : "#c9303a"),
      ),
      box([-87, -206], [84, 65], "#2f4f96"),
      ...Array.from({ length: 12 }, (_, i) =>
        ellipse([-76 + (i % 4) * 20, -194 + Math.floor(i / 4) * 20], [4, 4], "#f7f4ee"),
      ),
    ].join(""),
    width: 204,
    height: 212,
  }),
  popsicle: ({ color }) => {
    const ice = color("#f0708f");
    return {
      svg:
        box([-9, -46], [18, 46], "#e3c184", 'rx="8"') +
        shape("M-40 -44V-140Q-40 -182 0 -182Q40 -182 40 -140V-44Q40 -36 32 -36H-32Q-40 -36 -40 -44Z", ice) +
        shape("M-40 -100H40V-140Q40 -182 0 -182Q-40 -182 -40 -140Z", shift(ice, 0.08)) +
        line("M-18 -60V-146M18 -60V-146", shift(ice, -0.08), 7),
      width: 82,
      height: 184,
    };
  },
  "train station": ({ color, isNight }) => {
    const brick = color("#b5664c");
    const glass = isNight ? "#f6d98a" : "#bfe0ee";
    return {
      svg: [
        box([-210, -150], [420, 150], brick),
        poly("-230 -146, -180 -206, 180 -206, 230 -146", "#6b6f7a"),
        poly("-64 -196, 0 -262, 64 -196", "#6b6f7a"),
        box([-56, -198], [112, 52], brick),
        ellipse([0, -180], [25, 25], "#f7f3ea"),
        line("M0 -180V-196M0 -180H11", "#3a3840", 4),
        ...[-176, -116, 72, 132].map((x) => box([x, -112], [44, 58], glass)),
        box([-34, -92], [68, 92], "#5a3f2e"),
        line("M0 -92V0", "#7a5a44", 4),
        box([-240, -40], [14, 40], "#59616d"),
        box([226, -40], [14, 40], "#59616d"),
      ].join(""),
      width: 480,
      height: 264,
    };
  },
  "covered wagon": ({ color }) => {
    const cloth = color("#f2e8d2");
    return {
      svg: [
        shape(
          closedCurve([
            [-150, -84],
            [-160, -150],
            [-128, -206],
            [0, -216],
            [128, -206],
            [160, -150],
            [150, -84],
          ]),
          cloth,
        ),
        line("M-74 -212Q-92 -150 -84 -84M0 -216V-84M74 -212Q92 -150 84 -84", shift(cloth, -0.1), 5),
        poly("-156 -96, 156 -96, 140 -46, -140 -46", "#9c6b42"),
        line("M-148 -72H148", "#7f5434", 4),
        line("M150 -60L226 -34", "#7f5434", 9),
        ...[-92, 92].flatMap((x) => [
          ellipse([x, -40], [40, 40], "#5f4630"),
          ellipse([x, -40], [29, 29], "#d9bd92"),
          line(
            `M${x - 38} -40H${x + 38}M${x} -78V-2M${x - 27} -67L${x + 27} -13M${x + 27} -67L${x - 27} -13`,
            "#5f4630",
            6,
          ),
          ellipse([x, -40], [9, 9], "#5f4630"),
        ]),
      ].join(""),
      width: 380,
      height: 218,
      rim: 90,
    };
  },
};
