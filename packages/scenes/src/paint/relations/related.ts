import { kindOf } from "../../drawables.ts";
import type { Board } from "../board.ts";
import type { Placing, Want } from "../placing.ts";
import { over, under } from "./above-below.ts";
import { around, between } from "./around.ts";
import { beforeOrBehind } from "./before-behind.ts";
import { beside } from "./beside.ts";
import { isLiving } from "../is-living.ts";
import { hang } from "./hang.ts";
import { hold } from "./hold.ts";
import { enter, inPouch, inTree, inVessel } from "./inside.ts";
import { climb, drive, inHammock, onHead, onPerson, onRug, onSteps, onPlant, perch } from "./on.ts";
import { atMantel, browse, climbingPlant, cling, fed, inHoop, inWheel, kicked, onDoor } from "./at-deed.ts";
import { onTop } from "./on-top.ts";
import { atTable } from "./at-table.ts";
import { part } from "./part.ts";
import type { Rule } from "./rule.ts";
import { wear } from "./wear.ts";
import { habitOf } from "../traits.ts";
import type { Relation } from "../../words/scene-graph.ts";

/** In order: the first that has something to say decides. */
const rules: readonly Rule[] = [
  climbingPlant,
  onDoor,
  inWheel,
  inHoop,
  atMantel,
  cling,
  browse,
  kicked,
  fed,
  hold,
  wear,
  hang,
  perch,
  part,
  drive,
  onPlant,
  onPerson,
  onSteps,
  inHammock,
  onRug,
  climb,
  atTable,
  onHead,
  onTop,
  inPouch,
  inVessel,
  enter,
  inTree,
  under,
  over,
  beforeOrBehind,
  between,
  around,
];

/** Places a thing at another that it stands in a relation to; false when it must go where it would by itself. */
export function related(
  board: Board,
  want: Want,
  { kind, to }: Relation,
  other: Placing,
  scale: number,
): boolean {
  const otherName = board.graph.items[to]?.drawable;
  if (!otherName) return false;
  const { copy } = want;
  const { items } = board.graph;
  if (kind === "on" && kindOf(otherName) === "vehicle" && !other.figure.top && other.figure.rim)
    return related(board, want, { kind: "in", to }, other, scale);
  // all on the table is on its cloth
  if (otherName === "tablecloth") return false;
  if (kind === "on" && otherName === "window")
    return board.backdrop.fixtures?.window
      ? false
      : related(board, want, { kind: "before", to }, other, scale);
  // who looks in a mirror is before it
  if (kind === "in" && ["mirror", "television", "computer"].includes(otherName))
    return related(board, want, { kind: "before", to }, other, scale);
  if (kind === "in" && otherName === "bed") return related(board, want, { kind: "on", to }, other, scale);
  const isAngler = items.some(
    (rod) => rod.drawable === "fishing rod" && rod.relation?.kind === "hold" && rod.relation.to === want.item,
  );
  if (kind === "beside" && isAngler && kindOf(otherName) === "vehicle")
    return related(board, want, { kind: "in", to }, other, scale);
  // a giraffe that looks over a fence stands behind it
  const staysBelow =
    isLiving(want.thing.drawable) &&
    habitOf(want.thing.drawable) === "ground" &&
    want.thing.drawable !== "dragon" &&
    [null, "look", "stand", "sit"].includes(want.thing.pose);
  if (kind === "over" && staysBelow && ["thing", "place", "plant"].includes(kindOf(otherName)))
    return related(board, want, { kind: "behind", to }, other, scale);
  // who came before to the same place: brothers under a tree stand side by side
  const isOfPlace = (item: number) => items[item]?.relation?.kind === kind && items[item].relation.to === to;
  const before = board.placings.filter(
    ({ item, copy: other }) => isOfPlace(item) && (item !== want.item || other < copy),
  ).length;
  const all = items.reduce((sum, { count }, i) => sum + (isOfPlace(i) ? count : 0), 0);
  const inSky = habitOf(otherName) === "sky";
  const meeting = {
    want,
    kind,
    to,
    other,
    otherName,
    scale,
    side: before % 2 === 0 ? 1 : -1,
    steps: Math.ceil((before + 1) / 2),
    before,
    all: Math.max(all, before + 1),
    inSky,
    near: { depth: other.depth + 0.02, x: other.x },
  } as const;
  for (const rule of rules) {
    const said = rule(board, meeting);
    if (typeof said === "boolean") return said;
    if (said !== null) return related(board, want, said, other, scale);
  }
  return kind === "beside" && !inSky && beside(board, want, other, scale);
}
