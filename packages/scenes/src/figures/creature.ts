import { type Color, mix, shift } from "../palette.ts";
import { closedCurve, ellipse, group, line, type Point, placed, polygon, shape } from "../pen.ts";
import type { Pose } from "../words/scene-graph.ts";
import type { Figure } from "./figure.ts";
import { bent, limb } from "./limb.ts";

/** How a four-legged animal is built; sizes are in the units in which a cat's body is 88 long. */
export interface CreatureLook {
  coat: Color;
  /** Belly, muzzle and the tip of the tail. */
  pale: Color;
  dark: Color;
  body: readonly [length: number, height: number];
  leg: readonly [length: number, width: number];
  /** How far the head stands above and before the shoulder. */
  neck: Point;
  head: readonly [width: number, height: number];
  ears: "point" | "round" | "flop" | "long" | "side" | "tuft";
  tail: "long" | "bushy" | "stub" | "tuft" | "up" | "hair";
  muzzle: "cat" | "dog" | "cow" | "horse" | "bear" | "rabbit";
  mane?: Color;
  horns?: "cow" | "one" | "antlers" | "curl";
  wool?: boolean;
  cheeks?: boolean;
  socks?: boolean;
  eyePatch?: boolean;
  patches?: Color;
  stripes?: Color;
  spots?: Color;
  nose?: Color;
  /** The pose it takes when none was asked for. */
  rests?: "sit" | "stand";
}

const ink = "#2c2226";

