import { recipesOf } from "../recipe.ts";

/** Food and drink. */
export const food = recipesOf(
  "food",
  `
burger-and-fries | a hamburger and fries | 1 | landscape | v2_simplified | any | 5-7 | easy
birthday-cake | a birthday cake with candles | 1 | landscape | v2_general | any | 5-7 | easy
ice-cream-cone | an ice cream cone | 1 | portrait | v2_simplified | summer | 3-4 | easy
pancakes-and-strawberries | a stack of pancakes with strawberries | 1 | landscape | v2_general | any | 8-11 | medium
basket-of-apples | a basket of apples | 1 | landscape | v2_simplified | autumn | 3-4 | easy
coffee-and-croissant | a cup of coffee and a croissant | 1 | landscape | v2_general | any | adult | medium
cupcakes-on-a-plate | cupcakes on a plate | 1 | landscape | v2_general | any | 8-11 | medium
watermelon-and-lemonade | a watermelon and lemonade in summer | 1 | landscape | v2_general | summer | 5-7 | easy
tea-and-cake | a teapot next to a cup and a cake | 1 | landscape | v2_general | any | 8-11 | medium
donut-with-sprinkles | a donut | 1 | landscape | v2_general | any | 5-7 | easy
pumpkin-apples-and-candle | still life with pumpkin, apples and a candle | 1 | landscape | v2_general | autumn | adult | medium
popsicle-and-lollipop | a popsicle and a lollipop | 1 | portrait | v2_simplified | summer | 5-7 | easy
pineapple | a pineapple | 1 | portrait | v2_simplified | summer | 3-4 | easy
cupcake-with-sprinkles | a cupcake | 1 | portrait | v2_simplified | any | 5-7 | easy
honey-jar-and-bee | a jar of honey with a bee | 1 | landscape | v2_general | summer | 5-7 | medium
bowl-of-ramen | a bowl of ramen | 1 | landscape | v2_general | any | 8-11 | hard
apple-and-pear | an apple and a pear | 1 | landscape | v2_simplified | autumn | 3-4 | easy
pretzel | a pretzel | 1 | landscape | v2_simplified | any | 5-7 | easy
taco | a taco | 1 | landscape | v2_simplified | any | 8-11 | medium
hot-dog | a hot dog | 1 | landscape | v2_simplified | any | 5-7 | easy
bubble-tea | bubble tea | 1 | portrait | v2_simplified | summer | 5-7 | easy
ice-cream-on-the-beach | two ice cream cones on the beach | 1 | landscape | v2_general | summer | 5-7 | easy
`,
);
