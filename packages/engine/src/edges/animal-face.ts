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

/** The mouth of an animal below its nose, as lines from its middle to both sides. */
export type AnimalMouth = readonly [left: readonly Point[], right: readonly Point[]];

/** The eyes of an animal, its nose and its mouth. */
export interface AnimalFace {
  readonly eyes: readonly [Spot, Spot];
  /**
   * The rims of light irises, where the photo shows them, those of `eyes` being their pupils; points as of `noseOutline`. Other eyes
   * have whatever rim the map of lines has.
   */
  readonly openings?: readonly [readonly Point[], readonly Point[]];
  /** A nose that is a dark spot too. */
  readonly nose?: Spot;
  /** The outline of a nose that is none: a point every 15 degrees, clockwise. */
  readonly noseOutline?: readonly Point[];
  /** Only below a `noseOutline`, from whose lowest point a line leads to its middle. */
  readonly mouth?: AnimalMouth;
}

/** The lower end of a nose's outline: a quarter of a circle on from its right. */
export function tipOf(noseOutline: readonly Point[]): Point {
  return noseOutline[noseOutline.length / 4]!;
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
export function scaledAnimalFace(
  { eyes: [p, q], openings, nose, noseOutline, mouth }: AnimalFace,
  scale: number,
): AnimalFace {
  const scaledLine = (line: readonly Point[]) => line.map(({ x, y }) => ({ x: x * scale, y: y * scale }));
  return {
    eyes: [scaledSpot(p, scale), scaledSpot(q, scale)],
    ...(openings && { openings: [scaledLine(openings[0]), scaledLine(openings[1])] }),
    ...(nose && { nose: scaledSpot(nose, scale) }),
    ...(noseOutline && { noseOutline: scaledLine(noseOutline) }),
    ...(mouth && { mouth: [scaledLine(mouth[0]), scaledLine(mouth[1])] }),
  };
}
