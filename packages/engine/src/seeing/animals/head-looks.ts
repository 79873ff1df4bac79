/** How one of the two networks looks at a picture, and what it answers a place. */
export interface HeadLook {
  /** Side of its picture in pixels, and how many of these an answer stands for. */
  readonly side: number;
  readonly stride: number;
  /** Logits of points, each a map of its own; then what is read at such a point; then logits that are read as means of the middle. */
  readonly points: readonly string[];
  readonly read: readonly string[];
  readonly means: readonly string[];
}

/** The whole picture: middles of heads with the logarithms of their widths and heights in shares of its sides. */
export const firstLook = {
  side: 256,
  stride: 8,
  points: ["head"],
  read: ["width", "height"],
  means: [],
} as const satisfies HeadLook;

/** One head with half as much around it: its points, the logarithm of an eye's radius in pixels, and what it is as a whole. */
export const secondLook = {
  side: 192,
  stride: 4,
  points: ["eye", "nose", "mouth", "ear"],
  read: ["radius"],
  means: ["animal", "front", "threeQuarter", "profile", "pad"],
} as const satisfies HeadLook;

/** Answers along a side of the picture. */
export function gridOf({ side, stride }: HeadLook): number {
  return side / stride;
}

/** Numbers that a place is answered with. */
export function numbersOf({ points, read, means }: HeadLook): number {
  return points.length + read.length + means.length;
}
