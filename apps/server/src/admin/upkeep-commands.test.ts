import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keeping } from "@tintery/contract";
import pg from "pg";
import { expect, test } from "vitest";
import { ImageChanges } from "../images/image-changes.ts";
import { openDatabase } from "../platform/database/open-database.ts";
import { copyMigrationsUntil, knownMigrations } from "../platform/database/versions.ts";
import { fileKey } from "../platform/files/file-key.ts";
import { newId } from "../platform/new-id.ts";
import { runAdmin } from "../testing/admin-command.ts";
import { describeOnEachDatabase, makeTestDatabase, openTestPlatform } from "../testing/test-platform.ts";
import { listenForAdmin } from "./listen.ts";

describeOnEachDatabase("the command that brings tables up to date", (kind) => {
  test("makes them, updates older ones, which other commands leave alone, and does nothing more", async () => {
    const database = await makeTestDatabase(kind);
    const folder = await mkdtemp(join(tmpdir(), "tintery-older-"));
    const environment: Record<string, string> = {
      ...database.environment,
      DATA_DIR: join(folder, "data"),
    };
    try {
      const url = environment.DATABASE_URL;
      if (url) {
        const client = new pg.Client(url);
        await client.connect();
        await client.query(
          "drop schema public cascade; create schema public; drop schema drizzle, pgboss cascade",
        );
        await client.end();
      }
      expect(await runAdmin(environment, "users", "list")).toMatchObject(
        kind === "postgres"
          ? { code: 5, stderr: expect.stringContaining("tintery admin migrate") }
          : { code: 3, stderr: expect.stringContaining("no database") },
      );
      const known = await knownMigrations();
      const [older, newest] = known.slice(-2);
      await copyMigrationsUntil(older!.when, join(folder, "older"));
      const opened = await openDatabase({
        url,
        folder: join(folder, "data", "database"),
        report: () => {},
      });
      await opened.begin(join(folder, "older"));
      await opened.close();
      expect(await runAdmin(environment, "backup", join(folder, "older.tar"))).toMatchObject({ code: 0 });

      const run = async () => JSON.parse((await runAdmin(environment, "migrate", "--json")).stdout);
      expect(await run()).toEqual({ applied: [newest!.tag] });
      expect(await run()).toEqual({ applied: [] });
      expect((await runAdmin(environment, "users", "list")).stdout).toBe("No accounts.\n");

      // the backup of older tables becomes one of today’s
      const into = { DATA_DIR: join(folder, "restored"), LOG_LEVEL: "silent" };
      expect(await runAdmin(into, "restore", join(folder, "older.tar"))).toMatchObject({ code: 0 });
      expect((await runAdmin(into, "users", "list")).stdout).toBe("No accounts.\n");
    } finally {
      await rm(folder, { recursive: true, force: true });
      await database.remove();
    }
  });
});

test("tables that another process has are only up to date if a server says so", async () => {
  const platform = await openTestPlatform("pglite");
  try {
    expect(await runAdmin(platform.environment, "migrate")).toMatchObject({
      code: 4,
      stdout: "",
      stderr: expect.stringContaining("Another process"),
    });
    const { environment } = platform;
    const stop = await listenForAdmin({ platform, images: { changes: new ImageChanges() }, environment });
    expect(await runAdmin(environment, "migrate")).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("The server runs"),
    });
    await stop();
  } finally {
    await platform.close();
  }
});

test("commands make no folder and no database where no server has been", async () => {
  const folder = await mkdtemp(join(tmpdir(), "tintery-nowhere-"));
  try {
    const commands = [["doctor"], ["users", "list"], ["prune"], ["backup", join(folder, "backup.tar")]];
    for (const DATA_DIR of [join(folder, "data"), folder])
      for (const words of commands)
        expect(await runAdmin({ DATA_DIR, LOG_LEVEL: "silent" }, ...words)).toMatchObject({
          code: words[0] === "doctor" ? 6 : 3,
        });
    const left = await readdir(folder);
    expect(left).not.toContain("data");
    expect(left).not.toContain("database");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

describeOnEachDatabase("the command that sweeps", (kind) => {
  test("deletes a stray file once it is old, and tells", async () => {
    const platform = await openTestPlatform(kind);
    try {
      const body = Buffer.from("a file that no row names");
      const sha256 = createHash("sha256").update(body).digest("hex");
      const keyOf = (name: string) => fileKey({ imageId: newId(), name, sha256, extension: "bin" });
      const [old, young] = [keyOf("old"), keyOf("young")];
      for (const key of [old, young]) await platform.files.put(key, body, { size: body.length, sha256 });
      const day = 24 * 3600;
      const before = Date.now() / 1000 - (keeping.strayFiles.days + 1) * day;
      await utimes(join(platform.environment.DATA_DIR!, "files", old), before, before);
      await platform.suspend();
      const { code, stdout } = await runAdmin(platform.environment, "prune", "--json");
      expect([code, JSON.parse(stdout)]).toEqual([0, expect.objectContaining({ orphans: 1 })]);
    } finally {
      await platform.close();
    }
  });
});
