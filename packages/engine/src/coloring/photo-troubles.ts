import type { Size } from "../edges/field.ts";
import { findInk } from "../edges/line-drawing.ts";
import { type Planes, toPlanes } from "../raster/planes.ts";
import type { Raster } from "../raster/raster.ts";
import { halfOn } from "../seeing/mask.ts";
import type { Seen } from "../seeing/seen.ts";
import { within } from "../seeing/working-sizes.ts";
import { sureShare } from "./sure-share.ts";

/** What stands in the way of a good page. */
export type PhotoTrouble = "dark" | "small" | "busy";

/**
 * Nine tenths of a dark photo are no lighter than this, in ten thousandths of Oklab's lightness. Of eighteen photos, a rocket at
 * night among them, the darkest has 3,900; the same photos at three tenths of their light have up to 3,200. Turned up, more
 * photos count as dark.
 */
const darkest = { share: 0.9, lightness: 3400 };
/** A larger picture is no darker, in pixels of the longer side. */
const lookedAt = 640;
/** A photo with a shorter longer side says less than a page wants to know, in pixels; it is blown up then. */
const minSide = 500;
/**
 * Where so much of a photo's lines is sure it may well be dark or small. Of 22 small photos five of the seven below it made pages
 * that were graded as no in most types, and none of the others did; a bright drawing on black makes good ones, too.
 */
const clearEnough = 0.55;
/**
 * Around the subject of a busy photo the boundary map is this strong on average, 0 to 255; where there is no subject, all of it.
 * Of eighteen photos a bakery's shelves and a rocket's scaffold have 32 and more, taxis in a street 25. Turned up, fewer photos
 * count as busy.
 */
const busiest = 30;
/** With less around it, as a share of the picture, the subject is all there is, as tiles are, and all of it counts. */
const minAround = 0.1;

/**
 * What will make a page hard to recognize, before it is drawn.
 * @param picture the photo as it was looked at, opaque
 * @param photo the size it came in
 */
export function photoTroubles(picture: Raster, seen: Seen, photo: Size): PhotoTrouble[] {
  const isSmall = Math.max(photo.width, photo.height) < minSide;
  const planes = toPlanes(within(picture, lookedAt));
  // every line of a drawing is meant
  if (findInk(planes)) return isSmall ? ["small"] : [];
  const isUnclear = sureShare(seen.lines) < clearEnough;
  return [
    ...(isUnclear && isDark(planes) ? (["dark"] as const) : []),
    ...(isUnclear && isSmall ? (["small"] as const) : []),
    ...(linesAround(seen) > busiest ? (["busy"] as const) : []),
  ];
}

function isDark({ l }: Planes): boolean {
  const lightness = l.slice().sort();
  return lightness[Math.floor(darkest.share * (lightness.length - 1))]! < darkest.lightness;
}

/** The mean strength of the map where no subject is, 0 to 255; of all of it where the subject is nearly everywhere. */
function linesAround({ lines, subject: { mask } }: Seen): number {
  let [sum, cells, all] = [0, 0, 0];
  for (let y = 0, i = 0; y < lines.height; y++) {
    const row = Math.floor((y * mask.height) / lines.height) * mask.width;
    for (let x = 0; x < lines.width; x++, i++) {
      const own = lines.data[i]!;
      all += own;
      if (mask.data[row + Math.floor((x * mask.width) / lines.width)]! >= halfOn) continue;
      sum += own;
      cells++;
    }
  }
  return cells < minAround * lines.data.length ? all / lines.data.length : sum / cells;
}
