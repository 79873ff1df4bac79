import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { keeping, keepingRows, keptFor } from "@tintery/contract";
import { loadLanguage } from "@tintery/contract/messages";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addImage, addUser } from "../testing/test-image.ts";
import { describeOnEachDatabase, openTestPlatform, type TestPlatform } from "../testing/test-platform.ts";
import { keptDaysOf, readConfig } from "./config.ts";
import { sessions, users } from "./database/schema/accounts.ts";
import { apiKeys, apiKeyUses } from "./database/schema/api-keys.ts";
import { attempts } from "./database/schema/attempts.ts";
import { bookFiles, books } from "./database/schema/books.ts";
import { creations, images } from "./database/schema/images.ts";
import { invitations } from "./database/schema/invitations.ts";
import { paymentEvents } from "./database/schema/orders.ts";
import { siteKeys, siteKeyUses } from "./database/schema/site-keys.ts";
import { deliveries, webhooks } from "./database/schema/webhooks.ts";
import { fileKey } from "./files/file-key.ts";
import { forgetBooks } from "./forget-books.ts";
import { forgetExpired, forgetGuests } from "./guests.ts";
import { forgetGuestPictures } from "./guest-pictures.ts";
import { sweepFiles } from "./files/sweeper.ts";
import { newId } from "./new-id.ts";
import { forgetOldEvents } from "./payments/payment-events.ts";
import { forgetDeliveries } from "./webhooks/webhook-store.ts";

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const variables = keptDaysOf(readConfig({}));
type Name = keyof typeof keeping;

/** How long a row says that something is kept, in milliseconds; null where somebody has to do something. */
function spanOf(name: Name): number | null {
  const row: (typeof keepingRows)[number] = keeping[name];
  if ("until" in row) return null;
  if ("hours" in row) return row.hours * hour;
  if ("minutes" in row) return row.minutes * minute;
  return (typeof row.days === "number" ? row.days : variables[row.days]) * day;
}

/** Rows whose numbers no sweep of the database looks at, and what does. */
const elsewhere: Partial<Record<Name, string>> = {
  strayFiles: "upkeep.test.ts, by the clock of the files",
  siteGuests: "site-guests.test.ts, by the end of each token",
  sessions: "given to the library, which writes the end of each into its row",
  mailedLinks: "given to the library, which signs the end of each",
  jobs: "given to the queue, which removes them itself",
};

