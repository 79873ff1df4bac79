import { type DrawableName, kindOf } from "../drawables.ts";
import { habitOf } from "../paint/traits.ts";
import type { Pose, SceneGraph } from "../words/scene-graph.ts";
import { hanging } from "./hanging.ts";
import { isCreature } from "./creature-looks.ts";
import { isPerson } from "./people-looks.ts";

const always: ReadonlySet<Pose> = new Set<Pose>(["stand", "look", "smile", "climb"]);
const ofPlaces: ReadonlySet<Pose> = new Set<Pose>(["fly", "swim", "float"]);
const ofAnimals: ReadonlySet<Pose> = new Set<Pose>([
  "sit",
  "lie",
  "sleep",
  "walk",
  "run",
  "jump",
  "play",
  "hug",
  "howl",
]);

/** Who is drawn above the water when it jumps. */
const leapers: ReadonlySet<DrawableName> = new Set<DrawableName>([
  "dolphin",
  "whale",
  "orca",
  "fish",
  "shark",
]);

const names = (text: string) => new Set(text.split(", ")) as ReadonlySet<string>;
/** By our own hand: who runs and lies, who plays, who is seen to sleep. */
const beasts = names("elephant, mammoth, rhinoceros, hippopotamus, giraffe, dinosaur, camel, llama");
const ofBeasts: ReadonlySet<Pose> = new Set<Pose>(["run", "jump", "play", "dance", "lie"]);
const lively: Readonly<Partial<Record<Pose, ReadonlySet<string>>>> = {
  run: names("kangaroo, tyrannosaurus"),
  jump: names("kangaroo, tyrannosaurus, monkey, gorilla, penguin"),
  play: names("kangaroo, monkey, gorilla, penguin, dolphin, orca, shark"),
  dance: names("kangaroo, monkey, gorilla, penguin"),
  hug: names("monkey, gorilla, penguin"),
  lie: names("penguin"),
  eat: names("elephant, mammoth"),
  spray: names("elephant, mammoth, whale"),
};
const sleepers = names(
  "kangaroo, tyrannosaurus, monkey, gorilla, penguin, owl, chick, peacock, chicken, rooster, flamingo, duck, goose, swan, bird, crow, parrot, toucan, woodpecker, eagle, turtle, tortoise, octopus, crab, snail, bee, ladybug, snake, seal, walrus, jellyfish, squid, hedgehog, caterpillar, spider, bat, lizard, turkey, ostrich, phoenix, crocodile, dragonfly, ant",
);

/** Whether somebody who sees the drawing of a thing would say that it does this. What has one picture only does nothing. */
export function showsPose(drawable: DrawableName, pose: Pose): boolean {
  if (pose === "act") return false;
  if (always.has(pose) || isPerson(drawable) || drawable === "couple") return true;
  // where it is says as much
  if (ofPlaces.has(pose)) return true;
  if (pose === "jump" && leapers.has(drawable)) return true;
  if (lively[pose]?.has(drawable) || (beasts.has(drawable) && ofBeasts.has(pose))) return true;
  if (pose === "sleep" && (beasts.has(drawable) || sleepers.has(drawable))) return true;
  if (pose === "hang") return hanging(drawable, undefined) !== null || kindOf(drawable) !== "animal";
  if (isCreature(drawable)) return ofAnimals.has(pose);
  if (pose === "bloom") return kindOf(drawable) === "plant";
  // birds and whoever rides sit as they are drawn
  return pose === "sit" || (pose === "walk" && habitOf(drawable) === "ground");
}

/** A graph whose words tell of no deeds that its picture does not show. */
export function withoutUnseenDeeds(graph: SceneGraph): SceneGraph {
  const words = graph.words.map((word) => {
    const doer = word.item === null ? undefined : graph.items[word.item];
    // who eats is seen with what they eat at their mouth
    const eats =
      word.pose === "eat" &&
      graph.items.some(({ relation }) => relation?.kind === "hold" && relation.to === word.item);
    const isSeen = !word.pose || !doer || eats || showsPose(doer.drawable, word.pose);
    return isSeen ? word : { ...word, match: "not-drawn" as const, as: null };
  });
  return { ...graph, words };
}
