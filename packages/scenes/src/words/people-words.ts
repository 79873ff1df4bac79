import { byWord } from "./by-word.ts";
import type { SceneItem } from "./scene-graph.ts";

export const youngWords = new Set(["baby", "young", "newborn"]);

/** Of an animal, a grown one of its kind, and its young: "a cow and its calf", "mother bear". */
export const parentWords: ReadonlySet<string> = new Set(
  "mother mom mum mama mommy father dad papa daddy parent".split(" "),
);

export const offspringWords: ReadonlySet<string> = new Set(
  "baby babies cub cubs calf calves pup pups youngster youngsters offspring joey hatchling hatchlings".split(
    " ",
  ),
);

/** What animals have by themselves: it is seen on them, and stands nowhere else. */
export const bodyWords: ReadonlySet<string> = new Set(
  "feather mane tail wing horn ear eye whisker paw nose beak fur shell antler spot stripe trunk neck tongue".split(
    " ",
  ),
);

/** What people have by themselves, and those of it that are drawn on everybody. */
export const ownOfPeople: ReadonlyMap<string, "drawn" | "not-drawn"> = new Map([
  ...["eye", "smile", "face", "arm", "hand", "leg", "cheek", "nose", "mouth"].map(
    (word) => [word, "drawn"] as const,
  ),
  ...[
    "beard",
    "moustache",
    "mustache",
    "freckle",
    "curl",
    "braid",
    "ponytail",
    "pigtail",
    "wrinkle",
    "dimple",
    "bun",
    "tattoo",
    "mask",
  ].map((word) => [word, "not-drawn"] as const),
]);

/** How hair is worn, by the words for it: "with braids", "curly hair". */
export const hairStyles: ReadonlyMap<string, NonNullable<SceneItem["hairStyle"]>> = new Map([
  ["braid", "tails"],
  ["braided", "tails"],
  ["pigtail", "tails"],
  ["bun", "bun"],
  ["curl", "curly"],
  ["curly", "curly"],
  ["long", "long"],
  ["short", "short"],
]);

/** The colors of skin by the words for them. */
export const skinTones: ReadonlyMap<string, string> = new Map([
  ["black", "#7a4a30"],
  ["dark", "#7a4a30"],
  ["brown", "#9a6342"],
  ["tan", "#c68d63"],
  ["tanned", "#c68d63"],
  ["olive", "#cf9d70"],
  ["light", "#f6d0b1"],
  ["fair", "#f9dcc4"],
  ["pale", "#f9dcc4"],
  ["white", "#f6d0b1"],
]);

/** How somebody feels, by the words for it; who feels nothing special smiles. */
export const moods = byWord<NonNullable<SceneItem["mood"]>>({
  sad: "sad, crying, unhappy, upset, lonely, weeping",
  angry: "angry, mad, grumpy, furious",
  surprised: "surprised, scared, amazed, frightened, shocked, astonished, afraid",
});

/** What follows somebody's name where somebody else is dressed up as them: "in a pirate costume". */
export const costumeWords: ReadonlySet<string> = new Set(
  "costume costumes outfit onesie suit disguise dress dresses gown uniform tutu".split(" "),
);

/** Makes people old. */
export const oldWords: ReadonlySet<string> = new Set(["old", "elderly", "aged"]);

/** People who are nothing but that: a color says what they look like, and those of one family are alike. */
export const plainPeople: ReadonlySet<string> = new Set([
  "man",
  "woman",
  "boy",
  "girl",
  "child",
  "baby",
  "couple",
  "old man",
  "old woman",
]);
