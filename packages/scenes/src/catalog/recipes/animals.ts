import { recipesOf } from "../recipe.ts";

/** Wild animals. */
export const animals = recipesOf(
  "animals",
  `
owl-and-full-moon | an owl on a branch at night with full moon | 1 | portrait | v2_general | any | 5-7 | medium
elephant-by-a-river | an elephant by a river | 1 | landscape | v2_general | any | 5-7 | easy
sloth-on-a-branch | a sloth hanging from a tree branch | 1 | landscape | v2_simplified | any | 5-7 | easy
hedgehog-and-mushrooms | a hedgehog with mushrooms in autumn | 1 | landscape | v2_general | autumn | 5-7 | medium
kangaroo-in-the-desert | a kangaroo in the desert | 1 | landscape | v2_general | any | 5-7 | easy
three-penguins-on-ice | three penguins on an iceberg | 1 | landscape | v2_simplified | winter | 3-4 | easy
raccoon-in-the-forest | a raccoon in the forest | 1 | landscape | v2_general | any | 5-7 | medium
red-panda-on-a-branch | a red panda on a branch | 1 | landscape | v2_general | any | 5-7 | easy
deer-in-the-autumn-woods | a deer in the forest in autumn | 1 | landscape | v2_general | autumn | 8-11 | medium
leopard-in-the-savanna | a leopard in the savanna | 1 | landscape | v2_general | any | 5-7 | easy
giraffe-in-the-savanna | a giraffe in the savanna | 2 | portrait | v2_simplified | any | 3-4 | easy
hippo-by-a-river | a hippopotamus by a river | 1 | landscape | v2_simplified | any | 3-4 | easy
rhino-in-the-savanna | a rhinoceros in the savanna | 1 | landscape | v2_general | any | 5-7 | easy
ape-in-the-jungle | a gorilla in the jungle | 1 | portrait | v2_general | any | 5-7 | medium
fox-in-the-snow | a fox in the snow | 2 | landscape | v2_general | winter | 5-7 | easy
bear-in-the-mountains | a bear in the mountains | 2 | landscape | v2_simplified | any | 3-4 | easy
snake-on-a-branch | a snake on a branch | 1 | landscape | v2_general | any | 5-7 | medium
toucan-in-the-rainforest | a toucan on a branch | 2 | portrait | v2_simplified | any | 5-7 | easy
two-owls-on-a-branch | two owls on a branch at night | 1 | landscape | v2_general | any | 5-7 | medium
butterflies-in-a-flower-meadow | three butterflies in a flower meadow | 1 | landscape | v2_general | spring | adult | hard
bee-on-a-sunflower | a bee on a sunflower | 1 | portrait | v2_general | summer | 5-7 | medium
snail-in-the-garden | a snail in the garden | 1 | landscape | v2_general | spring | 3-4 | easy
camel-in-the-desert | a camel in the desert | 1 | landscape | v2_general | any | 5-7 | easy
llama-in-the-mountains | a llama in the mountains | 1 | portrait | v2_general | any | 8-11 | medium
ostrich-in-the-savanna | an ostrich in the savanna | 1 | portrait | v2_general | any | 5-7 | medium
squirrel-and-acorn | a squirrel with an acorn | 2 | landscape | v2_simplified | autumn | 3-4 | easy
mouse-and-cheese | a mouse eating cheese | 1 | landscape | v2_simplified | any | 3-4 | easy
lion-in-the-savanna | a lion in the savanna | 1 | landscape | v2_general | any | 5-7 | easy
owl-on-a-blossoming-branch | an owl on a blossoming branch | 1 | portrait | v2_general | spring | adult | hard
two-birds-among-blossoms | two birds on a cherry blossom branch | 2 | landscape | v2_general | spring | adult | hard
`,
);
