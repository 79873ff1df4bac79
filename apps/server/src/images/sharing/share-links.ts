import { createHash, createHmac, randomBytes } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import { images } from "../../platform/database/schema/images.ts";
import { shareLinks } from "../../platform/database/schema/share-links.ts";
import type { ImageRow } from "../image-row.ts";
import { readStored } from "../stored-image.ts";

/** A link of an image: its secret part, and since when it is there. */
export interface ShareSecret {
  secret: string;
  created: Date;
}

/**
 * Links of images. A link's secret has 128 bits and stands nowhere: it is made anew from the seed of its row and a
 * key that only the server has, so an owner sees the link again while a reader of the database cannot open it.
 */
export class ShareLinks {
  readonly #db: Database;
  readonly #key: Buffer;

  /** @param serverSecret the secret that cookies are signed with; links get a key of their own from it */
  constructor(db: Database, serverSecret: string) {
    this.#db = db;
    this.#key = createHmac("sha256", serverSecret).update("share links").digest();
  }

  /** The link of an image; undefined while there is none. */
  async find(imageId: string): Promise<ShareSecret | undefined> {
    const [row] = await this.#db.select().from(shareLinks).where(eq(shareLinks.imageId, imageId));
    if (!row) return undefined;
    const secret = this.#secretOf(row);
    // made with another server secret: it opens for whoever has it, but cannot be shown any more
    return hashOf(secret) === row.hash ? { secret, created: row.created } : undefined;
  }

  /** The link of an image, made when there is none. Two who ask at the same moment get the same one. */
  async make(imageId: string): Promise<ShareSecret> {
    const found = await this.find(imageId);
    if (found) return found;
    const seed = randomBytes(16).toString("base64url");
    const hash = hashOf(this.#secretOf({ imageId, seed }));
    await this.#db.transaction(async (tx) => {
      const [kept] = await tx.select().from(shareLinks).where(eq(shareLinks.imageId, imageId)).for("update");
      if (kept && hashOf(this.#secretOf(kept)) !== kept.hash)
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
      .where(and(eq(shareLinks.hash, hashOf(secret)), isNull(images.deleted)));
    return row && readStored(row.image);
  }

  #secretOf({ imageId, seed }: { imageId: string; seed: string }): string {
    return createHmac("sha256", this.#key)
      .update(`${imageId} ${seed}`)
      .digest()
      .subarray(0, 16)
      .toString("base64url");
  }
}

function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
