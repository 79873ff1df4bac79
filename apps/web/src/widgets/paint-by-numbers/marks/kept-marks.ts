import { keptMarks, type Marks } from "../../../marks/marks.ts";

/**
 * Reads a mask that was sent with a photo before, so that it can be marked on: white becomes paint, black becomes
 * nothing. Drawn again at its size it gives the same mask.
 * @throws when the file is no picture
 */
export async function readKeptMarks(file: Blob): Promise<Marks> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement("canvas");
  canvas.width = picture.width;
  canvas.height = picture.height;
  const pen = canvas.getContext("2d");
  if (!pen) throw new RangeError("readKeptMarks: this browser draws no canvas");
  pen.drawImage(picture, 0, 0);
  const image = pen.getImageData(0, 0, canvas.width, canvas.height);
  for (let at = 0; at < image.data.length; at += 4) {
    image.data[at + 3] = image.data[at] ?? 0;
    image.data.fill(255, at, at + 3);
  }
  pen.putImageData(image, 0, 0);
  return keptMarks({ tool: "kept", picture: canvas });
}
