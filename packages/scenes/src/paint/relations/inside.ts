import { type DrawableName, kindOf } from "../../drawables.ts";
import { isLiving } from "../is-living.ts";
import { high, wide } from "../placing.ts";
import { inVase, isVase } from "./in-vase.ts";
import type { Rule } from "./rule.ts";
import { bottles, drinks } from "./vessels.ts";
import { heightOf, isTree } from "../traits.ts";

const enterable: ReadonlySet<DrawableName> = new Set<DrawableName>([
  "cave",
  "tent",
  "teepee",
  "igloo",
  "doghouse",
  "barn",
  "circus tent",
  "greenhouse",
  "hut",
  "cabin",
  "treehouse",
  "house",
  "cottage",
  "castle",
  "tower",
  "arch",
]);

/** What is in a vessel looks over its rim, or is seen through its glass. */
export const inVessel: Rule = (board, { want, kind, to, other, otherName, scale, near }) => {
  const { figure, thing, copy } = want;
  // a drink in its glass is the glass
  if (
    kind === "in" &&
    (bottles.has(otherName) || otherName === "cup" || otherName === "bowl") &&
    drinks.has(thing.drawable)
  ) {
    board.unseen(want, other);
    return true;
  }
  if (kind === "in" && other.figure.rim && !["hat", "dress"].includes(thing.drawable)) {
    // a pot shows its soil over its rim: kittens look out above that
    const isPot = otherName === "flower pot" && kindOf(thing.drawable) === "animal";
    const rim = isPot ? high(other) * 0.96 : other.figure.rim * other.scale;
    if (kindOf(thing.drawable) === "plant" && isVase(otherName)) {
      inVase(board, want, other, rim);
      return true;
    }
    if (bottles.has(otherName)) {
      // through its glass one sees what is inside
      const inside = board.carriedBy(to, "in").length;
      const k = Math.min(
        (wide(other) * 0.8) / figure.width / Math.max(1, inside * 0.8),
        (high(other) * 0.42) / figure.height,
      );
      board.add(want, {
        x: other.x + board.shareOf(want, to, "in") * wide(other) * 0.6,
        y: other.y - high(other) * (0.14 + 0.24 * (copy % 2)),
        scale: k,
        // bars are before their bird
        depth: otherName === "birdcage" ? other.depth - 0.01 : near.depth,
        grounded: false,
      });
      return true;
    }
    const held = board.carriedBy(to, "in").length;
    const each = Math.max(1, board.carriedBy(to, "in").length * 0.62);
    // a boat's side is low, and so are leaves; whoever is in them is not
    const isLow = (kindOf(otherName) === "vehicle" && heightOf(otherName) < 2) || otherName === "leaf pile";
    const looksOut = isLow && isLiving(thing.drawable);
    const small = Math.max(
      kindOf(thing.drawable) === "food" ? (wide(other) * (held > 3 ? 0.28 : 0.24)) / figure.width : 0,
      Math.min(
        scale * 1.4,
        (wide(other) * 0.78) / each / figure.width,
        (looksOut
          ? Math.min(high(other) * 2.3, wide(other) * 0.6)
          : high(other) *
            (heightOf(otherName) > 4 && isLiving(thing.drawable)
              ? 0.36
              : thing.drawable === "baby"
                ? 0.6
                : 1.1)) / figure.height,
      ),
    );
    const spread = board.shareOf(want, to, "in") * wide(other) * 0.5;
    // at least half of what is inside looks over the rim
    const lies = thing.pose === "sleep" || thing.pose === "lie";
    const hidden = lies
      ? -0.12
      : kindOf(thing.drawable) === "animal" || kindOf(thing.drawable) === "food"
        ? 0.24
        : looksOut
          ? 0.3
          : 0.45;
    // many fruits lie in two layers
    const place = board.carriedBy(to, "in").indexOf(want.item) + copy;
    const isUpper = kindOf(thing.drawable) === "food" && held > 4 && place % 2 === 1;
    const raise = isUpper ? figure.height * small * 0.5 : 0;
    const y = other.y - raise - Math.max(rim * (looksOut ? 0.5 : 0.2), rim - figure.height * small * hidden);
    // a kitten among flowers is before them
    const depth = other.depth - (isLiving(thing.drawable) ? 0.005 : isUpper ? 0.012 : 0.01);
    board.add(want, { x: other.x + spread, y, scale: small, depth, grounded: false });
    return true;
  }
  return null;
};

