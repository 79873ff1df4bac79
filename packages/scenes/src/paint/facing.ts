import { kindOf } from "../drawables.ts";
import type { SceneItem } from "../words/scene-graph.ts";
import type { Board } from "./board.ts";
import type { Placing } from "./placing.ts";

/** Deeds in which an animal looks at what it does them to. */
const heads: ReadonlySet<SceneItem["pose"]> = new Set<SceneItem["pose"]>(["run", "fly", "look", "spray"]);

/** Who does something with their hands reaches toward what they do it to; animals look where they go. */
export function face(board: Board) {
  const { items } = board.graph;
  for (const placing of board.placings) {
    const who = items[placing.item];
    if (who && kindOf(who.drawable) === "animal" && heads.has(who.pose)) head(board, placing, who);
    const isDoing = who && kindOf(who.drawable) === "person" && (who.pose === "act" || who.pose === "kick");
    const holds = items.some(({ relation }) => relation?.kind === "hold" && relation.to === placing.item);
    if (!isDoing || holds) continue;
    const others = items.flatMap(({ relation }, index) =>
      relation?.to === placing.item || (who.relation?.kind === "beside" && who.relation.to === index)
        ? (board.first.get(index) ?? [])
        : [],
    );
    const [other] = others;
    if (other) placing.flip = other.x < placing.x;
  }
}

/** An animal looks at what it flies to or runs after, and that flees. */
function head(board: Board, placing: Placing, who: SceneItem) {
  const { items } = board.graph;
  // who is chased looks ahead, not at who comes after it
  const chaser = who.relation?.kind === "beside" ? items[who.relation.to] : undefined;
  if (who.pose === "run" && chaser?.pose === "run") return;
  const index = items.findIndex(
    ({ drawable, relation }, i) =>
      kindOf(drawable) !== "person" &&
      ((relation?.kind === "beside" && relation.to === placing.item) ||
        (who.relation?.kind === "beside" && who.relation.to === i)),
  );
  const goal = items[index];
  const other = board.first.get(index);
  if (!goal || !other || goal.count > 1 || who.count > 1) return;
  // animals and vehicles are drawn looking to the left
  placing.flip = other.x > placing.x;
  const flees = who.pose === "run" && ["animal", "vehicle"].includes(kindOf(goal.drawable));
  if (flees) other.flip = placing.flip;
}
