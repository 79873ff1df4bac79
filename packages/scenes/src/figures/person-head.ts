import { shift } from "../palette.ts";
import { closedCurve, ellipse, shape } from "../pen.ts";
import { hairBack, hairFront } from "./person-hair.ts";
import { hatOf } from "./person-hat.ts";
import { faceOf } from "./person-face.ts";
import type { PersonLook } from "./person-look.ts";

/** A whole head of radius r from the front, its middle the origin. */
export function headOf(look: PersonLook, r: number, asleep: boolean): string {
  const ears = [-1, 1]
    .map((side) => ellipse([side * r * 1, r * 0.1], [r * 0.2, r * 0.25], shift(look.skin, -0.05)))
    .join("");
  const skull = closedCurve([
    [0, -r],
    [r * 0.72, -r * 0.74],
    [r, 0],
    [r * 0.8, r * 0.66],
    [0, r],
    [-r * 0.8, r * 0.66],
    [-r, 0],
    [-r * 0.72, -r * 0.74],
  ]);
  return [
    hairBack(look, r),
    ears,
    shape(skull, look.skin, 'class="face"'),
    faceOf(look, r, asleep),
    hairFront(look, r),
    look.hat ? hatOf(look.hat, r) : "",
  ].join("");
}
