import { fillPolygon } from "../edges/fill-polygon.ts";
import { grownRing } from "../edges/grown-ring.ts";
import type { Size } from "../edges/grid.ts";
import { faceLines } from "../seeing/face-lines.ts";
import type { SeenFace } from "../seeing/seen.ts";
import { distance, type Point } from "../strokes/smooth-curve.ts";

/** A face with landmarks. */
export type MeshedFace = SeenFace & { readonly points: Float32Array };

export function isMeshed(face: SeenFace): face is MeshedFace {
  return face.points !== undefined;
}

/** Where nothing but landmarks is drawn: this share of the way from a face's middle to its jaw. */
const inner = { across: 0.9, down: 0.93 };
/** How far above the brows that begins, as a share of the way from chin to forehead: at their ends, and over them. */
const aboveBrows = { ends: 0.04, over: 0.07 };
/** From the right end of the right brow to the left end of the left one. */
const overBrows = [300, 293, 334, 296, 336, 107, 66, 105, 63, 70];

/** The outline, in pixels of a canvas so many times the photo's size, within which only landmarks draw a face. */
function innerFace({ points }: MeshedFace, scale: number): Point[] {
  const at = pointsOf(points, scale);
  const [top, chin] = [at(faceLines.forehead), at(faceLines.chin)];
  const middle = { x: (top.x + chin.x) / 2, y: (top.y + chin.y) / 2 };
  const up = { x: top.x - chin.x, y: top.y - chin.y };
  const height = Math.max(1e-6, distance(top, chin));
  const along = { x: up.x / height, y: up.y / height };
  const jaw = faceLines.jaw.map((index) => {
    const [dx, dy] = [at(index).x - middle.x, at(index).y - middle.y];
    // shrunk along the face and across it
    const down = dx * along.x + dy * along.y;
    const across = dx * along.y - dy * along.x;
    return {
      x: middle.x + inner.down * down * along.x + inner.across * across * along.y,
      y: middle.y + inner.down * down * along.y - inner.across * across * along.x,
    };
  });
  const brows = overBrows.map((index, i) => {
    const by = i === 0 || i === overBrows.length - 1 ? aboveBrows.ends : aboveBrows.over;
    return { x: at(index).x + by * up.x, y: at(index).y + by * up.y };
  });
  return [...jaw, ...brows];
}

/** 1 where only landmarks draw; undefined without faces. */
export function innerFaces(faces: readonly MeshedFace[], size: Size, scale: number): Uint8Array | undefined {
  if (faces.length === 0) return undefined;
  const inside = new Uint8Array(size.width * size.height);
  for (const face of faces)
    for (const ring of [innerFace(face, scale), beardArea(face, scale)])
      fillPolygon(ring, size, (from, to) => inside.fill(1, from, to));
  return inside;
}

/** A beard's outline is drawn from what was seen; so far around it, as a share of its way from the middle, the map has none of its own. */
const aroundBeard = 1.12;

/** The area of a face's beard with what is close to its outline, like `innerFace`; empty without a beard. */
function beardArea({ beard = [] }: MeshedFace, scale: number): Point[] {
  return grownRing(beard, aroundBeard).map(({ x, y }) => ({ x: scale * x, y: scale * y }));
}

/** Puts 1 in faces with skin and forehead, in values of a picture so many times the photo's size. */
export function fillFaceOvals(
  { width, height, data }: Size & { readonly data: Float32Array | Uint8Array },
  faces: readonly MeshedFace[],
  scale: number,
): void {
  for (const { points } of faces) {
    const oval = [...faceLines.jaw, ...faceLines.hairline].map(pointsOf(points, scale));
    fillPolygon(oval, { width, height }, (from, to) => data.fill(1, from, to));
  }
}

/** From the chin to the forehead, in pixels of a canvas so many times the photo's size. */
export function faceHeight(points: Float32Array, scale: number): number {
  const at = pointsOf(points, scale);
  return distance(at(faceLines.forehead), at(faceLines.chin));
}

/** Points of a mesh by their numbers, in pixels of a canvas so many times the photo's size. */
export function pointsOf(points: Float32Array, scale: number): (index: number) => Point {
  return (index) => ({ x: points[3 * index]! * scale, y: points[3 * index + 1]! * scale });
}
