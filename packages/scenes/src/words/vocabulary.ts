import type { Pose, RelationKind, SceneItem, Season, Setting, TimeOfDay, Weather } from "./scene-graph.ts";

/**
 * The closed lists of the scene language: words whose meaning is not a thing that stands somewhere. Each list is written as its
 * meaning with all words for it; nouns in the singular, verbs as their stem.
 */
function byWord<Meaning extends string>(
  lists: Readonly<Partial<Record<Meaning, string>>>,
): ReadonlyMap<string, Meaning> {
  const entries = Object.entries(lists) as [Meaning, string][];
  return new Map(
    entries.flatMap(([meaning, words]) => words.split(", ").map((word) => [word, meaning] as const)),
  );
}

export const settingWords = byWord<Setting>({
  beach: "beach, seaside, seashore, shore, coast, sandy beach, shoreline, mediterranean",
  canyon:
    "canyon, grand canyon, gorge, ravine, red rock, monument valley, badlands, wild west, cappadocia, rocky desert",
  city: "city, skyline, downtown, cityscape, metropolis, new york, london, tokyo, big city, berlin, manhattan",
  desert: "desert, oasis, dune, sand dune, sahara",
  farm: "farm, farmyard, farmland, barnyard, countryside farm",
  forest: "forest, woods, woodland, woodlands, pine forest, grove",
  garden:
    "garden, backyard, back yard, orchard, flower garden, yard, japanese garden, vegetable garden, rose garden",
  "greek village": "greek island, santorini, greece, greek village, mykonos, cyclades, greek town",
  medina:
    "medina, souk, moroccan market, morocco, marrakech, marrakesh, bazaar, arabian market, arabian night, arabian city, oriental market, agrabah, moroccan street, spice market, turkish bazaar",
  paris: "paris, paris street, french street, montmartre, parisian street",
  venice: "venice, venetian canal, venice canal, venice street, grand canal, canals of venice",
  vineyard: "vineyard, wine yard, grape field, vineyards of tuscany, tuscan vineyard",
  hills:
    "hill, valley, countryside, landscape, hillside, rolling hill, tuscany, provence, holland, ireland, scotland, highlands, moor",
  island: "island, tropical island, desert island, treasure island",
  jungle: "jungle, rainforest, rain forest, tropical forest",
  lake: "lake, water, pond, koi pond, duck pond, swamp, marsh, watering hole, waterhole, water hole, lakeside, lakeshore, mountain lake, lagoon",
  meadow:
    "meadow, patch, field, pasture, prairie, grassland, lawn, flower field, flower meadow, grassy field, green field, outdoors, nature",
  mountains:
    "mountain, alps, peak, mountain range, himalaya, mount fuji, mountaintop, mountain landscape, mountain top, rockies, switzerland",
  park: "park, city park, playground area",
  pool: "pool, swimming pool, paddling pool, kiddie pool, poolside",
  porch: "porch, front porch, veranda, verandah, back porch",
  river: "river, canal, stream, creek, brook, riverside, riverbank",
  road: "road, path, highway, country road, lane, trail, pathway, track, race track, racetrack, dirt road",
  room: "room, bedroom, kitchen, living room, library, indoors, indoor, inside, bathroom, nursery, interior, attic, museum, still life, living-room, playroom, kids room, childrens room, hospital room, hallway, studio, gym, restaurant kitchen, tea party, reading nook, ballroom, office",
  savanna: "savanna, savannah, africa, serengeti, safari, african savanna, steppe",
  sea: "sea, ocean, wave, bay, open sea, seascape",
  harbor:
    "harbor, harbour, port, marina, fishing harbor, fishing port, boat harbor, quay, waterfront, amsterdam",
  ice: "frozen lake, frozen pond, frozen river, ice rink, skating rink, icy lake, icy pond",
  classroom: "classroom, school room, schoolroom, kindergarten",
  shop: "toy shop, toy store, bookstore, bookshop, candy shop, candy store, sweet shop, grocery store, supermarket, pet shop, pet store, flower shop, bakery shop, gift shop, library shelf, inside a shop, inside a store",
  stadium:
    "stadium, football field, soccer field, football pitch, soccer pitch, football stadium, soccer stadium, sports field, arena, world cup",
  zoo: "zoo, zoo enclosure, petting zoo",
  sky: "sky, blue sky, open sky",
  snow: "snow, ice, arctic, antarctica, north pole, south pole, snowy landscape, winter wonderland, tundra, glacier, ski slope, slope, iglo village",
  space: "space, outer space, universe, cosmos background, deep space",
  stage: "stage, concert hall, theater, theatre, concert, opera, circus ring, spotlight",
  street:
    "street, alley, construction site, city street, old town, sidewalk, cobblestone street, town square, square",
  underwater:
    "underwater, reef, coral reef, ocean floor, seabed, under water, sea floor, under the sea, under the ocean, bottom of the sea, bottom of the ocean, deep sea",
  village: "village, town, small town, hamlet, fishing village, mountain village",
  waterfall: "waterfall, cascade",
});

