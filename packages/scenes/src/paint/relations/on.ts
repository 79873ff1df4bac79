import { type DrawableName, kindOf } from "../../drawables.ts";
import { high, wide } from "../placing.ts";
import type { Rule } from "./rule.ts";
import { heightOf } from "../traits.ts";

/** A bird that a branch is with sits on it. */
export const perch: Rule = (_board, { want, kind, to, otherName }) => {
  const { thing } = want;
  // a pirate with a parrot has it on the shoulder
  if (
    kind === "beside" &&
    thing.drawable === "parrot" &&
    thing.pose !== "fly" &&
    kindOf(otherName) === "person"
  )
    return { kind: "on", to };
  // a branch with a bird has it on it
  if (kind === "beside" && /branch/.test(otherName) && kindOf(thing.drawable) === "animal")
    return { kind: "on", to };
  return null;
};

/** Who drives sits in the cab. */
export const drive: Rule = (board, { want, kind, other, near }) => {
  const { figure, thing, copy } = want;
  const drives = ["on", "in"].includes(kind) && kindOf(thing.drawable) === "person" && other.figure.cab;
  if (drives) {
    const k = (drives.height * other.scale * 1.04) / (figure.height * 0.5);
    board.add(want, {
      x: other.x + (drives.at[0] + copy * 30) * other.scale * (other.flip ? -1 : 1),
      y: other.y + drives.at[1] * other.scale,
      scale: k,
      depth: near.depth,
      grounded: false,
      sunk: 0.5,
    });
    return true;
  }
  return null;
};

/** A butterfly on a flower, a parrot on a palm. */
export const onPlant: Rule = (board, { want, kind, to, other, otherName, scale, near }) => {
  const { figure, thing } = want;
  // a butterfly on a flower, a parrot on a palm
  if (
    kind === "on" &&
    kindOf(otherName) === "plant" &&
    !/branch|lily pad/.test(otherName) &&
    kindOf(thing.drawable) === "animal"
  ) {
    board.add(want, {
      ...near,
      x: other.x + board.shareOf(want, to) * wide(other),
      y: other.y - high(other) * (otherName === "leaf" ? 0.3 : 0.84),
      scale: Math.min(scale, (high(other) * 0.36) / figure.height),
      grounded: false,
    });
    return true;
  }
  return null;
};

/** Small animals sit on a shoulder, larger ones and children on a head or neck. */
export const onPerson: Rule = (board, { want, kind, other, otherName, scale, near }) => {
  const { figure, thing } = want;
  if (kind === "on" && kindOf(otherName) === "person" && other.figure.head) {
    const { at, width } = other.figure.head;
    // a child sits on the shoulders, behind the head
    if (kindOf(thing.drawable) === "person") {
      const k = Math.min(scale, (high(other) * 0.62) / figure.height);
      const rise = figure.height * k - width * 0.5 * other.scale;
      const room = other.y - high(other) - rise - 20;
      if (room < 0) other.scale *= Math.max(0.6, 1 + room / (high(other) + rise));
      const fits = Math.min(k, (high(other) * 0.62) / figure.height);
      board.add(want, {
        x: other.x + at[0] * other.scale,
        y: other.y + (at[1] + width * 0.62) * other.scale,
        scale: fits,
        depth: other.depth - 0.001,
        grounded: false,
      });
      return true;
    }
    const isOnHead = kindOf(thing.drawable) === "thing" || heightOf(thing.drawable) >= 0.7;
    const isOnShoulder = !isOnHead;
    const share = isOnShoulder ? 0.3 : kindOf(thing.drawable) === "thing" ? 0.2 : 0.6;
    const k = Math.min(scale, (high(other) * share) / figure.height);
    board.add(want, {
      x: other.x + (at[0] + (isOnShoulder ? width * 0.62 : 0)) * other.scale,
      y: other.y + (at[1] + width * (isOnShoulder ? 0.98 : 0)) * other.scale,
      scale: k,
      depth: near.depth,
      grounded: false,
    });
    return true;
  }
  return null;
};

