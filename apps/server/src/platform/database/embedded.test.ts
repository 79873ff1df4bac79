import { cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startChild } from "../../testing/child-process.ts";
import { addImage } from "../../testing/test-image.ts";
import { makeTestDatabase, type TestDatabase } from "../../testing/test-platform.ts";
import { openEmbedded } from "./embedded.ts";
import { FolderInUse } from "./folder-lock.ts";
import { openDatabase } from "./open-database.ts";
import { images } from "./schema/images.ts";

let made: TestDatabase;
let folder: string;
beforeEach(async () => {
  made = await makeTestDatabase("pglite");
  folder = join(made.environment.DATA_DIR!, "database");
});
afterEach(() => made.remove());

const report = (error: unknown) => {
  throw error;
};
const open = () => openDatabase({ folder, report });

test("a folder that is open cannot be opened a second time", async () => {
  const first = await open();
  await expect(open()).rejects.toThrow(FolderInUse);
  await first.close();
  await (await open()).close();
});

test("kill -9 in the middle of transactions: every commit that was told is there, none is half", async () => {
  const database = await open();
  const imageId = await addImage(database.db, { claim: 0 });
  await database.close();
  let told = 0;
  for (let round = 0; round < 3; round++) {
    const child = startChild("transfer-forever", { folder, imageId });
    for (let commits = 0; commits < 20 + round * 7; commits++) told = Number(await child.next());
    await child.kill();
    told = Number(child.rest().at(-1) ?? told);
    const reopened = await open();
    const [row] = await reopened.db.select().from(images).where(eq(images.id, imageId));
    await reopened.close();
    // one more may have been committed without being told
    expect([told, told + 1]).toContain(row?.revision);
    expect(row).toMatchObject({ claim: -row!.revision, crashes: row!.revision });
  }
});

test("a new one is made where an earlier attempt was cut off", async () => {
  const fresh = join(made.environment.DATA_DIR!, "fresh");
  mkdirSync(join(fresh, "pg-beginning"), { recursive: true });
  writeFileSync(join(fresh, "pg-beginning", "PG_VERSION"), "half");
  const database = await openEmbedded({ folder: fresh, report });
  await database.begin();
  expect(await database.db.select().from(images)).toEqual([]);
  await database.close();
  expect(existsSync(join(fresh, "pg-beginning"))).toBe(false);
});

test("it can be copied whole, and the copy opened elsewhere", async () => {
  const first = await open();
  const id = await addImage(first.db);
  await first.close();
  const elsewhere = join(made.environment.DATA_DIR!, "elsewhere");
  cpSync(folder, elsewhere, { recursive: true });
  const copy = await openEmbedded({ folder: elsewhere, report });
  expect(await copy.db.select({ id: images.id }).from(images)).toEqual([{ id }]);
  await copy.close();
});
