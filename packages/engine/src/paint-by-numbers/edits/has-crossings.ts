import { type Border, type Picture, unitsPerMM } from "../../drawing/picture.ts";
import { crossingLines } from "../../paths/crossings.ts";

/** Pieces of curves and cells in which they are compared, in hundredths of a millimeter. */
const [piece, cell] = [30, 60];

/** Whether borders of a picture cross each other or themselves, drawn as these. */
export function hasCrossings(
  { widthMM, heightMM }: Pick<Picture, "widthMM" | "heightMM">,
  borders: readonly Border[],
): boolean {
  const [width, height] = [widthMM * unitsPerMM, heightMM * unitsPerMM];
  return crossingLines(borders, piece, { cell, width, height }).size > 0;
}
