import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { goodJpeg } from "@tintery/photos/testing";
import { expect, inject, test } from "vitest";
import { readConfig } from "../../platform/config.ts";
import { hashInKey } from "../../platform/files/file-key.ts";
import { namedKeys } from "../../platform/files/named-keys.ts";
import { openPlatform } from "../../platform/platform.ts";
import { runAdmin } from "../../testing/admin-command.ts";
import { eventually } from "../../testing/eventually.ts";
import { launchServer, makeServerFolder } from "../../testing/server-process.ts";
import { signUp } from "../../testing/test-account.ts";
import { type DatabaseKind, describeOnEachDatabase, makeTestDatabase } from "../../testing/test-platform.ts";
import { openTestServer, TestVisitor } from "../../testing/test-server.ts";
import { listenForAdmin } from "../listen.ts";

/** The words of a command in the operator's guide, by its name. */
async function wordsOf(name: string): Promise<string[]> {
  const guide = await readFile(new URL("../../../../../docs/operators.md", import.meta.url), "utf8");
  const [, words] =
    new RegExp(`<!-- drill: ${name} -->\\n\`\`\`sh\\nnpm run admin -- (.*)\\n\`\`\``).exec(guide) ?? [];
  if (!words) throw new Error(`The operator's guide has no command "${name}".`);
  return words.split(" ");
}

/** An empty place for a restore: a database of a kind, and a new data folder in `parent`. */
async function makeEmpty(kind: DatabaseKind, parent: string) {
  const database = await makeTestDatabase(kind);
  return { ...database, environment: { ...database.environment, DATA_DIR: join(parent, `data-${kind}`) } };
}

/** Opens every file that a row names; answers how many there are. */
async function openEveryFile(environment: Record<string, string>): Promise<number> {
  const platform = await openPlatform(readConfig(environment));
  try {
    await platform.begin();
    const { rows } = await platform.db.execute<{ key: string }>(namedKeys);
    for (const { key } of rows) {
      const bytes = await platform.files.read(key);
      expect([key, createHash("sha256").update(bytes).digest("hex")]).toEqual([key, hashInKey(key)]);
    }
    return rows.length;
  } finally {
    await platform.close();
  }
}

/** Pictures that begin while a backup is made: a slow machine could begin hundreds. */
const maxMeanwhile = 8;

const kinds: DatabaseKind[] = ["pglite", "postgres"];

describeOnEachDatabase("the restore drill of the operator's guide", (kind) => {
  test("brings accounts, pictures and credits back, also those made meanwhile, on either database", async () => {
    const folder = await mkdtemp(join(tmpdir(), "tintery-backup-"));
    const server = await openTestServer(kind, { IN_FLIGHT_PER_VISITOR: "1000", MOST_WAITING: "1000" });
    const { platform, images } = server;
    const environment = platform.environment;
    const listening = kind === "pglite" ? await listenForAdmin({ platform, images, environment }) : null;
    const hasPostgres = inject("testDatabases").postgresTemplate !== null;
    const targets = kinds.filter((each) => each === "pglite" || hasPostgres);
    const empty = await Promise.all(targets.map((target) => makeEmpty(target, folder)));
    try {
      const visitor = server.visitor();
      const email = await signUp(server, visitor);
      const photo = await goodJpeg();
      const upload = async () =>
        (await visitor.uploadColoring(photo, { fields: { type: "simple" } })).json.id as string;
      const ready = await upload();
      await server.startWorker();
      await visitor.settled(ready);
      const picture = await visitor.get((await visitor.view(ready)).options.images.thumbnail!);

      // pictures begin, and become ready, while it runs
      const backups = join(folder, "backups");
      const words = (await wordsOf("backup")).map((word) => word.replace("/mnt/backups", backups));
      let ended = false;
      const backup = runAdmin(environment, ...words).finally(() => (ended = true));
      const meanwhile: string[] = [];
      while (!ended && meanwhile.length < maxMeanwhile) meanwhile.push(await upload());
      expect(await backup).toMatchObject({ code: 0 });
      expect(meanwhile.length).toBeGreaterThan(0);
      const made = (await readdir(backups)).sort();
      expect(made).toEqual([
        expect.stringMatching(/^tintery-.*Z\.secrets$/),
        expect.stringMatching(/^tintery-.*Z\.tar$/),
      ]);
      for (const name of made) expect((await stat(join(backups, name))).mode & 0o777).toBe(0o600);
      const credits = (await visitor.get("/app/get-user-data")).json.credits;
      expect(credits).toEqual(expect.any(Number));

      for (const { environment: after } of empty) {
        const restore = (await wordsOf("restore")).map((word) =>
          word.startsWith("/mnt/") ? join(backups, made[1]!) : word,
        );
        const restored = await runAdmin(after, ...restore, "--json");
        expect([restored.code, restored.stderr]).toEqual([0, expect.any(String)]);
        const facts = JSON.parse(restored.stdout);
        expect(facts).toMatchObject({ missing: [], secret: true, rows: { "public.users": 1 } });
        expect(await openEveryFile(after)).toBeGreaterThanOrEqual(facts.files);
        // what is there now is not overwritten
        expect(await runAdmin(after, ...restore)).toMatchObject({ code: 5 });
      }

      const web = await makeServerFolder();
      const again = launchServer(web, empty[0]!.environment);
      try {
        const { lines, child } = again;
        await eventually(
          async () => lines.some((line) => line.startsWith("payments")) || child.exitCode !== null,
        );
        const back = new TestVisitor(again.url);
        back.cookie = visitor.cookie;
        expect(JSON.parse((await back.get("/app/account")).text).email).toBe(email);
        const view = await back.view(ready);
        expect(view.status).toBe("ready");
        const same = await back.get(view.options.images.thumbnail!);
        expect(same.bytes.equals(picture.bytes)).toBe(true);
        // what waited, or was being made, is made
        const items: { id: string }[] = (await back.get("/ajax/images")).json.items;
        for (const { id } of items) expect(await back.settled(id)).toMatchObject({ id, status: "ready" });
        const next = (await back.uploadColoring(photo, { fields: { type: "simple" } })).json.id;
        expect((await back.settled(next)).status).toBe("ready");
      } finally {
        again.child.kill("SIGTERM");
        await again.ended;
        await rm(web, { recursive: true, force: true });
      }
    } finally {
      for (const each of empty) await each.remove();
      await listening?.();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
