import type { Picture } from "../drawing/picture.ts";

/** Line widths of the forms → millimetres on the canvas. */
export const strokeWidths = { "0.2": 0.12, "1": 0.3, "2": 0.5, "5": 0.9 } as const;
export type StrokeWidth = 0.2 | 1 | 2 | 5;

/** Numbered white page, lines alone, painted picture, painted with lines and numbers, gray with numbers. */
export const drawingKinds = ["pbn", "outlines", "origin", "originwithnumbers", "grayscale"] as const;
export type DrawingKind = (typeof drawingKinds)[number];

/** How a picture is shown. */
export interface Style {
  readonly kind: DrawingKind;
  readonly strokeWidth: StrokeWidth;
  /** Factor on the size of numbers, 0.2 to 3. */
  readonly numbersScale: number;
  /** `#rrggbb` of lines and of numbers on white. */
  readonly strokeColor: string;
  readonly numbersColor: string;
}

export const defaultStyle: Style = {
  kind: "pbn",
  strokeWidth: 0.2,
  numbersScale: 1,
  strokeColor: "#000000",
  numbersColor: "#000000",
};

/** The picture as an SVG document; its viewBox is in millimetres. */
export function drawPaintByNumbers(picture: Picture, style: Style): string {
  void style;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${picture.widthMM} ${picture.heightMM}"/>`;
}
