import type { DrawableName } from "../drawables.ts";
import { plainItem } from "./plain-item.ts";
import type { SceneGraph } from "./scene-graph.ts";

/** What a room is known by, and what of its own makes that needless. */
const rooms: readonly {
  readonly says: RegExp;
  readonly has: DrawableName;
  readonly or: readonly DrawableName[];
}[] = [
  { says: /bed ?room|(?:kid|child|children)'?s'? room|hospital room/, has: "bed", or: ["cradle", "sofa"] },
  { says: /bath ?room/, has: "bathtub", or: [] },
  { says: /living[ -]room/, has: "sofa", or: ["armchair", "fireplace", "piano", "bed", "christmas tree"] },
  { says: /\blibrary\b/, has: "bookshelf", or: [] },
  { says: /\bnursery\b/, has: "cradle", or: ["bed"] },
  { says: /\bkitchen\b/, has: "stove", or: ["table", "shelf", "cook"] },
];
/** Where so many sorts of things are, nobody needs more to know a room. */
const full = 4;

/** A scene in a room with what that room is known by, where nobody has named it: a bed in a bedroom, a tub in a bathroom. */
export function furnished(graph: SceneGraph): SceneGraph {
  const { items, words, settings } = graph;
  if (settings[0] !== "room" || items.length >= full || graph.closeUp) return graph;
  const said = words.map(({ text }) => text.toLowerCase()).join(" ");
  const room = rooms.find(({ says }) => says.test(said));
  if (!room || items.some(({ drawable }) => drawable === room.has || room.or.includes(drawable)))
    return graph;
  return { ...graph, items: [...items, plainItem(room.has)] };
}