describeOnEachDatabase("the table of what is kept", (kind) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
  });
  afterAll(() => platform.close());

  /** Stores one of each thing that was left alone for so long, and tells whether it is there. */
  const things = (): Partial<Record<Name, (ms: number) => Promise<() => Promise<boolean>>>> => {
    const { db } = platform;
    const at = (ms: number) => new Date(Date.now() - ms);
    const dayAt = (ms: number) => at(ms).toISOString().slice(0, 10);
    const isIn = (table: Parameters<typeof db.$count>[0], column: string, value: string) => async () =>
      (await db.$count(table, sql`${sql.identifier(column)} = ${value}`)) > 0;
    const guestAt = async (ms: number) => {
      const seen = { createdAt: at(ms), updatedAt: at(ms) };
      const id = await addUser(db, { isAnonymous: true, ...seen });
      await db.insert(sessions).values({ id, token: id, userId: id, expiresAt: at(-day), ...seen });
      return id;
    };
    return {
      async guestPictures(ms) {
        // visits are written down once a day
        const ownerId = await guestAt(ms + day);
        return isIn(images, "id", await addImage(db, { ownerId }));
      },
      guests: async (ms) => isIn(users, "id", await guestAt(ms)),
      deletedPictures: async (ms) => isIn(images, "id", await addImage(db, { deleted: at(ms) })),
      async deletedBooks(ms) {
        const id = newId();
        await db.insert(books).values({ id, ownerId: await addUser(db), title: "", deleted: at(ms) });
        return isIn(books, "id", id);
      },
      async bookPrints(ms) {
        const [id, bookId] = [newId(), newId()];
        await db.insert(books).values({ id: bookId, ownerId: await addUser(db), title: "" });
        const print = { profile: {} as never, language: "en", contentHash: "", created: at(ms) };
        await db.insert(bookFiles).values({ id, bookId, ...print });
        return isIn(bookFiles, "id", id);
      },
      async invitations(ms) {
        const id = newId();
        await db.insert(invitations).values({ id, hash: id, by: "a test", ends: at(ms) });
        return isIn(invitations, "id", id);
      },
      async attempts(ms) {
        const key = newId();
        await db.insert(attempts).values({ key, count: 1, last: at(ms) });
        return isIn(attempts, "key", key);
      },
      async forms(ms) {
        const keyHash = newId();
        const imageId = await addImage(db);
        await db
          .insert(creations)
          .values({ keyHash, bodyHash: "", imageId, madeGuest: false, created: at(ms) });
        return isIn(creations, "key_hash", keyHash);
      },
      async keyUses(ms) {
        const [id, siteId, userId] = [newId(), newId(), await addUser(db)];
        await db
          .insert(apiKeys)
          .values({ id, userId, name: "", hash: id, ends: "", scopes: [], picturesPerDay: 1 });
        await db
          .insert(siteKeys)
          .values({ id: siteId, userId, name: "", key: siteId, origins: [], picturesPerDay: 1 });
        const use = { day: dayAt(ms), pictures: 1, last: at(ms) };
        await db.insert(apiKeyUses).values({ keyId: id, calls: 1, ...use });
        await db.insert(siteKeyUses).values({ keyId: siteId, ...use });
        const isThere = [isIn(apiKeyUses, "key_id", id), isIn(siteKeyUses, "key_id", siteId)];
        return async () => {
          const [one, other] = await Promise.all(isThere.map((ask) => ask()));
          expect(one).toBe(other);
          return one!;
        };
      },
      async webhookLog(ms) {
        const [id, webhookId] = [newId(), newId()];
        const hook = { url: "https://a.example", events: [], secret: "" };
        await db.insert(webhooks).values({ id: webhookId, userId: await addUser(db), ...hook });
        await db.insert(deliveries).values({ id, webhookId, event: "test" as never, created: at(ms) });
        return isIn(deliveries, "id", id);
      },
      async paymentMessages(ms) {
        const id = newId();
        const message = { type: "invoice.paid", about: "", received: at(ms), settled: at(ms) };
        await db.insert(paymentEvents).values({ id, ...message });
        return isIn(paymentEvents, "id", id);
      },
    };
  };

  test("has a row for each number that a sweep uses, and no other", () => {
    const swept = Object.keys(things());
    const spans = (Object.keys(keeping) as Name[]).filter((name) => spanOf(name) !== null);
    expect([...swept, ...Object.keys(elsewhere)].sort()).toEqual(spans.sort());
  });

  test("says what the sweeps do: until then all is there, and afterwards nothing", async () => {
    const { db, files } = platform;
    const stored: [string, boolean, () => Promise<boolean>][] = [];
    for (const [name, store] of Object.entries(things())) {
      // days of use are counted whole
      const unit = name === "keyUses" ? day : minute;
      const span = spanOf(name as Name)!;
      stored.push([name, true, await store(span - unit)], [name, false, await store(span + unit)]);
    }
    await forgetGuestPictures(platform, variables.GUEST_PICTURE_DAYS);
    await forgetGuests(db, variables.GUEST_DAYS);
    await forgetExpired(db);
    await forgetBooks(db);
    await forgetDeliveries(db);
    await forgetOldEvents(db);
    await sweepFiles(db, files);
    for (const [name, wanted, isThere] of stored) expect([name, await isThere()]).toEqual([name, wanted]);
  });

  test("says how long files stay that nobody refers to", async () => {
    const { db, files } = platform;
    const body = Buffer.from("stray");
    const sha256 = createHash("sha256").update(body).digest("hex");
    const key = fileKey({ imageId: newId(), name: "stray", sha256, extension: "png" });
    await files.put(key, body, { size: body.length, sha256 });
    const span = spanOf("strayFiles")!;
    expect(await sweepFiles(db, files, Date.now() + span - minute)).toMatchObject({ orphans: 0 });
    expect(await sweepFiles(db, files, Date.now() + span + minute)).toMatchObject({ orphans: 1 });
  });
});

test("the table in docs/operators.md is the one of the sweeps", async () => {
  const t = await loadLanguage("en");
  const rows = keepingRows.map((row) => {
    const variable = "days" in row && typeof row.days === "string" ? ` (\`${row.days}\`)` : "";
    return `| ${t(row.what)} | ${keptFor({ t, language: "en" }, row, variables)}${variable} |`;
  });
  const guide = await readFile(new URL("../../../../docs/operators.md", import.meta.url), "utf8");
  expect(guide).toContain(["| what | kept for |", "|---|---|", ...rows].join("\n"));
});
