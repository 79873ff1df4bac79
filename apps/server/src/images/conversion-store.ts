import { type ImageEnd, noteEnd } from "../platform/webhooks/webhook-store.ts";
import {
  type ImageEvent,
  type ImageKind,
  imageKindNames,
  type ImageStatus,
  imageStatuses,
  next,
  type SceneFacts,
} from "@tintery/contract";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../platform/database/database.ts";
import { drawings, images } from "../platform/database/schema/images.ts";
import { captureHold, refundHold } from "../platform/ledger/ledger.ts";
import type { DrawingRow, ImageRow } from "./image-row.ts";
import { type ColoringOptions, type PaintingOptions, readStored } from "./stored-image.ts";

const kept = isNull(images.deleted);

/** A worker's right to an image: the number its claim got. A later claim makes it worthless. */
export interface Claim {
  id: string;
  kind: ImageKind;
  claim: number;
}

/** The statuses from which an event leads to another, by the contract's one state machine: of a kind, or of any. */
function before(event: ImageEvent, kinds: readonly ImageKind[] = imageKindNames) {
  return inArray(
    images.status,
    imageStatuses.filter((status) => kinds.some((kind) => next(kind, status, event) !== null)),
  );
}

/**
 * Takes an image for conversion and with it a new fencing number. `updated` moves only with the first claim of a
 * revision, because the visitor's progress bar counts from it.
 * @returns undefined when there is nothing to do any more: deleted, finished, or another revision
 */
export async function claimImage(db: Database, id: string, revision: number): Promise<ImageRow | undefined> {
  const [row] = await db
    .update(images)
    .set({
      claim: sql`${images.claim} + 1`,
      status: "processing",
      stage: null,
      fraction: null,
      updated: sql`case when ${images.updated} <= ${images.queued} then now() else ${images.updated} end`,
    })
    .where(and(eq(images.id, id), eq(images.revision, revision), kept, before("begin")))
    .returning();
  return row && readStored(row);
}

/** True while a claim is the newest one and its image still wants converting. */
const held = ({ id, kind, claim }: Claim, event: ImageEvent) =>
  and(eq(images.id, id), eq(images.claim, claim), kept, before(event, [kind]));

/** Writes down where a conversion is; false when the claim is no longer worth anything and the work may stop. */
export async function recordProgress(
  db: Database,
  claim: Claim,
  progress: { stage: string; fraction: number | null },
): Promise<boolean> {
  const rows = await db
    .update(images)
    .set(progress)
    .where(held(claim, "finish"))
    .returning({ id: images.id });
  return rows.length > 0;
}

/** A picture that an image model has painted, in the place of the words that asked for it. */
export interface PaintedSource {
  sourceKey: string;
  sourceType: string;
  sourceSize: number;
  sourceHash: string;
  sourceWidth: number;
  sourceHeight: number;
  scene: SceneFacts;
}

/** Writes down what an image is made from, now that it is painted; false when the claim is no longer worth anything. */
export async function recordPainted(db: Database, claim: Claim, painted: PaintedSource): Promise<boolean> {
  const rows = await db
    .update(images)
    .set({ ...painted, scene: { ...painted.scene } })
    .where(held(claim, "finish"))
    .returning({ id: images.id });
  return rows.length > 0;
}

/** Keeps what an image model drew from a photo, with the options that say so; false when the claim is no longer worth anything. */
export function recordDrawn(
  db: Database,
  claim: Claim,
  { drawn, options }: { drawn: NewDrawing; options: ColoringOptions | PaintingOptions },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .update(images)
      .set({ options: { ...options } })
      .where(held(claim, "finish"))
      .returning({ id: images.id });
    if (rows.length === 0) return false;
    await tx.insert(drawings).values({ ...drawn, imageId: claim.id });
    return true;
  });
}

/** Forgets who painted a picture that cannot be used: another try has it painted anew. */
export async function forgetPainted(
  db: Database,
  claim: Claim,
  { by: _, ...plan }: SceneFacts,
): Promise<void> {
  await db.update(images).set({ scene: plan }).where(held(claim, "fail"));
}

/** A finished picture, not yet tied to its image. */
export type NewDrawing = Omit<DrawingRow, "imageId" | "created">;

/** Shows pictures of an image that is still being converted; only the newest claim may. */
export function showPictures(
  db: Database,
  claim: Claim,
  { pictures, painted }: { pictures: readonly NewDrawing[]; painted: boolean },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .update(images)
      // `claim` to itself: a lock and a check, where the status does not move
      .set(painted ? { status: "processing_colors" } : { claim: claim.claim })
      .where(held(claim, painted ? "painted" : "finish"))
      .returning({ id: images.id });
    if (rows.length === 0) return false;
    for (const picture of pictures) {
      const { which: _, ...fields } = picture;
      await tx
        .insert(drawings)
        .values({ ...picture, imageId: claim.id })
        .onConflictDoUpdate({ target: [drawings.imageId, drawings.which], set: fields });
    }
    return true;
  });
}

