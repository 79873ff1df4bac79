import type { Pose } from "../words/scene-graph.ts";
import type { Figure } from "./figure.ts";
import type { Bearing } from "./person-joints.ts";
import type { PersonLook } from "./person-look.ts";
import { lying } from "./person-lying.ts";
import { upright } from "./person-upright.ts";

/** Somebody seen from the front, on their feet, sitting, on the run or asleep. */
export function person(look: PersonLook, asked: Pose | null, bearing: Bearing): Figure {
  const pose = look.age === "baby" && asked === null ? "sit" : asked;
  return (pose === "sleep" || pose === "lie") && !bearing.onSeat
    ? lying(look, pose === "sleep")
    : upright(look, pose, bearing);
}
