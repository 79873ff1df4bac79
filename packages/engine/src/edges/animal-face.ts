import type { Point } from "../strokes/smooth-curve.ts";

/** A dark round spot with its middle and half of its sides, in pixels of the picture. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
  /** Pixels in it. */
  readonly area: number;
  /** Lightness between it and what is around it, in OKLab steps. */
  readonly limit: number;
}

/** Half of the longer side of a spot. */
export function greaterHalf({ halfWidth, halfHeight }: Pick<Spot, "halfWidth" | "halfHeight">): number {
  return Math.max(halfWidth, halfHeight);
}

/** The eyes of an animal, and its nose. */
export interface AnimalFace {
  readonly eyes: readonly [Spot, Spot];
  /** A nose that is a dark spot too. */
  readonly nose?: Spot;
  /** The outline of a nose that is none: a point every 15 degrees, clockwise. */
  readonly noseOutline?: readonly Point[];
}

/** A spot in a picture so many times as large. */
export function scaledSpot({ x, y, halfWidth, halfHeight, area, limit }: Spot, scale: number): Spot {
  return {
    x: x * scale,
    y: y * scale,
    halfWidth: halfWidth * scale,
    halfHeight: halfHeight * scale,
    area: area * scale * scale,
    limit,
  };
}

/** The same face in a picture so many times as large. */
export function scaledAnimalFace({ eyes: [p, q], nose, noseOutline }: AnimalFace, scale: number): AnimalFace {
  return {
    eyes: [scaledSpot(p, scale), scaledSpot(q, scale)],
    ...(nose && { nose: scaledSpot(nose, scale) }),
    ...(noseOutline && { noseOutline: noseOutline.map(({ x, y }) => ({ x: x * scale, y: y * scale })) }),
  };
}
