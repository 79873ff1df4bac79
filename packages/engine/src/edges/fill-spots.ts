import type { Planes } from "../raster/planes.ts";
import type { Spot } from "./animal-face.ts";
import { convexHull } from "./convex-hull.ts";
import { ellipseRing } from "./ellipse-ring.ts";
import { equalEllipse, type LoopPoints, momentsOf } from "../paths/equal-ellipse.ts";
import type { Point } from "../strokes/smooth-curve.ts";
import { fillPolygon } from "./fill-polygon.ts";
import { opened } from "./opened.ts";
import { componentsOf } from "./components.ts";

/** How far beyond its box a spot's own pixels may lie. */
const grows = 1.15;

/**
 * Fills spots in a mask of the picture: what hangs together and is darker than the middle between a spot and its
 * surroundings, without dents, and at least a disc of radius `min` pixels; with `glints` they are pupils: ellipses,
 * in which a highlight stays white.
 */
export function fillSpots(
  on: Uint8Array,
  { width, height, l }: Planes,
  spots: readonly Spot[],
  { min, glints }: { readonly min: number; readonly glints: boolean },
): void {
  for (const { x, y, halfWidth, halfHeight, limit } of spots) {
    const [across, down] = [halfWidth * grows, halfHeight * grows];
    const left = Math.max(0, Math.floor(x - Math.max(across, min)));
    const top = Math.max(0, Math.floor(y - Math.max(down, min)));
    const box = {
      width: Math.min(width, Math.ceil(x + Math.max(across, min))) - left,
      height: Math.min(height, Math.ceil(y + Math.max(down, min))) - top,
    };
    const dark = new Uint8Array(box.width * box.height);
    for (let i = 0; i < dark.length; i++) {
      const [column, row] = [i % box.width, Math.floor(i / box.width)];
      const [dx, dy] = [left + column + 0.5 - x, top + row + 0.5 - y];
      const isInside = (dx / across) * (dx / across) + (dy / down) * (dy / down) <= 1;
      if (isInside && l[(top + row) * width + left + column]! < limit) dark[i] = 1;
      if (dx * dx + dy * dy <= min * min) on[(top + row) * width + left + column] = 1;
    }
    const { count, start, pixels } = componentsOf(opened(dark, box), box);
    let largest = 0;
    for (let p = 1; p < count; p++) {
      if (start[p + 1]! - start[p]! > start[largest + 1]! - start[largest]!) largest = p;
    }
    if (count === 0) continue;
    // a highlight at its edge takes a bite out of a pupil, which is round all the same
    const corners = Array.from(pixels.subarray(start[largest]!, start[largest + 1]!), (i) => ({
      x: left + (i % box.width) + 0.5,
      y: top + Math.floor(i / box.width) + 0.5,
    }));
    const hull = convexHull(corners);
    // shadows and lids that touch a pupil make it a drop, or a triangle
    const ring = glints && hull.length > 2 ? ellipseRing(equalEllipse(momentsOf(loopOf(hull)))) : hull;
    if (ring === hull) for (const { x, y } of corners) on[Math.floor(y) * width + Math.floor(x)] = 1;
    fillPolygon(ring, { width, height }, (from, to) => on.fill(1, from, to));
    if (glints) leaveGlint(on, { width, height, l }, { x, y, halfWidth, halfHeight, limit });
  }
}

function loopOf(ring: readonly Point[]): LoopPoints {
  return { x: Float64Array.from(ring, ({ x }) => x), y: Float64Array.from(ring, ({ y }) => y) };
}

/**
 * A highlight is this share of a pupil's box at least, lies within this square of its radius (1 at its rim), and is drawn as a
 * disc of this share of its smaller half, this far from its middle at most: a bite out of its rim is none.
 */
const glint = { min: 0.02, within: 0.8, radius: 0.3, farthest: 0.55 };

/** Leaves a round highlight white where a pupil has one in its upper half. */
function leaveGlint(
  on: Uint8Array,
  { width, height, l }: Pick<Planes, "width" | "height" | "l">,
  { x, y, halfWidth, halfHeight, limit }: Omit<Spot, "area">,
): void {
  let [count, sumX, sumY] = [0, 0, 0];
  for (let row = Math.max(0, Math.floor(y - halfHeight)); row < Math.min(height, y); row++) {
    for (
      let column = Math.max(0, Math.floor(x - halfWidth));
      column < Math.min(width, x + halfWidth);
      column++
    ) {
      const [dx, dy] = [(column + 0.5 - x) / halfWidth, (row + 0.5 - y) / halfHeight];
      if (dx * dx + dy * dy > glint.within || l[row * width + column]! < limit) continue;
      count++;
      sumX += column + 0.5;
      sumY += row + 0.5;
    }
  }
  if (count < glint.min * 4 * halfWidth * halfHeight) return;
  const [offX, offY] = [(sumX / count - x) / halfWidth, (sumY / count - y) / halfHeight];
  const off = Math.sqrt(offX * offX + offY * offY);
  const inward = off > glint.farthest ? glint.farthest / off : 1;
  const [middleX, middleY] = [x + inward * offX * halfWidth, y + inward * offY * halfHeight];
  const radius = glint.radius * Math.min(halfWidth, halfHeight);
  for (let row = Math.max(0, Math.floor(middleY - radius)); row < Math.min(height, middleY + radius); row++) {
    for (
      let column = Math.max(0, Math.floor(middleX - radius));
      column < Math.min(width, middleX + radius);
      column++
    ) {
      const [dx, dy] = [column + 0.5 - middleX, row + 0.5 - middleY];
      if (dx * dx + dy * dy <= radius * radius) on[row * width + column] = 0;
    }
  }
}
