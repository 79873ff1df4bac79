import { stepsPerUnit } from "../../colors/oklab.ts";
import type { AnimalFace } from "../../edges/animal-face.ts";
import { planeAt } from "../../raster/planes.ts";
import type { Raster } from "../../raster/raster.ts";
import { distance, type Point } from "../../strokes/smooth-curve.ts";
import { fitPupils } from "./fit-pupils.ts";
import { headCopy } from "./head-copy.ts";
import { areMirrored, mirroredOn } from "./mirrored-eyes.ts";

/**
 * Nostrils of calves and horses are dark discs that mirror each other, too. What is between them is darker than what is above it by so
 * much, in OKLab units; where both are looked at, in ways from one to the other and downward. Eyes lie so far above them and are so much
 * farther apart, in the same; they are so much darker than what is around them, and mirror each other so well (see `MirroredEyes`). By eye
 * on a calf, whose nostrils have 21, and eyes 19 and .8; of 400 other pictures nothing else changes.
 */
const nostrils = {
  darker: 12,
  between: [-0.3, -0.15, 0, 0.15],
  above: [-0.8, -0.7, -0.6, -0.5],
  up: { from: 0.25, to: 1.5, step: 0.25 },
  wider: { from: 1.5, to: 4, step: 0.25 },
  clarity: 15,
  mirrored: { eyes: 0.7, face: 0.3 },
};

/** How far a head is cut out around the middle between its nostrils, and how far these are apart on the copy, in pixels. */
const around = { ways: 2.5, apart: 24 };

/** The face of an animal with eyes above what was taken for eyes, where those are nostrils; undefined where they are eyes. */
export function faceAbove(picture: Raster, [left, right]: readonly [Point, Point]): AnimalFace | undefined {
  const { planes, onCopy, spotOn } = headCopy(picture, [left, right], around);
  const [p, q] = [onCopy(left), onCopy(right)];
  const across = { x: q.x - p.x, y: q.y - p.y };
  /** So far from the middle between both, in ways from one to the other. */
  const place = (beside: number, below: number): Point => ({
    x: (p.x + q.x) / 2 + beside * across.x - below * across.y,
    y: (p.y + q.y) / 2 + beside * across.y + below * across.x,
  });
  const lightOf = (below: readonly number[]) => {
    const places = below.map((by) => place(0, by));
    return (
      places.reduce((sum, { x, y }) => sum + planeAt(planes, planes.l, x, y), 0) / below.length / stepsPerUnit
    );
  };
  if (lightOf(nostrils.above) < lightOf(nostrils.between) + nostrils.darker) return undefined;
  let [best, face]: [number, AnimalFace | undefined] = [nostrils.clarity, undefined];
  const { up, wider } = nostrils;
  for (let above = up.from; above <= up.to; above += up.step)
    for (let wide = wider.from; wide <= wider.to; wide += wider.step) {
      const pupils = fitPupils(planes, [place(-wide / 2, -above), place(wide / 2, -above)], distance(p, q));
      if (pupils.clarity <= best) continue;
      const eyes = [spotOn(pupils.eyes[0]), spotOn(pupils.eyes[1])] as const;
      const mirrored = mirroredOn(picture, ...eyes);
      if (!mirrored || !areMirrored(mirrored, nostrils.mirrored)) continue;
      [best, face] = [pupils.clarity, { eyes }];
    }
  return face;
}
