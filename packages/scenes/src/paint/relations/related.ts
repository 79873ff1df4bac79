import { kindOf } from "../../drawables.ts";
import type { Board } from "../board.ts";
import type { Placing, Want } from "../placing.ts";
import { over, under } from "./above-below.ts";
import { around, between } from "./around.ts";
import { beforeOrBehind } from "./before-behind.ts";
import { beside } from "./beside.ts";
import { hold } from "./hold.ts";
import { enter, inTree, inVessel } from "./inside.ts";
import { drive, onPerson, onPlant, onTop, perch } from "./on.ts";
import { part } from "./part.ts";
import type { Rule } from "./rule.ts";
import { wear } from "./wear.ts";
import { habitOf } from "../traits.ts";
import type { Relation } from "../../words/scene-graph.ts";

/** In order: the first that has something to say decides. */
const rules: readonly Rule[] = [
  hold,
  wear,
  perch,
  part,
  drive,
  onPlant,
  onPerson,
  onTop,
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
  if (kind === "on" && kindOf(otherName) === "vehicle" && !other.figure.top && other.figure.rim)
    return related(board, want, { kind: "in", to }, other, scale);
  if (kind === "in" && otherName === "bed") return related(board, want, { kind: "on", to }, other, scale);
  const inSky = habitOf(otherName) === "sky";
  const meeting = {
    want,
    kind,
    to,
    other,
    otherName,
    scale,
    side: copy % 2 === 0 ? 1 : -1,
    steps: Math.ceil((copy + 1) / 2),
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
