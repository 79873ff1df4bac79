import { mix, oklch, shift } from "../palette.ts";
import { box, closedCurve, ellipse, group, line, type Point, placed, polygon, shape } from "../pen.ts";
import { fishingBoat, rowBoat } from "../shapes/boats.ts";
import { heapCloud } from "../shapes/clouds.ts";
import { house, type HousePlan, litGlass } from "../shapes/house.ts";
import { pot } from "../shapes/potted.ts";
import { boulder } from "../shapes/shore.ts";
import { lantern } from "../shapes/street.ts";
import { limb } from "./limb.ts";
import type { Maker } from "./maker.ts";

const poly = (text: string, fill: string) =>
  shape(polygon(text.split(",").map((pair) => pair.trim().split(" ").map(Number) as unknown as Point)), fill);
const wood = "#a9774a";
const planks = (x: number, y: number, w: number, h: number, color: string, step = 16) =>
  box([x, y], [w, h], color) +
  Array.from({ length: Math.max(0, Math.floor(w / step) - 1) }, (_, i) =>
    line(`M${x + (i + 1) * step} ${y + 2}v${h - 4}`, shift(color, -0.08), 1.6),
  ).join("");
const windowAt = (x: number, y: number, w: number, h: number, glass = "#8fc3de") =>
  box([x - 3, y - 3], [w + 6, h + 6], "#f7f1e4") +
  box([x, y], [w, h], glass) +
  line(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, "#f7f1e4", 3);
const doorAt = (x: number, w: number, h: number, color: string) =>
  shape(`M${x - w / 2} 0V${-h + w * 0.4}Q${x} ${-h - w * 0.25} ${x + w / 2} ${-h + w * 0.4}V0Z`, color) +
  ellipse([x + w * 0.26, -h * 0.45], [2.6, 2.6], "#f3d06a");

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
  (wall: string, roof: string, door: string): Maker =>
  ({ color, door: asked, isNight }) => {
    const tone = color(wall);
    return {
      svg:
        planks(-80, -100, 160, 100, tone, 20) +
        poly("-104 -96, 0 -178, 104 -96, 92 -88, 0 -158, -92 -88", shift(roof, -0.06)) +
        poly("-96 -96, 0 -172, 96 -96", roof) +
        windowAt(-62, -72, 34, 34, isNight ? litGlass : undefined) +
        doorAt(28, 40, 70, asked ?? door),
      width: 208,
      height: 178,
      top: { height: 140, half: 30 },
    };
  };