function earOf(look: CreatureLook, side: 1 | -1): string {
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

function hornsOf(look: CreatureLook): string {
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

function muzzleOf(look: CreatureLook, w: number, h: number): string {
  const nose = look.nose ?? ink;
  const smile = (y: number, reach: number) =>
    line(
      `M0 ${y}L0 ${y + h * 0.12}M${-reach} ${y + h * 0.16}Q${-reach * 0.4} ${y + h * 0.36} 0 ${y + h * 0.12}Q${reach * 0.4} ${y + h * 0.36} ${reach} ${y + h * 0.16}`,
      ink,
      1.8,
    );
  if (look.muzzle === "cow" || look.muzzle === "horse") {
    const pink = look.muzzle === "cow" ? "#f2b9b0" : look.pale;
    return (
      ellipse([0, h * 0.62], [w * 0.74, h * 0.46], pink) +
      [-1, 1]
        .map((side) => ellipse([side * w * 0.3, h * 0.52], [w * 0.09, h * 0.11], shift(pink, -0.25)))
        .join("") +
      line(`M${-w * 0.3} ${h * 0.82}Q0 ${h * 0.98} ${w * 0.3} ${h * 0.82}`, shift(pink, -0.35), 1.8)
    );
  }
  if (look.muzzle === "rabbit")
    return (
      ellipse([-w * 0.2, h * 0.48], [w * 0.3, h * 0.26], look.pale) +
      ellipse([w * 0.2, h * 0.48], [w * 0.3, h * 0.26], look.pale) +
      ellipse([0, h * 0.3], [w * 0.13, h * 0.1], look.nose ?? "#d97b86") +
      smile(h * 0.36, w * 0.24)
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

function headOf(look: CreatureLook, asleep: boolean): string {
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
        line(
          `M${at[0] - w * 0.15} ${at[1]}Q${at[0]} ${at[1] + h * 0.17} ${at[0] + w * 0.15} ${at[1]}`,
          ink,
          2,
        )
      );
    return (
      patch +
      ellipse(at, [w * 0.145, h * 0.19], ink) +
      ellipse([at[0] + w * 0.05, at[1] - h * 0.07], [w * 0.05, h * 0.065], "#ffffff")
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
  const mark = look.stripes
    ? line(
        `M0 ${-h * 0.92}L0 ${-h * 0.48}M${-w * 0.26} ${-h * 0.84}L${-w * 0.2} ${-h * 0.5}M${w * 0.26} ${-h * 0.84}L${w * 0.2} ${-h * 0.5}`,
        look.stripes,
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
  return [
    mane,
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

function tailOf(look: CreatureLook, [x, y]: Point, up: number): string {
  const [length] = look.body;
  const at = (list: readonly Point[]) =>
    list.map(([dx, dy]): Point => [x + dx * length, y + dy * length * up]);
  if (look.tail === "stub")
    return ellipse(
      [x + 4, y],
      [length * 0.1, length * 0.1],
      look.wool ? look.pale : look.muzzle === "rabbit" ? "#fbf8f2" : look.coat,
    );
  if (look.tail === "bushy")
    return (
      shape(
        closedCurve(
          at([
            [0, 0],
            [0.22, 0.02],
            [0.5, -0.12],
            [0.66, -0.42],
            [0.6, -0.62],
            [0.38, -0.42],
            [0.18, -0.28],
            [-0.02, -0.12],
          ]),
        ),
        look.coat,
      ) +
      shape(
        closedCurve(
          at([
            [0.6, -0.25],
            [0.66, -0.42],
            [0.6, -0.62],
            [0.46, -0.48],
          ]),
        ),
        look.pale,
      )
    );
  if (look.tail === "hair")
    return shape(
      closedCurve(
        at([
          [-0.04, -0.04],
          [0.14, -0.08],
          [0.3, 0.1],
          [0.34, 0.5],
          [0.16, 0.56],
          [0.1, 0.2],
        ]),
      ),
      look.mane ?? look.dark,
    );
  const thick = length * 0.11;
  const line =
    look.tail === "up"
      ? at([
          [0, 0],
          [0.14, -0.16],
          [0.2, -0.36],
          [0.12, -0.46],
        ])
      : at([
          [0, 0.02],
          [0.24, -0.04],
          [0.36, -0.3],
          [0.3, -0.56],
          [0.38, -0.7],
        ]);
  const tip = line.at(-1) ?? [x, y];
  return (
    shape(limb(line, thick, thick * 0.8), look.coat) +
    (look.tail === "tuft" ? ellipse(tip, [thick * 0.95, thick * 1.15], look.mane ?? look.dark) : "")
  );
}

function marks(look: CreatureLook, [cx, cy]: Point): string {
  const [length, height] = look.body;
  const at = (x: number, y: number): Point => [cx + x * length, cy + y * height];
  const parts: string[] = [];
  if (look.patches)
    for (const [x, y, rx, ry] of [
      [-0.2, -0.12, 0.16, 0.3],
      [0.18, 0.02, 0.2, 0.34],
      [0.38, -0.2, 0.09, 0.2],
    ] as const)
      parts.push(ellipse(at(x, y), [rx * length, ry * height], look.patches));
  if (look.stripes)
    for (const x of [-0.22, -0.04, 0.14, 0.32])
      parts.push(
        shape(polygon([at(x - 0.05, -0.47), at(x + 0.05, -0.47), at(x + 0.015, 0.12)]), look.stripes),
      );
  if (look.spots)
    for (const [x, y] of [
      [-0.28, -0.2],
      [-0.1, 0.1],
      [0.05, -0.24],
      [0.2, 0.08],
      [0.34, -0.16],
      [-0.3, 0.14],
    ] as const)
      parts.push(ellipse(at(x, y), [length * 0.045, length * 0.04], look.spots));
  return parts.join("");
}

function standing(look: CreatureLook, pose: Pose | null): Figure {
  const [length, height] = look.body;
  const [leg, width] = look.leg;
  const moving = pose === "run" || pose === "jump" || pose === "play";
  const lift = pose === "jump" || pose === "fly" ? leg * 0.7 : moving ? leg * 0.12 : 0;
  const cy = -leg - height * 0.42 - lift;
  const swing = moving ? 0.62 : pose === "walk" ? 0.24 : 0.04;
  const footY = moving ? -lift - leg * 0.1 : 0;
  const legOf = (x: number, way: number, far: boolean) => {
    const top: Point = [x, cy + height * 0.2];
    const foot: Point = [x + way * leg * swing, footY - width * 0.3];
    const knee: Point = [(x + foot[0]) / 2 - (moving ? way * 3 : 0), (top[1] + foot[1]) / 2];
    const tone = look.wool
      ? look.dark
      : look.eyePatch
        ? look.dark
        : far
          ? shift(look.coat, -0.09)
          : shift(look.coat, -0.02);
    const paw = look.socks
      ? look.dark
      : look.muzzle === "cow" || look.muzzle === "horse"
        ? mix(look.dark, ink, 0.5)
        : mix(look.pale, look.coat, far ? 0.6 : 0.25);
    return (
      shape(limb(bent(top, knee, foot), width * 1.3, width * 0.95), tone) +
      ellipse([foot[0] - width * 0.16, foot[1] - 0.5], [width * 0.62, width * 0.42], paw)
    );
  };
  const [front, back] = [-length * 0.32, length * 0.34];
  const trunk = look.wool
    ? closedCurve(
        Array.from({ length: 20 }, (_, i): Point => {
          const a = (i / 20) * 6.283;
          const k = i % 2 === 0 ? 1.08 : 0.95;
          return [Math.cos(a) * length * 0.56 * k, cy + Math.sin(a) * height * 0.62 * k];
        }),
      )
    : closedCurve([
        [-length * 0.52, cy - height * 0.08],
        [-length * 0.36, cy - height * 0.5],
        [0, cy - height * 0.47],
        [length * 0.36, cy - height * 0.5],
        [length * 0.53, cy - height * 0.1],
        [length * 0.44, cy + height * 0.4],
        [0, cy + height * 0.5],
        [-length * 0.42, cy + height * 0.46],
      ]);
  const head: Point = [-length * 0.46 - look.neck[0], cy - height * 0.26 - look.neck[1]];
  const longNeck = look.neck[1] > 20;
  const neck = longNeck
    ? shape(
        limb(
          [
            [-length * 0.3, cy + height * 0.05],
            [-length * 0.44, cy - height * 0.3],
            [head[0] + 3, head[1] + look.head[1] * 0.1],
          ],
          height * 0.85,
          look.head[0] * 0.7,
        ),
        look.coat,
      )
    : shape(
        limb(
          [
            [-length * 0.32, cy],
            [head[0], head[1]],
          ],
          height * 0.8,
          look.head[0] * 0.6,
        ),
        look.coat,
      );
  const crest =
    longNeck && look.mane
      ? shape(
          limb(
            [
              [-length * 0.18, cy - height * 0.42],
              [-length * 0.3, cy - height * 0.5 - look.neck[1] * 0.5],
              [head[0] + look.head[0] * 0.34, head[1] - look.head[1] * 0.36],
            ],
            height * 0.22,
            look.head[0] * 0.42,
          ),
          look.mane,
        )
      : "";
  const belly =
    look.wool || look.patches
      ? ""
      : shape(
          closedCurve([
            [-length * 0.4, cy + height * 0.34],
            [0, cy + height * 0.26],
            [length * 0.4, cy + height * 0.34],
            [length * 0.3, cy + height * 0.44],
            [0, cy + height * 0.485],
            [-length * 0.36, cy + height * 0.45],
          ]),
          mix(look.coat, look.pale, 0.7),
        );
  const svg = [
    tailOf(look, [length * 0.48, cy - height * 0.16], 1),
    legOf(front - width * 0.9, moving ? -0.7 : 0.4, true),
    legOf(back - width * 0.9, moving ? 1 : 0.6, true),
    crest,
    shape(trunk, look.wool ? look.pale : look.coat),
    belly,
    marks(look, [0, cy]),
    legOf(front + width * 0.5, -1, false),
    legOf(back + width * 0.5, moving ? 0.8 : -0.4, false),
    neck,
    group(headOf(look, false), placed(head)),
  ].join("");
  const high = -(head[1] - look.head[1] * 0.75);
  return {
    svg: group(svg, placed([length * 0.12, 0])),
    width: length * 1.5 + look.neck[0],
    height: Math.max(high, -cy + height * 0.5),
    head: { at: [head[0] + length * 0.12, head[1] - look.head[1] * 0.42], width: look.head[0] },
    top: { height: -cy + height * 0.46, half: length * 0.3 },
  };
}

function sitting(look: CreatureLook): Figure {
  const [length, height] = look.body;
  const tall = Math.max(height * 1.55, look.leg[0] + height * 0.95);
  const half = Math.max(height * 0.72, look.head[0] * 0.52);
  const width = Math.max(look.leg[1], half * 0.34);
  const chest = closedCurve([
    [0, -tall],
    [half * 0.56, -tall * 0.9],
    [half * 0.86, -tall * 0.42],
    [half * 1.02, -tall * 0.1],
    [half * 0.7, 0],
    [-half * 0.7, 0],
    [-half * 1.02, -tall * 0.1],
    [-half * 0.86, -tall * 0.42],
    [-half * 0.56, -tall * 0.9],
  ]);
  const head: Point = [0, -tall - look.head[1] * 0.24];
  const limbTone = look.eyePatch || look.socks ? look.dark : shift(look.coat, 0.03);
  const paws = [-1, 1].map(
    (side) =>
      ellipse(
        [side * half * 0.86, -width * 0.3],
        [width * 0.85, width * 0.46],
        look.eyePatch ? look.dark : shift(look.coat, -0.05),
      ) +
      shape(
        limb(
          [
            [side * half * 0.3, -tall * 0.55],
            [side * half * 0.33, -tall * 0.3],
            [side * half * 0.33, -width * 0.35],
          ],
          width * 0.95,
          width * 0.85,
        ),
        limbTone,
      ) +
      ellipse(
        [side * half * 0.34, -width * 0.34],
        [width * 0.6, width * 0.4],
        look.eyePatch || look.socks ? look.dark : mix(look.pale, look.coat, 0.2),
      ),
  );
  const bib = shape(
    closedCurve([
      [-half * 0.3, -tall * 0.86],
      [half * 0.3, -tall * 0.86],
      [half * 0.36, -tall * 0.45],
      [0, -tall * 0.26],
      [-half * 0.36, -tall * 0.45],
    ]),
    look.pale,
  );
  const stripes = look.stripes
    ? [-1, 1]
        .map((side) =>
          [0.3, 0.48, 0.66]
            .map((t) =>
              shape(
                polygon([
                  [side * half * (1.02 - t * 0.22), -tall * t],
                  [side * half * (1 - t * 0.22), -tall * (t + 0.09)],
                  [side * half * 0.5, -tall * (t + 0.02)],
                ]),
                look.stripes ?? ink,
              ),
            )
            .join(""),
        )
        .join("")
    : "";
  const svg = [
    group(tailOf(look, [half * 0.7, -tall * 0.1], 1), ""),
    shape(chest, look.wool ? look.pale : look.coat),
    look.wool ? "" : bib,
    stripes,
    paws.join(""),
    group(headOf(look, false), placed(head)),
  ].join("");
  const high = -(head[1] - look.head[1] * (look.ears === "long" ? 1.3 : look.horns ? 0.95 : 0.72));
  return {
    svg,
    width: Math.max(half * 2.2, look.head[0] * 1.2) + (look.tail === "stub" ? 0 : length * 0.3),
    height: high,
    head: { at: [0, head[1] - look.head[1] * 0.4], width: look.head[0] },
    top: { height: high * 0.9, half: half * 0.5 },
  };
}

function asleep(look: CreatureLook): Figure {
  const [length, height] = look.body;
  const h = height * 1.05;
  const loaf = closedCurve([
    [-length * 0.56, -h * 0.2],
    [-length * 0.4, -h * 0.7],
    [0, -h * 0.98],
    [length * 0.4, -h * 0.86],
    [length * 0.6, -h * 0.36],
    [length * 0.5, 0],
    [-length * 0.46, 0],
  ]);
  const tail =
    look.tail === "stub"
      ? ""
      : shape(
          limb(
            [
              [length * 0.54, -h * 0.14],
              [length * 0.3, -h * 0.05],
              [0, -h * 0.06],
              [-length * 0.16, -h * 0.1],
            ],
            look.tail === "bushy" ? h * 0.42 : h * 0.22,
            look.tail === "bushy" ? h * 0.26 : h * 0.18,
          ),
          shift(look.coat, -0.05),
        );
  const haunch = shape(
    closedCurve([
      [length * 0.12, -h * 0.2],
      [length * 0.2, -h * 0.62],
      [length * 0.46, -h * 0.62],
      [length * 0.56, -h * 0.2],
      [length * 0.36, -h * 0.02],
    ]),
    shift(look.wool ? look.pale : look.coat, -0.03),
  );
  const paw = ellipse(
    [-length * 0.2, -h * 0.08],
    [length * 0.13, h * 0.12],
    look.eyePatch || look.socks || look.wool ? look.dark : mix(look.pale, look.coat, 0.3),
  );
  const head: Point = [-length * 0.5, -look.head[1] * 0.5];
  const svg = [
    shape(loaf, look.wool ? look.pale : look.coat),
    marks(look, [length * 0.05, -h * 0.5]),
    haunch,
    tail,
    paw,
    group(headOf(look, true), placed(head, -8)),
  ].join("");
  return {
    svg: group(svg, placed([length * 0.1, 0])),
    width: length * 1.35,
    height: Math.max(h, look.head[1] * 1.1),
    top: { height: h * 0.9, half: length * 0.2 },
  };
}

/** An animal on four legs in a pose; poses it has none for are drawn standing or, where it rests so, sitting. */
export function creature(look: CreatureLook, asked: Pose | null): Figure {
  if (asked === "sleep" || asked === "lie") return asleep(look);
  const sits =
    asked === "sit" ||
    asked === "hug" ||
    (look.rests === "sit" && (asked === null || ["look", "smile", "eat", "read"].includes(asked)));
  return sits ? sitting(look) : standing(look, asked);
}
