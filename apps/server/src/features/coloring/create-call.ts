import {
  chosenColoringType,
  chosenIn,
  coloringChoices,
  type ColoringVersion,
  coloringForm,
  reduceDetailsRange,
  scenePlanOf,
} from "@tintery/contract";
import { Problem } from "../../http/problem.ts";
import { readOptions } from "../../http/read-request.ts";
import type { ReceivedForm } from "../../http/receive-form.ts";
import type { CallHandlers } from "../../http/serve-calls.ts";
import { checkPhoto } from "../../images/check-photo.ts";
import { checkPrompt } from "../../images/check-prompt.ts";
import type { Upload } from "../../images/create-image.ts";
import type { PhotoIntake } from "../../images/photo-intake.ts";
import { stageSource } from "../../images/stage-source.ts";
import type { Files } from "../../platform/files/files.ts";

/** What taking in photos and prompts needs. */
interface CreateParts {
  takePhoto: PhotoIntake;
  files: Files;
}

/** Takes in a photo or a prompt and queues its coloring page. */
export function createCall({ takePhoto, files }: CreateParts): Pick<CallHandlers, "createColoring"> {
  return {
    createColoring(request, reply) {
      const { version } = request.params;
      return takePhoto({ request, reply }, { read: (form) => readUpload(files, form, version) });
    },
  };
}

/** @throws Problem `no_file`, `invalid_options`, and those of `checkPhoto` and `checkPrompt` */
async function readUpload(
  files: Files,
  { file, fields }: ReceivedForm,
  version: ColoringVersion,
): Promise<Upload> {
  if (!file && !fields.prompt?.trim()) throw new Problem("no_file");
  const form = readOptions(coloringForm, fields);
  const { subject } = form;
  const plan = scenePlanOf(form);
  if (plan) checkPrompt(plan.prompt);
  const type = chosenColoringType(version, form);
  if (type === null) throw new Problem("invalid_options", { field: "type" });
  return {
    ...(await stageSource(files, { file, plan }, checkPhoto)),
    kind: "coloring",
    options: {
      type,
      details: reduceDetailsRange.default,
      ...chosenIn(coloringChoices, form),
      ...(subject?.length && { subject }),
    },
  };
}
