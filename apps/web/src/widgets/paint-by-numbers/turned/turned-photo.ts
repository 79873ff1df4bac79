/** One change of a photo: a quarter turn clockwise, left and right exchanged, or a part of it, in shares of its sides. */
export type PhotoChange = "turn" | "mirror" | { left: number; top: number; width: number; height: number };

/** A painting is made of 4.5 million pixels at most; more than this do some phones not draw. */
const maxPixels = 12_000_000;
const quality = 0.95;

/** What a photo was before it was changed, and all changes since. */
const histories = new WeakMap<File, { original: File; changes: readonly PhotoChange[] }>();

/**
 * The photo with one more change. All changes are made on the file that was chosen, so that it is compressed once,
 * however often it is turned. Rejects where this device cannot draw it.
 */
export async function changedPhoto(file: File, change: PhotoChange): Promise<File> {
  const { original, changes: before } = histories.get(file) ?? { original: file, changes: [] };
  const changes = [...before, change];
  const bitmap = await createImageBitmap(original);
  const scale = Math.min(1, Math.sqrt(maxPixels / (bitmap.width * bitmap.height)));
  let drawn = draw(bitmap.width * scale, bitmap.height * scale, (pen, { width, height }) =>
    pen.drawImage(bitmap, 0, 0, width, height),
  );
  bitmap.close();
  for (const next of changes) drawn = changed(drawn, next);
  // other types have no place in browsers' canvases, and transparent parts none in JPEG
  const type = original.type === "image/png" ? "image/png" : "image/jpeg";
  const blob = await drawn.convertToBlob({ type, quality });
  const name = original.name.replace(/\.[^.]*$/, "") + (type === "image/png" ? ".png" : ".jpg");
  const made = new File([blob], name, { type });
  histories.set(made, { original, changes });
  return made;
}

/** The file as it was chosen. */
export function unchangedPhoto(file: File): File {
  return histories.get(file)?.original ?? file;
}

type Draw = (pen: OffscreenCanvasRenderingContext2D, size: { width: number; height: number }) => void;

function draw(width: number, height: number, how: Draw): OffscreenCanvas {
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
  const pen = canvas.getContext("2d");
  if (!pen) throw new RangeError("changedPhoto: there must be a canvas");
  pen.imageSmoothingQuality = "high";
  how(pen, canvas);
  return canvas;
}

function changed(photo: OffscreenCanvas, change: PhotoChange): OffscreenCanvas {
  const { width, height } = photo;
  if (change === "turn")
    return draw(height, width, (pen) => {
      pen.transform(0, 1, -1, 0, height, 0);
      pen.drawImage(photo, 0, 0);
    });
  if (change === "mirror")
    return draw(width, height, (pen) => {
      pen.transform(-1, 0, 0, 1, width, 0);
      pen.drawImage(photo, 0, 0);
    });
  return draw(change.width * width, change.height * height, (pen) =>
    pen.drawImage(photo, -Math.round(change.left * width), -Math.round(change.top * height)),
  );
}
