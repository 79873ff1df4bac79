import type { Size } from "../edges/field.ts";
import { findInk } from "../edges/line-drawing.ts";
import { toPlanes } from "../raster/planes.ts";
import type { Raster } from "../raster/raster.ts";
import { halfOn } from "../seeing/mask.ts";
import type { Seen } from "../seeing/seen.ts";

/** What stands in the way of a good page. */
export type PhotoTrouble = "dark" | "small" | "busy";

/**
 * Nine tenths of a dark photo are no lighter than this, in ten thousandths of Oklab's lightness. Of eighteen photos, a rocket at
 * night among them, the darkest has 3,900; the same photos at three tenths of their light have up to 3,200. Turned up, more
 * photos count as dark.
 */
const darkest = { share: 0.9, lightness: 3400 };
/** A photo with a shorter longer side says less than a page wants to know, in pixels; it is blown up then. */
const minSide = 500;
/**
 * Around the subject of a busy photo the boundary map is this strong on average, 0 to 255; where there is no subject, all of it.
 * Of eighteen photos a bakery's shelves and a rocket's scaffold have 32 and more, taxis in a street 25. Turned up, fewer photos
 * count as busy.
 */
const busiest = 30;

/**
 * What will make a page hard to recognize, before it is drawn.
 * @param picture the photo as it was looked at, opaque
 * @param photo the size it came in
 */
export function photoTroubles(picture: Raster, seen: Seen, photo: Size): PhotoTrouble[] {
  const isSmall = Math.max(photo.width, photo.height) < minSide;
  const planes = toPlanes(picture);
  // every line of a drawing is meant
  if (findInk(planes)) return isSmall ? ["small"] : [];
  const lightness = planes.l.slice().sort();
  const isDark = lightness[Math.floor(darkest.share * (lightness.length - 1))]! < darkest.lightness;
  return [
    ...(isDark ? (["dark"] as const) : []),
    ...(isSmall ? (["small"] as const) : []),
    ...(linesAround(seen) > busiest ? (["busy"] as const) : []),
  ];
}

/** The mean strength of the map where no subject is, 0 to 255. */
function linesAround({ lines, subject: { mask } }: Seen): number {
  let sum = 0;
  let cells = 0;
  for (let y = 0, i = 0; y < lines.height; y++) {
    const row = Math.floor((y * mask.height) / lines.height) * mask.width;
    for (let x = 0; x < lines.width; x++, i++) {
      if (mask.data[row + Math.floor((x * mask.width) / lines.width)]! >= halfOn) continue;
      sum += lines.data[i]!;
      cells++;
    }
  }
  return cells > 0 ? sum / cells : 0;
}
