import { kindOf } from "../drawables.ts";
import { hanging } from "../figures/hanging.ts";
import type { SceneGraph, SceneItem, Setting } from "../words/scene-graph.ts";
import { plainItem } from "../words/plain-item.ts";
import { habitOf, isTree } from "./traits.ts";

/** Birds that sit where nothing else is said, and those that fly. */
const sitters: ReadonlySet<string> = new Set(["parrot", "toucan", "bird", "owl", "woodpecker", "crow"]);
const soarers: ReadonlySet<string> = new Set(["eagle", "phoenix"]);
const leafy: ReadonlySet<Setting> = new Set<Setting>([
  "farm",
  "forest",
  "garden",
  "hills",
  "jungle",
  "lake",
  "meadow",
  "mountains",
  "park",
  "river",
  "savanna",
  "snow",
  "village",
  "vineyard",
  "waterfall",
  "zoo",
]);
const resting: ReadonlySet<SceneItem["pose"]> = new Set<SceneItem["pose"]>([
  null,
  "sit",
  "sleep",
  "act",
  "look",
  "smile",
]);

/** Whether a picture is of a bird or two, and there are trees: they sit on a branch. */
const isPerched = (item: SceneItem, items: readonly SceneItem[], closeUp: boolean, setting: Setting) =>
  sitters.has(item.drawable) &&
  item.relation === null &&
  item.count < 3 &&
  !item.mass &&
  !closeUp &&
  resting.has(item.pose) &&
  leafy.has(setting) &&
  items.every((other) => other === item || ["hold", "wear", "part"].includes(other.relation?.kind ?? ""));

/** Whether what a bird is beside is another animal, not one of its own. */
const isOther = ({ drawable }: SceneItem, other: SceneItem | undefined) =>
  other !== undefined && kindOf(other.drawable) === "animal" && other.drawable !== drawable;

/** Birds that neither sit on something nor stand on the ground fly. */
export const inFlight = (
  item: SceneItem,
  items: readonly SceneItem[],
  { closeUp }: SceneGraph,
  setting: Setting,
): SceneItem =>
  (item.relation === null || (item.relation.kind === "beside" && isOther(item, items[item.relation.to]))) &&
  item.pose === null &&
  !closeUp &&
  (soarers.has(item.drawable) ||
    (sitters.has(item.drawable) &&
      habitOf(item.drawable) === "air" &&
      !isPerched(item, items, closeUp, setting) &&
      !items.some(({ drawable }) => /branch$/.test(drawable))))
    ? { ...item, pose: "fly" }
    : item;

/** Who hangs, and a bird alone, are not told from what or where: on a branch. */
export function withBranch(
  items: readonly SceneItem[],
  { closeUp }: SceneGraph,
  setting: Setting,
): readonly SceneItem[] {
  const hasHold = ({ relation }: SceneItem) => {
    const other = relation && items[relation.to]?.drawable;
    return other != null && (/branch|cave/.test(other) || isTree(other));
  };
  const lacks = (item: SceneItem) =>
    (item.pose === "hang" && hanging(item.drawable, undefined) !== null && !hasHold(item)) ||
    isPerched(item, items, closeUp, setting);
  if (!items.some(lacks)) return items;
  return [
    ...items.map((item) =>
      lacks(item) ? { ...item, relation: { kind: "on" as const, to: items.length } } : item,
    ),
    plainItem("branch"),
  ];
}

const isOfKind = (item: SceneItem, other: SceneItem | undefined) =>
  other !== undefined && item.drawable === other.drawable && item.young && !other.young;

/** The young are where their parents are: on the same ice floe, in the same nest. */
export const withParents = (item: SceneItem, items: readonly SceneItem[]): SceneItem => {
  const parent = item.relation?.kind === "beside" ? items[item.relation.to] : undefined;
  return parent?.relation && isOfKind(item, parent) && ["on", "in"].includes(parent.relation.kind)
    ? { ...item, relation: parent.relation }
    : item;
};

const perchers: ReadonlySet<string> = new Set([
  "parrot",
  "toucan",
  "bird",
  "owl",
  "woodpecker",
  "squirrel",
  "monkey",
  "cat",
  "dove",
  "crow",
  "eagle",
  "red panda",
  "koala",
]);

