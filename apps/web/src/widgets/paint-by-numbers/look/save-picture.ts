import type { Painter } from "../../../close-look/sharp-layer.tsx";
import { fitted } from "../../../close-look/view.ts";
import { saveFile } from "../../../platform/save-file.ts";
import type { ShownPainting } from "./shown-painting.ts";

/** Pixels of the longer side of a saved picture: enough for a wall of photos, and for printing a postcard. */
const longSide = 2400;

/** Has the browser save a picture as it was painted, as PNG. */
export async function savePicture({ size }: ShownPainting, paint: Painter, name: string): Promise<void> {
  const scale = longSide / Math.max(size.width, size.height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(size.width * scale);
  canvas.height = Math.round(size.height * scale);
  const context = canvas.getContext("2d");
  if (!context) return;
  const room = { frame: { width: canvas.width, height: canvas.height }, picture: size };
  context.setTransform(scale, 0, 0, scale, 0, 0);
  paint(context, { view: fitted(room), room });
  const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (file) saveFile(file, `${name}.png`);
}
