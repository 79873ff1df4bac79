import { recipesOf } from "../recipe.ts";

/** Instruments. */
export const music = recipesOf(
  "music",
  `
electric-guitar | a guitar | 1 | portrait | v2_general | any | 8-11 | hard
piano | a piano | 1 | landscape | v2_general | any | 8-11 | medium
violin | a violin | 1 | portrait | v2_general | any | adult | hard
drum | a drum | 1 | landscape | v2_simplified | any | 3-4 | easy
trumpet | a trumpet | 1 | landscape | v2_general | any | 5-7 | medium
saxophone | a saxophone | 1 | portrait | v2_general | any | 5-7 | easy
accordion | an accordion | 1 | landscape | v2_general | any | adult | hard
banjo | a banjo | 1 | portrait | v2_general | any | adult | hard
old-radio | an old radio | 1 | landscape | v2_general | any | adult | medium
`,
);
