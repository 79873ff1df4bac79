import type { Pose, RelationKind } from "./scene-graph.ts";

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
    "in front of, before, against, leaning on, leaning against, leaned against, propped against, out of, out of the, out the, out a, out through",
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
  [meaning("on"), "down"],
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
  [{ pose: "spray", object: near }, "spray, squirt, spout"],
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
    "guard, fight, battle, duel, visit, irrigate, rescue, save, help, catch, listen, paint, fix, wash, clean, teach, carve, decorate, knit, sew, mend, repair, comb, brush, braid, examine, bandage, ironing, sweep, vacuum, mop, rake, shovel, give, tying, cutting, checking, polishing, unwrap, opening, assemble, blowing, harvest, sell, hunt, plant, dig, plow, bake, cook, build, groom, milk, shear, chop, stir, hatch, sing",
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
      ["sledding", "sled", "under"],
      ["sledging", "sled", "under"],
      ["tobogganing", "sled", "under"],
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
      ["volleyball", "volleyball", "over"],
      ["raking", "rake", "hold"],
      ["hoeing", "hoe", "hold"],
      ["tennis", "tennis racket", "hold"],
    ] as const
  ).map(([deed, drawable, kind]) => [deed, { drawable, kind }]),
);

/** Who sings without a microphone. */
export const songsters: ReadonlySet<string> = new Set(
  "bird birds rooster chicken chick duck swan owl crow dove parrot hummingbird whale frog grasshopper".split(
    " ",
  ),
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
