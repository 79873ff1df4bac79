import { kindOf } from "../../drawables.ts";
import { isLiving } from "../is-living.ts";
import { high, wide } from "../placing.ts";
import type { Rule } from "./rule.ts";
import { heightOf, isTree } from "../traits.ts";

/** A tree that an animal eats from is higher than it by this. */
const overBrowser = 1.16;
/** How high up a trunk somebody clings to it. */
const upTheTrunk = 0.1;

/** A plant that climbs is seen up one side of a gate or a house, over its top and down the other. */
export const climbingPlant: Rule = (board, { want, other }) => {
  const { figure, thing, copy } = want;
  if (kindOf(thing.drawable) !== "plant" || thing.pose !== "climb") return null;
  const along = thing.count > 1 ? copy / (thing.count - 1) : 0;
  const upright = 0.36;
  const k = (high(other) * 0.26) / figure.height;
  const rise = Math.min(1, Math.min(along, 1 - along) / upright);
  const across = Math.min(1, Math.max(0, (along - upright) / (1 - 2 * upright)));
  board.add(want, {
    x: other.x + (across - 0.5) * wide(other) * 0.94 + board.chance.around(0, 8),
    y: other.y - rise * high(other) * 0.8,
    scale: k,
    depth: other.depth + 0.01 + copy * 0.0001,
    grounded: false,
  });
  return true;
};

/** An animal that hugs a tree clings to its trunk. */
export const cling: Rule = (board, { want, kind, other, otherName, scale }) => {
  const { figure, thing } = want;
  if (kind !== "beside" || thing.pose !== "hug" || !isTree(otherName) || kindOf(thing.drawable) !== "animal")
    return null;
  board.bringNear(other);
  board.add(want, {
    x: other.x,
    y: other.y - high(other) * upTheTrunk,
    scale: Math.min(scale, (high(other) * 0.44) / figure.height),
    depth: other.depth + 0.01,
    grounded: false,
  });
  return true;
};

/** Who eats from a tree has its crown at the mouth. */
export const browse: Rule = (board, { want, kind, other, otherName, scale }) => {
  const { figure, thing } = want;
  const isTall = kindOf(thing.drawable) === "animal" && heightOf(thing.drawable) > 2;
  if (kind !== "beside" || thing.pose !== "eat" || !isTree(otherName) || !isTall) return null;
  const k = Math.max(scale, 620 / figure.height);
  other.scale = (figure.height * k * overBrowser) / other.figure.height;
  Object.assign(other, { x: board.frame * 0.3, y: board.level(0.5), depth: 0.5 });
  board.keepInside(other);
  const head = figure.head?.at[0] ?? -figure.width * 0.3;
  board.add(want, {
    x: other.x + wide(other) * 0.46 - head * k,
    y: board.level(0.62),
    scale: k,
    depth: 0.62,
  });
  return true;
};

/** What is kicked is at the foot. */
export const kicked: Rule = (board, { want, kind, other, scale }) => {
  const host = board.graph.items[other.item];
  const { figure, thing } = want;
  if (kind !== "beside" || host?.pose !== "kick" || host.count > 1 || !/ball/.test(thing.drawable))
    return null;
  const k = Math.min(scale, (high(other) * 0.26) / figure.height);
  const way = other.flip ? -1 : 1;
  board.add(want, {
    x: other.x + way * (wide(other) * 0.56 + (figure.width * k) / 2),
    y: other.y + 8,
    scale: k,
    depth: Math.min(1, other.depth + 0.02),
  });
  return true;
};

