import { type DrawableName, kindOf } from "../../drawables.ts";
import { isLiving } from "../is-living.ts";
import { high, wide } from "../placing.ts";
import { beside } from "./beside.ts";
import type { Rule } from "./rule.ts";
import { habitOf } from "../traits.ts";

const instruments: ReadonlySet<DrawableName> = new Set<DrawableName>([
  "guitar",
  "violin",
  "accordion",
  "drum",
  "harp",
  "trumpet",
  "saxophone",
  "flute",
]);

/** What is played where it stands. */
const standing: ReadonlySet<DrawableName> = new Set<DrawableName>(["drum", "piano", "harp"]);

/** What somebody holds is in their hand, before their chest, or in both arms. */
export const hold: Rule = (board, { want, kind, other, otherName, scale, near }) => {
  const { figure, thing, copy } = want;
  if (kind === "hold") {
    const isRead = board.graph.items[other.item]?.pose === "read" && kindOf(otherName) === "animal";
    if (!other.figure.hand && !isRead) {
      if (!other.figure.head || standing.has(thing.drawable)) return beside(board, want, other, scale);
      const { at, width } = other.figure.head;
      if (thing.drawable === "umbrella") {
        // wide enough for the whole animal, its handle before it
        const k = Math.min((wide(other) * 0.8) / figure.width, (high(other) * 1.1) / figure.height);
        board.add(want, {
          x: other.x + at[0] * other.scale * 0.6 * (other.flip ? -1 : 1),
          y: other.y + (at[1] + width * 0.5) * other.scale + figure.height * k * 0.24,
          scale: k,
          depth: other.depth - 0.002,
          grounded: false,
        });
        return true;
      }
      const way = other.flip ? -1 : 1;
      if (thing.drawable === "flame") {
        const k = (width * 2 * other.scale) / figure.width;
        board.add(want, {
          x: other.x + way * ((at[0] - width * 0.2) * other.scale - figure.width * k * 0.5),
          y: other.y + (at[1] + width * 0.84) * other.scale + figure.height * k * 0.5,
          scale: k,
          depth: near.depth,
          grounded: false,
          flip: other.flip,
        });
        return true;
      }
      const k = Math.min(
        scale,
        (high(other) * 0.42) / figure.height,
        (width * other.scale * 1.1) / figure.width,
      );
      board.add(want, {
        x: other.x + (at[0] - width * 0.42) * other.scale * way + copy * 20,
        y: other.y + (at[1] + width * 0.86) * other.scale + figure.height * k * 0.4,
        scale: k,
        depth: near.depth,
        grounded: false,
      });
      return true;
    }
    const hand = other.figure.hand ?? [0, 0];
    if (thing.drawable === "umbrella" && other.figure.head) {
      const size = (high(other) * 0.62) / figure.height;
      board.add(want, {
        x: other.x + hand[0] * other.scale * 0.5 * (other.flip ? -1 : 1),
        y: other.y + other.figure.head.at[1] * other.scale + figure.height * size * 0.42,
        scale: size,
        depth: other.depth - 0.002,
        grounded: false,
      });
      return true;
    }
    // what is played or read is held before the chest
    const does = board.graph.items[other.item]?.pose;
    if (
      other.figure.head &&
      ((does === "play" && kindOf(thing.drawable) === "thing" && instruments.has(thing.drawable)) || isRead)
    ) {
      const k = Math.min(scale, (high(other) * 0.46) / figure.height);
      board.add(want, {
        x: other.x,
        y: other.y - high(other) * (does === "read" ? 0.06 : 0.2),
        scale: k,
        depth: near.depth,
        grounded: false,
      });
      return true;
    }
    if (isLiving(thing.drawable)) {
      // a baby or a kitten is held in both arms
      board.add(want, {
        x: other.x + (copy - (thing.count - 1) / 2) * wide(other) * 0.4,
        y: other.y - high(other) * 0.3,
        scale: Math.min(scale, (high(other) * 0.34) / figure.height),
        depth: near.depth,
        grounded: false,
      });
      return true;
    }
    // what is held in the hand must not hide a face
    const aloft = habitOf(thing.drawable) === "air";
    const small = Math.min(
      scale,
      (high(other) * (aloft ? 0.62 : 0.34)) / Math.max(figure.height, figure.width * 0.7),
    );
    const [hx, hy] = hand;
    const lifted =
      thing.drawable === "balloon" || thing.drawable === "kite" ? 0 : figure.height * small * 0.3;
    // balloons go to the side and up, clear of the face
    const aside = aloft ? figure.width * small * 0.34 : 0;
    board.add(want, {
      x:
        other.x +
        (hx * other.scale + aside) * (other.flip ? -1 : 1) +
        (other.copy === copy && copy > 0 ? 0 : copy * 26 - 8),
      y: other.y + hy * other.scale + lifted - (other.copy === copy ? 0 : copy * 14),
      scale: small,
      depth: near.depth,
      grounded: false,
    });
    return true;
  }
  return null;
};
