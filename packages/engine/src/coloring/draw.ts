import { hexOfRgb, isHex, rgbOfHex } from "../colors/hex.ts";
import type { LineArt, Stroke, StrokeLayer } from "../drawing/line-art.ts";
import { followCurve } from "../drawing/follow-path.ts";
import { gridText, PathPen } from "../drawing/path-pen.ts";
import { layer, layersNameSpace } from "../drawing/svg-layer.ts";
import { outlineOf } from "../strokes/outline-of.ts";

/** How a coloring page is shown. */
export interface ColoringStyle {
  /** `#rrggbb` of the lines. */
  readonly color: string;
  /** Factor on the width of all lines, 0.5 to 3. */
  readonly widthScale: number;
  /** Whether lines are a light gray, to be traced with a pencil. */
  readonly tracing: boolean;
}

export const defaultColoringStyle: ColoringStyle = { color: "#000000", widthScale: 1, tracing: false };

/** The gray of lines to trace: it vanishes beneath a pencil and is still seen on cheap paper. */
const tracingColor = "#c4c4c4";

/** Something a pen draws: paths of one color, filled or stroked. Coordinates are hundredths of a millimeter. */
export interface PenStroke {
  readonly layer: StrokeLayer | "solids";
  /** `#rrggbb`. */
  readonly color: string;
  /** Width of the round pen in hundredths of a millimeter; 0 where the area inside is filled (even-odd in solids). */
  readonly width: number;
  /** Each with x, y of its start, then two handles and an end per cubic. */
  readonly paths: readonly (readonly number[])[];
  /** Whether the ends of the paths join their beginnings. */
  readonly closed: boolean;
}

/** What a pen has to draw for a page, from the lowest to the top: shading, solids, lines. */
export function penStrokes({ strokes, solids }: LineArt, style: ColoringStyle): PenStroke[] {
  const color = style.tracing ? tracingColor : style.color;
  if (!isHex(color.toLowerCase())) throw new RangeError(`style.color must be #rrggbb, received ${color}`);
  if (!(style.widthScale >= 0.5 && style.widthScale <= 3))
    throw new RangeError(`style.widthScale must be from 0.5 to 3, received ${style.widthScale}`);
  const drawn = (stroke: Stroke): PenStroke => {
    const { points, closed, widths, layer, tone } = stroke;
    const own = tone === undefined ? color : lighter(color, tone);
    if (widths.length === 1)
      return { layer, color: own, width: widths[0]! * style.widthScale, paths: [points], closed };
    return { layer, color: own, width: 0, paths: [outlineOf(stroke, style.widthScale)], closed: true };
  };
  const [shading, lines] = (["shading", "lines"] as const).map((layer) =>
    strokes.filter((stroke) => stroke.layer === layer).map(drawn),
  );
  const areas = solids.map(
    ({ rings }): PenStroke => ({ layer: "solids", color, width: 0, paths: rings, closed: true }),
  );
  return [...alike(shading!), ...areas, ...lines!];
}

/** Joins neighbors of one color and width: hatching has thousands of strokes that nobody edits one by one. */
function alike(pens: readonly PenStroke[]): PenStroke[] {
  const byLook = new Map<string, PenStroke[]>();
  for (const pen of pens) {
    const key = `${pen.color} ${pen.width} ${pen.closed}`;
    const list = byLook.get(key);
    if (list) list.push(pen);
    else byLook.set(key, [pen]);
  }
  return [...byLook.values()].map((list) => ({ ...list[0]!, paths: list.flatMap(({ paths }) => paths) }));
}

/** A color mixed with white: `tone` 0 is the color, 255 white. */
function lighter(color: string, tone: number): string {
  const toWhite = (value: number) => Math.round(value + ((255 - value) * tone) / 255);
  const [red, green, blue] = rgbOfHex(color);
  return hexOfRgb([toWhite(red), toWhite(green), toWhite(blue)]);
}

/** Digits after the point of a hundredth of a millimeter. */
const gridDecimals = 2;

const layerNames = { shading: "Shading", solids: "Solids", lines: "Lines" } as const;

/**
 * A coloring page as an SVG document whose unit is the millimeter, with a layer each for shading, solids and lines.
 * Lines of one width are strokes whose width can be edited; those of changing width are filled outlines.
 */
export function drawColoring(art: LineArt, style: ColoringStyle): string {
  const { widthMM, heightMM } = art;
  const pens = penStrokes(art, style);
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" ${layersNameSpace} width="${widthMM}mm" height="${heightMM}mm" viewBox="0 0 ${widthMM} ${heightMM}">`,
    `<rect width="${widthMM}" height="${heightMM}" fill="#ffffff"/>`,
  ];
  for (const [id, name] of Object.entries(layerNames)) {
    const own = pens.filter((pen) => pen.layer === id);
    if (own.length > 0) parts.push(drawLayer(id, name, own));
  }
  parts.push("</svg>");
  return parts.join("\n");
}

/** A layer as programs for drawing know it; what most of its pens have in common stands on the group. */
function drawLayer(id: string, name: string, pens: readonly PenStroke[]): string {
  const strokes = pens.filter(({ width }) => width > 0);
  const color = commonest(pens.map((pen) => pen.color));
  const width = commonest(strokes.map((pen) => pen.width));
  const common =
    strokes.length > 0
      ? `fill="none" stroke="${color}" stroke-width="${lengthText(width!)}" stroke-linecap="round" stroke-linejoin="round"`
      : `fill="${color}"`;
  const pen = new PathPen(gridDecimals);
  const paths = pens.map((own) => {
    for (const points of own.paths) followCurve(pen, points, own.closed);
    return `<path${differences(own, { color, width, isStroked: strokes.length > 0 })} d="${pen.take()}"/>`;
  });
  return `${layer(id, name, common)}\n${paths.join("\n")}\n</g>`;
}

function differences(
  pen: PenStroke,
  group: { color: string | undefined; width: number | undefined; isStroked: boolean },
): string {
  const rule = pen.layer === "solids" ? ` fill-rule="evenodd"` : "";
  if (pen.width > 0) {
    const color = pen.color === group.color ? "" : ` stroke="${pen.color}"`;
    return pen.width === group.width ? color : `${color} stroke-width="${lengthText(pen.width)}"`;
  }
  if (group.isStroked) return ` fill="${pen.color}" stroke="none"${rule}`;
  return (pen.color === group.color ? "" : ` fill="${pen.color}"`) + rule;
}

function commonest<T>(values: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let best: T | undefined;
  for (const [value, count] of counts) if (best === undefined || count > counts.get(best)!) best = value;
  return best;
}

/** Hundredths of a millimeter as millimeters. */
function lengthText(value: number): string {
  return gridText(Math.round(value), gridDecimals);
}