/** Who is on a castle or a house is on its steps, before it. */
export const onSteps: Rule = (_board, { want, kind, to, otherName }) =>
  kind === "on" &&
  ["person", "thing"].includes(kindOf(want.thing.drawable)) &&
  ["castle", "house", "church", "cottage", "school", "temple"].includes(otherName)
    ? { kind: "before", to }
    : null;

/** Who is on the rug that a room has anyway is in its middle. */
export const onRug: Rule = (board, { want, kind, to, other, otherName, scale }) => {
  if (kind !== "on" || otherName !== "rug" || other.figure.svg !== "") return null;
  const all = board.carriedBy(to, "on").length;
  const reach = Math.min(wide(other) * 0.8, want.figure.width * scale * 1.1 * (all - 1));
  board.add(want, {
    x: other.x + board.shareOf(want, to) * reach,
    y: other.y - other.figure.height * 0.3,
    scale,
    depth: 0.7 + want.copy * 0.01,
  });
  return true;
};

/** Who is in a hammock lies in its cloth. */
export const inHammock: Rule = (board, { want, kind, other, otherName }) => {
  const { figure } = want;
  if (otherName !== "hammock" || !["in", "on"].includes(kind)) return null;
  other.scale = Math.max(other.scale, (board.frame * 0.5) / other.figure.width);
  board.keepInside(other);
  const k = Math.min((wide(other) * 0.62) / figure.width, (high(other) * 1.3) / figure.height);
  board.add(want, {
    x: other.x,
    y: other.y - high(other) * 0.3,
    scale: k,
    depth: other.depth - 0.01,
    grounded: false,
  });
  return true;
};

/** Who climbs is seen before what they climb, halfway up. */
export const climb: Rule = (board, { want, kind, other, otherName, scale, before, all, near }) => {
  const { figure, thing } = want;
  if (kind !== "on" || thing.pose !== "climb" || heightOf(otherName) < heightOf(thing.drawable)) return null;
  const isTree = kindOf(otherName) === "plant";
  if (isTree && before === 0) board.bringNear(other);
  // a ladder is longer than who climbs it
  if (otherName === "ladder" && before === 0) {
    other.scale = Math.max(other.scale, Math.min(840, figure.height * scale * 1.7) / other.figure.height);
    board.keepInside(other);
  }
  const share = otherName === "ladder" ? 0.62 : 0.5;
  const fits = Math.min(scale, (high(other) * share) / figure.height);
  const spread = all > 1 ? before / (all - 1) - 0.5 : 0;
  board.add(want, {
    ...near,
    x: other.x + spread * Math.min(wide(other) * (isTree ? 0.5 : 0.7), figure.width * fits * 1.3 * (all - 1)),
    y: other.y - high(other) * (0.18 + 0.16 * (before % 2)),
    scale: fits,
    grounded: false,
  });
  return true;
};

const alights: ReadonlySet<DrawableName> = new Set<DrawableName>([
  "butterfly",
  "ladybug",
  "bee",
  "snowflake",
  "feather",
  "moth",
  "dragonfly",
]);

/** What is small and light sits on an animal's head and leaves its eyes free. */
export const onHead: Rule = (board, { want, kind, other, otherName, near }) => {
  const { figure, thing } = want;
  const head = other.figure.head;
  if (kind !== "on" || !head || kindOf(otherName) !== "animal" || !alights.has(thing.drawable)) return null;
  const k = (head.width * other.scale * 0.62) / figure.width;
  board.add(want, {
    ...near,
    x: other.x + (head.at[0] + head.width * 0.2) * other.scale * (other.flip ? -1 : 1),
    y: other.y + (head.at[1] + head.width * 0.16) * other.scale,
    scale: k,
    grounded: false,
  });
  return true;
};
