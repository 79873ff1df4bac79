import { mix, shift } from "../palette.ts";
import { ellipse, line, shape, filledCurve } from "../pen.ts";
import { notoFigure } from "./noto-figure.ts";
import type { Maker } from "./maker.ts";
import { asEye, asMouth } from "./features.ts";

const ink = "#2c2226";

/** A bird on long legs with a long neck. */
const wader =
  (usual: { body: string; wing: string; bill: string; leg: string; crest: string | null }): Maker =>
  ({ color }) => {
    const body = color(usual.body);
    return {
      svg: [
        line("M-2 -92L-8 -46L-4 -4M-4 -4h-18M22 -92L28 -46L22 -4M22 -4h-18", usual.leg, 6),
        filledCurve("70 -128, 112 -112, 122 -96, 84 -98, 52 -104", usual.wing),
        line("M-36 -132C-70 -160 -22 -196 -42 -232", body, 19),
        filledCurve("-52 -118, -34 -146, 10 -152, 60 -138, 92 -116, 66 -92, 12 -80, -34 -92", body),
        filledCurve(
          "-8 -136, 36 -140, 88 -120, 112 -104, 66 -96, 18 -102, -12 -116",
          mix(body, usual.wing, 0.24),
        ),
        filledCurve("38 -112, 84 -114, 120 -98, 88 -92, 52 -96", usual.wing),
        line("M4 -122Q34 -112 70 -114M0 -112Q22 -104 48 -104", shift(body, -0.12), 3, 'class="shade"'),
        usual.crest ? filledCurve("-52 -252, -20 -250, 12 -240, -22 -242, -46 -244", usual.crest) : "",
        shape("M-60 -244L-128 -224L-58 -230Z", usual.bill),
        shape("M-60 -236L-124 -223L-58 -228Z", shift(usual.bill, -0.08)),
        ellipse([-48, -238], [21, 18], body),
        asEye(ellipse([-54, -241], [4.4, 5], ink)),
        ellipse([-53, -243], [1.6, 1.8], "#ffffff"),
      ].join(""),
      width: 250,
      height: 258,
      head: { at: [-48, -254], width: 42 },
      top: { height: 142, half: 20 },
    };
  };

