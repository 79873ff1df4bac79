import { lightnessOf, mix, shift } from "../palette.ts";
import { closedCurve, ellipse, line, type Point, shape } from "../pen.ts";
import { earOf, hornsOf } from "./creature-ears.ts";
import { type CreatureLook, ink } from "./creature-look.ts";
import { asEye, asMouth } from "./features.ts";

function muzzleOf(look: CreatureLook, w: number, h: number): string {
  const nose = look.nose ?? ink;
  const smile = (y: number, reach: number) =>
    asMouth(
      line(
        `M0 ${y}L0 ${y + h * 0.12}M${-reach} ${y + h * 0.16}Q${-reach * 0.4} ${y + h * 0.36} 0 ${y + h * 0.12}Q${reach * 0.4} ${y + h * 0.36} ${reach} ${y + h * 0.16}`,
        ink,
        1.8,
      ),
    );
  if (look.muzzle === "cow" || look.muzzle === "horse") {
    const pink = look.muzzle === "cow" ? "#f2b9b0" : look.bands ? look.dark : look.pale;
    return (
      ellipse([0, h * 0.62], [w * 0.74, h * 0.46], pink) +
      [-1, 1]
        .map((side) => ellipse([side * w * 0.3, h * 0.52], [w * 0.09, h * 0.11], shift(pink, -0.25)))
        .join("") +
      asMouth(line(`M${-w * 0.3} ${h * 0.82}Q0 ${h * 0.98} ${w * 0.3} ${h * 0.82}`, shift(pink, -0.35), 1.8))
    );
  }
  if (look.muzzle === "pig") {
    const snout = shift(look.coat, -0.06, 0.02);
    return (
      asMouth(
        line(`M${-w * 0.4} ${h * 0.66}Q0 ${h * 0.98} ${w * 0.4} ${h * 0.66}`, shift(look.coat, -0.36), 2.2),
      ) +
      ellipse([0, h * 0.36], [w * 0.42, h * 0.34], snout) +
      [-1, 1]
        .map((side) => ellipse([side * w * 0.15, h * 0.36], [w * 0.075, h * 0.13], shift(snout, -0.26)))
        .join("")
    );
  }
  if (look.muzzle === "dragon")
    return (
      ellipse([0, h * 0.56], [w * 0.66, h * 0.4], shift(look.coat, 0.05)) +
      [-1, 1].map((side) => ellipse([side * w * 0.24, h * 0.4], [w * 0.08, h * 0.07], look.dark)).join("") +
      asMouth(line(`M${-w * 0.42} ${h * 0.66}Q0 ${h * 0.94} ${w * 0.42} ${h * 0.66}`, look.dark, 2.2)) +
      [-1, 1]
        .map((side) =>
          shape(
            `M${side * w * 0.34} ${h * 0.7}L${side * w * 0.27} ${h * 0.9}L${side * w * 0.2} ${h * 0.76}Z`,
            "#fbf8f0",
          ),
        )
        .join("")
    );
  if (look.muzzle === "rabbit")
    return (
      ellipse([-w * 0.2, h * 0.48], [w * 0.3, h * 0.26], look.pale) +
      ellipse([w * 0.2, h * 0.48], [w * 0.3, h * 0.26], look.pale) +
      ellipse([0, h * 0.3], [w * 0.13, h * 0.1], look.nose ?? "#d97b86") +
      smile(h * 0.36, w * 0.24)
    );
  if (look.wool && look.muzzle === "bear")
    return (
      ellipse([0, h * 0.5], [w * 0.46, h * 0.36], shift(look.dark, 0.07)) +
      shape(
        closedCurve([
          [-w * 0.17, h * 0.3],
          [w * 0.17, h * 0.3],
          [0, h * 0.48],
        ]),
        "#e8a9a4",
      ) +
      asMouth(
        line(
          `M0 ${h * 0.48}V${h * 0.6}M${-w * 0.2} ${h * 0.62}Q0 ${h * 0.78} ${w * 0.2} ${h * 0.62}`,
          look.pale,
          1.8,
        ),
      )
    );
  const size = look.muzzle === "cat" ? 0.42 : 0.56;
  return (
    ellipse([0, h * 0.48], [w * size, h * (size - 0.04)], look.pale) +
    ellipse([0, h * (0.44 - size * 0.42)], [w * size * 0.36, h * size * 0.28], nose) +
    smile(h * 0.36, w * size * 0.6) +
    (look.muzzle === "dog"
      ? shape(
          closedCurve([
            [-w * 0.12, h * 0.66],
            [0, h * 0.63],
            [w * 0.12, h * 0.66],
            [w * 0.1, h * 0.92],
            [-w * 0.1, h * 0.92],
          ]),
          "#e8747c",
        )
      : "")
  );
}

