import { readFile } from "node:fs/promises";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addImage, addUser } from "../testing/test-image.ts";
import { describeOnEachDatabase, openTestPlatform, type TestPlatform } from "../testing/test-platform.ts";
import { migrationsFolder } from "./database/migrations-folder.ts";
import { sessions, users } from "./database/schema/accounts.ts";
import { bookPages, books } from "./database/schema/books.ts";
import { creations, drawings, images } from "./database/schema/images.ts";
import { palettes } from "./database/schema/palettes.ts";
import { shareLinks } from "./database/schema/share-links.ts";
import { siteKeys, siteVisitors } from "./database/schema/site-keys.ts";
import { forgetGuestPictures } from "./guest-pictures.ts";
import { newId } from "./new-id.ts";

const days = 90;
const ago = (count: number) => new Date(Date.now() - count * 86_400_000);

describeOnEachDatabase("pictures of guests", (kind) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
  });
  afterAll(() => platform.close());

  /** Somebody with a picture, who began long ago and was here so many days ago. */
  const addVisitor = async (lastVisit: number, values: Partial<typeof users.$inferInsert> = {}) => {
    const { db } = platform;
    const began = { createdAt: ago(800), updatedAt: ago(800) };
    const userId = await addUser(db, { isAnonymous: true, ...began, ...values });
    const seen = { expiresAt: ago(-300), createdAt: ago(800), updatedAt: ago(lastVisit) };
    await db.insert(sessions).values({ id: newId(), token: newId(), userId, ...seen });
    return { userId, imageId: await addImage(db, { ownerId: userId }) };
  };
  const isThere = async ({ imageId }: { imageId: string }) =>
    (await platform.db.$count(images, eq(images.id, imageId))) === 1;
  const forget = () => forgetGuestPictures(platform, days);

  test("go the told days after the last visit, and never before", async () => {
    const [gone, hereADayLater, here] = [
      await addVisitor(days + 1.1),
      // what is written down may be a day old
      await addVisitor(days + 0.9),
      await addVisitor(1),
    ];
    expect(await forget()).toBe(1);
    expect(await Promise.all([gone, hereADayLater, here].map(isThere))).toEqual([false, true, true]);
    expect(await forget()).toBe(0);
  });

  test("take along all that belongs to them; what is no picture stays", async () => {
    const { db, queue } = platform;
    const { userId, imageId } = await addVisitor(days + 2);
    const bookId = newId();
    await db.insert(books).values({ id: bookId, ownerId: userId, title: "Lena’s book" });
    await db.insert(bookPages).values({ id: newId(), bookId, imageId, position: 1 });
    await db.insert(shareLinks).values({ imageId, seed: "seed", hash: newId() });
    await db.insert(creations).values({ keyHash: newId(), bodyHash: "", imageId, madeGuest: false });
    await db
      .insert(drawings)
      .values({ imageId, which: "painting", key: newId(), type: "image/png", bytes: 16, sha256: "" });
    await db.insert(palettes).values({ id: 1, ownerId: userId, title: "Mine", paints: [] });
    await db.transaction((tx) => queue.enqueue(tx, "convert-image", { imageId, revision: 0 }));

    await forget();
    const counts = await Promise.all([
      db.$count(books, eq(books.ownerId, userId)),
      db.$count(bookPages, eq(bookPages.bookId, bookId)),
      db.$count(shareLinks, eq(shareLinks.imageId, imageId)),
      db.$count(creations, eq(creations.imageId, imageId)),
      db.$count(drawings, eq(drawings.imageId, imageId)),
    ]);
    expect(counts).toEqual([0, 0, 0, 0, 0]);
    expect(await db.$count(palettes, eq(palettes.ownerId, userId))).toBe(1);
    expect(await db.$count(users, eq(users.id, userId))).toBe(1);
    const { rows } = await db.execute<{ name: string }>(
      sql`select name from pgboss.job where data::text like ${`%${imageId}%`}`,
    );
    expect(rows).toEqual([{ name: "remove-files" }]);
  });

  test("many guests go in one run", async () => {
    for (let count = 0; count < 51; count++) await addVisitor(days + 2);
    expect(await forget()).toBe(51);
  });

  test("stay where they are an account’s, a sample’s, or made on a page of another origin", async () => {
    const { db } = platform;
    const account = await addVisitor(700, { isAnonymous: false });
    const sample = { imageId: await addImage(db, { created: ago(800) }) };
    const elsewhere = await addVisitor(700);
    const keyId = newId();
    const site = { name: "A school", key: newId(), origins: [], picturesPerDay: 9 };
    await db.insert(siteKeys).values({ id: keyId, userId: account.userId, ...site });
    const visit = { keyId, origin: "https://school.example", userId: elsewhere.userId, account: false };
    await db.insert(siteVisitors).values({ ...visit, id: newId(), hash: newId(), ends: ago(-1) });
    expect(await forget()).toBe(0);
    expect(await Promise.all([account, sample, elsewhere].map(isThere))).toEqual([true, true, true]);
    await db.delete(siteVisitors);
    expect(await forget()).toBe(1);
  });

  test("of before have the full time from the update on", async () => {
    const { db } = platform;
    const old = await addVisitor(300);
    const lost = await addVisitor(300);
    await db.delete(sessions).where(eq(sessions.userId, lost.userId));
    const update = await readFile(`${migrationsFolder}/0019_full_time_for_guests.sql`, "utf8");
    await db.execute(sql.raw(update));
    expect(await forget()).toBe(0);
    await db.update(users).set({ updatedAt: ago(days + 2) });
    expect(await forget()).toBe(2);
    expect(await Promise.all([old, lost].map(isThere))).toEqual([false, false]);
  });
});
