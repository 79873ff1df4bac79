import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { authSecret } from "./auth-secret.ts";

test("a secret is made once, kept for this user only, and the same for all who start at once", async () => {
  const folder = await mkdtemp(join(tmpdir(), "tintery-secret-"));
  const secrets = await Promise.all([1, 2, 3].map(() => authSecret({ DATA_DIR: folder })));
  expect(new Set([...secrets, await authSecret({ DATA_DIR: folder })]).size).toBe(1);
  expect(secrets[0]!.length).toBeGreaterThanOrEqual(32);
  expect((await stat(join(folder, "auth-secret"))).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(["auth-secret"]);
  await rm(folder, { recursive: true });
});

test("a secret from the environment is used and nothing is written", async () => {
  const given = "x".repeat(32);
  expect(await authSecret({ AUTH_SECRET: given, DATA_DIR: "/nowhere/at/all" })).toBe(given);
});
