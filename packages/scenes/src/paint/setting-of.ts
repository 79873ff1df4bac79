import { type DrawableName, kindOf } from "../drawables.ts";
import type { SceneGraph, SceneItem, Setting } from "../words/scene-graph.ts";
import {
  names,
  onWater,
  inWater,
  marine,
  onIceSea,
  deep,
  ofSpace,
  ofRooms,
  outdoorThings,
  homes,
  placesOfDeeds,
} from "./homes.ts";
import { habitOf, heightOf } from "./traits.ts";

const withWater: ReadonlySet<Setting> = new Set<Setting>([
  "lake",
  "river",
  "sea",
  "beach",
  "underwater",
  "island",
  "harbor",
  "pool",
]);

/** Land in which water lies, where both are named. */
const shores: ReadonlySet<Setting> = new Set<Setting>([
  "mountains",
  "forest",
  "garden",
  "park",
  "meadow",
  "hills",
]);

const isAmong = (items: readonly SceneItem[], set: ReadonlySet<string>) =>
  items.some(({ drawable }) => set.has(drawable));

/** What swims and cannot be on land. */
const isFish = ({ drawable, relation, pose }: SceneItem) =>
  ["fish", "trout", "whale", "dolphin", "shark"].includes(drawable) &&
  pose !== "fly" &&
  !["in", "on", "hold", "part"].includes(relation?.kind ?? "");

/** What cannot stand on open water: a palm tree, a house, somebody on their feet. */
const needsLand = ({ drawable, pose, relation }: SceneItem) =>
  relation?.kind !== "in" &&
  relation?.kind !== "on" &&
  pose !== "swim" &&
  pose !== "fly" &&
  !onWater.has(drawable) &&
  !inWater.has(drawable) &&
  ["ground", "far"].includes(habitOf(drawable)) &&
  !["rock", "cliff", "iceberg", "ice floe"].includes(drawable);

function named({ settings, items, words }: SceneGraph): Setting | undefined {
  const [first] = settings;
  // "water" is the sea where there is a beach
  // the shore of a lake is no beach
  const isLakeShore = settings.includes("lake") && words.some(({ text }) => /^shores?$/i.test(text));
  const shore = isLakeShore ? undefined : settings.find((setting) => setting === "beach");
  if (isLakeShore) return "lake";
  if (shore) return shore;
  const wet = settings.find((setting) => withWater.has(setting));
  const swims = items.some(
    ({ drawable, pose, relation }) =>
      relation?.kind !== "in" &&
      (onWater.has(drawable) || inWater.has(drawable) || pose === "swim" || pose === "float"),
  );
  const leaping = items.some(({ drawable, pose }) => inWater.has(drawable) && pose === "jump");
  if (leaping && first === "underwater") return "sea";
  // "out of the water" is the sea where its animals are
  const isMarine = items.some(({ drawable }) => marine.has(drawable));
  if (isMarine && settings.includes("lake") && words.some(({ text }) => /^waters?$/i.test(text)))
    return leaping || swims ? "sea" : "beach";
  // a road through the mountains is the place, they are what is seen from it
  const way = settings.find(
    (setting) => setting === "road" || setting === "waterfall" || setting === "village",
  );
  // "a street in Paris" is one of Paris
  const town = settings.find((setting) => ["paris", "venice", "medina", "greek village"].includes(setting));
  if (town) return town;
  // who skates in a village does so on its pond
  const ice = settings.find((setting) => setting === "ice");
  if (ice) return ice;
  const harbor = settings.find((setting) => setting === "harbor");
  if (harbor) return harbor;
  // the path of a garden is in it
  if (way === "road" && (first === "garden" || first === "park")) return first;
  if (way && first !== undefined && (shores.has(first) || first === "desert" || first === "jungle"))
    return way;
  // koi in a garden swim in its pond
  if (!wet && first !== undefined && shores.has(first) && items.some(isFish)) return "lake";
  // a watering hole lies in its savanna, an oasis in its desert
  const isWaterHole = words.some(({ text }) => /^water(?:ing)?[ -]?hole$/i.test(text));
  const dry = isWaterHole
    ? "savanna"
    : settings.find((setting) => setting === "savanna" || setting === "desert");
  if (dry && wet && ["lake", "river"].includes(wet)) return dry;
  const chosen = wet && (swims || (first !== undefined && shores.has(first))) ? wet : first;
  // icebergs and whales of "the arctic sea" are in it
  const isIcy =
    first === "snow" && settings.includes("sea") && items.some(({ drawable }) => onIceSea.has(drawable));
  if (isIcy) return "sea";
  const isDeep =
    (chosen === "sea" || chosen === "garden" || (chosen === "beach" && settings.includes("garden"))) &&
    items.length > 0 &&
    items.every(
      ({ drawable, pose, relation }) => deep.has(drawable) && pose !== "jump" && relation?.kind !== "on",
    );
  if (isDeep) return "underwater";
  return chosen === "sea" && items.some(needsLand) ? "beach" : chosen;
}

