import { scaledSpot, type Spot } from "../../edges/animal-face.ts";
import { type Planes, toPlanes } from "../../raster/planes.ts";
import type { Raster } from "../../raster/raster.ts";
import { resample } from "../../raster/resample.ts";
import { distance, type Point } from "../../strokes/smooth-curve.ts";

/** A copy of what is around two eyes, of a size on which they are a known way apart. */
export interface HeadCopy {
  readonly planes: Planes;
  readonly onCopy: (place: Point) => Point;
  /** A spot of the copy on the picture. */
  readonly spotOn: (spot: Spot) => Spot;
}

/**
 * Copies what is around two eyes.
 * @param ways how far to each side of the middle between them, in ways from eye to eye
 * @param apart how far they are apart on the copy at most, in pixels
 */
export function headCopy(
  picture: Raster,
  [left, right]: readonly [Point, Point],
  { ways, apart }: { readonly ways: number; readonly apart: number },
): HeadCopy {
  const reach = Math.ceil(ways * distance(left, right));
  // landmarks of faces that are cut off may lie beside the picture
  const fromOf = (middle: number, size: number) =>
    Math.max(0, Math.min(size - 1, Math.floor(middle) - reach));
  const [x, y] = [
    fromOf((left.x + right.x) / 2, picture.width),
    fromOf((left.y + right.y) / 2, picture.height),
  ];
  const cut = {
    left: x,
    top: y,
    width: Math.min(picture.width - x, 2 * reach),
    height: Math.min(picture.height - y, 2 * reach),
  };
  const scale = Math.max(1, distance(left, right) / apart);
  const side = (pixels: number) => Math.max(2, Math.round(pixels / scale));
  return {
    planes: toPlanes(resample(picture, cut, side(cut.width), side(cut.height))),
    onCopy: ({ x, y }) => ({ x: (x - cut.left) / scale, y: (y - cut.top) / scale }),
    spotOn: (spot) => ({
      ...scaledSpot(spot, scale),
      ...{ x: cut.left + spot.x * scale, y: cut.top + spot.y * scale },
    }),
  };
}
