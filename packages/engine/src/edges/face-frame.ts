import type { Point } from "../strokes/smooth-curve.ts";

/** Places on a face, in ways from eye to eye from the middle between the eyes: along the way from left to right, and down the face. */
export type FaceFrame = (along: number, down: number) => Point;

/** The frame of a face whose eyes are here. */
export function faceFrame({ x: leftX, y: leftY }: Point, { x: rightX, y: rightY }: Point): FaceFrame {
  const [dx, dy] = [rightX - leftX, rightY - leftY];
  const [x, y] = [(leftX + rightX) / 2, (leftY + rightY) / 2];
  return (along, down) => ({ x: x + along * dx - down * dy, y: y + along * dy + down * dx });
}
