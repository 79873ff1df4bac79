import { describe, expect, it } from "vitest";
import { drawables } from "../drawables.ts";
import { seeded } from "../seeded.ts";
import { parsePrompt } from "./parse-prompt.ts";
import { exampleGraphs } from "./testing/example-graphs.ts";
import { relationPhrases } from "./deed-words.ts";

/** A graph in one line: what stands where, and the scene around it. */
function line(prompt: string): string {
  const { items, settings, timeOfDay, weather, season, skyColor, closeUp } = parsePrompt(prompt);
  const things = items.map((item) =>
    [
      item.mass ? "many" : item.count > 1 ? item.count : null,
      item.young ? "young" : null,
      item.pattern,
      item.drawable,
      item.pose ? `[${item.pose}]` : null,
      item.relation ? `${item.relation.kind} ${item.relation.to}` : null,
    ]
      .filter((part) => part !== null)
      .join(" "),
  );
  const scene = [...settings, timeOfDay, weather, season, skyColor, closeUp ? "close" : null];
  return [things.join(", "), scene.filter((part) => part !== null).join(" ")].join(" | ");
}

const chips = (prompt: string) =>
  parsePrompt(prompt).words.map(
    ({ text, match, as }) => `${match === "drawn" ? "" : match === "similar" ? `${as}=` : "-"}${text}`,
  );

