/** Strokes and solids of a coloring page; coordinates and widths in hundredths of a millimeter, y downwards. */

/** One line of a pen. */
export interface Stroke {
  /**
   * x, y of the start, then two handles and an end per cubic. A cubic whose handles lie on its ends is straight. A
   * closed stroke ends where it begins.
   */
  readonly points: readonly number[];
  readonly closed: boolean;
  /** One for a constant width, else one for the start and one for the end of each cubic. */
  readonly widths: readonly number[];
  readonly layer: StrokeLayer;
  /** How dark a pencil draws it: 0 black to 255 white; without it in the color of the page. */
  readonly tone?: number;
}

/** `lines` are to be colored up to; `shading` lies below them. */
export type StrokeLayer = "lines" | "shading";

/** An area that is filled with the color of the lines: a pupil, a button, black hair in a comic. */
export interface Solid {
  /** Closed outlines as in `Stroke.points`; holes turn the other way or lie inside (even-odd). */
  readonly rings: readonly (readonly number[])[];
}

/** What is drawn on a page. */
export interface StrokesAndSolids {
  readonly strokes: readonly Stroke[];
  readonly solids: readonly Solid[];
}

/** The model of a coloring page: everything a drawing needs, no pixels. */
export interface LineArt extends StrokesAndSolids {
  readonly version: 1;
  readonly product: "coloring";
  readonly widthMM: number;
  readonly heightMM: number;
}

/** How many cubics a list of points holds. */
export function cubicsIn(points: readonly number[]): number {
  return (points.length - 2) / 6;
}
