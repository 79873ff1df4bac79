import type { DrawableName } from "../../drawables.ts";

/** What is drunk. */
export const drinks: ReadonlySet<DrawableName> = new Set<DrawableName>([
  "juice",
  "milk",
  "water",
  "wine",
  "beer",
  "tea",
  "coffee",
] as DrawableName[]);

/** What is of glass, through which one sees what is inside. */
export const bottles: ReadonlySet<DrawableName> = new Set<DrawableName>([
  "bottle",
  "jar",
  "glass",
  "fish bowl",
  "aquarium",
  "glass dome",
  "birdcage",
]);
