import { recipesOf } from "../recipe.ts";

/** Buildings and places. */
export const places = recipesOf(
  "places",
  `
windmill-and-tulips | a windmill and tulip fields in holland | 1 | landscape | v2_general | spring | 8-11 | hard
ferris-wheel | a ferris wheel | 1 | portrait | v2_general | any | 8-11 | hard
lighthouse-by-the-sea | a lighthouse by the sea | 1 | portrait | v2_general | summer | 5-7 | easy
treehouse | a treehouse | 1 | portrait | v2_general | summer | 8-11 | medium
big-ben-in-london | big ben in london | 1 | portrait | v2_general | any | adult | hard
gondola-in-venice | a gondola in venice | 1 | landscape | v2_general | any | adult | hard
windmill-on-a-hill | a windmill on a hill | 1 | landscape | v2_general | summer | 5-7 | medium
eiffel-tower | the eiffel tower | 1 | portrait | v2_general | any | adult | hard
pyramids-in-the-desert | pyramids in the desert | 1 | landscape | v2_general | any | 5-7 | easy
cabin-in-the-mountains | a log cabin in the mountains | 2 | landscape | v2_general | autumn | 8-11 | medium
circus-tent | a circus tent | 1 | landscape | v2_general | any | 8-11 | medium
school | a school | 1 | landscape | v2_general | autumn | 5-7 | medium
umbrella-and-ball-on-the-beach | a beach umbrella and a beach ball on the beach | 1 | landscape | v2_general | summer | 5-7 | easy
japanese-castle | a pagoda with cherry blossoms | 1 | landscape | v2_general | spring | adult | hard
fountain-in-the-park | a fountain in the park | 1 | landscape | v2_general | summer | adult | hard
temple-with-columns | a temple | 1 | landscape | v2_general | any | 8-11 | medium
japanese-castle-by-a-lake | a pagoda by a lake | 1 | portrait | v2_general | any | adult | hard
camera-and-map | a camera and a map | 1 | landscape | v2_general | summer | adult | hard
compass-and-map | a compass and a map | 1 | landscape | v2_general | any | adult | hard
`,
);
