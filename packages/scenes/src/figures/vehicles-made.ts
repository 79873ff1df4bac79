import { shift } from "../palette.ts";
import { group, placed, box, ellipse, line, shape, filledPolygon, filledCurve } from "../pen.ts";
import type { Maker } from "./maker.ts";

const wheel = (x: number, size: number) =>
  ellipse([x, -size], [size, size], "#34323a") +
  ellipse([x, -size], [size * 0.55, size * 0.55], "#b9c0c8") +
  ellipse([x, -size], [size * 0.2, size * 0.2], "#6a7078");

/** What stands in towns and houses, in our own hand. */
/** Vehicles by our own hand. */
export const vehiclesMade: Readonly<Record<string, Maker>> = {
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
          filledCurve("186 -120, 222 -120, 232 -76, 204 -52, 178 -72", "#59606a"),
          box([-96, -116], [150, 66], tone, 'rx="10"'),
          shape("M-84 -114V-186Q-84 -194 -76 -194H-14Q-4 -194 2 -184L26 -114Z", tone),
          filledPolygon("-70 -120, -70 -180, -16 -180, 8 -120", "#bfe0ee"),
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
        filledCurve("150 -64, 206 -104, 216 -64, 206 -20", "#d0563c"),
        filledCurve("-176 -62, -150 -110, -60 -126, 80 -120, 170 -66, 80 -8, -60 -2, -150 -16", tone),
        filledCurve("-160 -40, -60 -22, 80 -26, 150 -50, 80 -12, -60 -4, -140 -16", shift(tone, -0.08)),
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
  tractor: ({ color }) => {
    const tone = color("#4f9a48");
    return {
      svg: [
        line("M-92 -128V-196", "#4a4d56", 10),
        filledPolygon("4 -116, 16 -212, 104 -212, 112 -116", "#bfe0ee"),
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
        filledPolygon("76 -152, 112 -152, 136 -106, 76 -106", "#bfe0ee"),
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
  tugboat: ({ color }) => {
    const hull = color("#c9503c");
    return {
      svg: [
        box([16, -222], [44, 70], "#3f4653", 'rx="4"'),
        box([16, -206], [44, 16], "#f0c75a"),
        box([-66, -170], [140, 74], "#f4ecdc", 'rx="6"'),
        box([-74, -182], [156, 16], hull, 'rx="6"'),
        ...[-52, -10, 32].map((x) => box([x, -154], [30, 30], "#8fc3de", 'rx="4"')),
        shape("M-176 -112Q-140 -92 -90 -92H110L160 -98Q158 -40 120 8H-128Q-168 -40 -176 -112Z", hull),
        shape("M-166 -62Q-120 -46 -80 -46H154L160 -98L110 -92H-90Q-140 -92 -176 -112Z", "#2f3a4c"),
        ...[-110, -50, 10, 70].map(
          (x) => ellipse([x, -34], [18, 18], "#3a3840") + ellipse([x, -34], [9, 9], hull),
        ),
      ].join(""),
      width: 344,
      height: 232,
      rim: 90,
    };
  },
  "dump truck": ({ color }) => {
    const tone = color("#f0b02f");
    return {
      svg: [
        box([-150, -62], [300, 22], "#4a4f58"),
        filledPolygon("-166 -150, 62 -150, 40 -64, -130 -64", tone),
        filledPolygon("-166 -150, 62 -150, 58 -136, -160 -136", shift(tone, -0.1)),
        line("M-104 -134L-92 -68M-50 -134L-44 -68M4 -134L2 -68", shift(tone, -0.1), 5),
        shape(
          "M66 -56V-160Q66 -170 76 -170H120Q132 -170 138 -158L152 -112Q164 -108 164 -92V-56Z",
          shift(tone, -0.03),
        ),
        filledPolygon("82 -154, 118 -154, 132 -114, 82 -114", "#bfe0ee"),
        ellipse([158, -74], [7, 9], "#fbe9a4"),
        wheel(-104, 36),
        wheel(-26, 36),
        wheel(112, 36),
      ].join(""),
      width: 336,
      height: 172,
      rim: 140,
    };
  },
  sleigh: ({ color }) => {
    const tone = color("#b8323a");
    return {
      svg: [
        line("M-150 -8H110Q150 -10 152 -44", "#c9a24a", 9),
        line("M-96 -12V-40M70 -12V-40", "#c9a24a", 8),
        filledCurve(
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
};
