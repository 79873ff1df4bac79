import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { configTable } from "./config.ts";

test("the README's table of configuration is the one made from the schema", async () => {
  const readme = await readFile(new URL("../../../../README.md", import.meta.url), "utf8");
  expect(readme).toContain(configTable().trim());
});
