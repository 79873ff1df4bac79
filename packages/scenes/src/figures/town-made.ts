import { shift } from "../palette.ts";
import { group, placed, box, closedCurve, ellipse, line, points, polygon, shape } from "../pen.ts";
import type { Maker } from "./maker.ts";

const poly = (text: string, fill: string) => shape(polygon(points(text)), fill);
const curveOf = (text: string, fill: string) => shape(closedCurve(points(text)), fill);
const wheel = (x: number, size: number) =>
  ellipse([x, -size], [size, size], "#34323a") +
  ellipse([x, -size], [size * 0.55, size * 0.55], "#b9c0c8") +
  ellipse([x, -size], [size * 0.2, size * 0.2], "#6a7078");

/** Buses with so many rows of windows. */
const bus =
  (usual: string, floors: 1 | 2, isSchool = false): Maker =>
  ({ color }) => {
    const tone = color(usual);
    const high = floors === 2 ? 268 : 184;
    const row = (y: number) =>
      [-146, -92, -38, 16, 70]
        .map(
          (x) =>
            box([x, y], [46, 62], "#bfe0ee", 'rx="6"') +
            line(`M${x + 8} ${y + 50}L${x + 28} ${y + 10}`, "#e6f4fa", 5, 'class="shade"'),
        )
        .join("");
    return {
      svg: [
        shape(
          `M-170 -24V${-high + 20}Q-170 ${-high} -150 ${-high}H150Q174 ${-high} 174 ${-high + 26}V-24Z`,
          tone,
        ),
        isSchool ? curveOf("150 -106, 206 -100, 224 -78, 224 -24, 150 -24", tone) : "",
        box([-170, -76], [isSchool ? 390 : 344, 11], isSchool ? "#34323a" : shift(tone, 0.22)),
        row(-high + 24),
        floors === 2 ? row(-150) + box([-170, -166], [344, 9], shift(tone, -0.12)) : "",
        box([124, -150], [42, 122], "#d5ecf4", 'rx="5"'),
        line("M145 -150V-28", shift(tone, -0.15), 4),
        ellipse([isSchool ? 216 : 168, -46], [8, 10], "#fbe9a4"),
        box([-176, -30], [isSchool ? 402 : 354, 12], shift(tone, -0.2), 'rx="5"'),
        wheel(-106, 32),
        wheel(isSchool ? 150 : 104, 32),
      ].join(""),
      width: isSchool ? 452 : 356,
      height: high,
      top: { height: high, half: 110 },
      rim: 130,
    };
  };

const seatOf =
  (width: number): Maker =>
  ({ color }) => {
    const tone = color(width > 200 ? "#4f86b8" : "#c9704a");
    const half = width / 2;
    const arm = (side: number) =>
      shape(
        `M${side * half} -12V-92Q${side * half} -118 ${side * (half - 24)} -118Q${side * (half - 46)} -118 ${side * (half - 46)} -92V-12Z`,
        shift(tone, -0.03),
      );
    return {
      svg: [
        ...[-1, 1].map((side) => box([side * (half - 34) - 7, -14], [14, 14], "#6a4630")),
        shape(
          `M${-half + 26} -40V-150Q${-half + 26} -178 ${-half + 60} -178H${half - 60}Q${half - 26} -178 ${half - 26} -150V-40Z`,
          shift(tone, -0.06),
        ),
        width > 200 ? line("M0 -172V-84", shift(tone, -0.14), 4) : "",
        shape(
          `M${-half + 40} -14V-70Q${-half + 40} -84 ${-half + 56} -84H${half - 56}Q${half - 40} -84 ${half - 40} -70V-14Z`,
          shift(tone, 0.05),
        ),
        width > 200 ? line("M0 -82V-16", shift(tone, -0.1), 4) : "",
        line(`M${-half + 44} -44H${half - 44}`, shift(tone, -0.05), 4),
        arm(-1),
        arm(1),
      ].join(""),
      width,
      height: 178,
      top: { height: 78, half: half - 56 },
    };
  };

