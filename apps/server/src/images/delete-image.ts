import { removeFilesOf } from "../platform/files/sweeper.ts";
import type { ImageChanges } from "./image-changes.ts";
import { deleteImage, findImage } from "./image-store.ts";
import type { Stores } from "./stores.ts";

/**
 * Deletes an image: nobody can see it from now on, and its files are removed (all of them lie under its own
 * prefix, so no other image can need one). What stays behind is found by the hourly sweep.
 */
export async function removeImage({ db, files }: Stores, changes: ImageChanges, id: string): Promise<void> {
  await deleteImage(db, id);
  changes.announce(id);
  // the image is gone for everybody; files that cannot be removed now are the sweep's
  await removeFilesOf(files, id).catch(() => {});
}

/** Removes what a conversion has stored for an image that was deleted meanwhile. */
export async function removeFilesIfDeleted({ db, files }: Stores, id: string): Promise<void> {
  if (!(await findImage(db, id))) await removeFilesOf(files, id);
}