/** Those who are fed come to whoever feeds them: small and before their feet. */
export const fed: Rule = (board, { want, kind, other, otherName, scale, before, all }) => {
  const { figure, thing } = want;
  const feeds = board.graph.words.some(({ text }) => /^feed/i.test(text));
  const isSmall = isLiving(thing.drawable) && heightOf(thing.drawable) < 0.7 * heightOf(otherName);
  if (
    kind !== "beside" ||
    !feeds ||
    !isSmall ||
    kindOf(otherName) !== "person" ||
    other.figure.hand === undefined
  )
    return null;
  if (kindOf(thing.drawable) !== "animal") return null;
  if (before === 0) {
    other.x = board.frame * 0.3;
    board.keepInside(other);
  }
  const k = Math.min(
    scale,
    (high(other) * 1.15 * heightOf(thing.drawable)) / heightOf(otherName) / figure.height,
  );
  const step = Math.min(figure.width * k * 1.12, (board.frame * 0.6) / all);
  board.add(want, {
    x: other.x + wide(other) * 0.6 + figure.width * k * 0.6 + before * step,
    y: other.y + (before % 2 === 0 ? 24 : -6),
    scale: k,
    depth: Math.min(1, other.depth + 0.04 - (before % 2) * 0.03),
  });
  return true;
};

/** Stockings hang from the mantel of a fireplace. */
export const atMantel: Rule = (board, { want, other, otherName, before, all }) => {
  const { figure, thing } = want;
  if (thing.drawable !== "stocking" || otherName !== "fireplace") return null;
  if (before === 0) {
    other.scale = Math.max(
      other.scale,
      Math.min(640 / other.figure.height, (board.frame * 0.56) / other.figure.width),
    );
    board.keepInside(other);
  }
  const k = (high(other) * 0.3) / figure.height;
  board.add(want, {
    x: other.x + ((before + 0.5) / all - 0.5) * wide(other) * 0.84,
    y: other.y - high(other) * 0.86 + figure.height * k,
    scale: k,
    depth: other.depth + 0.01,
    grounded: false,
  });
  return true;
};

/** A ball that goes through a hoop is at its ring. */
export const inHoop: Rule = (board, { want, kind, other, otherName }) => {
  if (
    otherName !== "basketball hoop" ||
    !["in", "on", "over"].includes(kind) ||
    !/ball/.test(want.thing.drawable)
  )
    return null;
  const k = (wide(other) * 0.42) / want.figure.width;
  board.add(want, {
    x: other.x,
    y: other.y - high(other) * 0.72,
    scale: k,
    depth: other.depth + 0.01,
    grounded: false,
  });
  return true;
};

/** A wreath hangs on a door, at the height of the eyes. */
export const onDoor: Rule = (board, { want, kind, other, otherName }) => {
  // the door of a house is a small part of it
  const isOfHouse = other.figure.svg === "" || (kindOf(otherName) === "place" && heightOf(otherName) > 3);
  const isAt = otherName === "door" ? kind === "on" : isOfHouse && ["on", "beside", "before"].includes(kind);
  if (!isAt || want.thing.drawable !== "wreath") return null;
  // the door is what one sees, in the wall of its porch
  if (board.graph.items.length === 2 && !isOfHouse) {
    Object.assign(other, {
      x: board.frame * 0.3 + 125,
      y: 748,
      scale: 660 / other.figure.height,
      grounded: false,
    });
  }
  const k = (wide(other) * (isOfHouse ? 0.09 : 0.42)) / want.figure.width;
  board.add(want, {
    x: other.x,
    y: other.y - high(other) * (isOfHouse ? 0.2 : 0.52),
    scale: k,
    depth: other.depth + 0.01,
    grounded: false,
  });
  return true;
};

/** A hamster runs inside its wheel. */
export const inWheel: Rule = (board, { want, kind, other, otherName }) => {
  if (otherName !== "hamster wheel" || !["in", "on"].includes(kind)) return null;
  other.scale = Math.max(other.scale, 560 / other.figure.height);
  board.keepInside(other);
  board.add(want, {
    x: other.x,
    y: other.y - high(other) * 0.13,
    scale: Math.min((wide(other) * 0.6) / want.figure.width, (high(other) * 0.5) / want.figure.height),
    depth: other.depth + 0.01,
    grounded: false,
  });
  return true;
};
