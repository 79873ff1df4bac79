import { isLiving } from "../is-living.ts";
import { high, wide } from "../placing.ts";
import type { Rule } from "./rule.ts";
import { habitOf, heightOf, swims } from "../traits.ts";

/** The two make room for what is between them. */
export const between: Rule = (board, { want, kind, to, other, otherName, scale }) => {
  const { figure } = want;
  if (kind === "between") {
    const copies = board.placings.filter(({ item }) => item === to);
    const second = copies.length > 1 ? copies[1] : board.first.get(to + 1);
    if (second && (copies.length > 1 || to + 1 !== want.item)) {
      // the two make room for what is between them
      const gap = (wide(other) + wide(second)) * 0.42 + figure.width * scale * 0.86;
      const lack = Math.max(0, gap - Math.abs(other.x - second.x)) / 2;
      const [left, right] = other.x < second.x ? [other, second] : [second, other];
      [left.x, right.x] = [left.x - lack, right.x + lack];
      board.keepInside(left);
      board.keepInside(right);
      board.add(want, {
        x: (other.x + second.x) / 2,
        y: Math.max(other.y, second.y),
        scale: Math.min(
          scale,
          Math.max(60, Math.abs(other.x - second.x) * 0.9) / figure.width,
          habitOf(otherName) === "far" ? (high(other) * 0.5) / figure.height : Infinity,
        ),
        depth: Math.max(other.depth, second.depth) + 0.01,
      });
      return true;
    }
  }
  return null;
};

/** They stand or fly in an arc around what is in the middle. */
export const around: Rule = (board, { want, kind, to, other, otherName, scale, near, before, all }) => {
  const { figure, thing, copy } = want;
  if (kind === "around" && isLiving(thing.drawable) && heightOf(otherName) < heightOf(thing.drawable) * 1.4) {
    // they stand in an arc behind what they are around, which stays in sight
    const place = all > 1 ? before / (all - 1) - 0.5 : 0.5;
    const reach = Math.max(wide(other) * 1.3, figure.width * scale * 0.98 * (all - 1));
    if (before === 0 && all > 1) {
      Object.assign(other, { x: board.frame / 2, y: board.level(0.75), depth: 0.75 });
      board.keepInside(other);
    }
    board.add(want, {
      x: other.x + place * Math.min(reach, board.frame * 0.8),
      y: other.y - 34 + Math.abs(place) * 70,
      scale,
      depth: Math.max(0, other.depth - 0.08 + Math.abs(place) * 0.06),
    });
    return true;
  }
  // fish swim around a water lily, not in the air above it
  if (kind === "around" && swims(thing.drawable) && board.backdrop.water && !board.backdrop.weightless)
    return { kind: "beside", to };
  if (kind === "around") {
    const angle = (copy / Math.max(1, thing.count)) * 2 * Math.PI + 0.4;
    const flying = habitOf(thing.drawable) === "air";
    const x = other.x + Math.cos(angle) * (wide(other) * 0.5 + figure.width * scale * 0.7);
    board.add(
      want,
      flying
        ? {
            x,
            y: other.y - high(other) * (0.55 - Math.sin(angle) * 0.5),
            scale: Math.min(scale, (high(other) * 0.5) / figure.height),
            depth: near.depth,
            grounded: false,
          }
        : { x, y: other.y + Math.sin(angle) * 70 + 20, scale, depth: other.depth + Math.sin(angle) * 0.2 },
    );
    return true;
  }
  return null;
};
