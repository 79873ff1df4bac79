/** A paint of the picture; codes run from "1", lightest color first. */
export interface PaletteColor {
  readonly code: string;
  /** `#rrggbb`, lower case. */
  readonly hex: string;
  /** Share of the canvas painted in this color, 0 to 1; all shares add up to 1. */
  readonly areaShare: number;
  /** How many regions carry this color. */
  readonly segments: number;
}

/** A connected area of one color. */
export interface Region {
  /** Index into the palette. */
  readonly color: number;
  readonly areaMM2: number;
  /**
   * Closed outlines, the outer one first, then the holes. Each is a chain of borders: `b` is border b
   * forwards, `~b` (that is `-b - 1`) the same border backwards.
   */
  readonly rings: readonly (readonly number[])[];
}

/** The line between two regions, or between a region and the canvas edge; stored once for both sides. */
export interface Border {
  /** Region on the right hand when following it forwards (y grows downwards). */
  readonly right: number;
  /** Region on the left hand, or -1 outside the canvas. */
  readonly left: number;
  /** `line`: x, y of each corner. `curve`: x, y of the start, then two control points and an end per cubic. */
  readonly shape: "line" | "curve";
  /** Coordinates in hundredths of a millimeter. */
  readonly points: readonly number[];
}

/** Where a region's number stands; all in millimeters, x and y are the center of the digits. */
export interface NumberPlace {
  readonly region: number;
  readonly x: number;
  readonly y: number;
  /** Largest font size that fits, in millimeters; a drawing may choose a smaller one. */
  readonly size: number;
  /**
   * Where a leader line ends inside the region, when the number itself had to stand outside, over region `over`.
   */
  readonly leader?: { readonly x: number; readonly y: number; readonly over: number };
}

/** A line too thin to be a region: it is printed on the canvas, or painted last with the finest brush. */
export interface ThinLine {
  /** Index into the palette. */
  readonly color: number;
  /** Of the painted line, in hundredths of a millimeter. */
  readonly width: number;
  /** x, y of the start, then two control points and an end per cubic, in hundredths of a millimeter. */
  readonly points: readonly number[];
}

/** A letter too small to be a region, which is printed or painted last like a thin line. */
export interface ThinLetter {
  /** Index into the palette. */
  readonly color: number;
  /** Closed outlines, each as the points of a thin line; what lies inside two of them is a hole (even-odd). */
  readonly rings: readonly (readonly number[])[];
}

/** Line widths of the forms. */
export type StrokeWidth = 0.2 | 1 | 2 | 5;
const strokeWidths: readonly number[] = [0.2, 1, 2, 5] satisfies StrokeWidth[];

export function isStrokeWidth(value: number): value is StrokeWidth {
  return strokeWidths.includes(value);
}

/** How a picture is drawn unless a style says otherwise. */
export interface Look {
  readonly strokeWidth: StrokeWidth;
  /** Factor on the size of numbers, 0.2 to 3, in hundredths. */
  readonly numbersScale: number;
}

/** What of the photo's important detail is too small for this canvas. */
export interface LostDetail {
  /** Share of the important detail of strong contrast that is missing, 0 to 1 in thousandths. */
  readonly share: number;
  /** The smallest preset on which most of it would survive; null when little is missing or none is large enough. */
  readonly recommendedCanvas: string | null;
}

/** The model of a paint-by-numbers picture: everything a drawing needs, no pixels. */
export interface Picture {
  readonly version: 1;
  readonly product: "paint-by-numbers";
  readonly widthMM: number;
  readonly heightMM: number;
  readonly palette: readonly PaletteColor[];
  readonly regions: readonly Region[];
  readonly borders: readonly Border[];
  readonly numbers: readonly NumberPlace[];
  /** Lines and letters over all regions. */
  readonly thinLines?: readonly ThinLine[];
  readonly thinLetters?: readonly ThinLetter[];
  readonly lostDetail?: LostDetail;
  /** Somebody's choice; the usual look without it. */
  readonly look?: Look;
}

/** Steps of a border's coordinates in one millimeter. */
export const unitsPerMM = 100;

/** A length or place in millimeters as whole steps of a border's coordinates. */
export function toGrid(mm: number): number {
  return Math.round(mm * unitsPerMM);
}
