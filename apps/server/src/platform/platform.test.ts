import { createHash } from "node:crypto";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  describeOnEachDatabase,
  makeTestDatabase,
  openTestPlatform,
  type TestPlatform,
} from "../testing/test-platform.ts";
import { addImage, addUser } from "../testing/test-image.ts";
import { startS3 } from "../testing/throw-away-s3.ts";
import { readConfig } from "./config.ts";
import { FolderInUse, lockFolder } from "./database/folder-lock.ts";
import { readPictureLine } from "./picture-line.ts";
import { openPlatform } from "./platform.ts";

describeOnEachDatabase("the platform", (kind) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await openTestPlatform(kind, { WORKERS: "3", SMTP_URL: "smtp://user:password@post.example" });
  });
  afterAll(() => platform.close());

  test("has a line for database, files, workers, mail, payments and painter, without secrets", () => {
    expect(platform.banner).toEqual({
      database: expect.stringMatching(
        kind === "pglite" ? /^embedded PostgreSQL/ : /^PostgreSQL at 127\.0\.0\.1:/,
      ),
      files: expect.stringContaining("folder"),
      workers: "3 pictures at a time",
      mail: "mail server post.example",
      payments: expect.stringContaining("test provider"),
      painter: expect.stringContaining("Scene Builder"),
    });
  });

  test("counts under the names operators watch", async () => {
    platform.metrics.stageSeconds.observe({ kind: "paint-by-numbers", stage: "quantize" }, 0.5);
    platform.metrics.childKills.inc({ reason: "memory" });
    platform.metrics.refusals.inc({ code: "too_large" });
    const text = await platform.metrics.text();
    for (const line of [
      'tintery_stage_seconds_count{kind="paint-by-numbers",stage="quantize"} 1',
      'tintery_child_kills_total{reason="memory"} 1',
      'tintery_refusals_total{code="too_large"} 1',
      "tintery_queue_oldest_seconds 0",
      "tintery_queue_waiting 0",
      "tintery_queue_samples 0",
    ])
      expect(text).toContain(line);
    expect(text).toMatch(/^tintery_free_disk_bytes \d+/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  });

  test("counts pictures that somebody waits for, each once", async () => {
    const { db, queue } = platform;
    const enqueue = (imageId: string, revision: number) =>
      db.transaction((tx) => queue.enqueue(tx, "convert-image", { imageId, revision }));
    const ownerId = await addUser(db);
    const changed = await addImage(db, { ownerId });
    const deleted = await addImage(db, { ownerId });
    const sample = await addImage(db);
    for (const id of [changed, deleted, sample]) await enqueue(id, 0);
    await enqueue(changed, 1);
    await db.execute(sql`update images set deleted = now() where id = ${deleted}`);
    expect(await readPictureLine({ db, queue })).toMatchObject({
      waiting: 1,
      active: 0,
      dead: 0,
      samples: 1,
    });
    await db.execute(sql`update images set status = 'processing' where id = ${changed}`);
    expect(await readPictureLine({ db, queue })).toMatchObject({ waiting: 0, active: 1, oldestSeconds: 0 });
    await db.execute(sql`delete from images`);
    await db.execute(sql`delete from pgboss.job where name = 'convert-image'`);
  });

  test("is ready while all parts answer, and says what is wrong when one does not", async () => {
    expect(await platform.readiness()).toMatchObject({ ready: true });
    // that pictures wait long for a worker is a figure for operators, and no reason to take the pages away
    const imageId = await addImage(platform.db, { ownerId: await addUser(platform.db) });
    await platform.db.transaction((tx) =>
      platform.queue.enqueue(tx, "convert-image", { imageId, revision: 0 }),
    );
    await platform.db.execute(sql`update images set queued = now() - interval '1 hour'`);
    expect(await platform.metrics.text()).toMatch(/^tintery_queue_oldest_seconds 36\d\d/m);
    expect(await platform.readiness()).toMatchObject({ ready: true });
    platform.beginStopping();
    expect(await platform.readiness()).toMatchObject({
      ready: false,
      checks: { running: { ok: false, problem: "the process is stopping" }, database: { ok: true } },
    });
  });
});

describe("readiness", () => {
  test("names the part that is broken", async () => {
    const platform = await openTestPlatform("pglite");
    const { sessions: _, ...rest } = platform;
    await platform.queue.stop(1);
    await platform.suspend();
    const { ready, checks } = await rest.readiness();
    expect(ready).toBe(false);
    expect(checks.database).toMatchObject({ ok: false, problem: expect.not.stringContaining("insert into") });
    expect(checks.files).toMatchObject({ ok: true });
    await platform.close();
  });

  test("is no longer given when the disk is below its floor", async () => {
    const platform = await openTestPlatform("pglite", { FREE_DISK_MB: "10000000" });
    const { ready, checks } = await platform.readiness();
    expect(ready).toBe(false);
    expect(checks.disk?.problem).toMatch(/^only \d+ MB of disk are free$/);
    await platform.close();
  });
});

describe("opening", () => {
  test("with a bucket keeps files there", async () => {
    const s3 = await startS3();
    const platform = await openTestPlatform("pglite", s3.environment);
    const body = Buffer.from("in a bucket");
    const key = `images/ab/abc/source-${createHash("sha256").update(body).digest("hex")}.txt`;
    await platform.files.put(key, body, { size: body.length, sha256: key.slice(-68, -4) });
    expect((await platform.files.read(key)).toString()).toBe("in a bucket");
    expect(platform.banner.files).toContain("S3 bucket tintery-test at 127.0.0.1");
    expect(await platform.readiness()).toMatchObject({ ready: true });
    await platform.close();
    await s3.stop();
  });

  test("with a bucket that does not exist fails with a sentence and leaves nothing open", async () => {
    const s3 = await startS3();
    const opening = openTestPlatform("pglite", { ...s3.environment, S3_BUCKET: "not-there" });
    await expect(opening).rejects.toThrow(/^We can’t use the S3 bucket not-there .*\.$/);
    await s3.stop();
  });

  test("a second time on the same folder fails, and the first goes on", async () => {
    const platform = await openTestPlatform("pglite");
    await expect(openPlatform(readConfig(platform.environment))).rejects.toThrow(FolderInUse);
    expect(await platform.readiness()).toMatchObject({ ready: true });
    await platform.close();
  });

  test("again after a part could not be opened works", async () => {
    const made = await makeTestDatabase("pglite");
    const config = readConfig(made.environment);
    const unlock = lockFolder(join(config.DATA_DIR, "database"));
    await expect(openPlatform(config)).rejects.toThrow(FolderInUse);
    unlock();
    const platform = await openPlatform(config);
    expect((await platform.readiness()).checks.running).toMatchObject({ problem: "the process is starting" });
    expect(await platform.begin()).toBe(true);
    expect(await platform.readiness()).toMatchObject({ ready: true });
    await platform.close();
    await made.remove();
  });
});
