import type { Admission } from "../admission/admission.ts";
import { expectPlaceInLine } from "../admission/line.ts";
import type { Release } from "../admission/places.ts";
import { callerOf } from "../admission/caller-of.ts";
import type { Caller } from "../admission/who.ts";
import { type CreatedImage, idempotencyHeader, queuedStatus } from "@tintery/contract";
import { texts } from "@tintery/contract/messages";
import { languageOf } from "../http/caller-language.ts";
import { Problem } from "../http/problem.ts";
import { type FurtherFile, type ReceivedForm, receiveForm } from "../http/receive-form.ts";
import type { Config } from "../platform/config.ts";
import type { Transaction } from "../platform/database/database.ts";
import { NotEnoughCredits, WelcomeUsedUp } from "../platform/ledger/ledger.ts";
import type { Exchange, Sessions, Visitor } from "../platform/sessions.ts";
import { AlreadyCreated, createImage, TooManyUnfinished, type Upload } from "./create-image.ts";
import { maxUnfinishedOf } from "../platform/own-limits.ts";
import { hashOfSecret } from "../platform/hash-of-secret.ts";
import { claimCreation, findCreation } from "./creation-store.ts";
import { type KeptQuota, keptRoom } from "./kept-bytes.ts";
import { nameOf } from "./image-view.ts";
import type { Stores } from "./stores.ts";
import { countUnfinished } from "./waiting-images.ts";

/** What taking in photos needs. */
export interface IntakeParts {
  stores: Stores;
  sessions: Sessions;
  admission: Pick<Admission, "uploads" | "bodies">;
  config: Pick<Config, "IN_FLIGHT_PER_VISITOR" | "MOST_WAITING" | "BILLING" | KeptQuota>;
}

/** Takes in a form with a photo and queues what it shall become; the same line for every kind of image. */
export type PhotoIntake = (
  exchange: Exchange,
  form: {
    /** A file that may come besides the photo. */
    further?: FurtherFile;
    /** Checks the form and says what to make; throws Problem. */
    read: (form: ReceivedForm) => Promise<Upload>;
  },
) => Promise<CreatedImage>;

export const secondsUntilRetry = 10;
const later = { retryAfter: secondsUntilRetry };

/** What a form said and carried; two forms that would make the same image have the same hash. */
function bodyHashOf({ kind, name, options, staged, importance, book }: Upload): string {
  const said = [kind, name, options, staged.sha256, importance?.sha256 ?? null, ...(book ? [book] : [])];
  return hashOfSecret(JSON.stringify(said));
}

/** Opens the one door for uploads of a process. */
export function openPhotoIntake({ stores, sessions, admission, config }: IntakeParts): PhotoIntake {
  const { db } = stores;
  const maxUnfinished = config.IN_FLIGHT_PER_VISITOR;
  const maxWaiting = config.MOST_WAITING;
  const charged = config.BILLING === "on";
  const expectKeptRoom = keptRoom(config);

  /** Told before twenty megabytes are sent for nothing; what counts is asked again when the row is made. */
  const checkRoom = async (known: Visitor | null, { who: { visitor: ownerId, networks } }: Caller) => {
    // whoever drops the cookie is a new visitor each time, but their network is one
    await expectPlaceInLine({ db, max: maxWaiting }, "convert-image", { ownerId, networks });
    const max = known ? await maxUnfinishedOf(db, known.userId, maxUnfinished) : maxUnfinished;
    if (known && (await countUnfinished(db, known.userId)) >= max)
      throw new Problem("too_many_requests", { ...later, unfinished: max });
    await known?.pictures?.expectRoom();
    if (known) await expectKeptRoom(db, known);
  };

  /** The image that a form under this key has made before, if it was the same form and is the sender's. */
  const findFirst = async ({ request, reply }: Exchange, keyHash: string | undefined, upload: Upload) => {
    const first = keyHash === undefined ? undefined : await findCreation(db, keyHash);
    if (!first || keyHash === undefined) return undefined;
    if (first.bodyHash !== bodyHashOf(upload)) throw new Problem("key_reused");
    const { userId } = await sessions.visitor(request, reply);
    if (!(await claimCreation(db, keyHash, userId))) throw new Problem("key_reused");
    return first.image;
  };

  const create = async (
    { request, reply }: Exchange,
    { who: { networks } }: Caller,
    keyHash: string | undefined,
    upload: Upload,
  ) => {
    const madeGuest = (await sessions.knownVisitor(request, reply)) === null;
    const visitor = await sessions.visitor(request, reply);
    const { userId: ownerId, site, pictures } = visitor;
    const creation = keyHash === undefined ? undefined : { keyHash, bodyHash: bodyHashOf(upload), madeGuest };
    try {
      const owner = {
        ownerId,
        networks,
        site,
        maxUnfinished,
        maxWaiting,
        charged,
        creation,
        pictures,
        expectKeptRoom: (tx: Transaction) => expectKeptRoom(tx, visitor, upload.staged.size),
      };
      return await createImage(stores, upload, owner);
    } catch (error) {
      if (error instanceof NotEnoughCredits) throw new Problem("not_enough_credits");
      if (error instanceof WelcomeUsedUp) throw new Problem("welcome_used_up");
      if (!(error instanceof AlreadyCreated || error instanceof TooManyUnfinished)) throw error;
      // the same form was just being stored, and may have taken the last free place
      const first = await findFirst({ request, reply }, keyHash, upload);
      if (first) return first;
      const unfinished = error instanceof TooManyUnfinished ? error.max : maxUnfinished;
      throw new Problem("too_many_requests", { ...later, unfinished });
    }
  };

  /** Waits for a place; the body is read from then on. */
  const enter = async ({ request, reply }: Exchange, caller: Caller, isNew: boolean): Promise<Release> => {
    const { uploads, bodies } = admission;
    try {
      if (isNew) await checkRoom(await sessions.knownVisitor(request, reply), caller);
      return await uploads.take(caller, bodies.stoppable(request.raw));
    } finally {
      bodies.watch(request.raw);
    }
  };

  return async (exchange, { further, read }) => {
    const { request } = exchange;
    const key = request.headers[idempotencyHeader];
    const keyHash = typeof key === "string" ? hashOfSecret(key) : undefined;
    // what is there already needs no room
    const isNew = keyHash === undefined || !(await findCreation(db, keyHash));
    const caller = await callerOf(sessions, exchange);
    const leave = await enter(exchange, caller, isNew);
    let form: ReceivedForm | undefined;
    let upload: Upload | undefined;
    try {
      form = await receiveForm(request, stores.files, further);
      upload = await read(form);
      const first = isNew ? undefined : await findFirst(exchange, keyHash, upload);
      const { id, name } = first ?? (await create(exchange, caller, keyHash, upload));
      const language = languageOf(request);
      return {
        id,
        name: nameOf({ kind: upload.kind, sample: false, name }, language),
        status: queuedStatus,
        message: texts(language)("spec.image_created"),
      };
    } finally {
      leave();
      // does nothing once the files have become an image
      await upload?.staged.discard();
      await upload?.importance?.discard();
      await form?.file?.staged.discard();
      await form?.further?.discard();
    }
  };
}
