import { edgeOf } from "../graphs/half-edges.ts";
import { nearestColorIndex } from "../drawing/dxf-colors.ts";
import type { OutlinesPicture } from "../drawing/outlines-picture.ts";
import { chainArcs } from "./chain-arcs.ts";
import { checkStyle, type OutlinesStyle } from "./draw.ts";
import { isStraightAt } from "../drawing/follow-path.ts";

/** Curves are drawn as straight lines that leave them by no more than this, in millimeters. */
const flatnessMM = 0.05;

const eol = "\r\n";

/** A chain of points on a layer; x and y in turn, in the model's units. */
interface Polyline {
  readonly points: readonly number[];
  readonly closed: boolean;
  readonly widthMM?: number;
}

interface Layer {
  readonly name: string;
  readonly hex: string;
  readonly lines: readonly Polyline[];
}

/**
 * Outlines for cutters and plotters: a DXF drawing of release 12, which all of them read, in millimeters, y upwards, of
 * polylines on a layer for each color. Filled faces are the closed outlines of each color, so that a border stands on both
 * of its colors' layers; borders and center lines are drawn once. Nodes are not shown. Throws as `drawOutlines`.
 */
export function drawOutlinesDxf(picture: OutlinesPicture, style: OutlinesStyle): string {
  checkStyle(style);
  const layers: Layer[] = [];
  if (style.fill !== "none") layers.push(...faceLayers(picture));
  if (style.lines === "borders")
    layers.push({ name: "OUTLINES", hex: style.lineColor ?? "#000000", lines: borderLines(picture) });
  if (style.lines === "centers") layers.push(...centerLayers(picture, style));

  const out = new Pairs();
  const { widthMM, heightMM } = picture;
  out.add(0, "SECTION").add(2, "HEADER").add(9, "$ACADVER").add(1, "AC1009");
  out.add(9, "$EXTMIN").add(10, "0").add(20, "0").add(30, "0");
  out.add(9, "$EXTMAX").add(10, String(widthMM)).add(20, String(heightMM)).add(30, "0");
  out.add(0, "ENDSEC");
  writeTables(out, layers);
  out.add(0, "SECTION").add(2, "ENTITIES");
  const toMM = widthMM / (picture.width * picture.unitsPerPixel);
  for (const { name, lines } of layers)
    for (const line of lines) writePolyline(out, name, line, { toMM, heightMM });
  out.add(0, "ENDSEC").add(0, "EOF");
  return out.text();
}

/** Group codes and values, each on a line of its own. */
class Pairs {
  readonly #lines: string[] = [];

  add(code: number, value: string): this {
    this.#lines.push(String(code), value);
    return this;
  }

  text(): string {
    return this.#lines.join(eol) + eol;
  }
}

function writeTables(out: Pairs, layers: readonly Layer[]): void {
  out.add(0, "SECTION").add(2, "TABLES");
  out.add(0, "TABLE").add(2, "LTYPE").add(70, "1");
  out
    .add(0, "LTYPE")
    .add(2, "CONTINUOUS")
    .add(70, "0")
    .add(3, "Solid line")
    .add(72, "65")
    .add(73, "0")
    .add(40, "0");
  out.add(0, "ENDTAB");
  out
    .add(0, "TABLE")
    .add(2, "LAYER")
    .add(70, String(layers.length + 1));
  for (const { name, hex } of [{ name: "0", hex: "#000000" }, ...layers]) {
    out
      .add(0, "LAYER")
      .add(2, name)
      .add(70, "0")
      .add(62, String(nearestColorIndex(hex)))
      .add(6, "CONTINUOUS");
  }
  out.add(0, "ENDTAB").add(0, "ENDSEC");
}

function writePolyline(
  out: Pairs,
  name: string,
  { points, closed, widthMM }: Polyline,
  { toMM, heightMM }: { toMM: number; heightMM: number },
): void {
  out.add(0, "POLYLINE").add(8, name).add(66, "1").add(10, "0").add(20, "0").add(30, "0");
  if (closed) out.add(70, "1");
  if (widthMM !== undefined) out.add(40, hundredths(widthMM)).add(41, hundredths(widthMM));
  // the last point of a closed line is its first
  const end = closed ? points.length - 2 : points.length;
  for (let i = 0; i < end; i += 2) {
    out.add(0, "VERTEX").add(8, name);
    out
      .add(10, hundredths(points[i]! * toMM))
      .add(20, hundredths(heightMM - points[i + 1]! * toMM))
      .add(30, "0");
  }
  out.add(0, "SEQEND").add(8, name);
}

