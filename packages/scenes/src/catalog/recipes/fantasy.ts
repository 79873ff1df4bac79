import { recipesOf } from "../recipe.ts";

/** Castles, dragons and other tales. */
export const fantasy = recipesOf(
  "fantasy",
  `
castle-by-a-lake | a castle by the lake | 1 | landscape | v2_general | any | 5-7 | medium
treasure-chest-on-the-beach | a treasure chest on a tropical island | 1 | landscape | v2_general | any | 8-11 | medium
unicorn-and-rainbow | a unicorn and a rainbow | 2 | landscape | v2_general | any | 5-7 | medium
unicorn-on-a-cloud | a unicorn on a cloud | 1 | landscape | v2_simplified | any | 3-4 | easy
robot-and-flower | a robot in the garden with a flower | 2 | portrait | v2_general | spring | 5-7 | easy
wizard-and-owl | a wizard with an owl | 1 | portrait | v2_general | any | 8-11 | medium
mermaid-and-dolphin | a mermaid with a dolphin | 1 | landscape | v2_general | any | 5-7 | medium
princess-and-frog | a princess with a frog | 1 | portrait | v2_general | any | 5-7 | medium
witchs-cauldron | a cauldron and a witch hat | 1 | landscape | v2_general | autumn | 8-11 | medium
castle-and-full-moon | a castle at night with the moon | 1 | landscape | v2_general | any | 8-11 | medium
castle-among-tulips | a castle in a field of tulips | 1 | landscape | v2_general | spring | adult | hard
`,
);
