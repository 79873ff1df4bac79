import { keptMarks, type Marks } from "../../../marks/marks.ts";
import { canvasOf } from "./marks-picture.ts";

/**
 * Reads a mask that was sent with a photo before, so that it can be marked on: white is what the one brush marked, blue what
 * the other one calmed, black nothing. Drawn again at its size it gives the same mask.
 * @throws when the file is no picture
 */
export async function readKeptMarks(file: Blob): Promise<Marks> {
  const picture = await createImageBitmap(file);
  const canvas = canvasOf(picture);
  const pen = canvas.getContext("2d");
  if (!pen) throw new RangeError("readKeptMarks: this browser draws no canvas");
  pen.drawImage(picture, 0, 0);
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
  const opaque = (alphaOf: (red: number, blue: number) => number) => {
    const image = new ImageData(picture.width, picture.height);
    for (let at = 0; at < data.length; at += 4) image.data[at + 3] = alphaOf(data[at]!, data[at + 2]!);
    const layer = canvasOf(picture);
    layer.getContext("2d")?.putImageData(image, 0, 0);
    return layer;
  };
  return keptMarks({
    tool: "kept",
    pictures: {
      // it lies under the white: what that leaves of it is what there is
      calm: opaque((red, blue) => (red < 255 ? (255 * (blue - red)) / (255 - red) : 0)),
      brush: opaque((red) => red),
    },
  });
}
