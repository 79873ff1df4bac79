import type { OutlinesPicture } from "../drawing/outlines-picture.ts";
import { PathPen, gridText } from "../drawing/path-pen.ts";
import { decimalsOf } from "./draw-faces.ts";
import { isStraightAt } from "../drawing/follow-path.ts";
import { layer } from "../drawing/svg-layer.ts";

const nodeColor = "#0a5bd3";
const handleColor = "#d30a5b";
/** Widths of a handle's line and of its dot, and the side of a node's square, in widths of the picture's lines. */
const sizes = { handle: 0.5, dot: 2.5, node: 3.5 };

/** The nodes of curves as squares, and their handles as lines with a dot: what somebody who edits would see. */
export function drawNodes(picture: OutlinesPicture, curves: "arcs" | "strokes", width: number): string[] {
  const [nodes, dots, handles] = [0, 1, 2].map(() => new PathPen(decimalsOf(picture))) as [
    PathPen,
    PathPen,
    PathPen,
  ];
  const mark = (pen: PathPen, x: number, y: number) => {
    pen.move(x, y);
    // a line without length shows its caps only
    pen.close();
  };
  const handle = (points: readonly number[], node: number, at: number) => {
    handles.move(points[node]!, points[node + 1]!);
    handles.line(points[at]!, points[at + 1]!);
    mark(dots, points[at]!, points[at + 1]!);
  };
  const lines = curves === "arcs" ? picture.arcs : (picture.strokes ?? []);
  for (const line of lines) {
    const { points } = line;
    const step = "shape" in line && line.shape === "line" ? 2 : 6;
    for (let i = 0; i < points.length; i += step) mark(nodes, points[i]!, points[i + 1]!);
    if (step === 2) continue;
    for (let i = 0; i + 7 < points.length; i += 6) {
      if (isStraightAt(points, i)) continue;
      handle(points, i, i + 2);
      handle(points, i + 6, i + 4);
    }
  }
  const wide = (times: number) => gridText(Math.round(width * times * 100), 2);
  return [
    layer("nodes", "Nodes", `fill="none"`),
    `<path stroke="${handleColor}" stroke-width="${wide(sizes.handle)}" d="${handles.take()}"/>`,
    `<path stroke="${handleColor}" stroke-width="${wide(sizes.dot)}" stroke-linecap="round" d="${dots.take()}"/>`,
    `<path stroke="${nodeColor}" stroke-width="${wide(sizes.node)}" stroke-linecap="square" d="${nodes.take()}"/>`,
    "</g>",
  ];
}
