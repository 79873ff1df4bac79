import type { DrawnFace, DrawnPart } from "../edges/drawn-shapes.ts";
import type { Size } from "../edges/field.ts";
import { fillDisc } from "../edges/fill-disc.ts";
import { fillPolygon } from "../edges/fill-polygon.ts";
import { thin } from "../edges/thinning.ts";
import { boxOfPart, eachAlong } from "../raster/drawn-parts.ts";

/**
 * Eyes up to this share of the page's height are black, with a radius of no less than so many pens: small faces have dots for eyes. Larger
 * ones are shapes to color.
 */
const eye = { size: 0.06, radius: 0.7 };
/** A rim of glasses is drawn where it leaves so many pens between itself and its eye. */
const rimApart = 1.8;
/** Edges of what is drawn as a part are not drawn besides: up to so many pens, and pixels by which thinning moves them, around it. */
const beside = { pens: 0.35, pixels: 2 };

/** Eyes, mouths and rims of glasses on a page, as 1 for each pixel. */
export interface PartsOnPage {
  /** Thin lines. */
  readonly lines: Uint8Array;
  /** What is black. */
  readonly solid: Uint8Array;
  /** Where no other lines are drawn. */
  readonly cleared: Uint8Array;
}

/**
 * Draws what makes a face of each drawn head, on pages of every type and at every setting.
 * @param pen in pixels
 */
export function drawParts(faces: readonly DrawnFace[], size: Size, pen: number): PartsOnPage {
  const [lines, solid, cleared] = [0, 0, 0].map(() => new Uint8Array(size.width * size.height)) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ];
  const clear = ({ points, pen: own = 0 }: DrawnPart) => {
    const radius = own / 2 + beside.pens * pen + beside.pixels;
    const path = own > 0 ? points : [...points, points[0]!];
    eachAlong(path, (point) => fillDisc(cleared, size, { ...point, radius }));
  };
  const drawLine = (part: DrawnPart) => {
    clear(part);
    eachAlong(part.points, (point) => fillDisc(lines, size, { ...point, radius: 1 }));
  };
  const drawDot = (part: DrawnPart) => {
    const { x, y, width, height } = boxOfPart(part);
    if (Math.max(width, height) > eye.size * size.height) return;
    clear(part);
    fillPolygon(part.points, size, (from, to) => {
      solid.fill(1, from, to);
      cleared.fill(1, from, to);
    });
    fillDisc(solid, size, { x: x + width / 2, y: y + height / 2, radius: eye.radius * pen });
  };
  for (const { eyes, mouths, rims } of faces) {
    for (const part of [...eyes, ...mouths])
      if (part.pen !== undefined) drawLine(part);
      else if (eyes.includes(part)) drawDot(part);
    for (const rim of rims) {
      clear(rim);
      if (leavesRoom(rim, eyes, rimApart * pen)) drawLine(rim);
    }
  }
  return { lines: thin(lines, size), solid, cleared };
}

/** Whether a rim is so far away from the eyes within it. */
function leavesRoom(rim: DrawnPart, eyes: readonly DrawnPart[], room: number): boolean {
  const outer = boxOfPart({ points: rim.points });
  return eyes.map(boxOfPart).every((inner) => {
    const isWithin = inner.x > outer.x && inner.x + inner.width < outer.x + outer.width;
    return !isWithin || Math.min(outer.width - inner.width, outer.height - inner.height) / 2 >= room;
  });
}
