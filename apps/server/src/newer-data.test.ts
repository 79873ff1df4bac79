import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { version } from "@tintery/contract/version";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Database } from "./platform/database/database.ts";
import { lastMigration } from "./platform/database/versions.ts";
import { openDatabase } from "./platform/database/open-database.ts";
import { runAdmin } from "./testing/admin-command.ts";
import { makeServerFolder, program } from "./testing/server-process.ts";
import { addUser } from "./testing/test-image.ts";
import { describeOnEachDatabase, openTestPlatform, type TestPlatform } from "./testing/test-platform.ts";

/** All files of a folder with what they hold. */
const contentsOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
    .map((path) => [path, createHash("sha256").update(readFileSync(path)).digest("hex")]);

/** Has a database look as if a later version had migrated it, and its comment say so. */
async function migrateFurther(db: Database, comment?: string): Promise<void> {
  const later = (await lastMigration()) + 1000;
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', ${later})`,
  );
  if (comment !== undefined)
    await db.execute(sql.raw(`comment on table drizzle.__drizzle_migrations is '${comment}, ${later}'`));
}

describeOnEachDatabase("data of a later version", (kind) => {
  let platform: TestPlatform;
  let folder: string;
  beforeEach(async () => {
    platform = await openTestPlatform(kind);
    folder = platform.config.DATA_DIR;
    await addUser(platform.db);
  });
  afterEach(() => platform.close());

  /** Starts the server on the data: its exit code, and what it complained of. */
  async function start() {
    const made = await makeServerFolder();
    const env = { ...process.env, ...platform.environment, PORT: "0", WEB_DIST: join(made, "web") };
    const { status, stderr } = spawnSync(process.execPath, [program], { env, encoding: "utf8" });
    rmSync(made, { recursive: true });
    return { status, stderr };
  }

  test("in a data folder: the server says which version wrote it and what to do, and changes no file", async () => {
    await platform.suspend();
    writeFileSync(
      join(folder, "written-by.json"),
      JSON.stringify({ version: "9.8.7", migration: (await lastMigration()) + 1 }),
    );
    const before = contentsOf(folder);
    expect(await start()).toEqual({
      status: 1,
      stderr:
        `Tintery 9.8.7 wrote the data folder ${folder}, which Tintery ${version} can’t read: ` +
        "start Tintery 9.8.7 or later, or restore a backup from before the upgrade.\n",
    });
    expect(contentsOf(folder)).toEqual(before);
  });

  test("in a database that was moved here: the same, by whatever means it is opened", async () => {
    await migrateFurther(platform.db, "Tintery 9.8.7");
    await platform.suspend();
    const { status, stderr } = await start();
    expect(status).toBe(1);
    expect(stderr).toMatch(
      new RegExp(
        `^Tintery 9\\.8\\.7 wrote the database .+, which Tintery ${version} can’t read: start Tintery 9\\.8\\.7 or later, .+\\.\\n$`,
      ),
    );
    const refused = { code: 5, stdout: "", stderr: `tintery: ${stderr}` };
    expect(await runAdmin(platform.environment, "migrate")).toEqual(refused);
    const database = openDatabase({
      url: platform.config.DATABASE_URL,
      folder: join(folder, "database"),
      report,
    });
    await expect((await database).begin()).rejects.toThrow("9.8.7");
    await (await database).close();
  });

  test("a version that is not known, or this one in a later state, is called a later version", async () => {
    await migrateFurther(platform.db);
    await platform.suspend();
    const { stderr } = await start();
    expect(stderr).toMatch(
      /^A later version of Tintery wrote the database .+: start that version, or .+\.\n$/,
    );
  });
});

const report = (error: unknown) => {
  throw error;
};

describeOnEachDatabase("data of this version", (kind) => {
  test("says by whom it was written, in its folder and in the database, and opens again", async () => {
    const platform = await openTestPlatform(kind);
    try {
      const folder = platform.config.DATA_DIR;
      const signed = JSON.parse(readFileSync(join(folder, "written-by.json"), "utf8"));
      expect(signed).toEqual({ version, migration: await lastMigration() });
      const { rows } = await platform.db.execute<{ comment: string }>(
        sql`select obj_description('drizzle.__drizzle_migrations'::regclass, 'pg_class') as comment`,
      );
      expect(rows).toEqual([{ comment: `Tintery ${version}, ${await lastMigration()}` }]);
      expect(readdirSync(folder).filter((name) => name.endsWith(".tmp"))).toEqual([]);
    } finally {
      await platform.close();
    }
  });
});
