import { lstatSync, readlinkSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { packageFolder } from "../../../platform/package-folder.ts";
import type { Room } from "../room.ts";
import { findProgram } from "./find-program.ts";
import type { SandboxMode } from "./sandbox-mode.ts";
import { systemCallFilter } from "./system-call-filter.ts";

/** What a child gets to see of the machine, besides the programs and libraries that it runs on. */
export interface View {
  room: Pick<Room, "in" | "out">;
  /** Where compiled modules are kept. */
  cache?: string | undefined;
  /** Whether it may add to them: only a child that meets nothing untrusted. */
  fillsCache?: boolean;
  /** The one program that it may start. */
  ghostscript?: string | undefined;
}

/** A program to start, with its arguments. */
export interface Command {
  program: string;
  args: string[];
  /** Where the program starts the child as a process of its own, with a filter of system calls where there is one. */
  wraps?: { filter: Buffer | undefined };
}

/** Descriptors, after `namelessFile`, on which bubblewrap tells the process id of the child, and takes its filter. */
const infoDescriptor = 5;
const filterDescriptor = 6;

const repository = resolve(packageFolder, "../..");
/** Our own code, and packages with their native libraries, fonts and weights. Never their parent: it may hold the data folder. */
const code = [
  join(repository, "node_modules"),
  join(repository, "packages"),
  ...["package.json", "node_modules", "src", "dist"].map((name) => join(packageFolder, name)),
].filter(isThere);

/** Libraries of the system, and the fonts that text in drawings is drawn with. */
const libraries = ["/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib", "/nix/store"];
const fonts = [
  ...["/etc/fonts", "/usr/share/fonts", "/usr/share/fontconfig", "/usr/local/share/fonts"],
  "/var/cache/fontconfig",
];
/** What Ghostscript needs in their stead. */
const wholeSystem = ["/bin", "/lib", "/lib64", "/usr", "/nix/store", "/etc/fonts", "/var/cache/fontconfig"];

/**
 * How Node is started in a sandbox.
 * @param nodeArgs flags of V8, the program, and its arguments
 * @throws Error when the machine lacks a program that it takes
 */
export function sandboxedCommand(mode: SandboxMode, view: View, nodeArgs: readonly string[]): Command {
  const node = process.execPath;
  if (mode === "none") return { program: node, args: [...nodeArgs] };
  const args = [...permissions(view), ...nodeArgs];
  if (mode === "node permissions") return { program: node, args };
  if (mode === "namespaces") return { program: installed("unshare"), args: [...namespaces(), node, ...args] };
  const filter = systemCallFilter();
  return {
    program: installed("bwrap"),
    args: [...bubblewrap(view, filter !== undefined), node, ...cachePermissions(view), ...args],
    wraps: { filter },
  };
}

/** Node's own rules: no files but these, no processes, no threads. Native code does not ask them. */
function permissions({ room, ghostscript }: View): string[] {
  const readable = [...code, room.in, room.out];
  return [
    "--permission",
    // sharp and resvg
    "--allow-addons",
    ...readable.map((path) => `--allow-fs-read=${path}`),
    `--allow-fs-write=${room.out}`,
    ...(ghostscript === undefined ? [] : ["--allow-child-process"]),
  ];
}

/**
 * Node reads compiled modules only where its rules let it write them, too. That is for sandboxes that forbid it all the same; in the
 * others, a child compiles its modules anew.
 */
function cachePermissions({ cache }: View): string[] {
  return cache === undefined ? [] : [`--allow-fs-read=${cache}`, `--allow-fs-write=${cache}`];
}

/**
 * A network of its own with nothing in it, and a user of its own: no process outside can be looked into, whoever runs it. The process
 * stays the same, so its id needs no looking for.
 */
function namespaces(): string[] {
  const isRoot = process.getuid?.() === 0;
  return [
    ...["--user", "--map-current-user", "--net", "--ipc", "--uts", "--"],
    ...[installed("setpriv"), "--no-new-privs"],
    // others have none to give up
    ...(isRoot ? ["--bounding-set=-all", "--inh-caps=-all"] : []),
    "--",
  ];
}

/** Nothing but what is named here exists inside, and only the folder for what is made can be written to. */
function bubblewrap({ room, cache, fillsCache = false, ghostscript }: View, isFiltered: boolean): string[] {
  const system =
    ghostscript === undefined ? [...libraries, ...fonts] : [...wholeSystem, dirname(ghostscript)];
  return [
    ...["--unshare-all", "--die-with-parent", "--new-session", "--as-pid-1", "--cap-drop", "ALL"],
    ...["--info-fd", String(infoDescriptor)],
    ...(isFiltered ? ["--seccomp", String(filterDescriptor)] : []),
    ...system.flatMap(shown),
    ...["--ro-bind-try", "/etc/ld.so.cache", "/etc/ld.so.cache"],
    ...[process.execPath, ...code, room.in].flatMap((path) => ["--ro-bind", path, path]),
    ...(cache === undefined ? [] : [fillsCache ? "--bind" : "--ro-bind", cache, cache]),
    ...["--bind", room.out, room.out],
    ...["--proc", "/proc", "--dev", "/dev"],
    // they lie in memory, which would count as nobody's
    ...["--remount-ro", "/dev", "--remount-ro", "/", "--chdir", "/"],
  ];
}

/** A folder of the system as it is; several are links to others today. */
function shown(path: string): string[] {
  if (!isThere(path)) return [];
  if (lstatSync(path).isSymbolicLink()) return ["--symlink", readlinkSync(path), path];
  return ["--ro-bind", path, path];
}

function installed(name: string): string {
  const path = findProgram(name);
  if (path === undefined) throw new Error(`${name} is not installed`);
  return path;
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
