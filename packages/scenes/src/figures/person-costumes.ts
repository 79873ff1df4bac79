import { type DrawableName, kindOf } from "../drawables.ts";
import { type Color, shift } from "../palette.ts";
import type { HoodEars, PersonLook } from "./person-look.ts";

/** The cloth and the ears of costumes; the first word of each row is the cloth's color. */
const rows: readonly (readonly [Color, HoodEars, string])[] = [
  ["#5faa54", "spikes", "dinosaur, tyrannosaurus, triceratops, stegosaurus, dragon, crocodile, lizard"],
  ["#f0b429", "feelers", "bee"],
  ["#a98fe0", "feelers", "butterfly, dragonfly, moth"],
  ["#d6342f", "feelers", "ladybug, lobster, crab"],
  ["#e77f3c", "stalk", "pumpkin, jack o lantern, carrot, orange"],
  ["#d6473f", "stalk", "strawberry, apple, tomato"],
  ["#f3ece6", "long", "rabbit"],
  ["#f6f3f8", "horn", "unicorn"],
  ["#d9772f", "pointed", "fox, tiger, cat"],
  ["#3a3640", "pointed", "bat"],
  ["#e0a93f", "round", "lion, giraffe"],
  ["#8a6444", "round", "bear, monkey, dog, reindeer, hedgehog"],
  ["#f4f2ee", "round", "panda, sheep, cow, polar bear, snowman"],
  ["#9aa3ad", "round", "elephant, mouse, koala, shark, robot"],
  ["#69b35a", "round", "frog"],
];
const costumes = new Map(
  rows.flatMap(([color, ears, names]) => names.split(", ").map((name) => [name, { color, ears }] as const)),
);

/** What somebody looks like who is dressed up as an animal or a fruit. */
export function disguiseAs(drawable: DrawableName): Partial<PersonLook> {
  const { color, ears } = costumes.get(drawable) ?? {
    color: kindOf(drawable) === "animal" ? "#b98a5a" : "#69b35a",
    ears: kindOf(drawable) === "animal" ? ("round" as const) : ("stalk" as const),
  };
  const isStriped = drawable === "bee" || drawable === "tiger";
  const isSpotted = drawable === "ladybug" || drawable === "giraffe" || drawable === "cow";
  const hasWings = [
    "butterfly",
    "dragonfly",
    "moth",
    "bee",
    "ladybug",
    "bat",
    "bird",
    "owl",
    "parrot",
  ].includes(drawable);
  return {
    dress: false,
    ...(hasWings && { wings: shift(color, 0.14) }),
    top: color,
    bottom: color,
    hat: { kind: "hood", color, ears },
    ...(isStriped ? { pattern: "striped" } : isSpotted ? { pattern: "spotted" } : {}),
  };
}