export const builtMade: Readonly<Record<string, Maker>> = {
  house: home({}, "#eedbb4"),
  cottage: home(
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
  ),
  cabin: hut("#9c6b42", "#6d4a34", "#5a3a28"),
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
  barn: ({ color }) => ({
    svg:
      planks(-110, -110, 220, 110, color("#b5412f"), 20) +
      poly("-126 -106, -84 -176, 0 -206, 84 -176, 126 -106", "#6d4440") +
      poly("-108 -110, -74 -168, 0 -194, 74 -168, 108 -110", color("#b5412f")) +
      box([-44, -84], [88, 84], "#f2ece0") +
      box([-38, -78], [76, 78], shift(color("#b5412f"), -0.08)) +
      line("M-38 -78L38 0M38 -78L-38 0M0 -78V0", "#f2ece0", 5) +
      box([-18, -158], [36, 30], "#f2ece0") +
      box([-13, -153], [26, 21], "#5a3a34"),
    width: 256,
    height: 206,
    top: { height: 180, half: 50 },
  }),
  greenhouse: () => ({
    svg:
      poly("-100 0, -100 -90, 0 -150, 100 -90, 100 0", "#cfe8e6") +
      [-60, -20, 20, 60].map((x) => ellipse([x, -26], [20, 26], x % 40 ? "#5f9e50" : "#74b45c")).join("") +
      line(
        "M-100 0V-90L0 -150L100 -90V0ZM-50 0V-120M0 0V-150M50 0V-120M-100 -90H100M-100 -45H100",
        "#f7f7f2",
        5,
      ),
    width: 210,
    height: 152,
  }),
  tower: ({ color }) => ({
    svg:
      poly("-44 0, -38 -220, 38 -220, 44 0", color("#c9b79c")) +
      poly("-54 -216, 0 -300, 54 -216", "#9c4a3a") +
      ellipse([0, -176], [20, 20], "#fbf6e6") +
      line("M0 -176V-190M0 -176L9 -170", "#3a2a26", 3) +
      doorAt(0, 34, 58, "#6d4a34") +
      box([-9, -130], [18, 30], "#6f93ad"),
    width: 112,
    height: 300,
  }),
  lighthouse: ({ chance, color }) => ({
    svg:
      boulder(chance, [0, 14], [190, 46], "#8f8884") +
      poly("-46 0, -26 -226, 26 -226, 46 0", "#f6f2ea") +
      [
        [-42, -46, -38, -92, 38, -92, 42, -46],
        [-34.5, -130, -30.5, -176, 30.5, -176, 34.5, -130],
      ]
        .map((q) =>
          poly(`${q[0]} ${q[1]}, ${q[2]} ${q[3]}, ${q[4]} ${q[5]}, ${q[6]} ${q[7]}`, color("#d2463a")),
        )
        .join("") +
      box([-36, -238], [72, 14], "#59616d") +
      box([-20, -276], [40, 38], "#fbe9a4") +
      line("M-20 -276V-238M0 -276V-238M20 -276V-238", "#59616d", 4) +
      poly("-28 -274, 0 -308, 28 -274", color("#d2463a")) +
      doorAt(0, 30, 48, "#7a4a38") +
      box([-7, -122], [14, 22], "#6f93ad"),
    width: 150,
    height: 308,
    top: { height: 238, half: 20 },
  }),
  windmill: ({ color }) => ({
    svg:
      poly("-56 0, -34 -170, 34 -170, 56 0", color("#efe4cf")) +
      shape(
        closedCurve([
          [-40, -166],
          [-26, -206],
          [0, -218],
          [26, -206],
          [40, -166],
        ]),
        "#9c4a3a",
      ) +
      doorAt(0, 34, 56, "#7a4a34") +
      windowAt(-12, -126, 24, 26) +
      [18, 108, 198, 288]
        .map((a) =>
          group(
            box([-3, -140], [6, 140], "#6d4a34") +
              box([3, -134], [30, 100], "#f4ecd9") +
              line("M3 -110h30M3 -85h30M3 -60h30M18 -134v100", "#a9774a", 2.5),
            placed([0, -182], a),
          ),
        )
        .join("") +
      ellipse([0, -182], [9, 9], "#59402f"),
    width: 240,
    height: 320,
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
  pyramid: ({ color }) => ({
    svg:
      poly("-160 0, 20 -190, 60 0", shift(color("#e0bd78"), 0.05)) +
      poly("20 -190, 170 0, 60 0", shift(color("#e0bd78"), -0.13)),
    width: 330,
    height: 190,
  }),
  well: () => ({
    svg:
      box([-46, -150], [8, 110], wood) +
      box([38, -150], [8, 110], wood) +
      poly("-66 -142, 0 -186, 66 -142", "#a8483a") +
      line("M0 -140V-80", "#8a7a5a", 3) +
      box([-10, -84], [20, 20], "#8a6244") +
      shape(
        closedCurve([
          [-56, -58],
          [0, -62],
          [56, -58],
          [52, 0],
          [0, 4],
          [-52, 0],
        ]),
        "#a09a92",
      ) +
      ellipse([0, -58], [54, 12], "#5f6a72"),
    width: 132,
    height: 186,
  }),
  bridge: ({ color }) => ({
    svg:
      shape("M-180 0V-30Q0 -110 180 -30V0H130Q0 -84 -130 0Z", color("#b0a18c")) +
      line("M-180 -42Q0 -122 180 -42", shift(color("#b0a18c"), -0.12), 9),
    width: 360,
    height: 96,
    top: { height: 72, half: 100 },
  }),
  pier: () => ({
    svg:
      [-120, -40, 40, 120].map((x) => box([x - 6, -30], [12, 50], "#6d4a34")).join("") +
      box([-150, -44], [300, 18], "#b08858") +
      line("M-90 -44v18M-30 -44v18M30 -44v18M90 -44v18", "#7a5638", 2),
    width: 300,
    height: 60,
    top: { height: 44, half: 130 },
  }),
  fence: ({ color }) => ({
    svg:
      box([-150, -62], [300, 11], shift(color("#f2ead9"), -0.08)) +
      box([-150, -30], [300, 11], shift(color("#f2ead9"), -0.08)) +
      Array.from({ length: 9 }, (_, i) =>
        poly(
          `${-146 + i * 36} 0, ${-146 + i * 36} -78, ${-134 + i * 36} -92, ${-122 + i * 36} -78, ${-122 + i * 36} 0`,
          color("#f2ead9"),
        ),
      ).join(""),
    width: 300,
    height: 92,
    top: { height: 88, half: 120 },
  }),
  gate: () => ({
    svg:
      box([-90, -140], [20, 140], "#9a938a") +
      box([70, -140], [20, 140], "#9a938a") +
      ellipse([-80, -144], [14, 12], "#b5aea4") +
      ellipse([80, -144], [14, 12], "#b5aea4") +
      line(
        "M-70 -20H70M-70 -90Q0 -140 70 -90M-46 0V-102M-22 0V-114M0 0V-118M22 0V-114M46 0V-102",
        "#4a4f58",
        6,
      ),
    width: 190,
    height: 156,
  }),
  wall: ({ color }) => ({
    svg:
      box([-150, -100], [300, 100], color("#b56a50")) +
      [0, 1, 2, 3]
        .map((r) =>
          line(
            `M-150 ${-r * 25 - 25}H150` +
              [0, 1, 2, 3, 4, 5].map((i) => `M${-140 + i * 54 + (r % 2) * 26} ${-r * 25}v-25`).join(""),
            "#e0c4ae",
            2.5,
          ),
        )
        .join(""),
    width: 300,
    height: 100,
    top: { height: 100, half: 130 },
  }),
  stairs: () => ({
    svg: [0, 1, 2, 3, 4]
      .map((i) => box([-100 + i * 36, -28 * (i + 1)], [200 - i * 36, 28], i % 2 ? "#b9b0a4" : "#c9c0b4"))
      .join(""),
    width: 200,
    height: 140,
    top: { height: 140, half: 24 },
  }),
  bench: ({ color }) => ({
    svg:
      line("M-84 0V-46M84 0V-46M-84 -46V-104M84 -46V-104", "#4a4f58", 8) +
      [-100, -78].map((y) => box([-104, y], [208, 15], color(wood))).join("") +
      box([-110, -52], [220, 16], shift(color(wood), 0.06)),
    width: 220,
    height: 106,
    top: { height: 50, half: 80 },
  }),
  "street lamp": ({ paints }) => ({ svg: lantern(paints, [0, 0], 260), width: 60, height: 262 }),
  signpost: () => ({
    svg:
      box([-6, -150], [12, 150], "#7a5a40") +
      poly("-64 -140, 50 -140, 74 -120, 50 -100, -64 -100", wood) +
      poly("64 -88, -50 -88, -74 -70, -50 -52, 64 -52", shift(wood, 0.06)),
    width: 150,
    height: 152,
  }),
  playground: () => ({
    svg:
      line("M-140 0L-96 -150M-52 0L-96 -150M-96 -150H60M60 -150L20 0M60 -150L104 0", "#d6473f", 9) +
      line("M-40 -150V-52M-10 -150V-52", "#59616d", 3) +
      box([-48, -54], [46, 9], "#f0b429") +
      poly("60 -110, 84 -110, 170 -4, 140 -4", "#3f8fc4"),
    width: 310,
    height: 156,
  }),
  swing: () => ({
    svg:
      line("M-100 0L-70 -180M-40 0L-70 -180M100 0L70 -180M40 0L70 -180M-74 -180H74", "#8a5a38", 10) +
      line("M-22 -180V-56M22 -180V-56", "#59616d", 3) +
      box([-32, -58], [64, 10], "#d6473f"),
    width: 210,
    height: 186,
    top: { height: 58, half: 6 },
  }),
  slide: () => ({
    svg:
      line("M-84 0V-150M-50 0V-150M-84 -30h34M-84 -60h34M-84 -90h34M-84 -120h34", "#59616d", 7) +
      shape(
        closedCurve([
          [-90, -156],
          [-40, -158],
          [40, -60],
          [120, -18],
          [118, -4],
          [30, -30],
          [-50, -136],
          [-90, -142],
        ]),
        "#f0b429",
      ),
    width: 220,
    height: 158,
  }),
  sandcastle: () => ({
    svg:
      [
        [-70, 60],
        [70, 60],
        [0, 96],
      ]
        .map(
          ([x = 0, h = 0]) =>
            box([x - 24, -h], [48, h], x === 0 ? "#e3c184" : "#d9b474") +
            poly(`${x - 28} ${-h}, ${x} ${-h - 36}, ${x + 28} ${-h}`, "#cda561"),
        )
        .join("") +
      box([-74, -42], [148, 42], "#e3c184") +
      shape("M-14 0V-20Q0 -34 14 -20V0Z", "#a8823f") +
      line("M0 -132V-160", "#7a5a40", 3) +
      poly("0 -160, 26 -151, 0 -142", "#d6473f"),
    width: 200,
    height: 160,
  }),
  rock: ({ chance, color }) => ({
    svg: boulder(chance, [0, 0], [150, 84], color("#8f8b88")),
    width: 150,
    height: 88,
    top: { height: 74, half: 36 },
  }),
  cliff: ({ chance }) => ({
    svg: boulder(chance, [0, 0], [260, 230], "#948a80"),
    width: 270,
    height: 236,
    top: { height: 205, half: 60 },
  }),
  cave: ({ chance }) => ({
    svg: boulder(chance, [0, 0], [280, 180], "#857d78") + shape("M-60 0C-60 -110 60 -110 60 0Z", "#2f2a30"),
    width: 290,
    height: 184,
  }),
  "ice floe": () => ({
    svg:
      poly("-190 -34, -120 -58, 40 -62, 150 -52, 196 -28, 120 -8, -60 0, -170 -12", "#f2f8fb") +
      poly("-190 -34, -170 -12, -60 0, 120 -8, 196 -28, 190 0, 110 22, -64 30, -176 16", "#a9cbe0"),
    width: 390,
    height: 62,
    top: { height: 30, half: 110 },
  }),
  iceberg: () => ({
    svg:
      poly("-120 0, -80 -90, -30 -110, 20 -190, 60 -120, 110 -70, 140 0", "#dcecf5") +
      poly("20 -190, 60 -120, 110 -70, 140 0, 40 0, 10 -80", "#a9cbe0"),
    width: 270,
    height: 190,
    top: { height: 90, half: 30 },
  }),
  haystack: () => ({
    svg:
      shape(
        closedCurve([
          [-90, 0],
          [-84, -60],
          [-40, -110],
          [0, -122],
          [40, -110],
          [84, -60],
          [90, 0],
        ]),
        "#e0b54f",
      ) + line("M-60 -20L-40 -60M-20 -16L-10 -70M24 -20L30 -72M60 -14L56 -54M0 -90L6 -110", "#b98a2c", 4),
    width: 184,
    height: 124,
    top: { height: 116, half: 24 },
  }),
  beehive: () => ({
    svg:
      [0, 1, 2, 3, 4]
        .map((i) =>
          shape(
            closedCurve([
              [-60 + i * 9, -i * 26 - 2],
              [0, -i * 26 + 4],
              [60 - i * 9, -i * 26 - 2],
              [60 - i * 9, -i * 26 - 26],
              [0, -i * 26 - 30],
              [-60 + i * 9, -i * 26 - 26],
            ]),
            i % 2 ? "#e3b34a" : "#d9a23c",
          ),
        )
        .join("") + ellipse([0, -22], [13, 13], "#4a3424"),
    width: 124,
    height: 142,
  }),
  ruin: () => ({
    svg:
      [-90, -20, 60]
        .map(
          (x, i) =>
            box([x - 15, -150 + i * 30], [30, 150 - i * 30], "#d0c6b4") +
            box([x - 22, -154 + i * 30], [44, 14], "#e0d7c6"),
        )
        .join("") + box([-130, -16], [260, 16], "#bdb2a0"),
    width: 260,
    height: 166,
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
  waterfall: ({ chance }) => ({
    svg:
      boulder(chance, [-70, 0], [150, 220], "#857d78") +
      boulder(chance, [80, 0], [140, 200], "#8f8782") +
      shape("M-40 -200C-20 -214 20 -214 40 -200L52 0H-52Z", "#9fd0e6") +
      line("M-22 -196L-30 -10M0 -200V-10M22 -196L32 -10", "#e3f3fa", 7) +
      ellipse([0, -4], [84, 14], "#dff0f7"),
    width: 290,
    height: 224,
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
  sailboat: ({ paints, color }) => ({
    svg:
      line("M0 -40V-260", "#8a6244", 7) +
      shape("M8 -250C70 -190 100 -120 104 -62L8 -56Z", color("#f7f3ea")) +
      shape("M-8 -236C-50 -170 -78 -110 -84 -60L-8 -56Z", "#e8613c") +
      rowBoat(paints, "#2f6fa8", "#f2e8d5"),
    width: 260,
    height: 262,
    rim: 40,
  }),
  boat: ({ paints, color, item }) =>
    item.size > 1.2
      ? { svg: fishingBoat(paints, color("#3f7f8f"), "#f4ecdc"), width: 360, height: 330, rim: 70 }
      : { svg: rowBoat(paints, color("#c9503c"), "#f2e8d5"), width: 262, height: 66, rim: 44 },
  raft: () => ({
    svg:
      [-60, -30, 0, 30, 60]
        .map((x) => box([x * 1.6 - 24, -22], [48, 24], x % 60 ? "#b08858" : "#9c7648", 'rx="10"'))
        .join("") +
      line("M0 -20V-160", "#7a5a40", 6) +
      poly("4 -154, 80 -90, 4 -50", "#f2ead9"),
    width: 250,
    height: 160,
    top: { height: 22, half: 90 },
  }),
  "pirate ship": ({ color }) => ({
    svg:
      [-70, 20, 96]
        .map(
          (x, i) =>
            line(`M${x} -60V${-250 + i * 16}`, "#6d4a34", 7) +
            shape(
              closedCurve([
                [x - 46, -200 + i * 10],
                [x, -208 + i * 10],
                [x + 46, -200 + i * 10],
                [x + 54, -120],
                [x, -108],
                [x - 54, -120],
              ]),
              i === 1 ? color("#f0e8d6") : shift(color("#f0e8d6"), -0.04),
            ),
        )
        .join("") +
      poly("20 -250, 60 -238, 20 -224", "#2f2a30") +
      shape(
        "M-170 -100L-130 -96L-126 -66C-40 -56 90 -56 150 -74L182 -84C172 -40 150 0 120 16L-110 16C-146 -6 -166 -60 -170 -100Z",
        "#8a5434",
      ) +
      line("M-152 -44C-60 -26 90 -26 166 -48", "#d9a53a", 6) +
      [-90, -40, 10, 60, 110].map((x) => box([x - 9, -34], [18, 16], "#3a2a26")).join(""),
    width: 350,
    height: 254,
    rim: 66,
  }),
  "hot air balloon": ({ color, item }) => {
    const a = color("#e0503c");
    const b = item.colors[1] ?? "#f3c245";
    return {
      svg:
        line("M-34 -74L-20 -40M34 -74L20 -40", "#6d4a34", 3) +
        box([-24, -42], [48, 40], "#a9774a", 'rx="6"') +
        shape("M-34 -76C-130 -140 -130 -320 0 -320C130 -320 130 -140 34 -76Z", a) +
        shape("M-20 -76C-74 -140 -70 -316 0 -320C70 -316 74 -140 20 -76Z", b) +
        shape("M-8 -76C-26 -140 -24 -318 0 -320C24 -318 26 -140 8 -76Z", a),
      width: 200,
      height: 322,
      rim: 30,
    };
  },
  airship: ({ color }) => ({
    svg:
      shape(
        closedCurve([
          [-160, -90],
          [-80, -140],
          [40, -146],
          [150, -96],
          [40, -46],
          [-80, -50],
        ]),
        color("#c9ced6"),
      ) +
      poly("120 -100, 176 -150, 176 -44", "#8f98a4") +
      box([-50, -48], [90, 26], "#7a5a40", 'rx="8"'),
    width: 340,
    height: 146,
  }),
  carriage: ({ color }) => ({
    svg:
      shape(
        closedCurve([
          [-90, -60],
          [-70, -130],
          [0, -150],
          [70, -130],
          [90, -60],
          [0, -40],
        ]),
        color("#d68fb5"),
      ) +
      windowAt(-24, -124, 48, 44) +
      [-70, 70]
        .map((x) =>
          line(
            `M${x - 34} -34a34 34 0 1 0 68 0a34 34 0 1 0 -68 0M${x - 34} -34h68M${x} -68v68`,
            "#e0b23c",
            6,
          ),
        )
        .join(""),
    width: 220,
    height: 152,
  }),
  table: ({ color }) => ({
    svg:
      box([-112, -84], [14, 84], shift(color(wood), -0.1)) +
      box([98, -84], [14, 84], shift(color(wood), -0.1)) +
      shape("M-140 -96L-118 -116H118L140 -96V-82H-140Z", color(wood)) +
      shape("M-140 -96L-118 -116H118L140 -96Z", shift(color(wood), 0.08)),
    width: 280,
    height: 116,
    top: { height: 106, half: 105 },
  }),
  chair: ({ color }) => ({
    svg:
      line("M-34 0V-130M34 0V-130M-24 -60V-10M24 -60V-10", shift(color(wood), -0.08), 9) +
      box([-38, -130], [76, 16], color(wood)) +
      box([-38, -104], [76, 14], color(wood)) +
      shape("M-44 -50L-34 -70H34L44 -50V-40H-44Z", shift(color(wood), 0.06)),
    width: 90,
    height: 134,
    top: { height: 58, half: 20 },
  }),
  bed: ({ color }) => ({
    svg:
      box([-150, -120], [14, 120], wood) +
      box([136, -80], [14, 80], wood) +
      box([-138, -44], [276, 30], wood) +
      shape(
        closedCurve([
          [-136, -40],
          [-132, -76],
          [0, -80],
          [134, -70],
          [138, -36],
          [0, -34],
        ]),
        color("#6fa3d6"),
      ) +
      shape(
        closedCurve([
          [-134, -66],
          [-120, -96],
          [-76, -96],
          [-66, -70],
          [-100, -60],
        ]),
        "#f9f5ec",
      ),
    width: 304,
    height: 124,
    top: { height: 76, half: 90 },
  }),
  cradle: ({ color }) => ({
    svg:
      shape("M-100 -90L100 -90L80 -20L-80 -20Z", color("#e3c79a")) +
      shape("M-110 0Q0 -40 110 0L100 10Q0 -24 -100 10Z", wood),
    width: 220,
    height: 100,
    rim: 60,
  }),
  bookshelf: ({ chance }) => ({
    svg:
      box([-80, -220], [160, 220], "#8a5f3c") +
      [0, 1, 2, 3]
        .map(
          (r) =>
            box([-72, -212 + r * 53], [144, 45], "#5f3f28") +
            Array.from({ length: 9 }, (_, i) =>
              box(
                [-70 + i * 15, -204 + r * 53 + chance.between(0, 9)],
                [13, 37],
                chance.pick(["#c9503c", "#3f7fa8", "#e0b23c", "#5f9460", "#8f66a8"]),
              ),
            ).join(""),
        )
        .join(""),
    width: 164,
    height: 222,
    top: { height: 220, half: 60 },
  }),
  lamp: ({ color }) => ({
    svg:
      ellipse([0, -6], [34, 9], "#8a6a4a") +
      box([-4, -96], [8, 92], "#8a6a4a") +
      poly("-30 -150, 30 -150, 54 -90, -54 -90", color("#f3d27a")),
    width: 110,
    height: 152,
  }),
  fireplace: () => ({
    svg:
      box([-100, -160], [200, 160], "#b0694e") +
      box([-116, -174], [232, 18], "#e3d3b8") +
      shape("M-58 0V-70Q0 -116 58 -70V0Z", "#3a2a2a") +
      shape(
        closedCurve([
          [-34, 0],
          [-30, -34],
          [-12, -24],
          [0, -74],
          [16, -30],
          [32, -36],
          [34, 0],
        ]),
        "#f08a2e",
      ) +
      shape(
        closedCurve([
          [-16, 0],
          [-10, -22],
          [2, -42],
          [14, -18],
          [16, 0],
        ]),
        "#fbd75a",
      ),
    width: 232,
    height: 176,
    top: { height: 174, half: 90 },
  }),
  rug: ({ color }) => ({
    svg:
      ellipse([0, -14], [150, 26], color("#c9604a")) +
      ellipse([0, -14], [118, 18], shift(color("#c9604a"), 0.12)) +
      ellipse([0, -14], [80, 11], color("#c9604a")),
    width: 300,
    height: 40,
    top: { height: 14, half: 100 },
  }),
  blanket: ({ color }) => ({
    svg:
      poly("-150 -4, -110 -44, 120 -44, 150 -4", color("#d9534a")) +
      poly("-52 -4, -36 -44, 42 -44, 50 -4", shift(color("#d9534a"), 0.18)) +
      poly("-136 -18, -124 -30, 128 -30, 138 -18", shift(color("#d9534a"), 0.18)),
    width: 300,
    height: 46,
    top: { height: 22, half: 100 },
  }),
  pillow: ({ color }) => ({
    svg: shape(
      closedCurve([
        [-70, -6],
        [-60, -60],
        [0, -66],
        [60, -60],
        [70, -6],
        [0, 0],
      ]),
      color("#e88fa8"),
    ),
    width: 140,
    height: 66,
    top: { height: 54, half: 40 },
  }),
  curtain: ({ color }) => ({
    svg:
      [-90, 90]
        .map((x) =>
          shape(
            closedCurve([
              [x - 40, -240],
              [x + 40, -240],
              [x + 30, -110],
              [x + 44, 0],
              [x - 44, 0],
              [x - 30, -110],
            ]),
            color("#b5434f"),
          ),
        )
        .join("") + box([-140, -250], [280, 12], "#8a6a4a"),
    width: 280,
    height: 250,
  }),
  easel: ({ color }) => ({
    svg:
      line("M0 -220L-70 0M0 -220L70 0M0 -180V-10", "#a9774a", 8) +
      box([-66, -186], [132, 106], "#f9f6ee") +
      ellipse([-20, -140], [26, 20], color("#e0703c")) +
      ellipse([26, -120], [28, 20], "#4f8fc4"),
    width: 150,
    height: 222,
  }),
  vase: ({ color }) => ({
    svg:
      shape(
        closedCurve([
          [-20, -120],
          [-16, -96],
          [-46, -60],
          [-44, -20],
          [-26, 0],
          [26, 0],
          [44, -20],
          [46, -60],
          [16, -96],
          [20, -120],
          [0, -116],
        ]),
        color("#5f8fb8"),
      ) + line("M-44 -52Q0 -38 44 -52", "#f4efe2", 5),
    width: 92,
    height: 120,
    rim: 108,
  }),
  bowl: ({ color }) => ({
    svg:
      shape(
        "M-110 -70C-104 -24 -60 -6 -34 -4V0H34V-4C60 -6 104 -24 110 -70C60 -58 -60 -58 -110 -70Z",
        color("#e9e4d8"),
      ) + line("M-106 -54Q0 -36 106 -54", "#4f7fb8", 6),
    width: 220,
    height: 72,
    rim: 62,
  }),
  "flower pot": ({ paints, color }) => ({
    svg: pot(paints, [0, 0], [90, 84], color("#c9703f")),
    width: 96,
    height: 90,
    rim: 70,
  }),
  "beach ball": () => ({
    svg:
      ellipse([0, -50], [50, 50], "#f7f3ea") +
      shape("M0 -100C-40 -90 -52 -30 0 0C-20 -30 -20 -70 0 -100Z", "#d6473f") +
      shape("M0 -100C52 -96 70 -20 0 0C26 -30 26 -70 0 -100Z", "#3f8fc4"),
    width: 100,
    height: 100,
  }),
  ball: ({ color }) => ({
    svg:
      ellipse([0, -50], [50, 50], color("#e0503c")) +
      shape("M-48 -62Q0 -40 48 -62L46 -42Q0 -18 -46 -42Z", shift(color("#f7f3ea"), 0.12)),
    width: 100,
    height: 100,
  }),
  "building blocks": () => ({
    svg:
      box([-64, -60], [60, 60], "#d6473f") +
      box([4, -60], [60, 60], "#3f8fc4") +
      box([-30, -120], [60, 60], "#f0b429"),
    width: 130,
    height: 120,
    top: { height: 120, half: 22 },
  }),
  "rubber duck": () => ({
    svg:
      shape(
        closedCurve([
          [-70, -34],
          [-40, -56],
          [20, -46],
          [70, -70],
          [66, -20],
          [30, 0],
          [-40, 0],
        ]),
        "#f7ca3a",
      ) +
      ellipse([-36, -78], [36, 34], "#f7ca3a") +
      poly("-66 -84, -96 -74, -66 -64", "#ee8a2e") +
      ellipse([-46, -86], [5, 6], "#2c2226"),
    width: 160,
    height: 112,
  }),
  "watering can": ({ color }) => ({
    svg:
      box([-50, -90], [100, 90], color("#5f9ea8"), 'rx="8"') +
      poly("46 -40, 116 -110, 128 -100, 50 -14", shift(color("#5f9ea8"), -0.06)) +
      line("M-40 -88C-40 -140 40 -140 40 -88", shift(color("#5f9ea8"), -0.1), 9),
    width: 190,
    height: 134,
  }),
  net: () => ({
    svg: line("M-60 0L20 -120", wood, 8) + ellipse([40, -146], [44, 36], "#e6e9ec", 'opacity="0.8"'),
    width: 160,
    height: 184,
  }),
  "witch hat": ({ color }) => ({
    svg:
      ellipse([0, -10], [80, 14], shift(color("#4a3b66"), -0.05)) +
      poly("-46 -12, -6 -130, 20 -120, 46 -12", color("#4a3b66")) +
      box([-44, -30], [88, 16], "#8f5bb5"),
    width: 160,
    height: 130,
  }),
  skirt: ({ color }) => ({
    svg: poly("-40 -100, 40 -100, 84 0, -84 0", color("#d86fa0")),
    width: 170,
    height: 100,
  }),
  "snow globe": () => ({
    svg:
      poly("-60 0, -46 -34, 46 -34, 60 0", "#a9584a") +
      ellipse([0, -84], [64, 62], "#cfe6f2") +
      ellipse([0, -50], [52, 18], "#f6fafc") +
      poly("0 -126, -26 -54, 26 -54", "#3f8f5c"),
    width: 130,
    height: 146,
  }),
  surfboard: ({ color }) => ({
    svg:
      shape(
        closedCurve([
          [0, -220],
          [30, -140],
          [28, -40],
          [0, 0],
          [-28, -40],
          [-30, -140],
        ]),
        color("#f0a43c"),
      ) + line("M0 -206V-14", "#f9f4e6", 5),
    width: 62,
    height: 220,
  }),
  hammock: ({ color }) => ({
    svg:
      line("M-170 -150L-120 -80M170 -150L120 -80", "#8a7a5a", 4) +
      shape("M-126 -84Q0 0 126 -84Q0 -40 -126 -84Z", color("#e8903c")),
    width: 340,
    height: 150,
    top: { height: 46, half: 50 },
  }),
  "picnic basket": () => ({
    svg:
      line("M-50 -60C-50 -130 50 -130 50 -60", "#8a5f38", 9) +
      shape("M-80 -64H80L66 0H-66Z", "#c9924f") +
      line("M-76 -44H76M-72 -22H72M-40 -64L-34 0M0 -64V0M40 -64L34 0", "#9c6b36", 3) +
      shape("M-84 -72H84V-60H-84Z", "#d6473f"),
    width: 170,
    height: 116,
    rim: 60,
  }),
  basket: ({ color }) => ({
    svg:
      shape("M-90 -70H90L70 0H-70Z", color("#c9924f")) +
      line("M-86 -48H86M-80 -24H80M-46 -70L-38 0M0 -70V0M46 -70L38 0", shift(color("#c9924f"), -0.14), 4) +
      box([-96, -80], [192, 14], shift(color("#c9924f"), -0.06), 'rx="7"'),
    width: 192,
    height: 80,
    rim: 72,
  }),
  birdcage: () => ({
    svg:
      line("M-60 -10V-110Q0 -200 60 -110V-10M-30 -10V-150M0 -10V-164M30 -10V-150M0 -164V-186", "#d9a53a", 5) +
      box([-68, -14], [136, 14], "#b5842c"),
    width: 140,
    height: 190,
  }),
  aquarium: () => ({
    svg:
      box([-130, -140], [260, 140], "#8fd0e3") +
      box([-130, -22], [260, 22], "#e3c98f") +
      [-70, 60]
        .map((x, i) =>
          shape(
            closedCurve([
              [x - 26, -80 + i * 30],
              [x, -96 + i * 30],
              [x + 24, -80 + i * 30],
              [x + 44, -94 + i * 30],
              [x + 44, -66 + i * 30],
              [x + 24, -80 + i * 30],
              [x, -64 + i * 30],
            ]),
            i ? "#f08a2e" : "#e0503c",
          ),
        )
        .join("") +
      line("M-100 -22Q-90 -60 -100 -90M100 -22Q90 -50 104 -80", "#3f8f5c", 8) +
      box([-136, -148], [272, 12], "#4a5562"),
    width: 272,
    height: 148,
    top: { height: 148, half: 100 },
    rim: 100,
  }),
  dreamcatcher: () => ({
    svg:
      line(
        "M-50 -150a50 50 0 1 0 100 0a50 50 0 1 0 -100 0M-50 -150L50 -150M-35 -185L35 -115M35 -185L-35 -115M-36 -116V-40M0 -100V-20M36 -116V-40",
        "#a9774a",
        5,
      ) + [-36, 0, 36].map((x) => ellipse([x, x ? -26 : -6], [9, 24], "#6fa8b8")).join(""),
    width: 110,
    height: 202,
  }),
  starfish: ({ color }) => ({
    svg: shape(
      closedCurve(
        Array.from({ length: 10 }, (_, i): Point => {
          const a = (i / 10) * 6.283 - 1.571;
          const r = i % 2 ? 30 : 74;
          return [Math.cos(a) * r, -60 + Math.sin(a) * r];
        }),
      ),
      color("#ef7f4a"),
    ),
    width: 150,
    height: 140,
  }),
  butterfly: ({ color, chance }) => {
    const tone = color(chance.pick(["#ef8a2e", "#4f8fe0", "#e06a93", "#f0c02f"]));
    return {
      svg:
        [-1, 1]
          .map(
            (s) =>
              shape(
                closedCurve([
                  [s * 4, -70],
                  [s * 50, -132],
                  [s * 86, -120],
                  [s * 76, -70],
                  [s * 10, -60],
                ]),
                tone,
              ) +
              shape(
                closedCurve([
                  [s * 4, -62],
                  [s * 56, -56],
                  [s * 60, -20],
                  [s * 32, -4],
                  [s * 8, -40],
                ]),
                shift(tone, -0.07),
              ) +
              ellipse([s * 60, -104], [11, 11], shift(tone, 0.16)) +
              ellipse([s * 38, -32], [8, 8], shift(tone, 0.16)),
          )
          .join("") +
        ellipse([0, -64], [7, 34], "#3a2a2a") +
        line("M-2 -96Q-8 -120 -18 -126M2 -96Q8 -120 18 -126", "#3a2a2a", 2.5),
      width: 176,
      height: 134,
    };
  },
  frog: ({ color }) => ({
    svg:
      [-1, 1]
        .map(
          (s) =>
            ellipse([s * 56, -16], [34, 16], shift(color("#6fb04a"), -0.06)) +
            ellipse([s * 26, -104], [18, 18], color("#6fb04a")) +
            ellipse([s * 26, -107], [10, 11], "#fbfbf2") +
            ellipse([s * 25, -106], [5, 7], "#2c2226"),
        )
        .join("") +
      shape(
        closedCurve([
          [0, -104],
          [50, -84],
          [58, -40],
          [40, -4],
          [-40, -4],
          [-58, -40],
          [-50, -84],
        ]),
        color("#6fb04a"),
      ) +
      ellipse([0, -28], [34, 26], "#e6eeb8") +
      line("M-30 -68Q0 -48 30 -68", "#3f6a2c", 4) +
      [-1, 1].map((s) => ellipse([s * 24, -5], [15, 7], shift(color("#6fb04a"), 0.05))).join(""),
    width: 170,
    height: 124,
  }),
  cloud: ({ paints, chance, color }) => ({
    svg: heapCloud(
      paints,
      chance,
      [
        [0, 0],
        [260, 110],
      ],
      { light: "#ffffff", body: color("#eef1f6"), shade: mix(color("#c3cddb"), "#9fb0c8", 0.3) },
    ),
    width: 260,
    height: 130,
    top: { height: 70, half: 60 },
  }),
  rainbow: () => ({
    svg: ["#e0483c", "#f08a2e", "#f5cf3a", "#5fae4c", "#3f8fd0", "#7f5bb5"]
      .map((tone, i) =>
        shape(
          `M${-300 + i * 22} 0A${300 - i * 22} ${300 - i * 22} 0 0 1 ${300 - i * 22} 0L${278 - i * 22} 0A${278 - i * 22} ${278 - i * 22} 0 0 0 ${-278 + i * 22} 0Z`,
          tone,
        ),
      )
      .join(""),
    width: 600,
    height: 300,
  }),
  fireworks: ({ chance, color, item, index }) => {
    const tone =
      item.colors[index % Math.max(1, item.colors.length)] ??
      color(chance.pick(["#ff6f5f", "#ffd45a", "#7fd0ff", "#c98fff", "#8fe08a"]));
    const burst = Array.from({ length: 16 }, (_, i) => {
      const a = (i / 16) * 6.283;
      const r = i % 2 ? 74 : 100;
      return (
        shape(
          limb(
            [
              [Math.cos(a) * 26, -100 + Math.sin(a) * 26],
              [Math.cos(a) * r, -100 + Math.sin(a) * r],
            ],
            3,
            8,
          ),
          i % 2 ? tone : shift(tone, 0.08),
        ) + ellipse([Math.cos(a) * (r + 8), -100 + Math.sin(a) * (r + 8)], [6, 6], shift(tone, 0.12))
      );
    }).join("");
    const other = shift(tone, 0.06, 0, 110);
    return {
      svg: [
        burst,
        group(burst.replaceAll(tone, other), placed([190, -80], 12, 0.62)),
        group(burst.replaceAll(tone, shift(tone, 0.04, 0, 220)), placed([-170, -110], 6, 0.5)),
      ].join(""),
      width: 480,
      height: 230,
    };
  },
  "northern lights": () => ({
    svg: ["#5fe0a8", "#4fc0c8", "#8f8fe8"]
      .map((tone, i) =>
        shape(
          closedCurve([
            [-400, -40 - i * 60],
            [-200, -120 - i * 50],
            [0, -60 - i * 60],
            [200, -140 - i * 50],
            [400, -70 - i * 60],
            [400, -170 - i * 60],
            [200, -240 - i * 50],
            [0, -170 - i * 60],
            [-200, -230 - i * 50],
            [-400, -150 - i * 60],
          ]),
          tone,
          'opacity="0.45"',
        ),
      )
      .join(""),
    width: 800,
    height: 380,
  }),
  "milky way": ({ chance }) => ({
    svg: Array.from({ length: 90 }, () =>
      ellipse([chance.around(0, 400), -150 + chance.around(0, 110)], [3, 3], "#fdf6dc"),
    ).join(""),
    width: 800,
    height: 300,
  }),
  constellation: () => ({
    svg:
      line("M-150 -30L-60 -110L20 -90L90 -160L170 -120", "#dfe6f5", 2) +
      [
        [-150, -30],
        [-60, -110],
        [20, -90],
        [90, -160],
        [170, -120],
      ]
        .map(([x = 0, y = 0]) => ellipse([x, y], [8, 8], "#fdf3c4"))
        .join(""),
    width: 340,
    height: 170,
  }),
  sun: ({ color }) => ({
    svg:
      Array.from({ length: 12 }, (_, i) => {
        const a = (i / 12) * 6.283;
        return shape(
          polygon([
            [Math.cos(a - 0.16) * 66, -100 + Math.sin(a - 0.16) * 66],
            [Math.cos(a) * 100, -100 + Math.sin(a) * 100],
            [Math.cos(a + 0.16) * 66, -100 + Math.sin(a + 0.16) * 66],
          ]),
          "#f9b93a",
        );
      }).join("") + ellipse([0, -100], [62, 62], color("#fdd64a")),
    width: 200,
    height: 200,
  }),
  moon: ({ color }) => ({
    svg:
      ellipse([0, -80], [80, 80], color("#f7efd2")) +
      ellipse([-24, -104], [16, 14], "#e3d8b4") +
      ellipse([30, -66], [22, 19], "#e3d8b4") +
      ellipse([-14, -44], [12, 10], "#e3d8b4"),
    width: 160,
    height: 160,
    top: { height: 156, half: 20 },
  }),
  "crescent moon": ({ color }) => ({
    svg: shape("M30 -158A80 80 0 1 0 70 -30A66 66 0 1 1 30 -158Z", color("#f9e9ae")),
    width: 150,
    height: 160,
    top: { height: 24, half: 20 },
  }),
};
