import { mix, shift } from "../palette.ts";
import { closedCurve, ellipse, group, line, type Point, placed, shape } from "../pen.ts";
import type { Figure } from "./figure.ts";
import { bent, limb } from "./limb.ts";
import { bodies } from "./person-bodies.ts";
import { headOf } from "./person-head.ts";
import type { PersonLook } from "./person-look.ts";

/** Somebody lying on the back, the head to the left; who sleeps has a pillow and a blanket. */
export function lying(look: PersonLook, isAsleep: boolean): Figure {
  const { head, torso, leg, shoulder, limb: thick } = bodies[look.age];
  const level = -shoulder * 0.8;
  const neck = -torso * 0.5;
  const hip = torso * 0.5;
  const feet = hip + leg;
  const face: Point = [neck - head * 0.86, level - head * 0.32];
  const tone = look.dress || look.skirt ? look.skin : look.bottom;
  const legs = [-0.28, 0.3].map((up) =>
    shape(
      limb(
        bent(
          [hip - 4, level + shoulder * up],
          [hip + leg * 0.45, level + shoulder * up - leg * (isAsleep ? 0.05 : 0.16)],
          [feet, level + shoulder * 0.4],
        ),
        thick * 1.2,
        thick,
      ),
      shift(tone, up > 0 ? 0 : -0.04),
    ),
  );
  const shoes = [0, 9].map((y) =>
    ellipse(
      [feet + 3, level + shoulder * 0.3 + y * 0.4 - 4],
      [thick * 0.45, thick * 0.75],
      look.shoes ?? mix(look.bottom, "#3a2a26", 0.75),
    ),
  );
  const trunk = shape(
    limb(
      [
        [neck, level],
        [0, level - shoulder * 0.12],
        [hip + (look.dress ? leg * 0.4 : 6), level],
      ],
      shoulder * 1.5,
      shoulder * (look.dress ? 1.9 : 1.4),
    ),
    look.coat ?? look.top,
  );
  const arm =
    shape(
      limb(
        bent(
          [neck + 8, level - 2],
          [neck + torso * 0.34, level + shoulder * 0.5],
          [neck + torso * 0.72, level - shoulder * 0.1],
        ),
        thick,
        thick * 0.85,
      ),
      shift(look.coat ?? look.top, -0.07),
    ) + ellipse([neck + torso * 0.76, level - shoulder * 0.14], [thick * 0.52, thick * 0.5], look.skin);
  const cover = mix(look.top, "#f3ece0", 0.45);
  const blanket = shape(
    closedCurve([
      [neck + torso * 0.2, 0],
      [neck + torso * 0.22, level - shoulder * 0.72],
      [hip * 0.4, level - shoulder * 1.02],
      [hip + leg * 0.4, level - shoulder * 0.84],
      [feet + 4, level - shoulder * 0.74],
      [feet + 16, 0],
    ]),
    cover,
  );
  const fold = line(
    `M${neck + torso * 0.24} ${level - shoulder * 0.6}Q${neck + torso * 0.34} ${level * 0.4} ${neck + torso * 0.24} -3`,
    shift(cover, 0.13),
    shoulder * 0.34,
  );
  const pillow = shape(
    closedCurve([
      [face[0] - head * 1.3, -2],
      [face[0] - head * 1.25, level - head * 0.5],
      [face[0], level - head * 0.72],
      [face[0] + head * 1.1, level - head * 0.4],
      [face[0] + head * 1.2, -2],
      [face[0], 2],
    ]),
    "#f6f2ea",
  );
  const parts = isAsleep
    ? [pillow, trunk, group(headOf(look, head, true), placed(face, -62)), blanket, fold]
    : [...legs, ...shoes, trunk, group(headOf(look, head, true), placed(face, -62)), arm];
  const left = face[0] - head * 1.35;
  const middle = (left + feet + 16) / 2;
  return {
    svg: group(parts, placed([-middle, 0])),
    width: feet + 16 - left,
    height: -level + Math.max(head * 1.3, shoulder),
    top: { height: -level + shoulder * 0.8, half: torso * 0.3 },
  };
}