/** A sloth hangs from its branch; a dragon over a castle flies; a hammock hangs between two trees. */
export const inItsPlace = (item: SceneItem, items: readonly SceneItem[]): SceneItem => {
  if (
    item.drawable === "sloth" &&
    (item.pose === null || item.pose === "sleep") &&
    (item.relation === null || /branch$/.test(items[item.relation.to]?.drawable ?? ""))
  )
    return { ...item, pose: "hang" };
  if (item.drawable === "dragon" && item.relation?.kind === "over" && item.pose === null)
    return { ...item, pose: "fly" };
  // "a nest with a bird" has it in it
  if (
    item.relation?.kind === "beside" &&
    sitters.has(item.drawable) &&
    items[item.relation.to]?.drawable === "bird nest"
  )
    return { ...item, relation: { kind: "on", to: item.relation.to } };
  // cats in the hay are before it, a hamster in its wheel too
  if (
    item.relation?.kind === "in" &&
    items[item.relation.to]?.drawable === "haystack" &&
    kindOf(item.drawable) === "animal"
  )
    return { ...item, relation: { kind: "before", to: item.relation.to } };
  // who is under a pile of leaves looks out of it
  if (
    item.relation?.kind === "under" &&
    ["leaf pile", "leaf"].includes(items[item.relation.to]?.drawable ?? "")
  )
    return { ...item, relation: { kind: "in", to: item.relation.to } };
  // who sits on the eggs of a nest sits in the nest, on them
  const eggs = items[item.relation?.to ?? -1];
  const nest = eggs?.drawable === "egg" ? items[eggs.relation?.to ?? -1] : undefined;
  if (kindOf(item.drawable) === "animal" && item.relation?.kind === "on" && nest?.drawable === "bird nest")
    return { ...item, relation: { kind: "on", to: items.indexOf(nest) } };
  if (item.drawable === "egg" && items[item.relation?.to ?? -1]?.drawable === "bird nest")
    return { ...item, relation: { kind: "part", to: item.relation?.to ?? -1 } };
  // "a plate of cookies" has them on it
  if (
    item.relation?.kind === "in" &&
    ["plate", "bird nest"].includes(items[item.relation.to]?.drawable ?? "")
  )
    return { ...item, relation: { kind: "on", to: item.relation.to } };
  // "a vase of sunflowers and three apples": nobody puts these into it
  if (
    item.relation?.kind === "in" &&
    items[item.relation.to]?.drawable === "vase" &&
    ["food", "thing"].includes(kindOf(item.drawable))
  )
    return { ...item, relation: { kind: "beside", to: item.relation.to } };
  // birds and a branch that nothing relates: they sit on it
  const branch = items.findIndex(({ drawable }) => /branch$/.test(drawable));
  const holder = items[item.relation?.to ?? -1];
  if (items[branch] === item && holder && perchers.has(holder.drawable)) return { ...item, relation: null };
  const sits =
    branch >= 0 &&
    (perchers.has(item.drawable) ||
      (kindOf(item.drawable) === "animal" && item.relation?.kind === "beside")) &&
    item.pose !== "fly" &&
    (item.relation === null ||
      (item.relation.kind === "beside" && item.relation.to === branch) ||
      items[items[branch]?.relation?.to ?? -1] === item);
  if (sits) return { ...item, relation: { kind: "on", to: branch } };
  const trees = items.findIndex(({ drawable, count, mass }) => count > 1 && !mass && isTree(drawable));
  return item.drawable === "hammock" &&
    trees >= 0 &&
    (item.relation === null || item.relation.kind === "beside")
    ? { ...item, relation: { kind: "between", to: trees } }
    : item;
};

/** A joey in a pouch is in its mother's; the pouch is a part of her. */
export function inItsPouch(item: SceneItem, items: readonly SceneItem[]): SceneItem {
  const mother = items.findIndex(({ drawable, young }) => drawable === "kangaroo" && !young);
  const pouch = items.findIndex(({ drawable }) => drawable === "bag");
  const isIn = ({ drawable, relation }: SceneItem) =>
    drawable === "kangaroo" && relation?.kind === "in" && relation.to === pouch;
  if (mother < 0 || pouch < 0 || !items.some((other) => other.young && isIn(other))) return item;
  if (item === items[pouch]) return { ...item, relation: { kind: "part", to: mother } };
  if (!isIn(item)) return item;
  return item.young
    ? { ...item, count: 1, relation: { kind: "in", to: mother } }
    : { ...item, count: 1, relation: null };
}

/** The fire that a dragon breathes comes out of its mouth. */
export const breathed = (item: SceneItem, { items, words }: SceneGraph): SceneItem => {
  const dragon = items.findIndex(({ drawable }) => drawable === "dragon");
  const isBreath = words.some(({ text }) => /breath|spit|blow|spew/i.test(text));
  return item.drawable === "campfire" && dragon >= 0 && isBreath
    ? { ...item, drawable: "dragon fire", relation: { kind: "hold", to: dragon } }
    : item;
};
