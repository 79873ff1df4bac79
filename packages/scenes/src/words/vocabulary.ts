import { byWord } from "./by-word.ts";

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
  "trick or treating",
  "trick or treat",
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

/** Words that are people or things in a dictionary too, but before a thing only describe it: "a rustic barn". */
export const describingNouns: ReadonlySet<string> = new Set(
  `ancient academic bitter brave broad bubbly bucolic chief colonial comic compact contemporary cosmopolitan crazy dear dandy domestic dry
  eccentric elder eldest electric entire equestrian everlasting expert extra familiar favourite feline canine equine flamboyant formal frail
  gallant generic glad grand great heavy herbal hopeful immortal independent innocent intimate jolly junior senior juvenile lush major master
  metropolitan minor moderate mystic national native natural neutral noble novel official ordinary patient pedestrian pop primitive private
  prize professional provincial punk regular religious resident romantic rowdy rustic savage seasonal sensitive silly sour spare steady stout
  straight superior swift tart tough tyrolean upper upright vanilla veteran western wireless worthy zany`.split(
    /\s+/,
  ),
);

export const closeUpWords = new Set(
  "close up, closeup, close up shot, macro, portrait, headshot, macro shot, close up view, face".split(", "),
);

/** What follows these words is not in the picture: "a boy without shoes", "no people". */
export const negations: ReadonlySet<string> = new Set(["no", "without", "minus", "except", "not"]);

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

/** Words without meaning of their own, or about the picture as such. */
export const silentWords = new Set(
  `game games match enchanted past wood wooden vintage stack pile slice piece pieces heap loads tons row rows row's antique classic typical traditional famous modern
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
