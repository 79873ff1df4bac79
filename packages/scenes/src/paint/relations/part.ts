import { kindOf } from "../../drawables.ts";
import { beside } from "./beside.ts";
import type { Rule } from "./rule.ts";

/** Doors and windows are drawn with their house. */
export const part: Rule = (board, { want, kind, other, otherName, scale }) => {
  if (kind === "part") {
    // doors and windows of a house are drawn with it
    if (kindOf(otherName) !== "place") return beside(board, want, other, scale);
    board.unseen(want, other);
    return true;
  }
  return null;
};
