import type { DrawableName } from "../drawables.ts";

/**
 * Where a hat belongs on the pictures of Noto Emoji: the middle of the head's top from the left and from above, and the head's width, in
 * the 128 units of a picture. Read off the pictures by eye.
 */
const text = `
camel 38 21 28, llama 21 15 22, 
hedgehog 36 43 40, beaver 30 7 36, otter 30 31 36, badger 22 62 28, skunk 24 76 26, raccoon 22 62 30, sloth 24 47 38,
turkey 26 13 22, seal 38 11 44, walrus 38 11 44, chipmunk 32 37 40, bat 66 35 24, snowman 64 18 46
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
