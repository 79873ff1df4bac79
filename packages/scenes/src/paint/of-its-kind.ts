import { kindOf } from "../drawables.ts";
import type { SceneItem, Setting } from "../words/scene-graph.ts";
import { isTree } from "./traits.ts";

/** What stands on a beach in the sun is made for it, and a railway does not lead over a garden bridge. */
export const ofItsKind = (
  item: SceneItem,
  index: number,
  items: readonly SceneItem[],
  setting: Setting,
): SceneItem => {
  // a playground has its slide and its swings
  const playground = items.findIndex(({ drawable }) => drawable === "playground");
  if (playground >= 0 && ["slide", "swing"].includes(item.drawable))
    return { ...item, relation: { kind: "part", to: playground } };
  const isAtSea = ["beach", "island", "pool"].includes(setting);
  if (isAtSea && item.drawable === "umbrella" && item.relation?.kind !== "hold")
    return { ...item, drawable: "beach umbrella" };
  if (isAtSea && ["chair", "armchair"].includes(item.drawable)) return { ...item, drawable: "beach chair" };
  const isOfRailway = items.some(
    ({ drawable, relation }) =>
      drawable === "train" && ["on", "over"].includes(relation?.kind ?? "") && relation?.to === index,
  );
  return item.drawable === "bridge" && isOfRailway ? { ...item, drawable: "viaduct" } : item;
};

const atTrees: ReadonlySet<string> = new Set(["hug", "eat"]);

/** Who hugs a tree or eats from it is at the tree, not the tree at them; leaves eaten there are the tree's. */
export function atItsTree(item: SceneItem, index: number, items: readonly SceneItem[]): SceneItem {
  const holder = items[item.relation?.to ?? -1];
  const isAt = (who: SceneItem | undefined) =>
    who !== undefined && kindOf(who.drawable) === "animal" && atTrees.has(who.pose ?? "");
  if (isTree(item.drawable) && item.relation?.kind === "beside" && isAt(holder))
    return { ...item, relation: null };
  const tree = items.findIndex(
    (other) => isTree(other.drawable) && other.relation?.kind === "beside" && other.relation.to === index,
  );
  if (isAt(item) && tree >= 0 && item.relation === null)
    return { ...item, relation: { kind: "beside", to: tree } };
  return item.drawable === "leaf" &&
    item.relation?.kind === "hold" &&
    items.some(({ drawable }) => isTree(drawable))
    ? {
        ...item,
        count: 1,
        relation: { kind: "part", to: items.findIndex(({ drawable }) => isTree(drawable)) },
      }
    : item;
}

/** What is many-colored where there are several of it. */
const motleyThings: ReadonlySet<string> = new Set([
  "balloon",
  "gift",
  "car",
  "umbrella",
  "kite",
  "hot air balloon",
  "beach umbrella",
  "christmas ornament",
  "easter egg",
  "cupcake",
  "sailboat",
  "lollipop",
  "butterfly",
]);
const bright = ["#d6473f", "#3f7fc4", "#f0b429", "#3f9c6b", "#8f5bb5", "#e8788f"];

/** Balloons of which nobody says the color have several. */
export const ofSeveralColors = (item: SceneItem): SceneItem =>
  item.count > 1 && item.colors.length === 0 && motleyThings.has(item.drawable)
    ? {
        ...item,
        colors: Array.from({ length: item.count }, (_, i) => bright[i % bright.length] ?? "#d6473f"),
      }
    : item;
