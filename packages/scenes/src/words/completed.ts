import { type DrawableName, kindOf } from "../drawables.ts";
import { type Draft, maxItems } from "./graph-draft.ts";
import type { Season } from "./scene-graph.ts";
import { plainItem } from "./plain-item.ts";
import { breedOf, parts } from "./thing-roles.ts";

const fallingLeaves = 9;
const smallest = 0.5;
/** So many blossoms of a climbing plant are seen. */
const climbing = 9;

/** Adds what nobody has named, unless there is too much already. */
function bringIn(items: Draft[], item: Draft): void {
  if (items.length < maxItems) items.push(item);
}

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

/** The candles on a cake are a part of it. */
function lightCakes(items: readonly Draft[], said: string): void {
  const cake = items.findIndex(({ drawable }) => drawable === "cake");
  if (cake < 0) return;
  for (const item of items)
    if (item.drawable === "candle" && (item.relation?.kind !== "hold" || !/hold|carr/.test(said)))
      item.relation = { kind: "part", to: cake };
}

/** Flower pots of which nothing says what is in them have flowers. */
function plantPots(items: Draft[]): void {
  for (const [index, pot] of items.entries())
    if (
      pot.drawable === "flower pot" &&
      !items.some(({ relation }) => relation?.to === index) &&
      !items.some(({ drawable }) => ["stove", "campfire"].includes(drawable))
    )
      bringIn(items, { ...plainItem("geranium"), count: pot.count, relation: { kind: "in", to: index } });
}

/** Roses that climb do so at what they are with: a gate, a wall, a house. */
function letClimb(items: readonly Draft[]): void {
  const support = items.findIndex(({ drawable }) => kindOf(drawable) === "place" && !parts.has(drawable));
  if (support < 0) return;
  for (const item of items)
    if (kindOf(item.drawable) === "plant" && item.pose === "climb")
      Object.assign(item, { count: climbing, size: smallest, relation: { kind: "on", to: support } });
}

const isKind = (kind: DrawableName, of: DrawableName) =>
  breedOf.get(kind) === of ||
  (of === "child" && ["boy", "girl"].includes(kind)) ||
  (of === "person" && ["man", "woman", "boy", "girl"].includes(kind));

/** "Two dogs, a corgi and a husky" are two: those named one by one are those counted before. */
function tellApart(items: readonly Draft[]): void {
  for (const [index, all] of items.entries()) {
    const next = items.slice(index + 1, index + 1 + all.count);
    const isTold =
      all.count > 1 &&
      !all.mass &&
      next.length === all.count &&
      next.every(({ drawable, count }) => count === 1 && isKind(drawable, all.drawable));
    if (isTold) Object.assign(all, { count: 1, relation: { kind: "part", to: index + 1 } });
  }
}

const dishes: ReadonlySet<DrawableName> = new Set<DrawableName>(["roast turkey", "pie", "table"]);

/** A turkey beside a pie or on a table is roasted, and is there once. */
function roast(items: readonly Draft[]): void {
  const first = items.findIndex(({ drawable }) => drawable === "roast turkey");
  for (const [index, item] of items.entries()) {
    if (item.drawable !== "turkey" || !items.some(({ drawable }) => dishes.has(drawable))) continue;
    item.drawable = "roast turkey";
    if (first >= 0 && first !== index) item.relation = { kind: "part", to: first };
  }
}

const disguises = ["witch", "pirate", "superhero", "princess", "skeleton"] as const;

/** Children who go from door to door are dressed up, each as somebody else. */
function dressUp(items: Draft[], said: string): void {
  if (!/trick[ -]or[ -]treat/.test(said)) return;
  const kids = items.find(({ drawable, count }) => drawable === "child" && count > 1);
  if (!kids) return;
  const others = disguises.slice(1, kids.count);
  Object.assign(kids, { drawable: disguises[0], count: 1, young: true });
  for (const drawable of others) bringIn(items, { ...plainItem(drawable), young: true });
}

/** A chimney of no house is one of a roof, and a team has its ball. */
function bring(items: Draft[]): void {
  const has = (name: DrawableName) => items.some(({ drawable }) => drawable === name);
  const chimney = items.find(({ drawable, relation }) => drawable === "chimney" && relation === null);
  if (chimney && items.length < maxItems) {
    chimney.relation = { kind: "on", to: items.length };
    bringIn(items, plainItem("roof"));
  }
  const team = items.findIndex(({ drawable, count }) => drawable === "football player" && count > 1);
  if (team >= 0 && !has("soccer ball") && !has("ball"))
    bringIn(items, { ...plainItem("soccer ball"), relation: { kind: "before", to: team } });
}

/** Who cares for somebody in bed is beside it. */
function keepUp(items: readonly Draft[]): void {
  const inBed = (item: Draft) => items[item.relation?.to ?? -1]?.drawable === "bed";
  const carers = items.filter((item) => ["nurse", "doctor"].includes(item.drawable) && inBed(item));
  if (items.filter(inBed).length <= carers.length) return;
  for (const carer of carers) if (carer.relation) carer.relation = { kind: "beside", to: carer.relation.to };
}

const rodents: ReadonlySet<DrawableName> = new Set<DrawableName>(["hamster", "mouse", "rat"]);

/** The wheel that a hamster runs in is its own. */
function ownWheels(items: readonly Draft[]): void {
  for (const item of items)
    if (item.drawable === "wheel" && items.some(({ drawable }) => rodents.has(drawable)))
      item.drawable = "hamster wheel";
}