/** Where a scene plays: the place that was named and that its things can be at, or one in which they are at home. */
export function settingOf(graph: SceneGraph): Setting {
  const { items, settings } = graph;
  const seesOut =
    isAmong(items, new Set<DrawableName>(["window"])) &&
    !isAmong(items, names("house, cottage, cabin, castle"));
  const outdoors = settings[0];
  if (
    seesOut &&
    (outdoors === undefined || ["snow", "garden", "city", "mountains", "sea"].includes(outdoors))
  )
    return "room";
  const asked = named(graph);
  // sunflowers before the sky stand on the ground
  const isRooted = items.some(({ drawable, relation }) => kindOf(drawable) === "plant" && relation === null);
  const isOnCloud = graph.words.some(({ text }) => /cloud/i.test(text));
  const stands = items.some(
    ({ drawable, pose, relation }) =>
      kindOf(drawable) === "person" &&
      relation?.kind !== "in" &&
      relation?.kind !== "on" &&
      !["fly", "float", "jump"].includes(pose ?? ""),
  );
  const said = asked === "sky" && (isRooted || (stands && !isOnCloud)) ? "meadow" : asked;
  if (said) return said;
  const hasPeople = items.some(({ drawable }) => kindOf(drawable) === "person");
  const done = graph.words
    // a shark has teeth as well
    .map(({ text }) =>
      text.toLowerCase() === "teeth" && !hasPeople ? undefined : placesOfDeeds.get(text.toLowerCase()),
    )
    .find((place) => place !== undefined);
  if (done) return done;
  if (isAmong(items, names("market stall"))) return "street";
  const hasHouse = items.some(({ drawable }) => kindOf(drawable) === "place" && heightOf(drawable) > 3);
  if (!hasHouse && isAmong(items, names("door")) && isAmong(items, names("wreath"))) return "porch";
  const isAtHome = isAmong(items, names("christmas tree")) && graph.season === null && graph.weather === null;
  if (isAtHome && items.some(({ drawable }) => kindOf(drawable) === "person")) return "room";
  const first = items[0]?.drawable;
  if (isAmong(items, names("snowman, igloo, snow angel, sled"))) return "snow";
  if (isAmong(items, ofSpace)) return "space";
  const floating = items.some(
    ({ drawable, relation }) =>
      onWater.has(drawable) &&
      !(relation?.kind === "in" && ["bottle", "jar", "glass"].includes(items[relation.to]?.drawable ?? "")),
  );
  const leaps = items.some(({ drawable, pose }) => inWater.has(drawable) && pose === "jump");
  if (leaps) return "sea";
  // an otter on its back is in the water
  const swimming = items.find(
    ({ drawable, pose, relation }) =>
      kindOf(drawable) === "animal" &&
      (pose === "swim" || pose === "float") &&
      relation === null &&
      !inWater.has(drawable) &&
      !onWater.has(drawable),
  );
  if (swimming && settings.length === 0)
    return ["otter", "seal", "walrus", "polar bear"].includes(swimming.drawable) ? "sea" : "lake";
  // a mermaid on her rock is above the water, who surfs is on it
  const isAbove = items.some(
    ({ drawable, relation }) =>
      (drawable === "mermaid" && relation?.kind === "on") ||
      (relation?.kind === "on" && items[relation.to]?.drawable === "surfboard") ||
      (drawable === "surfboard" && relation?.kind === "under"),
  );
  if (isAbove) return "sea";
  const deep = items.some(({ drawable, relation }) => relation?.kind !== "in" && inWater.has(drawable));
  // who stands with a fish has caught it
  const onLand =
    isAmong(items, names("pier")) ||
    (items.some(needsLand) &&
      items.some(({ drawable }) => kindOf(drawable) === "person") &&
      !isAmong(items, names("mermaid")));
  if (deep && !floating) return onLand ? "lake" : "underwater";
  if (floating)
    return items.some(
      ({ drawable }) =>
        ["lighthouse", "swan", "water lily", "lily pad", "lotus", "canoe"].includes(drawable) ||
        (kindOf(drawable) === "person" && drawable !== "surfer"),
    )
      ? "lake"
      : "sea";
  const isTableware = isAmong(
    items,
    names("cup, teapot, tea, coffee, bowl, plate, vase, bottle, candle, jar"),
  );
  const isStill =
    items.length > 0 &&
    !isAmong(items, outdoorThings) &&
    items.every(
      ({ drawable, relation }) =>
        (relation?.kind === "in" && isAmong(items, names("bottle, jar, glass, bowl, aquarium"))) ||
        (["food", "thing"].includes(kindOf(drawable)) && habitOf(drawable) !== "air") ||
        // flowers in a vase
        (kindOf(drawable) === "plant" &&
          (relation?.kind === "in" ||
            isTableware ||
            (kindOf(items[0]?.drawable ?? "cat") === "food" && heightOf(drawable) < 0.8))),
    );
  if (isAmong(items, ofRooms) || isStill) return "room";
  // a cat on its books or a child with a candle is at home
  const isCozy =
    isAmong(
      items,
      names("books, candle, yarn, pillow, clock, candlestick, box, picture frame, doll, building blocks"),
    ) &&
    items.every(
      ({ drawable }) => !["far", "sky", "water"].includes(habitOf(drawable)) && kindOf(drawable) !== "plant",
    );
  if (isCozy) return "room";
  const home = homes.find(([, set]) => first !== undefined && set.has(first))?.[0] ?? "meadow";
  // a house is seen from outside
  const isOutside = items.some(({ drawable }) => kindOf(drawable) === "place" && heightOf(drawable) > 3);
  return home === "room" && isOutside ? "meadow" : home;
}
