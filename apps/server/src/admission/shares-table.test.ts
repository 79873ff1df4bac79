import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { sharesTable } from "./shares-table.ts";

test("the table of fair shares in docs/operators.md is the one made from the rules", async () => {
  const guide = await readFile(new URL("../../../../docs/operators.md", import.meta.url), "utf8");
  expect(guide).toContain(sharesTable());
});
