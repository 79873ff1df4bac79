import { oklch, shift } from "../palette.ts";
import { placed, group, box, closedCurve, ellipse, line, shape } from "../pen.ts";
import { house, type HousePlan, litGlass } from "../shapes/house.ts";
import { doorAt, planks, poly, windowAt } from "./building-parts.ts";
import type { Maker } from "./maker.ts";

const home =
  (plan: Partial<HousePlan>, usual: string): Maker =>
  ({ paints, chance, color, door, isNight }) => {
    const full: HousePlan = {
      left: -100,
      ground: 0,
      width: 200,
      height: 130,
      roof: 90,
      floors: 2,
      windows: 3,
      wall: color(usual),
      tiles: oklch(0.55, 0.13, 35),
      trim: "#f7f3ea",
      shutters: oklch(0.5, 0.09, 170),
      gable: "long",
      door,
      isLit: isNight,
      ...plan,
    };
    return {
      svg: house(paints, chance, full),
      width: full.width + 24,
      height: full.height + full.roof + 12,
      top: { height: full.height + full.roof * 0.7, half: full.width * 0.2 },
    };
  };

/** A small house seen from the front with its own roof, for huts and sheds of all sorts. */
const hut =
  (wall: string, roof: string, door: string, hasChimney = false): Maker =>
  ({ color, door: asked, isNight }) => {
    const tone = color(wall);
    return {
      svg:
        (hasChimney ? box([34, -186], [26, 70], "#9a8a80") + box([30, -192], [34, 12], "#877a72") : "") +
        planks(-80, -100, 160, 100, tone, 20) +
        poly("-104 -96, 0 -178, 104 -96, 92 -88, 0 -158, -92 -88", shift(roof, -0.06)) +
        poly("-96 -96, 0 -172, 96 -96", roof) +
        windowAt(-62, -72, 34, 34, isNight ? litGlass : undefined) +
        doorAt(28, 40, 70, asked ?? door),
      width: 208,
      height: hasChimney ? 192 : 178,
      top: { height: 140, half: 30 },
    };
  };

const cottage = home(
  {
    width: 170,
    height: 84,
    roof: 90,
    floors: 1,
    windows: 3,
    left: -85,
    tiles: oklch(0.66, 0.09, 75),
    gable: "pointed",
  },
  "#f3ead6",
);

