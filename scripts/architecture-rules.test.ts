import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import rules from "../.dependency-cruiser.mjs";

const root = resolve(import.meta.dirname, "..");

/** One broken import per rule: the smallest tree that the rule must refuse. */
const violations: Record<string, Record<string, string>> = {
  "no-cycles": {
    "packages/engine/src/raster/a.ts": 'import "./b.ts";',
    "packages/engine/src/raster/b.ts": 'import "./a.ts";',
  },
  "engine-stands-alone": { "packages/engine/src/raster/a.ts": 'import "node:fs";' },
  "toolbox-knows-no-product": {
    "packages/engine/src/raster/a.ts": 'import "../paint-by-numbers/b.ts";',
    "packages/engine/src/paint-by-numbers/b.ts": "",
  },
  "products-do-not-meet": {
    "packages/engine/src/coloring/a.ts": 'import "../paint-by-numbers/b.ts";',
    "packages/engine/src/paint-by-numbers/b.ts": "",
  },
  "scenes-stand-alone": {
    "packages/scenes/src/a.ts": 'import "../../engine/src/b.ts";',
    "packages/engine/src/b.ts": "",
  },
  "contract-knows-the-engine-only": {
    "packages/contract/src/a.ts": 'import "../../scenes/src/b.ts";',
    "packages/scenes/src/b.ts": "",
  },
  "server-loads-no-algorithm": {
    "apps/server/src/a.ts": 'import "../../../packages/engine/src/index.ts";',
    "packages/engine/src/index.ts": "",
  },
  "photos-know-the-engine-only": {
    "packages/photos/src/a.ts": 'import "../../contract/src/b.ts";',
    "packages/contract/src/b.ts": "",
  },
  "postscript-has-one-door": {
    "apps/server/src/a.ts": 'import "../../../packages/postscript/src/b.ts";',
    "packages/postscript/src/b.ts": "",
  },
  "postscript-knows-engine-and-photos-only": {
    "packages/postscript/src/a.ts": 'import "../../vectors/src/b.ts";',
    "packages/vectors/src/b.ts": "",
  },
  "prints-know-engine-and-photos-only": {
    "packages/prints/src/a.ts": 'import "../../vectors/src/b.ts";',
    "packages/vectors/src/b.ts": "",
  },
  "vectors-know-engine-and-photos-only": {
    "packages/vectors/src/a.ts": 'import "../../contract/src/b.ts";',
    "packages/contract/src/b.ts": "",
  },
  "packages-do-not-know-apps": {
    "packages/engine/src/a.ts": 'import "../../../apps/web/src/b.ts";',
    "apps/web/src/b.ts": "",
  },
  "apps-do-not-meet": {
    "apps/web/src/a.ts": 'import "../../server/src/b.ts";',
    "apps/server/src/b.ts": "",
  },
  "features-do-not-meet": {
    "apps/server/src/features/pages/a.ts": 'import "../billing/b.ts";',
    "apps/server/src/features/billing/b.ts": "",
  },
  "widgets-do-not-meet": {
    "apps/web/src/widgets/images/a.ts": 'import "../coloring/b.ts";',
    "apps/web/src/widgets/coloring/b.ts": "",
  },
  "only-platform-touches-the-world": { "apps/server/src/features/pages/a.ts": 'import "node:fs";' },
  "only-children-decode": {
    "apps/server/src/main.ts": 'import "./a.ts";',
    "apps/server/src/a.ts": 'import "sharp";',
  },
  "tables-are-light": {
    "packages/contract/src/tables.ts": 'import "./schema.ts";',
    "packages/contract/src/schema.ts": 'import "zod";',
  },
  "web-has-no-node": { "apps/web/src/a.ts": 'import "node:path";' },
  "no-undeclared-packages": { "apps/web/src/a.ts": 'import "fastify";' },
  "no-unresolved": { "apps/web/src/a.ts": 'import "./nowhere.ts";' },
  "tests-stay-outside": {
    "apps/web/src/a.ts": 'import "./b.test.ts";',
    "apps/web/src/b.test.ts": "",
  },
};

const trees: string[] = [];

/** Runs the rules over a tree of its own and answers the names of the rules that were broken. */
function brokenRules(files: Record<string, string>): string[] {
  const tree = mkdtempSync(join(tmpdir(), "tintery-rules-"));
  trees.push(tree);
  symlinkSync(join(root, "node_modules"), join(tree, "node_modules"));
  const written = { "package.json": "{}", "tsconfig.json": "{}", "apps/web/package.json": "{}", ...files };
  for (const [path, text] of Object.entries(written)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
  const folders = ["packages", "apps"].filter((folder) =>
    Object.keys(written).some((path) => path.startsWith(folder)),
  );
  const options = ["--config", join(root, ".dependency-cruiser.mjs"), "--output-type", "json"];
  const program = join(root, "node_modules/.bin/depcruise");
  let report: string;
  try {
    report = execFileSync(program, [...folders, ...options], { cwd: tree, encoding: "utf8" });
  } catch (error) {
    report = (error as { stdout: string }).stdout;
  }
  const { summary } = JSON.parse(report) as { summary: { violations: { rule: { name: string } }[] } };
  return summary.violations.map((violation) => violation.rule.name);
}

afterAll(() => {
  for (const tree of trees) rmSync(tree, { recursive: true, force: true });
});

test("every rule has a violation that shows it bites", () => {
  expect(Object.keys(violations).sort()).toEqual(rules.forbidden.map((rule) => rule.name).sort());
});

test.each(Object.entries(violations))("%s bites", (name, files) => {
  expect(brokenRules(files)).toContain(name);
});
