import type { DrawableName } from "../drawables.ts";

/** Where a scene may be. */
export const settings = [
  "beach",
  "building site",
  "canyon",
  "city",
  "classroom",
  "desert",
  "farm",
  "forest",
  "garden",
  "greek village",
  "harbor",
  "hills",
  "ice",
  "island",
  "jungle",
  "lake",
  "mars",
  "medina",
  "meadow",
  "moon",
  "mountains",
  "paris",
  "park",
  "pool",
  "porch",
  "river",
  "road",
  "room",
  "savanna",
  "sea",
  "shop",
  "sky",
  "snow",
  "space",
  "stadium",
  "stage",
  "street",
  "underwater",
  "venice",
  "village",
  "vineyard",
  "waterfall",
  "zoo",
] as const;
export type Setting = (typeof settings)[number];

/** The light of a scene; a twilight is a sunset. */
export const timesOfDay = ["sunrise", "day", "sunset", "night"] as const;
export type TimeOfDay = (typeof timesOfDay)[number];

export const weathers = ["clear", "cloudy", "rain", "storm", "snow", "fog", "wind"] as const;
export type Weather = (typeof weathers)[number];

export const seasons = ["spring", "summer", "autumn", "winter"] as const;
export type Season = (typeof seasons)[number];

/** What something does, as far as it shows; a pose that a drawing does not know is drawn standing. */
export const poses = [
  "stand",
  "sit",
  "lie",
  "sleep",
  "walk",
  "run",
  "jump",
  "fly",
  "swim",
  "float",
  "eat",
  "read",
  "play",
  "dance",
  "look",
  "smile",
  "bloom",
  "hug",
  "act",
  "hang",
  "howl",
  "climb",
  "kick",
  "spray",
] as const;
export type Pose = (typeof poses)[number];

/**
 * Where something is, seen from the other: "a cat on a table" is the cat's relation `on` to the table.
 * `wear` and `hold` belong to the hat and the balloon ("a girl with a balloon": the balloon's `hold` to the girl);
 * `part` is what belongs to the other without a place of its own ("a house with a red door"); `in` of a container or vehicle
 * is inside it, looking out. `between` names the first of two; the second is the item after it.
 */
export const relationKinds = [
  "on",
  "under",
  "over",
  "before",
  "behind",
  "beside",
  "between",
  "in",
  "around",
  "wear",
  "hold",
  "part",
] as const;
export type RelationKind = (typeof relationKinds)[number];

export interface Relation {
  kind: RelationKind;
  /** The index in `items` of the other. */
  to: number;
}

/** How what a visitor wrote is shown: itself, by something of its kind (a spaniel by a dog), or not at all. */
export type Match = "drawn" | "similar" | "not-drawn";

/** Things of one sort in a scene. */
export interface SceneItem {
  drawable: DrawableName;
  /** How many, 1 to 12. */
  count: number;
  /** Many of them all over the ground: "a field of sunflowers". The count is then 12. */
  mass: boolean;
  /** Of the thing itself, as #rrggbb in the order of mention, none for its own colors; several are spread over copies or parts. */
  colors: readonly string[];
  pattern: "striped" | "spotted" | null;
  /** Relative to what is usual for it: 1, tiny 0.5, huge 1.8. */
  size: number;
  /** A kitten, a foal, a baby elephant: large head, short legs. */
  young: boolean;
  /** Near the horizon: "a boat far away". */
  far: boolean;
  pose: Pose | null;
  relation: Relation | null;
  /** The color of somebody's hair, where it was said. */
  hair?: string;
  /** How somebody's hair is worn, where it was said. */
  hairStyle?: "short" | "long" | "bun" | "tails" | "curly";
  /** "With a beard", of those who have none by themselves. */
  hasBeard?: boolean;
  /** Of a couple: "elderly". */
  isOld?: boolean;
  /** Of whom the word for what they are leaves open whether they are a woman or a man: "a firewoman". */
  isFemale?: boolean;
  isMale?: boolean;
  /** "Without shoes". */
  isBarefoot?: boolean;
  /** The color of somebody's skin, where it was said. */
  skin?: string;
  /** How somebody feels, where it was said and is no smile. */
  mood?: "sad" | "angry" | "surprised";
  /** What somebody is dressed up as who is no person: an animal, a pumpkin. */
  costume?: DrawableName;
  /** What somebody has under their feet who is not known by it. */
  glidesOn?: "skis" | "ice skates" | "snowboard";
  /** Whether nothing but the head and the chest is seen. */
  isPortrait?: boolean;
  /** Whether somebody sits on a seat, where legs hang down. */
  onSeat?: boolean;
}

/** A word or phrase of a prompt and what became of it; words that mean nothing by themselves ("the", "is") are left out. */
export interface SceneWord {
  /** As the visitor wrote it. */
  text: string;
  match: Match;
  /** What is drawn in its stead, where the match is `similar`. */
  as: string | null;
  /** How much it counts in the share that is drawn: things, places and deeds 1, what describes them 0.5. */
  weight: 1 | 0.5;
  /** The item it names or describes; null where it says something else, such as a setting, or is not drawn. */
  item: number | null;
  /** Of a deed: how it would be seen. */
  pose?: Pose;
}

/** What a prompt says, before anything has its place. */
export interface SceneGraph {
  /** In the order of mention, the first is the main one; none where nothing was said. */
  settings: readonly Setting[];
  timeOfDay: TimeOfDay | null;
  weather: Weather | null;
  season: Season | null;
  /** The sky's color where one was asked for ("a pink sky"). */
  skyColor: string | null;
  /** The first item fills the frame. */
  closeUp: boolean;
  items: readonly SceneItem[];
  words: readonly SceneWord[];
}
