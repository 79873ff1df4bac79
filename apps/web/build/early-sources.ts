import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

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

/** Tables whose texts only late parts say: problems, and what stands in the forms of paint by numbers. */
const lateTables = ["problems.ts", "paint-by-numbers.ts"];

/** The contract's tables that widgets read keys of texts from. */
export function contractSources(): { early: string[]; all: string[] } {
  const all = "../../packages/contract/src/*.ts";
  return { early: sourcesIn(all, lateTables), all: sourcesIn(all) };
}

/** The sources of all widgets, late parts included. */
export function widgetSources(): string[] {
  return sourcesIn("src/**/*.{ts,tsx}");
}

function sourcesIn(pattern: string, except: readonly string[] = []): string[] {
  return globSync(pattern, { cwd: app })
    .filter((path) => !/\.test\.|\/pages\//.test(path) && !except.includes(basename(path)))
    .map(read);
}
