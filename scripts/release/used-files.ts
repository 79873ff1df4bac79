import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { nodeFileTrace } from "@vercel/nft";

/** Files of packages that say under which terms they may be passed on. */
const terms = /^(licen[cs]e|notice|copying|copyright)/i;

/**
 * The files that built programs use when they run: what they import, what they read beside it, each package's own description and
 * its terms. Paths are relative to the root.
 */
export async function usedFiles(programs: readonly string[]): Promise<string[]> {
  const { fileList } = await nodeFileTrace([...programs], {
    // of packages that bring themselves in two module formats, only the one that is imported
    exportsOnly: true,
  });
  const traced = [...fileList].filter((path) => !isLink(path));
  // some libraries ask for the descriptions of all packages that might be there; of those nothing else is used
  const isUsed = (path: string) => !path.endsWith("/package.json");
  const packages = new Set(traced.filter(isUsed).map(packageOf));
  const files = traced.filter((path) => packages.has(packageOf(path)));
  const beside = [...packages].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name === "package.json" || terms.test(name))
      .map((name) => join(folder, name))
      .filter((path) => statSync(path).isFile()),
  );
  return [...new Set([...files, ...beside])].sort();
}

/** Links lead to workspaces, whose files are listed where they lie. */
const isLink = (path: string) => /^node_modules\/@tintery\/[^/]+$/.test(path);

/** The folder of the package that a file belongs to: an installed one, a workspace of ours, or else the root. */
export function packageOf(path: string): string {
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+|^(?:apps|packages)\/[^/]+/.exec(path)?.[0] ?? ".";
}

/** The `package.json` in a folder. */
export function manifestIn(folder: string): {
  name: string;
  version: string;
  cpu?: string[];
} {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}
