import { readdir } from "node:fs/promises";
import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  describeOnEachDatabase,
  makeTestDatabase,
  openTestPlatform,
  type TestDatabase,
  type TestPlatform,
} from "../../testing/test-platform.ts";
import { addImage, addUser } from "../../testing/test-image.ts";
import { ConfigError, readConfig } from "../config.ts";
import { StorageFull } from "../files/files.ts";
import { openPlatform } from "../platform.ts";
import { openDatabase } from "./open-database.ts";
import { migrationsFolder } from "./migrations-folder.ts";
import { users } from "./schema/accounts.ts";
import { images } from "./schema/images.ts";

describeOnEachDatabase("the database", (kind) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
  });
  afterAll(() => platform.close());

  test("has had every migration applied, once", async () => {
    const { rows } = await platform.db.execute<{ count: number }>(
      sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
    );
    const files = (await readdir(migrationsFolder)).filter((name) => name.endsWith(".sql"));
    expect(rows).toEqual([{ count: files.length }]);
  });

  test("keeps what a row says", async () => {
    const ownerId = await addUser(platform.db, { isAnonymous: true });
    const id = await addImage(platform.db, {
      ownerId,
      options: { numberOfColors: 24 },
      fraction: 0.25,
      claim: 2 ** 40,
      summary: { areas: [0.5, 0.5] },
    });
    const [row] = await platform.db.select().from(images).where(eq(images.id, id));
    expect(row).toMatchObject({
      ownerId,
      options: { numberOfColors: 24 },
      status: "waiting",
      fraction: 0.25,
      claim: 2 ** 40,
      revision: 0,
      summary: { areas: [0.5, 0.5] },
      deleted: null,
    });
    expect(row?.created).toBeInstanceOf(Date);
  });

  test("a transaction that throws leaves nothing", async () => {
    const before = await platform.db.$count(images);
    const failing = platform.db.transaction(async (tx) => {
      await addImage(tx);
      throw new Error("changed our mind");
    });
    await expect(failing).rejects.toThrow("changed our mind");
    expect(await platform.db.$count(images)).toBe(before);
  });

  test("a transaction for which there is no room on the disk says so like a file does", async () => {
    const full = platform.db.transaction((tx) =>
      tx.execute(
        sql.raw("do $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$"),
      ),
    );
    await expect(full).rejects.toThrow(StorageFull);
    expect(await platform.db.$count(users)).toBeGreaterThanOrEqual(0);
  });

  test("transactions that cannot even begin do not use up the connections", async () => {
    // a mistake that both databases notice before the body runs
    const impossible = { isolationLevel: "sideways" as "serializable" };
    for (let count = 0; count < 12; count++)
      await expect(platform.db.transaction(async () => 1, impossible)).rejects.toThrow();
    expect(await platform.db.transaction(async () => "works")).toBe("works");
  });

  test("inside a transaction the outer database refuses to answer instead of waiting forever", async () => {
    const outer = platform.db.transaction(async () => platform.db.select().from(users));
    await expect(outer).rejects.toMatchObject({ cause: expect.any(RangeError) });
    const nested = platform.db.transaction(async () => platform.db.transaction(async () => 1));
    await expect(nested).rejects.toThrow(RangeError);
    // and afterwards everything works, also for what was begun inside
    const later = await platform.db.transaction(async (tx) => {
      await tx.transaction(async (inner) => inner.select().from(users));
      return { ask: () => platform.db.$count(users) };
    });
    expect(await later.ask()).toBeGreaterThanOrEqual(0);
  });

  test.each([
    ["an image without an owner that is no sample", { sample: false }, "images_owned_or_sample"],
    ["a fraction above one", { fraction: 1.5 }, "images_fraction"],
    ["an owner nobody knows", { ownerId: "nobody" }, "images_owner_id_users_id_fk"],
  ])("refuses %s", async (_, values, constraint) => {
    await expect(addImage(platform.db, values)).rejects.toMatchObject({ cause: { constraint } });
  });

  test("a user who still owns images cannot be removed by accident", async () => {
    const ownerId = await addUser(platform.db);
    await addImage(platform.db, { ownerId });
    await expect(platform.db.delete(users).where(eq(users.id, ownerId))).rejects.toMatchObject({
      cause: { constraint: "images_owner_id_users_id_fk" },
    });
  });
});

describeOnEachDatabase("a server", () => {
  test("several processes start on an empty database at once: one migrates, all work", async () => {
    const empty = await emptyDatabase();
    const opened = await Promise.all(
      Array.from({ length: 4 }, () => openPlatform(readConfig(empty.environment))),
    );
    await Promise.all(opened.map(({ begin }) => begin()));
    const { rows } = await opened[0]!.db.execute(sql`select hash from drizzle.__drizzle_migrations`);
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length);
    for (const { readiness } of opened) expect(await readiness()).toMatchObject({ ready: true });
    await Promise.all(opened.map((platform) => platform.close()));
    await empty.remove();
  });

  test("connections that are cut are reported and replaced, and the process lives on", async () => {
    const platform = await openTestPlatform("postgres");
    const cut = () =>
      onDatabase(platform.environment.DATABASE_URL!, (client) =>
        client.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
        ),
      );
    const during = platform.db.transaction(async (tx) => {
      await addImage(tx);
      await cut();
      await addImage(tx);
    });
    await expect(during).rejects.toThrow();
    expect(await platform.db.$count(images)).toBe(0);
    const worked = new Promise((resolve) => {
      void platform.queue.work("convert-image", { concurrency: 1 }, async (job) => resolve(job.data.imageId));
    });
    const added = await platform.db.transaction(async (tx) => {
      const imageId = await addImage(tx);
      await platform.queue.enqueue(tx, "convert-image", { imageId, revision: 0 });
      return imageId;
    });
    expect(await worked).toBe(added);
    expect(await platform.db.$count(images)).toBe(1);
    await platform.close();
  });

  test("one that does not know the name it is asked for is a mistake of the operator, told without the password", async () => {
    const platform = await openTestPlatform("postgres");
    const url = new URL(platform.environment.DATABASE_URL!);
    Object.assign(url, { pathname: "/no-such-database", password: "verysecret" });
    const database = await openDatabase({ url: url.href, folder: "", report: () => {} });
    const error: unknown = await database.begin().catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ConfigError);
    expect(String(error)).toMatch(/DATABASE_URL: .*no-such-database/);
    expect(String(error)).not.toContain("verysecret");
    await database.close();
    await platform.close();
  });
}, ["postgres"]);

async function emptyDatabase(): Promise<TestDatabase> {
  const copy = await makeTestDatabase("postgres");
  await onDatabase(copy.environment.DATABASE_URL!, (client) =>
    client.query("drop schema public, drizzle, pgboss cascade; create schema public"),
  );
  return copy;
}

async function onDatabase(url: string, use: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await use(client).finally(() => client.end());
}
