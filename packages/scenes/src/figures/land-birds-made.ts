import { mix, shift } from "../palette.ts";
import { ellipse, filledCurve, group, leaf, line, placed, type Point, ribbon, shape } from "../pen.ts";
import { coatOf, eyeOf, isAsleep, softly } from "./animal-parts.ts";
import { ink } from "./creature-look.ts";
import type { Maker } from "./maker.ts";

const red = "#d0433c";
const foot = "#e8a03a";

const fowlFeet = [-12, 22]
  .map((x) => line(`M${x} -32L${x} -5M${x} -5L${x - 16} -2M${x} -5L${x - 4} 1M${x} -5L${x + 12} -2`, foot, 6))
  .join("");

/** A hen, or with a tail of plumes a rooster. */
const fowl =
  (usual: { body: string; neck: string; wing: string; plumes: readonly string[] | null }): Maker =>
  ({ color, paints, item }) => {
    const body = color(usual.body);
    const isOwn = item.colors.length === 0;
    const neck = isOwn ? usual.neck : mix(body, "#fff2d8", 0.4);
    const wing = isOwn ? usual.wing : shift(body, -0.08);
    const plume = (way: readonly Point[], fill: string) =>
      shape(
        ribbon(way, (share) => 34 * Math.sin(Math.PI * (0.12 + share * 0.84)) + 5),
        fill,
      );
    const tail = usual.plumes
      ? (
          [
            [
              [54, -72],
              [96, -96],
              [138, -92],
              [156, -52],
            ],
            [
              [54, -78],
              [96, -128],
              [150, -136],
              [174, -88],
            ],
            [
              [52, -84],
              [80, -152],
              [136, -178],
              [172, -140],
            ],
            [
              [48, -88],
              [58, -158],
              [104, -204],
              [148, -186],
            ],
          ] as const
        )
          .map((way, i) =>
            plume(
              way,
              isOwn ? (usual.plumes?.[i % usual.plumes.length] ?? body) : shift(body, -0.14 + i * 0.03),
            ),
          )
          .join("")
      : [
          [122, -96],
          [120, -122],
          [104, -146],
        ]
          .map(([x = 0, y = 0], i) => shape(leaf([48, -60], [x, y], 42, 0.7), shift(body, -0.11 + i * 0.03)))
          .join("");
    const middle = usual.plumes ? -38 : -12;
    const comb = usual.plumes ? 1.3 : 1;
    return {
      svg: group(
        [
          tail,
          fowlFeet,
          filledCurve(
            "-62 -118, -34 -100, 20 -96, 66 -104, 84 -66, 56 -30, 8 -18, -36 -28, -62 -62, -70 -92",
            coatOf(paints, body),
          ),
          ...[
            [-66, -168, 10],
            [-50, -178, 13],
            [-32, -170, 10],
          ].map(([x = 0, y = 0, r = 0]) =>
            ellipse([x, y - (comb - 1) * 14], [r * comb, r * comb * 1.1], red),
          ),
          filledCurve(
            "-74 -128, -72 -156, -50 -170, -24 -158, -14 -124, -4 -92, -24 -76, -46 -72, -68 -78, -80 -98",
            neck,
          ),
          line("M-58 -84L-54 -96M-40 -80L-38 -94M-22 -84L-24 -98", shift(neck, -0.12), 4, 'class="shade"'),
          filledCurve("-14 -82, 16 -96, 56 -92, 72 -70, 48 -48, 14 -42, -10 -56", wing),
          filledCurve("22 -66, 52 -76, 72 -70, 52 -50, 26 -46", shift(wing, -0.07)),
          ellipse([-74, -118], [9 * comb, 14 * comb], red),
          filledCurve("-72 -150, -98 -138, -100 -134, -72 -128", "#f0b23c"),
          softly(paints, [-52, -126], [11, 8], "#f0868a", 0.5),
          eyeOf([-54, -144], 6.4, isAsleep(item)),
        ],
        placed([middle, 0]),
      ),
      width: usual.plumes ? 284 : 226,
      height: usual.plumes ? 222 : 192,
      head: { at: [-48 + middle, -166], width: 56 },
      mouth: [-98 + middle, -134],
      neck: { at: [-46 + middle, -106], width: 66 },
      top: { height: 102, half: 20 },
    };
  };

