import { mix, shift } from "../palette.ts";
import { closedCurve, curve, ellipse, group, line, type Point, placed, shape } from "../pen.ts";
import type { Pose } from "../words/scene-graph.ts";
import type { Figure } from "./figure.ts";
import { bent, limb } from "./limb.ts";
import { bodies } from "./person-bodies.ts";
import { headOf } from "./person-head.ts";
import { onTrunk, overTrunk, skirtOf, tutu } from "./person-clothes.ts";
import { type Bearing, jointsOf } from "./person-joints.ts";
import type { PersonLook } from "./person-look.ts";

const scaled = (from: Point, [x, y]: Point, length: number): Point => [
  from[0] + x * length,
  from[1] + y * length,
];

/** Somebody on their feet, sitting or on the run; the feet stand on 0. */
export function upright(look: PersonLook, pose: Pose | null, bearing: Bearing): Figure {
  const body = bodies[look.age];
  const { head, torso, shoulder } = body;
  const joints = jointsOf(pose, body, bearing);
  const [hx, hy] = joints.hip;
  const neck: Point = [hx, hy - torso];
  const sitting = pose === "sit" || pose === "read" || pose === "eat" || bearing.onSeat === true;
  const shoe = look.shoes ?? mix(look.bottom, "#3a2a26", 0.75);
  const legs =
    look.tail !== undefined
      ? [look.tail]
      : joints.legs.map(([knee, foot], i) => {
          const from: Point = [hx + (i === 0 ? -1 : 1) * shoulder * 0.42, hy - 2];
          const tone = look.dress || look.skirt || look.bare ? look.skin : look.bottom;
          const toe =
            foot[0] +
            (pose === "run" || pose === "walk" ? -body.limb * 0.25 : (i === 0 ? -1 : 1) * body.limb * 0.22);
          return (
            shape(
              limb(
                bent(from, knee, [foot[0], foot[1] - body.limb * 0.3]),
                body.limb * 1.25,
                body.limb * 0.92,
              ),
              shift(tone, i === 0 ? 0 : -0.03),
            ) +
            (look.bones
              ? shape(
                  limb(
                    bent(from, knee, [foot[0], foot[1] - body.limb * 0.5]),
                    body.limb * 0.5,
                    body.limb * 0.4,
                  ),
                  look.skin,
                )
              : "") +
            ellipse([toe, foot[1] - body.limb * 0.32], [body.limb * 0.78, body.limb * 0.42], shoe) +
            (look.blades
              ? line(
                  `M${toe - body.limb * 0.8} ${foot[1] + body.limb * 0.26}H${toe + body.limb * 0.9}M${toe - body.limb * 0.4} ${foot[1]}v${body.limb * 0.26}M${toe + body.limb * 0.4} ${foot[1]}v${body.limb * 0.26}`,
                  "#8f99a6",
                  body.limb * 0.2,
                )
              : "")
          );
        });
  const armLength = torso * 0.98;
  const armOf = (i: 0 | 1) => {
    const from: Point = [neck[0] + (i === 0 ? -1 : 1) * shoulder * 0.86, neck[1] + body.limb * 0.55];
    const [elbow, hand] = joints.arms[i];
    const [e, h] = [scaled(from, elbow, armLength), scaled(from, hand, armLength)];
    const sleeve = look.bare ? look.skin : look.armor ? "#aeb8c2" : shift(look.coat ?? look.top, -0.04);
    return {
      hand: h,
      svg:
        (look.gloves
          ? ellipse(h, [body.limb * 0.95, body.limb * 0.95], look.gloves)
          : ellipse(h, [body.limb * 0.5, body.limb * 0.5], look.skin)) +
        shape(
          limb(
            bent(from, e, [h[0] + (e[0] - h[0]) * 0.12, h[1] + (e[1] - h[1]) * 0.12]),
            body.limb * 1.02,
            body.limb * 0.82,
          ),
          sleeve,
        ) +
        (look.bones ? shape(limb(bent(from, e, h), body.limb * 0.44, body.limb * 0.36), look.skin) : ""),
    };
  };
  const [left, right] = [armOf(0), armOf(1)];
  const gown = look.dress || look.coat !== undefined;
  const { flare, falls } = skirtOf(look, sitting, bearing.onSeat === true);
  const hem = gown ? hy + body.leg * falls : hy + 4;
  const trunk = closedCurve([
    [neck[0], neck[1] - 2],
    [neck[0] + shoulder * 0.8, neck[1] + 2],
    [neck[0] + shoulder * 0.98, neck[1] + torso * 0.3],
    [hx + shoulder * (gown ? 0.9 : 0.84), hy - torso * 0.28],
    [hx + shoulder * flare, hem],
    [hx, hem + 3],
    [hx - shoulder * flare, hem],
    [hx - shoulder * (gown ? 0.9 : 0.84), hy - torso * 0.28],
    [neck[0] - shoulder * 0.98, neck[1] + torso * 0.3],
    [neck[0] - shoulder * 0.8, neck[1] + 2],
  ]);
  const skirt = look.skirt
    ? shape(
        closedCurve([
          [hx - shoulder * 0.84, hy - torso * 0.22],
          [hx + shoulder * 0.84, hy - torso * 0.22],
          [hx + shoulder * 1.75, hy + body.leg * 0.42],
          [hx, hy + body.leg * 0.47],
          [hx - shoulder * 1.75, hy + body.leg * 0.42],
        ]),
        look.skirt,
      )
    : "";
  const placket = look.coat
    ? line(`M${hx} ${neck[1] + 6}V${hem - 4}`, shift(look.coat, -0.12), 2.4) +
      [0.25, 0.5, 0.75]
        .map((t) =>
          ellipse([hx + 5, neck[1] + (hem - neck[1]) * t], [2.6, 2.6], shift(look.coat ?? "#000000", -0.2)),
        )
        .join("")
    : "";
  const trousers = gown
    ? ""
    : shape(
        closedCurve([
          [hx - shoulder * 0.86, hy - torso * 0.16],
          [hx, hy - torso * 0.2],
          [hx + shoulder * 0.86, hy - torso * 0.16],
          [hx + shoulder * 0.9, hy + 5],
          [hx, hy + 7],
          [hx - shoulder * 0.9, hy + 5],
        ]),
        look.bottom,
      );
  const face: Point = [neck[0], neck[1] - head * 0.92];
  const wings = look.wings
    ? [-1, 1]
        .map((side) =>
          shape(
            closedCurve([
              [0, neck[1] + 12],
              [side * shoulder * 1.6, neck[1] - torso * 0.7],
              [side * shoulder * 3, neck[1] - torso * 0.5],
              [side * shoulder * 2.7, neck[1] + torso * 0.2],
              [side * shoulder * 1.9, neck[1] + torso * 0.75],
            ]),
            look.wings ?? "#ffffff",
          ),
        )
        .join("")
    : "";
  const cape = look.cape
    ? shape(
        closedCurve([
          [-shoulder * 0.9, neck[1] + 2],
          [0, neck[1] - 4],
          [shoulder * 0.9, neck[1] + 2],
          [shoulder * 2, hy + body.leg * 0.5],
          [0, hy + body.leg * 0.42],
          [-shoulder * 2, hy + body.leg * 0.5],
        ]),
        look.cape,
      )
    : "";
  const apron = look.apron
    ? shape(
        closedCurve([
          [-shoulder * 0.5, neck[1] + torso * 0.25],
          [shoulder * 0.5, neck[1] + torso * 0.25],
          [shoulder * 0.8, hy + body.leg * 0.25],
          [-shoulder * 0.8, hy + body.leg * 0.25],
        ]),
        look.apron,
      )
    : "";
  const buttons = look.buttons
    ? [0.3, 0.5, 0.7]
        .map((t) => ellipse([hx, neck[1] + torso * t], [2.2, 2.2], look.buttons ?? "#ffffff"))
        .join("")
    : "";
  const collar =
    look.dress || look.armor
      ? ""
      : line(
          curve([
            [neck[0] - shoulder * 0.35, neck[1] + 1],
            [neck[0], neck[1] + 8],
            [neck[0] + shoulder * 0.35, neck[1] + 1],
          ]),
          shift(look.top, 0.1),
          3,
        );
  const parts = [
    wings,
    cape,
    sitting ? "" : legs.join(""),
    shape(
      limb(
        [
          [neck[0], neck[1] - head * 0.3],
          [neck[0], neck[1] + 4],
        ],
        head * 0.62,
        head * 0.62,
      ),
      shift(look.skin, -0.08),
    ),
    look.cut === "tutu" ? tutu([hx, hy], shoulder, look.top) : "",
    shape(trunk, look.armor ? "#c3ccd4" : (look.coat ?? look.top)),
    ...onTrunk(look, { neck, hip: [hx, hy], hem, torso, shoulder, flare }),
    trousers,
    ...overTrunk(look, { neck, hip: [hx, hy], hem, torso, shoulder, flare }),
    skirt,
    placket,
    sitting ? legs.join("") : "",
    collar,
    apron,
    buttons,
    left.svg,
    right.svg,
    pose === "read"
      ? shape(
          "M-22 -8L0 -3L22 -8L22 12L0 17L-22 12Z",
          "#c74a3c",
          `${placed([hx, neck[1] + torso * 0.72], 0, 0.85)}`,
        ) +
        shape(
          "M-20 -9L0 -5L20 -9L20 8L0 12L-20 8Z",
          "#fbf6e9",
          `${placed([hx, neck[1] + torso * 0.68], 0, 0.85)}`,
        )
      : "",
    group(headOf(look, head, pose === "sleep" || pose === "lie"), placed(face)),
  ];
  const height = -(face[1] - head * 1.15);
  return {
    svg: group(parts, placed([0, 0], joints.lean)),
    width: Math.max(shoulder * 3.4, head * 2.4),
    height,
    ...(look.hat && { above: head * 0.9 }),
    head: { at: [face[0], face[1] - head * 0.75], width: head * 2 },
    hand: right.hand,
    top: { height: height * 0.98, half: head * 0.5 },
  };
}
