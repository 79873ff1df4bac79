import { spawnSync, type StdioOptions } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { goodJpeg } from "@tintery/photos/testing";
import { expect, inject, test } from "vitest";
import { signUp } from "./testing/test-account.ts";
import { describeOnEachDatabase, makeTestDatabase } from "./testing/test-platform.ts";
import { launchServer, makeServerFolder } from "./testing/server-process.ts";
import { openTestServer, TestVisitor } from "./testing/test-server.ts";
import { eventually } from "./testing/eventually.ts";
import { findPostgres } from "./testing/throw-away-postgres.ts";

/** The commands of the operator's guide, by their names. */
async function commandsOf(name: string): Promise<string> {
  const guide = await readFile(new URL("../../../docs/operators.md", import.meta.url), "utf8");
  const [, commands] =
    new RegExp(`<!-- drill: ${name} -->\\n\`\`\`sh\\n([\\s\\S]*?)\`\`\``).exec(guide) ?? [];
  if (!commands) throw new Error(`The operator's guide has no commands "${name}".`);
  return commands;
}

function run(commands: string, variables: Record<string, string>): void {
  const programs = findPostgres();
  const env = { ...process.env, ...variables, PATH: `${programs}:${process.env.PATH}` };
  // a bash that is begun by no other shell takes a socket as its input for a remote login, and reads the machine's bashrc
  const stdio: StdioOptions = ["ignore", "pipe", "pipe"];
  const { status, stderr } = spawnSync("bash", ["-euo", "pipefail", "-c", commands], { env, stdio });
  expect([status, String(stderr)]).toEqual([0, ""]);
}

describeOnEachDatabase("the restore drill of the operator's guide", (kind) => {
  test("brings accounts, pictures and credits back, and new pictures are made", async () => {
    const isPostgres = kind === "postgres" && inject("testDatabases").postgresTemplate !== null;
    const BACKUP = await mkdtemp(join(tmpdir(), "tintery-backup-"));
    const server = await openTestServer(kind);
    const empty = isPostgres ? await makeTestDatabase(kind) : null;
    const newData = join(BACKUP, "elsewhere", "data");
    try {
      // an account with a picture
      const visitor = server.visitor();
      const email = await signUp(server, visitor);
      const photo = await goodJpeg();
      const ready = (await visitor.uploadColoring(photo, { fields: { type: "simple" } })).json.id;
      await server.startWorker();
      await visitor.settled(ready);
      const picture = await visitor.get((await visitor.view(ready)).options.images.thumbnail!);
      const credits = (await visitor.get("/app/get-user-data")).json.credits;

      const before = { ...server.platform.environment, BACKUP };
      if (!isPostgres) await server.platform.suspend();
      run(await commandsOf(`backup ${kind}`), before);

      // everything is lost
      if (isPostgres) await server.platform.suspend();
      await rm(server.platform.environment.DATA_DIR!, { recursive: true, force: true });
      if (empty)
        run(
          `psql --quiet --command='drop schema public cascade; create schema public; drop schema if exists pgboss cascade; drop schema if exists drizzle cascade' "$DATABASE_URL"`,
          { ...empty.environment, PGOPTIONS: "--client-min-messages=warning" },
        );

      const after = { ...(empty ?? server.platform).environment, DATA_DIR: newData };
      await mkdir(join(BACKUP, "elsewhere"));
      run(await commandsOf(`restore ${kind}`), { ...after, BACKUP });
      const folder = await makeServerFolder();
      const again = launchServer(folder, after);
      try {
        const { lines, child } = again;
        const stands = () => lines.some((line) => line.startsWith("payments")) || child.exitCode !== null;
        await eventually(async () => (stands() ? true : undefined));
        const back = new TestVisitor(again.url);
        back.cookie = visitor.cookie;
        expect(JSON.parse((await back.get("/app/account")).text).email).toBe(email);
        const view = await back.view(ready);
        expect(view.status).toBe("ready");
        const same = await back.get(view.options.images.thumbnail!);
        expect(same.bytes.equals(picture.bytes)).toBe(true);
        expect((await back.get("/app/get-user-data")).json.credits).toBe(credits);
        const next = (await back.uploadColoring(photo, { fields: { type: "simple" } })).json.id;
        expect((await back.settled(next)).status).toBe("ready");
      } finally {
        again.child.kill("SIGTERM");
        await again.ended;
        await rm(folder, { recursive: true, force: true });
      }
    } finally {
      await empty?.remove();
      await server.close();
      await rm(BACKUP, { recursive: true, force: true });
    }
  });
});