/** What stands in towns and houses, in our own hand. */
export const townMade: Readonly<Record<string, Maker>> = {
  bus: bus("#3f86c4", 1),
  "school bus": bus("#f2b93a", 1, true),
  "double decker bus": bus("#d0343c", 2),
  sofa: seatOf(330),
  armchair: seatOf(190),
  "eiffel tower": ({ color }) => {
    const tone = color("#8a7260");
    return {
      svg: [
        curveOf(
          "-112 0, -76 0, -58 -74, -30 -160, -14 -260, -6 -380, -12 -380, -26 -270, -46 -170, -84 -70",
          tone,
        ),
        curveOf(
          "112 0, 76 0, 58 -74, 30 -160, 14 -260, 6 -380, 12 -380, 26 -270, 46 -170, 84 -70",
          shift(tone, -0.05),
        ),
        shape("M-76 0Q-62 -70 0 -76Q62 -70 76 0H64Q50 -56 0 -60Q-50 -56 -64 0Z", shift(tone, 0.04)),
        line(
          "M-66 -84L40 -136M66 -84L-40 -136M-40 -150L24 -214M40 -150L-24 -214M-22 -226L14 -290M22 -226L-14 -290",
          shift(tone, 0.06),
          5,
        ),
        box([-78, -96], [156, 14], shift(tone, -0.08)),
        box([-46, -182], [92, 12], shift(tone, -0.08)),
        box([-14, -352], [28, 9], shift(tone, -0.08)),
        poly("-8 -376, 0 -430, 8 -376", tone),
      ].join(""),
      width: 226,
      height: 430,
    };
  },
  "big ben": ({ color }) => {
    const tone = color("#c9a56a");
    return {
      svg: [
        poly("-44 0, -42 -250, 42 -250, 44 0", tone),
        line("M-24 -10V-244M0 -10V-244M24 -10V-244", shift(tone, -0.12), 4),
        line("M-42 -80H42M-42 -160H42", shift(tone, -0.1), 6),
        box([-50, -322], [100, 76], shift(tone, 0.04)),
        ellipse([0, -284], [32, 32], "#fbf8ea"),
        line("M0 -284V-306M0 -284L15 -276", "#3a3236", 4),
        line("M-32 -284A32 32 0 1 1 32 -284A32 32 0 1 1 -32 -284Z", "#5a4a3a", 4),
        poly("-54 -320, -40 -356, 40 -356, 54 -320", "#5f6a74"),
        box([-30, -384], [60, 30], tone),
        poly("-34 -382, 0 -462, 34 -382", "#56616c"),
        line("M0 -460V-480", "#d9b24a", 4),
      ].join(""),
      width: 112,
      height: 480,
    };
  },
  blackboard: () => ({
    svg:
      box([-150, -210], [300, 176], "#a9774a") +
      box([-138, -198], [276, 152], "#2f5a48") +
      line("M-100 -160Q-80 -190 -60 -160M-100 -150h40M-30 -170h90M-30 -140h60M-100 -100h150", "#e9f1ea", 5) +
      box([-150, -38], [300, 10], "#8a5f38") +
      line("M-120 -34V0M120 -34V0", "#8a5f38", 9),
    width: 300,
    height: 212,
  }),
  puddle: () => ({
    svg:
      curveOf("-120 -16, -70 -34, 0 -30, 60 -36, 124 -18, 90 0, 20 6, -60 4", "#7fb4d6") +
      curveOf("-70 -20, -20 -28, 40 -24, 10 -16", "#c3e2f1"),
    width: 250,
    height: 40,
    top: { height: 12, half: 70 },
  }),
  mud: () => ({
    svg: [
      curveOf("-170 -22, -120 -44, -20 -40, 60 -50, 140 -36, 176 -16, 120 4, 20 0, -70 8, -150 0", "#8a6242"),
      curveOf("-120 -22, -60 -34, 30 -30, 100 -28, 60 -12, -50 -10", "#a07a55"),
      ellipse([-40, -24], [26, 6], "#c9a67f", 'class="shade"'),
    ].join(""),
    width: 346,
    height: 48,
    top: { height: 20, half: 120 },
  }),
  yarn: ({ color }) => {
    const tone = color("#d0577f");
    return {
      svg:
        line("M30 -12C60 2 70 -16 92 -4", tone, 5) +
        ellipse([0, -46], [48, 46], tone) +
        line(
          "M-40 -66Q0 -30 40 -66M-46 -44Q0 -4 46 -40M-26 -84Q-44 -40 -14 -4M8 -92Q-14 -46 18 -2M30 -80Q12 -40 38 -14",
          shift(tone, 0.12),
          5,
        ),
      width: 188,
      height: 94,
    };
  },
  crane: () => ({
    svg: group(
      [
        line(
          "M-20 0V-340M20 0V-340M-20 -20L20 -70M20 -20L-20 -70M-20 -90L20 -140M20 -90L-20 -140M-20 -160L20 -210M20 -160L-20 -210M-20 -230L20 -280M20 -230L-20 -280",
          "#e8b23a",
          8,
        ),
        line("M-90 -340H210M0 -390L-90 -340M0 -390L210 -340M0 -340V-390", "#e8b23a", 9),
        box([-104, -346], [44, 40], "#6a7078"),
        box([-24, -330], [48, 42], "#d0563c"),
        box([-12, -322], [26, 20], "#bfe0ee"),
        line("M170 -338V-210", "#4a4f58", 4),
        line("M170 -210q-14 14 0 24q14 -6 6 -16", "#4a4f58", 6),
        box([-50, -16], [100, 16], "#8a8d94"),
      ],
      placed([-52, 0]),
    ),
    width: 330,
    height: 396,
  }),
  excavator: ({ color }) => {
    const tone = color("#f0b02f");
    return {
      svg: group(
        [
          line("M40 -92L128 -190L206 -120", tone, 24),
          line("M40 -92L128 -190L206 -120", shift(tone, -0.1), 8, 'class="shade"'),
          curveOf("186 -120, 222 -120, 232 -76, 204 -52, 178 -72", "#59606a"),
          box([-96, -116], [150, 66], tone, 'rx="10"'),
          shape("M-84 -114V-186Q-84 -194 -76 -194H-14Q-4 -194 2 -184L26 -114Z", tone),
          poly("-70 -120, -70 -180, -16 -180, 8 -120", "#bfe0ee"),
          box([-112, -104], [30, 50], shift(tone, -0.08), 'rx="6"'),
          shape("M-96 -46H70Q92 -46 92 -23Q92 0 70 0H-96Q-118 0 -118 -23Q-118 -46 -96 -46Z", "#3c3a42"),
          ...[-92, -40, 14, 66].map((x) => ellipse([x, -23], [14, 14], "#8a8f98")),
        ],
        placed([-56, 0]),
      ),
      width: 350,
      height: 204,
      top: { height: 190, half: 30 },
    };
  },
  submarine: ({ color }) => {
    const tone = color("#f2c03a");
    return {
      svg: [
        line("M-6 -164V-206H26", "#7a7f88", 9),
        box([-44, -166], [84, 54], shift(tone, -0.05), 'rx="14"'),
        curveOf("150 -64, 206 -104, 216 -64, 206 -20", "#d0563c"),
        curveOf("-176 -62, -150 -110, -60 -126, 80 -120, 170 -66, 80 -8, -60 -2, -150 -16", tone),
        curveOf("-160 -40, -60 -22, 80 -26, 150 -50, 80 -12, -60 -4, -140 -16", shift(tone, -0.08)),
        ...[-100, -24, 52].map(
          (x) =>
            ellipse([x, -68], [28, 28], "#8a6a3a") +
            ellipse([x, -68], [20, 20], "#bfe6f4") +
            ellipse([x - 6, -75], [6, 5], "#ffffff"),
        ),
      ].join(""),
      width: 400,
      height: 208,
    };
  },
  skateboard: ({ color }) => {
    const tone = color("#3f9fd0");
    return {
      svg:
        [-62, 62]
          .map((x) => ellipse([x, -12], [13, 12], "#f0c02f") + ellipse([x, -12], [5, 5], "#7a6a3a"))
          .join("") +
        shape(
          "M-120 -44Q-104 -24 -84 -24H84Q104 -24 120 -44L126 -36Q110 -12 88 -12H-88Q-110 -12 -126 -36Z",
          tone,
        ),
      width: 252,
      height: 46,
      top: { height: 26, half: 50 },
    };
  },
  bicycle: ({ color }) => {
    const tone = color("#d0473c");
    const ring = (x: number) =>
      line(`M${x - 52} -54A52 52 0 1 1 ${x + 52} -54A52 52 0 1 1 ${x - 52} -54Z`, "#3a3840", 8) +
      line(
        `M${x - 48} -54H${x + 48}M${x} -102V-6M${x - 34} -88L${x + 34} -20M${x + 34} -88L${x - 34} -20`,
        "#9aa0a8",
        1.8,
        'class="shade"',
      );
    return {
      svg:
        ring(-86) +
        ring(86) +
        line("M-86 -54L-36 -124H52L0 -54H-86M-36 -124L0 -54M52 -124L86 -54M52 -124L46 -152H66", tone, 9) +
        line("M-36 -124L-42 -142", "#3a3840", 7) +
        line("M-58 -144H-26", "#3a3840", 11) +
        ellipse([0, -54], [14, 14], "#59606a"),
      width: 284,
      height: 156,
      top: { height: 140, half: 4 },
    };
  },
  shop: ({ color }) => {
    const tone = color("#e9d3b4");
    const stripe = "#d0473c";
    return {
      svg: [
        box([-150, -190], [300, 190], tone),
        box([-160, -204], [320, 18], shift(tone, -0.12)),
        box([-126, -184], [252, 34], "#5a7f78", 'rx="6"'),
        line("M-100 -167H100", "#f3e6c4", 7),
        box([-132, -104], [150, 78], "#a9d3e0"),
        line("M-132 -104h150v78h-150ZM-57 -104v78", "#fbf6ea", 6),
        ellipse([-96, -36], [20, 12], "#c98d4f"),
        ellipse([-20, -36], [22, 13], "#e0ad5c"),
        box([46, -112], [72, 112], "#5a7f78"),
        box([56, -102], [52, 56], "#bfe0ee"),
        ellipse([108, -40], [4, 4], "#f3d06a"),
        ...Array.from({ length: 10 }, (_, i) =>
          shape(
            `M${-150 + i * 30} -146H${-120 + i * 30}L${-116 + i * 30 + (i - 5) * 2} -112Q${-133 + i * 30 + (i - 5) * 2} -100 ${-150 + i * 30 + (i - 5) * 2} -112Z`,
            i % 2 ? "#fbf6ea" : stripe,
          ),
        ),
        box([-146, -24], [120, 24], "#8a5f38"),
        ...[-128, -96, -64, -40].map((x, i) => ellipse([x, -30], [14, 12], i % 2 ? "#f3c53b" : "#e8607f")),
      ].join(""),
      width: 320,
      height: 206,
      top: { height: 204, half: 90 },
    };
  },
  roof: ({ color }) => {
    const tone = color("#b8543f");
    return {
      svg: [
        box([200, -330], [70, 120], "#a8725a"),
        box([190, -342], [90, 20], "#8a5a48"),
        poly("-430 0, -330 -230, 330 -230, 430 0", tone),
        ...[0, 1, 2, 3].map((row) =>
          line(
            `M${-410 + row * 24} ${-44 - row * 50}H${410 - row * 24}` +
              Array.from(
                { length: 14 - row },
                (_, i) => `M${-392 + row * 26 + i * 60 + (row % 2) * 30} ${-46 - row * 50}v46`,
              ).join(""),
            shift(tone, row % 2 ? -0.07 : -0.1),
            3.5,
            'class="shade"',
          ),
        ),
        box([-346, -242], [692, 20], shift(tone, -0.1), 'rx="8"'),
      ].join(""),
      width: 860,
      height: 342,
      top: { height: 240, half: 150 },
    };
  },
  campfire: ({ paints }) => ({
    svg: [
      ellipse(
        [0, -50],
        [170, 120],
        paints.radial([
          [0, "#ffd98a", 0.6],
          [1, "#ffd98a", 0],
        ]),
        'class="shade"',
      ),
      curveOf("-46 -18, -62 -70, -30 -120, -14 -88, 4 -164, 34 -104, 46 -124, 62 -66, 44 -18", "#f0702a"),
      curveOf("-26 -18, -34 -58, -10 -92, 6 -112, 24 -74, 36 -52, 24 -18", "#fbb83a"),
      curveOf("-10 -16, -12 -42, 2 -66, 14 -40, 10 -16", "#fff0a8"),
      poly("-84 -2, -76 -20, 70 -34, 78 -18", "#8a5a38"),
      poly("84 -2, 76 -20, -70 -34, -78 -18", "#9c6a42"),
      ...[-92, -62, 64, 94].map((x) => ellipse([x, -4], [18, 11], "#9a948c")),
    ].join(""),
    width: 220,
    height: 160,
  }),
  tractor: ({ color }) => {
    const tone = color("#4f9a48");
    return {
      svg: [
        line("M-92 -128V-196", "#4a4d56", 10),
        poly("4 -116, 16 -212, 104 -212, 112 -116", "#bfe0ee"),
        line("M4 -116L16 -212H104L112 -116M60 -212V-116", shift(tone, -0.06), 9),
        box([4, -226], [112, 18], tone, 'rx="8"'),
        shape("M-150 -52V-112Q-150 -132 -130 -132H8L20 -112H128V-52Z", tone),
        line("M-136 -112H-36M-136 -96H-36", shift(tone, -0.14), 5),
        ellipse([-146, -96], [9, 11], "#fbe9a4"),
        box([-150, -62], [278, 12], shift(tone, -0.12)),
        ...(
          [
            [74, 68],
            [-104, 44],
          ] as const
        ).map(
          ([x, size]) =>
            ellipse([x, -size], [size, size], "#34323a") +
            ellipse([x, -size], [size * 0.6, size * 0.6], "#f0b92f") +
            ellipse([x, -size], [size * 0.2, size * 0.2], "#8a6a2a"),
        ),
      ].join(""),
      width: 300,
      height: 228,
      top: { height: 214, half: 40 },
      cab: { at: [62, -118], height: 92 },
    };
  },
  van: ({ color }) => {
    const tone = color("#4f9fae");
    return {
      svg: [
        shape(
          "M-160 -26V-150Q-160 -172 -138 -172H96Q118 -172 128 -150L150 -92Q160 -84 160 -64V-26Z",
          "#f3eee2",
        ),
        shape("M-160 -26V-92H150Q160 -84 160 -64V-26Z", tone),
        ...[-136, -66, 4].map((x) => box([x, -152], [58, 46], "#bfe0ee", 'rx="7"')),
        poly("76 -152, 112 -152, 136 -106, 76 -106", "#bfe0ee"),
        line("M66 -160V-30M-2 -92V-30", shift(tone, -0.12), 4),
        ellipse([150, -62], [9, 11], "#fbe9a4"),
        box([-166, -34], [334, 13], shift(tone, -0.16), 'rx="6"'),
        wheel(-92, 30),
        wheel(94, 30),
      ].join(""),
      width: 336,
      height: 176,
      top: { height: 172, half: 100 },
      rim: 104,
      cab: { at: [100, -106], height: 46 },
    };
  },
  plate: ({ color }) => {
    const tone = color("#f4f1ea");
    return {
      svg:
        ellipse([0, -18], [120, 22], shift(tone, -0.1)) +
        ellipse([0, -23], [120, 22], tone) +
        ellipse([0, -24], [80, 13], shift(tone, -0.06)),
      width: 240,
      height: 44,
      top: { height: 22, half: 80 },
    };
  },
  box: ({ color }) => {
    const tone = color("#c99a62");
    return {
      svg: [
        poly("-100 -100, -138 -136, -40 -136, 0 -100", shift(tone, -0.05)),
        poly("100 -100, 138 -136, 40 -136, 0 -100", shift(tone, 0.02)),
        box([-100, -102], [200, 102], tone),
        box([-16, -102], [32, 102], shift(tone, 0.08), 'class="shade"'),
        line("M-72 -24h44M-72 -36h30", shift(tone, -0.18), 5),
      ].join(""),
      width: 240,
      height: 138,
      rim: 98,
      top: { height: 100, half: 60 },
    };
  },
  bottle: ({ color }) => {
    const tone = color("#4f7f5a");
    return {
      svg: [
        shape(
          "M-34 0Q-40 0 -40 -10V-112Q-40 -138 -16 -152V-206H16V-152Q40 -138 40 -112V-10Q40 0 34 0Z",
          tone,
        ),
        box([-20, -212], [40, 26], shift(tone, -0.16), 'rx="5"'),
        box([-40, -92], [80, 54], "#f3ead6"),
        line("M-24 -74H24M-18 -60H18", "#b59a6a", 4),
        line("M-26 -18V-108", shift(tone, 0.16), 7, 'class="shade"'),
      ].join(""),
      width: 84,
      height: 214,
      rim: 120,
    };
  },
  "candy cane": () => ({
    svg:
      line("M14 -6V-96Q14 -126 -10 -126Q-34 -126 -34 -98", "#fbf6f0", 22) +
      line(
        "M8 -14L20 -30M8 -42L20 -58M8 -70L20 -86M10 -100L22 -112M-8 -134L-4 -116M-32 -118L-22 -108",
        "#d8343f",
        11,
      ),
    width: 90,
    height: 140,
  }),
  glass: ({ color }) => {
    const tone = color("#cfe6ee");
    return {
      svg: [
        poly("-46 -124, 46 -124, 38 0, -38 0", tone),
        poly("-43 -78, 43 -78, 37 -6, -37 -6", shift(tone, -0.08)),
        ellipse([0, -78], [43, 8], shift(tone, 0.03)),
        ellipse([0, -124], [46, 8], shift(tone, 0.06)),
        line("M-30 -104L-26 -22", "#ffffff", 6, 'class="shade"'),
      ].join(""),
      width: 96,
      height: 132,
      rim: 112,
    };
  },
  sleigh: ({ color }) => {
    const tone = color("#b8323a");
    return {
      svg: [
        line("M-150 -8H110Q150 -10 152 -44", "#c9a24a", 9),
        line("M-96 -12V-40M70 -12V-40", "#c9a24a", 8),
        curveOf(
          "-150 -150, -128 -162, -112 -130, -104 -92, -40 -84, 60 -88, 108 -118, 140 -122, 146 -104, 128 -60, 84 -36, -70 -34, -126 -50, -150 -100",
          tone,
        ),
        line("M-132 -142Q-118 -80 -60 -72H70Q108 -80 130 -108", "#f0c75a", 6),
      ].join(""),
      width: 310,
      height: 164,
      rim: 84,
      top: { height: 86, half: 70 },
    };
  },
  acorn: ({ color }) => {
    const tone = color("#b8783c");
    return {
      svg:
        curveOf("-34 -76, 34 -76, 36 -40, 0 0, -36 -40", tone) +
        shape("M-44 -72Q-40 -112 0 -114Q40 -112 44 -72Q0 -60 -44 -72Z", "#7a5230") +
        line("M0 -112Q4 -124 12 -128", "#6a4626", 8) +
        line("M-18 -58Q-20 -36 -8 -20", shift(tone, 0.14), 6, 'class="shade"'),
      width: 92,
      height: 130,
    };
  },
};
