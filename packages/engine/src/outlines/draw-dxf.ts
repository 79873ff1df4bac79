import { pointsOfCubics } from "../drawing/flatten-cubics.ts";
import type { OutlinesPicture } from "../drawing/outlines-picture.ts";
import { pointsAlong, polylineAlong } from "../drawing/points-along.ts";
import { type DxfLayer, type DxfPolyline, dxfFlatnessMM, writeDxf } from "../drawing/write-dxf.ts";
import { chainArcs } from "./chain-arcs.ts";
import { checkStyle, type OutlinesStyle } from "./draw.ts";

/**
 * Outlines for cutters and plotters: polylines on a layer for each color (see `writeDxf`). Filled faces are the closed
 * outlines of each color, so that a border stands on both of its colors' layers; borders and center lines are drawn once.
 * Nodes are not shown. Throws as `drawOutlines`.
 */
export function drawOutlinesDxf(picture: OutlinesPicture, style: OutlinesStyle): string {
  checkStyle(style);
  const layers: DxfLayer[] = [];
  if (style.fill !== "none") layers.push(...faceLayers(picture));
  if (style.lines === "borders")
    layers.push({ name: "OUTLINES", hex: style.lineColor ?? "#000000", lines: borderLines(picture) });
  if (style.lines === "centers") layers.push(...centerLayers(picture, style));
  const { widthMM, heightMM, width, unitsPerPixel } = picture;
  return writeDxf(layers, { widthMM, heightMM, toMM: widthMM / (width * unitsPerPixel) });
}

function faceLayers(picture: OutlinesPicture): DxfLayer[] {
  return picture.colors.flatMap(({ hex }, color) => {
    if (hex === null) return [];
    const lines = picture.faces
      .filter((face) => face.color === color)
      .flatMap(({ rings }) => rings.map((ring) => closedLine(picture, ring)));
    return [{ name: layerName("C", color, hex), hex, lines }];
  });
}

function layerName(letter: string, color: number, hex: string): string {
  return `${letter}${color + 1}_${hex.slice(1).toUpperCase()}`;
}

function closedLine(picture: OutlinesPicture, ring: readonly number[]): DxfPolyline {
  return { points: pointsAlong(ring, picture.arcs, flatnessIn(picture)), closed: true };
}

function* borderLines(picture: OutlinesPicture): Iterable<DxfPolyline> {
  const flatness = flatnessIn(picture);
  for (const trail of chainArcs(picture)) yield polylineAlong(trail, picture.arcs, flatness);
}

function centerLayers(picture: OutlinesPicture, style: OutlinesStyle): DxfLayer[] {
  const { strokes, blobs = [], colors, faces, unitsPerPixel, widthMM, width } = picture;
  if (!strokes)
    throw new RangeError("picture.strokes must be there for a drawing of center lines, received none");
  const flatness = flatnessIn(picture);
  return colors.flatMap(({ hex }, color) => {
    if (hex === null) return [];
    const areas = blobs
      .filter((face) => faces[face]!.color === color)
      .flatMap((face) => faces[face]!.rings.map((ring) => closedLine(picture, ring)));
    const lines = strokes
      .filter((stroke) => stroke.color === color)
      .map((stroke): DxfPolyline => {
        const points = pointsOfCubics(stroke.points, flatness);
        const drawn = (stroke.width / unitsPerPixel) * (widthMM / width);
        return { points, closed: stroke.closed, widthMM: style.lineWidthMM ?? drawn };
      });
    if (areas.length + lines.length === 0) return [];
    const paint = style.lineColor ?? hex;
    return [{ name: layerName("L", color, hex), hex: paint, lines: [...areas, ...lines] }];
  });
}

/** In units of the picture. */
function flatnessIn({ width, widthMM, unitsPerPixel }: OutlinesPicture): number {
  return (dxfFlatnessMM * width * unitsPerPixel) / widthMM;
}
