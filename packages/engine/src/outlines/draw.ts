import { isHex } from "../colors/hex.ts";
import type { OutlinesPicture } from "../drawing/outlines-picture.ts";
import { layersNameSpace } from "../drawing/svg-layer.ts";
import { drawGradients, drawNested, drawOnUnderlay, drawPartition } from "./draw-faces.ts";
import { drawBorders, drawCenterLines } from "./draw-lines.ts";
import { drawNodes } from "./draw-nodes.ts";

/** How outlines are shown. */
export interface OutlinesStyle {
  /**
   * `display` for eyes: no seams between colors. `exact` for cutters: faces side by side, each point of the page in one
   * of them.
   */
  readonly fill: "display" | "exact" | "none";
  /** `borders`: each border once. `centers`, of line art only: lines along its middles and what is no line filled. */
  readonly lines: "none" | "borders" | "centers";
  /** Whether nodes and handles are shown. */
  readonly nodes: boolean;
  /** Of borders, 0.25 without it; of center lines as they were drawn without it. */
  readonly lineWidthMM?: number;
  /** `#rrggbb` of borders, black without it; of center lines as they were drawn without it. */
  readonly lineColor?: string;
}

/** The drawings that have a name. */
export const outlinesVariants = {
  filled: { fill: "display", lines: "none", nodes: false },
  outlines: { fill: "none", lines: "borders", nodes: false },
  cutting: { fill: "exact", lines: "none", nodes: false },
  centerlines: { fill: "none", lines: "centers", nodes: false },
} as const satisfies Readonly<Record<string, OutlinesStyle>>;

export type OutlinesVariant = keyof typeof outlinesVariants;

/** Width of borders, in millimeters, unless a style says otherwise. */
const usualLineMM = 0.25;

/**
 * Outlines as an SVG document as large as on paper, whose unit is the pixel that was traced: a layer for each color, and
 * one for lines. Throws a RangeError when a style asks for center lines and the picture has none, when its color is not
 * `#rrggbb` or its width not from 0.01 to 50 mm.
 */
export function drawOutlines(picture: OutlinesPicture, style: OutlinesStyle): string {
  checkStyle(style);
  const { width, height, widthMM, heightMM, colors } = picture;
  const pixels = (mm: number) => (mm * width) / widthMM;
  const line = pixels(style.lineWidthMM ?? usualLineMM);
  const count = colors.filter(({ hex }) => hex !== null).length;
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${layersNameSpace} width="${widthMM}mm" height="${heightMM}mm" viewBox="0 0 ${width} ${height}">`,
    `<title>Outlines in ${count} ${count === 1 ? "color" : "colors"}</title>`,
  ];
  if (style.fill !== "none") parts.push(...drawGradients(picture));
  if (style.fill === "exact") parts.push(...drawPartition(picture));
  else if (style.fill === "display")
    parts.push(...(picture.kind === "photo" ? drawOnUnderlay(picture) : drawNested(picture)));
  if (style.lines === "borders") parts.push(...drawBorders(picture, line, style.lineColor ?? "#000000"));
  else if (style.lines === "centers") {
    const own = style.lineWidthMM === undefined ? undefined : line;
    parts.push(...drawCenterLines(picture, { width: own, color: style.lineColor }));
  }
  if (style.nodes) parts.push(...drawNodes(picture, style.lines === "centers" ? "strokes" : "arcs", line));
  parts.push("</svg>");
  return parts.join("\n");
}

/** Widths of lines that can be drawn, in millimeters. */
const lineWidths = { min: 0.01, max: 50 };

/** Throws a RangeError for widths and colors that cannot be drawn. */
export function checkStyle({ lineWidthMM, lineColor }: OutlinesStyle): void {
  if (lineWidthMM !== undefined && !(lineWidthMM >= lineWidths.min && lineWidthMM <= lineWidths.max))
    throw new RangeError(
      `style.lineWidthMM must be from ${lineWidths.min} to ${lineWidths.max}, received ${lineWidthMM}`,
    );
  if (lineColor !== undefined && !isHex(lineColor.toLowerCase()))
    throw new RangeError(`style.lineColor must be #rrggbb, received ${lineColor}`);
}
