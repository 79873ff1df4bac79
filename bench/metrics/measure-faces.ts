import type { Seen } from "@tintery/engine";
import { componentsOf } from "../../packages/engine/src/edges/components.ts";
import { faceLines } from "../../packages/engine/src/seeing/face-lines.ts";
import { hasInk, ink, type Page } from "./page-ink.ts";
import { featureRings, ringMiddle } from "../../packages/engine/src/seeing/animals/animal-head.ts";
import { distance } from "../../packages/engine/src/strokes/smooth-curve.ts";

/** What a page makes of the faces and eyes that were seen on its photo. */
export interface FaceMeasures {
  /** Eyes and mouths of large enough faces that can be seen, and that the page does not have. */
  readonly missing: number;
  /** Jaws of such faces that nothing hides and that the page draws with gaps, or not at all. */
  readonly openJaws: number;
  /** White spots within heads of such faces that are small beside them, without eyes, noses and mouths. */
  readonly crumbs: number;
  /** Filled spots that are neither in a face nor an animal's. */
  readonly strayBlacks: number;
}

/** Faces lower than this have no eyes and mouths that a pen could draw, in millimeters. */
const minHeight = 14;
/** Around the middle of an eye or a mouth there is ink within this share of its width. */
const near = 0.35;
/**
 * Of a jaw between the ears, so many points from each, this share has a line within such a part of the face's height: the rest may
 * lie below hair.
 */
const jaw = { ears: 5, share: 0.7, near: 0.045 };
/** A head around its face in heights of that: up from the chin, and to each side of its middle. */
const head = { up: 1.6, across: 0.8 };
/** White spots are crumbs up to this side of a square, in heights of the face: ears are larger, and so are strands. */
const crumb = 0.15;
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
    openJaws: seen.faces.filter((face) => hasOpenJaw(face, page, scale, perMM)).length,
    crumbs: seen.faces.reduce((sum, face) => sum + crumbsIn(face, page, scale, perMM), 0),
    strayBlacks: solids.filter(({ rings }) => isStray(rings[0]!, seen, scale / perMM)).length,
  };
}

/** Places and distances of a face's points on the page, by their numbers. */
function onPage(points: Float32Array, scale: number) {
  const at = (index: number) => [points[3 * index]! * scale, points[3 * index + 1]! * scale] as const;
  const apart = (p: number, q: number) => {
    const [[x, y], [u, v]] = [at(p), at(q)];
    return Math.hypot(u - x, v - y);
  };
  return { at, apart, height: apart(faceLines.forehead, faceLines.chin) };
}

function hasOpenJaw(
  { points, visible, beard }: Seen["faces"][number],
  page: Page,
  scale: number,
  perMM: number,
): boolean {
  if (!points || !visible.oval || beard) return false;
  const { at, height } = onPage(points, scale);
  if (height < minHeight * perMM) return false;
  const places = faceLines.jaw
    .slice(jaw.ears, -jaw.ears)
    .map(at)
    .filter(([x, y]) => x >= 0 && y >= 0 && x < page.width && y < page.height);
  const drawn = places.filter(([x, y]) => hasInk(page, x, y, jaw.near * height));
  return drawn.length < jaw.share * places.length;
}

/** Counts white spots in the upright box around a head and outside of its face's oval box. */
function crumbsIn({ points, box }: Seen["faces"][number], page: Page, scale: number, perMM: number): number {
  if (!points) return 0;
  const { at, height } = onPage(points, scale);
  if (height < minHeight * perMM) return 0;
  const [middle, bottom] = at(faceLines.chin);
  const within = (value: number, size: number) => Math.max(0, Math.min(size, Math.round(value)));
  const [left, right] = [-1, 1].map((side) => within(middle + side * head.across * height, page.width));
  const [top, end] = [within(bottom - head.up * height, page.height), within(bottom, page.height)];
  const [width, rows] = [right! - left!, end - top];
  const white = Uint8Array.from({ length: width * rows }, (_, i) =>
    Number(page.data[(top + Math.floor(i / width)) * page.width + left! + (i % width)]! >= ink),
  );
  const face = { x: box.x * scale, y: box.y * scale, width: box.width * scale, height: box.height * scale };
  const { count, start, pixels } = componentsOf(white, { width, height: rows });
  let crumbs = 0;
  for (let k = 0; k < count; k++) {
    const own = pixels.subarray(start[k]!, start[k + 1]!);
    if (own.length >= (crumb * height) ** 2) continue;
    const isOutside = own.every((i) => {
      const [column, row] = [i % width, Math.floor(i / width)];
      // what the edge of the box cuts is no spot
      if (column === 0 || row === 0 || column === width - 1 || row === rows - 1) return false;
      const [x, y] = [left! + column - face.x, top + row - face.y];
      return x < 0 || y < 0 || x > face.width || y > face.height;
    });
    if (isOutside) crumbs++;
  }
  return crumbs;
}

function missingOf({ points, visible }: Seen["faces"][number], page: Page, scale: number, perMM: number) {
  if (!points) return 0;
  const { at, apart, height } = onPage(points, scale);
  if (height < minHeight * perMM) return 0;
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

/** @param perPhoto millimeters of the page for a pixel of the photo */
function isStray(ring: readonly number[], { faces, animals }: Seen, perPhoto: number): boolean {
  const unit = 100 * perPhoto;
  const points = ring.length / 2;
  const mean = (axis: 0 | 1) =>
    ring.reduce((sum, value, i) => (i % 2 === axis ? sum + value : sum), 0) / points / unit;
  const [x, y] = [mean(0), mean(1)];
  const isInFace = faces.some(
    ({ box }) => x > box.x && y > box.y && x < box.x + box.width && y < box.y + box.height,
  );
  const isOfAnimal = animals.flatMap(featureRings).some((outline) => {
    const middle = ringMiddle(outline);
    const radius = Math.max(...outline.map((place) => distance(place, middle)));
    return distance({ x, y }, middle) < around * radius;
  });
  return !isInFace && !isOfAnimal;
}