/** A truck with something in its back is open, and so is an old one. */
function openTrucks(items: readonly Draft[], said: string): void {
  for (const [index, truck] of items.entries())
    if (
      truck.drawable === "truck" &&
      (/(vintage|old|antique) ([a-z]+ )?truck/.test(said) ||
        items.some(({ relation }) => relation?.kind === "in" && relation.to === index))
    )
      truck.drawable = "pickup truck";
}

/** Who guards a treasure in a cave is before the cave, and the treasure beside it. */
function guard(items: readonly Draft[], said: string): void {
  if (!/\bguard(s|ing)?\b/.test(said)) return;
  const to = items.findIndex(({ pose, relation }) => pose === "act" && relation === null);
  const next = items[to + 1];
  if (to < 0 || next?.relation?.kind !== "in") return;
  items[to]!.relation = { kind: "before", to: next.relation.to };
  next.relation = { kind: "beside", to };
}

/** The feathers of an animal are its own: none lie beside it. */
function ownFeathers(items: readonly Draft[], said: string): void {
  const owner = items.findIndex(({ drawable }) => kindOf(drawable) === "animal");
  if (owner < 0 || !/(with|its|of|open|spread|tail|wing) ([a-z]+ )*feathers/.test(said)) return;
  for (const item of items)
    if (item.drawable === "feather" && item.relation?.kind !== "hold")
      item.relation = { kind: "part", to: owner };
}

/** Who swings from a tree or a vine hangs in the tree; there is no swing. */
function swing(items: readonly Draft[], said: string): void {
  if (!/swing(s|ing)? (from|through|on|in|across|between) ([a-z]+ )*(tree|branch|vine|jungle)/.test(said))
    return;
  const swinger = items.findIndex(({ drawable }) => kindOf(drawable) === "animal");
  const it = items.find(({ drawable }) => drawable === "swing");
  if (swinger < 0 || !it) return;
  it.relation = { kind: "part", to: swinger };
  items[swinger]!.pose = "hang";
}

/** Toys that are hugged are held. */
function holdToys(items: readonly Draft[]): void {
  for (const toy of items) {
    const owner = items[toy.relation?.to ?? -1];
    if (toy.relation?.kind !== "beside" || kindOf(toy.drawable) !== "thing") continue;
    if (owner?.pose !== "hug" || kindOf(owner.drawable) !== "person") continue;
    toy.relation = { kind: "hold", to: toy.relation.to };
    owner.pose = null;
  }
}

/** Santa's sleigh is drawn by reindeer. */
function harness(items: readonly Draft[], said: string): void {
  const sleigh = items.findIndex(({ drawable }) => drawable === "sleigh");
  const team = items.findIndex(({ drawable }) => drawable === "reindeer");
  if (sleigh < 0 || team < 0) return;
  const flies = /\b(fly|flies|flying|sky|rooftops?|above)\b/.test(said);
  Object.assign(items[team]!, {
    count: Math.max(2, items[team]!.count),
    relation: null,
    pose: flies ? "fly" : "walk",
  });
  items[sleigh]!.relation = { kind: "beside", to: team };
  for (const rider of items)
    if (kindOf(rider.drawable) === "person" && rider.relation?.to === sleigh)
      Object.assign(rider, { pose: null, relation: { kind: "in", to: sleigh } });
}

/** Who is on a hill stands on one of their own: the country's hills are far away. */
function raiseHill(items: Draft[], said: string): void {
  if (
    !/\b(on|atop|top of|over) (a|the|an|top of a|top of the|his|her|their) ([a-z]+ ){0,2}hill(top|side)?\b/.test(
      said,
    )
  )
    return;
  const [first] = items;
  if (!first || first.mass || first.relation !== null || kindOf(first.drawable) === "vehicle") return;
  if (items.length === maxItems) return;
  first.relation = { kind: "on", to: items.length };
  bringIn(items, plainItem("knoll"));
}

/** Whoever leaps a fence with a horse sits on it. */
function ride(items: readonly Draft[]): void {
  const horse = items.findIndex(
    ({ drawable, pose, relation }) => drawable === "horse" && pose === "jump" && relation?.kind === "over",
  );
  for (const rider of items)
    if (
      horse >= 0 &&
      kindOf(rider.drawable) === "person" &&
      rider.pose === "jump" &&
      rider.relation?.kind === "over"
    )
      Object.assign(rider, { pose: "sit", relation: { kind: "on", to: horse } });
}

/** A treehouse has a ladder of its own. */
function ownLadder(items: readonly Draft[]): void {
  const to = items.findIndex(({ drawable }) => drawable === "treehouse");
  const ladder = items.find(({ drawable, relation }) => drawable === "ladder" && relation?.kind !== "hold");
  if (to >= 0 && ladder) ladder.relation = { kind: "part", to };
}

/** What is only seen once all is said: which parts belong to what, and how things lie that are many. */
export function completed(items: Draft[], season: Season | null, said: string): void {
  joinParts(items);
  tellApart(items);
  roast(items);
  dressUp(items, said);
  scatterLeaves(items, season);
  lightCakes(items, said);
  plantPots(items);
  letClimb(items);
  keepUp(items);
  ownWheels(items);
  openTrucks(items, said);
  guard(items, said);
  ownFeathers(items, said);
  swing(items, said);
  holdToys(items);
  harness(items, said);
  raiseHill(items, said);
  ownLadder(items);
  ride(items);
  bring(items);
}
