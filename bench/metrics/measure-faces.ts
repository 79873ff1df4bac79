import type { Seen } from "@tintery/engine";
import { faceLines } from "../../packages/engine/src/seeing/face-lines.ts";

/** A page as it is printed: gray values, rows from the top. */
interface Page {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** What a page makes of the faces and eyes that were seen on its photo. */
export interface FaceMeasures {
  /** Eyes and mouths of large enough faces that can be seen, and that the page does not have. */
  readonly missing: number;
  /** Filled spots that are neither in a face nor an animal's. */
  readonly strayBlacks: number;
}

/** Faces lower than this have no eyes and mouths that a pen could draw, in millimeters. */
const minHeight = 14;
/** Ink is darker than this. */
const ink = 128;
/** Around the middle of an eye or a mouth there is ink within this share of its width. */
const near = 0.35;
/** Filled spots reach so far from the eyes and nose that they belong to, in their half sides. */
const around = 1.6;

/**
 * Measures what a page shows of eyes and mouths.
 * @param solids filled areas as rings of x and y in hundredths of a millimeter
 * @param perMM pixels of the page in a millimeter
 */
export function measureFaces(
  seen: Seen,
  page: Page,
  solids: readonly { readonly rings: readonly (readonly number[])[] }[],
  perMM: number,
): FaceMeasures {
  const scale = page.width / seen.width;
  return {
    missing: seen.faces.reduce((sum, face) => sum + missingOf(face, page, scale, perMM), 0),
    strayBlacks: solids.filter(({ rings }) => isStray(rings[0]!, seen, scale / perMM)).length,
  };
}

function missingOf({ points, visible }: Seen["faces"][number], page: Page, scale: number, perMM: number) {
  if (!points) return 0;
  const at = (index: number) => [points[3 * index]! * scale, points[3 * index + 1]! * scale] as const;
  const apart = (p: number, q: number) => {
    const [[x, y], [u, v]] = [at(p), at(q)];
    return Math.hypot(u - x, v - y);
  };
  if (apart(faceLines.forehead, faceLines.chin) < minHeight * perMM) return 0;
  const { leftEye, rightEye, lips } = faceLines;
  const parts = [
    [visible.leftEye, leftEye.upper],
    [visible.rightEye, rightEye.upper],
    [visible.mouth, lips.innerUpper],
  ] as const;
  return parts.filter(([isVisible, line]) => {
    const [from, to] = [line[0]!, line.at(-1)!];
    const [[x, y], [u, v]] = [at(from), at(to)];
    return isVisible && !hasInk(page, (x + u) / 2, (y + v) / 2, near * apart(from, to));
  }).length;
}

function hasInk({ width, height, data }: Page, x: number, y: number, reach: number): boolean {
  for (let row = Math.max(0, Math.floor(y - reach)); row <= Math.min(height - 1, y + reach); row++)
    for (let column = Math.max(0, Math.floor(x - reach)); column <= Math.min(width - 1, x + reach); column++)
      if (data[row * width + column]! < ink) return true;
  return false;
}

/** @param perPhoto millimeters of the page for a pixel of the photo */
function isStray(ring: readonly number[], { faces, animalFaces: gazes }: Seen, perPhoto: number): boolean {
  const unit = 100 * perPhoto;
  const points = ring.length / 2;
  const mean = (axis: 0 | 1) =>
    ring.reduce((sum, value, i) => (i % 2 === axis ? sum + value : sum), 0) / points / unit;
  const [x, y] = [mean(0), mean(1)];
  const isInFace = faces.some(
    ({ box }) => x > box.x && y > box.y && x < box.x + box.width && y < box.y + box.height,
  );
  const spots = gazes.flatMap(({ eyes, nose }) => (nose ? [...eyes, nose] : [...eyes]));
  const isOfGaze = spots.some((spot) => {
    const [dx, dy] = [(x - spot.x) / spot.halfWidth, (y - spot.y) / spot.halfHeight];
    return dx * dx + dy * dy < around * around;
  });
  return !isInFace && !isOfGaze;
}
