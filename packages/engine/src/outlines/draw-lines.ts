import type { CenterLine, OutlinesPicture } from "../drawing/outlines-picture.ts";
import { PathPen, gridText } from "../drawing/path-pen.ts";
import { chainArcs } from "./chain-arcs.ts";
import { decimalsOf } from "./draw-faces.ts";
import { beginOf, endOf, followCurve, followRing, followHalfEdge } from "../drawing/follow-path.ts";
import { layer } from "../drawing/svg-layer.ts";

/** Every border once, as one layer. @param width of the pen, in pixels */
export function drawBorders(picture: OutlinesPicture, width: number, color: string): string[] {
  const { arcs } = picture;
  const pen = new PathPen(decimalsOf(picture));
  const paths = chainArcs(picture).map((trail) => {
    const begin = beginOf(trail[0]!, arcs);
    pen.move(...begin);
    for (const halfEdge of trail) followHalfEdge(pen, halfEdge, arcs);
    const end = endOf(trail.at(-1)!, arcs);
    if (end[0] === begin[0] && end[1] === begin[1]) pen.close();
    return pen.take();
  });
  const line = `fill="none" stroke="${color}" stroke-width="${gridText(Math.round(width * 100), 2)}"`;
  const round = `stroke-linecap="round" stroke-linejoin="round"`;
  return [layer("outlines", "Outlines", `${line} ${round}`), ...joined(paths), "</g>"];
}

/** Most characters of one path: programs for drawing become slow with longer ones. */
const longestPath = 60_000;

/** Path data in paths as long as is good for programs that read them. */
function joined(data: readonly string[]): string[] {
  const out: string[] = [];
  let d = "";
  for (const part of data) {
    if (d !== "" && d.length + part.length > longestPath) {
      out.push(`<path d="${d}"/>`);
      d = "";
    }
    d += part;
  }
  if (d !== "") out.push(`<path d="${d}"/>`);
  return out;
}

/**
 * Lines along the middles of line art, in the width and the color in which they were drawn, and filled what is no line: a
 * layer for each color.
 */
export function drawCenterLines(
  picture: OutlinesPicture,
  own: { readonly width?: number | undefined; readonly color?: string | undefined },
): string[] {
  const { strokes, blobs = [], unitsPerPixel, arcs } = picture;
  if (!strokes)
    throw new RangeError("picture.strokes must be there for a drawing of center lines, received none");
  const pen = new PathPen(decimalsOf(picture));
  return picture.colors.flatMap(({ hex }, color) => {
    const lines = strokes.filter((stroke) => stroke.color === color);
    const filled = blobs.filter((face) => picture.faces[face]!.color === color);
    if (hex === null || lines.length + filled.length === 0) return [];
    const paint = own.color ?? hex;
    const areas = filled.map((face) => {
      for (const ring of picture.faces[face]!.rings) followRing(pen, ring, arcs);
      return `<path fill="${paint}" stroke="none" fill-rule="evenodd" d="${pen.take()}"/>`;
    });
    const byWidth = new Map<string, string>();
    for (const line of lines) {
      const width = gridText(Math.round((own.width ?? line.width / unitsPerPixel) * 100), 2);
      byWidth.set(width, (byWidth.get(width) ?? "") + lineData(pen, line));
    }
    const paths = [...byWidth].map(([width, d]) => `<path stroke-width="${width}" d="${d}"/>`);
    const attributes = `fill="none" stroke="${paint}" stroke-linecap="round" stroke-linejoin="round"`;
    return [layer(`l${color + 1}`, paint, attributes), ...areas, ...paths, "</g>"];
  });
}

function lineData(pen: PathPen, { points, closed }: CenterLine): string {
  followCurve(pen, points, closed);
  return pen.take();
}
