import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { expect, test } from "vitest";
import { migrationsFolder } from "./migrations-folder.ts";
import { schema } from "./schema.ts";

type Snapshot = ReturnType<typeof generateDrizzleJson>;

test("the committed migrations lead to the schema; else run drizzle-kit generate in apps/server", async () => {
  const folder = join(migrationsFolder, "meta");
  const snapshots = (await readdir(folder)).filter((name) => name.endsWith("_snapshot.json"));
  // a new one takes the place of the one before, which nothing reads any more
  expect(snapshots).toHaveLength(1);
  const committed: Snapshot = JSON.parse(await readFile(join(folder, snapshots[0]!), "utf8"));
  const wanted = generateDrizzleJson(schema, committed.id, undefined, "snake_case");
  expect(await generateMigration(committed, wanted)).toEqual([]);
});