/** Settings that are a thing as well: a setting only after a word of place ("on the moon"). */
export const settingsAfterPlace = byWord<Setting>({
  moon: "moon, surface of the moon, another planet",
  mars: "mars, planet mars, red planet",
  sky: "cloud",
  stage: "ring, boxing ring",
  meadow: "grass, tall grass, green grass, long grass",
});

export const timeWords = byWord<TimeOfDay>({
  sunrise: "sunrise, dawn, daybreak, morning, early morning, morning light, rising sun, sun rising",
  day: "noon, daytime, midday, afternoon, sunny, sunny day, daylight, sunshine, sunlight, summer day",
  sunset:
    "sunset, dusk, evening, twilight, golden hour, sundown, evening light, setting sun, sun setting, sun going down, sun goes down",
  night:
    "night, midnight, nighttime, night time, moonlight, moonlit, night sky, starry, starry sky, starry night, under the stars, candlelight dinner, dark night, bedtime",
});

export const weatherWords = byWord<Weather>({
  clear: "clear sky, cloudless",
  cloudy: "cloudy, overcast, cloudy sky",
  rain: "rain, rainy, raining, rainfall, rainy day, pouring rain, raindrops falling",
  storm: "storm, stormy, thunderstorm, tempest, hurricane",
  snow: "snowing, snowfall, falling snow, snowstorm, blizzard, snow falling, snowflakes falling",
  fog: "fog, foggy, mist, misty, haze, hazy",
  wind: "wind, windy, breeze, breezy, windy day",
});

export const seasonWords = byWord<Season>({
  spring: "spring, springtime, blooming season",
  summer: "summer, summertime, summery",
  autumn: "autumn, autumnal, fall, fall color, autumn color, fall foliage",
  winter: "winter, wintry, wintertime, snowy, snow covered, snow capped, frosty, icy, frozen",
});

/** What a phrase between two things says about their places: of the first to the second, or of the second to the first. */
export interface RelationMeaning {
  kind: RelationKind;
  /** The thing after the phrase is the one that is placed ("a girl holding a balloon"). */
  reversed: boolean;
  /** A following "and" goes on with it ("wearing a hat and a scarf"). */
  goesOn: boolean;
}

const meaning = (kind: RelationKind, reversed = false, goesOn = reversed): RelationMeaning => ({
  kind,
  reversed,
  goesOn,
});

const relationLists: readonly (readonly [RelationMeaning, string])[] = [
  [
    meaning("on"),
    "on, off, off of, from the end of, on top of, onto, upon, atop, on the back of, on the top of",
  ],
  [meaning("under"), "under, underneath, beneath, below"],
  [meaning("over"), "over, above, high above, across"],
  [
    meaning("before"),
    "in front of, before, against, leaning on, leaning against, leaned against, propped against, out of, out of the, out through",
  ],
  [meaning("behind"), "behind, at the back of"],
  [
    meaning("beside"),
    "beside, near, by, next to, close to, at, along, beside of, with his paws on, alongside, around the corner of, toward, towards, from, to, into, at the edge of, on the edge of, at the foot of, nearby",
  ],
  [meaning("between", false, true), "between, in between"],
  [
    meaning("in"),
    "in, inside, inside of, within, among, amongst, in the middle of, through, in the midst of, amid",
  ],
  [meaning("around", true), "surrounded by, encircled by"],
  [meaning("around"), "around, all around"],
  [meaning("wear", true), "wearing, dressed in, dressed as, wears, dressed like, dressed up as"],
  [meaning("hold", true), "holding, carrying, holds, carries"],
  [meaning("in", true), "filled with, full of, containing, of"],
  [meaning("beside", true), "with, along with, together with, and also, featuring, has, having"],
];
export const relationPhrases: ReadonlyMap<string, RelationMeaning> = new Map(
  relationLists.flatMap(([relation, phrases]) =>
    phrases.split(", ").map((phrase) => [phrase, relation] as const),
  ),
);

