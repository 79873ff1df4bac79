import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import { images } from "../../platform/database/schema/images.ts";
import { shareLinks } from "../../platform/database/schema/share-links.ts";
import { hashOfSecret } from "../../platform/hash-of-secret.ts";
import { newId } from "../../platform/new-id.ts";
import type { ShareSecrets } from "../../platform/share-secrets.ts";
import type { ImageRow } from "../image-row.ts";
import { readStored } from "../stored-image.ts";

/** A link of an image: its secret part, and since when it is there. */
export interface ShareSecret {
  secret: string;
  created: Date;
}

/** Links of images, whose secrets stand nowhere: see `ShareSecrets`. */
export class ShareLinks {
  readonly #db: Database;
  readonly #secrets: ShareSecrets;

  constructor(db: Database, secrets: ShareSecrets) {
    this.#db = db;
    this.#secrets = secrets;
  }

  /** The link of an image; undefined while there is none. */
  async find(imageId: string): Promise<ShareSecret | undefined> {
    const [row] = await this.#db.select().from(shareLinks).where(eq(shareLinks.imageId, imageId));
    if (!row) return undefined;
    const secret = this.#secretOf(row);
    // made with another server secret: it opens for whoever has it, but cannot be shown any more
    return hashOfSecret(secret) === row.hash ? { secret, created: row.created } : undefined;
  }

  /** The link of an image, made when there is none. Two who ask at the same moment get the same one. */
  async make(imageId: string): Promise<ShareSecret> {
    const found = await this.find(imageId);
    if (found) return found;
    const seed = newId();
    const hash = hashOfSecret(this.#secretOf({ imageId, seed }));
    await this.#db.transaction(async (tx) => {
      const [kept] = await tx.select().from(shareLinks).where(eq(shareLinks.imageId, imageId)).for("update");
      if (kept && hashOfSecret(this.#secretOf(kept)) !== kept.hash)
        await tx.delete(shareLinks).where(eq(shareLinks.imageId, imageId));
      await tx.insert(shareLinks).values({ imageId, seed, hash }).onConflictDoNothing();
    });
    const made = await this.find(imageId);
    if (!made) throw new Error(`The link of ${imageId} is gone as soon as it was made.`);
    return made;
  }

  /** From now on the link leads nowhere. */
  async revoke(imageId: string): Promise<void> {
    await this.#db.delete(shareLinks).where(eq(shareLinks.imageId, imageId));
  }

  /** The image that a link leads to; undefined for one that never was, is revoked, or whose image is deleted. */
  async open(secret: string): Promise<ImageRow | undefined> {
    const [row] = await this.#db
      .select({ image: images })
      .from(shareLinks)
      .innerJoin(images, eq(images.id, shareLinks.imageId))
      .where(and(eq(shareLinks.hash, hashOfSecret(secret)), isNull(images.deleted)));
    return row && readStored(row.image);
  }

  #secretOf({ imageId, seed }: { imageId: string; seed: string }): string {
    return this.#secrets.secretOf(imageId, seed);
  }
}
