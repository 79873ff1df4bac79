import { readdirSync, readFileSync } from "node:fs";
import { version } from "@tintery/contract/version";
import { expect, test } from "vitest";

const versionIn = (path: string): string => JSON.parse(readFileSync(path, "utf8")).version;

test("every workspace has the version of the root, which is what programs and pages say", () => {
  const root = versionIn("package.json");
  expect(root).toMatch(/^\d+\.\d+\.\d+$/);
  const workspaces = ["apps", "packages"].flatMap((folder) =>
    readdirSync(folder).map((name) => `${folder}/${name}`),
  );
  expect(workspaces.length).toBeGreaterThan(10);
  for (const path of workspaces) expect([path, versionIn(`${path}/package.json`)]).toEqual([path, root]);
  expect(version).toBe(root);
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
  for (const path of ["", ...workspaces]) expect([path, lock.packages[path].version]).toEqual([path, root]);
});
