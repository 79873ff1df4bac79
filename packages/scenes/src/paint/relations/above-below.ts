import { kindOf } from "../../drawables.ts";
import { high, wide } from "../placing.ts";
import type { Rule } from "./rule.ts";
import { habitOf, heightOf } from "../traits.ts";

/** What is under something stands below it and remains in sight. */
export const under: Rule = (board, meeting) => {
  const { want, kind, other, otherName, scale, side, steps, before, all, inSky } = meeting;
  const { figure, thing, copy } = want;
  if (kind === "under") {
    if (inSky) return false;
    const tall = heightOf(otherName) > 2;
    if (tall && copy === 0 && kindOf(otherName) === "plant") board.bringNear(other);
    // a heart or a sign that somebody is under hangs above them
    if (copy === 0 && kindOf(otherName) === "thing" && heightOf(otherName) < 0.5) {
      Object.assign(other, {
        y: other.y - high(other) * 0.2 - figure.height * scale * 0.9,
        grounded: false,
      });
      board.keepInside(other);
    }
    if (kindOf(otherName) === "thing" && heightOf(otherName) < 0.5) {
      board.add(want, {
        x: other.x + (before - (all - 1) / 2) * figure.width * scale * 0.9,
        y: board.level(0.7),
        scale,
        depth: 0.7,
      });
      return true;
    }
    const low = Math.min(scale, (high(other) * 0.62) / figure.height);
    const fits = Math.min(
      scale,
      (high(other) * (heightOf(thing.drawable) > 3 ? 0.72 : 0.5)) / figure.height,
      (board.frame * 0.42) / figure.width,
    );
    board.add(want, {
      x:
        other.x +
        (tall
          ? side * steps * Math.max(wide(other) * 0.2, figure.width * fits * 0.55)
          : (before - (all - 1) / 2) * figure.width * low * 0.8),
      y: other.y + (tall ? 46 : 14),
      scale: tall ? fits : low,
      depth: Math.min(1, other.depth + (tall ? 0.3 : 0.05)),
    });
    return true;
  }
  return null;
};

/** What is over something hangs or flies above it. */
export const over: Rule = (board, { want, kind, other, otherName, scale, side, steps, inSky }) => {
  const { figure, thing, copy } = want;
  if (kind === "over" && otherName === "rainbow") {
    const k = Math.min(scale, 300 / figure.height);
    board.add(want, {
      x: board.frame / 2 + (copy - (thing.count - 1) / 2) * figure.width * k,
      y: other.y - high(other) * 0.82,
      scale: k,
      depth: 0.4,
      grounded: false,
    });
    return true;
  }
  if (kind === "over") {
    if (
      inSky &&
      (thing.pose === "jump" || thing.pose === "fly") &&
      /moon|sun$/.test(otherName) &&
      copy === 0
    ) {
      // the cow that jumps over the moon: it hangs low for her
      Object.assign(other, { x: board.frame / 2, y: 590, scale: 230 / other.figure.height });
      board.add(want, {
        x: board.frame / 2,
        y: 590 - 222,
        scale: Math.min(scale, 300 / figure.height),
        depth: 0.5,
        grounded: false,
      });
      return true;
    }
    if (inSky) return false;
    // who leaps over a fence or a car is just above it
    if (thing.pose === "jump" && heightOf(otherName) < 4) {
      const y = other.y - high(other) * 0.72;
      board.add(want, {
        x: other.x + side * (steps - 1) * figure.width * scale,
        y,
        scale: Math.min(scale, (y - 20) / figure.height),
        depth: other.depth + 0.02,
        grounded: false,
      });
      return true;
    }
    // there must be sky left above a house that somebody flies over
    const roomAbove = 0.58 * other.y;
    if (copy === 0 && habitOf(otherName) === "far" && high(other) > roomAbove)
      other.scale *= roomAbove / high(other);
    const top = Math.min(other.y - high(other) - 24, 420);
    const level = Math.max(figure.height * scale * 0.7 + 20, top);
    const k = Math.min(scale, Math.max(70, level * 0.9) / figure.height);
    board.add(want, {
      x: other.x + side * (steps - (copy === 0 ? 1 : 0)) * figure.width * k * 1.05 + (copy === 0 ? 0 : 30),
      y: level - (copy % 3) * 20,
      scale: k,
      depth: 0.5,
      grounded: false,
    });
    return true;
  }
  return null;
};
