import { mix, shift } from "../palette.ts";
import { closedCurve, ellipse, filledCurve, group, line, placed, type Point, shape } from "../pen.ts";
import { coatOf, eyeOf, isAsleep, softly } from "./animal-parts.ts";
import type { Maker } from "./maker.ts";
import { asMouth } from "./features.ts";

/** A dome of plates on a rim, its middle at x = 0. */
function shellOf(paints: Parameters<Maker>[0]["paints"], tone: string): string {
  const dark = shift(tone, -0.1);
  const plate = (at: readonly Point[], fill: string) => shape(closedCurve(at), fill);
  return [
    filledCurve(
      "-112 -46, -98 -84, -54 -118, 0 -128, 54 -118, 98 -84, 114 -46, 96 -32, 0 -26, -96 -32",
      dark,
    ),
    ...(
      [
        ["-30 -112, 0 -120, 30 -112, 38 -84, 26 -58, -26 -58, -38 -84", 0.09],
        ["-40 -108, -70 -94, -88 -70, -70 -56, -38 -60, -48 -84", 0.05],
        ["40 -108, 70 -94, 88 -70, 70 -56, 38 -60, 48 -84", 0.03],
      ] as const
    ).map(([at, light]) =>
      filledCurve(at, paints.linear([shift(tone, light + 0.05), shift(tone, light - 0.04)])),
    ),
    ...[-84, -50, -17, 17, 50, 84].map((x) =>
      plate(
        [
          [x - 14, -50 + Math.abs(x) * 0.02],
          [x + 14, -50 + Math.abs(x) * 0.02],
          [x + 13, -36],
          [x - 13, -36],
        ],
        shift(tone, 0.1, -0.01),
      ),
    ),
  ].join("");
}

/** Scales on a limb, light on dark as sea turtles have them. */
const scales = (list: readonly (readonly [number, number, number])[], tone: string) =>
  list.map(([x, y, r]) => ellipse([x, y], [r, r * 0.74], tone)).join("");

const headAt = (skin: string, asleep: boolean, paints: Parameters<Maker>[0]["paints"]) =>
  [
    filledCurve(
      "-88 -42, -92 -66, -116 -82, -146 -82, -168 -66, -172 -46, -152 -32, -120 -30, -94 -30",
      coatOf(paints, skin),
    ),
    asMouth(line("M-170 -50Q-156 -42 -140 -48", shift(skin, -0.3), 3.6)),
    softly(paints, [-136, -46], [13, 9], "#f09080", 0.45),
    eyeOf([-148, -62], 7.5, asleep),
  ].join("");

const afloat: ReadonlySet<string> = new Set(["underwater", "sea"]);
const shores: ReadonlySet<string> = new Set(["beach", "island"]);

const turtleLike =
  (usual: { shell: string; skin: string; isOfLand: boolean }): Maker =>
  ({ color, paints, item, setting }) => {
    const shell = color(usual.shell);
    const skin = item.colors.length > 0 ? mix(shell, "#e9e2a4", 0.4) : usual.skin;
    const dark = shift(skin, -0.09);
    const swims = !usual.isOfLand && (item.pose === "swim" || item.pose === "float" || afloat.has(setting));
    const isDeep = setting === "underwater";
    const head = headAt(skin, isAsleep(item), paints);
    if (swims) {
      const fleck = shift(skin, -0.12);
      return {
        svg: [
          filledCurve("-62 -62, -70 -108, -104 -142, -120 -140, -108 -102, -86 -54", dark),
          filledCurve("84 -50, 128 -64, 152 -58, 140 -40, 96 -32", dark),
          filledCurve("104 -44, 132 -44, 122 -34", dark),
          filledCurve("-98 -40, -60 -24, 0 -16, 70 -22, 100 -36, 0 -38", mix(skin, "#fff6d8", 0.55)),
          group(head, placed([6, 4], 4)),
          scales(
            [
              [-112, -66, 8],
              [-100, -50, 6],
            ],
            fleck,
          ),
          shellOf(paints, shell),
          filledCurve("66 -34, 96 -30, 128 -8, 136 14, 112 14, 82 -2, 58 -20", skin),
          filledCurve(
            "-74 -38, -42 -34, -26 -12, -16 34, 0 70, -18 72, -56 40, -80 4, -92 -26",
            coatOf(paints, skin),
          ),
          scales(
            [
              [-66, -14, 10],
              [-50, 10, 10],
              [-34, 34, 8],
              [92, -12, 8],
            ],
            fleck,
          ),
        ]
          .map((part) => group(part, placed([10, isDeep ? -76 : -36])))
          .join(""),
        width: 330,
        height: isDeep ? 218 : 178,
        head: { at: [-120, isDeep ? -156 : -116], width: 74 },
        top: { height: isDeep ? 196 : 156, half: 36 },
      };
    }
    if (!usual.isOfLand && shores.has(setting))
      return {
        svg: [
          filledCurve("90 -46, 124 -46, 142 -30, 126 -20, 96 -22", dark),
          filledCurve("-40 -34, -80 -26, -122 -2, -150 0, -142 -12, -104 -40, -72 -54", dark),
          filledCurve("-98 -40, -60 -18, 0 -8, 70 -14, 100 -36, 0 -38", mix(skin, "#fff6d8", 0.55)),
          head,
          shellOf(paints, shell),
          filledCurve("62 -36, 94 -32, 128 -12, 140 0, 112 4, 78 -4, 54 -18", skin),
          filledCurve(
            "-70 -40, -40 -36, -34 -16, -52 2, -92 6, -122 4, -100 -10, -88 -26",
            coatOf(paints, skin),
          ),
          scales(
            [
              [-62, -20, 10],
              [-82, -6, 8],
              [96, -16, 8],
            ],
            shift(skin, -0.12),
          ),
        ].join(""),
        width: 320,
        height: 130,
        head: { at: [-136, -80], width: 66 },
        mouth: [-170, -46],
        top: { height: 126, half: 36 },
      };
    const leg = (x: number, tone: string) =>
      filledCurve(
        `${x - 20} -44, ${x + 22} -44, ${x + 20} -14, ${x + 22} -2, ${x} 0, ${x - 26} -2, ${x - 22} -14`,
        tone,
      ) + [-15, -3, 9].map((dx) => ellipse([x + dx, -4], [4.6, 4], mix(skin, "#fff6dc", 0.6))).join("");
    return {
      svg: [
        filledCurve("100 -40, 128 -34, 136 -24, 118 -24, 96 -28", skin),
        leg(-34, dark),
        leg(36, dark),
        filledCurve("-96 -38, 0 -34, 96 -38, 70 -16, 0 -10, -70 -16", mix(skin, "#fff6d8", 0.5)),
        head,
        shellOf(paints, shell),
        leg(-68, skin),
        leg(70, skin),
      ].join(""),
      width: 320,
      height: 130,
      head: { at: [-136, -80], width: 66 },
      mouth: [-170, -46],
      top: { height: 126, half: 36 },
    };
  };

/** Turtles: with flippers where there is a sea, else on their feet. */
export const turtlesMade: Readonly<Record<string, Maker>> = {
  turtle: turtleLike({ shell: "#6f8f4a", skin: "#9fc06a", isOfLand: false }),
  tortoise: turtleLike({ shell: "#9a7442", skin: "#b8b070", isOfLand: true }),
};
