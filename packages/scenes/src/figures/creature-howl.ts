import { shift } from "../palette.ts";
import { closedCurve, ellipse, group, line, type Point, placed, polygon, shape } from "../pen.ts";
import { type CreatureLook, ink } from "./creature-look.ts";
import { limb } from "./limb.ts";

/** How far a howling head is turned up, in degrees. */
const thrownBack = 52;

/** A head around [0, 0] in profile, thrown back, its mouth open to the sky. */
export function howlingHead(look: CreatureLook): string {
  const [w, h] = [look.head[0] / 2, look.head[1] / 2];
  const at = (x: number, y: number): Point => [x * w, y * h];
  const ear = (x: number, tone: string) =>
    shape(polygon([at(x, -0.66), at(x + 0.5, -1.5), at(x + 0.7, -0.4)]), tone);
  const head = [
    ear(0.3, shift(look.coat, -0.1)),
    // the lower jaw, the mouth, the upper jaw
    shape(limb([at(-0.2, 0.5), at(-0.8, 0.72), at(-1.3, 0.86)], h * 0.5, h * 0.26), look.pale),
    shape(polygon([at(-0.3, 0.2), at(-1.5, 0.34), at(-1.24, 0.74), at(-0.3, 0.62)]), "#7a2f3a"),
    shape(limb([at(-0.5, 0.52), at(-0.9, 0.6), at(-1.1, 0.62)], h * 0.22, h * 0.14), "#e8747c"),
    shape(
      closedCurve([
        at(-0.7, -0.46),
        at(0, -0.96),
        at(0.7, -0.7),
        at(0.92, 0),
        at(0.62, 0.7),
        at(-0.1, 0.8),
        at(-0.6, 0.4),
      ]),
      look.coat,
    ),
    look.cheeks
      ? shape(
          closedCurve([at(-0.5, 0.5), at(0.2, 0.24), at(0.72, 0.5), at(0.5, 0.86), at(-0.06, 0.9)]),
          look.pale,
        )
      : "",
    shape(limb([at(-0.2, -0.12), at(-0.9, 0), at(-1.6, 0.16)], h * 0.86, h * 0.42), look.coat),
    shape(limb([at(-0.5, 0.16), at(-1, 0.2), at(-1.6, 0.28)], h * 0.3, h * 0.18), look.pale),
    ellipse(at(-1.76, 0.08), [w * 0.17, h * 0.18], look.nose ?? ink),
    line(`M${w * -0.46} ${h * -0.3}Q${w * -0.26} ${h * -0.1} ${w * -0.04} ${h * -0.22}`, ink, 2.4),
    ear(0.1, look.coat),
    shape(polygon([at(0.28, -0.74), at(0.54, -1.26), at(0.66, -0.58)]), look.dark),
  ];
  return group(head, placed([0, 0], thrownBack));
}
