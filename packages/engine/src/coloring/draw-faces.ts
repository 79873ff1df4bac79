import type { StrokesAndSolids } from "../drawing/line-art.ts";
import type { Seen } from "../seeing/seen.ts";
import { faceStrokes } from "./face-strokes.ts";
import type { PageSize } from "./recipe.ts";

/** The faces of a photo on its page, drawn with a pen so wide in millimeters; undefined where none is drawn. */
export function drawFaces(seen: Seen, size: PageSize, pen: number): StrokesAndSolids | undefined {
  const drawn = seen.faces.map((face) =>
    faceStrokes(face, { ...size, perPhoto: size.width / seen.width, pen }),
  );
  const [strokes, solids] = [drawn.flatMap((face) => face.strokes), drawn.flatMap((face) => face.solids)];
  return strokes.length + solids.length > 0 ? { strokes, solids } : undefined;
}
