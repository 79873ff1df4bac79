import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Attempt, Surroundings } from "../../../testing/children/escape.ts";
import { Room } from "../room.ts";
import { whyNot } from "./choose-sandbox.ts";
import { launch } from "./launch.ts";
import { type SandboxMode, sandboxModes } from "./sandbox-mode.ts";
import { type Command, sandboxedCommand } from "./sandboxed-command.ts";

const program = fileURLToPath(new URL("../../../testing/children/escape.ts", import.meta.url));
const everything: Attempt[] = [
  // where other processes are to be seen at all
  ...(existsSync("/proc") ? (["environment of the server", "processes of others"] as const) : []),
  "signals to the server",
  "network",
  "data folder",
  "photos of others",
  "its own photo, to write",
  "compile cache",
  "other folders",
  "programs",
  "threads",
];
const allBut = (...kept: Attempt[]) => everything.filter((way) => !kept.includes(way));

/** What gets through: of a script that Node holds to its rules, and of native code that has taken the process over. */
const leaks: Record<SandboxMode, { script: Attempt[]; native: Attempt[] }> = {
  // further processes and threads are in the same sandbox
  bubblewrap: { script: [], native: ["programs", "threads"] },
  namespaces: {
    script: ["signals to the server"],
    native: allBut("environment of the server", "network"),
  },
  "node permissions": { script: ["signals to the server", "network"], native: everything },
  none: { script: everything, native: everything },
};

const modes: SandboxMode[] = [];
for (const mode of sandboxModes) if ((await whyNot(mode)) === undefined) modes.push(mode);

const listener = createServer((socket) => socket.end());
let data: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  data = await mkdtemp(join(tmpdir(), "tintery-data-"));
  await Promise.all(["temporary", "compiled"].map((name) => mkdir(join(data, name))));
  await Promise.all(["mine.jpg", "others.jpg"].map((name) => writeFile(join(data, name), name)));
});
afterAll(async () => {
  listener.close();
  await rm(data, { recursive: true });
});

/** What a child that tries everything gets through to. */
async function tryAll(mode: SandboxMode, change = (command: Command) => command) {
  const [cache, photo, source] = ["compiled", "others.jpg", "mine.jpg"].map((name) => join(data, name));
  const room = await Room.open(join(data, "temporary"));
  await room.bringIn({ verb: "rewrite", source: source!, folder: data, side: 1, as: "png" });
  const command = change(sandboxedCommand(mode, { room, cache }, ["--no-warnings", program]));
  const { child, pid, kill } = await launch(command);
  try {
    const { port } = listener.address() as AddressInfo;
    const [secret = ""] = (await readOf("self", "environ")).split("\0");
    const around = { server: process.pid, secret, port, data, photo, cache, room } as Surroundings;
    child.send(around);
    const [report] = (await once(child, "message")) as [{ through: Attempt[]; variables: string[] }];
    const made = await readFile(join(room.out, "made.png"), "utf8");
    return { ...report, made, status: await readOf(pid, "status") };
  } finally {
    kill();
    await once(child, "close");
    room.remove();
  }
}

const readOf = (pid: number | "self", what: string) =>
  readFile(`/proc/${pid}/${what}`, "utf8").catch(() => "");

/** A command without Node's rules, which native code does not ask. */
const withoutRules = (command: Command): Command => ({
  ...command,
  args: command.args.filter((flag) => !/^--(permission|allow-)/.test(flag)),
});

test("the rules of Node hold on every machine", () => {
  expect(modes).toContain("node permissions");
});

test.each(modes)(
  "in %s, a child reads its photo, makes a file, and gets through to nothing else but what is said",
  async (mode) => {
    const { through, made, variables } = await tryAll(mode);
    expect(through).toEqual(leaks[mode].script);
    expect(made).toBe("mine.jpg");
    expect(variables.filter((name) => !/^(MALLOC_|NODE_|PWD$)/.test(name))).toEqual([]);
  },
);

test.each(modes)("in %s, native code gets through to nothing but what is said", async (mode) => {
  const { through, status } = await tryAll(mode, withoutRules);
  expect(through).toEqual(leaks[mode].native);
  if (mode === "node permissions" || mode === "none") return;
  expect(status).toMatch(/^NoNewPrivs:\s+1$/m);
  expect(status).toMatch(/^CapEff:\s+0+$/m);
  if (mode === "bubblewrap") expect(status).toMatch(/^Seccomp:\s+2$/m);
});

test.each(modes)("in %s, a child can be ended from its first moment on", async (mode) => {
  const room = await Room.open(join(data, "temporary"));
  const { child, pid, kill } = await launch(sandboxedCommand(mode, { room }, [program]));
  kill();
  await once(child, "close");
  expect(() => process.kill(pid, 0)).toThrow("ESRCH");
});
