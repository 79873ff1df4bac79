import type { DrawnPart } from "../edges/drawn-shapes.ts";
import type { Size } from "../edges/field.ts";
import type { Point } from "../strokes/smooth-curve.ts";
import { movedHead } from "./animals/animal-head.ts";
import type { Box, Seen } from "./seen.ts";

/** What was seen of a photo, in pixels of the same photo at another size. */
export function scaleSeen(seen: Seen, { width, height }: Size): Seen {
  if (seen.width === width && seen.height === height) return seen;
  const [across, down] = [width / seen.width, height / seen.height];
  const scaled = (box: Box): Box => ({
    x: box.x * across,
    y: box.y * down,
    width: box.width * across,
    height: box.height * down,
  });
  const scaledRing = (ring: readonly Point[]) => ring.map(({ x, y }) => ({ x: x * across, y: y * down }));
  const faces = seen.faces.map(({ points, glasses, beard, ...face }) => ({
    ...face,
    box: scaled(face.box),
    ...(points && { points: points.map((value, i) => value * (i % 3 === 1 ? down : across)) }),
    ...(glasses && { glasses: { left: scaledRing(glasses.left), right: scaledRing(glasses.right) } }),
    ...(beard && { beard: scaledRing(beard) }),
  }));
  const scaledPart = ({ points, pen }: DrawnPart): DrawnPart => ({
    points: scaledRing(points),
    ...(pen !== undefined && { pen: pen * across }),
  });
  return {
    ...seen,
    width,
    height,
    faces,
    letters: seen.letters.map(scaled),
    animals: seen.animals.map((head) => movedHead(head, across)),
    ...(seen.parts && { parts: seen.parts.map(scaledPart) }),
    ...(seen.rims && { rims: seen.rims.map(scaledPart) }),
  };
}
