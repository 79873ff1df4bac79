import { randomInt } from "node:crypto";
import {
  addresses,
  type OwnPalette,
  ownPaletteIds,
  type PaletteContent,
  type PalettePaint,
  paletteLimits,
} from "@tintery/contract";
import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../platform/database/database.ts";
import { palettes } from "../platform/database/schema/palettes.ts";
import { hashOfSecret } from "../platform/hash-of-secret.ts";
import { newId } from "../platform/new-id.ts";
import type { ShareSecrets } from "../platform/share-secrets.ts";
import { lockUser } from "../platform/database/lock-user.ts";

type Row = typeof palettes.$inferSelect;

/** Whose palette, and which. */
export interface PalettePlace {
  ownerId: string;
  id: number;
}

/** Why a change was not made. */
export type NotChanged = "missing" | "changed_elsewhere";

/** Palettes that visitors keep. Everything but opening a link asks whose palette it is: a stranger's is as good as missing. */
export class PaletteStore {
  readonly #db: Database;
  readonly #secrets: ShareSecrets;

  constructor(db: Database, secrets: ShareSecrets) {
    this.#db = db;
    this.#secrets = secrets;
  }

  /** Somebody's palettes, the newest first. */
  async list(ownerId: string): Promise<OwnPalette[]> {
    const rows = await this.#db
      .select()
      .from(palettes)
      .where(eq(palettes.ownerId, ownerId))
      .orderBy(desc(palettes.created), desc(palettes.id));
    return rows.map((row) => this.#read(row));
  }

  /** A palette; undefined where the owner has none of this id. */
  async find(place: PalettePlace): Promise<OwnPalette | undefined> {
    const [row] = await this.#db.select().from(palettes).where(isAt(place));
    return row && this.#read(row);
  }

  /** Keeps a new palette; undefined where somebody keeps as many as they may already. */
  async create(ownerId: string, { title, paints }: PaletteContent): Promise<OwnPalette | undefined> {
    const row = await this.#db.transaction(async (tx) => {
      // one after the other, so that two at once do not pass the limit together
      await lockUser(tx, ownerId);
      const kept = await tx.$count(palettes, eq(palettes.ownerId, ownerId));
      if (kept >= paletteLimits.palettes) return undefined;
      // of 2^48 ids one is hardly ever taken; the key would refuse it
      const id = randomInt(ownPaletteIds.min, ownPaletteIds.max);
      const [made] = await tx.insert(palettes).values({ id, ownerId, title, paints }).returning();
      return made;
    });
    return row && this.#read(row);
  }

  /** Changes title and paints, unless somebody else has since that revision. */
  async update(
    place: PalettePlace,
    { title, paints, basedOn }: PaletteContent & { basedOn: number },
  ): Promise<OwnPalette | NotChanged> {
    const [row] = await this.#db
      .update(palettes)
      .set({ title, paints, revision: basedOn + 1, updated: sql`now()` })
      .where(and(isAt(place), eq(palettes.revision, basedOn)))
      .returning();
    if (row) return this.#read(row);
    return (await this.find(place)) ? "changed_elsewhere" : "missing";
  }

  /** Whether there was one to delete. */
  async delete(place: PalettePlace): Promise<boolean> {
    const gone = await this.#db.delete(palettes).where(isAt(place)).returning({ id: palettes.id });
    return gone.length > 0;
  }

  /** The palette with a link; one that has a link keeps it. Two who ask at the same moment get the same one. */
  async share(place: PalettePlace): Promise<OwnPalette | undefined> {
    const row = await this.#db.transaction(async (tx) => {
      const [kept] = await tx.select().from(palettes).where(isAt(place)).for("update");
      if (!kept || this.#addressOf(kept) !== null) return kept;
      const shareSeed = newId();
      const shareHash = hashOfSecret(this.#secretOf(kept.id, shareSeed));
      const [made] = await tx.update(palettes).set({ shareSeed, shareHash }).where(isAt(place)).returning();
      return made;
    });
    return row && this.#read(row);
  }

  /** The palette without a link: from now on it leads nowhere. */
  async revoke(place: PalettePlace): Promise<OwnPalette | undefined> {
    const [row] = await this.#db
      .update(palettes)
      .set({ shareSeed: null, shareHash: null })
      .where(isAt(place))
      .returning();
    return row && this.#read(row);
  }

  /** The paints of all palettes that somebody shares. */
  async sharedPaints(ownerId: string): Promise<readonly PalettePaint[]> {
    const rows = await this.#db
      .select({ paints: palettes.paints })
      .from(palettes)
      .where(and(eq(palettes.ownerId, ownerId), isNotNull(palettes.shareHash)));
    return rows.flatMap(({ paints }) => paints);
  }

  /** What a link leads to; undefined for one that never was or is revoked. */
  async open(secret: string): Promise<PaletteContent | undefined> {
    const [row] = await this.#db
      .select({ title: palettes.title, paints: palettes.paints })
      .from(palettes)
      .where(eq(palettes.shareHash, hashOfSecret(secret)));
    return row;
  }

  #read(row: Row): OwnPalette {
    const { id, title, paints, revision, updated } = row;
    return {
      id,
      title,
      paints: paints.map((paint) => ({ ...paint, pigments: [...paint.pigments] })),
      revision,
      updated: updated.toISOString(),
      share: this.#addressOf(row),
    };
  }

  /** Null without a link, and where it was made with another server secret: it opens, but cannot be shown any more. */
  #addressOf({ id, shareSeed, shareHash }: Row): string | null {
    if (shareSeed === null) return null;
    const secret = this.#secretOf(id, shareSeed);
    return hashOfSecret(secret) === shareHash ? addresses.sharedPalette(secret) : null;
  }

  #secretOf(id: number, seed: string): string {
    return this.#secrets.secretOf(`palette ${id}`, seed);
  }
}

function isAt({ id, ownerId }: PalettePlace) {
  return and(eq(palettes.id, id), eq(palettes.ownerId, ownerId));
}
