import { kindOf } from "../drawables.ts";
import type { Board } from "./board.ts";
import type { Want } from "./placing.ts";
import { habitOf } from "./traits.ts";

/** How much of the width a leaf on the water takes that nobody sits on. */
const floatingLeaf = 0.13;

/** How much of a picture's width one thing may take: all but all of it where there is nothing else. */
export function widthShare({ graph, actors }: Board, { thing, item }: Want): number {
  const { drawable, count } = thing;
  const isAlone = graph.items.length === 1 && count === 1;
  const isCarrying = graph.items.some(({ relation }) => relation?.kind === "on" && relation.to === item);
  if (drawable === "lily pad" && !isAlone && !isCarrying) return floatingLeaf;
  if (isAlone) return 0.8;
  if (kindOf(drawable) !== "vehicle" || count > 1) return count > 2 ? 0.3 : count > 1 ? 0.42 : 0.5;
  // an engine is short without its cars
  if (drawable === "train") return 0.86;
  if (habitOf(drawable) === "water" && actors.length > 1) return 0.4;
  return actors.filter((other) => kindOf(other.drawable) === "vehicle").length > 1 ? 0.43 : 0.58;
}
