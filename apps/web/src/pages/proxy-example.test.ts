import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { proxyExample } from "./proxy-example.ts";

test("the README shows the same proxy as the API page", async () => {
  const readme = await readFile(new URL("../../../../README.md", import.meta.url), "utf8");
  expect(readme).toContain(proxyExample);
});