/** Millimeters to a hundredth: finer than any cutter. */
function hundredths(mm: number): string {
  return String(Math.round(mm * 100) / 100);
}

function faceLayers(picture: OutlinesPicture): Layer[] {
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

function closedLine(picture: OutlinesPicture, ring: readonly number[]): Polyline {
  return { points: pointsAlong(picture, ring), closed: true };
}

function borderLines(picture: OutlinesPicture): Polyline[] {
  return chainArcs(picture).map((trail) => {
    const points = pointsAlong(picture, trail);
    const last = points.length - 2;
    const closed = last > 2 && points[0] === points[last] && points[1] === points[last + 1];
    return { points, closed };
  });
}

function centerLayers(picture: OutlinesPicture, style: OutlinesStyle): Layer[] {
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
      .map((stroke): Polyline => {
        const points = [stroke.points[0]!, stroke.points[1]!];
        flattenCubics(stroke.points, false, flatness, points);
        const drawn = (stroke.width / unitsPerPixel) * (widthMM / width);
        return { points, closed: stroke.closed, widthMM: style.lineWidthMM ?? drawn };
      });
    if (areas.length + lines.length === 0) return [];
    const paint = style.lineColor ?? hex;
    return [{ name: layerName("L", color, hex), hex: paint, lines: [...areas, ...lines] }];
  });
}

function flatnessIn({ width, widthMM, unitsPerPixel }: OutlinesPicture): number {
  return (flatnessMM * width * unitsPerPixel) / widthMM;
}

/** The points of a chain of half-edges, each place once. */
function pointsAlong(picture: OutlinesPicture, halfEdges: readonly number[]): number[] {
  const flatness = flatnessIn(picture);
  const out: number[] = [];
  for (const halfEdge of halfEdges) {
    const { shape, points } = picture.arcs[edgeOf(halfEdge)]!;
    const begin = halfEdge < 0 ? points.length - 2 : 0;
    if (out.length === 0) out.push(points[begin]!, points[begin + 1]!);
    if (shape === "curve") flattenCubics(points, halfEdge < 0, flatness, out);
    else if (halfEdge < 0)
      for (let i = points.length - 4; i >= 0; i -= 2) out.push(points[i]!, points[i + 1]!);
    else for (let i = 2; i < points.length; i++) out.push(points[i]!);
  }
  return out;
}

/** Adds the points of cubics, their first one aside; the same ones in either direction. */
function flattenCubics(points: readonly number[], backwards: boolean, flatness: number, out: number[]): void {
  const last = points.length - 8;
  for (let k = 0; k <= last; k += 6) {
    const i = backwards ? last - k : k;
    const count = isStraightAt(points, i) ? 1 : segmentsOf(points, i, flatness);
    for (let step = 1; step <= count; step++) {
      const t = (backwards ? count - step : step) / count;
      const s = 1 - t;
      const [b0, b1, b2, b3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
      for (let axis = 0; axis < 2; axis++) {
        const at = i + axis;
        out.push(b0 * points[at]! + b1 * points[at + 2]! + b2 * points[at + 4]! + b3 * points[at + 6]!);
      }
    }
  }
}

/** How many straight segments stay within `flatness` of a cubic: from the bound of its second derivative. */
function segmentsOf(points: readonly number[], i: number, flatness: number): number {
  let bend = 0;
  for (let k = 0; k < 2; k++) {
    const at = i + 2 * k;
    const dx = points[at]! - 2 * points[at + 2]! + points[at + 4]!;
    const dy = points[at + 1]! - 2 * points[at + 3]! + points[at + 5]!;
    bend = Math.max(bend, Math.sqrt(dx * dx + dy * dy));
  }
  return Math.max(1, Math.min(200, Math.ceil(Math.sqrt((6 * bend) / (8 * flatness)))));
}
