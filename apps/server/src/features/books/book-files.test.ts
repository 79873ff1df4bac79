import { type Book, type BookFile, bookFileLimits, bookFileList, endpoints } from "@tintery/contract";
import { goodJpeg } from "@tintery/photos/testing";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BookPrinter, printBook } from "../../books/print-book.ts";
import { bookFiles } from "../../platform/database/schema/books.ts";
import { images } from "../../platform/database/schema/images.ts";
import { filesOfImage } from "../../platform/files/file-key.ts";
import { sweepFiles } from "../../platform/files/sweeper.ts";
import { forgetBooks } from "../../platform/forget-books.ts";
import { eventually } from "../../testing/eventually.ts";
import { addImage } from "../../testing/test-image.ts";
import { describeOnEachDatabase } from "../../testing/test-platform.ts";
import { openTestServer, type TestServer, type TestVisitor } from "../../testing/test-server.ts";

const booklet = { kind: "home", paper: "a4", sides: "booklet" } as const;
const onDemand = { kind: "print-on-demand", trim: "8.5x11", stock: "white" } as const;
const day = 24 * 3_600_000;

describeOnEachDatabase("prints of coloring books", (kind) => {
  let server: TestServer;
  let owner: TestVisitor;
  let book: Book;
  let at: string;
  beforeAll(async () => {
    server = await openTestServer(kind);
    owner = server.visitor();
    book = (await owner.post("/ajax/books", { title: "Meer" })).json;
    at = `/ajax/books/${book.id}`;
    expect((await owner.post(`${at}/files`, booklet)).json.code).toBe("book_empty");
    const photo = await goodJpeg();
    const sent = await owner.uploadColoring(photo, { fields: { book: book.id, type: "simple" } });
    expect((await owner.post(`${at}/files`, booklet)).json.code).toBe("book_empty");
    await server.startWorker();
    expect((await owner.settled(sent.json.id)).status).toBe("ready");
    const [row] = await server.platform.db.select().from(images).where(eq(images.id, sent.json.id));
    const waiting = await addImage(server.platform.db, { kind: "coloring", ownerId: row!.ownerId });
    book = (await owner.post(`${at}/pages`, { imageIds: [sent.json.id, waiting] })).json.book;
  });
  afterAll(() => server.close());

  const order = async (profile: object): Promise<BookFile> => {
    const answer = await owner.post(`${at}/files`, profile);
    expect(answer.status, answer.text).toBe(200);
    return endpoints.makeBookFile.reply.parse(answer.json);
  };
  const listed = async () => bookFileList.parse((await owner.get(`${at}/files`)).json).files;
  const done = (id: string) =>
    eventually(async () => {
      const file = (await listed()).find((print) => print.id === id);
      return file?.status === "waiting" ? undefined : file;
    });

  test("are made once, measured, and handed out in parts", async () => {
    const [first, again] = await Promise.all([order(booklet), order(booklet)]);
    expect(again.id).toBe(first.id);
    const file = (await done(first.id))!;
    expect(file).toMatchObject({
      status: "ready",
      leftOut: 1,
      stale: false,
      unprintable: "",
      fraction: null,
    });
    expect(file.parts).toMatchObject([{ part: "pages", pageCount: 8, faults: [] }]);
    const { address, bytes } = file.parts[0]!;
    const whole = await owner.get(address);
    expect([whole.status, whole.bytes.length, whole.headers.get("accept-ranges")]).toEqual([
      200,
      bytes,
      "bytes",
    ]);
    expect(whole.headers.get("content-disposition")).toContain("Meer-book.pdf");
    expect(whole.bytes.subarray(0, 5).toString()).toBe("%PDF-");
    const etag = whole.headers.get("etag")!;
    const rest = await owner.get(address, { range: "bytes=100-", "if-range": etag });
    expect([rest.status, rest.headers.get("content-range")]).toEqual([
      206,
      `bytes 100-${bytes - 1}/${bytes}`,
    ]);
    expect(Buffer.concat([whole.bytes.subarray(0, 100), rest.bytes]).equals(whole.bytes)).toBe(true);
    const other = await owner.get(address, { range: "bytes=100-", "if-range": '"another"' });
    expect([other.status, other.bytes.length]).toEqual([200, bytes]);
    expect((await owner.get(address, { range: `bytes=${bytes}-` })).status).toBe(416);
    expect((await owner.get(address, { "if-none-match": etag })).status).toBe(304);
    expect((await server.visitor().get(address)).status).toBe(404);
    expect((await owner.get(address.replace("pages", "cover"))).status).toBe(404);
  });

  test("say that their book has changed since, and what of its texts cannot be printed", async () => {
    const { id } = await order(booklet);
    const page = book.pages[0]!;
    await owner.post(`${at}/pages/${page.id}`, { caption: "Ein 🦊" });
    await owner.post(at, { settings: { captions: true } });
    const stale = (await listed()).find((file) => file.id === id);
    expect(stale).toMatchObject({ stale: true, unprintable: "🦊" });
    const renewed = await order(booklet);
    expect(renewed.id).not.toBe(id);
    expect(await done(renewed.id)).toMatchObject({ status: "ready", stale: false });
    // as it was, the first one is good again
    await owner.post(`${at}/pages/${page.id}`, { caption: "" });
    await owner.post(at, { settings: { captions: false } });
    expect((await order(booklet)).id).toBe(id);
  });

  test("for a printer on demand have pages and a cover that it takes", async () => {
    const { id } = await order(onDemand);
    const { parts } = (await done(id))!;
    expect(parts).toMatchObject([
      { part: "pages", pageCount: 24, faults: [] },
      { part: "cover", pageCount: 1, faults: [] },
    ]);
    for (const { address, bytes } of parts) expect((await owner.get(address)).bytes).toHaveLength(bytes);
  });

  test("are refused for what no printer takes, and for more than two at once", async () => {
    for (const profile of [
      {},
      { kind: "home" },
      { kind: "home", paper: "a0", sides: "single" },
      { kind: "print-on-demand", trim: "a4", stock: "gold" },
    ])
      expect((await owner.post(`${at}/files`, profile)).json.code).toBe("bad_request");
    const { db } = server.platform;
    const waiting = ["w1", "w2"].map((id) => ({ id: id.padEnd(22, "x"), bookId: book.id, profile: booklet }));
    await db.insert(bookFiles).values(waiting.map((row) => ({ ...row, language: "de", contentHash: "" })));
    const more = await owner.post(`${at}/files`, { ...booklet, paper: "letter" });
    expect([more.status, more.json.code]).toEqual([429, "too_many_requests"]);
    await db.delete(bookFiles).where(sql`id like 'w%xxx'`);
  });

  test("whose process is killed are the same when they are made again", async () => {
    const { db, log } = server.platform;
    const { stores, converter } = server.images;
    const finished = (await done((await order(booklet)).id))!;
    const [made] = await db.select().from(bookFiles).where(eq(bookFiles.id, finished.id));
    const id = "k".repeat(22);
    await db.insert(bookFiles).values({ ...made!, id, status: "waiting", parts: [] });
    const job = {
      id: "job",
      data: { fileId: id },
      retry: 0,
      last: false,
      signal: new AbortController().signal,
    };
    const printer: BookPrinter = { stores, limits: converter.limits, log };
    const killed = { ...printer, onChild: (pid: number) => void process.kill(pid, "SIGKILL") };
    await expect(printBook(killed, job)).rejects.toThrow(/could not be printed/);
    const now = async () => (await db.select().from(bookFiles).where(eq(bookFiles.id, id)))[0]!;
    expect(await now()).toMatchObject({ status: "waiting", parts: [] });
    await printBook(printer, job);
    expect(await now()).toMatchObject({ status: "ready", parts: made!.parts });
    // a second run of a finished job changes nothing
    await printBook(killed, job);
    await db.delete(bookFiles).where(eq(bookFiles.id, id));
  });

  test("are kept for a week, their files until nothing refers to them", async () => {
    const { db, files } = server.platform;
    const keys = async () => {
      const found: string[] = [];
      for await (const { key } of files.list(filesOfImage(book.id))) found.push(key);
      return found;
    };
    const before = await keys();
    expect(before.length).toBeGreaterThanOrEqual(3);
    await sweepFiles(db, files, Date.now() + 8 * day);
    expect(await keys()).toEqual(before);
    const old = sql`now() - make_interval(days => ${bookFileLimits.days}, mins => 1)`;
    await db.update(bookFiles).set({ created: old });
    await forgetBooks(db);
    expect(await listed()).toEqual([]);
    await sweepFiles(db, files, Date.now() + 8 * day);
    expect(await keys()).toEqual([]);
  });
});
