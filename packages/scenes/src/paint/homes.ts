import type { Setting } from "../words/scene-graph.ts";

/** A set of names, written as a list. */
export const names = (text: string): ReadonlySet<string> => new Set(text.trim().split(/,\s*/));

export const onWater = names(
  "golden gate bridge, brooklyn bridge, ice floe, surfer, tugboat, boat, sailboat, ship, pirate ship, ferry, canoe, gondola, speedboat, raft, lighthouse, water lily, lily pad, lotus, swan",
);
export const inWater = names(
  "fish, octopus, jellyfish, shark, whale, narwhal, dolphin, orca, seahorse, squid, submarine, mermaid, turtle, coral, seaweed, starfish, trout, shipwreck",
);
export const marine = names(
  "narwhal, dolphin, whale, orca, shark, octopus, seahorse, jellyfish, pirate ship, mermaid",
);
export const onIceSea = names("iceberg, ice floe, whale, orca, narwhal, seal, ship, boat");
export const deep = names(
  "fish, jellyfish, octopus, squid, seahorse, shrimp, coral, seaweed, starfish, shipwreck, submarine, shell, pearl",
);
export const ofSpace = names(
  "rocket, flying saucer, planet, saturn, astronaut, satellite, space shuttle, alien",
);
export const ofRooms = names(
  "throne, bathtub, bed, sofa, table, bookshelf, fireplace, armchair, piano, cradle, lamp, television, rug, curtain, computer, window, picture frame, mirror, aquarium, birdcage, fish bowl, chair, blackboard, stove, shelf, tablecloth",
);

export const outdoorThings = names(
  "basketball hoop, golf hole, beach chair, beach umbrella, american flag, tombstone, traffic light, stop sign, trough, bus stop, gas pump, cannon, buoy, parachute, flag, kite, rake, hoe, snowball, sled",
);

/** Where something is at home that is the first of a scene. */
export const homes: readonly (readonly [Setting, ReadonlySet<string>])[] = [
  ["room", names("cook, nurse, doctor, teacher")],
  ["city", names("skyscraper, building, big ben, eiffel tower, statue of liberty")],
  [
    "snow",
    names(
      "skier, snowboarder, penguin, polar bear, igloo, snowman, sleigh, sled, skier, snowboarder, iceberg, husky, reindeer",
    ),
  ],
  ["desert", names("camel, cactus, pyramid, scorpion")],
  ["savanna", names("elephant, lion, giraffe, zebra, rhinoceros, hippopotamus, ostrich, leopard")],
  ["jungle", names("tiger, gorilla, monkey, toucan, chameleon, sloth")],
  [
    "forest",
    names(
      "bear, fox, wolf, deer, owl, squirrel, hedgehog, mushroom, moose, badger, raccoon, fern, woodpecker",
    ),
  ],
  [
    "street",
    names(
      "car, bus, school bus, double decker bus, taxi, truck, police car, tram, motorcycle, bicycle, fire truck, ambulance, van, scooter, crane, excavator",
    ),
  ],
  ["farm", names("tractor, scarecrow, barn, pig, cow, chicken, rooster, haystack")],
  ["garden", names("beehive, watering can, birdhouse, greenhouse, doghouse, ladybug, snail")],
];

/** Where deeds are done of which nothing says where. */
export const placesOfDeeds: ReadonlyMap<string, Setting> = new Map<string, Setting>([
  ["baking", "room"],
  ["cooking", "room"],
  ["knitting", "room"],
  ["sewing", "room"],
  ["teapot", "room"],
  ["tea party", "room"],
  ["bathtub", "room"],
  ["skating", "ice"],
  ["ice skating", "ice"],
  ["skiing", "snow"],
  ["sledding", "snow"],
  ["sledging", "snow"],
  ["tobogganing", "snow"],
  ["picnic", "park"],
  ["bedtime", "room"],
  ["fishing", "lake"],
  ["rowing", "lake"],
  ["canoeing", "lake"],
  ["kayaking", "lake"],
  ["sailing", "sea"],
  ["birthday party", "room"],
  ["birthday", "room"],
  ["snowboarding", "snow"],
  ["homework", "room"],
  ["teeth", "room"],
  ["video games", "room"],
  ["dinner", "room"],
  ["family dinner", "room"],
  ["ironing", "room"],
  ["pajama party", "room"],
  ["bedtime story", "room"],
  ["birthday cake", "room"],
  ["porch swing", "porch"],
  ["ballet", "stage"],
  ["ballerina", "stage"],
]);
