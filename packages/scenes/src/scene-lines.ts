import { drawScene, placedThings, type PlacedThing, type SceneFrame } from "./paint-scene.ts";
import { boxOf } from "./raster/coverage.ts";
import type { Polyline } from "./raster/flatten-path.ts";
import type { Paint } from "./raster/paints.ts";
import { walkSvg } from "./raster/walk-svg.ts";
import type { SceneGraph } from "./words/scene-graph.ts";

export interface LinedScene {
  /** Closed white shapes with black edges, back to front: an SVG as large as the frame. */
  svg: string;
  placed: readonly PlacedThing[];
}

const dataOf = (lines: readonly Polyline[]) =>
  lines
    .map(({ xy }) => {
      let data = "";
      for (let i = 0; i < xy.length; i += 2)
        data += `${i === 0 ? "M" : "L"}${(xy[i] ?? 0).toFixed(1)} ${(xy[i + 1] ?? 0).toFixed(1)}`;
      return `${data}Z`;
    })
    .join("");

const probe = new Float32Array(4);

/** The color in the middle of an area. */
function toneOf(paint: Paint, x: number, y: number): readonly [lightness: number, opacity: number] {
  if (paint.plain) probe.set(paint.plain);
  else paint.at?.(x, y, probe);
  const [red = 0, green = 0, blue = 0, opacity = 1] = probe;
  return [(0.3 * red + 0.59 * green + 0.11 * blue) / 255, opacity];
}

/**
 * A scene as a page to color: its own shapes with closed edges, so nothing has to be traced. Shading is left out, small dark spots such
 * as eyes stay black, and what is too small to color has no edge. `pen` is the width of the edges in pixels.
 */
export function sceneLines(graph: SceneGraph, frame: SceneFrame & { pen: number }): LinedScene {
  const { svg, placings } = drawScene(graph, frame);
  const { width, height, pen } = frame;
  const scale = height / 1000;
  const smallest = pen * 3;
  const parts: string[] = [];
  const hidden: string[] = [];
  walkSvg(svg, scale, {
    enter: (name) => void (["shade", "sky"].includes(name) && hidden.push(name)),
    leave: (name) => void (hidden.at(-1) === name && hidden.pop()),
    open(layer) {
      if (layer.blur || layer.opacity < 0.7) hidden.push("layer");
    },
    close(layer) {
      if (layer.blur || layer.opacity < 0.7) hidden.pop();
    },
    area({ lines, paint, opacity, pen: stroke }) {
      if (hidden.length > 0 || opacity < 0.7) return;
      const [left, top, right, bottom] = boxOf(lines);
      const [w, h] = [right - left, bottom - top];
      const [lightness, cover] = toneOf(paint, (left + right) / 2, (top + bottom) / 2);
      if (cover < 0.7 || Math.max(w, h) < pen || right < 0 || bottom < 0 || left > width || top > height)
        return;
      const data = dataOf(lines);
      if (stroke !== null && stroke <= smallest) parts.push(`<path d="${data}" fill="#000"/>`);
      else if (stroke !== null)
        // the pieces of a broad line have one edge together
        parts.push(
          `<path d="${data}" fill="#000" stroke="#000" stroke-width="${pen}"/><path d="${data}" fill="#fff"/>`,
        );
      else if (lightness < 0.25 && Math.max(w, h) < height * 0.05)
        parts.push(`<path d="${data}" fill="#000"/>`);
      else if (Math.min(w, h) >= smallest)
        parts.push(`<path d="${data}" fill="#fff" stroke="#000" stroke-width="${pen}"/>`);
    },
  });
  const body = `<rect width="${width}" height="${height}" fill="#fff"/><g stroke-linejoin="round">${parts.join("")}</g>`;
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`,
    placed: placedThings(placings, scale),
  };
}