describe("parsePrompt", () => {
  it.each(exampleGraphs)("%s", (prompt, graph) => {
    expect(parsePrompt(prompt)).toEqual(graph);
  });

  it.each([
    ["fox reading a book in an autumn forest", "fox [read], book hold 0 | forest autumn"],
    ["a girl and a boy in red hats", "girl, boy, 3 hat wear 1 | "],
    ["vase of sunflowers on a table", "vase on 2, 3 sunflower in 0, table | "],
    ["a bowl of oranges and lemons", "bowl, 3 orange in 0, 3 lemon in 0 | "],
    ["an orange cat and a white dog on a blue sofa", "cat [sit] on 2, dog [sit] on 2, sofa | "],
    ["a cat on a chair and a dog under the table", "cat [sit] on 1, chair, dog under 3, table | "],
    ["a cat between a dog and a rabbit", "cat between 1, dog, rabbit | "],
    ["a house with a red door and two trees behind it", "house, door part 0, 2 tree behind 0 | "],
    ["astronaut riding a horse on the moon", "astronaut [sit] on 1, horse | moon"],
    ["the moon over a lake", "moon [fly] | lake"],
    ["golden retriever puppy", "young golden retriever | "],
    ["little girl with a red balloon on the beach", "girl, balloon hold 0 | beach"],
    ["lavender field", "many lavender | meadow"],
    ["a garden full of roses", "many rose | garden"],
    ["two kids building a snowman in the snow", "2 child, snowman | snow"],
    ["sleeping cat, playing dog", "cat [sleep], dog [play] | "],
    ["a herd of baby elephants", "6 young elephant | "],
    ["a school of fish and a school", "7 fish, school | "],
    ["pink sky over green hills", " | hills #ef8fb0"],
    ["pirate ship on a stormy sea", "pirate ship | sea storm"],
    ["rain", " | rain"],
    ["steampunk airship above clouds", "airship [fly] | sky"],
    ["a man walking his dog", "man [walk], dog beside 0 | "],
    ["mom and baby elephant", "elephant, young elephant | "],
    ["baby elephant and its mother", "young elephant, elephant | "],
    ["mother duck with her ducklings", "duck, 3 young duck beside 0 | "],
    ["bear and her cubs by a river", "bear, 3 young bear | river"],
    ["an owl family in a tree", "2 owl in 2, 2 young owl beside 0, tree | "],
    ["dog and cat are best friends", "dog, cat | "],
    ["a boy and his friends", "boy, boy, girl | "],
    ["old fisherman", "old man | "],
    ["plate of cookies", "plate, 3 cookie in 0 | "],
    ["a white picket fence", "fence | "],
    ["barn owl on a barn", "owl on 1, barn | "],
    ["wolf howling at the moon", "wolf [howl] beside 1, moon | "],
    ["bouquet of sunflowers in a blue vase", "5 sunflower in 1, vase | "],
    ["bouquet of roses", "5 rose in 1, vase | "],
    ["a mother cat with three kittens in a basket", "cat, 3 young cat in 2, basket | "],
    ["christmas market at night", "2 market stall, christmas tree | night"],
    ["a girl catching falling leaves", "girl [act], 9 leaf [fly] | "],
    ["kids jumping in autumn leaves", "3 child [jump] in 1, leaf pile | autumn"],
    ["grandma and her three grandchildren", "old woman, boy, 2 girl | "],
    ["a sailboat race", "3 sailboat [run] | "],
    ["an astronaut next to planet earth", "astronaut beside 1, earth | "],
    ["a lady walking her dog with an umbrella", "woman [walk], dog beside 0, umbrella hold 0 | "],
    ["boy fishing with his grandpa", "boy, fishing rod hold 0, old man beside 0 | "],
    ["penguin skateboarding", "penguin on 1, skateboard | "],
    ["kids on halloween", "3 child, jack o lantern, ghost | night"],
    ["a flower garden", "many flower | garden"],
    ["a mouse is eating cheese", "mouse [eat], cheese hold 0 | "],
    ["MOUNTAIN LAKE!!! with 2 swans (sunrise)", "2 swan | lake mountains sunrise"],
    ["draw me a picture of a really cute unicorn please", "unicorn | "],
    ["a cup of tea, a slice of cake & an apple", "tea, cake, apple | "],
    ["a tabby cat looking out of a rainy window", "tabby [look] on 1, window | rain"],
    ["a monkey eating a banana in a tree", "monkey [eat] in 2, banana hold 0, tree | "],
    ["a boy holding kittens in a basket", "boy, 3 young cat in 2, basket | "],
    ["a vase with sunflowers, van gogh style", "vase, 3 sunflower in 0 | "],
    ["old man with a beard and a hat", "old man, hat wear 0 | "],
    ["grandma knitting in her rocking chair", "old woman [sit] on 2, yarn hold 0, chair | "],
    ["girl splashing in puddles in yellow boots", "girl [jump] in 1, puddle, boot wear 0 | "],
    ["a kid dressed as a pirate", "young pirate | "],
    ["a pirate cat on a ship", "cat on 2, pirate hat wear 0, pirate ship | "],
    ["a princess in a castle garden", "princess before 1, castle | garden"],
    ["a snowman with a carrot nose and a scarf", "snowman, scarf wear 0 | "],
    ["roses around the door of a cottage", "3 rose beside 2, door part 2, cottage | "],
    ["three kittens sleeping in a row", "3 young cat [sleep] | "],
    ["children playing soccer", "3 child [play], soccer ball beside 0 | "],
    ["a goldfish in a bowl", "fish in 1, fish bowl | "],
    ["a bicycle with flowers in the basket", "bicycle, 3 flower in 2, basket beside 0 | "],
    ["a firefighter rescuing a cat from a tree", "firefighter [act], cat in 2, tree | "],
    ["a peacock showing its feathers", "peacock | "],
    ["portrait of a girl with flowers in her hair", "girl, 3 flower wear 0 | close"],
    ["close-up of a horse's head", "horse | close"],
    ["a family of five having a picnic", "man, woman, 3 child, blanket beside 0, picnic basket beside 0 | "],
    ["a superhero kid and a girl pirate", "young superhero, young pirate | "],
    ["a surfing girl", "young surfer | "],
    ["a man surfing", "surfer | "],
    ["a surfing dog", "dog on 1, surfboard | "],
    ["fishing bear", "bear, fishing rod hold 0 | "],
    ["a fishing boat and a soccer ball", "boat, soccer ball | "],
    ["a girl with her mother", "girl, woman beside 0 | "],
    ["girl in a red polka dot dress", "girl, spotted dress wear 0 | "],
    ["kids playing football in a stadium", "3 child [play], soccer ball beside 0 | stadium"],
    ["two kids sledding down a hill", "2 child on 1, sled | hills winter"],
    ["family with two kids and a dog", "man, woman, 2 child beside 0, dog beside 0 | "],
    ["kids carving pumpkins", "3 child [act], 3 pumpkin beside 0 | "],
    ["a koi pond", "3 fish | lake"],
    ["hot air balloons over lavender fields", "3 hot air balloon over 1, many lavender | meadow"],
    ["a vintage red truck with a christmas tree in the back", "pickup truck, christmas tree in 0 | "],
    ["a peacock with open tail feathers", "peacock, 3 feather part 0 | "],
    ["a monkey swinging from a tree", "monkey [hang] in 2, swing part 0, tree | "],
    ["a girl hugging her teddy bear", "girl, teddy bear hold 0 | "],
    [
      "santa in his sleigh with reindeer in the sky",
      "santa claus in 1, sleigh beside 2, 2 reindeer [fly] | sky",
    ],
    [
      "a dragon guarding a treasure chest in a cave",
      "dragon [act] before 2, treasure chest beside 0, cave | ",
    ],
    ["a castle on a hill", "castle on 1, knoll | hills"],
    ["two trees on the hills", "2 tree | hills"],
    ["a wolf pack in the snow", "5 wolf | snow"],
    ["a girl and her horse jumping over a fence", "girl [sit] on 1, horse [jump] over 2, fence | "],
    ["a dog with a stick in its mouth", "dog, branch hold 0 | "],
    ["a cow with a flower in its mouth", "cow, flower hold 0 | "],
    ["a fishing village at dawn", " | harbor sunrise"],
    ["a firetruck with firemen", "fire truck, 3 firefighter beside 0 | "],
    ["a lion pride", "4 lion | "],
    ["a camel caravan in the desert", "4 camel | desert"],
    ["a treehouse with a ladder", "treehouse, ladder part 0 | "],
    ["a hot dog stand", "market stall | "],
    ["penguins on an iceberg", "3 penguin on 1, ice floe | "],
    ["dinosours and a buterfly", "3 dinosaur, butterfly | "],
    ["sloth hanging from a branch", "sloth [hang] beside 1, branch | "],
    ["a teacup with a kitten inside", "cup, young cat in 0 | "],
    ["a kitten in a basket on a sofa", "young cat in 1, basket on 2, sofa | "],
    ["a pumpkin patch", "many pumpkin | meadow"],
    ["frog prince on a lily pad", "frog on 2, crown wear 0, lily pad | "],
    ["owl on a birch branch", "owl on 1, branch | "],
    ["lotus flowers on a lake", "3 lotus | lake"],
    ["planets of the solar system", "3 planet, saturn, earth, sun | "],
    ["elephants at a watering hole in the savanna", "3 elephant | lake savanna"],
    ["a bowl of lemons and a pitcher on a table", "bowl on 3, 3 lemon in 0, pitcher on 3, table | "],
    ["a pickup truck with pumpkins in the back", "pickup truck, 3 pumpkin in 0 | "],
    ["a girl blowing out the candles on her cake", "girl [act] beside 2, 3 candle part 2, cake | "],
    ["a garden gate with climbing roses", "gate, 9 rose [climb] on 0 | garden"],
    ["my two dogs, a corgi and a husky, in the snow", "dog part 1, corgi, husky | snow"],
    ["a cat looking out the window", "cat [look] on 1, window | "],
    ["grandpa fishing from a dock", "old man on 2, fishing rod hold 0, pier | "],
    ["santa coming down the chimney", "santa claus in 1, chimney on 2, roof | "],
    ["a cottage with a stone path", "cottage | road"],
    ["a girls soccer team", "3 young football player, soccer ball before 0 | "],
    [
      "a cat sleeping on a windowsill with flower pots",
      "cat [sleep] on 1, window, 3 flower pot beside 1, 3 geranium in 2 | ",
    ],
    ["a rustic wooden barn", "barn | "],
    ["a kitten drinking milk from a bowl", "young cat [eat], milk in 2, bowl beside 0 | "],
    ["a penguin holding a heart balloon", "penguin, balloon hold 0 | "],
    ["a boy flying a kite", "boy [fly], kite hold 0 | "],
    ["roses in a crystal vase", "3 rose in 1, vase | "],
    ["a turkey wearing a pilgrim hat", "turkey, top hat wear 0 | "],
    ["a birch forest in autumn", "many tree | forest autumn"],
    ["a nurse with a patient in bed", "nurse, person in 2, bed | "],
    [
      "grandma reading a bedtime story to her granddaughter",
      "old woman [read] beside 1, girl on 2, bed | night",
    ],
    ["ice skating on a frozen pond", "2 child [run] | snow ice winter"],
    ["the golden gate bridge", "golden gate bridge | "],
    ["a bunny painting easter eggs", "rabbit [act], 3 easter egg beside 0 | "],
    ["a rose garden with a fountain", "many rose, fountain beside 0 | garden"],
    ["a glass of lemonade with ice", "glass, juice in 0 | "],
    ["a hamster running in a wheel", "hamster [run] in 1, hamster wheel | "],
    ["a calf drinking milk from its mother", "young cow [eat] beside 2, milk hold 0, cow | "],
    ["a vase with roses and baby's breath", "vase, 3 rose in 0, flower in 0 | "],
    ["an orange tree in a garden", "orange tree | garden"],
    ["kids trick or treating", "young witch, young pirate, young superhero | "],
  ])("%s", (prompt, expected) => {
    expect(line(prompt)).toBe(expected);
  });

  it("says of each word what becomes of it, as it was written", () => {
    expect(chips("A Cocker Spaniel howling at the wi-fi, 2 mountains")).toEqual([
      "dog=Cocker Spaniel",
      "howling",
      "-wi-fi",
      "2",
      "mountains",
    ]);
    expect(chips("constructor __proto__ toString hasOwnProperty")).toEqual([
      "person=constructor",
      "-proto",
      "-toString",
      "-hasOwnProperty",
    ]);
  });

  it("knows nothing to draw in nothing", () => {
    for (const prompt of ["", "   ", "!!!", "the of and", "\u0000\uD800", "🙂", "12", "-", "'", "''s"])
      expect(parsePrompt(prompt).items).toEqual([]);
  });

  it("gives sound graphs for any jumble of words, the same each time", () => {
    const words = [
      ...drawables.keys(),
      ...relationPhrases.keys(),
      ..."a the and , . ; two many red pink striped tiny baby field of beach night rain winter sleeping riding wearing it colorful close-up fruit zyx 12 é 猫 \uD83D".split(
        " ",
      ),
    ];
    for (let seed = 0; seed < 400; seed++) {
      const chance = seeded(seed);
      const prompt = Array.from({ length: Math.floor(chance.between(1, 60)) }, () => chance.pick(words)).join(
        " ",
      );
      const graph = parsePrompt(prompt);
      expect(parsePrompt(prompt)).toEqual(graph);
      expect(graph.items.length).toBeLessThanOrEqual(24);
      for (const [index, { drawable, count, relation, mass }] of graph.items.entries()) {
        expect(drawables.has(drawable)).toBe(true);
        expect(count).toBeGreaterThanOrEqual(1);
        expect(count).toBeLessThanOrEqual(12);
        if (mass) expect(count).toBe(12);
        if (relation) {
          expect(relation.to, prompt).not.toBe(index);
          expect(graph.items[relation.to]).toBeDefined();
        }
      }
      for (const { item, match, as } of graph.words) {
        if (item !== null) expect(graph.items[item]).toBeDefined();
        expect(as !== null).toBe(match === "similar");
      }
    }
  });
});

