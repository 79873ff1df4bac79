import type { Pen } from "../drawing/follow-path.ts";

/** Layers from bottom to top, with the names that drawing programs show. */
export const paintingLayers = {
  colors: "Colors",
  patterns: "Patterns",
  outlines: "Outlines",
  /** Lines and letters too thin to be regions. */
  details: "Details",
  numbers: "Numbers",
  frame: "Frame",
} as const;

export type PaintingLayer = keyof typeof paintingLayers;

/** Leads a pen, in hundredths of a millimeter, along a shape. */
export type Trace = (pen: Pen) => void;

/** What all shapes of a layer share. */
export interface LayerLook {
  /** Of the layer as a whole, 0 to 1; at 0 its shapes can be chosen and recolored, but not seen. */
  readonly opacity: number;
  /** Filled shapes are stroked in their own color, so many millimeters wide, which closes the seams between them. */
  readonly seamMM: number;
}

/** Text centered on a place; all in millimeters. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly sizeMM: number;
  /** `#rrggbb` */
  readonly color: string;
  /** `#rrggbb` of a line around the letters, which keeps what lies under them away. */
  readonly halo?: string;
}

/** Lines on a tile that repeats. */
export interface FillPattern {
  /** Place of its color in the palette, by which the lines are chosen. */
  readonly color: number;
  /** `#rrggbb` of the lines. */
  readonly ink: string;
}

/** What a painting is drawn on: an SVG document, a page of a PDF. Its unit is the millimeter, y goes down. */
export interface PaintingSurface {
  /** A layer; what `drawShapes` draws lies on it. Called once for each layer, from bottom to top. */
  layer(name: PaintingLayer, look: LayerLook, drawShapes: () => void): void;
  /** Fills what lies inside an odd number of the shape's rings. */
  fill(trace: Trace, color: string): void;
  /** Lays a pattern over what lies inside an odd number of the shape's rings. */
  fillWithPattern(trace: Trace, pattern: FillPattern): void;
  /** Strokes a shape with round ends and joins. */
  stroke(trace: Trace, line: { readonly color: string; readonly widthMM: number }): void;
  text(placed: PlacedText): void;
}