/** A joey looks out of its mother's pouch. */
export const inPouch: Rule = (board, { want, kind, other }) => {
  const { pouch } = other.figure;
  if (kind !== "in" || !pouch || want.thing.drawable !== "kangaroo") return null;
  const way = other.flip ? -1 : 1;
  const k = other.scale * 0.42;
  board.add(want, {
    x: other.x + (pouch[0] * other.scale + 56 * k) * way,
    y: other.y + pouch[1] * other.scale,
    scale: k,
    depth: other.depth + 0.001,
    flip: other.flip,
    grounded: false,
    sunk: 0.58,
  });
  return true;
};

/** Who is in a building or a cave stands in its opening. */
export const enter: Rule = (board, { want, kind, to, other, otherName, scale, before, all }) => {
  const { figure, thing } = want;
  // who is in a cave or a tent is seen in its opening
  // several are before a house, not in its door
  if (
    kind === "in" &&
    enterable.has(otherName) &&
    isLiving(thing.drawable) &&
    thing.count > 1 &&
    heightOf(otherName) > 4
  )
    return { kind: "before", to };
  // who is in a tower looks out of it, high above the ground
  if (kind === "in" && otherName === "tower" && kindOf(thing.drawable) === "person") {
    const k = (wide(other) * 0.66) / figure.width;
    board.add(want, {
      x: other.x,
      y: other.y - high(other) * 0.36,
      scale: k,
      depth: other.depth + 0.01,
      grounded: false,
      sunk: 0.42,
    });
    return true;
  }
  if ((kind === "in" || otherName === "arch") && enterable.has(otherName) && isLiving(thing.drawable)) {
    if (otherName === "arch" && before === 0) {
      other.scale = Math.min(860 / other.figure.height, (board.frame * 0.62) / other.figure.width);
      Object.assign(other, { x: board.frame / 2, y: board.level(0.5) });
      board.keepInside(other);
    }
    const k = Math.min(
      scale,
      (high(other) * (otherName === "arch" ? 0.78 : thing.pose === "sleep" ? 0.3 : 0.5)) / figure.height,
      (wide(other) * 0.5) / figure.width / Math.min(3, all),
    );
    board.add(want, {
      x: other.x + (before - (all - 1) / 2) * figure.width * k * 0.9,
      y: other.y + 12,
      scale: k,
      depth: other.depth + 0.01,
    });
    return true;
  }
  return null;
};

/** What is tall and carries nobody: who is in it is between its stalks. */
const stalks: ReadonlySet<DrawableName> = new Set<DrawableName>(["bamboo", "cactus"]);

/** Who is in a tree sits in its crown. */
export const inTree: Rule = (board, { want, kind, to, other, otherName, scale, side, steps, near }) => {
  const { figure, thing, copy } = want;
  if (kind === "in" && isTree(otherName) && !stalks.has(otherName)) {
    // a bus or a horse that goes through trees is before them
    const climbs =
      kindOf(thing.drawable) !== "vehicle" &&
      !(kindOf(thing.drawable) === "animal" && heightOf(thing.drawable) > 1.2);
    if (!climbs) return { kind: "before", to };
    // the tree is where the scene plays: it comes near
    if (copy === 0) board.bringNear(other);
    board.add(want, {
      ...near,
      x: other.x + (thing.count > 1 ? side * steps * wide(other) * 0.16 : 0),
      y: other.y - high(other) * 0.48,
      scale: Math.min(scale, (high(other) * 0.36) / figure.height),
      grounded: false,
    });
    return true;
  }
  return null;
};
