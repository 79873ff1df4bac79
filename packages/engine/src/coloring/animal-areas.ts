import { fillPolygon } from "../edges/fill-polygon.ts";
import { grownRing } from "../edges/grown-ring.ts";
import type { Size } from "../edges/grid.ts";
import { type AnimalHead, faceOf } from "../seeing/animals/animal-head.ts";
import type { Point } from "../strokes/smooth-curve.ts";

/** The map has lines of its own so far beyond the outline of an eye, as a share of that. */
const beside = 1.3;

/**
 * Puts 1 where the faces of animals are drawn by their eyes, noses and mouths alone.
 * @param heads in pixels of `inside`
 * @param isPlain whether that is from the eyes to the mouth, or only the eyes, and what is around the nose: between them are markings
 */
export function fillAnimalFaces(
  inside: Uint8Array,
  heads: readonly AnimalHead[],
  size: Size,
  isPlain: boolean,
): void {
  for (const ring of heads.flatMap((head) => (isPlain ? [faceOf(head)] : partsOf(head))))
    fillPolygon(ring, size, (from, to) => inside.fill(1, from, to));
}

function partsOf({ box, eyes, nose, mouth }: AnimalHead): readonly Point[][] {
  const muzzle = faceOf({ box, eyes: [], ...(nose && { nose }), ...(mouth && { mouth }) });
  return [...eyes.map(({ rim }) => grownRing(rim, beside)), muzzle];
}
