import { recipesOf } from "../recipe.ts";

/** Animals that live with people. */
export const pets = recipesOf(
  "pets",
  `
kitten-and-ball-of-yarn | a kitten playing with a ball of yarn | 1 | landscape | v2_general | any | 5-7 | easy
goldfish-in-a-bowl | a goldfish in a fish bowl | 1 | landscape | v2_simplified | any | 3-4 | easy
puppy-in-a-basket | a puppy in a basket | 1 | landscape | v2_simplified | any | 3-4 | easy
cat-by-the-window | a cat sitting by the window | 1 | portrait | v2_general | any | 5-7 | easy
corgi-with-a-crown | a corgi wearing a crown | 1 | landscape | v2_simplified | any | 5-7 | easy
dalmatian-and-fire-truck | a dalmatian and a fire truck | 1 | landscape | v2_general | any | 5-7 | medium
dog-and-cat-in-the-garden | a dog and a cat are best friends in the garden | 1 | landscape | v2_general | any | 5-7 | medium
dachshund-in-the-snow | a dachshund in the snow with a scarf | 1 | landscape | v2_general | winter | 8-11 | medium
cat-in-a-box | a cat in a box | 1 | landscape | v2_general | any | 5-7 | easy
golden-retriever-in-the-park | a golden retriever in the park | 1 | landscape | v2_general | any | 5-7 | easy
beagle-with-a-bow | a beagle wearing a bow tie | 1 | landscape | v2_simplified | any | 5-7 | easy
cat-on-a-sofa | a cat on a sofa | 1 | landscape | v2_general | any | 8-11 | medium
sleeping-cat-in-a-basket | a cat sleeping in a basket | 1 | landscape | v2_simplified | any | 3-4 | easy
cat-on-a-fence-at-night | a cat on a fence at night with the moon | 1 | landscape | v2_general | any | 8-11 | medium
kitten-and-butterfly | a kitten with a butterfly | 1 | landscape | v2_simplified | summer | 3-4 | easy
two-parrots-on-a-branch | two parrots on a branch | 1 | landscape | v2_general | any | 5-7 | medium
tortoise-in-the-garden | a turtle in the garden | 1 | landscape | v2_simplified | any | 3-4 | easy
dog-by-the-fireplace | a dog sleeping by the fireplace | 1 | landscape | v2_general | winter | 8-11 | medium
cat-with-a-book | a cat with a book | 2 | portrait | v2_general | any | 8-11 | medium
`,
);
