import { recipesOf } from "../recipe.ts";

/** Dinosaurs. */
export const dinosaurs = recipesOf(
  "dinosaurs",
  `
stegosaurus-in-a-meadow | a stegosaurus in a meadow | 1 | landscape | v2_general | any | 5-7 | easy
t-rex-in-the-jungle | a t-rex in the jungle | 1 | portrait | v2_general | any | 5-7 | medium
two-dinosaurs-meet | two dinosaurs in the jungle | 1 | landscape | v2_general | any | 8-11 | medium
t-rex-in-a-meadow | a t-rex in a meadow | 2 | landscape | v2_simplified | any | 3-4 | easy
long-neck-in-the-jungle | a dinosaur in the jungle | 2 | landscape | v2_simplified | any | 3-4 | easy
t-rex-by-a-lake | a t-rex by a lake | 1 | landscape | v2_general | any | 8-11 | medium
long-neck-in-the-mountains | a dinosaur in the mountains | 3 | landscape | v2_general | any | 8-11 | medium
`,
);
