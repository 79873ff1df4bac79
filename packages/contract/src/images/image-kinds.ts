/** The three kinds of stored image and the word each has in the spec's upload calls and page addresses. */
export const imageKinds = {
  coloring: { uploadType: "coloring" },
  outlines: { uploadType: "coloring-svg" },
  "paint-by-numbers": { uploadType: "paint-by-numbers" },
} as const;

export type ImageKind = keyof typeof imageKinds;
export const imageKindNames = Object.keys(imageKinds) as ImageKind[];
