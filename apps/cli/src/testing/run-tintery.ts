import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const command = fileURLToPath(new URL("../tintery.mjs", import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs the real command in a process of its own; `started` is given the process, which has `nodeOptions` besides those of this one.
 * @param cache where it keeps what it has seen; nowhere without
 */
export function runTintery(
  args: readonly string[],
  {
    started,
    nodeOptions,
    cache = "/dev/null",
  }: { started?: (child: ChildProcess) => void; nodeOptions?: string; cache?: string } = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    // a locale would choose the paper
    const options = [process.env.NODE_OPTIONS, nodeOptions].filter(Boolean).join(" ");
    const env = { ...process.env, LC_ALL: "C", NODE_OPTIONS: options, XDG_CACHE_HOME: cache };
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
