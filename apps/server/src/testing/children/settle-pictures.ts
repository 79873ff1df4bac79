import { join } from "node:path";
import { Readable } from "node:stream";
import { sql } from "drizzle-orm";
import { claimImage, failImage, publishImage } from "../../images/conversion-store.ts";
import { createImage } from "../../images/create-image.ts";
import { deleteImage } from "../../images/image-store.ts";
import { readConfig } from "../../platform/config.ts";
import { openDatabase } from "../../platform/database/open-database.ts";
import { bookPages, books } from "../../platform/database/schema/books.ts";
import { images } from "../../platform/database/schema/images.ts";
import { ledger } from "../../platform/database/schema/ledger.ts";
import { openFiles } from "../../platform/files/open-files.ts";
import { openQueue } from "../../platform/queue.ts";
import { dieAtStatement } from "./die-at-statement.ts";
import { argument, tell } from "./tell.ts";

/** What the database says of pictures, of the credits for them, and of their jobs. */
export interface FoundBooks {
  images: { id: string; status: string; deleted: boolean }[];
  ledger: { key: string; kind: string; tenths: number; about: string | null }[];
  /** The images that jobs are about. */
  jobs: string[];
  /** The images that are pages of the coloring book to which each is added. */
  pages: (string | null)[];
}

// tells what it finds, then pays for three pages of a coloring book, of which one becomes ready, one fails and one is deleted, and dies meanwhile
const { environment, ownerId, statement } = argument<{
  environment: NodeJS.ProcessEnv;
  ownerId: string;
  statement: number;
}>();
const config = readConfig(environment);
// not the whole platform: many of these are started
const database = await openDatabase({
  url: config.DATABASE_URL,
  folder: join(config.DATA_DIR, "database"),
  report: (error) => tell({ report: String(error) }),
});
const { db } = database;
const files = await openFiles(config);
const queue = openQueue(database, (error) => tell({ report: String(error) }));
await database.begin();
await queue.start();
tell(await findBooks());
const book = ownerId;
await db.insert(books).values({ id: book, ownerId, title: "" }).onConflictDoNothing();
const others = [await begin(), await begin()] as const;
const statements = await dieAtStatement(statement, async () => {
  const size = { width: 4, height: 3 };
  const drawing = { which: "coloring", key: "images/coloring", type: "image/png", bytes: 1, ...size };
  const drawings = [{ ...drawing, sha256: "0".repeat(64) }];
  const result = { modelKey: "model", summary: {}, sourceWidth: 4, sourceHeight: 3, drawings };
  await publishImage(db, await begin(), result);
  await failImage(db, others[0], "conversion_failed");
  await deleteImage(db, others[1].id);
});
tell(statements);
await queue.stop(0);
await database.close();

async function begin() {
  const staged = await files.stage(Readable.from([Buffer.from("a photo")]), { bytes: 100 });
  const header = { type: "png", width: 4, height: 3 } as const;
  const options = { type: "photo", details: 100 } as const;
  const upload = { staged, header, name: "a cat", kind: "coloring", options, book } as const;
  const ownership = { ownerId, maxUnfinished: 1000, maxWaiting: 1000, charged: true };
  const { id } = await createImage({ db, files, queue }, upload, ownership);
  const row = await claimImage(db, id, 0);
  if (!row) throw new Error("A picture that was just made cannot be converted.");
  return row;
}

async function findBooks(): Promise<FoundBooks> {
  const jobs = await db.execute<{ image: string }>(
    sql`select data->>'imageId' as image from pgboss.job where name = 'convert-image'`,
  );
  return {
    images: await db
      .select({ id: images.id, status: images.status, deleted: sql<boolean>`${images.deleted} is not null` })
      .from(images),
    ledger: await db
      .select({ key: ledger.key, kind: ledger.kind, tenths: ledger.tenths, about: ledger.about })
      .from(ledger),
    jobs: jobs.rows.map(({ image }) => image),
    pages: (await db.select({ imageId: bookPages.imageId }).from(bookPages)).map(({ imageId }) => imageId),
  };
}
