import { recipesOf } from "../recipe.ts";

/** Feasts of the year. */
export const holidays = recipesOf(
  "holidays",
  `
penguins-in-santa-hats | two penguins with santa hats in the snow | 1 | landscape | v2_general | winter | 5-7 | easy
ghost-and-pumpkins | a ghost and pumpkins | 1 | landscape | v2_simplified | autumn | 3-4 | easy
chick-and-easter-eggs | a chick and easter eggs | 1 | landscape | v2_simplified | spring | 3-4 | easy
easter-bunny-with-eggs | easter bunny with eggs | 1 | portrait | v2_simplified | spring | 3-4 | easy
reindeer-in-the-snow | a reindeer in the snow | 1 | landscape | v2_general | winter | 5-7 | medium
gingerbread-house | gingerbread house in the snow | 1 | landscape | v2_general | winter | 8-11 | medium
easter-egg-basket | a basket of easter eggs in the grass | 1 | landscape | v2_simplified | spring | 5-7 | easy
christmas-tree-outdoors | a christmas tree | 2 | portrait | v2_general | winter | 8-11 | hard
christmas-tree-and-gifts | a christmas tree with gifts in a living room | 1 | portrait | v2_general | winter | adult | hard
dog-in-a-santa-hat | a dog with a santa hat in the snow | 1 | landscape | v2_general | winter | 5-7 | easy
three-gifts | a pile of gifts | 1 | landscape | v2_general | any | 5-7 | medium
christmas-ornament | a christmas ornament | 1 | portrait | v2_general | winter | 3-4 | easy
gingerbread-man | a gingerbread man | 1 | portrait | v2_simplified | winter | 3-4 | easy
jack-o-lantern-and-bat | a jack o lantern and a bat | 1 | landscape | v2_general | autumn | 5-7 | medium
cat-and-witch-hat | a black cat and a witch hat | 1 | landscape | v2_simplified | autumn | 3-4 | easy
easter-lamb | a lamb with easter eggs | 1 | landscape | v2_general | spring | 5-7 | medium
birthday-cake-and-gifts | a birthday cake and gifts | 1 | landscape | v2_general | any | 8-11 | medium
birthday-cat | a cat with a party hat and a cupcake | 1 | landscape | v2_simplified | any | 5-7 | easy
penguin-with-a-gift | a penguin with a scarf and a gift | 1 | portrait | v2_simplified | winter | 3-4 | medium
polar-bear-in-a-santa-hat | a polar bear with a scarf and a santa hat | 1 | landscape | v2_general | winter | 5-7 | easy
jack-o-lantern | a jack o lantern | 1 | landscape | v2_simplified | autumn | 3-4 | easy
snowman-in-a-top-hat | a snowman | 1 | portrait | v2_simplified | winter | 3-4 | easy
heart | a heart | 1 | landscape | v2_simplified | any | 3-4 | easy
`,
);
