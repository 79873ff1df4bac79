import {
  chosenColoringType,
  chosenIn,
  coloringChoices,
  type ColoringVersion,
  coloringForm,
  reduceDetailsRange,
} from "@tintery/contract";
import { Problem } from "../../http/problem.ts";
import { readOptions } from "../../http/read-request.ts";
import type { ReceivedForm } from "../../http/receive-form.ts";
import type { CallHandlers } from "../../http/serve-calls.ts";
import { checkPhoto } from "../../images/check-photo.ts";
import type { Upload } from "../../images/create-image.ts";
import { cleanImageName } from "../../images/image-name.ts";
import type { PhotoIntake } from "../../images/photo-intake.ts";

/** Takes in a photo and queues its coloring page. */
export function createCall({ takePhoto }: { takePhoto: PhotoIntake }): Pick<CallHandlers, "createColoring"> {
  return {
    createColoring(request, reply) {
      const { version } = request.params;
      return takePhoto({ request, reply }, { read: (form) => readUpload(form, version) });
    },
  };
}

/** @throws Problem `no_file`, `invalid_options`, and those of `checkPhoto` */
async function readUpload({ file, fields }: ReceivedForm, version: ColoringVersion): Promise<Upload> {
  if (!file) throw new Problem("no_file");
  const form = readOptions(coloringForm, fields);
  const { subject } = form;
  const type = chosenColoringType(version, form);
  if (type === null) throw new Problem("invalid_options", { field: "type" });
  return {
    staged: file.staged,
    header: await checkPhoto(file.staged),
    kind: "coloring",
    name: cleanImageName(file.fileName),
    options: {
      type,
      details: reduceDetailsRange.default,
      ...chosenIn(coloringChoices, form),
      ...(subject?.length && { subject }),
    },
  };
}
