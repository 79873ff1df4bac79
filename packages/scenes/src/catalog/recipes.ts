import { animals } from "./recipes/animals.ts";
import { dinosaurs } from "./recipes/dinosaurs.ts";
import { fantasy } from "./recipes/fantasy.ts";
import { farm } from "./recipes/farm.ts";
import { flowers } from "./recipes/flowers.ts";
import { food } from "./recipes/food.ts";
import { holidays } from "./recipes/holidays.ts";
import { music } from "./recipes/music.ts";
import { nature } from "./recipes/nature.ts";
import { people } from "./recipes/people.ts";
import { pets } from "./recipes/pets.ts";
import { places } from "./recipes/places.ts";
import { sea } from "./recipes/sea.ts";
import { space } from "./recipes/space.ts";
import { toys } from "./recipes/toys.ts";
import { vehicles } from "./recipes/vehicles.ts";
import type { CatalogRecipe } from "./recipe.ts";

/** What a new server makes first, and shows until it has made the rest: varied, and the loveliest. */
const first = [
  "owl-and-full-moon",
  "elephant-by-a-river",
  "rocket-in-space",
  "bouquet-of-roses",
  "castle-by-a-lake",
  "kitten-and-ball-of-yarn",
  "steam-train-in-the-mountains",
  "stegosaurus-in-a-meadow",
  "crab-on-the-beach",
  "mandala-with-leaves",
  "hot-air-balloon-over-a-lake",
  "penguins-in-santa-hats",
  "double-decker-bus",
  "cow-and-barn",
  "burger-and-fries",
  "octopus-under-the-sea",
  "treasure-chest-on-the-beach",
  "windmill-and-tulips",
  "ghost-and-pumpkins",
  "robot-on-the-moon",
  "ferris-wheel",
  "chick-and-easter-eggs",
  "puppy-in-a-basket",
  "sloth-on-a-branch",
];

const byTheme: readonly (readonly CatalogRecipe[])[] = [
  animals,
  pets,
  farm,
  sea,
  dinosaurs,
  vehicles,
  space,
  fantasy,
  nature,
  flowers,
  food,
  people,
  holidays,
  places,
  toys,
  music,
];

/** The n-th of each theme stands before the next of any, so that whatever is made already is of every kind. */
const mixed = byTheme
  .flatMap((recipes) => recipes.map((recipe, turn) => ({ recipe, turn })))
  .sort((a, b) => a.turn - b.turn)
  .map(({ recipe }) => recipe);

const rank = new Map<string, number>(first.map((slug, at) => [slug, at]));
const rankOf = ({ slug }: CatalogRecipe) => rank.get(slug) ?? first.length;

/** All pictures of the catalog, in the order in which they are made; a strict eye has passed each. */
export const catalogRecipes: readonly CatalogRecipe[] = mixed.toSorted((a, b) => rankOf(a) - rankOf(b));
