import { type DrawableName, kindOf } from "../drawables.ts";

/** What others are put into. */
export const containers: ReadonlySet<DrawableName> = new Set<DrawableName>([
  "vase",
  "flower pot",
  "basket",
  "bucket",
  "bowl",
  "plate",
  "cup",
  "glass",
  "bottle",
  "jar",
  "box",
  "bag",
  "bouquet",
  "aquarium",
  "picnic basket",
  "treasure chest",
  "wagon",
  "bathtub",
  "fish bowl",
  "watering can",
  "mason jar",
  "planter",
  "glass dome",
]);
/** What is put into these is drink: what comes with a cup of cocoa lies beside it. */
export const forDrinks: ReadonlySet<DrawableName> = new Set<DrawableName>([
  "cup",
  "glass",
  "bottle",
  "plate",
]);
/** Breeds by whose they are: "a labrador puppy" is one dog. */
export const breedOf: ReadonlyMap<DrawableName, DrawableName> = new Map([
  ...(
    [
      "golden retriever",
      "labrador",
      "dalmatian",
      "husky",
      "german shepherd",
      "corgi",
      "beagle",
      "poodle",
      "dachshund",
      "bulldog",
      "pug",
      "chihuahua",
      "border collie",
      "terrier",
    ] as const
  ).map((breed) => [breed, "dog"] as const),
  ...(["siamese", "tabby", "persian", "maine coon", "calico cat", "tuxedo cat"] as const).map(
    (breed) => [breed, "cat"] as const,
  ),
]);
/** What one sits on, also where one is said to be in it. */
export const seats: ReadonlySet<DrawableName> = new Set<DrawableName>([
  "chair",
  "armchair",
  "sofa",
  "bench",
  "swing",
  "stairs",
  "wheelchair",
  "beach chair",
  "porch swing",
  "stroller",
  "throne",
  "seesaw",
]);
/** What people and animals wear. */
export const worn: ReadonlySet<DrawableName> = new Set<DrawableName>([
  "hat",
  "top hat",
  "straw hat",
  "witch hat",
  "party hat",
  "cowboy hat",
  "santa hat",
  "pirate hat",
  "flower crown",
  "chef hat",
  "collar",
  "crown",
  "helmet",
  "space helmet",
  "scarf",
  "glasses",
  "sunglasses",
  "bow tie",
  "tie",
  "dress",
  "shirt",
  "coat",
  "sweater",
  "trousers",
  "pajamas",
  "apron",
  "cape",
  "swimsuit",
  "uniform",
  "skirt",
  "shoe",
  "boot",
  "sock",
  "glove",
  "necklace",
  "backpack",
]);
/** What a person carries. */
export const carried: ReadonlySet<DrawableName> = new Set<DrawableName>([
  "balloon",
  "kite",
  "umbrella",
  "bouquet",
  "letter",
  "cane",
  "hose",
  "broom",
  "shovel",
  "watering can",
  "microphone",
  "smartphone",
  "flag",
  "camera",
  "lantern",
  "magic wand",
  "sword",
  "guitar",
  "fishing rod",
  "rake",
  "hoe",
  "baseball bat",
  "hockey stick",
  "cotton candy",
  "yo yo",
  "bag",
  "suitcase",
  "magnifying glass",
]);
/** Parts of buildings, which have no place of their own beside one. */
export const parts: ReadonlySet<DrawableName> = new Set<DrawableName>([
  "door",
  "window",
  "stairs",
  "chimney",
]);
/** What old people are, by what they are otherwise. */
export const grownOld: ReadonlyMap<DrawableName, DrawableName> = new Map([
  ["man", "old man"],
  ["person", "old man"],
  ["woman", "old woman"],
]);

/** Plants that cover the ground where a field or garden of them is named. */
export const isPlant = (name: DrawableName) => kindOf(name) === "plant";

/** What is carried in both arms. */
export const bulky: ReadonlySet<DrawableName> = new Set<DrawableName>([
  "gift",
  "box",
  "basket",
  "cake",
  "pumpkin",
  "flower pot",
  "treasure chest",
  "books",
  "pillow",
  "beach ball",
  "bowl",
  "game controller",
  "roast turkey",
]);

/** What is played with both hands before the chest. */
export const instruments: ReadonlySet<DrawableName> = new Set<DrawableName>([
  "guitar",
  "violin",
  "accordion",
  "drum",
  "harp",
  "trumpet",
  "saxophone",
  "flute",
]);

/** What is played at, and too large for a hand. */
export const standing: ReadonlySet<DrawableName> = new Set<DrawableName>([
  "piano",
  "chess board",
  "trampoline",
  "easel",
  "table",
  "chair",
  "armchair",
  "sofa",
  "bed",
  "cradle",
  "bookshelf",
  "fireplace",
  "mirror",
  "rug",
  "curtain",
  "bathtub",
  "wheelchair",
  "stroller",
  "clothesline",
  "seesaw",
  "throne",
  "grill",
  "hammock",
  "aquarium",
  "television",
]);

/** Food that one has in the hand who is seen with it. */
export const handFood: ReadonlySet<DrawableName> = new Set<DrawableName>([
  "ice cream",
  "lollipop",
  "honey",
  "candy",
  "apple",
  "carrot",
  "banana",
  "popcorn",
  "donut",
  "watermelon",
  "juice",
  "tea",
  "coffee",
  "bread",
  "baguette",
]);
