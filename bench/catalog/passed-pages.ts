import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** The fingerprints of the pages that somebody has looked at and passed, one a line: slug, tab, fingerprint. */
const file = new URL("../../packages/scenes/golden/catalog.tsv", import.meta.url);

/** Fingerprints by the slugs of their recipes. */
export function readPassed(): Map<string, string> {
  if (!existsSync(file)) return new Map();
  const rows = readFileSync(file, "utf8").trim().split("\n");
  return new Map(rows.map((row) => row.split("\t") as [string, string]));
}

/** Keeps fingerprints in the order of their names, so that a change is a change of its own line. */
export function writePassed(passed: ReadonlyMap<string, string>): void {
  const rows = [...passed].sort(([a], [b]) => (a < b ? -1 : 1)).map((row) => row.join("\t"));
  writeFileSync(file, `${rows.join("\n")}\n`);
}
