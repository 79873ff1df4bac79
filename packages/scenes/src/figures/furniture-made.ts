import { shift } from "../palette.ts";
import { box, closedCurve, ellipse, line, shape } from "../pen.ts";
import { poly, wood } from "./building-parts.ts";
import type { Maker } from "./maker.ts";

/** What furnishes a room. */
export const furnitureMade: Readonly<Record<string, Maker>> = {
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
  tablecloth: ({ color, item, chance }) => {
    const tone = color(chance.pick(["#d9d2c4", "#c9d6df", "#f1e6da"]));
    const isChecked = item.pattern === "striped";
    const cloth = isChecked ? shift(tone, 0.3, -0.08) : tone;
    const edge = (share: number, y: number) => (-420 + share * 840) * (0.72 + (0.28 * (y + 200)) / 200);
    const stripes = isChecked
      ? [
          ...Array.from({ length: 7 }, (_, i) => {
            const [a, b] = [i / 7 + 0.03, i / 7 + 0.1];
            return shape(
              `M${edge(a, -200)} -200L${edge(b, -200)} -200L${edge(b, 0)} 0L${edge(a, 0)} 0Z`,
              tone,
              'opacity="0.55"',
            );
          }),
          ...[-186, -140, -88, -30].map((y, i) =>
            shape(
              `M${edge(0, y)} ${y}H${edge(1, y)}L${edge(1, y + 16 + i * 5)} ${y + 16 + i * 5}H${edge(0, y + 16 + i * 5)}Z`,
              tone,
              'opacity="0.55"',
            ),
          ),
        ].join("")
      : line(
          `M${edge(0.05, -186)} -186H${edge(0.95, -186)}L${edge(0.95, -14)} -14H${edge(0.05, -14)}Z`,
          shift(tone, -0.07),
          6,
        );
    return {
      svg: [
        shape(`M${edge(0, -200)} -200H${edge(1, -200)}L420 0H-420Z`, cloth),
        stripes,
        shape(
          "M-420 0H420L410 22Q380 10 340 24Q290 8 240 24Q190 8 140 24Q90 8 40 24Q-10 8 -60 24Q-110 8 -160 24Q-210 8 -260 24Q-310 8 -360 24Q-390 10 -410 22Z",
          shift(cloth, -0.06),
        ),
      ].join(""),
      width: 840,
      height: 200,
    };
  },
  stove: ({ color }) => {
    const tone = color("#4a4f58");
    return {
      svg: [
        box([54, -300], [34, 120], shift(tone, -0.06)),
        ...[-84, 68].map((x) => box([x, -20], [16, 20], shift(tone, -0.12))),
        box([-100, -176], [200, 160], tone, 'rx="8"'),
        box([-112, -190], [224, 20], shift(tone, 0.08), 'rx="6"'),
        box([-70, -140], [140, 76], shift(tone, -0.1), 'rx="8"'),
        box([-56, -128], [112, 52], "#f09a3c", 'rx="6"'),
        shape(
          "M-40 -78Q-44 -108 -24 -122Q-22 -104 -8 -96Q-6 -112 8 -118Q8 -100 26 -96Q36 -90 34 -78Z",
          "#ffd96a",
        ),
        line("M-56 -102H56M-20 -128V-76M20 -128V-76", shift(tone, -0.14), 5),
        ellipse([0, -46], [12, 7], "#c9a24a"),
      ].join(""),
      width: 228,
      height: 300,
      top: { height: 188, half: 60 },
    };
  },
  shelf: ({ color }) => {
    const wood = color("#a8744c");
    return {
      svg: [
        ...[-130, 130].map((x) =>
          shape(`M${x - 8} -8H${x + 8}V6Q${x + 6} 34 ${x} 40Q${x - 6} 34 ${x - 8} 6Z`, shift(wood, -0.1)),
        ),
        box([-200, -20], [400, 18], wood),
        box([-200, -24], [400, 7], shift(wood, 0.08)),
      ].join(""),
      width: 400,
      height: 44,
      top: { height: 22, half: 170 },
    };
  },
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
};
