import { kindOf } from "../../drawables.ts";
import { hasOwnHat, isGarment } from "../../figures/people-looks.ts";
import { high, wide } from "../placing.ts";
import { beside } from "./beside.ts";
import type { Rule } from "./rule.ts";

/** Hats sit on heads, scarves below them; a person's own clothes are a part of their drawing. */
export const wear: Rule = (board, { want, kind, other, otherName, scale, near }) => {
  const { figure, thing, copy } = want;
  // of who is in the water the drawing goes on below it
  const foot = other.y + other.sunk * high(other);
  if (kind === "wear") {
    // a snowman has its hat already
    if (otherName === "snowman" && /hat$/.test(thing.drawable) && thing.colors.length === 0) {
      board.unseen(want, other);
      return true;
    }
    const head = other.figure.head;
    if (head && kindOf(thing.drawable) === "plant") {
      const k = (head.width * other.scale * 0.42) / figure.width;
      const share = (copy - (thing.count - 1) / 2) / Math.max(1, thing.count - 1);
      board.add(want, {
        x: other.x + (head.at[0] + head.width * share * 0.72) * other.scale * (other.flip ? -1 : 1),
        // only the blossom is seen: its stem is in the hair
        y: foot + (head.at[1] + head.width * (0.16 + share * share * 0.5)) * other.scale,
        scale: k,
        sunk: 0.56,
        depth: near.depth + copy * 0.001,
        grounded: false,
      });
      return true;
    }
    if (
      kindOf(otherName) === "person" &&
      (isGarment(thing.drawable) || hasOwnHat(otherName, thing.drawable))
    ) {
      board.unseen(want, other);
      return true;
    }
    // a backpack is seen behind the shoulders
    if (kindOf(otherName) === "person" && thing.drawable === "backpack") {
      const k = (wide(other) * 0.86) / figure.width;
      board.add(want, {
        x: other.x,
        y: foot - high(other) * (other.figure.hand ? 0.32 : 0.2),
        scale: k,
        depth: other.depth - 0.002,
        grounded: false,
      });
      return true;
    }
    // clothes that we cannot put on an animal have no place: beside it they would be said to be worn
    if (!figure.fits && isGarment(thing.drawable)) return true;
    if (head && figure.fits) {
      const isLow = /scarf|collar/.test(thing.drawable);
      const neck = isLow ? other.figure.neck : undefined;
      const { at, width } = neck ?? head;
      const k = (width * other.scale) / figure.fits;
      const drop =
        isLow && !neck
          ? width * (otherName === "snowman" ? 1.2 : kindOf(otherName) === "person" ? 1 : 0.84)
          : 0;
      board.add(want, {
        x: other.x + at[0] * other.scale * (other.flip ? -1 : 1),
        y: foot + (at[1] + drop) * other.scale + 6 * k,
        scale: k,
        depth: near.depth,
        grounded: false,
      });
      return true;
    }
    if (head && /necklace|tie/.test(thing.drawable)) {
      const k = (head.width * other.scale * 0.8) / figure.width;
      board.add(want, {
        x: other.x + head.at[0] * other.scale * (other.flip ? -1 : 1),
        y: foot + (head.at[1] + head.width * 0.98) * other.scale + figure.height * k * 0.5,
        scale: k,
        depth: near.depth,
        grounded: false,
      });
      return true;
    }
    if (head && /glasses/.test(thing.drawable)) {
      const { at, width } = other.figure.eyes ?? {
        at: [head.at[0], head.at[1] + head.width * 0.42],
        width: head.width * 0.86,
      };
      const k = (width * other.scale) / figure.width;
      board.add(want, {
        x: other.x + at[0] * other.scale * (other.flip ? -1 : 1),
        y: foot + at[1] * other.scale + figure.height * k * 0.5,
        scale: k,
        depth: near.depth,
        grounded: false,
      });
      return true;
    }
    if (!head || !/hat|crown|helmet/.test(thing.drawable))
      return head ? beside(board, want, other, scale * 0.8) : false;
    const k = (head.width * other.scale * 1.1) / figure.width;
    board.add(want, {
      x: other.x + head.at[0] * other.scale * (other.flip ? -1 : 1),
      y: foot + head.at[1] * other.scale + figure.height * k * 0.25,
      scale: k,
      depth: near.depth,
      grounded: false,
    });
    return true;
  }
  return null;
};
