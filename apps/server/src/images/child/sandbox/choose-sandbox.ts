import { tmpdir } from "node:os";
import { beginChild } from "../begin-child.ts";
import type { ChildReport } from "../child-task.ts";
import { type SandboxMode, sandboxModes } from "./sandbox-mode.ts";

/** What children run in, and why not in something stronger. */
export interface Sandbox {
  mode: SandboxMode;
  /** A reason for each stronger one. */
  lacking: { mode: SandboxMode; reason: string }[];
}

/** Thrown where the best sandbox is required, and the machine has none. */
export class NoSandbox extends Error {}

const probeMemoryMB = 512;
const probeSeconds = 30;

let chosen: Promise<Sandbox> | undefined;

/**
 * Chooses once per process, by trying, what children run in: the strongest that the machine can do, or none when they are turned off.
 * @param setting counts with the first call only
 * @throws NoSandbox where the best is required and does not work
 */
export function chooseSandbox(setting: "auto" | "require" | "off" = "auto"): Promise<Sandbox> {
  chosen ??= setting === "off" ? Promise.resolve({ mode: "none", lacking: [] }) : strongest();
  return setting === "require" ? chosen.then(required) : chosen;
}

async function strongest(): Promise<Sandbox> {
  const lacking: Sandbox["lacking"] = [];
  for (const mode of sandboxModes) {
    const reason = mode === "none" ? undefined : await whyNot(mode);
    if (reason === undefined) return { mode, lacking };
    lacking.push({ mode, reason });
  }
  throw new Error("unreachable: children can always run without");
}

function required(sandbox: Sandbox): Sandbox {
  const [best] = sandbox.lacking;
  if (best)
    throw new NoSandbox(
      `SANDBOX is “require”, and conversions can’t run in ${best.mode} here: ${best.reason}. See docs/operators.md.`,
    );
  return sandbox;
}

/** Why children cannot run in a sandbox; undefined where they can. */
export async function whyNot(mode: SandboxMode): Promise<string | undefined> {
  return load(mode, "usual");
}

/**
 * Has V8 compile all that any task needs, and keep it, where children read what is kept and cannot add to it. Without it, each of them
 * takes some 15 ms of processor time more.
 */
export async function fillCompileCache(): Promise<void> {
  const { mode } = await chooseSandbox();
  if (mode === "bubblewrap") await load(mode, "all");
}

/** Starts a child that meets nothing untrusted, and may write into the compile cache. Returns why it did not end well, if so. */
async function load(mode: SandboxMode, parts: "usual" | "all"): Promise<string | undefined> {
  try {
    const needs = { memoryMB: probeMemoryMB, parent: tmpdir() };
    const { child, room, kill, complaints, closed } = await beginChild(mode, needs, true);
    let last: ChildReport | undefined;
    child.on("message", (report: ChildReport) => {
      last = report;
    });
    const clock = setTimeout(kill, probeSeconds * 1000);
    child.send({ verb: "load", folder: room.out, parts }, () => {});
    const { code } = await closed.finally(() => clearTimeout(clock));
    if (last?.says === "done") return undefined;
    return last && "detail" in last ? last.detail : complaints() || `its process ended with ${code}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
