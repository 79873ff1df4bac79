import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { configTable } from "./config.ts";

test("the table in docs/configuration.md is the one made from the schema", async () => {
  const guide = await readFile(new URL("../../../../docs/configuration.md", import.meta.url), "utf8");
  expect(guide).toContain(configTable().trim());
});
