import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { programBeside } from "../platform/program-beside.ts";
import { eventually } from "./eventually.ts";

/** The program that is the server. */
export const program = programBeside(new URL("../main.ts", import.meta.url).href, "main");

/** Where compiled modules are kept: in a data folder of its own every server would compile all of them again. */
const { NODE_COMPILE_CACHE } = process.env;
const compiled = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };

/** A server in a process of its own, on a data folder that outlives it. */
export interface ServerProcess {
  /** Where its pages are, as soon as it has said so; empty for one without pages. */
  readonly url: string;
  /** Everything it has written so far, line by line: the banner and the log. */
  lines: string[];
  child: ChildProcess;
  ended: Promise<number | null>;
}

/** Starts the server on a folder of `makeServerFolder`; `variables` go over those every process here needs. */
export function launchServer(folder: string, variables: Record<string, string> = {}): ServerProcess {
  const child = spawn(process.execPath, [program], {
    env: {
      DATA_DIR: join(folder, "data"),
      WEB_DIST: join(folder, "web"),
      PORT: "0",
      SAMPLES: "off",
      LOG_LEVEL: "silent",
      FREE_DISK_MB: "0",
      REQUESTS_PER_MINUTE: "100000",
      SHUTDOWN_SECONDS: "5",
      ...compiled,
      ...variables,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines: string[] = [];
  createInterface({ input: child.stdout! }).on("line", (line) => lines.push(line));
  return {
    get url() {
      const [address = ""] = lines.flatMap((line) => /^Tintery +(http:\S+)/.exec(line)?.[1] ?? []);
      return address.replace("localhost", "127.0.0.1");
    },
    lines,
    child,
    ended: new Promise((resolve) => child.once("close", resolve)),
  };
}

/** Starts the server and waits until everything stands. */
export async function startServer(
  folder: string,
  variables: Record<string, string> = {},
): Promise<ServerProcess> {
  const server = launchServer(folder, variables);
  const { lines, child } = server;
  await eventually(() => lines.some((line) => line.startsWith("mail")) || child.exitCode !== null);
  return server;
}

/** A folder with a web build that writes pages as JSON. */
export async function makeServerFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "tintery-main-"));
  await mkdir(join(folder, "web", "client"), { recursive: true });
  await mkdir(join(folder, "web", "shell"), { recursive: true });
  await writeFile(join(folder, "web", "package.json"), '{"type":"module"}');
  const shell = "export const renderPage = (page) => JSON.stringify(page);";
  await writeFile(join(folder, "web", "shell", "shell.js"), shell);
  return folder;
}
