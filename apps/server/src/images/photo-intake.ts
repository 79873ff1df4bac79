import { type CreatedImage, queuedStatus } from "@tintery/contract";
import { texts } from "@tintery/contract/messages";
import type { FastifyReply, FastifyRequest } from "fastify";
import { languageOf } from "../http/caller-language.ts";
import { Problem } from "../http/problem.ts";
import { type FurtherFile, type ReceivedForm, receiveForm } from "../http/receive-form.ts";
import type { Config } from "../platform/config.ts";
import type { Sessions } from "../platform/sessions.ts";
import { createImage, TooManyUnfinished, type Upload } from "./create-image.ts";
import { nameOf } from "./image-view.ts";
import type { Stores } from "./stores.ts";
import { countUnfinished, countWaiting } from "./waiting-images.ts";

/** What taking in photos needs. */
export interface IntakeParts {
  stores: Stores;
  sessions: Sessions;
  config: Pick<Config, "IN_FLIGHT_PER_VISITOR" | "MOST_WAITING" | "UPLOADS_AT_ONCE">;
}

/** Takes in a form with a photo and queues what it shall become; the same line for every kind of image. */
export type PhotoIntake = (
  exchange: { request: FastifyRequest; reply: FastifyReply },
  form: {
    /** A file that may come besides the photo. */
    further?: FurtherFile;
    /** Checks the form and says what to make; throws Problem. */
    read: (form: ReceivedForm) => Promise<Upload>;
  },
) => Promise<CreatedImage>;

export const secondsUntilRetry = 10;

/** Opens the one door for uploads of a process. */
export function openPhotoIntake({ stores, sessions, config }: IntakeParts): PhotoIntake {
  let uploads = 0;
  return async ({ request, reply }, { further, read }) => {
    // asked before the upload is read: whoever drops the cookie is a new visitor each time, but the line is one
    const isFull =
      uploads >= config.UPLOADS_AT_ONCE || (await countWaiting(stores.db)) >= config.MOST_WAITING;
    if (isFull) throw new Problem("busy", { retryAfter: secondsUntilRetry });
    const known = await sessions.knownVisitor(request, reply);
    // told before twenty megabytes are sent for nothing; what counts is asked again when the row is made
    if (known && (await countUnfinished(stores.db, known.userId)) >= config.IN_FLIGHT_PER_VISITOR)
      throw new Problem("too_many_requests", { retryAfter: secondsUntilRetry });
    uploads += 1;
    let form: ReceivedForm | undefined;
    try {
      form = await receiveForm(request, stores.files, further);
      const { userId: ownerId } = await sessions.visitor(request, reply);
      const upload = await read(form);
      const mostUnfinished = config.IN_FLIGHT_PER_VISITOR;
      const { id, name } = await createImage(stores, upload, { ownerId, mostUnfinished });
      const t = texts(languageOf(request));
      return {
        id,
        name: nameOf({ kind: upload.kind, sample: false, name }, t),
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
  };
}
