import { kindOf } from "../drawables.ts";
import { breathed, inFlight, inItsPlace, inItsPouch, withBranch, withParents } from "./in-its-place.ts";
import { isCreature } from "../figures/creature-looks.ts";
import type { SceneGraph, SceneItem, Setting } from "../words/scene-graph.ts";
import { atItsTree, ofItsKind, ofSeveralColors } from "./of-its-kind.ts";
import { withTable } from "./with-table.ts";

const winged = new Set(["fairy", "superhero", "witch", "angel", "santa claus"]);

/** Who plays an instrument stands still. */
const withInstrument = (item: SceneItem, index: number, items: readonly SceneItem[]): SceneItem =>
  item.pose === "play" &&
  kindOf(item.drawable) === "person" &&
  items.some(
    ({ drawable, relation }) =>
      relation?.kind === "hold" &&
      relation.to === index &&
      !["ball", "kite", "balloon"].includes(drawable) &&
      kindOf(drawable) === "thing",
  )
    ? { ...item, pose: "stand" }
    : item;

const seatedPlay: ReadonlySet<string> = new Set([
  "doll",
  "building blocks",
  "toy",
  "teddy bear",
  "puzzle",
  "dice",
  "yarn",
]);
const playedAt: ReadonlySet<string> = new Set(["piano", "chess board", "drum", "computer", "easel"]);

/** Who plays with toys sits with them, who plays the piano has their hands on it, and who is on a trampoline jumps. */
const atPlay = (item: SceneItem, index: number, items: readonly SceneItem[]): SceneItem => {
  if (kindOf(item.drawable) !== "person") return item;
  const seat = items[item.relation?.to ?? -1];
  if (item.pose === null && item.relation?.kind === "on" && seat?.drawable === "trampoline")
    return { ...item, pose: "jump" };
  if (item.pose !== "play") return item;
  const isWith = (names: ReadonlySet<string>) =>
    items.some(({ drawable, relation }) => names.has(drawable) && relation?.to === index) ||
    (item.relation?.kind === "beside" && names.has(seat?.drawable ?? ""));
  // two play at one board
  const board = items.findIndex(
    ({ drawable, relation }) => drawable === "chess board" && relation?.to !== index,
  );
  if (board >= 0 && item.relation === null)
    return { ...item, pose: "act", relation: { kind: "beside", to: board } };
  const toys = items.some(({ drawable, relation }) => seatedPlay.has(drawable) && relation !== null);
  return isWith(playedAt)
    ? { ...item, pose: "act" }
    : toys || isWith(seatedPlay)
      ? { ...item, pose: "sit" }
      : item;
};

/** Who is at a pool and does nothing on its edge is in it. */
const inPool = (item: SceneItem, setting: Setting): SceneItem =>
  setting === "pool" &&
  kindOf(item.drawable) === "person" &&
  item.relation === null &&
  [null, "play", "float"].includes(item.pose)
    ? { ...item, pose: "swim" }
    : item;

/** A turtle in open water swims. */
const inSea = (item: SceneItem, setting: Setting): SceneItem =>
  item.drawable === "turtle" &&
  setting === "sea" &&
  item.relation === null &&
  (item.pose === null || item.pose === "walk")
    ? { ...item, pose: "swim" }
    : item;

/** Who has a picnic sits. */
const atPicnic = (item: SceneItem, items: readonly SceneItem[]): SceneItem =>
  kindOf(item.drawable) === "person" &&
  item.pose === null &&
  items.some(({ drawable }) => drawable === "picnic basket" || drawable === "blanket")
    ? { ...item, pose: "sit" }
    : item;

const lowBoats: ReadonlySet<string> = new Set(["canoe", "boat", "gondola", "sailboat"]);

/** Who is in a small boat sits. */
const inBoat = (item: SceneItem, items: readonly SceneItem[]): SceneItem =>
  ["in", "on"].includes(item.relation?.kind ?? "") &&
  kindOf(item.drawable) === "person" &&
  [null, "stand", "look", "smile", "float"].includes(item.pose) &&
  lowBoats.has(items[item.relation?.to ?? -1]?.drawable ?? "")
    ? { ...item, pose: "sit" }
    : item;

