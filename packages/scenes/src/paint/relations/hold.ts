import { type DrawableName, kindOf } from "../../drawables.ts";
import { bulky, instruments } from "../../words/thing-roles.ts";
import { isLiving } from "../is-living.ts";
import { high, wide } from "../placing.ts";
import { beside } from "./beside.ts";
import type { Rule } from "./rule.ts";
import { habitOf, heightOf } from "../traits.ts";

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
      if (thing.drawable === "dragon fire") {
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
        (high(other) *
          Math.min(
            0.42,
            Math.max(other.figure.mouth ? 0.27 : 0.2, (1.3 * heightOf(thing.drawable)) / heightOf(otherName)),
          )) /
          figure.height,
        (width * other.scale * 1.1) / figure.width,
      );
      const { mouth } = other.figure;
      board.add(want, {
        x: other.x + (mouth?.[0] ?? at[0] - width * 0.42) * other.scale * way + copy * 20,
        y:
          other.y +
          (mouth?.[1] ?? at[1] + width * 0.86) * other.scale +
          figure.height * k * (!mouth ? 0.4 : habitOf(thing.drawable) === "air" ? 0.1 : 0.5),
        scale: k,
        depth: near.depth,
        grounded: false,
      });
      return true;
    }
    const hand = other.figure.hand ?? [0, 0];
    // a kite is high in the wind, its string in the hand
    if (thing.drawable === "kite" && kindOf(otherName) === "person") {
      const k = 230 / figure.height;
      const way = (other.flip ? -1 : 1) * (other.x > board.frame * 0.74 ? -1 : 1);
      board.add(want, {
        x: other.x + way * (wide(other) * 0.5 + 150) + (other.copy === copy ? 0 : copy * 60),
        y: Math.max(280, other.y - high(other) - 60) - (copy % 2) * 40,
        scale: k,
        depth: other.depth - 0.01,
        grounded: false,
      });
      return true;
    }
    // who reads is drawn with what they read
    const isReading = board.graph.items[other.item]?.pose === "read" && kindOf(otherName) === "person";
    if (isReading && ["book", "newspaper", "letter", "map"].includes(thing.drawable)) {
      board.unseen(want, other);
      return true;
    }
    // what somebody at a table eats or reads lies on it
    const place = board.graph.items[other.item]?.relation;
    const table = place?.kind === "beside" ? board.first.get(place.to) : undefined;
    if (table && board.graph.items[table.item]?.drawable === "table" && other.depth < table.depth) {
      const k = Math.min(scale, (high(table) * 0.5) / figure.height);
      board.add(want, {
        x: other.x + (copy - (thing.count - 1) / 2) * (other.copy === copy ? 0 : figure.width * k),
        y: table.y - high(table) * 0.86,
        scale: k,
        depth: table.depth + 0.01,
        grounded: false,
      });
      return true;
    }
    if (thing.drawable === "umbrella" && other.figure.head) {
      // one for two is large, and over both
      const isShared =
        (board.graph.items[other.item]?.count ?? 1) > thing.count ||
        (board.graph.items[other.item]?.pose === "hug" && kindOf(otherName) === "person");
      const size = (high(other) * (isShared ? 0.92 : 0.62)) / figure.height;
      board.add(want, {
        x: other.x + (isShared ? wide(other) * 0.42 : hand[0] * other.scale * 0.5 * (other.flip ? -1 : 1)),
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
      ((kindOf(otherName) === "person" && instruments.has(thing.drawable)) || isRead)
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
    if (bulky.has(thing.drawable) && !board.graph.items[other.item]?.onSeat) {
      const k = Math.min(scale, (high(other) * 0.3) / Math.max(figure.height, figure.width * 0.8));
      const own = other.copy === copy;
      board.add(want, {
        x: other.x + (own ? 0 : (copy - (thing.count - 1) / 2) * figure.width * k * 0.5),
        y: other.y - high(other) * (0.44 - other.sunk) + (figure.height * k) / 2,
        scale: k,
        depth: near.depth,
        grounded: false,
      });
      return true;
    }
    if (thing.drawable === "hose") {
      board.add(want, {
        x: other.x + wide(other) * 0.9,
        y: other.y - high(other) * 0.12,
        scale: (high(other) * 0.44) / figure.height,
        depth: Math.min(1, other.depth + 0.3),
        grounded: false,
      });
      return true;
    }
    if (isLiving(thing.drawable)) {
      const onLap = board.graph.items[other.item]?.onSeat === true;
      // a baby or a kitten is held in both arms
      board.add(want, {
        x: other.x + (copy - (thing.count - 1) / 2) * wide(other) * 0.4,
        y: other.y - (onLap ? 4 : high(other) * 0.3),
        scale: Math.min(scale, (high(other) * (onLap ? 0.42 : 0.34)) / figure.height),
        depth: near.depth,
        grounded: false,
      });
      return true;
    }
    // a rope swings around who jumps it
    if (thing.drawable === "jump rope") {
      board.add(want, {
        x: other.x,
        y: other.y,
        scale: high(other) / figure.height,
        depth: other.depth - 0.001,
        grounded: false,
      });
      return true;
    }
    // what is held in the hand must not hide a face
    const aloft = habitOf(thing.drawable) === "air";
    const small = Math.min(
      scale,
      (high(other) * (aloft ? 0.46 : 0.34)) / Math.max(figure.height, figure.width * 0.7),
    );
    // a snowball is no beach ball
    const natural =
      thing.drawable === "marshmallow" ? 0.4 : (1.6 * heightOf(thing.drawable)) / heightOf(otherName);
    const fits = aloft ? small : Math.min(small, (high(other) * Math.max(0.17, natural)) / figure.height);
    const inOther = board.placings.some(
      (p) =>
        p.item !== want.item &&
        board.graph.items[p.item]?.relation?.kind === "hold" &&
        board.graph.items[p.item]?.relation?.to === other.item,
    );
    if (inOther && !aloft) {
      // the right hand is full: this is in the left one
      board.add(want, {
        x: other.x - wide(other) * 0.44,
        y: other.y - high(other) * 0.34 + figure.height * fits * 0.5,
        scale: fits,
        depth: near.depth,
        grounded: false,
      });
      return true;
    }
    const [hx, hy] = hand;
    const lifted = aloft ? -figure.height * fits * 0.35 : figure.height * fits * 0.3;
    // balloons go to the side and up, clear of the face
    const isHigh = hy * other.scale < -high(other) * 0.5;
    const faceEdge = (other.figure.head?.width ?? 0) * 0.56;
    const clear =
      isHigh && !aloft
        ? Math.max(0, faceEdge * other.scale + (figure.width * fits) / 2 - hx * other.scale)
        : 0;
    const aside = aloft ? figure.width * fits * 0.34 : clear;
    board.add(want, {
      x:
        other.x +
        (hx * other.scale + aside) * (other.flip ? -1 : 1) +
        (other.copy === copy && copy > 0 ? 0 : copy * 26 - 8),
      y: other.y + hy * other.scale + lifted - (other.copy === copy ? 0 : copy * 14),
      scale: fits,
      depth: near.depth,
      grounded: false,
    });
    return true;
  }
  return null;
};
