import { edgeOf } from "../graphs/half-edges.ts";
import type { Solid } from "../drawing/line-art.ts";
import { unitsPerMM } from "../drawing/picture.ts";
import { traceBorders } from "../paths/trace-borders.ts";
import { connect } from "../regions/connect.ts";
import { fitPolyline } from "./fit-polyline.ts";

/** Areas of a page to be filled: 1 a pixel. */
export interface AreaMask {
  readonly width: number;
  readonly height: number;
  readonly on: Uint8Array;
}

/** Smaller areas are specks, in square millimeters. */
const minArea = 0.3;
/** How far outlines of solids may run from the pixels, in millimeters. */
const leash = 0.35;
/** How far cubics may run from a calm outline, and how much it is smoothed along itself, in millimeters. */
const tolerance = 0.06;
const smooth = 0.5;
/** Points on either side of a corner that must be straight. */
const arm = 7;

/** The outlines of areas as smooth rings, in hundredths of a millimeter; round ones become ellipses. */
export function solidsOf({ width, height, on }: AreaMask, perMM: number): Solid[] {
  if (!on.includes(1)) return [];
  const labels = connect(Int32Array.from(on), width, height);
  const traced = traceBorders(labels);
  const areas = new Int32Array(labels.count);
  const isOn = new Uint8Array(labels.count);
  for (let i = 0; i < on.length; i++) {
    const region = labels.data[i]!;
    areas[region]!++;
    isOn[region] = on[i]!;
  }
  const unit = unitsPerMM / perMM;
  const page = [Math.floor(width * unit), Math.floor(height * unit)];
  const fit = {
    leash: leash * perMM,
    within: leash * perMM,
    perMM,
    tolerance: tolerance * perMM,
    smooth: smooth * perMM,
    arm,
  };
  const solids: Solid[] = [];
  for (let region = 0; region < labels.count; region++) {
    if (!isOn[region] || areas[region]! < minArea * perMM * perMM) continue;
    const rings = traced.rings[region]!.map((halfEdges) => {
      const curve = fitPolyline(middles(halfEdges, traced), fit);
      return curve.map((value, i) => Math.max(0, Math.min(page[i % 2]!, Math.round(value * unit))));
    });
    solids.push({ rings });
  }
  return solids;
}

/** The middles of the pixel sides along a ring of borders, as a closed polyline. */
function middles(
  halfEdges: readonly number[],
  { start, corners, width }: { start: Int32Array; corners: Int32Array; width: number },
) {
  const across = width + 1;
  const [x, y]: [number[], number[]] = [[], []];
  for (const halfEdge of halfEdges) {
    const b = edgeOf(halfEdge);
    const sides = start[b + 1]! - start[b]! - 1;
    for (let k = 0; k < sides; k++) {
      const i = halfEdge < 0 ? start[b + 1]! - 1 - k : start[b]! + k;
      const [p, q] = [corners[i]!, corners[halfEdge < 0 ? i - 1 : i + 1]!];
      x.push(((p % across) + (q % across)) / 2);
      y.push((Math.floor(p / across) + Math.floor(q / across)) / 2);
    }
  }
  return { x: Float64Array.from(x), y: Float64Array.from(y), closed: true };
}
