import { recipesOf } from "../recipe.ts";

/** Toys and games. */
export const toys = recipesOf(
  "toys",
  `
teddy-bear-on-a-bed | a teddy bear on a bed | 1 | landscape | v2_simplified | any | 3-4 | easy
rocking-horse | a rocking horse | 1 | landscape | v2_general | any | 5-7 | medium
rubber-duck-in-the-tub | a rubber duck in a bathtub | 1 | landscape | v2_simplified | any | 3-4 | easy
kite-in-the-clouds | a kite in the sky | 1 | portrait | v2_simplified | autumn | 5-7 | easy
toys-by-the-window | a robot toy | 1 | portrait | v2_simplified | any | 5-7 | medium
game-controller | a game controller | 1 | landscape | v2_general | any | 5-7 | easy
paper-boat | a paper boat on a lake | 1 | landscape | v2_simplified | summer | 3-4 | easy
paper-airplane | a paper airplane in the sky | 1 | landscape | v2_simplified | any | 3-4 | easy
roller-skate | roller skates | 1 | landscape | v2_general | summer | 8-11 | medium
sled-in-the-snow | a sled in the snow | 1 | landscape | v2_simplified | winter | 5-7 | easy
`,
);
