import { kindOf } from "../drawables.ts";
import type { SceneItem, Setting } from "../words/scene-graph.ts";
import { plainItem } from "../words/plain-item.ts";
import { habitOf, heightOf } from "./traits.ts";

/** Things that are lower than this, in meters, lie on a table where somebody is in a room with them. */
const onTables = 0.41;
const tableware: ReadonlySet<string> = new Set([
  "cup",
  "teapot",
  "plate",
  "bowl",
  "glass",
  "vase",
  "pitcher",
  "candle",
  "roast turkey",
  "easter egg",
]);
/** For these a table is put up out of doors too. */
const laid: ReadonlySet<string> = new Set([
  "cake",
  "teapot",
  "cup",
  "cookie",
  "cupcake",
  "roast turkey",
  "bread",
  "pie",
  "juice",
]);

const isDish = ({ drawable }: SceneItem) => kindOf(drawable) === "food" || tableware.has(drawable);

/** Whether something is a dish that lies in no place yet. */
const isLoose = (item: SceneItem) =>
  !item.mass &&
  isDish(item) &&
  habitOf(item.drawable) === "ground" &&
  heightOf(item.drawable) < onTables &&
  (item.relation === null || item.relation.kind === "beside");

/** Where one dish is on a table, those with it are there, too; what comes with a plate is on the plate. */
function allOnTable(items: readonly SceneItem[]): readonly SceneItem[] {
  const to = items.findIndex(({ drawable }) => drawable === "table");
  const isOnTable = ({ relation }: SceneItem) => relation?.kind === "on" && relation.to === to;
  if (to < 0 || !items.some((item) => isDish(item) && isOnTable(item))) return items;
  return items.map((item) => {
    if (!isLoose(item)) return item;
    const isServed = items[item.relation?.to ?? -1]?.drawable === "plate";
    return { ...item, relation: { kind: "on", to: isServed && item.relation ? item.relation.to : to } };
  });
}

/** A room with people and small things has a table for these: on the floor nobody would put cookies. */
export function withTable(said: readonly SceneItem[], setting: Setting): readonly SceneItem[] {
  const items = allOnTable(said);
  // a baby sits on the floor with its cake: no table is that low
  const people = items.filter(({ drawable }) => kindOf(drawable) === "person");
  if (people.length > 0 && people.every(({ drawable }) => drawable === "baby")) return items;
  const eaters = (to: number) =>
    items.filter(
      ({ drawable, relation }) =>
        relation?.kind === "hold" && relation.to === to && kindOf(drawable) === "food",
    ).length;
  // several dishes are on a table, one is in the hand
  const isServed = ({ relation }: SceneItem) =>
    setting === "room" &&
    relation?.kind === "hold" &&
    items[relation.to]?.pose === "eat" &&
    eaters(relation.to) > 1;
  const isSmall = (item: SceneItem) => isServed(item) || isLoose(item);
  const has = (name: string) => items.some(({ drawable }) => drawable === name);
  const isParty = setting === "room" && has("cake") && has("balloon");
  // hot chocolate by the fireplace stands on a table
  const isAtHome = setting === "room" && (has("fireplace") || has("stove"));
  const hasPeople = isParty || isAtHome || people.length > 0;
  const hasTable = items.some(({ drawable }) =>
    ["table", "bed", "picnic basket", "blanket", "market stall"].includes(drawable),
  );
  const isLaid = items.some((item) => laid.has(item.drawable) && isSmall(item));
  const isOutside = !["room", "shop", "classroom", "porch"].includes(setting);
  if (hasPeople && items.some(({ drawable }) => drawable === "table")) return atTheTable(items);
  if (!hasPeople || hasTable || !items.some(isSmall) || (isOutside && !isLaid)) return items;
  const table = plainItem("table");
  return atTheTable([
    ...items.map((item) =>
      isSmall(item) ? { ...item, relation: { kind: "on" as const, to: items.length } } : item,
    ),
    table,
  ]);
}

/** Who is where a table is and has no other place is at it. */
function atTheTable(items: readonly SceneItem[]): readonly SceneItem[] {
  const table = items.findIndex(({ drawable }) => drawable === "table");
  const calm = (pose: SceneItem["pose"]) =>
    pose === null || ["act", "eat", "sit", "stand", "smile", "look", "read"].includes(pose);
  const crowd = items.reduce(
    (sum, { drawable, count }) => sum + (kindOf(drawable) === "person" ? count : 0),
    0,
  );
  if (crowd > 5) return items;
  return items.map((item) => {
    const to = items[item.relation?.to ?? -1];
    const isFree =
      item.relation === null ||
      (item.relation.kind === "beside" &&
        to !== undefined &&
        (["food", "person"].includes(kindOf(to.drawable)) || tableware.has(to.drawable)));
    if (item.drawable === "turkey" && to?.drawable === "table")
      return { ...item, drawable: "roast turkey" as const };
    const isOnIt =
      item.relation?.kind === "beside" &&
      kindOf(item.drawable) !== "person" &&
      heightOf(item.drawable) < onTables &&
      (to?.drawable === "table" || (isDish(item) && to !== undefined && kindOf(to.drawable) === "person"));
    if (isOnIt) return { ...item, relation: { kind: "on" as const, to: table } };
    const isAt =
      (item.relation?.kind === "beside" || item.relation?.kind === "on") && to?.drawable === "table";
    if (kindOf(item.drawable) !== "person" || !(isFree || isAt) || !calm(item.pose)) return item;
    const sits = ["eat", "sit", "read"].includes(item.pose ?? "");
    const pose = item.pose ?? ("stand" as const);
    return { ...item, pose, relation: { kind: "beside" as const, to: table }, ...(sits && { onSeat: true }) };
  });
}