export interface VerbMeaning {
  pose: Pose;
  /** What a thing after the verb is to the one who does it; none where a word of place must come first. */
  object: RelationMeaning | null;
}

const held = meaning("hold", true);
const near = meaning("beside", true);
const verbLists: readonly (readonly [VerbMeaning, string])[] = [
  [{ pose: "sleep", object: null }, "sleep, snore, nap, doze, snooze, curl, dream"],
  [{ pose: "lie", object: null }, "lie, rest, relax, lounge, sunbathe"],
  [{ pose: "fly", object: null }, "fly, soar, hover, glide, launch, flutter, swirl"],
  [{ pose: "float", object: null }, "float, drift, sail, row, paddle, cruise"],
  [{ pose: "swim", object: null }, "swim, dive, snorkel"],
  [{ pose: "run", object: near }, "run, gallop, chase, race, rush, jog, skate, ski"],
  [{ pose: "jump", object: null }, "jump, leap, hop, bounce, splash"],
  [
    { pose: "dance", object: null },
    "dance, twirl, celebrate, cheer, gymnastic, gymnastics, cartwheel, cartwheels, somersault, somersaults, flamenco, ballet",
  ],
  [
    { pose: "walk", object: near },
    "walk, stroll, travel, wander, pull, push, hike, march, follow, lead, carry home, stomp",
  ],
  [{ pose: "sit", object: null }, "yoga, sit, perch, seat, squat, kneel, meditate"],
  [{ pose: "sit", object: meaning("on") }, "ride"],
  [{ pose: "sit", object: meaning("in") }, "drive"],
  [{ pose: "stand", object: null }, "stand, stay, wait, pose, balance"],
  [{ pose: "hang", object: null }, "hang, dangle"],
  [{ pose: "howl", object: near }, "howl"],
  [{ pose: "climb", object: meaning("on") }, "climb"],
  [{ pose: "kick", object: near }, "kick"],
  [{ pose: "walk", object: meaning("on") }, "cross"],
  [{ pose: "play", object: held }, "play, throw, juggle, practice, practise, strum"],
  [{ pose: "stand", object: held }, "pick, gather, collect"],
  [{ pose: "hug", object: held }, "share"],
  [
    { pose: "act", object: null },
    "tell, talk, chat, gossip, whisper, argue, shout, explain, barbecue, grill",
  ],
  [
    { pose: "act", object: held },
    "offer, toss, swinging, bounce, dribble, roast, serve, deliver, waving, bring, lifting",
  ],
  [{ pose: "eat", object: held }, "eat, drink, graze, nibble, munch, chew, lick, sip"],
  [{ pose: "look", object: near }, "look, watch, gaze, stare, admire, feed, pet, meet, greet"],
  [
    { pose: "act", object: near },
    "guard, visit, irrigate, rescue, save, help, catch, listen, paint, fix, wash, clean, teach, carve, decorate, knit, sew, mend, repair, comb, brush, braid, examine, bandage, ironing, sweep, vacuum, mop, rake, shovel, give, tying, cutting, checking, polishing, unwrap, opening, assemble, blowing, harvest, sell, hunt, plant, dig, plow, bake, cook, build, groom, milk, shear, chop, stir, hatch, sing",
  ],
  [{ pose: "hug", object: near }, "wrestle, hug, cuddle, snuggle, kiss, embrace, nuzzle"],
  [{ pose: "read", object: held }, "read"],
  [{ pose: "smile", object: null }, "smile, laugh, grin, giggle"],
  [{ pose: "bloom", object: null }, "bloom, blossom, grow"],
];
export const verbMeanings: ReadonlyMap<string, VerbMeaning> = new Map(
  verbLists.flatMap(([verb, stems]) => stems.split(", ").map((stem) => [stem, verb] as const)),
);

