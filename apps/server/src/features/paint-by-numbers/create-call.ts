import { importanceMask, queuedStatus } from "@tintery/contract";
import { texts } from "@tintery/contract/messages";
import { languageOf } from "../../http/caller-language.ts";
import { Problem } from "../../http/problem.ts";
import { type FurtherFile, type ReceivedForm, receiveForm } from "../../http/receive-form.ts";
import type { CallHandlers } from "../../http/serve-calls.ts";
import { checkImportance } from "../../images/check-importance.ts";
import { checkPhoto } from "../../images/check-photo.ts";
import { createImage, TooManyUnfinished } from "../../images/create-image.ts";
import { cleanImageName } from "../../images/image-name.ts";
import { nameOf } from "../../images/image-view.ts";
import type { Stores } from "../../images/stores.ts";
import { countWaiting } from "../../images/waiting-images.ts";
import type { Config } from "../../platform/config.ts";
import type { Sessions } from "../../platform/sessions.ts";
import { readForm } from "./read-form.ts";

/** What taking in photos needs. */
export interface CreateParts {
  stores: Stores;
  sessions: Sessions;
  config: Pick<Config, "IN_FLIGHT_PER_VISITOR" | "MOST_WAITING" | "PROFESSIONAL_OPTIONS" | "UPLOADS_AT_ONCE">;
}

/** What was marked on the photo comes as a file of its own. */
const mask: FurtherFile = {
  field: importanceMask.field,
  bytes: importanceMask.bytes,
  problem: "importance_unusable",
};

const secondsUntilRetry = 10;

/** Takes in a photo and queues its paint-by-numbers picture. */
export function createCall({
  stores,
  sessions,
  config,
}: CreateParts): Pick<CallHandlers, "createPaintByNumbers"> {
  let uploads = 0;
  const take = async (form: ReceivedForm, ownerId: string) => {
    const { file, fields, further: importance } = form;
    // a prompt takes the place of the image, as the form sends one of both empty
    if (!file && !fields.prompt?.trim()) throw new Problem("image_or_prompt_required");
    // there are no plans yet: what professional users may do is everyone's, or nobody's
    const options = readForm(fields, { premium: false, professional: config.PROFESSIONAL_OPTIONS === "on" });
    if (!file) throw new Problem("not_yet_available");
    // a mask that came as text is no file
    if (fields[mask.field]) throw new Problem(mask.problem);
    if (importance) await checkImportance(importance);
    const upload = {
      staged: file.staged,
      header: await checkPhoto(file.staged),
      kind: "paint-by-numbers" as const,
      name: cleanImageName(file.fileName),
      options,
      importance,
    };
    return createImage(stores, upload, { ownerId, mostUnfinished: config.IN_FLIGHT_PER_VISITOR });
  };
  return {
    async createPaintByNumbers(request, reply) {
      // asked before the upload is read: whoever drops the cookie is a new visitor each time, but the line is one
      const isFull =
        uploads >= config.UPLOADS_AT_ONCE || (await countWaiting(stores.db)) >= config.MOST_WAITING;
      if (isFull) throw new Problem("busy", { retryAfter: secondsUntilRetry });
      uploads += 1;
      let form: ReceivedForm | undefined;
      try {
        form = await receiveForm(request, stores.files, mask);
        const { userId } = await sessions.visitor(request, reply);
        const { id, name } = await take(form, userId);
        const t = texts(languageOf(request));
        return {
          id,
          name: nameOf({ kind: "paint-by-numbers", sample: false, name }, t),
          status: queuedStatus,
          message: t("spec.image_created"),
        };
      } catch (error) {
        throw error instanceof TooManyUnfinished
          ? new Problem("too_many_requests", { retryAfter: secondsUntilRetry })
          : error;
      } finally {
        uploads -= 1;
        // does nothing once the files have become an image
        await form?.file?.staged.discard();
        await form?.further?.discard();
      }
    },
  };
}