/** A head around [0, 0], seen from before. */
export function headOf(look: CreatureLook, asleep: boolean): string {
  const [w, h] = [look.head[0] / 2, look.head[1] / 2];
  const outline = closedCurve([
    [0, -h],
    [w * 0.66, -h * 0.8],
    [w, -h * 0.1],
    [w * 0.84, h * 0.56],
    [w * 0.3, h],
    [-w * 0.3, h],
    [-w * 0.84, h * 0.56],
    [-w, -h * 0.1],
    [-w * 0.66, -h * 0.8],
  ]);
  // black eyes in a black face were not seen
  const isDark = !look.eyePatch && lightnessOf(look.wool ? look.dark : look.coat) < 0.4;
  const eyes = [-1, 1].map((side) => {
    const at: Point = [side * w * 0.44, -h * 0.08];
    const patch = look.eyePatch
      ? ellipse(
          [at[0], at[1] + h * 0.04],
          [w * 0.27, h * 0.32],
          look.dark,
          `transform="rotate(${side * 28} ${at[0]} ${at[1]})"`,
        )
      : "";
    if (asleep)
      return (
        patch +
        asEye(
          line(
            `M${at[0] - w * 0.15} ${at[1]}Q${at[0]} ${at[1] + h * 0.17} ${at[0] + w * 0.15} ${at[1]}`,
            ink,
            2,
          ),
        )
      );
    return (
      patch +
      (isDark ? ellipse(at, [w * 0.2, h * 0.25], "#e8cf6a") : "") +
      asEye(
        ellipse(at, [w * 0.145, h * 0.19], ink) +
          ellipse([at[0] + w * 0.05, at[1] - h * 0.07], [w * 0.05, h * 0.065], "#ffffff"),
      )
    );
  });
  const cheeks = look.cheeks
    ? [-1, 1]
        .map((side) =>
          shape(
            closedCurve([
              [0, h * 0.98],
              [side * w * 0.12, h * 0.24],
              [side * w * 0.6, h * 0.12],
              [side * w * 0.97, h * 0.14],
              [side * w * 0.74, h * 0.64],
              [side * w * 0.3, h * 0.95],
            ]),
            look.pale,
          ),
        )
        .join("")
    : "";
  const whiskers =
    look.muzzle === "cat"
      ? [-1, 1]
          .map((side) =>
            line(
              `M${side * w * 0.5} ${h * 0.4}L${side * w * 1.18} ${h * 0.28}M${side * w * 0.5} ${h * 0.52}L${side * w * 1.16} ${h * 0.6}`,
              mix(look.dark, "#ffffff", 0.35),
              1.1,
              'class="shade"',
            ),
          )
          .join("")
      : "";
  const stripes = look.stripes ?? look.bands;
  const mark = stripes
    ? line(
        `M0 ${-h * 0.92}L0 ${-h * 0.48}M${-w * 0.26} ${-h * 0.84}L${-w * 0.2} ${-h * 0.5}M${w * 0.26} ${-h * 0.84}L${w * 0.2} ${-h * 0.5}`,
        stripes,
        3.4,
      )
    : "";
  const mane =
    look.mane && look.muzzle !== "horse"
      ? shape(
          closedCurve(
            Array.from({ length: 18 }, (_, i): Point => {
              const a = (i / 18) * 6.283;
              const k = i % 2 === 0 ? 1.72 : 1.42;
              return [Math.cos(a) * w * k, Math.sin(a) * h * k + h * 0.08];
            }),
          ),
          look.mane,
        )
      : "";
  const fringe =
    look.mane && look.muzzle === "horse"
      ? shape(
          closedCurve([
            [-w * 0.3, -h * 1.1],
            [w * 0.35, -h * 1.12],
            [w * 0.5, -h * 0.5],
            [w * 0.1, -h * 0.2],
            [-w * 0.15, -h * 0.55],
          ]),
          look.mane,
        )
      : "";
  const curls = look.wool
    ? shape(
        closedCurve([
          [-w * 0.8, -h * 0.35],
          [-w * 0.8, -h * 0.95],
          [-w * 0.3, -h * 1.25],
          [w * 0.3, -h * 1.25],
          [w * 0.8, -h * 0.95],
          [w * 0.8, -h * 0.35],
          [0, -h * 0.5],
        ]),
        look.pale,
      )
    : "";
  const blaze =
    look.patches && look.muzzle === "cow"
      ? shape(
          closedCurve([
            [-w * 0.2, -h],
            [w * 0.2, -h],
            [w * 0.26, h * 0.2],
            [-w * 0.26, h * 0.2],
          ]),
          look.pale,
        )
      : "";
  const beard = look.beard
    ? shape(
        closedCurve([
          [-w * 0.3, h * 0.9],
          [0, h * 0.84],
          [w * 0.3, h * 0.9],
          [w * 0.16, h * 1.4],
          [0, h * 1.66],
          [-w * 0.16, h * 1.4],
        ]),
        mix(look.pale, look.dark, 0.4),
      )
    : "";
  return [
    mane,
    beard,
    hornsOf(look),
    earOf(look, -1),
    earOf(look, 1),
    shape(outline, look.wool ? look.dark : look.coat),
    blaze,
    cheeks,
    mark,
    eyes.join(""),
    muzzleOf(look, w, h),
    whiskers,
    fringe,
    curls,
  ].join("");
}
