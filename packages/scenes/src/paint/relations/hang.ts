import { isLiving } from "../is-living.ts";
import { high, wide } from "../placing.ts";
import { isTree } from "../traits.ts";
import type { Rule } from "./rule.ts";

/** How high in a tree one hangs, in shares of it. */
const inCrown = 0.66;
/** The same in a cave. */
const inCave = 0.62;

/** Who hangs does so below a branch, in the crown of a tree, or from the roof of a cave. */
export const hang: Rule = (board, { want, kind, other, otherName, scale, side, steps, near }) => {
  const { figure, thing, copy } = want;
  if (thing.pose !== "hang" || !isLiving(thing.drawable) || !["on", "in", "beside", "under"].includes(kind))
    return null;
  const isBranch = /branch/.test(otherName);
  const inTree = !isBranch && isTree(otherName);
  if (!isBranch && !inTree && otherName !== "cave") return null;
  if (copy === 0 && inTree) board.bringNear(other);
  if (copy === 0 && isBranch) other.y = Math.min(other.y, 400);
  const from = isBranch
    ? other.y - (other.figure.top?.height ?? 0) * other.scale * 0.9
    : other.y - high(other) * (inTree ? inCrown : inCave);
  const room = isBranch ? 900 - from : high(other) * (inTree ? 0.5 : 0.46);
  const k = Math.min(scale * 1.15, room / figure.height);
  const apart = (steps - (thing.count > 1 ? 0.5 : 0)) * side;
  board.add(want, {
    ...near,
    x:
      other.x +
      (inTree && thing.count === 1
        ? wide(other) * 0.2
        : apart * figure.width * k * 1.05 -
          (isBranch && thing.count === 1 ? figure.width * k * 1.05 * apart : 0)),
    y: from + figure.height * k,
    scale: k,
    grounded: false,
  });
  return true;
};
