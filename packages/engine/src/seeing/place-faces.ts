import type { Cut } from "../simd/resample.ts";
import type { Box, SeenFace } from "./seen.ts";

/** Faces as they lie on a canvas of this width and height that shows a part of the photo, in its pixels. */
export function placeFaces(
  faces: readonly SeenFace[],
  cut: Cut,
  { width, height }: { readonly width: number; readonly height: number },
): SeenFace[] {
  const scale = width / cut.width;
  const place = ({ x, y, width: wide, height: tall }: Box): Box => ({
    x: (x - cut.left) * scale,
    y: (y - cut.top) * scale,
    width: wide * scale,
    height: tall * scale,
  });
  return faces
    .map((face) => {
      const placed = { ...face, box: place(face.box) };
      if (!face.points) return placed;
      const offset = [cut.left, cut.top, 0];
      return { ...placed, points: face.points.map((value, i) => (value - offset[i % 3]!) * scale) };
    })
    .filter(({ box }) => box.x < width && box.y < height && box.x + box.width > 0 && box.y + box.height > 0);
}
