import { outlinesForm } from "@tintery/contract";
import { Problem } from "../../http/problem.ts";
import { readOptions } from "../../http/read-request.ts";
import type { ReceivedForm } from "../../http/receive-form.ts";
import type { CallHandlers } from "../../http/serve-calls.ts";
import { checkPhotoOrDrawing } from "../../images/check-photo-or-drawing.ts";
import type { Upload } from "../../images/create-image.ts";
import { cleanImageName } from "../../images/image-name.ts";
import type { PhotoIntake } from "../../images/photo-intake.ts";

/** Takes in a photo or drawing and queues its SVG outlines. */
export function createCall({ takePhoto }: { takePhoto: PhotoIntake }): Pick<CallHandlers, "createOutlines"> {
  return {
    createOutlines: (request, reply) => takePhoto({ request, reply }, { read: readUpload }),
  };
}

/** @throws Problem `no_file`, `invalid_options`, and those of `checkPhotoOrDrawing` */
async function readUpload({ file, fields }: ReceivedForm): Promise<Upload> {
  if (!file) throw new Problem("no_file");
  const form = readOptions(outlinesForm, fields);
  return {
    staged: file.staged,
    header: await checkPhotoOrDrawing(file.staged),
    kind: "outlines",
    name: cleanImageName(file.fileName),
    options: form,
  };
}
