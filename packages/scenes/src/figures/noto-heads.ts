import type { DrawableName } from "../drawables.ts";

/**
 * Where a hat belongs on the pictures of Noto Emoji: the middle of the head's top from the left and from above, and the head's width, in
 * the 128 units of a picture. Read off the pictures by eye.
 */
const text = `
pig 45 30 56, goat 38 30 34, elephant 44 16 50, rhinoceros 46 50 36, giraffe 24 9 26, zebra 27 15 26, camel 38 21 28, llama 21 15 22,
kangaroo 20 30 22, leopard 24 35 34, bison 44 25 46, gorilla 40 7 34, monkey 48 21 56, mouse 42 45 38, rat 32 51 38, hedgehog 36 43 40,
beaver 30 7 36, otter 30 31 36, badger 22 62 28, skunk 24 76 26, raccoon 22 62 30, sloth 24 47 38, turtle 26 57 36, tortoise 26 57 36,
rooster 40 22 26, duck 48 7 34, swan 32 15 30, turkey 26 13 22, penguin 40 9 36, owl 62 16 60, eagle 34 47 30, bird 30 27 40,
hummingbird 30 27 40, parrot 34 9 38, toucan 34 9 38, woodpecker 34 9 38, flamingo 26 9 22, stork 26 9 22, peacock 62 47 20, goose 30 9 24,
seal 38 11 44, walrus 38 11 44, whale 56 54 66, dolphin 36 21 48, dragon 36 20 34, ram 34 28 40, chipmunk 32 37 40, bull 26 25 36,
chick 62 11 52, dinosaur 30 9 26, tyrannosaurus 31 19 34, octopus 82 30 44, dove 30 53 26, seagull 30 53 26, snake 36 11 34, bat 66 35 24,
crab 66 41 44, snowman 64 18 46
`;

export const notoHeads: ReadonlyMap<DrawableName, readonly [x: number, y: number, width: number]> = new Map(
  text
    .trim()
    .split(/,\s+/)
    .map((entry) => {
      const parts = entry.split(" ");
      const [x = 0, y = 0, width = 0] = parts.slice(-3).map(Number);
      return [parts.slice(0, -3).join(" ") as DrawableName, [x, y, width] as const];
    }),
);
