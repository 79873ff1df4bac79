import type { Ink } from "../drawing/line-art.ts";
import type { Seen } from "../seeing/seen.ts";
import { faceStrokes } from "./face-strokes.ts";
import type { PageSize } from "./recipe.ts";

/** The faces of a photo on its page, drawn with a pen so wide in millimeters; undefined where none is drawn. */
export function faceInk(seen: Seen, size: PageSize, pen: number): Ink | undefined {
  const drawn = seen.faces.map((face) =>
    faceStrokes(face, { ...size, perPhoto: size.width / seen.width, pen }),
  );
  const [strokes, solids] = [drawn.flatMap((ink) => ink.strokes), drawn.flatMap((ink) => ink.solids)];
  return strokes.length + solids.length > 0 ? { strokes, solids } : undefined;
}
