import { kindOf } from "../../drawables.ts";
import { high, wide } from "../placing.ts";
import type { Rule } from "./rule.ts";
import { heightOf } from "../traits.ts";

/** What is before something stands nearer and beside its middle, what is behind it farther. */
export const beforeOrBehind: Rule = (
  board,
  { want, kind, other, otherName, scale, side, steps, all, inSky },
) => {
  const { figure, thing, copy } = want;
  if (kind === "before" && otherName === "window" && board.backdrop.indoor) {
    // animals sit on the sill, people stand before it, at its side
    const onSill = kindOf(thing.drawable) === "animal" && heightOf(thing.drawable) < 1;
    const fits = (wide(other) * (onSill ? 0.62 : 0.8)) / figure.width / Math.min(2, thing.count);
    board.add(want, {
      x: other.x + (copy - (thing.count - 1) / 2) * wide(other) * 0.5 + (onSill ? 0 : -wide(other) * 0.3),
      y: onSill ? other.y + 6 : board.level(0.4),
      scale: onSill
        ? Math.min(fits, (high(other) * 0.8) / figure.height)
        : Math.min(scale, 620 / figure.height),
      depth: 0.4,
      grounded: !onSill,
    });
    return true;
  }
  if (kind === "before" || kind === "behind") {
    const front = kind === "before";
    // a bus before a school leaves the school to be seen
    const isWide =
      front &&
      kindOf(thing.drawable) === "vehicle" &&
      kindOf(otherName) === "place" &&
      heightOf(otherName) > 3;
    if (isWide) {
      // a square picture of a car has air above it
      other.scale = Math.max(
        other.scale,
        Math.min(600 / other.figure.height, (board.frame * 0.6) / other.figure.width),
      );
      other.x = board.frame * 0.4;
      board.keepInside(other);
      board.add(want, {
        x: board.frame * 0.62,
        y: Math.max(other.y + 60, board.level(0.6)),
        scale:
          (high(other) *
            Math.min(
              0.6,
              Math.max(
                0.3,
                ((figure.width > figure.height * 1.1 ? 1.25 : 1.8) * heightOf(thing.drawable)) /
                  heightOf(otherName),
              ),
            )) /
          figure.height,
        depth: Math.min(1, other.depth + 0.4),
      });
      return true;
    }
    const shift =
      Math.max(figure.width * scale, wide(other)) *
      (front &&
      heightOf(otherName) > heightOf(thing.drawable) * 1.5 &&
      figure.width * scale < wide(other) * 0.6
        ? all > 1
          ? 0.34
          : 0.16
        : 0.42);
    const depth = front ? Math.min(1, other.depth + 0.3) : Math.max(0, other.depth - 0.3);
    if (inSky) return false;
    board.add(want, {
      x: other.x + side * steps * shift,
      y: front ? Math.max(other.y + 50, board.level(depth)) : Math.min(other.y - 16, board.level(depth)),
      scale: front ? scale : scale * 0.95,
      depth,
    });
    return true;
  }
  return null;
};
