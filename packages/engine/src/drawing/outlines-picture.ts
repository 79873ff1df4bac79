/**
 * A picture as vector outlines: faces that tile the page, and the lines between them, each stored once. All coordinates
 * are whole numbers of `1 / unitsPerPixel`, x to the right, y downwards; drawings write them as they are.
 */

export type OutlinesKind = "photo" | "flat" | "line-art";
export type OutlinesPrecision = "high" | "normal" | "low" | "lowest";

/** A color that is really used. */
export interface OutlinesColor {
  /** `#rrggbb`, lower case; null where the picture is transparent. */
  readonly hex: string | null;
  /** Share of the page in this color, 0 to 1; all shares add up to 1. */
  readonly areaShare: number;
  /** How many faces carry this color. */
  readonly faces: number;
}

/** A simple form that says a face's outer ring in a few numbers; the arcs of the ring run along it too. */
export type Primitive =
  | { readonly kind: "circle"; readonly x: number; readonly y: number; readonly radius: number }
  | {
      readonly kind: "ellipse";
      readonly x: number;
      readonly y: number;
      readonly radiusX: number;
      readonly radiusY: number;
      /** Hundredths of a degree, clockwise on the screen, from the x axis to `radiusX`. */
      readonly turn: number;
    }
  | {
      readonly kind: "rectangle";
      /** The corner left above, before `radius` rounds it; sides run along the axes. */
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      /** Radius of the corners, 0 for sharp ones. */
      readonly radius: number;
    };

/** Colors that change along a line: `x1`, `y1` is offset 0, `x2`, `y2` offset 1; constant across and beyond the ends. */
export interface LinearGradient {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  /** At least two, offsets ascending in thousandths from 0 to 1000. */
  readonly stops: readonly { readonly offset: number; readonly hex: string }[];
}

/** A connected area of one color. Pixels that touch at a corner only may belong together. */
export interface Face {
  /** Index into the colors; a face with a gradient counts for the color nearest to its mean. */
  readonly color: number;
  /** Pixels of the picture that it stands for. */
  readonly areaPx: number;
  /**
   * Closed outlines, the outer one first (clockwise on the screen), then the holes. Each is a chain of arcs: `b` is
   * arc b forwards, `~b` (that is `-b - 1`) the same arc backwards. A ring may touch itself at a point.
   */
  readonly rings: readonly (readonly number[])[];
  readonly shape?: Primitive;
  readonly gradient?: LinearGradient;
}

/** The line between two faces, or between a face and the page's edge; stored once for both sides. */
export interface Arc {
  /** Face on the right hand when following it forwards, -1 outside the page. */
  readonly right: number;
  /** Face on the left hand, likewise. */
  readonly left: number;
  /**
   * `line`: x, y of each corner. `curve`: x, y of the start, then two handles and an end per cubic; a cubic whose
   * handles lie on its ends is straight. An arc that ends where it begins is a whole ring.
   */
  readonly shape: "line" | "curve";
  readonly points: readonly number[];
}

/** A line of line art drawn with one width along its middle. */
export interface CenterLine {
  /** x, y of the start, then two handles and an end per cubic; a cubic whose handles lie on its ends is straight. */
  readonly points: readonly number[];
  readonly closed: boolean;
  /** Width of the pen. */
  readonly width: number;
  /** Index into the colors. */
  readonly color: number;
}

/** The model of vector outlines: everything a drawing needs, no pixels. */
export interface OutlinesPicture {
  readonly version: 1;
  readonly product: "outlines";
  /** Pixels that were traced: the drawing's viewBox. */
  readonly width: number;
  readonly height: number;
  /** Steps of a coordinate in one pixel: 10, or 100 in small flat art. */
  readonly unitsPerPixel: 10 | 100;
  readonly widthMM: number;
  readonly heightMM: number;
  readonly kind: OutlinesKind;
  readonly precision: OutlinesPrecision;
  readonly colors: readonly OutlinesColor[];
  readonly faces: readonly Face[];
  readonly arcs: readonly Arc[];
  /** Line art only: lines along the middles of its ink. */
  readonly strokes?: readonly CenterLine[];
  /** Beside `strokes`: faces of ink that are no lines and stay filled. */
  readonly blobs?: readonly number[];
}
