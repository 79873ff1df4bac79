import { mix, shift } from "../palette.ts";
import { ellipse, filledCurve, line, type Point, polygon, ribbon, shape } from "../pen.ts";
import { coatOf, eyeOf, isAsleep, softly } from "./animal-parts.ts";
import { ink } from "./creature-look.ts";
import { bent, limb } from "./limb.ts";
import type { Maker } from "./maker.ts";
import { asMouth } from "./features.ts";

const hedgehog: Maker = ({ color, paints, item }) => {
  const tone = color("#8a6148");
  const skin = "#ecd3b0";
  const spines = (count: number, rx: number, ry: number, fill: string) =>
    shape(
      polygon([
        ...Array.from({ length: count * 2 + 1 }, (_, i): Point => {
          const angle = Math.PI * (1 - (1.04 * i) / (count * 2));
          const reach = i % 2 === 0 ? 0.86 : 1;
          return [24 + Math.cos(angle) * rx * reach, -30 - Math.sin(angle) * ry * reach];
        }),
        [110, -4],
        [-40, -4],
      ]),
      fill,
    );
  const foot = (x: number) => ellipse([x, -6], [19, 8], shift(skin, -0.09));
  return {
    svg: [
      spines(13, 128, 128, coatOf(paints, shift(tone, -0.06))),
      spines(10, 100, 98, shift(tone, 0.02)),
      spines(7, 72, 68, shift(tone, 0.09)),
      foot(-22),
      foot(66),
      filledCurve(
        "-50 -102, -86 -86, -114 -54, -134 -36, -128 -22, -94 -12, -30 -6, 40 -6, 84 -8, 60 -28, -6 -36, -24 -66",
        coatOf(paints, skin),
      ),
      ellipse([-42, -92], [15, 16], shift(skin, -0.09)),
      ellipse([-41, -90], [8, 9], "#e2a69a"),
      ellipse([-134, -36], [10, 9], ink),
      softly(paints, [-82, -40], [15, 10], "#f0868a", 0.5),
      asMouth(line("M-122 -22Q-108 -16 -98 -24", shift(skin, -0.4), 3.4)),
      eyeOf([-86, -60], 8.5, isAsleep(item)),
    ].join(""),
    width: 304,
    height: 154,
    head: { at: [-72, -92], width: 66 },
    top: { height: 146, half: 20 },
  };
};

const caterpillar: Maker = ({ color, paints, item }) => {
  const tone = color("#8fc24e");
  const other = item.colors[1] ?? shift(tone, -0.09, 0, 8);
  const parts = [
    [118, -34, 30],
    [80, -46, 34],
    [38, -38, 35],
    [-8, -46, 36],
  ] as const;
  return {
    svg: [
      ...parts.map(
        ([x]) => ellipse([x - 8, -8], [9, 8], "#e8a04a") + ellipse([x + 12, -8], [9, 8], "#e8a04a"),
      ),
      ...parts.map(([x, y, r], i) =>
        ellipse([x, y], [r, r * 0.96], coatOf(paints, i % 2 === 0 ? other : tone)),
      ),
      line("M-74 -116Q-82 -146 -98 -148M-48 -118Q-42 -146 -26 -150", shift(tone, -0.26), 5),
      ellipse([-100, -148], [8, 8], "#e8644a"),
      ellipse([-24, -150], [8, 8], "#e8644a"),
      ellipse([-60, -76], [48, 46], coatOf(paints, shift(tone, 0.03))),
      softly(paints, [-92, -62], [13, 9], "#f0706a", 0.5),
      softly(paints, [-30, -62], [13, 9], "#f0706a", 0.5),
      eyeOf([-78, -82], 9, isAsleep(item)),
      eyeOf([-44, -82], 9, isAsleep(item)),
      asMouth(line("M-74 -58Q-61 -44 -48 -58", shift(tone, -0.34), 4)),
    ].join(""),
    width: 300,
    height: 156,
    head: { at: [-60, -118], width: 80 },
    top: { height: 80, half: 50 },
  };
};

const spider: Maker = ({ color, paints, item }) => {
  const tone = color("#4d4658");
  const dark = shift(tone, -0.06);
  const legs = (
    [
      [-96, 104, -132, 144, -76],
      [-82, 112, -96, 156, -44],
      [-66, 110, -62, 142, -8],
      [-54, 84, -40, 98, 2],
    ] as const
  ).flatMap(([y, kx, ky, fx, fy]) =>
    [-1, 1].map((side) => line(`M${side * 44} ${y}L${side * kx} ${ky}L${side * fx} ${fy}`, dark, 10)),
  );
  return {
    svg: [
      ...legs,
      ellipse([0, -88], [66, 62], coatOf(paints, tone)),
      ...[-1, 1].map((side) =>
        isAsleep(item)
          ? eyeOf([side * 25, -96], 13, true)
          : ellipse([side * 25, -98], [21, 23], "#ffffff") + eyeOf([side * 23, -95], 12),
      ),
      ...[-1, 1].map((side) => softly(paints, [side * 42, -66], [14, 10], "#f0708a", 0.6)),
      asMouth(line("M-16 -62Q0 -46 16 -62", "#f3e6e6", 4.5)),
    ].join(""),
    width: 326,
    height: 152,
    head: { at: [0, -146], width: 104 },
  };
};

