import { type Border, type Picture, unitsPerMM } from "../../drawing/picture.ts";

/**
 * For each color of a picture the share of its area, 0 to 1, in regions that reach the canvas's top or one of its sides: there
 * is what lies behind, sky and walls. The bottom alone does not count: there stands what the picture is about.
 */
export function backgroundShares({ palette, regions, borders, widthMM }: Picture): number[] {
  const reaches = new Uint8Array(regions.length);
  for (const border of borders) {
    if (border.left < 0 && runsAlong(border, widthMM * unitsPerMM)) reaches[border.right] = 1;
  }
  const behind = palette.map(() => 0);
  const whole = palette.map(() => 0);
  regions.forEach(({ color, areaMM2 }, region) => {
    whole[color]! += areaMM2;
    if (reaches[region]) behind[color]! += areaMM2;
  });
  return behind.map((area, color) => (whole[color]! > 0 ? area / whole[color]! : 0));
}

/** Whether a border of the canvas, which is straight between its points, lies along the top or a side; `width` in its units. */
function runsAlong({ points }: Border, width: number): boolean {
  const top = (k: number) => points[k + 1]! <= 0;
  const side = (k: number) => points[k]! <= 0 || points[k]! >= width;
  for (let k = 0; k + 3 < points.length; k += 2) {
    if (top(k) && top(k + 2)) return true;
    if (side(k) && side(k + 2) && points[k] === points[k + 2]) return true;
  }
  return false;
}
