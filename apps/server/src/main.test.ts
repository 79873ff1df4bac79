import { spawn } from "node:child_process";
import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { goodJpeg } from "@tintery/photos/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eventually } from "./testing/eventually.ts";
import {
  launchServer,
  makeServerFolder,
  program,
  type ServerProcess,
  startServer,
} from "./testing/server-process.ts";
import { describeOnEachDatabase, makeTestDatabase } from "./testing/test-platform.ts";
import { TestVisitor } from "./testing/test-server.ts";

describeOnEachDatabase(
  "pages and conversions in processes of their own",
  (kind) => {
    test("one takes the upload in, the other converts it, and the first one tells", async () => {
      const database = await makeTestDatabase(kind);
      const folder = await makeServerFolder();
      const variables = { ...database.environment, REQUESTS_PER_MINUTE: "100000" };
      const web = await startServer(folder, { ...variables, ROLE: "web" });
      const worker = await startServer(folder, { ...variables, ROLE: "worker", MONITORING_PORT: "0" });
      try {
        expect(web.lines.find((line) => line.startsWith("workers"))).toContain("none in this process");
        const visitor = new TestVisitor(web.url);
        const { id } = (await visitor.upload(await goodJpeg())).json;
        const { text } = await visitor.get(`/ajax/image/${id}/events`);
        const last = text.trim().split("\n\n").at(-1)!;
        expect(JSON.parse(last.replace(/^data: /, ""))).toMatchObject({ id, status: "ready" });
        // a worker has no pages, and tells what it does on a port of its own
        const watch = worker.lines.flatMap((line) => /^watch +(http:\S+)\/metrics/.exec(line)?.[1] ?? [])[0]!;
        const monitor = new TestVisitor(watch);
        expect((await monitor.get("/healthz")).json).toMatchObject({ ok: true });
        expect((await monitor.get("/readyz")).json).toMatchObject({ ready: true });
        const done = 'tintery_conversions_total{kind="paint-by-numbers",outcome="done"} 1';
        expect((await monitor.get("/metrics")).text).toContain(done);
        expect((await monitor.get("/")).status).toBe(404);
      } finally {
        for (const { child, ended } of [web, worker]) {
          child.kill("SIGTERM");
          expect(await ended).toBe(0);
        }
        await rm(folder, { recursive: true, force: true });
        await database.remove();
      }
    });
  },
  ["postgres"],
);

test("on a new embedded database the first page is there as soon as the server says where it is", async () => {
  const folder = await makeServerFolder();
  const server = launchServer(folder);
  try {
    await eventually(() => server.url !== "" || server.child.exitCode !== null);
    expect((await fetch(server.url)).status).toBe(200);
  } finally {
    server.child.kill("SIGKILL");
    await server.ended;
    await rm(folder, { recursive: true, force: true });
  }
});

