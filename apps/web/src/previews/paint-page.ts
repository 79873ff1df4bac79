import { type ColoringStyle, type LineArt, type PenStroke, penStrokes } from "@tintery/engine";

/** Hundredths of a millimeter, the unit of a page's lines, in a millimeter. */
const perMM = 100;

/**
 * A page as a small picture, painted beside the page that shows it: thousands of strokes of a pencil as SVG would keep that
 * one busy.
 * @param longest the longer side, in pixels
 */
export function paintPage(art: LineArt, style: ColoringStyle, longest: number): Promise<Blob> {
  const scale = longest / Math.max(art.widthMM, art.heightMM);
  const canvas = new OffscreenCanvas(Math.ceil(art.widthMM * scale), Math.ceil(art.heightMM * scale));
  const pen = canvas.getContext("2d");
  if (!pen) throw new RangeError("paintPage: there must be a canvas");
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(scale / perMM, scale / perMM);
  pen.lineCap = "round";
  pen.lineJoin = "round";
  for (const { color, width, paths, closed, layer } of penStrokes(art, style)) {
    const path = pathOf(paths, closed);
    if (width > 0) {
      pen.lineWidth = width;
      pen.strokeStyle = color;
      pen.stroke(path);
    } else {
      pen.fillStyle = color;
      pen.fill(path, layer === "solids" ? "evenodd" : "nonzero");
    }
  }
  return canvas.convertToBlob();
}

function pathOf(paths: PenStroke["paths"], closed: boolean): Path2D {
  const path = new Path2D();
  for (const points of paths) {
    path.moveTo(points[0]!, points[1]!);
    for (let i = 2; i < points.length; i += 6)
      path.bezierCurveTo(
        points[i]!,
        points[i + 1]!,
        points[i + 2]!,
        points[i + 3]!,
        points[i + 4]!,
        points[i + 5]!,
      );
    if (closed) path.closePath();
  }
  return path;
}