const flamingo: Maker = ({ color, paints, item }) => {
  const tone = color("#f08fa8");
  const leg = mix(tone, "#e0607f", 0.55);
  const neck: readonly Point[] = [
    [-34, -166],
    [-62, -176],
    [-70, -206],
    [-46, -232],
    [-36, -262],
    [-54, -284],
    [-72, -282],
  ];
  return {
    svg: [
      line("M16 -116L18 -62L14 -4M14 -3h-18M14 -3h8", leg, 7),
      line("M32 -116L48 -74L10 -68", leg, 7),
      filledCurve("50 -142, 92 -134, 112 -112, 88 -110, 56 -116", shift(tone, -0.1)),
      filledCurve(
        "-58 -166, -40 -186, 0 -190, 48 -176, 88 -142, 74 -116, 30 -104, -18 -112, -50 -136",
        coatOf(paints, tone),
      ),
      filledCurve("-14 -172, 28 -174, 68 -154, 100 -122, 66 -120, 22 -124, -12 -142", shift(tone, -0.06)),
      filledCurve("28 -146, 64 -142, 104 -120, 70 -118, 34 -126", shift(tone, 0.05)),
      shape(
        ribbon(neck, (share) => 30 - 10 * share),
        tone,
      ),
      filledCurve("-86 -294, -112 -288, -128 -264, -128 -246, -114 -250, -104 -262, -88 -270", "#faf0ea"),
      filledCurve("-122 -278, -130 -258, -128 -240, -114 -246, -106 -262", ink),
      ellipse([-78, -284], [22, 19], tone),
      softly(paints, [-74, -274], [10, 7], "#e8506a", 0.4),
      eyeOf([-83, -288], 5, isAsleep(item)),
    ].join(""),
    width: 260,
    height: 306,
    head: { at: [-78, -302], width: 42 },
    top: { height: 186, half: 20 },
  };
};

const ostrich: Maker = ({ color, paints, item }) => {
  const tone = color("#4a4650");
  const skin = "#e3b39a";
  const plume = mix(tone, "#ffffff", 0.86);
  const leg = (x: number, fill: string) =>
    line(`M${x} -136L${x + 14} -74L${x + 2} -6`, fill, 11) +
    line(`M${x + 2} -6L${x - 20} -3M${x + 2} -6L${x + 14} -3`, fill, 8);
  return {
    svg: [
      leg(26, shift(skin, -0.08)),
      filledCurve("84 -188, 124 -206, 146 -182, 136 -156, 104 -140, 78 -156", plume),
      leg(-6, skin),
      shape(
        ribbon(
          [
            [-54, -176],
            [-84, -200],
            [-80, -256],
            [-66, -306],
            [-80, -340],
          ],
          (share) => 30 - 10 * share,
        ),
        skin,
      ),
      filledCurve(
        "-92 -188, -70 -214, -30 -204, 8 -220, 48 -208, 86 -200, 110 -170, 92 -136, 66 -138, 44 -118, 10 -130, -22 -116, -52 -132, -78 -150",
        coatOf(paints, tone),
      ),
      filledCurve(
        "-26 -184, 14 -198, 62 -186, 92 -160, 62 -148, 34 -152, 6 -142, -22 -156",
        shift(tone, 0.07),
      ),
      filledCurve("36 -160, 66 -166, 94 -156, 78 -132, 48 -134", plume),
      filledCurve("-100 -358, -144 -344, -148 -334, -102 -330", "#e0a24a"),
      line("M-104 -342L-138 -339", shift("#e0a24a", -0.16), 3),
      ellipse([-84, -348], [27, 24], skin),
      line("M-90 -370L-94 -384M-80 -371L-78 -386M-70 -368L-62 -380", tone, 4),
      softly(paints, [-82, -336], [12, 8], "#f0706a", 0.4),
      eyeOf([-90, -352], 7.5, isAsleep(item)),
      isAsleep(item) ? "" : line("M-99 -361L-105 -367M-91 -364L-94 -371", ink, 2.6),
    ].join(""),
    width: 300,
    height: 384,
    head: { at: [-84, -370], width: 50 },
    neck: { at: [-74, -290], width: 34 },
    top: { height: 200, half: 26 },
  };
};

/** Birds that walk. */
export const landBirdsMade: Readonly<Record<string, Maker>> = {
  chicken: fowl({ body: "#f3e9d8", neck: "#f8f0e2", wing: "#e0cfb4", plumes: null }),
  rooster: fowl({
    body: "#b5603a",
    neck: "#f0b64e",
    wing: "#8f4630",
    plumes: ["#2f6f64", "#35507a", "#3f8a6a", "#2a5a58"],
  }),
  flamingo,
  ostrich,
};
