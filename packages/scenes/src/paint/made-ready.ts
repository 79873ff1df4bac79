import { type DrawableName, kindOf } from "../drawables.ts";
import { hanging } from "../figures/hanging.ts";
import { isCreature } from "../figures/creature-looks.ts";
import type { SceneGraph, SceneItem, Setting } from "../words/scene-graph.ts";
import { habitOf, heightOf } from "./traits.ts";

const winged = new Set(["fairy", "superhero", "witch", "angel", "santa claus"]);

/** Who plays an instrument stands still. */
const withInstrument = (item: SceneItem, items: readonly SceneItem[]): SceneItem =>
  item.pose === "play" &&
  kindOf(item.drawable) === "person" &&
  items.some(
    ({ drawable, relation }) =>
      relation?.kind === "hold" &&
      items[relation.to] === item &&
      !["ball", "kite", "balloon"].includes(drawable) &&
      kindOf(drawable) === "thing",
  )
    ? { ...item, pose: "stand" }
    : item;

/** Who flies a kite is on the ground: people without wings run instead. */
const onItsFeet = (item: SceneItem): SceneItem =>
  item.pose === "fly" && kindOf(item.drawable) === "person" && !winged.has(item.drawable)
    ? { ...item, pose: "run" }
    : item;

const seats: ReadonlySet<string> = new Set(["bench", "chair", "sofa", "armchair", "swing", "sleigh"]);

const isAnimal = (item: SceneItem | undefined) => item !== undefined && kindOf(item.drawable) === "animal";

/** Who is on a seat and does nothing else sits. */
const onItsSeat = (item: SceneItem, items: readonly SceneItem[]): SceneItem =>
  (item.pose === null || item.pose === "look" || item.pose === "smile") &&
  kindOf(item.drawable) === "person" &&
  item.relation?.kind === "on" &&
  (seats.has(items[item.relation.to]?.drawable ?? "") || isAnimal(items[item.relation.to]))
    ? { ...item, pose: "sit" }
    : item;

/** Whoever is seen from near faces the viewer, and waves at nobody. */
const forPortrait = (item: SceneItem, { closeUp, items }: SceneGraph): SceneItem => {
  if (!closeUp || items[0]?.drawable !== item.drawable || item.pose !== null) return item;
  if (kindOf(item.drawable) === "person") return { ...item, pose: "stand" };
  return isCreature(item.drawable) ? { ...item, pose: "sit" } : item;
};

/** Things that are lower than this, in meters, lie on a table where somebody is in a room with them. */
const onTables = 0.35;

const plainItem = (drawable: DrawableName): SceneItem => ({
  drawable,
  count: 1,
  mass: false,
  colors: [],
  pattern: null,
  size: 1,
  young: false,
  far: false,
  pose: null,
  relation: null,
});

/** Who hangs and is not told from what does so from a branch. */
function withBranch(items: readonly SceneItem[]): readonly SceneItem[] {
  const hasHold = ({ relation }: SceneItem) => {
    const other = relation && items[relation.to]?.drawable;
    return other != null && (/branch|cave/.test(other) || (kindOf(other) === "plant" && heightOf(other) > 2));
  };
  const lacks = (item: SceneItem) =>
    item.pose === "hang" && hanging(item.drawable, undefined) !== null && !hasHold(item);
  if (!items.some(lacks)) return items;
  return [
    ...items.map((item) =>
      lacks(item) ? { ...item, relation: { kind: "on" as const, to: items.length } } : item,
    ),
    plainItem("branch"),
  ];
}

/** A room with people and small things has a table for these: on the floor nobody would put cookies. */
function withTable(items: readonly SceneItem[], setting: Setting): readonly SceneItem[] {
  const isSmall = ({ drawable, relation, mass }: SceneItem) =>
    !mass &&
    kindOf(drawable) === "food" &&
    habitOf(drawable) === "ground" &&
    heightOf(drawable) < onTables &&
    (relation === null || relation.kind === "beside");
  const hasPeople = items.some(({ drawable }) => kindOf(drawable) === "person");
  const hasTable = items.some(({ drawable }) => ["table", "bed", "picnic basket", "tray"].includes(drawable));
  if (setting !== "room" || !hasPeople || hasTable || !items.some(isSmall)) return items;
  const table = plainItem("table");
  return [
    ...items.map((item) =>
      isSmall(item) ? { ...item, relation: { kind: "on" as const, to: items.length } } : item,
    ),
    table,
  ];
}

const isOfKind = (item: SceneItem, other: SceneItem | undefined) =>
  other !== undefined && item.drawable === other.drawable && item.young && !other.young;

/** The young are where their parents are: on the same ice floe, in the same nest. */
const withParents = (item: SceneItem, items: readonly SceneItem[]): SceneItem => {
  const parent = item.relation?.kind === "beside" ? items[item.relation.to] : undefined;
  return parent?.relation && isOfKind(item, parent) && ["on", "in"].includes(parent.relation.kind)
    ? { ...item, relation: parent.relation }
    : item;
};

/** A dragon over a castle flies; a hammock hangs between two trees. */
const inItsPlace = (item: SceneItem, items: readonly SceneItem[]): SceneItem => {
  if (item.drawable === "dragon" && item.relation?.kind === "over" && item.pose === null)
    return { ...item, pose: "fly" };
  const trees = items.findIndex(
    ({ drawable, count, mass }) =>
      count > 1 && !mass && kindOf(drawable) === "plant" && heightOf(drawable) > 2,
  );
  return item.drawable === "hammock" &&
    trees >= 0 &&
    (item.relation === null || item.relation.kind === "beside")
    ? { ...item, relation: { kind: "between", to: trees } }
    : item;
};

/** The fire that a dragon breathes comes out of its mouth. */
const breathed = (item: SceneItem, { items, words }: SceneGraph): SceneItem => {
  const dragon = items.findIndex(({ drawable }) => drawable === "dragon");
  const isBreath = words.some(({ text }) => /breath|spit|blow|spew/i.test(text));
  return item.drawable === "campfire" && dragon >= 0 && isBreath
    ? { ...item, drawable: "flame", relation: { kind: "hold", to: dragon } }
    : item;
};

/** Out of doors a lamp is one of the street. */
const outside = (item: SceneItem, setting: Setting): SceneItem =>
  item.drawable === "lamp" && ["street", "city", "village", "park", "road", "harbor"].includes(setting)
    ? { ...item, drawable: "street lamp" }
    : item;

/** Two who ride horses have two of them. */
const oneEach = (item: SceneItem, index: number, items: readonly SceneItem[]): SceneItem => {
  const riders = items.filter(
    ({ drawable, relation }) =>
      relation?.kind === "on" && relation.to === index && kindOf(drawable) === "person",
  );
  const count = riders.reduce((sum, rider) => sum + rider.count, 0);
  return kindOf(item.drawable) === "animal" && count > 1 && item.count > count ? { ...item, count } : item;
};

/** The things of a scene as they are drawn: in poses that go with where they are, with what they need to stand on. */
export const madeReady = (graph: SceneGraph, setting: Setting): readonly SceneItem[] =>
  withTable(
    withBranch(
      graph.items.map((item, index) =>
        outside(
          inItsPlace(
            withParents(
              oneEach(
                forPortrait(
                  onItsSeat(onItsFeet(withInstrument(breathed(item, graph), graph.items)), graph.items),
                  graph,
                ),
                index,
                graph.items,
              ),
              graph.items,
            ),
            graph.items,
          ),
          setting,
        ),
      ),
    ),
    setting,
  );
