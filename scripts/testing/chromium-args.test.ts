import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { chromiumArgs } from "./chromium-args.ts";

test("whatever Playwright switches off in Chromium stays off", () => {
  const source = readFileSync("node_modules/playwright-core/lib/coreBundle.js", "utf8");
  const [, list = ""] = /\bdisabledFeatures = \[([^\]]+)\]/.exec(source) ?? [];
  const theirs = [...list.matchAll(/^\s+"(\w+)"/gm)].map(([, name]) => name);
  expect(theirs.length).toBeGreaterThan(10);
  const [, ours = ""] = /--disable-features=(\S+)/.exec(chromiumArgs.join(" ")) ?? [];
  expect(ours.split(",")).toEqual(expect.arrayContaining(theirs));
});
