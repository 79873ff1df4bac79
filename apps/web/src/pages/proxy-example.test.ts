import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { proxyExample } from "./proxy-example.ts";

test("docs/widgets.md shows the same proxy as the API page", async () => {
  const guide = await readFile(new URL("../../../../docs/widgets.md", import.meta.url), "utf8");
  expect(guide).toContain(proxyExample);
});
