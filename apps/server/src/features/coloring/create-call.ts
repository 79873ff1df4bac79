import {
  chosenColoringType,
  chosenIn,
  coloringChoices,
  type ColoringVersion,
  coloringForm,
  defaultPhotoPainter,
  defaultScenePainter,
  photoPainterFields,
  reduceDetailsRange,
  scenePlanOf,
  usualChoices,
} from "@tintery/contract";
import { Problem } from "../../http/problem.ts";
import { readOptions } from "../../http/read-request.ts";
import type { ReceivedForm } from "../../http/receive-form.ts";
import type { CallHandlers } from "../../http/serve-calls.ts";
import { checkPhoto } from "../../images/check-photo.ts";
import { checkPainter, checkPrompt, modelWorkOf } from "../../images/check-prompt.ts";
import type { Upload } from "../../images/create-image.ts";
import type { PhotoIntake } from "../../images/photo-intake.ts";
import { stageSource } from "../../images/stage-source.ts";
import type { Files } from "../../platform/files/files.ts";

/** What taking in photos and prompts needs. */
interface CreateParts {
  takePhoto: PhotoIntake;
  files: Files;
  /** Whether an image model is connected. */
  hasPainter: boolean;
  /** Whether it draws photos anew. */
  takesPhotos: boolean;
}

/** Takes in a photo or a prompt and queues its coloring page. */
export function createCall({ takePhoto, ...parts }: CreateParts): Pick<CallHandlers, "createColoring"> {
  return {
    createColoring(request, reply) {
      const { version } = request.params;
      return takePhoto({ request, reply }, { read: (form) => readUpload(parts, form, version) });
    },
  };
}

/** @throws Problem `no_file`, `invalid_options`, and those of `checkPhoto`, `checkPrompt` and `checkPainter` */
async function readUpload(
  { files, hasPainter, takesPhotos }: Omit<CreateParts, "takePhoto">,
  { file, fields }: ReceivedForm,
  version: ColoringVersion,
): Promise<Upload> {
  if (!file && !fields.prompt?.trim()) throw new Problem("no_file");
  const form = readOptions(coloringForm, fields);
  const { subject, book } = form;
  const plan = scenePlanOf(form);
  if (plan) {
    checkPrompt(plan.prompt, plan.painter);
    checkPainter(plan, hasPainter);
  }
  const asked = plan ? defaultPhotoPainter : form.drawnBy;
  const drawnBy = modelWorkOf(asked, takesPhotos, photoPainterFields.lines);
  const type = chosenColoringType(version, form);
  if (type === null) throw new Problem("invalid_options", { field: "type" });
  return {
    ...(await stageSource(files, { file, plan }, checkPhoto)),
    kind: "coloring",
    book,
    options: {
      type,
      details: reduceDetailsRange.default,
      ...(plan?.painter === defaultScenePainter && usualChoices(type, true)),
      ...chosenIn(coloringChoices, form),
      ...(subject?.length && { subject }),
      ...(drawnBy && { drawnBy }),
    },
  };
}