/** What a conversion hands over with its claim. */
export interface Publication {
  modelKey: string;
  summary: Record<string, unknown>;
  sourceWidth: number;
  sourceHeight: number;
  /** Of a picture from a prompt, with what became of its words. */
  scene?: Record<string, unknown>;
  drawings: NewDrawing[];
}

/**
 * Makes a result visible, if the claim is still the newest: a late worker publishes nothing. What was held for it is spent
 * in the same moment.
 */
export function publishImage(db: Database, claim: Claim, publication: Publication): Promise<boolean> {
  const { drawings: pictures, ...fields } = publication;
  return db.transaction(async (tx) => {
    const rows = await tx
      .update(images)
      .set({
        ...fields,
        ...settled,
        ...unedited,
        status: "ready",
        problem: null,
        untold: true,
        updated: sql`now()`,
      })
      .where(held(claim, "finish"))
      .returning(settledImage);
    const [row] = rows;
    if (!row) return false;
    await captureHold(tx, row);
    await noteEnd(tx, { ...row, event: "image.ready" });
    // drawings of an older model would be found under the same names
    await tx.delete(drawings).where(eq(drawings.imageId, claim.id));
    await tx.insert(drawings).values(pictures.map((picture) => ({ ...picture, imageId: claim.id })));
    return true;
  });
}

/** A new model is its own base. */
const unedited = { baseKey: null, edits: [], editRevision: sql`${images.editRevision} + 1` };

const settled = { stage: null, fraction: null };

/**
 * What an image is after a failure: failed, for a reason the visitor can read. Where an earlier revision has left a
 * result, that one stays and is ready as before.
 */
const failedFields = (problem: string) => ({
  ...settled,
  problem,
  status: sql<ImageStatus>`case when ${images.modelKey} is null then 'failed' else 'ready' end`,
  options: sql`case when ${images.modelKey} is null then ${images.options} else coalesce(${images.summary}->'made', ${images.options}) end`,
  updated: sql`now()`,
});

const settledImage = {
  id: images.id,
  revision: images.revision,
  ownerId: images.ownerId,
  kind: images.kind,
};

/** Ends a conversion that came to nothing, and gives back what was held for it. */
export function failImage(db: Database, claim: Claim, problem: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(images)
      .set(failedFields(problem))
      .where(held(claim, "fail"))
      .returning(settledImage);
    if (row) await endInVain(tx, row, problem);
    return row !== undefined;
  });
}

/** Ends an image whose job was given up, whoever held it last. Tells whether it had not ended already. */
export function abandonImage(db: Database, id: string, revision: number, problem: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(images)
      .set({ ...failedFields(problem), claim: sql`${images.claim} + 1` })
      .where(and(eq(images.id, id), eq(images.revision, revision), kept, before("fail")))
      .returning(settledImage);
    if (row) await endInVain(tx, row, problem);
    return row !== undefined;
  });
}

/** What was held is given back, and whoever wants to be told is told. */
async function endInVain(tx: Transaction, row: Omit<ImageEnd, "event">, problem: string): Promise<void> {
  await refundHold(tx, row);
  await noteEnd(tx, { ...row, event: "image.failed", problem });
}

/**
 * Puts a settled image in the line for another conversion; its result stays until then.
 * @returns the number of the new revision; undefined when the image is no longer as `seen`
 */
export async function queueRevision(
  tx: Transaction,
  seen: Pick<ImageRow, "id" | "ownerId" | "kind" | "revision" | "modelKey">,
  options: Record<string, unknown>,
): Promise<number | undefined> {
  const asSeen = and(
    eq(images.revision, seen.revision),
    // a guest's pictures may have gone into an account meanwhile
    seen.ownerId === null ? isNull(images.ownerId) : eq(images.ownerId, seen.ownerId),
    seen.modelKey === null ? isNull(images.modelKey) : eq(images.modelKey, seen.modelKey),
  );
  const [row] = await tx
    .update(images)
    .set({
      ...settled,
      options,
      status: "waiting",
      problem: null,
      crashes: 0,
      revision: seen.revision + 1,
      queued: sql`now()`,
      updated: sql`now()`,
    })
    .where(and(eq(images.id, seen.id), asSeen, kept, before("redo", [seen.kind])))
    .returning({ revision: images.revision });
  return row?.revision;
}

/** Puts an image back in the line: its job will run again. A crash of its converter is counted. */
export async function releaseImage(
  db: Queryable,
  claim: Claim,
  { crashed }: { crashed: boolean },
): Promise<void> {
  await db
    .update(images)
    .set({ ...settled, status: "waiting", crashes: crashed ? sql`${images.crashes} + 1` : images.crashes })
    .where(held(claim, "lose"));
}
