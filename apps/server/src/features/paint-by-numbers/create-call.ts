import { importanceMask } from "@tintery/contract";
import { Problem } from "../../http/problem.ts";
import type { FurtherFile, ReceivedForm } from "../../http/receive-form.ts";
import type { CallHandlers } from "../../http/serve-calls.ts";
import { checkImportance } from "../../images/check-importance.ts";
import { checkPhoto } from "../../images/check-photo.ts";
import type { Upload } from "../../images/create-image.ts";
import { cleanImageName } from "../../images/image-name.ts";
import type { PhotoIntake } from "../../images/photo-intake.ts";
import type { Config } from "../../platform/config.ts";
import { readForm } from "./read-form.ts";

/** What taking in photos needs. */
export interface CreateParts {
  takePhoto: PhotoIntake;
  config: Pick<Config, "PROFESSIONAL_OPTIONS">;
}

/** What was marked on the photo comes as a file of its own. */
const mask: FurtherFile = {
  field: importanceMask.field,
  bytes: importanceMask.bytes,
  problem: "importance_unusable",
};

/** Takes in a photo and queues its paint-by-numbers picture. */
export function createCall({ takePhoto, config }: CreateParts): Pick<CallHandlers, "createPaintByNumbers"> {
  const read = async ({ file, fields, further: importance }: ReceivedForm): Promise<Upload> => {
    // a prompt takes the place of the image, as the form sends one of both empty
    if (!file && !fields.prompt?.trim()) throw new Problem("image_or_prompt_required");
    // there are no plans yet: what professional users may do is everyone's, or nobody's
    const options = readForm(fields, { premium: false, professional: config.PROFESSIONAL_OPTIONS === "on" });
    if (!file) throw new Problem("not_yet_available");
    // a mask that came as text is no file
    if (fields[mask.field]) throw new Problem(mask.problem);
    if (importance) await checkImportance(importance);
    return {
      staged: file.staged,
      header: await checkPhoto(file.staged),
      kind: "paint-by-numbers",
      name: cleanImageName(file.fileName),
      options,
      importance,
    };
  };
  return {
    createPaintByNumbers: (request, reply) => takePhoto({ request, reply }, { further: mask, read }),
  };
}
