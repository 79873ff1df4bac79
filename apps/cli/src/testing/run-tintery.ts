import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const command = fileURLToPath(new URL("../tintery.mjs", import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the real command in a process of its own; `started` is given the process. It keeps nothing of what it has seen, unless its environment says where. */
export function runTintery(
  args: readonly string[],
  {
    started,
    environment,
  }: { started?: (child: ChildProcess) => void; environment?: Readonly<Record<string, string>> } = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    // a locale would choose the paper
    const env = { ...process.env, LC_ALL: "C", XDG_CACHE_HOME: "/dev/null", ...environment };
    const child = spawn(process.execPath, [command, ...args], { env, stdio: ["ignore", "pipe", "pipe"] });
    let stdout = "";
    let stderr = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      stderr += text;
    });
    started?.(child);
    child.on("error", reject);
    child.on("close", (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
}
