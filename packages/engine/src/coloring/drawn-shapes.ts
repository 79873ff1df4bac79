import type { Raster } from "../raster/raster.ts";

/** A picture that was drawn by a program, with the shapes it is made of: nothing in it has to be found. */
export interface DrawnShapes {
  readonly width: number;
  readonly height: number;
  /** The number of the shape that is seen at each pixel. */
  readonly shapes: Int32Array;
  /** For each shape the thing that it is a part of, from 1; 0 for what is behind all things. */
  readonly thingOf: Int32Array;
  /** For each shape what it is only a tuft of, such as a crown of leaves, from 1; 0 for shapes of their own. */
  readonly tuftOf: Int32Array;
  /** The colors of the shapes, and the same with the lines that are too thin to be shapes; opaque. */
  readonly flat: Raster["data"];
  readonly inked: Raster["data"];
}

/** The pen for which a drawing is taken apart that will be areas and no lines, in pixels: what is as thin is no area. */
export const thinnestArea = 1;

/** The colors of a drawing without light and shade, with all its lines. */
export function flatPicture({ width, height, inked }: DrawnShapes): Raster {
  return { width, height, data: inked };
}