const bat: Maker = ({ color, paints, item }) => {
  const tone = color("#6a5678");
  const skin = shift(tone, -0.09);
  const wing = (side: number) => {
    const at = (x: number, y: number) => `${side * x} ${y}`;
    return (
      shape(
        `M${at(24, -112)}Q${at(70, -176)} ${at(150, -178)}Q${at(184, -140)} ${at(190, -92)}Q${at(164, -112)} ${at(144, -78)}Q${at(124, -104)} ${at(100, -62)}Q${at(80, -92)} ${at(58, -56)}Q${at(44, -70)} ${at(24, -62)}Z`,
        skin,
      ) +
      line(
        `M${at(28, -110)}Q${at(90, -140)} ${at(150, -174)}M${at(100, -146)}L${at(144, -82)}M${at(66, -130)}L${at(100, -68)}`,
        shift(skin, -0.09),
        4,
        'class="shade"',
      )
    );
  };
  return {
    svg: [
      wing(-1),
      wing(1),
      line("M-10 -26V-8M10 -26V-8", shift(tone, -0.2), 7),
      filledCurve("0 -126, 30 -108, 38 -66, 26 -30, 0 -18, -26 -30, -38 -66, -30 -108", coatOf(paints, tone)),
      filledCurve("0 -92, 18 -80, 20 -50, 0 -34, -20 -50, -18 -80", mix(tone, "#f3d9bc", 0.45)),
      ...[-1, 1].map(
        (side) =>
          shape(`M${side * 8} -170L${side * 40} -218L${side * 46} -150Z`, tone) +
          shape(`M${side * 18} -172L${side * 38} -202L${side * 41} -158Z`, "#e3a3a6"),
      ),
      ellipse([0, -142], [46, 41], coatOf(paints, tone)),
      ...[-1, 1].map((side) => softly(paints, [side * 30, -126], [11, 8], "#f0708a", 0.6)),
      ...[-1, 1].map((side) =>
        isAsleep(item)
          ? eyeOf([side * 18, -146], 9, true)
          : ellipse([side * 18, -147], [13, 14], "#fbf3d6") + eyeOf([side * 17, -146], 8),
      ),
      ellipse([0, -132], [6, 4.5], "#4a3038"),
      asMouth(line("M-11 -122Q0 -113 11 -122", ink, 3)),
      shape("M-8 -120L-5 -111L-2 -118ZM8 -120L5 -111L2 -118Z", "#ffffff"),
    ].join(""),
    width: 384,
    height: 214,
    head: { at: [0, -178], width: 84 },
  };
};

const lizard: Maker = ({ color, paints, item }) => {
  const tone = color("#7fae4e");
  const dark = shift(tone, -0.09);
  const pale = mix(tone, "#fbf3c8", 0.55);
  const leg = (x: number, way: number, fill: string) =>
    shape(limb(bent([x, -38], [x + way * 28, -34], [x + way * 22, -8]), 22, 15), fill) +
    [-11, 0, 11].map((dx) => ellipse([x + way * 22 + dx - 4, -4], [6, 4.4], fill)).join("");
  return {
    svg: [
      leg(-34, -1, dark),
      leg(58, 1, dark),
      shape(
        ribbon(
          [
            [60, -44],
            [120, -30],
            [170, -30],
            [204, -58],
            [190, -84],
            [172, -74],
          ],
          (share) => 46 - 38 * share,
        ),
        tone,
      ),
      filledCurve(
        "-84 -62, -40 -78, 20 -76, 70 -62, 84 -40, 60 -22, 0 -16, -54 -22, -84 -40",
        coatOf(paints, tone),
      ),
      filledCurve("-84 -42, -40 -30, 20 -28, 76 -36, 56 -22, 0 -16, -54 -22", pale),
      ...[
        [-44, -64, 9],
        [-12, -68, 11],
        [22, -66, 10],
        [52, -56, 8],
      ].map(([x = 0, y = 0, r = 0]) => ellipse([x, y], [r, r * 0.74], dark)),
      leg(-56, -1, shift(tone, -0.03)),
      leg(36, 1, shift(tone, -0.03)),
      filledCurve("-62 -72, -84 -98, -118 -104, -152 -84, -166 -62, -146 -46, -104 -42, -70 -46", tone),
      asMouth(line("M-164 -62Q-136 -50 -108 -62", shift(tone, -0.32), 4)),
      softly(paints, [-96, -62], [13, 9], "#f0868a", 0.45),
      ellipse([-112, -92], [17, 18], shift(tone, 0.04)),
      ellipse([-113, -92], [12, 13], "#f8e8a0"),
      eyeOf([-114, -91], 7.5, isAsleep(item)),
    ].join(""),
    width: 390,
    height: 112,
    head: { at: [-116, -106], width: 66 },
    top: { height: 76, half: 30 },
  };
};

/** Small animals of gardens and caves. */
export const gardenAnimalsMade: Readonly<Record<string, Maker>> = {
  hedgehog,
  caterpillar,
  spider,
  bat,
  lizard,
};
