import type { DrawableName } from "../drawables.ts";

/**
 * Where a hat belongs on the pictures of Noto Emoji: the middle of the head's top from the left and from above, and the head's width, in
 * the 128 units of a picture. Read off the pictures by eye.
 */
const text = `
sloth 24 47 38, snowman 64 18 46
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
