import { recipesOf } from "../recipe.ts";

/** Farm animals and what belongs to a farm. */
export const farm = recipesOf(
  "farm",
  `
cow-and-barn | a cow on a farm with a red barn | 1 | landscape | v2_general | any | 5-7 | medium
hen-and-chicks | a hen with her chicks | 1 | landscape | v2_simplified | spring | 3-4 | easy
tractor-in-the-fields | a tractor on a field | 1 | landscape | v2_general | any | 5-7 | easy
pony-on-a-farm | a pony on a farm | 1 | landscape | v2_general | any | 5-7 | easy
goat-on-a-hill | a goat on a hill | 1 | landscape | v2_general | any | 5-7 | easy
barn-and-silo | a barn and a silo in autumn | 1 | landscape | v2_general | autumn | 8-11 | medium
two-cows-in-the-mountains | two cows in the mountains | 1 | landscape | v2_general | summer | 8-11 | hard
pig-and-barn | a pig in front of a barn | 2 | landscape | v2_simplified | any | 3-4 | easy
tractor-and-barn | a tractor in front of a barn | 2 | landscape | v2_general | any | 5-7 | medium
farm-with-horse-and-cow | a farm with a barn, a cow and a horse | 1 | landscape | v2_general | any | 8-11 | medium
`,
);
