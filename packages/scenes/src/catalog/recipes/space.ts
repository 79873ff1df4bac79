import { recipesOf } from "../recipe.ts";

/** Rockets, robots and planets. */
export const space = recipesOf(
  "space",
  `
rocket-in-space | a rocket flying in space | 1 | portrait | v2_simplified | any | 3-4 | easy
robot-on-the-moon | a robot on the moon | 1 | portrait | v2_general | any | 5-7 | easy
telescope-at-home | a telescope under the stars | 1 | portrait | v2_general | any | 8-11 | medium
flying-saucer-in-space | a flying saucer in space | 1 | landscape | v2_simplified | any | 3-4 | easy
alien-on-mars | an alien on mars | 1 | portrait | v2_general | any | 5-7 | easy
two-robots-on-mars | two robots on mars | 1 | landscape | v2_general | any | 5-7 | medium
rocket-over-the-city | a rocket over the city at night | 1 | portrait | v2_general | any | 8-11 | hard
space-dog-on-the-moon | a dog with a space helmet on the moon | 1 | landscape | v2_general | any | 5-7 | medium
`,
);
