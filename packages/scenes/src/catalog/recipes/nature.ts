import { recipesOf } from "../recipe.ts";

/** Landscapes, trees and weather. */
export const nature = recipesOf(
  "nature",
  `
rainbow-over-a-waterfall | a rainbow over a waterfall | 1 | landscape | v2_general | any | 8-11 | medium
toadstools-in-the-forest | mushrooms in the forest | 1 | landscape | v2_general | autumn | 5-7 | easy
palm-on-the-beach | a palm tree on the beach | 1 | portrait | v2_general | summer | 5-7 | easy
volcano-erupting | a volcano | 1 | landscape | v2_general | any | 5-7 | medium
campfire-in-the-forest | a campfire and a tent in the forest at night | 1 | landscape | v2_general | summer | 8-11 | medium
cactus-in-the-desert | a cactus in the desert | 1 | portrait | v2_general | any | 8-11 | medium
big-toadstool | a mushroom in the forest | 1 | portrait | v2_simplified | autumn | 3-4 | easy
waterfall-in-the-jungle | a waterfall in the jungle | 2 | portrait | v2_general | any | adult | medium
maple-leaf-and-acorns | a leaf and acorns in autumn | 2 | landscape | v2_general | autumn | 5-7 | easy
hammock-between-palms | a hammock between two palm trees on the beach | 2 | landscape | v2_general | summer | 8-11 | medium
river-in-the-mountains | a river in the mountains | 2 | landscape | v2_general | summer | adult | medium
`,
);