/** Deeds that are seen by what they are done with, and where that is. */
export const propsOfDeeds: ReadonlyMap<string, { drawable: string; kind: RelationKind }> = new Map(
  (
    [
      ["fishing", "fishing rod", "hold"],
      ["painting", "easel", "beside"],
      ["drawing", "easel", "beside"],
      ["skiing", "skis", "under"],
      ["surfing", "surfboard", "under"],
      ["sledding", "sleigh", "under"],
      ["sledging", "sleigh", "under"],
      ["skateboarding", "skateboard", "under"],
      ["cycling", "bicycle", "under"],
      ["biking", "bicycle", "under"],
      ["camping", "tent", "beside"],
      ["cooking", "pan", "hold"],
      ["sweeping", "broom", "hold"],
      ["photographing", "camera", "hold"],
      ["knitting", "yarn", "hold"],
      ["crocheting", "yarn", "hold"],
      ["gardening", "watering can", "hold"],
      ["watering", "watering can", "hold"],
      ["writing", "pencil", "hold"],
      ["digging", "shovel", "hold"],
      ["shoveling", "shovel", "hold"],
      ["mopping", "broom", "hold"],
      ["snowboarding", "skis", "under"],
      ["skating", "ice skates", "under"],
      ["rowing", "boat", "under"],
      ["kayaking", "canoe", "under"],
      ["canoeing", "canoe", "under"],
      ["sailing", "sailboat", "under"],
      ["swinging", "swing", "under"],
      ["drumming", "drum", "beside"],
      ["hiking", "backpack", "wear"],
      ["chopping", "axe", "hold"],
      ["brushing", "toothbrush", "hold"],
      ["homework", "book", "hold"],
      ["barbecuing", "grill", "beside"],
      ["grilling", "grill", "beside"],
      ["selfie", "smartphone", "hold"],
      ["singing", "microphone", "hold"],
      ["karaoke", "microphone", "hold"],
      ["firefighting", "hose", "hold"],
      ["soccer", "soccer ball", "beside"],
      ["football", "soccer ball", "beside"],
      ["basketball", "basketball", "hold"],
      ["volleyball", "ball", "over"],
      ["tennis", "tennis racket", "hold"],
    ] as const
  ).map(([deed, drawable, kind]) => [deed, { drawable, kind }]),
);

/** Games: a deed only where they are played, or a ball by itself. */
export const games: ReadonlySet<string> = new Set([
  "soccer",
  "football",
  "basketball",
  "volleyball",
  "tennis",
]);

/** What those wear or ride who are known by it, where an animal does what they do: "a pirate cat", "a surfer dog". */
export const signsOfRoles: ReadonlyMap<string, { drawable: string; kind: "wear" | "on" }> = new Map(
  (
    [
      ["witch", "witch hat", "wear"],
      ["wizard", "witch hat", "wear"],
      ["cowboy", "cowboy hat", "wear"],
      ["santa claus", "santa hat", "wear"],
      ["princess", "crown", "wear"],
      ["queen", "crown", "wear"],
      ["king", "crown", "wear"],
      ["prince", "crown", "wear"],
      ["clown", "party hat", "wear"],
      ["firefighter", "helmet", "wear"],
      ["knight", "helmet", "wear"],
      ["farmer", "straw hat", "wear"],
      ["teacher", "glasses", "wear"],
      ["doctor", "glasses", "wear"],
      ["surfer", "surfboard", "on"],
      ["pirate", "pirate hat", "wear"],
      ["cook", "chef hat", "wear"],
      ["astronaut", "space helmet", "wear"],
    ] as const
  ).map(([role, drawable, kind]) => [role, { drawable, kind }]),
);

/** Verbs that say nothing more than that something is there. */
export const plainVerbs = new Set(
  "grow shine glow sparkle burn land park stand show depict let make draw create want see come go get have take look like love enjoy build".split(
    " ",
  ),
);