/** Houses and huts to live in, each with its own roof. */
export const homesMade: Readonly<Record<string, Maker>> = {
  house: home({}, "#eedbb4"),
  cottage,
  cabin: hut("#9c6b42", "#6d4a34", "#5a3a28", true),
  hut: hut("#b98a58", "#d0ad62", "#6d4a34"),
  doghouse: hut("#c9563f", "#7a4a38", "#4a3a34"),
  "beach hut": hut("#6fb7c9", "#f2ece0", "#e88a5a"),
  "gingerbread house": ({ color }) => {
    const tone = color("#b5743c");
    const ice = "#fbf6ee";
    const drops = ["#e0485a", "#4fae6a", "#f3c53b", "#4f9fd6"];
    return {
      svg: [
        box([-90, -110], [180, 110], tone),
        poly("-118 -104, 0 -206, 118 -104", shift(tone, -0.08)),
        line(
          "M-114 -106Q-100 -84 -84 -106Q-68 -84 -50 -106Q-34 -84 -16 -106Q0 -84 16 -106Q34 -84 50 -106Q68 -84 84 -106Q100 -84 114 -106",
          ice,
          9,
        ),
        line("M-112 -104L0 -202L112 -104", ice, 11),
        ...[-60, -20, 20, 60].map((x, i) =>
          ellipse([x, -126 - (60 - Math.abs(x)) * 0.5], [10, 10], drops[i] ?? ice),
        ),
        box([-70, -76], [38, 38], "#f6d98a"),
        line("M-70 -76h38v38h-38ZM-51 -76v38M-70 -57h38", ice, 5),
        shape("M8 0V-52Q33 -84 58 -52V0Z", "#7a4624"),
        line("M8 0V-52Q33 -84 58 -52V0", ice, 5),
        ellipse([50, -30], [4, 4], "#f3c53b"),
        ...[-82, 82].map(
          (x) =>
            line(`M${x} 0V-104`, "#e0485a", 8) +
            line(`M${x} -12v-10M${x} -40v-10M${x} -68v-10M${x} -94v-8`, ice, 8),
        ),
      ].join(""),
      width: 240,
      height: 210,
    };
  },
  birdhouse: ({ color }) => ({
    svg:
      box([-5, -120], [10, 120], "#7a5a40") +
      planks(-36, -176, 72, 64, color("#c98d4f")) +
      poly("-50 -172, 0 -216, 50 -172", "#a8483a") +
      ellipse([0, -144], [13, 13], "#3a2a26"),
    width: 100,
    height: 216,
    top: { height: 190, half: 10 },
  }),
  igloo: () => ({
    svg:
      shape("M-110 0C-110 -130 110 -130 110 0Z", "#e3eef5") +
      line("M-104 -36H104M-86 -70H86M-40 -36V0M40 -70V-36M-40 -96V-70M70 -36V0M-74 -36V-70", "#b7cfde", 4) +
      shape("M-34 0C-34 -62 34 -62 34 0Z", "#cfe0ea") +
      shape("M-22 0C-22 -44 22 -44 22 0Z", "#5f7f96"),
    width: 220,
    height: 98,
    top: { height: 96, half: 30 },
  }),
  treehouse: ({ chance }) => ({
    svg:
      shape(
        closedCurve([
          [-34, 0],
          [-16, -50],
          [-20, -150],
          [20, -150],
          [18, -50],
          [36, 0],
          [0, -6],
        ]),
        "#7a5640",
      ) +
      ellipse([0, -240], [140, 100], "#4f8a46") +
      ellipse([-60, -270], [80, 64], "#69a653") +
      ellipse([70, -280], [74, 60], "#7ab65c") +
      box([-80, -150], [160, 12], "#8a6244") +
      planks(-62, -220, 124, 72, chance.pick(["#c98d4f", "#b9774a"]), 20) +
      poly("-80 -216, 0 -270, 80 -216", "#a8483a") +
      windowAt(-44, -200, 30, 28) +
      box([12, -196], [32, 48], "#6d4a34") +
      line("M-6 -140V0M18 -140V0M-6 -110h24M-6 -80h24M-6 -50h24M-6 -20h24", "#d9b07a", 5),
    width: 280,
    height: 340,
  }),
  tent: ({ color }) => ({
    svg:
      poly("-120 0, 0 -150, 120 0", color("#e08a3c")) +
      poly("0 -150, 120 0, 46 0", shift(color("#e08a3c"), -0.1)) +
      poly("0 -150, -30 0, 36 0", "#5a3a34") +
      poly("0 -150, -30 0, -48 0", shift(color("#e08a3c"), 0.1)),
    width: 240,
    height: 152,
  }),
  teepee: ({ color }) => ({
    svg:
      line("M-16 -186L10 -140M16 -186L-10 -140M0 -190V-140", "#7a5a40", 5) +
      poly("-90 0, -8 -160, 8 -160, 90 0", color("#e6cfa4")) +
      poly("0 -70, -24 0, 24 0", "#6d4a34") +
      line("M-66 -50L-52 -66L-38 -50L-24 -66M66 -50L52 -66L38 -50L24 -66", "#c9503c", 5),
    width: 184,
    height: 190,
  }),
  "water mill": (making) => {
    const house = cottage(making);
    const wood = "#7a5638";
    const paddle = (turn: number) => group(box([-7, -78], [14, 156], wood), placed([128, -62], turn));
    return {
      ...house,
      svg:
        group(house.svg, placed([-40, 0])) +
        [0, 30, 60, 90, 120, 150].map(paddle).join("") +
        line("M128 -128A66 66 0 1 1 127.9 -128", wood, 9) +
        line("M128 -104A42 42 0 1 1 127.9 -104", shift(wood, 0.06), 6) +
        ellipse([128, -62], [12, 12], shift(wood, -0.1)) +
        line("M60 14Q128 28 200 14", "#8fc4da", 12),
      width: house.width + 110,
    };
  },
};
