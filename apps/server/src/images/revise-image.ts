import { mkdir, rm } from "node:fs/promises";
import type { ImageKind } from "@tintery/contract";
import type { PictureEdit } from "@tintery/engine";
import { and, eq, isNull, notInArray, sql } from "drizzle-orm";
import type { Caller } from "../admission/who.ts";
import { Problem } from "../http/problem.ts";
import type { Database } from "../platform/database/database.ts";
import { drawings, images } from "../platform/database/schema/images.ts";
import type { ResultSummary, Revision } from "./child/child-task.ts";
import type { DrawingFiles } from "./drawing-files.ts";
import type { ImageChanges } from "./image-changes.ts";
import { type ImageRow, isOf, type RowOf } from "./image-row.ts";
import type { NewDrawing } from "./conversion-store.ts";
import { findImage } from "./image-store.ts";
import { drawingOf, publishFile } from "./publish-files.ts";
import type { Stores } from "./stores.ts";

/** What revisions need. */
export interface Reviser {
  stores: Stores;
  changes: ImageChanges;
  drawingFiles: DrawingFiles;
}

/** A change of an image, by what it is at that moment. */
export interface Change {
  /** Of what the child reads: the model, or the maps. */
  key: string;
  revisionOf(path: string): Revision;
  /** What the row says from then on; without it the options stay. */
  options?: Record<string, unknown>;
  /** Of what is edited step by step: where the steps begin, and all of them. */
  history?: { baseKey: string; edits: readonly PictureEdit[] };
}

/** Files of an image that do not come from its model. */
const fromPhoto = ["origin", "source", "maps", "look", "seen", "drawn"];
/** How often an edit begins anew because another one came first. */
const maxTries = 3;

/**
 * Gives an image a revised model and new pictures, without its pixels. Edits of one image that meet each other are
 * all done: whoever is late begins anew from the model that came first.
 * @throws Problem `not_ready`, `not_found` when it was deleted meanwhile, `busy`, `too_complex`
 */
export async function reviseImage<Kind extends ImageKind>(
  reviser: Reviser & { caller: Caller },
  first: RowOf<Kind>,
  changeOf: (image: RowOf<Kind>) => Change | Promise<Change>,
): Promise<void> {
  const { stores, changes } = reviser;
  const { id, kind } = first;
  let image = first;
  for (let tries = 0; tries < maxTries; tries++) {
    if (await tryOnce(reviser, image, () => changeOf(image))) return changes.announce(id);
    const found = await findImage(stores.db, id);
    if (!found || !isOf<Kind, ImageRow>(kind, found)) throw new Problem("not_found");
    image = found;
  }
  throw new Problem("busy", { retryAfter: 1 });
}

/** False when the image has another model by now. */
async function tryOnce(
  { stores, drawingFiles, caller }: Reviser & { caller: Caller },
  image: ImageRow,
  changeOf: () => Change | Promise<Change>,
): Promise<boolean> {
  const { files, db } = stores;
  const { id, modelKey, editRevision } = image;
  if (!modelKey || image.status !== "ready") throw new Problem("not_ready");
  const { key: from, revisionOf, options = image.options, history } = await changeOf();
  const folder = files.temporaryPath("revise");
  try {
    await mkdir(folder, { recursive: true });
    const made = await drawingFiles.revise(caller, from, { folder, revisionOf });
    const pictures: NewDrawing[] = [];
    let newKey = modelKey;
    for (const file of made.files) {
      const key = await publishFile(files, id, file.name, file);
      if (file.name === "model") newKey = key;
      else pictures.push(drawingOf(file, file.name, key));
    }
    const summary = withInitial(made.summary, image);
    // what gives way is left to the sweep: an edit that turns this one back may just be making the same files
    return await publishRevision(
      db,
      { id, modelKey, editRevision },
      { modelKey: newKey, summary, options, history, pictures },
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The new summary, which still knows the colors of the conversion. */
function withInitial(summary: ResultSummary | undefined, image: ImageRow): ResultSummary {
  if (!summary) throw new Error("A revision must end with a summary.");
  if (!("palette" in summary) || image.kind !== "paint-by-numbers" || !image.summary) return summary;
  return { ...summary, initial: image.summary.initial ?? image.summary.palette };
}

/** Makes a revision visible if the image still has the model that it was made from. */
function publishRevision(
  db: Database,
  from: { id: string; modelKey: string; editRevision: number },
  to: {
    modelKey: string;
    summary: ResultSummary;
    options: Record<string, unknown>;
    history: Change["history"];
    pictures: readonly NewDrawing[];
  },
): Promise<boolean> {
  const { id, modelKey, editRevision } = from;
  return db.transaction(async (tx) => {
    const rows = await tx
      .update(images)
      .set({
        modelKey: to.modelKey,
        summary: { ...to.summary },
        options: to.options,
        ...(to.history && { baseKey: to.history.baseKey, edits: [...to.history.edits] }),
        editRevision: editRevision + 1,
        updated: sql`now()`,
      })
      .where(
        and(
          eq(images.id, id),
          eq(images.modelKey, modelKey),
          eq(images.editRevision, editRevision),
          eq(images.status, "ready"),
          isNull(images.deleted),
        ),
      )
      .returning({ id: images.id });
    if (rows.length === 0) return false;
    await tx.delete(drawings).where(and(eq(drawings.imageId, id), notInArray(drawings.which, fromPhoto)));
    await tx.insert(drawings).values(to.pictures.map((picture) => ({ ...picture, imageId: id })));
    return true;
  });
}