/** Words that put a thing near the horizon, whether they stand before it or behind it. */
export const farPhrases: ReadonlySet<string> = new Set([
  "far away",
  "far off",
  "far",
  "faraway",
  "distant",
  "in the distance",
  "in the far distance",
  "on the horizon",
  "at the horizon",
  "in the background",
]);

/** Words in a row that say nothing a picture of ours shows: how things stand is its own matter. */
export const silentPhrases: ReadonlySet<string> = new Set([
  "first steps",
  "arm in arm",
  "hand in hand",
  "cheek to cheek",
  "in a row",
  "in rows",
  "in a line",
  "in a circle",
  "side by side",
  "eye patch",
  "water wheel",
  "mill wheel",
  "each other",
  "one another",
]);

export const sizeWords: ReadonlyMap<string, number> = new Map(
  Object.entries({
    tiny: 0.5,
    wee: 0.5,
    miniature: 0.5,
    mini: 0.6,
    small: 0.72,
    little: 0.74,
    short: 0.85,
    long: 1.15,
    tall: 1.3,
    big: 1.35,
    large: 1.35,
    huge: 1.7,
    massive: 1.7,
    giant: 1.8,
    enormous: 1.8,
    gigantic: 1.9,
  }),
);

/** How many a word or phrase says, by number. */
const counts: readonly (readonly [number, string])[] = [
  [1, "one, single, lone"],
  [2, "two, pair, both, twin, couple of"],
  [3, "three, few, some, trio"],
  [4, "four, several, bunch, family of"],
  [5, "five, group, pack, litter"],
  [6, "six, herd"],
  [7, "lots of, lot of, many, flock, seven, school"],
  [8, "eight"],
  [9, "swarm, nine"],
  [10, "ten"],
  [11, "eleven"],
  [12, "twelve, dozen, dozens, countless, hundred, hundreds, thousands"],
];
export const countWords: ReadonlyMap<string, number> = new Map(
  counts.flatMap(([count, words]) => words.split(", ").map((word) => [word, count] as const)),
);

/** Words that count only where "of" follows ("a school of fish" and "a school"). */
export const countsBeforeOf = new Set([
  "pair",
  "litter",
  "bunch",
  "group",
  "pack",
  "herd",
  "flock",
  "swarm",
  "school",
  "trio",
]);

export const patternWords = byWord<"striped" | "spotted">({
  striped: "striped, stripy, stripe, checkered, plaid",
  spotted: "spotted, dotted, polka dot, polka dotted, speckled, patchy, spotty",
});

export const motleyWords = new Set(
  "colorful, colourful, multicolored, multicoloured, rainbow colored, rainbow coloured, many colors, different colors, bright colors, vibrant".split(
    ", ",
  ),
);

export const closeUpWords = new Set(
  "close up, closeup, close up shot, macro, portrait, headshot, macro shot, close up view, face".split(", "),
);

export const youngWords = new Set(["baby", "young", "newborn"]);

/** Groups of things that a day brings along: what is "on" or "for" it stands anywhere. */
export const holidays: ReadonlySet<string> = new Set(
  "wedding,wedding day,halloween,halloween night,christmas,christmas morning,easter,valentine,valentines day,valentine day,thanksgiving,birthday party,birthday,new year".split(
    ",",
  ),
);

/** Of an animal, a grown one of its kind, and its young: "a cow and its calf", "mother bear". */
/** What follows these words is not in the picture: "a boy without shoes", "no people". */
export const negations: ReadonlySet<string> = new Set(["no", "without", "minus", "except", "not"]);

export const parentWords: ReadonlySet<string> = new Set(
  "mother mom mum mama mommy father dad papa daddy parent".split(" "),
);
export const offspringWords: ReadonlySet<string> = new Set(
  "baby babies cub cubs calf calves pup pups youngster youngsters offspring joey hatchling hatchlings".split(
    " ",
  ),
);

/** What animals have by themselves: it is seen on them, and stands nowhere else. */
export const bodyWords: ReadonlySet<string> = new Set(
  "feather mane tail wing horn ear eye whisker paw nose beak fur shell antler spot stripe trunk neck tongue".split(
    " ",
  ),
);

