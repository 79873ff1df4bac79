import type { ColoringMaps } from "./coloring-maps.ts";
import { type Background, settingsOf } from "./options.ts";

/** What each pixel of a page belongs to, so that the background can be left out; the more, the longer it stays. */
export const zones = { background: 0, calm: 1, subject: 2, contour: 3 } as const;

/**
 * The width of the pen in each zone, as factors on a type's own: the subject comes before what is around it. Chosen by eye
 * on eighteen photos: a child is seen first, and no line is too thin to color up to.
 */
export const penOfZone: readonly number[] = [0.72, 0.72, 1, 1.3];

/** From which zone on a page shows lines, with each background. */
const minZone = {
  none: zones.subject,
  calm: zones.calm,
  full: zones.background,
} as const satisfies Record<Background, number>;

/** From which zone on a page of a type shows lines. */
export function minZoneOf(type: ColoringMaps["type"], background?: Background): number {
  return minZone[background ?? settingsOf(type).background];
}

/** Whether a pixel's line is drawn, as far as the background is concerned. */
export function zoneTest(
  { type, zones: zoned }: Pick<ColoringMaps, "type" | "zones">,
  background?: Background,
): (i: number) => boolean {
  const min = minZoneOf(type, background);
  return zoned ? (i) => zoned[i]! >= min : () => true;
}
