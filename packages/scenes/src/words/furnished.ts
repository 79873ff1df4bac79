import type { DrawableName } from "../drawables.ts";
import { plainItem } from "./plain-item.ts";
import type { SceneGraph } from "./scene-graph.ts";

/** What a room is known by, and what of its own makes that needless. */
const rooms: readonly {
  readonly says: RegExp;
  readonly has: DrawableName;
  readonly or: readonly DrawableName[];
}[] = [
  {
    says: /bedtime|bed ?room|(?:kid|child|children)'?s'? room|hospital room/,
    has: "bed",
    or: ["cradle", "sofa"],
  },
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
  if (
    (settings[0] !== "room" && !/bedtime/i.test(words.map(({ text }) => text).join(" "))) ||
    items.length >= full ||
    graph.closeUp ||
    items.some(({ drawable }) => drawable === "window")
  )
    return graph;
  const said = words.map(({ text }) => text.toLowerCase()).join(" ");
  const room = rooms.find(({ says }) => says.test(said));
  if (!room || items.some(({ drawable }) => drawable === room.has || room.or.includes(drawable)))
    return graph;
  // the child that is read to is in bed
  const child = /bedtime/.test(said)
    ? items.findLastIndex(
        ({ drawable, young, relation }) =>
          (young || ["girl", "boy", "child"].includes(drawable)) &&
          (relation === null || relation.kind === "beside"),
      )
    : -1;
  const furnishedItems = items.map((item, i) =>
    i === child && items.length > 1 ? { ...item, relation: { kind: "on" as const, to: items.length } } : item,
  );
  return { ...graph, items: [...furnishedItems, plainItem(room.has)] };
}
