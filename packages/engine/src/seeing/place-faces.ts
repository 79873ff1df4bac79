import type { Cut } from "../raster/resample.ts";
import type { DrawnPart } from "../edges/drawn-shapes.ts";
import type { Box, SeenFace } from "./seen.ts";

/** A box as it lies on a canvas that is so many pixels wide and shows a part of the photo. */
export function placeBox({ x, y, width, height }: Box, cut: Cut, across: number): Box {
  const scale = across / cut.width;
  return {
    x: (x - cut.left) * scale,
    y: (y - cut.top) * scale,
    width: width * scale,
    height: height * scale,
  };
}

/** Faces as they lie on a canvas of this width and height that shows a part of the photo, in its pixels. */
export function placeFaces(
  faces: readonly SeenFace[],
  cut: Cut,
  { width, height }: { readonly width: number; readonly height: number },
): SeenFace[] {
  const scale = width / cut.width;
  return faces
    .map((face) => {
      const placed = { ...face, box: placeBox(face.box, cut, width) };
      if (!face.points) return placed;
      const offset = [cut.left, cut.top, 0];
      return { ...placed, points: face.points.map((value, i) => (value - offset[i % 3]!) * scale) };
    })
    .filter(({ box }) => box.x < width && box.y < height && box.x + box.width > 0 && box.y + box.height > 0);
}

/** Parts of drawn faces as they lie on such a canvas. */
export function placeParts(parts: readonly DrawnPart[], cut: Cut, across: number): DrawnPart[] {
  const scale = across / cut.width;
  return parts.map(({ points, pen }) => ({
    points: points.map(({ x, y }) => ({ x: (x - cut.left) * scale, y: (y - cut.top) * scale })),
    ...(pen !== undefined && { pen: pen * scale }),
  }));
}
