import type { Field } from "../edges/grid.ts";
import type { SeenFace } from "./seen.ts";
import { closeUpHeight } from "./close-up-height.ts";
import type { Size } from "../edges/field.ts";

/** Somebody is subject whose face is so by this share, or is a close-up. */
const minShare = 0.5;

/**
 * Makes whole the faces of people who are subject: a cut goes around dark glasses, since no skin is there.
 * @param mask 1 where the subject is, over the whole photo; gets the rest of these faces
 * @param photo the size that the faces' boxes are about
 */
export function fillFaces(mask: Field, faces: readonly SeenFace[], photo: Size): void {
  const [across, down] = [mask.width / photo.width, mask.height / photo.height];
  for (const { box } of faces) {
    const inside = ellipseIn(mask, {
      x: box.x * across,
      y: box.y * down,
      width: box.width * across,
      height: box.height * down,
    });
    const count = inside.filter((i) => mask.data[i]! > 0).length;
    const isSubject = count >= minShare * inside.length || box.height >= closeUpHeight * photo.height;
    if (isSubject) for (const i of inside) mask.data[i] = 1;
  }
}

/** The cells whose middles lie in the ellipse that fills a box. */
function ellipseIn({ width, height }: Size, box: SeenFace["box"]): number[] {
  const cells: number[] = [];
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  const bottom = Math.min(height - 1, Math.floor(box.y + box.height));
  const right = Math.min(width - 1, Math.floor(box.x + box.width));
  for (let y = Math.max(0, Math.floor(box.y)); y <= bottom; y++)
    for (let x = Math.max(0, Math.floor(box.x)); x <= right; x++) {
      const [u, v] = [(x + 0.5 - middleX) / (box.width / 2), (y + 0.5 - middleY) / (box.height / 2)];
      if (u * u + v * v <= 1) cells.push(y * width + x);
    }
  return cells;
}
