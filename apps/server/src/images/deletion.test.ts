import { createHash, randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { bookUndoHours } from "@tintery/contract";
import { goodJpeg } from "@tintery/photos/testing";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sessions, users } from "../platform/database/schema/accounts.ts";
import { books } from "../platform/database/schema/books.ts";
import { images } from "../platform/database/schema/images.ts";
import { forgetBooks } from "../platform/forget-books.ts";
import { sweepFiles } from "../platform/files/sweeper.ts";
import { forgetGuestPictures } from "../platform/guest-pictures.ts";
import { newId } from "../platform/new-id.ts";
import { eventually } from "../testing/eventually.ts";
import { makeReady } from "../testing/make-ready.ts";
import { signUp, testPassword } from "../testing/test-account.ts";
import { describeOnEachDatabase } from "../testing/test-platform.ts";
import { openTestServer, type TestServer, type TestVisitor } from "../testing/test-server.ts";
import { startS3, type ThrowAwayS3 } from "../testing/throw-away-s3.ts";

const hour = 3_600_000;
/** Tables that may go on naming a picture by its id: finished jobs for a day, and what it cost in the books of an account. */
const mayNameIds = ["pgboss.job", "public.ledger"];

/** What is looked for after a deletion. */
interface Traces {
  /** Words in the names of the upload and the book, and in the bytes of the drawing. */
  marker: string;
  /** SHA-256 of the photo. */
  photo: string;
  ids: string[];
}

describeOnEachDatabase("what was deleted", (kind) => {
  describe.each(["folder", "S3"])("in a %s", (store) => {
    let server: TestServer;
    let s3: ThrowAwayS3 | undefined;
    // each photo is another one
    let photos = 0;
    beforeAll(async () => {
      s3 = store === "S3" ? await startS3() : undefined;
      server = await openTestServer(kind, { ...s3?.environment });
      await server.platform.startUpkeep();
    });
    afterAll(async () => {
      await server.close();
      await s3?.stop();
    });

    /** Everything that somebody can leave here: a photo that is marked on, a drawing, a page of a book, a link. */
    const leave = async (visitor: TestVisitor): Promise<Traces> => {
      const marker = `marker-${randomUUID()}`;
      const photo = await goodJpeg(200 + photos++, 160);
      const drawing = Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path id="${marker}" d="M1 1h7v7z"/></svg>`,
      );
      const sent = { name: `${marker}.jpg`, key: newId() };
      const first = await visitor.upload(photo, sent);
      const book = await visitor.post("/ajax/books", { title: marker });
      const fields = { book: book.json.id };
      const made = [
        first,
        await visitor.uploadOutlines(drawing, { name: `${marker}.svg` }),
        await visitor.uploadColoring(photo, { name: `${marker}.jpg`, fields }),
      ];
      expect([...made, book].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const ids = made.map(({ json }) => json.id);
      await makeReady(server, ids[0]!);
      await visitor.post(`/ajax/image/${ids[0]}/share`);
      return { marker, photo: createHash("sha256").update(photo).digest("hex"), ids };
    };

    const storedFiles = async () => {
      const { files, config } = server.platform;
      const found: { name: string; bytes: Buffer }[] = [];
      for await (const { key } of files.list("")) found.push({ name: key, bytes: await files.read(key) });
      const folder = join(config.DATA_DIR, store === "S3" ? "tmp" : "files");
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        const path = join(entry.parentPath, entry.name);
        if (entry.isFile()) found.push({ name: path, bytes: await readFile(path) });
      }
      return found;
    };

    const rowsWith = async (text: string, exempt: readonly string[] = []) => {
      const { db } = server.platform;
      const { rows: tables } = await db.execute<{ name: string }>(sql`
        select table_schema || '.' || table_name as name from information_schema.tables
        where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`);
      const found: string[] = [];
      for (const { name } of tables.filter((table) => !exempt.some((one) => table.name.startsWith(one)))) {
        const { rows } = await db.execute(
          sql`select one from ${sql.raw(name)} one where one::text like ${`%${text}%`} limit 1`,
        );
        if (rows.length > 0) found.push(name);
      }
      return found;
    };

    /** Where anything of it is found. */
    const hits = async ({ marker, photo, ids }: Traces): Promise<string[]> => {
      const inFiles = (await storedFiles()).filter(
        ({ name, bytes }) =>
          bytes.includes(marker) ||
          createHash("sha256").update(bytes).digest("hex") === photo ||
          ids.some((id) => name.includes(id)),
      );
      const inRows = [...(await rowsWith(marker))];
      for (const id of ids) inRows.push(...(await rowsWith(id, mayNameIds)));
      return [...inFiles.map(({ name }) => name), ...inRows];
    };

    const expectNothingLeft = async (traces: Traces) => {
      const { db, files, queue } = server.platform;
      await eventually(async () => {
        const { waiting, active } = await queue.state("remove-files");
        return waiting + active === 0;
      });
      await sweepFiles(db, files, Date.now() + 2 * hour);
      expect(await hits(traces)).toEqual([]);
    };

    test("picture by picture leaves nothing once the sweep was there", async () => {
      const visitor = server.visitor();
      const traces = await leave(visitor);
      expect((await hits(traces)).length).toBeGreaterThan(8);
      for (const id of traces.ids) await visitor.send(`/ajax/image/${id}`, { method: "DELETE" });
      const { books: own } = (await visitor.get("/ajax/books")).json;
      await visitor.send(`/ajax/books/${own[0].id}`, { method: "DELETE" });
      // for so long it could have been restored
      const { db } = server.platform;
      await db.update(books).set({ deleted: new Date(Date.now() - (bookUndoHours + 1) * hour) });
      await forgetBooks(db);
      await expectNothingLeft(traces);
    });

    test("with an account leaves nothing", async () => {
      const visitor = server.visitor();
      const traces = await leave(visitor);
      await signUp(server, visitor);
      expect((await hits(traces)).length).toBeGreaterThan(8);
      const gone = await visitor.post("/ajax/account/delete", { password: testPassword });
      expect(gone.status).toBe(200);
      await expectNothingLeft(traces);
    });

    test("because a guest stayed away leaves nothing, and their link shows nothing any more", async () => {
      const { db } = server.platform;
      const visitor = server.visitor();
      const traces = await leave(visitor);
      const { address } = (await visitor.get(`/ajax/image/${traces.ids[0]}/share`)).json;
      const stranger = server.visitor();
      expect((await stranger.get(address, { accept: "text/html" })).status).toBe(200);
      const [{ ownerId }] = (await db
        .select({ ownerId: images.ownerId })
        .from(images)
        .where(eq(images.id, traces.ids[0]!))) as [{ ownerId: string }];
      const past = { updatedAt: new Date(Date.now() - 92 * 24 * hour) };
      await db.update(users).set(past).where(eq(users.id, ownerId));
      await db.update(sessions).set(past).where(eq(sessions.userId, ownerId));
      await forgetGuestPictures(server.platform, server.platform.config.GUEST_PICTURE_DAYS);
      expect((await stranger.get(address, { accept: "text/html" })).status).toBe(404);
      await expectNothingLeft(traces);
    });
  });
});
