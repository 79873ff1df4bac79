import type { Raster } from "@tintery/engine";
import { contrast, kept } from "../metrics/measure-painted-faces.ts";
import { labOf } from "../metrics/color-difference.ts";
import { type Disc, eyesOf, headsOf, type Labels, mouthsOf, shutEyesOf } from "./labels.ts";
import { type Tally, tally } from "./tally.ts";

/** What a painting makes of a labeled photo. */
export interface PaintingScore {
  readonly eyes: Tally;
  readonly mouths: Tally;
}

/** What is around a part: a ring between these radii, in half widths of the part. */
const ring = { from: 1.5, to: 2.5 };
/** Half the height of a mouth, in half widths of it. */
const lips = 0.4;

/**
 * Scores a painting by labels in its pixels: a part is there if the clearest of its colors differ from what is around it by half of what
 * they do in the photo.
 * @param painted as large as the photo
 */
export function scorePainting(photo: Raster, painted: Raster, labels: Labels): PaintingScore {
  const heads = headsOf(labels);
  const isKept = (part: Disc, flatness: number) => {
    const inside = pixelsBetween(photo, part, { from: 0, to: 1 }, flatness);
    const around = pixelsBetween(photo, part, ring, 1);
    const of = (raster: Raster) => contrast(inside, around, labIn(raster));
    return inside.length === 0 || of(painted) >= kept * of(photo);
  };
  return {
    eyes: tally([...eyesOf(heads), ...shutEyesOf(heads)], (eye) => isKept(eye, 1)),
    mouths: tally(mouthsOf(heads), (mouth) => isKept(mouth, lips)),
  };
}

const labIn =
  ({ data }: Raster) =>
  (i: number) =>
    labOf(data[4 * i]!, data[4 * i + 1]!, data[4 * i + 2]!);

/** Pixels between two ellipses around a part, whose heights are `flatness` times their widths. */
function pixelsBetween(
  { width, height }: Raster,
  [x, y, half]: Disc,
  { from, to }: { readonly from: number; readonly to: number },
  flatness: number,
): number[] {
  const pixels: number[] = [];
  const reach = half * to;
  for (let row = Math.max(0, Math.floor(y - reach)); row <= Math.min(height - 1, y + reach); row++)
    for (
      let column = Math.max(0, Math.floor(x - reach));
      column <= Math.min(width - 1, x + reach);
      column++
    ) {
      const distance = Math.hypot(column - x, (row - y) / flatness) / half;
      if (distance >= from && distance <= to) pixels.push(row * width + column);
    }
  return pixels;
}
