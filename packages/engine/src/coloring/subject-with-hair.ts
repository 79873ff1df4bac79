import { eachAround } from "../edges/each-around.ts";
import { type Field, upsampleField } from "../edges/grid.ts";
import { planeAt } from "../raster/planes.ts";
import { faceLines } from "../seeing/face-lines.ts";
import { fieldOf, maskOf } from "../seeing/mask.ts";
import type { Seen, SeenSubject } from "../seeing/seen.ts";
import { distance } from "../strokes/smooth-curve.ts";
import type { CoverOnPage } from "./hair-on-page.ts";
import { type MeshedFace, pointsOf } from "./face-areas.ts";

/**
 * Hair is on top of a head where it is above this height, from the forehead up, and no farther from it than that, in heights of the face:
 * what is taken for hair beside a neck may be a wall.
 */
const top = { above: -0.15, within: 0.55 };

/**
 * The subject with the hair and the hats on top of its heads: dark hair before a dark wall is cut off else.
 */
export function subjectWithHair(
  { subject, width: photoWidth }: Pick<Seen, "subject" | "width">,
  { hair, hat }: CoverOnPage,
  faces: readonly MeshedFace[],
): SeenSubject {
  const covers = [hair, hat].filter((part) => part !== null);
  const [{ width, height }] = covers as [Field];
  const { data } = upsampleField(fieldOf(subject.mask), width, height);
  const whole = { width, height, data };
  for (const { points } of faces) {
    const at = pointsOf(points, width / photoWidth);
    const [forehead, chin] = [at(faceLines.forehead), at(faceLines.chin)];
    const face = distance(forehead, chin);
    const isSubject = planeAt(whole, data, (forehead.x + chin.x) / 2, (forehead.y + chin.y) / 2) >= 0.5;
    if (!isSubject) continue;
    const up = { x: (forehead.x - chin.x) / face, y: (forehead.y - chin.y) / face };
    eachAround(whole, forehead, top.within * face, (i) => {
      const [dx, dy] = [(i % width) + 0.5 - forehead.x, Math.floor(i / width) + 0.5 - forehead.y];
      if (dx * up.x + dy * up.y >= top.above * face)
        data[i] = Math.max(data[i]!, ...covers.map((part) => part.data[i]!));
    });
  }
  return { ...subject, mask: maskOf(whole) };
}
