import { shift } from "../palette.ts";
import { box, ellipse, line, shape, filledPolygon, filledCurve } from "../pen.ts";
import type { Maker } from "./maker.ts";

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
        isSchool ? filledCurve("150 -106, 206 -100, 224 -78, 224 -24, 150 -24", tone) : "",
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
        filledCurve(
          "-112 0, -76 0, -58 -74, -30 -160, -14 -260, -6 -380, -12 -380, -26 -270, -46 -170, -84 -70",
          tone,
        ),
        filledCurve(
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
        filledPolygon("-8 -376, 0 -430, 8 -376", tone),
      ].join(""),
      width: 226,
      height: 430,
    };
  },
  "big ben": ({ color }) => {
    const tone = color("#c9a56a");
    return {
      svg: [
        filledPolygon("-44 0, -42 -250, 42 -250, 44 0", tone),
        line("M-24 -10V-244M0 -10V-244M24 -10V-244", shift(tone, -0.12), 4),
        line("M-42 -80H42M-42 -160H42", shift(tone, -0.1), 6),
        box([-50, -322], [100, 76], shift(tone, 0.04)),
        ellipse([0, -284], [32, 32], "#fbf8ea"),
        line("M0 -284V-306M0 -284L15 -276", "#3a3236", 4),
        line("M-32 -284A32 32 0 1 1 32 -284A32 32 0 1 1 -32 -284Z", "#5a4a3a", 4),
        filledPolygon("-54 -320, -40 -356, 40 -356, 54 -320", "#5f6a74"),
        box([-30, -384], [60, 30], tone),
        filledPolygon("-34 -382, 0 -462, 34 -382", "#56616c"),
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
      filledCurve("-120 -16, -70 -34, 0 -30, 60 -36, 124 -18, 90 0, 20 6, -60 4", "#7fb4d6") +
      filledCurve("-70 -20, -20 -28, 40 -24, 10 -16", "#c3e2f1"),
    width: 250,
    height: 40,
    top: { height: 12, half: 70 },
  }),
  mud: () => ({
    svg: [
      filledCurve(
        "-170 -22, -120 -44, -20 -40, 60 -50, 140 -36, 176 -16, 120 4, 20 0, -70 8, -150 0",
        "#8a6242",
      ),
      filledCurve("-120 -22, -60 -34, 30 -30, 100 -28, 60 -12, -50 -10", "#a07a55"),
      ellipse([-40, -24], [26, 6], "#c9a67f", 'class="shade"'),
    ].join(""),
    width: 346,
    height: 48,
    top: { height: 20, half: 120 },
  }),
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
        filledPolygon("-430 0, -330 -230, 330 -230, 430 0", tone),
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
      filledCurve("-46 -18, -62 -70, -30 -120, -14 -88, 4 -164, 34 -104, 46 -124, 62 -66, 44 -18", "#f0702a"),
      filledCurve("-26 -18, -34 -58, -10 -92, 6 -112, 24 -74, 36 -52, 24 -18", "#fbb83a"),
      filledCurve("-10 -16, -12 -42, 2 -66, 14 -40, 10 -16", "#fff0a8"),
      filledPolygon("-84 -2, -76 -20, 70 -34, 78 -18", "#8a5a38"),
      filledPolygon("84 -2, 76 -20, -70 -34, -78 -18", "#9c6a42"),
      ...[-92, -62, 64, 94].map((x) => ellipse([x, -4], [18, 11], "#9a948c")),
    ].join(""),
    width: 220,
    height: 160,
  }),
};