describe("what borrows another's picture", () => {
  it("is said to be similar to that one", () => {
    const words = (prompt: string) =>
      parsePrompt(prompt).words.map(({ text, match, as }) => [text, match, as]);
    expect(words("a chameleon and a moth")).toEqual([
      ["chameleon", "similar", "lizard"],
      ["moth", "similar", "butterfly"],
    ]);
    expect(words("a toad")).toContainEqual(["toad", "similar", "frog"]);
    for (const { borrows } of drawables.values())
      if (borrows !== undefined) expect(drawables.has(borrows as never), borrows).toBe(true);
  });
});

describe("what is far away", () => {
  it.each([
    ["a girl and a ship on the horizon", "ship"],
    ["a distant castle behind a knight", "castle"],
    ["a fox in a meadow, mountains in the distance, a windmill far away", "windmill"],
    ["a house in the background of a garden with a cat", "house"],
  ])("%s: the %s", (prompt, drawable) => {
    const { items, words } = parsePrompt(prompt);
    expect(items.filter(({ far }) => far).map((item) => item.drawable)).toContain(drawable);
    expect(words.filter(({ match }) => match === "not-drawn")).toEqual([]);
  });

  it("is nothing where no such word stands", () => {
    expect(parsePrompt("a girl and a ship on the sea").items.some(({ far }) => far)).toBe(false);
  });

  it.each([
    ["a girl with braids", { hairStyle: "tails" }],
    ["a woman with long curly brown hair", { hairStyle: "curly", hair: "#84542f" }],
    ["a man with a beard", { hasBeard: true }],
    ["an elderly couple on a bench", { isOld: true }],
  ])("knows what they look like: %s", (prompt, looks) => {
    expect(parsePrompt(prompt).items[0]).toMatchObject(looks);
  });
});

it("each of several has the color that is said of it", () => {
  for (const prompt of ["two cats, one black and one white", "two cats: one is black, the other is white"]) {
    const { items } = parsePrompt(prompt);
    expect(items.map(({ drawable, count, colors }) => [drawable, count, colors.length])).toEqual([
      ["cat", 2, 2],
    ]);
  }
});