/** Animals of meadow and shore that no other hand of ours draws. */
export const wildMade: Readonly<Record<string, Maker>> = {
  stork: wader({ body: "#f7f5f0", wing: "#35333c", bill: "#e0503c", leg: "#e0503c", crest: null }),
  heron: wader({ body: "#a9b6c4", wing: "#5a6676", bill: "#e8a93a", leg: "#8a7a5c", crest: "#3a4452" }),
  seahorse: ({ color, chance }) => {
    const tone = color(chance.pick(["#f0a03c", "#e0708f", "#8f7ad0", "#3fa6b0"]));
    const dark = shift(tone, -0.1);
    return {
      svg: [
        filledCurve("34 -124, 70 -132, 78 -104, 62 -84, 34 -92", mix(tone, "#fff4de", 0.4)),
        line("M46 -118L66 -120M46 -108L70 -108M44 -98L64 -94", dark, 3, 'class="shade"'),
        line("M8 -62C26 -40 18 -10 -8 -10C-30 -10 -34 -36 -14 -38C-2 -38 0 -24 -10 -22", tone, 15),
        filledCurve(
          "-22 -176, 8 -190, 30 -168, 26 -140, 44 -112, 36 -76, 12 -46, -4 -56, -22 -84, -26 -116, -10 -142",
          tone,
        ),
        filledCurve("-18 -130, -4 -126, 6 -96, 2 -64, -8 -66, -22 -90, -24 -114", mix(tone, "#fff4de", 0.55)),
        line("M-24 -112Q-8 -104 8 -110M-22 -96Q-6 -88 8 -94M-16 -80Q-2 -74 8 -80", dark, 3, 'class="shade"'),
        shape("M-6 -188L-12 -206L4 -196L12 -210L18 -192L32 -196L26 -176Z", dark),
        filledCurve("-20 -172, -52 -166, -70 -158, -68 -146, -48 -148, -18 -148", tone),
        ellipse([-68, -152], [5, 8], dark),
        ellipse([-2, -168], [9, 10], "#ffffff"),
        asEye(ellipse([-4, -167], [5, 6], ink)),
      ].join(""),
      width: 156,
      height: 212,
      head: { at: [4, -190], width: 50 },
    };
  },
  narwhal: ({ color }) => {
    const tone = color("#8fa3b8");
    const dark = shift(tone, -0.12);
    return {
      svg: [
        shape("M-150 -84L-286 -150L-142 -104Z", "#f3e6c4"),
        line("M-176 -100L-170 -92M-202 -112L-196 -105M-228 -124L-223 -118", "#c9b48a", 3),
        filledCurve(
          "120 -54, 168 -70, 206 -118, 226 -112, 216 -76, 236 -44, 214 -40, 172 -44, 124 -30",
          dark,
        ),
        filledCurve(
          "-168 -74, -150 -116, -90 -132, 0 -124, 90 -88, 160 -52, 120 -26, 20 -10, -90 -10, -150 -30",
          tone,
        ),
        filledCurve(
          "-160 -54, -100 -30, 10 -30, 110 -40, 40 -12, -80 -10, -144 -28",
          mix(tone, "#ffffff", 0.62),
        ),
        filledCurve("-40 -38, -10 -36, 16 -4, -4 4, -36 -14", dark),
        ...[
          [-60, -108, 8],
          [-10, -112, 10],
          [36, -96, 8],
          [70, -84, 6],
          [10, -90, 6],
        ].map(([x = 0, y = 0, size = 0]) => ellipse([x, y], [size, size * 0.7], dark)),
        asEye(ellipse([-116, -74], [7, 8], ink)),
        ellipse([-114, -77], [2.4, 2.8], "#ffffff"),
        asMouth(line("M-158 -56Q-140 -46 -122 -54", dark, 4)),
      ].join(""),
      width: 520,
      height: 152,
      head: { at: [-112, -128], width: 90 },
    };
  },
  firefly: ({ chance, color, paints }) => {
    const tone = color("#f6ee7a");
    const glow = paints.radial([
      [0, "#fffbd0", 0.95],
      [0.3, tone, 0.6],
      [1, tone, 0],
    ]);
    return {
      svg: Array.from({ length: 11 }, () => {
        const [x, y] = [chance.between(-220, 220), chance.between(-250, -20)];
        const size = chance.between(9, 17);
        return (
          ellipse([x, y], [size * 2.2, size * 2.2], glow, 'class="shade"') +
          ellipse([x, y], [size * 0.34, size * 0.34], "#fffce0")
        );
      }).join(""),
      width: 480,
      height: 280,
    };
  },
  "dragon fire": () => ({
    svg: [
      shape(
        "M96 -48Q40 -84 -20 -78Q-60 -96 -104 -76Q-84 -66 -96 -54Q-130 -50 -136 -34Q-104 -38 -94 -26Q-110 -10 -92 2Q-60 -12 -20 -8Q40 -8 96 -48Z",
        "#e8572c",
      ),
      shape(
        "M92 -48Q40 -72 -10 -66Q-44 -76 -70 -64Q-60 -54 -78 -46Q-96 -40 -78 -34Q-64 -28 -72 -18Q-40 -24 -10 -22Q40 -22 92 -48Z",
        "#f6a53a",
      ),
      shape("M86 -48Q40 -60 0 -56Q-30 -58 -44 -46Q-30 -36 0 -36Q40 -34 86 -48Z", "#fde58a"),
    ].join(""),
    width: 240,
    height: 96,
  }),
  leaf: (making) => {
    if (making.season === "autumn") {
      const fallen = notoFigure(making.item, making.index);
      if (fallen) return fallen;
    }
    const tone = making.color("#6fae4a");
    return {
      svg: [
        line("M-118 2Q-80 -26 -60 -34", shift(tone, -0.12), 8),
        filledCurve("-84 -24, -60 -84, 10 -122, 112 -128, 98 -60, 40 -12, -36 -4", tone),
        filledCurve("-84 -24, -20 -54, 50 -94, 112 -128, 98 -60, 40 -12, -36 -4", shift(tone, -0.05)),
        line(
          "M-84 -24Q10 -64 104 -122M-44 -46L-36 -82M-6 -64L4 -106M36 -86L48 -118M-30 -50L6 -14M8 -70L52 -30M48 -94L86 -64",
          shift(tone, -0.13),
          4,
        ),
      ].join(""),
      width: 240,
      height: 132,
      top: { height: 70, half: 40 },
    };
  },
  smoke: ({ color, chance }) => {
    const tone = color("#d9d9de");
    return {
      svg: (
        [
          [-70, -34, 44],
          [70, -34, 46],
          [0, -44, 58],
          [-38, -84, 46],
          [40, -92, 48],
          [4, -132, 42],
          [-16, -172, 30],
          [18, -196, 20],
        ] as const
      )
        .map(
          ([x, y, size]) =>
            ellipse([x + chance.around(0, 6), y], [size, size * 0.84], shift(tone, chance.around(0, 0.03))) +
            ellipse(
              [x - size * 0.2, y - size * 0.24],
              [size * 0.6, size * 0.48],
              shift(tone, 0.05),
              'class="shade"',
            ),
        )
        .join(""),
      width: 240,
      height: 218,
    };
  },
};