/** Who is in a bed lies in it. */
const inBed = (item: SceneItem, items: readonly SceneItem[]): SceneItem =>
  ["in", "on"].includes(item.relation?.kind ?? "") &&
  kindOf(item.drawable) === "person" &&
  item.pose === null &&
  items[item.relation?.to ?? -1]?.drawable === "bed"
    ? { ...item, pose: "sleep" }
    : item;

/** Who runs through a sprinkler or a cloud of bubbles is beside it. */
const besideIt = (item: SceneItem, items: readonly SceneItem[]): SceneItem =>
  item.relation?.kind === "in" &&
  kindOf(item.drawable) === "person" &&
  ["hose", "net", "bubbles", "clothesline", "telescope", "ring"].includes(
    items[item.relation.to]?.drawable ?? "",
  )
    ? { ...item, relation: { kind: "beside", to: item.relation.to } }
    : item;

/** Who flies a kite is on the ground: people without wings run instead. */
const flown: ReadonlySet<string> = new Set(["kite", "airplane", "biplane", "balloon", "helicopter"]);
const onBoards: ReadonlySet<string> = new Set(["surfer", "skier", "snowboarder"]);
const onItsFeet = (item: SceneItem, items: readonly SceneItem[]): SceneItem =>
  onBoards.has(item.drawable) && (item.pose === "sit" || item.pose === "jump")
    ? { ...item, pose: "stand" }
    : item.pose === "fly" &&
        kindOf(item.drawable) === "person" &&
        !winged.has(item.drawable) &&
        items.some(({ drawable }) => flown.has(drawable))
      ? { ...item, pose: "run" }
      : item;

/** Where legs hang down. */
const highSeats: ReadonlySet<string> = new Set([
  "bench",
  "porch swing",
  "chair",
  "sofa",
  "armchair",
  "swing",
  "wheelchair",
  "wall",
  "stairs",
  "throne",
  "seesaw",
  "bicycle",
  "motorcycle",
  "scooter",
]);
const seats: ReadonlySet<string> = new Set([
  ...highSeats,
  "sleigh",
  "sled",
  "blanket",
  "towel",
  "beach chair",
  "life ring",
]);
/** Where one naps sitting. */
const upright: ReadonlySet<string> = new Set(["armchair", "chair", "swing", "wheelchair", "throne"]);
/** What one does sitting where there is a seat. */
const done: ReadonlySet<string> = new Set(["look", "smile", "stand", "act", "play"]);

const isAnimal = (item: SceneItem | undefined) => item !== undefined && kindOf(item.drawable) === "animal";

/** Who is on a seat and does nothing else sits. */
function onItsSeat(item: SceneItem, items: readonly SceneItem[]): SceneItem {
  if (kindOf(item.drawable) !== "person" || item.relation?.kind !== "on") return item;
  const seat = items[item.relation.to];
  const name = seat?.drawable ?? "";
  const sits =
    seats.has(name) || isAnimal(seat) || (seat !== undefined && kindOf(seat.drawable) === "person");
  const rests = item.pose === null || done.has(item.pose);
  const pose = sits && rests ? ("sit" as const) : item.pose;
  const naps = pose === "sleep" && upright.has(name);
  const isSitting = pose === "sit" || pose === "read" || pose === "eat" || naps;
  return { ...item, pose, ...(isSitting && highSeats.has(name) && { onSeat: true }) };
}

/** Whoever is seen from near faces the viewer, and waves at nobody. */
const forPortrait = (item: SceneItem, { closeUp, items }: SceneGraph): SceneItem => {
  if (!closeUp || items[0]?.drawable !== item.drawable || item.pose !== null) return item;
  if (kindOf(item.drawable) === "person") return { ...item, pose: "stand" };
  const isLone = items.every(
    (other) => other === item || ["hold", "wear", "part"].includes(other.relation?.kind ?? ""),
  );
  return isCreature(item.drawable)
    ? { ...item, pose: "sit", ...(isLone && items.length > 0 && { isPortrait: true }) }
    : item;
};

