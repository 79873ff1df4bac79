import { mix, shift } from "../palette.ts";
import { closedCurve, ellipse, line, type Point, polygon, shape } from "../pen.ts";
import type { CreatureLook } from "./creature-look.ts";
import { limb } from "./limb.ts";

/** One ear of a head around [0, 0]. */
export function earOf(look: CreatureLook, side: 1 | -1): string {
  const [w, h] = [look.head[0] / 2, look.head[1] / 2];
  const at = (list: readonly Point[]) => closedCurve(list.map(([x, y]): Point => [side * x * w, y * h]));
  const inner = mix(look.pale, "#e79a9a", 0.5);
  if (look.ears === "point" || look.ears === "tuft")
    return (
      shape(
        polygon([
          [side * w * 0.98, -h * 0.1],
          [side * w * 0.95, -h * 1.62],
          [side * w * 0.1, -h * 0.8],
        ]),
        look.ears === "tuft" ? look.dark : look.coat,
      ) +
      shape(
        polygon([
          [side * w * 0.84, -h * 0.5],
          [side * w * 0.85, -h * 1.3],
          [side * w * 0.36, -h * 0.84],
        ]),
        inner,
      )
    );
  if (look.ears === "small")
    return (
      shape(
        at([
          [0.28, -0.8],
          [0.5, -1.42],
          [0.66, -1.5],
          [0.84, -1.2],
          [0.84, -0.6],
        ]),
        look.coat,
      ) +
      shape(
        at([
          [0.44, -0.84],
          [0.58, -1.22],
          [0.72, -1.1],
          [0.74, -0.74],
        ]),
        inner,
      )
    );
  if (look.ears === "fold")
    return (
      shape(
        at([
          [0.22, -0.78],
          [0.5, -1.42],
          [1.0, -1.5],
          [1.2, -1.1],
          [1.02, -0.5],
        ]),
        look.coat,
      ) +
      shape(
        at([
          [0.5, -1.42],
          [1.0, -1.5],
          [1.24, -1.12],
          [1.14, -0.72],
          [0.86, -0.98],
        ]),
        shift(look.coat, -0.09),
      )
    );
  if (look.ears === "big")
    return (
      ellipse([side * w * 0.86, -h * 0.92], [w * 0.56, h * 0.62], look.coat) +
      ellipse([side * w * 0.86, -h * 0.88], [w * 0.36, h * 0.42], inner)
    );
  if (look.ears === "round")
    return (
      ellipse([side * w * 0.78, -h * 0.82], [w * 0.36, h * 0.38], look.eyePatch ? look.dark : look.coat) +
      ellipse(
        [side * w * 0.78, -h * 0.78],
        [w * 0.2, h * 0.22],
        look.eyePatch ? shift(look.dark, 0.1) : inner,
      )
    );
  if (look.ears === "flop")
    return shape(
      at([
        [0.45, -0.85],
        [0.95, -0.9],
        [1.3, -0.2],
        [1.22, 0.55],
        [0.95, 0.6],
        [0.84, -0.1],
      ]),
      look.dark,
    );
  if (look.ears === "long")
    return (
      shape(
        at([
          [0.12, -0.8],
          [0.2, -2],
          [0.48, -2.7],
          [0.72, -2],
          [0.62, -0.7],
        ]),
        look.coat,
      ) +
      shape(
        at([
          [0.26, -1],
          [0.34, -1.9],
          [0.48, -2.35],
          [0.6, -1.9],
          [0.5, -0.95],
        ]),
        inner,
      )
    );
  return (
    shape(
      at([
        [0.75, -0.5],
        [1.4, -0.78],
        [1.75, -0.4],
        [1.4, -0.08],
        [0.9, -0.15],
      ]),
      look.coat,
    ) +
    shape(
      at([
        [0.98, -0.42],
        [1.36, -0.6],
        [1.55, -0.4],
        [1.3, -0.22],
      ]),
      inner,
    )
  );
}

/** What grows on a head around [0, 0]: horns and antlers. */
export function hornsOf(look: CreatureLook): string {
  const [w, h] = [look.head[0] / 2, look.head[1] / 2];
  const at = (list: readonly Point[], side: number) => list.map(([x, y]): Point => [side * x * w, y * h]);
  const bone = "#efe2c4";
  if (look.horns === "cow")
    return [-1, 1]
      .map((side) =>
        shape(
          closedCurve(
            at(
              [
                [0.45, -0.8],
                [0.95, -0.95],
                [1.12, -1.45],
                [0.8, -1.15],
                [0.5, -1.05],
              ],
              side,
            ),
          ),
          bone,
        ),
      )
      .join("");
  if (look.horns === "goat")
    return [-1, 1]
      .map((side) =>
        shape(
          limb(
            at(
              [
                [0.34, -0.7],
                [0.5, -1.3],
                [0.86, -1.72],
                [1.24, -1.8],
              ],
              side,
            ),
            w * 0.36,
            w * 0.1,
          ),
          shift(bone, -0.2),
        ),
      )
      .join("");
  if (look.horns === "curl")
    return [-1, 1]
      .map((side) =>
        shape(
          limb(
            at(
              [
                [0.4, -0.75],
                [1, -1],
                [1.45, -0.5],
                [1.3, 0.1],
                [1, 0],
              ],
              side,
            ),
            w * 0.42,
            w * 0.14,
          ),
          "#c9b08a",
        ),
      )
      .join("");
  if (look.horns === "antlers")
    return [-1, 1]
      .map(
        (side) =>
          shape(
            limb(
              at(
                [
                  [0.35, -0.8],
                  [0.6, -1.5],
                  [0.9, -1.9],
                  [0.95, -2.5],
                ],
                side,
              ),
              w * 0.2,
              w * 0.1,
            ),
            "#a57a50",
          ) +
          shape(
            limb(
              at(
                [
                  [0.62, -1.5],
                  [0.35, -1.9],
                  [0.36, -2.2],
                ],
                side,
              ),
              w * 0.15,
              w * 0.09,
            ),
            "#a57a50",
          ) +
          shape(
            limb(
              at(
                [
                  [0.86, -1.85],
                  [1.25, -2],
                  [1.35, -2.3],
                ],
                side,
              ),
              w * 0.15,
              w * 0.09,
            ),
            "#a57a50",
          ),
      )
      .join("");
  if (look.horns === "one")
    return (
      shape(
        polygon([
          [-w * 0.2, -h * 0.75],
          [w * 0.05, -h * 2.1],
          [w * 0.24, -h * 0.75],
        ]),
        "#f4cf64",
      ) +
      line(
        `M${-w * 0.12} ${-h * 1.05}L${w * 0.18} ${-h * 1.2}M${-w * 0.06} ${-h * 1.42}L${w * 0.13} ${-h * 1.55}`,
        "#d9a53a",
        2,
      )
    );
  return "";
}
