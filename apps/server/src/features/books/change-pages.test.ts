import { type Book, bookLimits, endpoints } from "@tintery/contract";
import { goodJpeg } from "@tintery/photos/testing";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { images } from "../../platform/database/schema/images.ts";
import { ledger } from "../../platform/database/schema/ledger.ts";
import { addImage } from "../../testing/test-image.ts";
import { describeOnEachDatabase, oneDatabase } from "../../testing/test-platform.ts";
import { openTestServer, type TestServer, type TestVisitor } from "../../testing/test-server.ts";

describeOnEachDatabase(
  "all pages of a coloring book",
  (kind) => {
    let server: TestServer;
    let owner: TestVisitor;
    let book: Book;
    let pageOf: Record<"ready" | "failed" | "waiting" | "sample", string>;
    let ownerId: string;
    beforeAll(async () => {
      server = await openTestServer(kind, { IN_FLIGHT_PER_VISITOR: "2" });
      const { db } = server.platform;
      owner = server.visitor();
      const { id } = (await owner.post("/ajax/books", {})).json;
      const photo = await goodJpeg();
      const sent = await owner.uploadColoring(photo, { fields: { book: id, type: "simple" } });
      await server.startWorker();
      expect((await owner.settled(sent.json.id)).status).toBe("ready");
      const [made] = await db.select().from(images).where(eq(images.id, sent.json.id));
      ownerId = made!.ownerId!;
      const options = { type: "simple", details: 100 };
      const more = { kind: "coloring", options } as const;
      const failed = await addImage(db, { ...more, ownerId, status: "failed", problem: "took_too_long" });
      const waiting = await addImage(db, { ...more, ownerId });
      const sample = await addImage(db, { ...more, ownerId: null, status: "ready" });
      const imageIds = [failed, waiting, sample, made!.id];
      book = (await owner.post(`/ajax/books/${id}/pages`, { imageIds })).json.book;
      const [first, ...rest] = book.pages.map((page) => page.id);
      pageOf = { ready: first!, failed: rest[0]!, waiting: rest[1]!, sample: rest[2]! };
    });
    afterAll(() => server.close());

    const change = async (body: object) => {
      const answer = await owner.post(`/ajax/books/${book.id}/pages-change`, body);
      expect(answer.status, answer.text).toBe(200);
      return endpoints.changeAllBookPages.reply.parse(answer.json);
    };
    const codes = (left: readonly { id: string; code: string }[]) =>
      Object.fromEntries(left.map(({ id, code }) => [id, code]));
    const heldCount = async () => {
      const rows = await server.platform.db.select().from(ledger).where(eq(ledger.userId, ownerId));
      return rows.filter((row) => row.kind === "hold").length;
    };

    test("get other details without a conversion; what cannot change stays, and is named", async () => {
      const { book: changed, left } = await change({ reduceGrayscale: 60 });
      expect(codes(left)).toEqual({
        [pageOf.failed]: "not_ready",
        [pageOf.waiting]: "not_ready",
        [pageOf.sample]: "forbidden",
      });
      for (const { error } of left) expect(error).toMatch(/^[A-Z].*\.$/);
      expect(changed.pages.map(({ image }) => image!.details)).toEqual([60, 100, 100, 100, 60]);
      // once for the picture that stands on two pages, and not again where it is so already
      const imageId = book.pages[0]!.imageId!;
      const revision = async () =>
        (await server.platform.db.select().from(images).where(eq(images.id, imageId)))[0]!.editRevision;
      const before = await revision();
      await change({ reduceGrayscale: 60, pageIds: [pageOf.ready] });
      expect(await revision()).toBe(before);
      expect(await heldCount()).toBe(1);
    });

    test("are named where they were taken out meanwhile", async () => {
      const gone = "g".repeat(22);
      const { left } = await change({ reduceGrayscale: 80, pageIds: [gone] });
      expect(codes(left)).toEqual({ [gone]: "book_page_gone" });
      for (const body of [
        {},
        { type: "simple", reduceGrayscale: 80 },
        { reduceGrayscale: 81 },
        { type: "oil" },
        { reduceGrayscale: 80, pageIds: Array.from({ length: bookLimits.pages + 1 }, () => gone) },
      ])
        expect((await owner.post(`/ajax/books/${book.id}/pages-change`, body)).status).toBe(400);
    });

    test("get another type in a conversion that costs nothing where the page was paid for, beyond what may be unfinished else", async () => {
      const { db } = server.platform;
      const [made] = await db.select().from(images).where(eq(images.id, book.pages[0]!.imageId!));
      const { id: _, ...copy } = made!;
      const imageIds = [await addImage(db, copy), await addImage(db, copy), await addImage(db, copy)];
      await owner.post(`/ajax/books/${book.id}/pages`, { imageIds });
      const { book: changed, left } = await change({ type: "v2_comic" });
      expect(codes(left)).toEqual({ [pageOf.waiting]: "not_ready", [pageOf.sample]: "forbidden" });
      const types = changed.pages.map(({ image }) => image!.type);
      expect(types).toEqual([
        "v2_comic",
        "v2_comic",
        "simple",
        "simple",
        "v2_comic",
        "v2_comic",
        "v2_comic",
        "v2_comic",
      ]);
      // the page that had failed was given back before: it costs again
      expect(await heldCount()).toBe(2);
    });
  },
  oneDatabase,
);
