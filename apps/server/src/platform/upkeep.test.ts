import { createHash, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "./new-id.ts";
import { addImage, addUser } from "../testing/test-image.ts";
import { describeOnEachDatabase, openTestPlatform, type TestPlatform } from "../testing/test-platform.ts";
import { sessions, verifications } from "./database/schema/accounts.ts";
import { drawings, images } from "./database/schema/images.ts";
import { readiness } from "./database/schema/readiness.ts";
import { fileKey } from "./files/file-key.ts";
import { sweepFiles } from "./files/sweeper.ts";
import { forgetExpired } from "./guests.ts";
import { forgetProcesses } from "./health.ts";

const day = 86_400_000;

describeOnEachDatabase("the sweep", (kind) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
  });
  afterAll(() => platform.close());

  async function store(name: string, imageId = newId()): Promise<string> {
    const body = randomBytes(16);
    const sha256 = createHash("sha256").update(body).digest("hex");
    const key = fileKey({ imageId, name, sha256, extension: "png" });
    await platform.files.put(key, body, { size: body.length, sha256 });
    return key;
  }

  test("takes only old files nobody refers to", async () => {
    const [source, model, drawing, orphan] = await Promise.all(
      ["source", "model", "drawing", "orphan"].map((name) => store(name)),
    );
    const imageId = await addImage(platform.db, { sourceKey: source!, modelKey: model! });
    await platform.db
      .insert(drawings)
      .values({ imageId, which: "painting", key: drawing!, type: "image/png", bytes: 16, sha256: "" });
    const exists = async (key: string | undefined) => (await platform.files.head(key!)) !== null;

    // nothing is old enough today
    expect(await sweepFiles(platform.db, platform.files)).toMatchObject({ orphans: 0 });
    const swept = await sweepFiles(platform.db, platform.files, Date.now() + 8 * day);
    expect(swept).toEqual({ orphans: 1, probes: 0, purged: 0 });
    expect(await Promise.all([source, model, drawing].map(exists))).toEqual([true, true, true]);
    expect(await exists(orphan)).toBe(false);
  });

  test("within two hours of a deletion nothing of the image is left: no file, no row, no name", async () => {
    const { db, files } = platform;
    const imageId = await addImage(db, { deleted: new Date() });
    // what a worker stored after the deletion
    const key = await store("painting", imageId);
    await db
      .insert(drawings)
      .values({ imageId, which: "painting", key, type: "image/png", bytes: 16, sha256: "" });

    expect(await sweepFiles(db, files)).toMatchObject({ purged: 0 });
    expect(await sweepFiles(db, files, Date.now() + day / 12)).toMatchObject({ purged: 1 });
    expect(await files.head(key)).toBeNull();
    expect(await db.select().from(images).where(eq(images.id, imageId))).toEqual([]);
  });

  test("many files are looked up in batches", async () => {
    for (let count = 0; count < 201; count++) await store("orphan");
    const swept = await sweepFiles(platform.db, platform.files, Date.now() + 8 * day);
    expect(swept.orphans).toBe(201);
  });

  test("what has expired is forgotten, what is in use stays", async () => {
    const { db } = platform;
    const userId = await addUser(db);
    const [past, future] = [new Date(Date.now() - 2 * day), new Date(Date.now() + day)];
    for (const [id, at] of [
      ["old", past],
      ["new", future],
    ] as const) {
      await db.insert(sessions).values({ id, token: id, userId, expiresAt: at });
      await db.insert(verifications).values({ id, identifier: "a@example.org", value: id, expiresAt: at });
      await db.insert(readiness).values({ process: id, at });
    }
    await forgetExpired(db);
    await forgetProcesses(db);
    expect(await db.select({ id: sessions.id }).from(sessions)).toEqual([{ id: "new" }]);
    expect(await db.select({ id: verifications.id }).from(verifications)).toEqual([{ id: "new" }]);
    expect(await db.select({ id: readiness.process }).from(readiness)).toEqual([{ id: "new" }]);
  });

  test("is scheduled once an hour", async () => {
    await platform.startUpkeep();
    const { rows } = await platform.db.execute<{ name: string; cron: string }>(
      "select name, cron from pgboss.schedule",
    );
    expect(rows).toEqual([{ name: "sweep", cron: "17 * * * *" }]);
  });
});
