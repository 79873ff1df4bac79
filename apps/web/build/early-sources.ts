import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const app = join(import.meta.dirname, "..");
/** What pages fetch first; what these fetch (widgets) stands on the pages too, and only then come late parts. */
const entries = ["src/page.ts", "src/embed.ts", "src/print.ts", "src/mount.tsx"];
const listOfWidgets = "src/widgets.ts";

const staticImport = /(?:import|export)\s+(?!type\b)[^;]*?from\s*"(\.[^"]+)"/g;
const dynamicImport = /import\("(\.[^"]+)"\)/g;

const read = (path: string) => readFileSync(join(app, path), "utf8");

function importsOf(path: string, pattern: RegExp): string[] {
  const found = [...read(path).matchAll(pattern)].map(([, to = ""]) => join(dirname(path), to));
  return found.filter((to) => /\.tsx?$/.test(to) && existsSync(join(app, to)));
}

/** The sources that every visit of a page may fetch at once: all but the parts that are fetched on demand. */
export function earlySources(): string[] {
  const early = new Set<string>();
  const visit = (path: string) => {
    if (early.has(path)) return;
    early.add(path);
    for (const next of importsOf(path, staticImport)) visit(next);
  };
  for (const path of [...entries, ...importsOf(listOfWidgets, dynamicImport)]) visit(path);
  return [...early].map(read);
}

/** The sources of all widgets that late parts may add. */
export function lateSources(): string[] {
  const early = new Set(earlySources());
  return globSync("src/**/*.{ts,tsx}", { cwd: app })
    .filter((path) => !/\.test\.|\/pages\/|\/testing\/|early-texts/.test(path))
    .map(read)
    .filter((source) => !early.has(source));
}
