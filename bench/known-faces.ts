/** The middle of a face and half its height, in shares of the photo's width, height and height. */
type KnownFace = readonly [x: number, y: number, half: number];

/**
 * Faces in the photos of `subjects/`, told by looking: those of which two of both eyes and mouth can be seen. A child that
 * looks away and a jockey behind goggles are none; photos that are not listed have none.
 */
const knownFaces: Readonly<Record<string, readonly KnownFace[]>> = {
  "apollo-crew": [
    [0.25, 0.425, 0.063],
    [0.483, 0.24, 0.058],
    [0.726, 0.442, 0.063],
  ],
  astronaut: [[0.44, 0.24, 0.108]],
  soccer: [
    [0.132, 0.292, 0.045],
    [0.427, 0.311, 0.036],
    [0.805, 0.31, 0.039],
  ],
  "woman-and-dog": [[0.311, 0.205, 0.032]],
};

/** Where faces were seen on a picture of so many pixels. */
export interface SeenFaces {
  readonly width: number;
  readonly height: number;
  readonly faces: readonly {
    readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  }[];
}

/** How many of a photo's faces were missed, and how many were seen where nobody's is. */
export function compareFaces(
  name: string,
  { width, height, faces }: SeenFaces,
  known: readonly KnownFace[] = knownFaces[name] ?? [],
): { readonly missed: number; readonly invented: number } {
  const isThere = ([x, y, half]: KnownFace, { box }: SeenFaces["faces"][number]) =>
    Math.hypot(box.x + box.width / 2 - x * width, box.y + box.height / 2 - y * height) <= half * height;
  return {
    missed: known.filter((face) => !faces.some((seen) => isThere(face, seen))).length,
    invented: faces.filter((seen) => !known.some((face) => isThere(face, seen))).length,
  };
}
