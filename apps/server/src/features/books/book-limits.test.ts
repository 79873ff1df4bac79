import { bookFileLimits, bookLimits } from "@tintery/contract";
import { and, eq, isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookPages } from "../../platform/database/schema/books.ts";
import { addImage } from "../../testing/test-image.ts";
import { describeOnEachDatabase } from "../../testing/test-platform.ts";
import { openTestServer, type TestServer, type TestVisitor } from "../../testing/test-server.ts";
import { newId } from "../../platform/new-id.ts";

describeOnEachDatabase("limits of coloring books", (kind) => {
  let server: TestServer;
  let owner: TestVisitor;
  let imageId: string;
  beforeAll(async () => {
    server = await openTestServer(kind);
    owner = server.visitor();
    const { db } = server.platform;
    imageId = await addImage(db, { kind: "coloring", ownerId: null, status: "ready", modelKey: "none" });
  });
  afterAll(() => server.close());

  const newBook = async () => {
    const { id } = (await owner.post("/ajax/books", {})).json;
    const added = await owner.post(`/ajax/books/${id}/pages`, { imageIds: [imageId] });
    return { id: id as string, page: added.json.book.pages[0].id as string };
  };

  test("prints that wait are limited for each visitor, also over many books at once", async () => {
    const limit = bookFileLimits.waitingOfVisitor;
    const made = [];
    for (let count = 0; count < limit + 2; count++) made.push(await newBook());
    const order = { kind: "home", paper: "a4", sides: "single" };
    const answers = await Promise.all(made.map(({ id }) => owner.post(`/ajax/books/${id}/files`, order)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ json }) => json.code)).toEqual(["too_many_requests", "too_many_requests"]);
  });

  test("pages taken out are kept to be put back, as many as a book holds, the latest", async () => {
    const { db } = server.platform;
    const { id: bookId, page } = await newBook();
    const removed = new Date(Date.now() - 60_000);
    const early = Array.from({ length: bookLimits.pages + 20 }, (_, k) => ({
      id: newId(),
      bookId,
      position: -1 - k,
    }));
    await db.insert(bookPages).values(early.map((row) => ({ ...row, removed })));
    expect((await owner.send(`/ajax/books/${bookId}/pages/${page}`, { method: "DELETE" })).status).toBe(200);
    const out = await db
      .select({ id: bookPages.id })
      .from(bookPages)
      .where(and(eq(bookPages.bookId, bookId), isNotNull(bookPages.removed)));
    expect(out).toHaveLength(bookLimits.pages);
    expect(out.map(({ id }) => id)).toContain(page);
  });
});
