import { outlinesForm, scenePlanOf } from "@tintery/contract";
import { Problem } from "../../http/problem.ts";
import { readOptions } from "../../http/read-request.ts";
import type { ReceivedForm } from "../../http/receive-form.ts";
import type { CallHandlers } from "../../http/serve-calls.ts";
import { checkPhotoOrDrawing } from "../../images/check-photo-or-drawing.ts";
import { checkPainter, checkPrompt } from "../../images/check-prompt.ts";
import type { Upload } from "../../images/create-image.ts";
import type { PhotoIntake } from "../../images/photo-intake.ts";
import { stageSource } from "../../images/stage-source.ts";
import type { Files } from "../../platform/files/files.ts";

/** What taking in pictures and prompts needs. */
interface CreateParts {
  takePhoto: PhotoIntake;
  files: Files;
  /** Whether an image model is connected. */
  hasPainter: boolean;
}

/** Takes in a photo, a drawing or a prompt and queues its SVG outlines. */
export function createCall({ takePhoto, ...parts }: CreateParts): Pick<CallHandlers, "createOutlines"> {
  return {
    createOutlines: (request, reply) =>
      takePhoto({ request, reply }, { read: (form) => readUpload(parts, form) }),
  };
}

/** @throws Problem `no_file`, `invalid_options`, and those of `checkPhotoOrDrawing`, `checkPrompt` and `checkPainter` */
async function readUpload(
  { files, hasPainter }: Omit<CreateParts, "takePhoto">,
  { file, fields }: ReceivedForm,
): Promise<Upload> {
  if (!file && !fields.prompt?.trim()) throw new Problem("no_file");
  const form = readOptions(outlinesForm, fields);
  const plan = scenePlanOf(form);
  if (plan) {
    checkPrompt(plan.prompt, plan.painter);
    checkPainter(plan, hasPainter);
  }
  const { colorPrecision, subject } = form;
  return {
    ...(await stageSource(files, { file, plan }, checkPhotoOrDrawing)),
    kind: "outlines",
    // nothing can be pointed out in what is painted from words
    options: { colorPrecision, ...(subject?.length && !plan && { subject }) },
  };
}
