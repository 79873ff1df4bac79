import { recipesOf } from "../recipe.ts";

/** Flowers and mandalas. */
export const flowers = recipesOf(
  "flowers",
  `
bouquet-of-roses | a bouquet of roses | 1 | portrait | v2_general | any | 8-11 | medium
tulips-by-the-window | a vase of tulips by the window | 1 | portrait | v2_general | spring | adult | medium
large-rose | close up of a red rose | 1 | portrait | v2_general | summer | 5-7 | easy
large-sunflower | close up of a sunflower | 1 | portrait | v2_general | summer | 8-11 | hard
lotus-on-a-lake | a lotus flower on a lake | 1 | landscape | v2_general | summer | adult | medium
three-flowers-in-a-vase | lilies in a glass vase | 1 | portrait | v2_general | summer | 8-11 | medium
tulip | a tulip | 1 | portrait | v2_simplified | spring | 3-4 | easy
hibiscus | a hibiscus flower | 1 | portrait | v2_general | summer | 8-11 | easy
bouquet-of-tulips | a bouquet of tulips | 1 | portrait | v2_general | spring | adult | medium
bird-on-a-blossoming-branch | a cherry blossom branch with a small bird | 1 | landscape | v2_general | spring | adult | hard
roses-by-the-window | a vase of roses by the window | 2 | portrait | v2_general | summer | adult | medium
mandala-with-leaves | a mandala | 5 | landscape | v2_general | any | adult | hard
`,
);
