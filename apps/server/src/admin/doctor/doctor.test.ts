import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runAdmin } from "../../testing/admin-command.ts";
import { makeServerFolder, startServer } from "../../testing/server-process.ts";
import { describeOnEachDatabase, makeTestDatabase } from "../../testing/test-platform.ts";
import { startS3 } from "../../testing/throw-away-s3.ts";

function freePort(): Promise<string> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(String(typeof address === "object" && address?.port)));
    });
  });
}

/** Starts a server that knows its port beforehand; another program can take a port that was free, and then it is another one. */
async function startOnFreePort(folder: string, variables: Record<string, string>) {
  for (let tries = 0; tries < 5; tries++) {
    const PORT = await freePort();
    const environment = { ...variables, PORT, PUBLIC_URL: `http://127.0.0.1:${PORT}` };
    const server = await startServer(folder, environment);
    if (server.child.exitCode === null) return { server, environment };
  }
  throw new Error("No server started on a port that was free.");
}

/** The findings by what they are about; of several, the last one. */
function statesOf(stdout: string): Record<string, string> {
  const { findings }: { findings: { about: string; state: string }[] } = JSON.parse(stdout);
  return Object.fromEntries(findings.map(({ about, state }) => [about, state]));
}

describeOnEachDatabase("the doctor", (kind) => {
  test("finds a running server well, reads its settings, and sends a letter", async () => {
    const database = await makeTestDatabase(kind);
    const folder = await makeServerFolder();
    const variables: Record<string, string> = {
      ...database.environment,
      DATABSE_URL: "postgres://elsewhere",
    };
    const { server, environment } = await startOnFreePort(folder, variables);
    try {
      const found = await runAdmin(environment, "doctor", "--letter", "you@example.org", "--json");
      expect(statesOf(found.stdout)).toEqual({
        settings: "warn",
        database: "ok",
        tables: "ok",
        clock: "ok",
        files: "ok",
        disk: "ok",
        mail: "ok",
        sandbox: expect.stringMatching(/^(ok|warn)$/),
        painter: "ok",
        proxy: "ok",
      });
      expect(found.code).toBe(0);
      expect(found.stdout).toContain("Did you mean DATABASE_URL?");
      const outbox = join(variables.DATA_DIR!, "outbox");
      const [letter = ""] = await readdir(outbox);
      expect(await readFile(join(outbox, letter), "utf8")).toContain("To: you@example.org");
      const { stdout } = await runAdmin(environment, "doctor");
      expect(stdout).toMatch(/^warn +settings +Nothing reads DATABSE_URL\.\n +→ Did you mean/);
    } finally {
      server.child.kill("SIGTERM");
      await server.ended;
      await rm(folder, { recursive: true, force: true });
      await database.remove();
    }
  });
});

test("the doctor says all that is wrong, and what to do, where nothing works", async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), "tintery-ill-"));
  const nowhere = "127.0.0.1:9";
  try {
    const ill = {
      DATA_DIR,
      DATABASE_URL: `postgres://${nowhere}/tintery`,
      PUBLIC_URL: `http://${nowhere}`,
      SMTP_URL: `smtp://${nowhere}`,
      PAINTER: "automatic1111",
      PAINTER_URL: `http://${nowhere}`,
      S3_BUCKET: "none",
      S3_ENDPOINT: `http://${nowhere}`,
      S3_ACCESS_KEY_ID: "key",
      S3_SECRET_ACCESS_KEY: "secret",
    };
    const found = await runAdmin(ill, "doctor", "--json");
    expect(found.code).toBe(6);
    expect(statesOf(found.stdout)).toMatchObject({
      database: "fail",
      files: "fail",
      disk: "fail",
      mail: "fail",
      painter: "fail",
      proxy: "fail",
    });
    expect(found.stdout).not.toContain('"secret"');
    const wrong = await runAdmin({ DATA_DIR, PORT: "many" }, "doctor");
    expect([wrong.code, wrong.stdout]).toEqual([6, expect.stringMatching(/^fail +settings +PORT must/)]);
  } finally {
    await rm(DATA_DIR, { recursive: true, force: true });
  }
});

test("the doctor writes to a bucket and leaves nothing there", async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), "tintery-bucket-"));
  const store = await startS3();
  try {
    const found = await runAdmin({ ...store.environment, DATA_DIR, FREE_DISK_MB: "0" }, "doctor", "--json");
    expect(statesOf(found.stdout)).toMatchObject({ files: "ok", disk: "ok", database: "fail" });
  } finally {
    await store.stop();
    await rm(DATA_DIR, { recursive: true, force: true });
  }
});
