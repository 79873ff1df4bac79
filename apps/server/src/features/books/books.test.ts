import {
  type Book,
  bookLimits,
  bookUndoHours,
  defaultBookSettings,
  endpoints,
  welcomeCredits,
} from "@tintery/contract";
import { goodJpeg } from "@tintery/photos/testing";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { users } from "../../platform/database/schema/accounts.ts";
import { bookPages, books } from "../../platform/database/schema/books.ts";
import { images } from "../../platform/database/schema/images.ts";
import { ledger } from "../../platform/database/schema/ledger.ts";
import { forgetBooks } from "../../platform/forget-books.ts";
import { giveEverythingTo } from "../../platform/guests.ts";
import { addImage, addUser } from "../../testing/test-image.ts";
import { describeOnEachDatabase } from "../../testing/test-platform.ts";
import { type Answer, openTestServer, type TestServer, type TestVisitor } from "../../testing/test-server.ts";

const at = "/ajax/books";
const ids = (book: Book) => book.pages.map(({ id }) => id);
const captions = (book: Book) => book.pages.map(({ caption }) => caption);

describeOnEachDatabase("coloring books", (kind) => {
  let server: TestServer;
  let owner: TestVisitor;
  let ownerId: string;
  beforeAll(async () => {
    server = await openTestServer(kind, { IN_FLIGHT_PER_VISITOR: "1000", MOST_WAITING: "1000" });
    owner = server.visitor();
    ownerId = await ownerOf((await create(owner)).id);
  });
  afterAll(() => server.close());

  const parsed = (answer: Answer): Book => {
    expect(answer.status, answer.text).toBe(200);
    return endpoints.getBook.reply.parse(answer.json.book ?? answer.json);
  };
  const create = async (by: TestVisitor, body: object = {}) => parsed(await by.post(at, body));
  const read = async (id: string, by = owner) => parsed(await by.get(`${at}/${id}`));
  const ownerOf = async (id: string) => {
    const [row] = await server.platform.db.select().from(books).where(eq(books.id, id));
    return row!.ownerId;
  };
  const addPicture = (values: Partial<typeof images.$inferInsert> = {}) =>
    addImage(server.platform.db, { kind: "coloring", status: "ready", ownerId, ...values });
  /** A book with pages captioned `0`, `1` and so on. */
  const bookOf = async (count: number, by = owner) => {
    const { id } = await create(by);
    const imageIds = await Promise.all(Array.from({ length: count }, () => addPicture()));
    if (count === 0) return read(id);
    const { pages } = parsed(await by.post(`${at}/${id}/pages`, { imageIds }));
    for (const [k, page] of pages.entries())
      await by.post(`${at}/${id}/pages/${page.id}`, { caption: String(k) });
    return read(id, by);
  };
  const change = (book: Book, page: number | string, body: object) =>
    owner.post(`${at}/${book.id}/pages/${typeof page === "string" ? page : book.pages[page]!.id}`, body);
  const remove = (book: Book, pageId: string) =>
    owner.send(`${at}/${book.id}/pages/${pageId}`, { method: "DELETE" });
  const problem = ({ status, json }: Answer) => [status, json.code];

  describe("as books", () => {
    test("begin empty, and change setting by setting, whichever tab is first", async () => {
      const book = await create(owner, { title: "  Zoo\u0000 ", settings: { paper: "letter" } });
      expect(book).toMatchObject({ title: "Zoo", pages: [], revision: 0 });
      expect(book.settings).toEqual({ ...defaultBookSettings, paper: "letter" });
      const changes = [
        { title: "My zoo" },
        { settings: { subtitle: "For Anna" } },
        { settings: { cover: "names", coverNames: "Anna & Ben" } },
        { settings: { reverses: "pattern", pageNumbers: false } },
      ];
      await Promise.all(changes.map((body) => owner.post(`${at}/${book.id}`, body)));
      const changed = await read(book.id);
      expect(changed).toMatchObject({ title: "My zoo", revision: changes.length });
      expect(changed.settings).toEqual({
        ...book.settings,
        subtitle: "For Anna",
        cover: "names",
        coverNames: "Anna & Ben",
        reverses: "pattern",
        pageNumbers: false,
      });
    });

    test("refuse settings that there are not, and keep what was there", async () => {
      const { id, settings } = await create(owner);
      for (const body of [
        { settings: { cover: "gold" } },
        { settings: { paper: "a0" } },
        { settings: { belongsTo: "yes" } },
        { title: 3 },
      ])
        expect(problem(await owner.post(`${at}/${id}`, body))).toEqual([400, "bad_request"]);
      expect((await read(id)).settings).toEqual(settings);
      const long = await owner.post(`${at}/${id}`, { title: "x".repeat(1000) });
      expect(parsed(long).title).toHaveLength(bookLimits.title);
    });

    test("are listed with their first pictures, the one changed last first", async () => {
      const lister = server.visitor();
      const [first, second] = [await create(lister, { title: "1" }), await create(lister, { title: "2" })];
      const by = await ownerOf(first.id);
      const imageIds = await Promise.all(Array.from({ length: 6 }, () => addPicture({ ownerId: by })));
      await lister.post(`${at}/${first.id}/pages`, { imageIds });
      const { books: listed } = endpoints.listBooks.reply.parse((await lister.get(at)).json);
      expect(listed.map(({ id, pageCount }) => [id, pageCount])).toEqual([
        [first.id, 6],
        [second.id, 0],
      ]);
    });

    test("are as many as one may keep, however many are begun at once, and come back only where there is room", async () => {
      const collector = server.visitor();
      const { id } = await create(collector);
      const [row] = await server.platform.db.select().from(books).where(eq(books.id, id));
      const more = Array.from({ length: bookLimits.books - 2 }, (_, k) => ({
        ...row!,
        id: `${id.slice(0, 19)}${100 + k}`,
      }));
      await server.platform.db.insert(books).values(more);
      const last = await Promise.all([0, 1, 2].map(() => collector.post(at, {})));
      expect(last.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      expect(last.find(({ status }) => status === 409)!.json).toMatchObject({ code: "too_many_books" });
      const path = `${at}/${id}`;
      await collector.send(path, { method: "DELETE" });
      expect(problem(await collector.get(path))).toEqual([404, "book_not_found"]);
      const other = await create(collector);
      expect(problem(await collector.post(`${path}/restore`))).toEqual([409, "too_many_books"]);
      await collector.send(`${at}/${other.id}`, { method: "DELETE" });
      expect(parsed(await collector.post(`${path}/restore`))).toMatchObject({ id });
    });
  });

  describe("with pages", () => {
    test("take one's own coloring pages and samples, and say which pictures they leave", async () => {
      const { db } = server.platform;
      const { id } = await create(owner);
      const [own, again, sample] = [
        await addPicture(),
        await addPicture({ status: "waiting" }),
        await addPicture({ ownerId: null, sample: true, name: "sample.harbor" }),
      ];
      const foreign = await addPicture({ ownerId: await addUser(db) });
      const painting = await addImage(db, { ownerId, options: {} });
      const deleted = await addPicture({ deleted: new Date() });
      const answer = await owner.post(`${at}/${id}/pages`, {
        imageIds: [own, foreign, again, painting, sample, deleted, own],
      });
      const book = parsed(answer);
      expect(book.pages.map(({ imageId }) => imageId)).toEqual([own, again, sample, own]);
      expect(book.pages.map(({ image }) => image?.sampledata)).toEqual([false, false, true, false]);
      expect(endpoints.addBookPages.reply.parse(answer.json).left).toMatchObject([
        { id: foreign, code: "not_found" },
        { id: painting, code: "not_a_coloring_page" },
        { id: deleted, code: "not_found" },
      ]);
      expect(problem(await owner.post(`${at}/${id}/pages`, { imageIds: [painting] }))).toEqual([
        400,
        "not_a_coloring_page",
      ]);
      expect(problem(await change(book, 0, { imageId: foreign }))).toEqual([404, "not_found"]);
      expect(parsed(await change(book, 0, { imageId: again, turn: 90 })).pages[0]).toMatchObject({
        id: book.pages[0]!.id,
        imageId: again,
        turn: 90,
      });
      for (const body of [{ turn: 45 }, { turn: "90" }, { caption: null }])
        expect(problem(await change(book, 0, body))).toEqual([400, "bad_request"]);
    });

    test("hold a hundred: of sixty and sixty added at once, twenty are refused and named", async () => {
      const { id } = await create(owner);
      const sixty = () => Promise.all(Array.from({ length: 60 }, () => addPicture()));
      const answers = await Promise.all([
        owner.post(`${at}/${id}/pages`, { imageIds: await sixty() }),
        owner.post(`${at}/${id}/pages`, { imageIds: await sixty() }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const left = answers.flatMap(({ json }) => endpoints.addBookPages.reply.parse(json).left);
      expect(left).toHaveLength(20);
      expect(left[0]).toMatchObject({ code: "book_full" });
      expect(left[0]!.error).toContain(String(bookLimits.pages));
      const full = await read(id);
      expect(full.pages).toHaveLength(bookLimits.pages);
      expect(new Set(full.pages.map(({ imageId }) => imageId)).size).toBe(bookLimits.pages);

      // one more, each by itself and all at once, while one is taken out: one takes the place
      await remove(full, full.pages[7]!.id);
      const tries = await Promise.all(
        Array.from({ length: 4 }, async () =>
          owner.post(`${at}/${id}/pages`, { imageIds: [await addPicture()] }),
        ),
      );
      expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      const path = `${at}/${id}/pages/${full.pages[7]!.id}/restore`;
      expect(problem(await owner.post(path))).toEqual([409, "book_full"]);
      expect((await read(id)).pages).toHaveLength(bookLimits.pages);
    });

    test("are moved by both of two tabs without losing any", async () => {
      const book = await bookOf(12);
      const move = (from: number, to: number | null) =>
        change(book, from, { before: to === null ? null : book.pages[to]!.id });
      await Promise.all([move(0, null), move(11, 0), move(5, 2), move(2, 9), move(7, 7)]);
      const moved = await read(book.id);
      expect([...ids(moved)].sort()).toEqual([...ids(book)].sort());
      // alone, each stands where it was put
      expect(captions(parsed(await change(moved, 3, { before: moved.pages[0]!.id }))).slice(0, 2)).toEqual([
        captions(moved)[3],
        captions(moved)[0],
      ]);
      expect(captions(parsed(await change(moved, 0, { before: null }))).at(-1)).toBe(captions(moved)[0]);
    });

    test("find room between two pages for as many moves as somebody likes", async () => {
      const book = await bookOf(4);
      let now = book;
      for (let move = 0; move < 50; move += 1)
        now = parsed(await change(now, now.pages[3]!.id, { before: now.pages[1]!.id }));
      // the last three pages go round: 50 moves end two after a whole round
      expect(captions(now)).toEqual(["0", "2", "3", "1"]);
    });

    test("are put behind the page that is named, also where that was taken out meanwhile", async () => {
      const book = await bookOf(3);
      const [first, second] = ids(book);
      await remove(book, second!);
      const add = async (after: string | null) =>
        parsed(await owner.post(`${at}/${book.id}/pages`, { imageIds: [await addPicture()], after }));
      expect(captions(await add(second!))).toEqual(["0", "", "2"]);
      expect(captions(await add(null))).toEqual(["", "0", "", "2"]);
      expect(captions(await add(first!))).toEqual(["", "0", "", "", "2"]);
      const restored = await owner.post(`${at}/${book.id}/pages/${second}/restore`);
      expect(captions(parsed(restored))).toEqual(["", "0", "", "1", "", "2"]);
    });

    test("that were taken out in another tab answer one clear sentence, and come back where they were", async () => {
      const book = await bookOf(3);
      const page = book.pages[1]!;
      expect(captions(parsed(await remove(book, page.id)))).toEqual(["0", "2"]);
      expect((await remove(book, page.id)).status).toBe(200);
      const late = await change(book, 1, { caption: "late" });
      expect(problem(late)).toEqual([404, "book_page_gone"]);
      expect(late.json.error).toMatch(/removed .* another tab/);
      const gone = { settings: { coverPage: page.id } };
      expect(problem(await owner.post(`${at}/${book.id}`, gone))).toEqual([404, "book_page_gone"]);
      const back = () => owner.post(`${at}/${book.id}/pages/${page.id}/restore`);
      const twice = await Promise.all([back(), back()]);
      expect(twice.map(({ status }) => status)).toEqual([200, 200]);
      expect((await read(book.id)).pages).toEqual(book.pages);
      expect(parsed(await owner.post(`${at}/${book.id}`, gone)).settings.coverPage).toBe(page.id);
    });

    test("whose picture was deleted stay, to be given another", async () => {
      const book = await bookOf(2);
      const id = book.pages[0]!.imageId!;
      // its owner is told before deleting it
      expect((await owner.view(id)).inBook).toBe(true);
      expect((await owner.view(await addPicture())).inBook).toBeUndefined();
      await owner.send(`/ajax/image/${id}`, { method: "DELETE" });
      const missing = (await read(book.id)).pages;
      expect(missing[0]).toMatchObject({ caption: "0", image: null, imageId: null });
      await server.platform.db.delete(images).where(eq(images.id, id));
      expect((await read(book.id)).pages).toEqual(missing);
      const other = await addPicture();
      expect(parsed(await change(book, 0, { imageId: other })).pages[0]!.image).not.toBeNull();
    });

    test("can be restored for a day", async () => {
      const { db } = server.platform;
      const [book, gone] = [await bookOf(2), await bookOf(1)];
      await remove(book, book.pages[0]!.id);
      await remove(book, book.pages[1]!.id);
      await owner.send(`${at}/${gone.id}`, { method: "DELETE" });
      const ago = (hours: number) => sql`now() - make_interval(mins => ${hours * 60})`;
      await db
        .update(bookPages)
        .set({ removed: ago(bookUndoHours - 0.5) })
        .where(eq(bookPages.id, book.pages[0]!.id));
      await db
        .update(bookPages)
        .set({ removed: ago(bookUndoHours + 0.5) })
        .where(eq(bookPages.id, book.pages[1]!.id));
      await db
        .update(books)
        .set({ deleted: ago(bookUndoHours + 0.5) })
        .where(eq(books.id, gone.id));
      await forgetBooks(db);
      const back = (k: number) => owner.post(`${at}/${book.id}/pages/${book.pages[k]!.id}/restore`);
      expect(problem(await back(1))).toEqual([404, "book_page_gone"]);
      expect(captions(parsed(await back(0)))).toEqual(["0"]);
      expect(problem(await owner.post(`${at}/${gone.id}/restore`))).toEqual([404, "book_not_found"]);
      expect(await db.$count(bookPages, eq(bookPages.bookId, gone.id))).toBe(0);
    });
  });

  describe("made of photos", () => {
    const upload = async (by: TestVisitor, book: string, key?: string) =>
      by.uploadColoring(await goodJpeg(), { fields: { book }, ...(key && { key }) });
    const charged = async (userId: string) => {
      const rows = await server.platform.db.select().from(ledger).where(eq(ledger.userId, userId));
      return rows.filter((row) => row.kind === "hold").length;
    };

    test("hold each page in the moment in which it is paid for, in the order of sending", async () => {
      const maker = server.visitor();
      const { id } = await create(maker);
      const sent = [await upload(maker, id), await upload(maker, id)].map(({ json }) => json.id);
      expect((await read(id, maker)).pages.map(({ imageId }) => imageId)).toEqual(sent);
      expect((await read(id, maker)).pages[0]!.image).toMatchObject({ status: "waiting", type: "for_kids" });
      expect(await charged(await ownerOf(id))).toBe(2);
    });

    test("make no second page of a form that is sent again, and none of a book that is not theirs", async () => {
      const maker = server.visitor();
      const { id } = await create(maker);
      const key = "k".repeat(22);
      const [first, again] = [await upload(maker, id, key), await upload(maker, id, key)];
      expect(again.json).toEqual(first.json);
      expect((await read(id, maker)).pages).toHaveLength(1);
      expect(problem(await upload(maker, (await create(maker)).id, key))).toEqual([422, "key_reused"]);
      for (const foreign of [server.visitor(), owner])
        expect(problem(await upload(foreign, id))).toEqual([404, "book_not_found"]);
      expect(problem(await upload(maker, "no book"))).toEqual([400, "invalid_options"]);
      expect(await charged(await ownerOf(id))).toBe(1);
    });

    test("take no page more than a hundred: the photo is refused before anything is stored or charged", async () => {
      const maker = server.visitor();
      const { id } = await create(maker);
      const { db, files } = server.platform;
      const makerId = await ownerOf(id);
      const imageIds = await Promise.all(
        Array.from({ length: bookLimits.pages - 1 }, () => addPicture({ ownerId: makerId })),
      );
      await maker.post(`${at}/${id}/pages`, { imageIds });
      const filesOf = async () => {
        let count = 0;
        for await (const _ of files.list("images/")) count += 1;
        return count;
      };
      const before = await filesOf();
      const three = await Promise.all([upload(maker, id), upload(maker, id), upload(maker, id)]);
      expect(three.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      expect(three.find(({ status }) => status === 409)!.json.code).toBe("book_full");
      expect((await read(id, maker)).pages).toHaveLength(bookLimits.pages);
      expect(await charged(makerId)).toBe(1);
      expect(await filesOf()).toBe(before + 1);
      expect(await db.$count(images, eq(images.ownerId, makerId))).toBe(bookLimits.pages);
    });

    test("lose nothing by a photo that cannot be read in between, nor by one that nothing came of", async () => {
      const maker = server.visitor();
      const { id } = await create(maker);
      const first = await upload(maker, id);
      const unread = await maker.uploadColoring(Buffer.from("no photo"), { fields: { book: id } });
      expect(problem(unread)).toEqual([415, "unsupported_type"]);
      const last = await upload(maker, id);
      const { db } = server.platform;
      const failed = { status: "failed", problem: "took_too_long" } as const;
      await db.update(images).set(failed).where(eq(images.id, first.json.id));
      const { pages } = await read(id, maker);
      expect(pages.map(({ imageId }) => imageId)).toEqual([first.json.id, last.json.id]);
      expect(pages[0]!.image).toMatchObject({ ...failed, may: { edit: false, retry: true } });
      // tried again alone, it is the same page
      expect((await maker.post(`/ajax/image/${first.json.id}/retry`)).status).toBe(200);
      const again = (await read(id, maker)).pages[0]!;
      expect(again).toMatchObject({ id: pages[0]!.id, image: { status: "waiting", problem: null } });
    });

    test("leave a page out that cannot be paid for, and all others in", async () => {
      const poor = server.visitor();
      const { id } = await create(poor);
      const first = await upload(poor, id);
      const userId = await ownerOf(id);
      const tenths = -welcomeCredits * 10 + 4 * 10 + 5;
      await server.platform.db
        .insert(ledger)
        .values({ key: `spent:${userId}`, userId, kind: "expiry", tenths });
      expect(problem(await upload(poor, id))).toEqual([402, "not_enough_credits"]);
      expect((await read(id, poor)).pages.map(({ imageId }) => imageId)).toEqual([first.json.id]);
    });
  });

  test("move to the account that their guest makes, and go with it", async () => {
    const { db } = server.platform;
    const guest = server.visitor();
    const { id } = await create(guest, { title: "Moves" });
    const guestId = await ownerOf(id);
    const account = await addUser(db);
    await giveEverythingTo(db, guestId, account);
    expect(await ownerOf(id)).toBe(account);
    await db.delete(users).where(eq(users.id, account));
    expect(await db.$count(books, eq(books.id, id))).toBe(0);
  });
});
