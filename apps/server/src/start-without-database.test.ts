import { mkdtemp, rm } from "node:fs/promises";
import { chmodSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { goodJpeg } from "@tintery/photos/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "./testing/eventually.ts";
import { launchServer, makeServerFolder, type ServerProcess } from "./testing/server-process.ts";
import { describeOnEachDatabase } from "./testing/test-platform.ts";
import { TestVisitor } from "./testing/test-server.ts";
import { findPostgres, makePostgres, type RestartablePostgres } from "./testing/throw-away-postgres.ts";

const saysAway = ({ lines }: ServerProcess) => /the database cannot be reached/.test(lines.join());

/** The database's own server is stopped here, so it is one of this file's own, beside that of the other tests. */
describeOnEachDatabase("processes whose database is away", () => {
  let folder: string;
  let home: string;
  let postgres: RestartablePostgres;
  const running: ServerProcess[] = [];
  const launch = (variables: Record<string, string>) => {
    const server = launchServer(folder, { DATABASE_URL: postgres.url, LOG_LEVEL: "warn", ...variables });
    running.push(server);
    return server;
  };
  const status = async (server: ServerProcess, path: string) => (await fetch(server.url + path)).status;
  const readiness = (server: ServerProcess) => status(server, "/readyz");

  beforeAll(async () => {
    folder = await makeServerFolder();
    home = await mkdtemp(join(tmpdir(), "tintery-postgres-"));
    // the server's user must be able to pass through
    chmodSync(home, 0o711);
    postgres = await makePostgres(findPostgres()!, home);
  });
  afterAll(async () => {
    for (const { child, ended } of running) {
      child.kill("SIGKILL");
      await ended;
    }
    await postgres.stop();
    for (const made of [folder, home]) await rm(made, { recursive: true, force: true });
  });

  test("wait, say so, and are there when it is; the same when it goes away and comes back", async () => {
    const web = launch({ ROLE: "web" });
    const worker = launch({ ROLE: "worker" });
    const page = async (path: string) => (await new TestVisitor(web.url).get(path)).text;
    await eventually(() => web.url !== "" && saysAway(worker));
    expect(await status(web, "/healthz")).toBe(200);
    expect(await readiness(web)).toBe(503);
    expect((await new TestVisitor(web.url).get("/readyz")).json.checks.database.ok).toBe(false);
    expect(await page("/metrics")).toMatch(/^tintery_database_up 0$/m);
    expect((await new TestVisitor(web.url).upload(await goodJpeg())).json).toMatchObject({
      code: "database_away",
    });
    // the home page stands, without samples; others say what is the matter
    expect([await status(web, "/"), await status(web, "/app/catalog")]).toEqual([200, 503]);
    await eventually(() => saysAway(web));
    // a sentence a try, and no stack
    for (const { lines } of [web, worker]) expect(lines.join()).not.toMatch(/ {4}at /);

    await postgres.start();
    await eventually(async () => (await readiness(web)) === 200);
    expect(await page("/metrics")).toMatch(/^tintery_database_up 1$/m);
    const visitor = new TestVisitor(web.url);
    const { id } = (await visitor.upload(await goodJpeg())).json;
    expect(await visitor.settled(id)).toMatchObject({ status: "ready" });

    await postgres.stop();
    expect([await readiness(web), await status(web, "/healthz")]).toEqual([503, 200]);
    expect(await status(web, "/metrics")).toBe(200);
    expect((await visitor.get(`/ajax/image/${id}`)).json).toMatchObject({ code: "database_away" });
    expect(await status(web, "/")).toBe(200);
    await postgres.start();
    await eventually(async () => (await readiness(web)) === 200);
    const again = (await visitor.upload(await goodJpeg())).json.id;
    expect(await visitor.settled(again)).toMatchObject({ status: "ready" });

    for (const { child, ended } of [web, worker]) {
      child.kill("SIGTERM");
      expect(await ended).toBe(0);
    }
    await postgres.stop();
  });

  test.each(["all", "web", "worker"])("stop well while they wait: %s", async (ROLE) => {
    const server = launch({ ROLE });
    await eventually(() => saysAway(server));
    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(0);
  });
}, ["postgres"]);
