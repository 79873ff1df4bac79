import { kindOf } from "../../drawables.ts";
import { breedOf } from "../../words/thing-roles.ts";
import { beside } from "./beside.ts";
import type { Rule } from "./rule.ts";

/** Doors and windows are drawn with their house. */
export const part: Rule = (board, { want, kind, other, otherName, scale }) => {
  if (kind === "part") {
    // a dog that is told to be a corgi is the corgi
    const { drawable } = want.thing;
    const isSame =
      breedOf.get(otherName) === drawable ||
      drawable === otherName ||
      (otherName === "playground" && ["slide", "swing"].includes(drawable)) ||
      (drawable === "egg" && otherName === "bird nest") ||
      (drawable === "leaf" && kindOf(otherName) === "plant") ||
      (["feather", "swing"].includes(drawable) && kindOf(otherName) === "animal") ||
      ["child", "person"].includes(drawable);
    // doors and windows of a house are drawn with it, candles with their cake, pouches with their kangaroo
    if (kindOf(otherName) !== "place" && otherName !== "cake" && !other.figure.pouch && !isSame)
      return beside(board, want, other, scale);
    board.unseen(want, other);
    return true;
  }
  return null;
};
