import { recipesOf } from "../recipe.ts";

/** What lives in the sea and at it. */
export const sea = recipesOf(
  "sea",
  `
crab-on-the-beach | a crab on the beach | 1 | landscape | v2_simplified | summer | 3-4 | easy
octopus-under-the-sea | an octopus under the sea | 1 | portrait | v2_simplified | any | 3-4 | easy
smiling-jellyfish | jellyfish in the deep sea | 1 | portrait | v2_general | any | 5-7 | medium
shark-under-the-sea | a shark under the sea | 1 | landscape | v2_general | any | 5-7 | easy
walrus-in-the-snow | a walrus on ice | 1 | landscape | v2_general | winter | 5-7 | easy
lobster-under-the-sea | a lobster under the sea | 1 | landscape | v2_general | any | 8-11 | medium
three-reef-fish | a coral reef with colorful fish | 1 | landscape | v2_general | any | 5-7 | easy
sea-turtle | a sea turtle under the sea | 2 | landscape | v2_simplified | any | 3-4 | easy
big-fish | a fish in a coral reef | 2 | landscape | v2_simplified | any | 3-4 | easy
submarine | a submarine under the sea | 2 | landscape | v2_simplified | any | 3-4 | easy
two-dolphins-at-sunset | two dolphins jumping at sunset | 1 | landscape | v2_general | summer | 8-11 | medium
squid-under-the-sea | a squid under the sea | 1 | portrait | v2_general | any | 5-7 | medium
whale-under-the-sea | a whale under the sea | 1 | landscape | v2_simplified | any | 3-4 | easy
`,
);