/** What people have by themselves, and those of it that are drawn on everybody. */
export const ownOfPeople: ReadonlyMap<string, "drawn" | "not-drawn"> = new Map([
  ...["eye", "smile", "face", "arm", "hand", "leg", "cheek", "nose", "mouth"].map(
    (word) => [word, "drawn"] as const,
  ),
  ...[
    "beard",
    "moustache",
    "mustache",
    "freckle",
    "curl",
    "braid",
    "ponytail",
    "pigtail",
    "wrinkle",
    "dimple",
    "bun",
    "tattoo",
    "mask",
  ].map((word) => [word, "not-drawn"] as const),
]);

/** How hair is worn, by the words for it: "with braids", "curly hair". */
export const hairStyles: ReadonlyMap<string, NonNullable<SceneItem["hairStyle"]>> = new Map([
  ["braid", "tails"],
  ["braided", "tails"],
  ["pigtail", "tails"],
  ["bun", "bun"],
  ["curl", "curly"],
  ["curly", "curly"],
  ["long", "long"],
  ["short", "short"],
]);

/** The colors of skin by the words for them. */
export const skinTones: ReadonlyMap<string, string> = new Map([
  ["black", "#7a4a30"],
  ["dark", "#7a4a30"],
  ["brown", "#9a6342"],
  ["tan", "#c68d63"],
  ["tanned", "#c68d63"],
  ["olive", "#cf9d70"],
  ["light", "#f6d0b1"],
  ["fair", "#f9dcc4"],
  ["pale", "#f9dcc4"],
  ["white", "#f6d0b1"],
]);

/** How somebody feels, by the words for it; who feels nothing special smiles. */
export const moods = byWord<NonNullable<SceneItem["mood"]>>({
  sad: "sad, crying, unhappy, upset, lonely, weeping",
  angry: "angry, mad, grumpy, furious",
  surprised: "surprised, scared, amazed, frightened, shocked, astonished, afraid",
});

/** What follows somebody's name where somebody else is dressed up as them: "in a pirate costume". */
export const costumeWords: ReadonlySet<string> = new Set(
  "costume costumes outfit onesie suit disguise dress dresses gown uniform tutu".split(" "),
);

/** Painters, films and techniques whose manner somebody may ask for; the scene is drawn in our own, and the word says so. */
export const manners: ReadonlySet<string> = new Set(
  `van gogh,vincent van gogh,claude monet,monet,picasso,pablo picasso,rembrandt,klimt,gustav klimt,hokusai,matisse,dali,salvador dali,
  frida kahlo,bob ross,banksy,andy warhol,norman rockwell,thomas kinkade,beatrix potter,disney,pixar,ghibli,studio ghibli,dreamworks,anime,manga,
  cartoon,comic,comic book,watercolor,watercolour,oil,acrylic,gouache,pastel,impressionist,impressionism,expressionist,cubist,cubism,surreal,
  surrealist,surrealism,kawaii,chibi,pop art,pixel art,low poly,line art,art deco,art nouveau,photorealistic,photo realistic,mosaic,
  stained glass,mandala,zentangle,folk art,naive art,minimalist,boho,steampunk,cyberpunk,retro,3d`
    .split(",")
    .map((name) => name.trim()),
);

/** Makes people old. */
export const oldWords: ReadonlySet<string> = new Set(["old", "elderly", "aged"]);

