import type { Raster } from "../raster/raster.ts";
import type { Point } from "../strokes/smooth-curve.ts";

/** A part of a face as it was drawn, in pixels: a filled outline, or what a pen drew along a line. */
export interface DrawnPart {
  readonly points: readonly Point[];
  /** The width of that pen; missing for an outline. */
  readonly pen?: number;
}

/** The parts of a drawn face that can be seen. */
export interface DrawnFace {
  /** The number of the thing that it is a part of; 0 for what is behind all things. */
  readonly thing: number;
  /** From the forehead to the chin and from ear to ear, in pixels. Only people have it. */
  readonly box?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly eyes: readonly DrawnPart[];
  readonly mouths: readonly DrawnPart[];
  /** Of glasses. */
  readonly rims: readonly DrawnPart[];
}

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
  /** Eyes and mouths, those of each head by themselves. */
  readonly faces: readonly DrawnFace[];
}

/** The pen for which a drawing is taken apart that will be areas and no lines, in pixels: what is as thin is no area. */
export const thinnestArea = 1;

/** The colors of a drawing without light and shade, with all its lines. */
export function flatPicture({ width, height, inked }: DrawnShapes): Raster {
  return { width, height, data: inked };
}
