import { chainEdges } from "../drawing/chain-edges.ts";
import { pointsOfCubics } from "../drawing/flatten-cubics.ts";
import { type Picture, unitsPerMM } from "../drawing/picture.ts";
import { polylineAlong } from "../drawing/points-along.ts";
import { type DxfLayer, type DxfPolyline, dxfFlatnessMM, writeDxf } from "../drawing/write-dxf.ts";

const flatness = dxfFlatnessMM * unitsPerMM;

/**
 * The lines of a painting for cutters and plotters (see `writeDxf`): every border once, in as few strokes of the pen as
 * there can be, and what is too thin to be a region on a layer of its own.
 */
export function drawPaintingDxf(picture: Picture): string {
  const { widthMM, heightMM, borders, thinLines = [], thinLetters = [] } = picture;
  const outlines = chainEdges(borders).map((trail) => polylineAlong(trail, borders, flatness));
  const details = [
    ...thinLines.map(({ points }) => polylineOf(points, false)),
    ...thinLetters.flatMap(({ rings }) => rings.map((ring) => polylineOf(ring, true))),
  ];
  const layers: DxfLayer[] = [{ name: "OUTLINES", hex: "#000000", lines: outlines }];
  if (details.length > 0) layers.push({ name: "DETAILS", hex: "#0000ff", lines: details });
  return writeDxf(layers, { widthMM, heightMM, toMM: 1 / unitsPerMM });
}

function polylineOf(cubics: readonly number[], closed: boolean): DxfPolyline {
  return { points: pointsOfCubics(cubics, flatness), closed };
}
