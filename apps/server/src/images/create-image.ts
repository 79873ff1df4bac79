import type { SceneFacts } from "@tintery/contract";
import { joinLine } from "../admission/line.ts";
import { appendPage } from "../books/page-store.ts";
import { addPicture } from "../catalog/picture-store.ts";
import type { Transaction } from "../platform/database/database.ts";
import type { CountedPictures } from "../platform/sessions.ts";
import { fileKey } from "../platform/files/file-key.ts";
import type { StagedFile } from "../platform/files/files.ts";
import { holdCredits } from "../platform/ledger/ledger.ts";
import { type Creation, keepCreation } from "./creation-store.ts";
import { insertImage } from "./image-store.ts";
import { keptAs, type SourceHeader } from "./source-types.ts";
import type { ColoringOptions, OutlinesWish, PaintingOptions } from "./stored-image.ts";
import type { Stores } from "./stores.ts";
import { sampleGroup } from "./visitors-first.ts";
import { countUnfinished } from "./waiting-images.ts";
import { lockUser } from "../platform/database/lock-user.ts";
import { maxUnfinishedOf } from "../platform/own-limits.ts";
import { newId } from "../platform/new-id.ts";

/** A checked upload, ready to become an image. */
export type Upload = {
  staged: StagedFile;
  header: SourceHeader;
  name: string;
  /** What the visitor marked as important, a PNG laid over the whole photo. */
  importance?: StagedFile | null;
  /** Of a picture from a prompt: what is painted instead of being uploaded. */
  scene?: SceneFacts;
  /** The coloring book that it becomes the last page of. */
  book?: string | undefined;
} & Wish;

/** A kind of image, and what is asked of it. */
export type Wish =
  | { kind: "paint-by-numbers"; options: PaintingOptions }
  | { kind: "coloring"; options: ColoringOptions }
  | { kind: "outlines"; options: OutlinesWish };

/** Whose an image becomes: a visitor's, within what one visitor may have unfinished, or everybody's as a sample. */
export type Ownership =
  | {
      ownerId: string;
      /** The page of another origin that it is made on. */
      site?: string | undefined;
      maxUnfinished: number;
      /** Of the address that it comes from. */
      networks?: readonly string[];
      /** Pictures from which the line is full. */
      maxWaiting: number;
      charged?: boolean;
      /** What it is asked for with may have no more than so many a day; throws, and then nothing is stored. */
      pictures?: CountedPictures | undefined;
      /** Throws where no more bytes of theirs may be kept; asked under a lock on them. */
      expectKeptRoom?: ((tx: Transaction) => Promise<void>) | undefined;
      creation?: Creation | undefined;
    }
  | {
      ownerId: null;
      sampleId: string;
      /** Of its job: one of `samplePriority`. */
      priority: number;
      /** That of a picture of the catalog, by its slug. */
      recipe?: string;
    };

/** The visitor has too many unfinished images already. */
export class TooManyUnfinished extends Error {
  readonly max: number;

  constructor(max: number) {
    super(`A visitor has ${max} pictures unfinished.`);
    this.name = "TooManyUnfinished";
    this.max = max;
  }
}

/** The form's key has made an image already. */
export class AlreadyCreated extends Error {}

/**
 * Stores an upload and queues its conversion. The bytes are durable before the row exists; row and job are one
 * transaction, so that a crash at any moment leaves at worst a file that nobody knows.
 * What it costs is held in the same transaction: a picture that cannot be paid for leaves nothing behind.
 * @throws TooManyUnfinished, LineFull, AlreadyCreated, NotEnoughCredits, WelcomeUsedUp, StorageFull, and the problems of `appendPage`
 *   and `expectKeptRoom`
 */
export async function createImage(
  { db, files, queue }: Stores,
  upload: Upload,
  ownership: Ownership,
): Promise<{ id: string; name: string }> {
  const { staged, header, kind, name, options, importance, scene, book } = upload;
  const id = ownership.ownerId === null ? ownership.sampleId : newId();
  const { type: sourceType, extension } = keptAs(header);
  const key = fileKey({ imageId: id, name: "upload", sha256: staged.sha256, extension });
  const importanceKey =
    importance && fileKey({ imageId: id, name: "importance", sha256: importance.sha256, extension: "png" });
  await files.publish(key, staged);
  if (importance && importanceKey) await files.publish(importanceKey, importance);
  const image = {
    id,
    kind,
    name,
    ownerId: ownership.ownerId,
    sample: ownership.ownerId === null,
    ...(ownership.ownerId !== null && { site: ownership.site ?? null }),
    options: { ...options },
    sourceKey: key,
    sourceType,
    sourceSize: staged.size,
    sourceHash: staged.sha256,
    sourceStripped: true,
    sourceWidth: header.width,
    sourceHeight: header.height,
    ...(importanceKey && { importanceKey }),
    ...(scene && { scene: { ...scene } }),
  };
  try {
    await db.transaction(async (tx) => {
      if (ownership.ownerId !== null) {
        await checkUnfinished(tx, ownership);
        await ownership.expectKeptRoom?.(tx);
      }
      if (!(await insertImage(tx, image))) return;
      const recipe = ownership.ownerId === null ? ownership.recipe : undefined;
      if (recipe) await addPicture(tx, { imageId: id, slug: recipe });
      const creation = ownership.ownerId === null ? undefined : ownership.creation;
      if (creation && !(await keepCreation(tx, creation, id))) throw new AlreadyCreated();
      if (ownership.ownerId !== null && book !== undefined)
        await appendPage(tx, { ownerId: ownership.ownerId, site: ownership.site, id: book }, id);
      if (ownership.ownerId !== null && ownership.charged)
        await holdCredits(tx, {
          userId: ownership.ownerId,
          networks: ownership.networks,
          imageId: id,
          revision: 0,
          kind,
          hasFilter: hasFilter(options),
        });
      // last, since all who create with the same key wait here for each other
      if (ownership.ownerId !== null) await ownership.pictures?.count(tx);
      const job = { imageId: id, revision: 0 };
      if (ownership.ownerId === null) {
        const { priority } = ownership;
        await queue.enqueue(tx, "convert-image", job, { group: sampleGroup, priority });
      } else await joinLine({ tx, queue, max: ownership.maxWaiting }, "convert-image", job, ownership);
    });
  } catch (error) {
    if (ownership.ownerId !== null)
      for (const stored of [key, importanceKey]) if (stored) await files.remove(stored);
    throw error;
  }
  return { id, name };
}

/** Whether a picture is painted in a look, which costs more. */
export function hasFilter(options: object): boolean {
  return "aiFilterType" in options && options.aiFilterType !== "none";
}

/**
 * Counts under a lock on the visitor, so that uploads at the same moment cannot each find the last free place.
 * @param owner `maxUnfinished` holds for those for whom no administrator has set another number; `extra` more for everybody
 */
export async function checkUnfinished(
  tx: Transaction,
  {
    ownerId,
    maxUnfinished: usual,
    extra = 0,
  }: { ownerId: string; maxUnfinished: number; extra?: number | undefined },
): Promise<void> {
  await lockUser(tx, ownerId);
  if (!Number.isFinite(usual)) return;
  const max = await maxUnfinishedOf(tx, ownerId, usual);
  if ((await countUnfinished(tx, ownerId)) >= max + extra) throw new TooManyUnfinished(max);
}
