import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { createServer } from "node:http";
import { pipeline } from "node:stream/promises";
import type { AddressInfo } from "node:net";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { goodJpeg } from "@tintery/photos/testing";
import { pack } from "tar-stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../../platform/config.ts";
import { images } from "../../platform/database/schema/images.ts";
import { knownMigrations } from "../../platform/database/versions.ts";
import { fileKey } from "../../platform/files/file-key.ts";
import { openFiles } from "../../platform/files/open-files.ts";
import { newId } from "../../platform/new-id.ts";
import { runAdmin, startAdmin } from "../../testing/admin-command.ts";
import { program } from "../../testing/server-process.ts";
import { openTestPlatform } from "../../testing/test-platform.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";
import { startS3, type ThrowAwayS3 } from "../../testing/throw-away-s3.ts";
import { spawnSync } from "node:child_process";
import { listenForAdmin } from "../listen.ts";
import { entries, formatVersion } from "./archive-format.ts";

describe("a backup", () => {
  let folder: string;
  let server: TestServer;
  let stop: () => Promise<void>;
  let environment: Record<string, string>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "tintery-backups-"));
    server = await openTestServer("pglite");
    const { platform } = server;
    environment = platform.environment;
    stop = await listenForAdmin({ platform, images: server.images, environment });
    const visitor = server.visitor();
    await server.startWorker();
    await visitor.settled(
      (await visitor.uploadColoring(await goodJpeg(), { fields: { type: "simple" } })).json.id,
    );
  });
  afterAll(async () => {
    await stop();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  const backUpTo = async (name: string) => {
    const path = join(folder, name);
    expect(await runAdmin(environment, "backup", path)).toMatchObject({
      code: 0,
      stderr: expect.any(String),
    });
    return path;
  };
  const restoreInto = (name: string, ...words: string[]) =>
    runAdmin({ DATA_DIR: join(folder, name), LOG_LEVEL: "silent" }, "restore", ...words);

  test("replaces nothing, and keeps the newest ones only where it is told so", async () => {
    const path = await backUpTo("one.tar");
    expect(await runAdmin(environment, "backup", path)).toMatchObject({ code: 5 });
    expect(await runAdmin(environment, "backup", path, "--keep", "2")).toMatchObject({ code: 2 });
    const nightly = `${join(folder, "nightly")}/`;
    expect((await runAdmin(environment, "backup", nightly, "--keep", "2")).code).toBe(0);
    const older = ["tintery-2026-01-01T03-00-00Z", "tintery-2026-01-02T03-00-00Z"];
    for (const name of older)
      for (const end of [".tar", ".secrets"]) await writeFile(join(nightly, name + end), "");
    await writeFile(join(nightly, "notes.txt"), "");
    const { stdout } = await runAdmin(environment, "backup", nightly, "--keep", "2", "--json");
    expect(JSON.parse(stdout).removed).toEqual(older.map((name) => `${name}.tar`));
    const next = await runAdmin(environment, "backup", nightly, "--keep", "2");
    expect(next.stdout).toContain("\nDeleted 1 older backup.\n");
    const left = await readdir(nightly);
    expect(left.filter((name) => name.endsWith(".tar"))).toHaveLength(2);
    expect(left.filter((name) => name.endsWith(".secrets"))).toHaveLength(2);
    expect(left).toContain("notes.txt");
  });

  test("without files that rows name says which, ends with a code, and deletes no older one", async () => {
    const nightly = `${join(folder, "lossy")}/`;
    expect((await runAdmin(environment, "backup", nightly)).code).toBe(0);
    const before = await readdir(nightly);
    const { db } = server.platform;
    const key = `images/00/gone/source-${"0".repeat(64)}.jpg`;
    const [{ sourceKey } = { sourceKey: "" }] = await db.select().from(images);
    await db.update(images).set({ sourceKey: key });
    const lossy = await runAdmin(environment, "backup", nightly, "--keep", "1", "--json");
    await db.update(images).set({ sourceKey });
    expect(lossy.code).toBe(8);
    expect(JSON.parse(lossy.stdout)).toMatchObject({ lost: [key], missing: [], removed: [] });
    expect(await readdir(nightly)).toEqual(expect.arrayContaining(before));
  });

  test("that was killed leaves nothing under its name but a whole one", async () => {
    const path = join(folder, "killed.tar");
    const running = startAdmin(environment, "backup", path);
    await running.says(/Reading/);
    running.kill("SIGKILL");
    await running.ended;
    const found = await stat(path).catch(() => null);
    if (found) expect((await restoreInto("killed", path)).code).toBe(0);
    // another one isn't held up by what was left
    await rm(path, { force: true });
    await rm(join(folder, "killed.secrets"), { force: true });
    await backUpTo("killed.tar");
  });

  test("that is cut short or damaged is refused, and no server starts on what was restored of it", async () => {
    const path = await backUpTo("whole.tar");
    const whole = await readFile(path);
    const damaged = join(folder, "damaged.tar");
    const changed = Buffer.from(whole);
    // in the middle of the largest entry: a file
    changed[whole.length - 20_000]! ^= 1;
    await writeFile(damaged, changed);
    expect(await restoreInto("of-damaged", damaged)).toMatchObject({
      code: 8,
      stderr: expect.stringContaining(" 1 file isn’t what it was: "),
    });
    const started = spawnSync(process.execPath, [program], {
      env: { DATA_DIR: join(folder, "of-damaged"), PORT: "0", LOG_LEVEL: "silent" },
    });
    expect([started.status, String(started.stderr)]).toEqual([1, expect.stringContaining("hasn’t finished")]);
    expect((await restoreInto("of-damaged", path)).code).toBe(0);

    for (const share of [0.1, 0.5, 0.99]) {
      await writeFile(damaged, whole);
      await truncate(damaged, Math.floor(whole.length * share));
      expect([share, (await restoreInto(`cut-${share}`, damaged)).code]).toEqual([share, 8]);
    }
    await writeFile(damaged, "no backup");
    expect((await restoreInto("none", damaged)).code).toBe(8);
    expect((await restoreInto("none", join(folder, "missing.tar"))).code).toBe(7);
  });

  test("has its secret elsewhere, and says what its absence costs", async () => {
    const path = join(folder, "apart.tar");
    const secrets = join(folder, "elsewhere");
    // another night’s is there already
    await writeFile(secrets, "AUTH_SECRET=of another night");
    expect((await runAdmin(environment, "backup", path, "--secrets", secrets)).code).toBe(0);
    const secret = await readFile(join(environment.DATA_DIR!, "auth-secret"), "utf8");
    expect(await readFile(secrets, "utf8")).toBe(`AUTH_SECRET=${secret}\n`);
    expect((await readFile(path)).includes(secret)).toBe(false);
    expect((await restoreInto("without", path)).stdout).toContain("must sign in again");
    expect((await restoreInto("with", path, "--secrets", secrets)).stdout).toContain("stay signed in");
    expect(await readFile(join(folder, "with", "auth-secret"), "utf8")).toBe(secret);
  });

  test("replaces nothing but another secret with its secret", async () => {
    const path = join(folder, "careful.tar");
    const other = join(folder, "other.txt");
    await writeFile(other, "PATH=/usr/bin\n");
    expect(await runAdmin(environment, "backup", path, "--secrets", other)).toMatchObject({ code: 5 });
    expect(await readFile(other, "utf8")).toBe("PATH=/usr/bin\n");
    expect(await readdir(folder)).not.toContain("careful.tar");
  });

  test("with a key that no file can have is refused", async () => {
    const archive = pack();
    const known = await knownMigrations();
    archive.entry(
      { name: entries.manifest },
      JSON.stringify({
        format: formatVersion,
        made: new Date().toISOString(),
        migrations: known.map(({ when }) => when),
        tables: [],
      }),
    );
    archive.entry({ name: `${entries.files}../outside` }, "outside");
    archive.finalize();
    const path = join(folder, "foreign.tar");
    await pipeline(archive, createWriteStream(path));
    expect(await restoreInto("of-foreign", path)).toMatchObject({
      code: 8,
      stderr: expect.stringContaining("../outside"),
    });
  });

  test("fills a folder that only a disk and a doctor were in", async () => {
    const path = await backUpTo("fresh.tar");
    await mkdir(join(folder, "fresh", "lost+found"), { recursive: true });
    await runAdmin({ DATA_DIR: join(folder, "fresh"), LOG_LEVEL: "silent" }, "doctor");
    expect(await restoreInto("fresh", path)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("\n1 account or guest, 1 picture, 0 coloring books, 0 orders.\n"),
    });
  });

  test("that a bucket refuses says so", async () => {
    const store = createServer((request, response) => {
      request.resume();
      request.once("end", () => {
        const lists = request.url?.includes("list-type") === true;
        const refused = request.method === "GET" ? 404 : 403;
        response.writeHead(lists ? 200 : refused, { "content-type": "application/xml" });
        response.end(
          lists
            ? "<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>"
            : `<Error><Code>${refused === 404 ? "NoSuchKey" : "AccessDenied"}</Code><Message>Access Denied</Message></Error>`,
        );
      });
    });
    const port = await new Promise<number>((resolve) => {
      store.listen(0, "127.0.0.1", () => resolve((store.address() as AddressInfo).port));
    });
    const platform = await openTestPlatform("pglite", {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: "key",
      S3_SECRET_ACCESS_KEY: "secret",
    });
    try {
      await platform.suspend();
      expect(await runAdmin(platform.environment, "backup", "s3://full/backups/")).toMatchObject({
        code: 7,
        stderr: expect.stringMatching(/We can’t write s3:\/\/full\/backups\/tintery-.*Access Denied/),
      });
    } finally {
      await platform.close();
      store.close();
    }
  });

  test("goes to a bucket and comes back from there", async () => {
    const store: ThrowAwayS3 = await startS3();
    try {
      const { S3_BUCKET: bucket, ...place } = store.environment;
      const address = `s3://${bucket}/backups/`;
      // the server’s own settings count: one that is stopped has those of the command
      const other = await openTestServer("pglite", place);
      const parts = { images: other.images, platform: other.platform, environment: {} };
      const stopOther = await listenForAdmin(parts);
      const { code, stdout } = await runAdmin(other.platform.environment, "backup", address, "--json");
      await stopOther();
      await other.close();
      expect(code).toBe(0);
      const { file, secrets } = JSON.parse(stdout);
      expect([file, secrets]).toEqual([
        expect.stringMatching(/^s3:\/\/tintery-test\/backups\/tintery-.*\.tar$/),
        expect.stringMatching(/^s3:\/\/tintery-test\/backups\/tintery-.*\.secrets$/),
      ]);
      const into = { ...place, DATA_DIR: join(folder, "of-bucket") };
      expect(await runAdmin(into, "restore", file)).toMatchObject({
        code: 0,
        stdout: expect.stringContaining("stay signed in"),
      });
      // the pictures of another server can be there
      const shared = { ...into, DATA_DIR: join(folder, "of-shared"), S3_BUCKET: bucket };
      const pictures = await openFiles(readConfig(shared));
      const sha256 = createHash("sha256").update("theirs").digest("hex");
      const key = fileKey({ imageId: newId(), name: "source", sha256, extension: "jpg" });
      await pictures.put(key, Buffer.from("theirs"), { size: 6, sha256 });
      await pictures.close();
      expect(await runAdmin(shared, "restore", file)).toMatchObject({
        code: 5,
        stderr: expect.stringContaining("--same-bucket"),
      });
      expect(await runAdmin(shared, "restore", file, "--same-bucket")).toMatchObject({ code: 0 });
    } finally {
      await store.stop();
    }
  });
});