describe("a server process on its embedded database", () => {
  let folder: string;
  let server: ServerProcess;
  beforeAll(async () => {
    folder = await makeServerFolder();
    // what an older version may have left: open for everybody on the machine
    await mkdir(join(folder, "data", "outbox"), { recursive: true, mode: 0o755 });
    await writeFile(join(folder, "data", "outbox", "old.eml"), "a letter", { mode: 0o644 });
    server = await startServer(folder);
  });
  afterAll(async () => {
    server.child.kill("SIGKILL");
    await server.ended;
    await rm(folder, { recursive: true, force: true });
  });

  test("says where it is and what it stands on, a line each", async () => {
    const names = () => server.lines.map((line) => line.split(" ")[0]);
    // the last one comes when sandboxes have been tried
    await expect
      .poll(names)
      .toEqual([
        "Tintery",
        "inbox",
        "database",
        "files",
        "workers",
        "mail",
        "payments",
        "painter",
        "sandbox",
      ]);
  });

  test("answers those who watch on a port of their own alone, where one is named", async () => {
    const other = await makeServerFolder();
    const watched = await startServer(other, { MONITORING_PORT: "0" });
    try {
      const [address = ""] = watched.lines.flatMap(
        (line) => /^watch +(http:\S+)\/metrics/.exec(line)?.[1] ?? [],
      );
      for (const path of ["/healthz", "/readyz", "/metrics"]) {
        expect([path, (await fetch(address + path)).status]).toEqual([path, 200]);
        expect([path, (await fetch(watched.url + path)).status]).toEqual([path, 404]);
      }
    } finally {
      watched.child.kill("SIGTERM");
      expect(await watched.ended).toBe(0);
      await rm(other, { recursive: true, force: true });
    }
  });

  test("goes on without commands where its folder takes no socket, and warns", async () => {
    const other = await makeServerFolder();
    // nothing that a dead server left, and nothing that can be replaced
    await mkdir(join(other, "data", "admin.socket"), { recursive: true });
    const alone = await startServer(other, { LOG_LEVEL: "warn" });
    try {
      expect(alone.lines.filter((line) => line.includes("commands cannot reach the server"))).toHaveLength(1);
      expect((await fetch(`${alone.url}/readyz`)).status).toBe(200);
    } finally {
      alone.child.kill("SIGTERM");
      expect(await alone.ended).toBe(0);
      await rm(other, { recursive: true, force: true });
    }
  });

  test("keeps everything to its own user, also what was there before", async () => {
    const visitor = new TestVisitor(server.url);
    await visitor.settled((await visitor.upload(await goodJpeg())).json.id);
    const data = join(folder, "data");
    // what a job works with goes while it is looked at
    const entries = await eventually(() =>
      readdir(data, { recursive: true, withFileTypes: true }).then(
        (found) => !found.some(({ parentPath, name }) => `${parentPath}/${name}`.includes("/.tmp/")) && found,
        () => false as const,
      ),
    );
    const modes = await Promise.all(
      entries.map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        const { mode } = await stat(path);
        return [path.slice(data.length), (mode & 0o077).toString(8)];
      }),
    );
    expect(modes.map(([path]) => path)).toEqual(
      expect.arrayContaining(["/outbox/old.eml", "/auth-secret", "/database/pg/PG_VERSION"]),
    );
    expect(modes.filter(([path]) => path!.startsWith("/files/images/")).length).toBeGreaterThan(3);
    expect(modes.filter(([, open]) => open !== "0")).toEqual([]);
    expect((await stat(data)).mode & 0o777).toBe(0o700);
  });

  test("killed in the middle of a conversion and started again, it has lost nothing", async () => {
    const before = new TestVisitor(server.url);
    const photo = await goodJpeg();
    const ids: string[] = [];
    for (let sent = 0; sent < 3; sent++) ids.push((await before.upload(photo)).json.id);
    await eventually(async () => (await before.view(ids[0]!)).progress.stage !== null);
    server.child.kill("SIGKILL");
    await server.ended;
    server = await startServer(folder);
    const after = new TestVisitor(server.url);
    after.cookie = before.cookie;
    for (const id of ids) expect(await after.settled(id)).toMatchObject({ id, status: "ready" });
    expect((await after.get("/ajax/images")).json.items).toHaveLength(3);
  });

  test("a second process on the same folder is told so in a sentence", async () => {
    const second = spawn(process.execPath, [program], {
      env: { DATA_DIR: join(folder, "data"), PORT: "0", LOG_LEVEL: "silent" },
      stdio: ["ignore", "ignore", "pipe"],
    });
    let words = "";
    second.stderr.setEncoding("utf8").on("data", (text: string) => {
      words += text;
    });
    expect(await new Promise((resolve) => second.once("close", resolve))).toBe(1);
    expect(words.trim().split("\n")).toHaveLength(1);
    expect(words).toContain(join(folder, "data"));
  });

  test("asked to stop, it finishes what runs and ends well", async () => {
    const visitor = new TestVisitor(server.url);
    const { id } = (await visitor.upload(await goodJpeg())).json;
    await eventually(async () => (await visitor.view(id)).status === "processing");
    const { cookie } = visitor;
    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(0);
    server = await startServer(folder);
    const later = new TestVisitor(server.url);
    later.cookie = cookie;
    expect((await later.settled(id)).status).toBe("ready");
  });
});
