import type { Sandbox } from "./choose-sandbox.ts";
import type { SandboxMode } from "./sandbox-mode.ts";

const holds: Record<SandboxMode, string> = {
  bubblewrap: "conversions have no network and see one photo only",
  namespaces: "conversions have no network, and only Node keeps them from files",
  "node permissions": "only Node keeps conversions from files, and nothing from the network",
  none: "nothing keeps conversions from files and the network",
};

/** One line for the start: what conversions run in, what that holds them to, and why it is not the strongest. */
export function describeSandbox({ mode, lacking: [best] }: Sandbox): string {
  const line = `${mode}: ${holds[mode]}`;
  return best ? `${line} (${best.mode} doesn’t work: ${best.reason})` : line;
}
