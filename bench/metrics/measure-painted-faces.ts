import type { Raster } from "@tintery/engine";
import { mouthPixels, pixelsIn, pointOf, ringOf } from "../../packages/engine/src/raster/face-shapes.ts";
import { faceLines } from "../../packages/engine/src/seeing/face-lines.ts";
import { distance } from "../../packages/engine/src/strokes/smooth-curve.ts";
import { ciede2000, type Lab, labOf } from "./color-difference.ts";
import type { Faces } from "./likeness.ts";

/** Faces lower than this, in millimeters from forehead to chin, have no eyes and mouths that a brush could paint. */
const minHeight = 20;
/** A part is what of its area differs most from skin: this share of it. */
const clearest = 0.4;
/** What differs less from skin than this in the photo, CIEDE2000, nobody misses. */
const minSeen = 8;
/** The part of a photo's contrast that a painting keeps at least. */
export const kept = 0.5;

/**
 * Counts the eyes and mouths of large enough faces that can be seen in a photo and not in its painting, where they differ from
 * the face's skin by less than half.
 * @param painted as large as the photo, three bytes a pixel
 * @param pixelMM millimeters of the painting for a pixel
 */
export function measurePaintedFaces(
  photo: Raster,
  painted: Uint8ClampedArray,
  faces: Faces,
  pixelMM: number,
): number {
  const inPhoto = (i: number) => labOf(photo.data[4 * i]!, photo.data[4 * i + 1]!, photo.data[4 * i + 2]!);
  const inPainting = (i: number) => labOf(painted[3 * i]!, painted[3 * i + 1]!, painted[3 * i + 2]!);
  return faces.reduce((missing, { points, visible }) => {
    if (!points) return missing;
    const height = distance(pointOf(points, faceLines.forehead), pointOf(points, faceLines.chin));
    if (height * pixelMM < minHeight) return missing;
    const skin = pixelsIn(
      [...faceLines.jaw, ...faceLines.hairline].map((index) => pointOf(points, index)),
      photo,
    );
    const { lips, between } = mouthPixels(points, photo);
    const parts = [
      visible.leftEye ? pixelsIn(ringOf(points, faceLines.leftEye), photo) : [],
      visible.rightEye ? pixelsIn(ringOf(points, faceLines.rightEye), photo) : [],
      visible.mouth ? [...lips, ...between] : [],
    ].filter((pixels) => pixels.length > 0);
    const isMissing = (part: readonly number[]) => {
      const seen = contrast(part, skin, inPhoto);
      return seen >= minSeen && contrast(part, skin, inPainting) < kept * seen;
    };
    return missing + parts.filter(isMissing).length;
  }, 0);
}

/** How much the clearest of a part differs from the middle color of a face, CIEDE2000. */
export function contrast(
  part: readonly number[],
  skin: readonly number[],
  lab: (pixel: number) => Lab,
): number {
  const colors = skin.map(lab);
  const middle = [0, 1, 2].map((c) => median(colors.map((color) => color[c]!)));
  const differences = part.map((i) => ciede2000(lab(i), middle as unknown as Lab)).sort((a, b) => b - a);
  const counted = differences.slice(0, Math.max(1, Math.round(clearest * differences.length)));
  return counted.reduce((sum, value) => sum + value, 0) / counted.length;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1]!;
}
