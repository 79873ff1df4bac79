import { recipesOf } from "../recipe.ts";

/** People and what they do. */
export const people = recipesOf(
  "people",
  `
girl-and-cat | a girl with a cat | 1 | portrait | v2_general | any | 5-7 | easy
boy-with-a-guitar | a boy playing the guitar | 1 | portrait | v2_general | any | 8-11 | medium
girl-and-bunny | a girl with a bunny | 1 | portrait | v2_general | spring | 5-7 | medium
boy-and-puppy | a boy with a puppy | 1 | portrait | v2_general | any | 5-7 | medium
girl-and-flower | a girl with a flower | 2 | portrait | v2_general | spring | 5-7 | easy
`,
);