/** Words for several things at once. */
export const groupWords: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    fruit: "apple banana grapes pear orange",
    vegetable: "carrot tomato broccoli eggplant pepper",
    animal: "elephant giraffe zebra lion",
    "wild animal": "elephant giraffe zebra lion",
    "farm animal": "cow pig sheep chicken",
    "forest animal": "fox deer squirrel rabbit",
    "sea creature": "dolphin turtle octopus fish",
    "sea animal": "dolphin turtle octopus fish",
    pet: "cat dog rabbit",
    family: "man,woman,child,child",
    parent: "man woman",
    grandparent: "old man,old woman",
    friend: "boy girl",
    food: "hamburger pizza cake",
    toy: "teddy bear,ball,building blocks",
    vehicle: "car bus truck",
    planets: "planet planet saturn earth planet",
    "solar system": "sun planet earth planet saturn planet",
    "musical instrument": "guitar violin drum",
    snack: "popcorn cookie lollipop",
    picnic: "blanket,picnic basket",
    "tea set": "teapot,cup,cup",
    "tea party": "teapot,cup,cup",
    breakfast: "pancake,egg,juice,coffee",
    sibling: "boy girl",
    "hansel and gretel": "boy girl",
    "jack and jill": "boy girl",
    "mary and joseph": "woman man",
    "nativity scene": "woman man baby sheep donkey",
    nativity: "woman man baby sheep donkey",
    "rock band": "singer musician drum",
    band: "singer musician drum",
    orchestra: "musician,singer,violin,piano",
    "trick or treater": "ghost witch pirate",
    "bride and groom": "bride groom",
    dinner: "roast turkey,bread,juice",
    supper: "roast turkey,bread,juice",
    lunch: "sandwich,juice",
    "construction crew": "worker,worker,worker",
    crew: "worker,worker,worker",
    "yoga class": "woman,woman,woman",
    "ballet class": "ballerina,ballerina,ballerina",
    "school class": "teacher,child,child,child",
    "soccer team": "football player,football player,football player",
    "football team": "football player,football player,football player",
    choir: "child,child,child,child",
    crowd: "person,person,person,person",
    audience: "person,person,person,person",
    "royal family": "king,queen,prince,princess",
    grandkid: "boy,girl,girl",
    grandchild: "boy,girl,girl",
    market: "market stall,market stall",
    marketplace: "market stall,market stall",
    "farmers market": "market stall,market stall",
    "flower market": "market stall,market stall",
    "fruit market": "market stall,market stall",
    "vegetable market": "market stall,market stall",
    "fish market": "market stall,market stall",
    "christmas market": "market stall,christmas tree,market stall",
    cousin: "boy girl",
    classmate: "boy girl",
    playmate: "boy girl",
    neighbor: "man woman",
    twin: "girl girl",
    "wedding couple": "bride groom",
    newlywed: "bride groom",
    reptile: "lizard,snake,turtle",
    "jungle animal": "monkey,parrot,tiger",
    "sea life": "fish,turtle,octopus",
    "forest friend": "fox deer squirrel rabbit",
    "woodland animal": "fox deer squirrel rabbit",
    "african animal": "elephant giraffe zebra lion",
    "baking ingredient": "egg milk bread",
    "art supply": "paintbrush palette pencil",
    "beach toy": "bucket,shovel,beach ball",
    camping: "tent campfire",
    wedding: "bride groom bouquet",
    halloween: "jack o lantern,ghost",
    "halloween night": "jack o lantern,ghost",
    christmas: "christmas tree,gift",
    "christmas morning": "christmas tree,gift",
    easter: "rabbit,easter egg",
    valentine: "heart",
    "valentines day": "heart",
    "valentine day": "heart",
    thanksgiving: "roast turkey,pumpkin",
    "birthday party": "cake,balloon,gift",
    birthday: "cake,balloon",
    "new year": "fireworks",
  }).map(([word, names]) => [word, names.split(names.includes(",") ? "," : " ")]),
);

/** Words without meaning of their own, or about the picture as such. */
export const silentWords = new Set(
  `wood wooden vintage stack pile slice piece pieces heap loads tons row rows row's antique classic typical traditional famous modern
  childrens kids' whose
  pls plz please draw drawing sketch hello hi thanks thank ok just want need maybe really super very cool awesome pretty
  a an the this that these those his hers her its their my our your is are was were be being been am very so for it he she they there
  some which who while as has have had just together other each quite really during one's i we you me him them us please can could
  would like or but not no if then than too also only more most much all any every own up down out off away back side front here
  where when what how into with of and to from by at in on background foreground distance scene view picture image photo photograph
  illustration drawing draw painting paint artwork art print page coloring colouring poster wallpaper style kind type sort set full
  beautiful pretty lovely nice cute gorgeous wonderful amazing adorable stunning charming sweet happy cheerful peaceful calm quiet
  serene magical dreamy cozy cosy whimsical fluffy friendly fun funny simple detailed realistic high quality hd 4k 8k resolution best
  color colors coloured colored colour colours bright warm soft light dark lit glowing shining sparkling clear deep left right middle
  center centre corner top bottom day time something thing things lots lot number part`.split(/\s+/),
);
