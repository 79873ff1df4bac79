import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../../..");
const app = mkdtempSync(join(tmpdir(), "tintery-app-"));
afterAll(() => rmSync(app, { recursive: true }));

/** An app of somebody else, with the package as npm packs it. */
beforeAll(() => {
  const modules = join(app, "node_modules");
  const own = join(modules, "@tintery/widgets");
  mkdirSync(own, { recursive: true });
  mkdirSync(join(modules, "@types"));
  for (const name of ["react", "@types/react"])
    symlinkSync(join(root, "node_modules", name), join(modules, name));
  execFileSync("npm", ["pack", "--silent", "--pack-destination", app, "-w", "packages/widgets"], {
    cwd: root,
  });
  const [packed = ""] = readdirSync(app).filter((name) => name.endsWith(".tgz"));
  execFileSync("tar", ["xzf", join(app, packed), "-C", own, "--strip-components=1"]);
  writeFileSync(join(app, "package.json"), '{ "type": "module" }');
  writeFileSync(
    join(app, "right.ts"),
    `import { mountWidget, type MadePicture } from "@tintery/widgets";
import { TinteryWidget } from "@tintery/widgets/react";
import { createElement } from "react";
const site = { server: "https://paint.example.org", siteKey: "tintery_site_x" };
await mountWidget(document.body, "color-details", { hex: "#b4431f", language: "de" }, site);
const shown: MadePicture["kind"][] = [];
export const element = createElement(TinteryWidget<"coloring-upload-form">, {
  ...site,
  name: "coloring-upload-form",
  settings: {},
  onPicture: ({ kind }) => shown.push(kind) > 1,
});
`,
  );
  writeFileSync(
    join(app, "wrong.ts"),
    `import { mountWidget } from "@tintery/widgets";
await mountWidget(document.body, "color-details", {}, { server: "" });
await mountWidget(document.body, "admin-panel", {}, { server: "" });
`,
  );
});

test.each([
  ["bundler", "esnext"],
  ["nodenext", "nodenext"],
])("strict apps compile with its types, resolved as by %s", (moduleResolution, module) => {
  const options = ["--strict", "--exactOptionalPropertyTypes", "--noEmit", "--skipLibCheck", "false"];
  const target = ["--target", "es2022", "--lib", "es2022,dom", "--types", ""];
  const resolving = ["--module", module, "--moduleResolution", moduleResolution];
  const compiler = join(root, "node_modules/typescript-7/bin/tsc");
  const { stdout } = spawnSync(
    process.execPath,
    [compiler, ...options, ...target, ...resolving, "right.ts", "wrong.ts"],
    { cwd: app, encoding: "utf8" },
  );
  expect(stdout.match(/^\S.*(?=: error)/gm)).toEqual(["wrong.ts(2,51)", "wrong.ts(3,34)"]);
});
