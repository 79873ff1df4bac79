import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { archivedPrograms } from "../build-server.mjs";
import { serverEnv, serverFlags } from "../server-process.mjs";
import { bringNative, counterpart, type Processor } from "./native-packages.ts";
import { manifestIn, packageOf, usedFiles } from "./used-files.ts";

/** What an archive is made of. */
export interface Archive {
  /** The new folder that it is laid out in. */
  folder: string;
  processor: Processor;
  /** Where the built programs lie; somewhere in the repository, since they are followed from there. */
  programs?: string;
  /** Where the built pages lie. */
  pages?: string;
}

const server = "apps/server";
const launcher = "scripts/release/launcher";

/** What programs read that nothing in their code names file by file. */
const data = [`${server}/migrations`, "packages/photos/samples"];
/** Of those, what is there for builds only. */
const forBuilds = /\/(meta\/\d+_snapshot\.json|\.tintery-built|\.vite(\/.*)?)$/;
const documents = ["LICENSE", "NOTICE", "CHANGELOG.md", "README.md", "compose.yaml", "compose.scale.yaml"];
/** What an operator’s guide leads to: pages, the dashboard and alerts, manifests and proxies; without pictures. */
const guides = ["docs", "deploy"];
const isGuide = /[.](md|json|ya?ml|conf)$|\/Caddyfile$/;

/**
 * Lays out everything that a server and the command line take on a machine that has Node: built programs and pages, the parts of
 * packages that they use, and what starts them. Paths within are those of the repository, so programs find their files the same way.
 */
export async function writeArchive(archive: Archive): Promise<void> {
  const { folder, processor, programs = `${server}/dist`, pages = "apps/web/dist" } = archive;
  const entries = Object.keys(archivedPrograms).map((name) => join(programs, `${name}.js`));
  const placed = (path: string) =>
    path.startsWith(`${programs}/`) ? join(server, "dist", relative(programs, path)) : path;
  const files = [...(await usedFiles(entries)), ...documents];
  const foreign = new Set<string>();
  for (const path of files) {
    const { name, cpu } = manifestIn(packageOf(path));
    // only packages with compiled code name processors
    if (cpu && !cpu.includes(processor)) foreign.add(counterpart(name, processor));
    else copy(path, join(folder, placed(path)));
  }
  const whole = [...data.map((path) => [path, path] as const), [pages, "apps/web/dist"] as const];
  for (const [from, to] of whole)
    cpSync(from, join(folder, to), { recursive: true, filter: (path) => !forBuilds.test(path) });
  for (const path of guides.flatMap(filesIn)) if (isGuide.test(path)) copy(path, join(folder, path));
  linkWorkspaces(folder);
  if (foreign.size > 0) bringNative([...foreign], processor, join(folder, "node_modules"));
  writeLauncher(folder);
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}

/** Our own packages are found among the installed ones, as in the repository. */
function linkWorkspaces(folder: string): void {
  const links = join(folder, "node_modules/@tintery");
  mkdirSync(links, { recursive: true });
  for (const kind of ["apps", "packages"])
    for (const name of readdirSync(join(folder, kind))) {
      const path = join(kind, name);
      copy(join(path, "package.json"), join(folder, path, "package.json"));
      const [, own = name] = manifestIn(path).name.split("/");
      symlinkSync(join("../..", path), join(links, own));
    }
}

function writeLauncher(folder: string): void {
  const environment = Object.entries(serverEnv).map(
    ([name, value]) => `export ${name}="\${${name}-${value}}"`,
  );
  const text = readFileSync(join(launcher, "tintery"), "utf8")
    .replace("@ENVIRONMENT@", environment.join("\n    "))
    .replace("@FLAGS@", serverFlags.join(" "));
  writeFileSync(join(folder, "tintery"), text);
  chmodSync(join(folder, "tintery"), 0o755);
  copy(join(launcher, "check-node.cjs"), join(folder, "check-node.cjs"));
}
