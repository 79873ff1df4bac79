import type { Field, Size } from "../edges/grid.ts";
import { planeAt, toPlanes } from "../raster/planes.ts";
import type { Raster } from "../raster/raster.ts";
import { type Cut, resample } from "../raster/resample.ts";
import { faceLines } from "../seeing/face-lines.ts";
import { findHair } from "../seeing/find-hair.ts";
import { fieldOf } from "../seeing/mask.ts";
import type { Seen } from "../seeing/seen.ts";
import { distance } from "../strokes/smooth-curve.ts";
import { faceHeight, isMeshed, type MeshedFace, pointsOf } from "./face-areas.ts";

/**
 * A head as it is looked at: a face so many pixels high, and so much of the page above its forehead, below its chin and to both sides
 * of its middle, in heights of it. Long hair reaches lower: there it is known by the color that it has above.
 */
const head = { face: 56, above: 0.9, below: 1.7, across: 1.4 };
/** The longer side of the field that says where hair is, in pixels. */
const fieldSide = 640;

/** Where hair is around the faces on a page, 0 to 1; null where there is none. The same for every type. */
export function hairOnPage(seen: Seen, canvas: Raster): Field | null {
  const faces = seen.faces.filter(isMeshed);
  if (faces.length === 0) return null;
  const longer = Math.max(canvas.width, canvas.height);
  const [width, height] = [canvas.width, canvas.height].map((side) =>
    Math.round((side * Math.min(fieldSide, longer)) / longer),
  ) as [number, number];
  const all: Field = { width, height, data: new Float32Array(width * height) };
  let isAny = false;
  for (const face of faces) {
    const box = headBox(face, canvas, canvas.width / seen.width);
    const hair = hairIn(box, face, { seen, canvas, faces });
    if (!hair) continue;
    isAny = true;
    lay(hair, box, all, width / canvas.width);
  }
  return isAny ? all : null;
}

/** The part of a page that a head is looked for in, in its pixels. */
function headBox({ points }: MeshedFace, { width, height }: Size, scale: number): Cut {
  const at = pointsOf(points, scale);
  const [top, chin] = [at(faceLines.forehead), at(faceLines.chin)];
  const face = distance(top, chin);
  const middle = { x: (top.x + chin.x) / 2, y: (top.y + chin.y) / 2 };
  const left = onPage(Math.floor(middle.x - head.across * face), width - 1);
  const upper = onPage(Math.floor(middle.y - (0.5 + head.above) * face), height - 1);
  const right = Math.min(width, Math.ceil(middle.x + head.across * face));
  const lower = Math.min(height, Math.ceil(middle.y + (0.5 + head.below) * face));
  return { left, top: upper, width: Math.max(1, right - left), height: Math.max(1, lower - upper) };
}

/** A coordinate on the page. */
function onPage(value: number, max: number): number {
  return Math.max(0, Math.min(max, value));
}

/** The hair of a face in a part of the page, small. */
function hairIn(
  box: Cut,
  face: MeshedFace,
  { seen, canvas, faces }: { seen: Seen; canvas: Raster; faces: readonly MeshedFace[] },
): Field | undefined {
  const scale = canvas.width / seen.width;
  const zoom = Math.min(1, head.face / faceHeight(face.points, scale));
  const [width, height] = [box.width, box.height].map((side) => Math.max(1, Math.round(side * zoom))) as [
    number,
    number,
  ];
  const [across, down] = [width / box.width, height / box.height];
  /** A field over the whole page where the head is. */
  const cut = (field: Field): Field => {
    const data = new Float32Array(width * height);
    for (let i = 0; i < data.length; i++) {
      const x = (box.left + ((i % width) + 0.5) / across) * (field.width / canvas.width);
      const y = (box.top + (Math.floor(i / width) + 0.5) / down) * (field.height / canvas.height);
      data[i] = planeAt(field, field.data, x, y);
    }
    return { width, height, data };
  };
  const moved = ({ points }: MeshedFace) => ({
    points: points.map((value, i) => {
      const [from, by] = i % 3 === 0 ? [box.left, across] : [box.top, down];
      return i % 3 === 2 ? value : (value * scale - from) * by;
    }),
  });
  return findHair(moved(face), {
    planes: toPlanes(resample(canvas, box, width, height)),
    strength: cut(fieldOf(seen.lines)),
    person: cut(fieldOf(seen.person)),
    others: faces.filter((other) => other !== face).map(moved),
  });
}

/** Lays what is found in a part of a page over the whole. */
function lay(found: Field, box: Cut, whole: Field, scale: number): void {
  const [left, top] = [Math.floor(box.left * scale), Math.floor(box.top * scale)];
  const right = Math.min(whole.width, Math.ceil((box.left + box.width) * scale));
  const bottom = Math.min(whole.height, Math.ceil((box.top + box.height) * scale));
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++) {
      const x = (((column + 0.5) / scale - box.left) / box.width) * found.width;
      const y = (((row + 0.5) / scale - box.top) / box.height) * found.height;
      const i = row * whole.width + column;
      whole.data[i] = Math.max(whole.data[i]!, planeAt(found, found.data, x, y));
    }
}
