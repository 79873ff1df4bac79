import { kindOf } from "../drawables.ts";
import type { Draft } from "./graph-draft.ts";
import type { Season } from "./scene-graph.ts";
import { parts } from "./thing-roles.ts";

const fallingLeaves = 9;
const smallest = 0.5;

/** "Roses around the door" of a cottage: its door is a part of it, and what is around the door is around the house. */
function joinParts(items: readonly Draft[]): void {
  const house = items.findIndex(({ drawable }) => kindOf(drawable) === "place" && !parts.has(drawable));
  if (house < 0) return;
  for (const [index, item] of items.entries()) {
    if (!parts.has(item.drawable) || item.relation !== null) continue;
    item.relation = { kind: "part", to: house };
    for (const other of items)
      if (other.relation?.to === index && other.relation.kind !== "part" && items[house] !== other)
        other.relation = {
          kind: other.relation.kind === "around" ? "beside" : other.relation.kind,
          to: house,
        };
  }
}

/** Leaves that fall are many and small; those of autumn lie in a pile. */
function scatterLeaves(items: readonly Draft[], season: Season | null): void {
  for (const item of items) {
    if (item.drawable !== "leaf" || item.count === 1) continue;
    if (item.pose === "fly")
      Object.assign(item, { count: Math.max(item.count, fallingLeaves), size: smallest, relation: null });
    else if (season === "autumn" && item.relation?.kind !== "hold")
      Object.assign(item, { drawable: "leaf pile", count: 1 });
  }
}

/** What is only seen once all is said: which parts belong to what, and how things lie that are many. */
export function completed(items: readonly Draft[], season: Season | null): void {
  joinParts(items);
  scatterLeaves(items, season);
}
