import { shift } from "../palette.ts";
import { box, ellipse, filledCurve, line, shape } from "../pen.ts";
import { planks, poly, wood } from "./building-parts.ts";
import type { Maker } from "./maker.ts";

/** A stick from its foot up, for rakes and hoes. */
const handle = line("M0 0V-150", "#a9774a", 8);

/** What stands about on beaches, lawns and farmyards. */
export const lawnMade: Readonly<Record<string, Maker>> = {
  "beach chair": ({ color }) => {
    const cloth = color("#3f8fc4");
    const slope = (t: number, up: number): [number, number] => [-70 + t * 128, -128 + t * 92 - up];
    const stripe = (from: number, to: number, fill: string) => {
      const [a, b] = [slope(from, 0), slope(to, 0)];
      return poly(
        `${a[0]} ${a[1]}, ${b[0]} ${b[1]}, ${b[0] + 56} ${b[1] - 18}, ${a[0] + 56} ${a[1] - 18}`,
        fill,
      );
    };
    return {
      svg: [
        line("M-76 -132L74 -26M-20 -2L26 -62M74 -26L86 0", wood, 9),
        line("M-20 -150L130 -44M58 -18L100 -62L120 0", shift(wood, -0.08), 9),
        ...Array.from({ length: 8 }, (_, i) => stripe(i / 8, (i + 1) / 8, i % 2 ? "#f7f3ea" : cloth)),
        line("M-76 -132L-20 -150M-46 0L26 -62M74 -26L130 -44", wood, 8),
      ].join(""),
      width: 216,
      height: 152,
      top: { height: 62, half: 20 },
    };
  },
  "beach umbrella": ({ color }) => {
    const red = color("#e0503f");
    return {
      svg: [
        ellipse([0, -2], [40, 8], "#d9bd86"),
        line("M0 0L18 -214", "#e9e2d4", 9),
        shape(
          "M-124 -150Q-96 -262 20 -264Q140 -258 160 -138Q128 -162 96 -140Q58 -166 18 -148Q-20 -172 -56 -148Q-92 -170 -124 -150Z",
          red,
        ),
        shape("M-56 -148Q-44 -236 20 -264Q22 -214 18 -148Q-20 -172 -56 -148Z", "#f7f3ea"),
        shape("M96 -140Q88 -228 20 -264Q140 -258 160 -138Q128 -162 96 -140Z", "#f7f3ea"),
        line("M20 -264L22 -282", "#e9e2d4", 9),
      ].join(""),
      width: 290,
      height: 286,
    };
  },
  chimney: ({ color }) => {
    const brick = color("#b0583f");
    return {
      svg: [
        box([-90, -190], [180, 190], brick),
        ...[0, 1, 2, 3, 4, 5].map((row) =>
          line(
            `M-90 ${-28 - row * 30}H90` +
              [0, 1, 2].map((i) => `M${-60 + i * 60 + (row % 2) * 26} ${-row * 30}v-28`).join(""),
            "#d9b09c",
            3,
          ),
        ),
        box([-106, -222], [212, 36], shift(brick, -0.08)),
        shape(
          "M-112 -216Q-100 -244 -60 -236Q0 -248 60 -236Q104 -244 112 -216Q60 -206 0 -210Q-60 -206 -112 -216Z",
          "#f6f9fc",
        ),
      ].join(""),
      width: 224,
      height: 240,
      rim: 226,
    };
  },
  towel: ({ color }) => {
    const cloth = color("#e0606a");
    return {
      svg:
        poly("-120 0, 90 0, 130 -44, -80 -44", cloth) +
        poly("-72 0, -40 0, 0 -44, -32 -44", "#f7f3ea") +
        poly("10 0, 42 0, 82 -44, 50 -44", "#f7f3ea"),
      width: 250,
      height: 44,
      top: { height: 14, half: 60 },
    };
  },
  sandbox: () => ({
    svg: [
      poly("-140 -20, -106 -62, 106 -62, 140 -20", "#ead29a"),
      filledCurve("-70 -30, -40 -66, -16 -76, 16 -60, 40 -30, -10 -24", "#dcbf82"),
      line("M-140 -20L-106 -62H106L140 -20", "#a9774a", 12),
      box([-146, -28], [292, 28], "#b98a58"),
      line("M-146 -14H146", "#8f663f", 3),
    ].join(""),
    width: 296,
    height: 78,
    top: { height: 34, half: 70 },
  }),
  cooler: ({ color }) => {
    const tone = color("#3f7fc4");
    return {
      svg:
        line("M-52 -86C-52 -128 52 -128 52 -86", "#e7ebef", 8) +
        box([-66, -76], [132, 76], tone, 'rx="8"') +
        box([-72, -96], [144, 26], "#f4f6f8", 'rx="8"') +
        box([-66, -26], [132, 10], shift(tone, -0.1)),
      width: 144,
      height: 118,
    };
  },
  buoy: ({ color }) => {
    const red = color("#d6473f");
    return {
      svg:
        line("M-20 -84L-8 -150M20 -84L8 -150M-15 -116H15", "#59616d", 6) +
        shape("M-46 -20L-22 -90H22L46 -20Z", red) +
        shape("M-38 -44L-30 -66H30L38 -44Z", "#f7f3ea") +
        ellipse([0, -14], [62, 18], shift(red, -0.1)) +
        ellipse([0, -156], [12, 12], "#f3c53b"),
      width: 124,
      height: 168,
    };
  },
  rake: () => ({
    svg:
      handle +
      line("M-44 -150H44M-40 -150V-176M-20 -150V-176M0 -150V-176M20 -150V-176M40 -150V-176", "#59616d", 7),
    width: 96,
    height: 178,
  }),
  hoe: () => ({
    svg:
      handle +
      line("M0 -150Q-2 -170 -30 -170", "#59616d", 7) +
      poly("-24 -182, -54 -166, -44 -146, -18 -160", "#6a7078"),
    width: 70,
    height: 182,
  }),
  silo: ({ color }) => {
    const tone = color("#c9ccd2");
    return {
      svg: [
        box([-56, -250], [112, 250], tone),
        box([20, -250], [36, 250], shift(tone, -0.07)),
        shape("M-60 -248Q-56 -312 0 -318Q56 -312 60 -248Z", "#b4483c"),
        ...[-60, -110, -160, -210].map((y) => line(`M-56 ${y}H56`, shift(tone, -0.14), 4)),
        box([-14, -44], [28, 44], "#7a5a44"),
      ].join(""),
      width: 120,
      height: 318,
    };
  },
  "chicken coop": ({ color }) => {
    const red = color("#b8543f");
    return {
      svg: [
        box([-84, -26], [14, 26], "#7a5a40"),
        box([70, -26], [14, 26], "#7a5a40"),
        planks(-90, -126, 180, 104, red, 18),
        poly("-112 -120, 0 -190, 112 -120, 100 -110, 0 -172, -100 -110", "#6f5148"),
        poly("-104 -120, 0 -186, 104 -120", "#8a6a5a"),
        shape("M-30 -22V-66Q-8 -86 14 -66V-22Z", "#4a3530"),
        poly("-32 -22, 16 -22, -30 4, -86 4", "#b98a58"),
        line("M-40 -16L-88 4M-20 -16L-64 4M0 -16L-42 4", "#8f663f", 3),
        box([36, -96], [36, 34], "#f4ead2"),
        line("M54 -96V-62M36 -79H72", red, 4),
      ].join(""),
      width: 226,
      height: 190,
    };
  },
  "bird bath": ({ color }) => {
    const stone = color("#b9b2a6");
    return {
      svg:
        shape("M-40 0Q-36 -18 -14 -20V-104H14V-20Q36 -18 40 0Z", stone) +
        shape("M-84 -132H84Q66 -94 0 -94Q-66 -94 -84 -132Z", shift(stone, 0.04)) +
        ellipse([0, -132], [84, 15], shift(stone, -0.08)) +
        ellipse([0, -131], [70, 10], "#9fd0e6"),
      width: 170,
      height: 148,
      top: { height: 134, half: 60 },
    };
  },
  sled: ({ color }) => {
    const slat = color("#c98f52");
    return {
      svg: [
        line("M-150 -8H120Q158 -8 156 -44", "#c0392f", 10),
        line("M-104 -10V-44M-20 -10V-44M64 -10V-44", "#8a5a38", 9),
        box([-150, -62], [292, 9], shift(slat, -0.1)),
        box([-154, -54], [300, 12], slat),
        line("M152 -44Q180 -60 196 -30", "#8a7a5a", 4),
      ].join(""),
      width: 330,
      height: 64,
      top: { height: 56, half: 104 },
    };
  },
};
