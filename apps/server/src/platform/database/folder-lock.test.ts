import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startChild } from "../../testing/child-process.ts";
import { FolderInUse, lockFolder } from "./folder-lock.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tintery-lock-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("another process is refused while the owner lives", async () => {
  const unlock = lockFolder(folder);
  const refused = startChild("hold-folder", folder);
  expect(await refused.next()).toBe("FolderInUse");
  await refused.exited;
  unlock();
  const owner = startChild("hold-folder", folder);
  expect(await owner.next()).toBe("owned");
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  await owner.kill();
  // the kernel has freed the lock together with the process
  lockFolder(folder)();
});

test("the same process is refused too, and told which folder", () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(folder);
  unlock();
});

test("of several processes that start at once exactly one gets the folder", async () => {
  const children = Array.from({ length: 5 }, () => startChild("hold-folder", folder));
  const told = await Promise.all(children.map((child) => child.next()));
  expect(told.sort()).toEqual(["FolderInUse", "FolderInUse", "FolderInUse", "FolderInUse", "owned"]);
  await Promise.all(children.map((child) => child.kill()));
});

test("a path longer than a unix socket's may be works as well", () => {
  const long = join(folder, ...Array.from({ length: 4 }, () => "long".repeat(15)));
  expect(long.length).toBeGreaterThan(240);
  const unlock = lockFolder(long);
  expect(() => lockFolder(long)).toThrow(FolderInUse);
  unlock();
});
