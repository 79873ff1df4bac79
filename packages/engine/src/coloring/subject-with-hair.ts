import { type Field, upsampleField } from "../edges/grid.ts";
import { faceLines } from "../seeing/face-lines.ts";
import { fieldOf, maskOf } from "../seeing/mask.ts";
import type { SeenSubject } from "../seeing/seen.ts";
import { distance } from "../strokes/smooth-curve.ts";
import { type MeshedFace, pointsOf } from "./face-areas.ts";

/**
 * Hair is on top of a head where it is above this height, from the forehead up, and no farther from it than that, in heights of the face:
 * what is taken for hair beside a neck may be a wall.
 */
const top = { above: -0.15, within: 0.55 };

/**
 * The subject with the hair on top of its heads: dark hair before a dark wall is cut off else.
 * @param hair of `hairOnPage`
 * @param pageWidth of the page, in its pixels; and how many of them one has in which faces are measured
 */
export function subjectWithHair(
  { mask, confidence }: SeenSubject,
  hair: Field,
  faces: readonly MeshedFace[],
  { pageWidth, scale }: { readonly pageWidth: number; readonly scale: number },
): SeenSubject {
  const { width, height } = hair;
  const whole = upsampleField(fieldOf(mask), width, height);
  const data = whole.data.slice();
  const size = { width, height };
  for (const { points } of faces) {
    const at = pointsOf(points, (scale * width) / pageWidth);
    const [forehead, chin] = [at(faceLines.forehead), at(faceLines.chin)];
    const face = distance(forehead, chin);
    if (!(face > 0) || data[cellOf((forehead.x + chin.x) / 2, (forehead.y + chin.y) / 2, size)]! < 0.5)
      continue;
    const up = { x: (forehead.x - chin.x) / face, y: (forehead.y - chin.y) / face };
    const reach = top.within * face;
    for (
      let row = Math.max(0, Math.floor(forehead.y - reach));
      row < Math.min(height, forehead.y + reach);
      row++
    )
      for (
        let column = Math.max(0, Math.floor(forehead.x - reach));
        column < Math.min(width, forehead.x + reach);
        column++
      ) {
        const [dx, dy] = [column + 0.5 - forehead.x, row + 0.5 - forehead.y];
        const i = row * width + column;
        if (dx * up.x + dy * up.y >= top.above * face && dx * dx + dy * dy <= reach * reach)
          data[i] = Math.max(data[i]!, hair.data[i]!);
      }
  }
  return { mask: maskOf({ width, height, data }), confidence };
}

/** The cell that a place lies in, or the nearest. */
function cellOf(
  x: number,
  y: number,
  { width, height }: { readonly width: number; readonly height: number },
): number {
  const within = (value: number, size: number) => Math.max(0, Math.min(size - 1, Math.floor(value)));
  return within(y, height) * width + within(x, width);
}