/** Out of doors a lamp is one of the street. */
const outside = (item: SceneItem, setting: Setting): SceneItem =>
  item.drawable === "lamp" && ["street", "city", "village", "park", "road", "harbor"].includes(setting)
    ? { ...item, drawable: "street lamp" }
    : item;

/** What each of several people has of their own: food they eat, hats they wear. */
const haveEach = (item: SceneItem, items: readonly SceneItem[]): SceneItem => {
  const owner = items[item.relation?.to ?? -1];
  const isOwn =
    item.relation?.kind === "wear" ||
    (item.relation?.kind === "hold" &&
      (kindOf(item.drawable) === "food" || ["cup", "book", "marshmallow"].includes(item.drawable)));
  return isOwn && owner && owner.count > item.count && kindOf(owner.drawable) === "person"
    ? { ...item, count: owner.count }
    : item;
};

/** What carries one person only. */
const oneSeated: ReadonlySet<string> = new Set([
  "bicycle",
  "motorcycle",
  "scooter",
  "chair",
  "armchair",
  "throne",
  "swing",
  "wheelchair",
  "skateboard",
]);

/** Two who ride horses have two of them. */
const oneEach = (item: SceneItem, index: number, items: readonly SceneItem[]): SceneItem => {
  const riders = items.filter(
    ({ drawable, relation }) =>
      relation?.kind === "on" && relation.to === index && kindOf(drawable) === "person",
  );
  const count = riders.reduce((sum, rider) => sum + rider.count, 0);
  const isOneEach = kindOf(item.drawable) === "animal" || oneSeated.has(item.drawable);
  return isOneEach && count > 1 && (item.count > 1 || item.drawable === "swing") ? { ...item, count } : item;
};

interface Among {
  index: number;
  items: readonly SceneItem[];
  graph: SceneGraph;
  setting: Setting;
}

/** What is chased runs too, and so does who runs along. */
const inFlee = (item: SceneItem, items: readonly SceneItem[]): SceneItem => {
  const runner = item.relation?.kind === "beside" ? items[item.relation.to] : undefined;
  return isAnimal(item) && isAnimal(runner) && item.pose === null && runner?.pose === "run"
    ? { ...item, pose: "run" }
    : item;
};

/** People spray with what they hold. */
const withHose = (item: SceneItem): SceneItem =>
  item.pose === "spray" && kindOf(item.drawable) === "person" ? { ...item, pose: "act" } : item;

/** What is made of each thing, in this order. */
const steps: readonly ((item: SceneItem, among: Among) => SceneItem)[] = [
  (item, { graph }) => breathed(item, graph),
  (item, { items }) => besideIt(item, items),
  withHose,
  (item, { items }) => inFlee(item, items),
  (item, { items }) => inItsPouch(item, items),
  (item, { items }) => inBed(item, items),
  (item, { items }) => inBoat(item, items),
  (item, { items, index }) => atPlay(item, index, items),
  (item, { items }) => atPicnic(item, items),
  (item, { setting }) => inPool(item, setting),
  (item, { setting }) => inSea(item, setting),
  (item, { items, index }) => withInstrument(item, index, items),
  (item, { items }) => onItsFeet(item, items),
  (item, { items }) => onItsSeat(item, items),
  (item, { graph }) => forPortrait(item, graph),
  (item, { items, index }) => oneEach(item, index, items),
  (item, { items }) => haveEach(item, items),
  (item, { items }) => withParents(item, items),
  (item, { items }) => inItsPlace(item, items),
  (item, { items, graph, setting }) => inFlight(item, items, graph, setting),
  (item) => ofSeveralColors(item),
  (item, { setting }) => outside(item, setting),
  (item, { items, index }) => atItsTree(item, index, items),
  (item, { index, items, setting }) => ofItsKind(item, index, items, setting),
];

/** The things of a scene as they are drawn: in poses that go with where they are, with what they need to stand on. */
export const madeReady = (graph: SceneGraph, setting: Setting): readonly SceneItem[] =>
  withTable(
    withBranch(
      graph.items.map((item, index) =>
        steps.reduce((made, step) => step(made, { index, items: graph.items, graph, setting }), item),
      ),
      graph,
      setting,
    ),
    setting,
  );
