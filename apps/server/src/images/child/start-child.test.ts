import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import type { ChildReport, ChildTask } from "./child-task.ts";
import { defaultChildLimits, runChild } from "./run-child.ts";
import { eventually } from "../../testing/eventually.ts";
import type { StartedChild } from "./begin-child.ts";
import { keepSpare, startChild } from "./start-child.ts";

const parent = await mkdtemp(join(tmpdir(), "tintery-start-"));
const started: StartedChild[] = [];
const start = async (memoryMB: number) => {
  const child = await startChild({ memoryMB, parent });
  started.push(child);
  return child;
};
const task: ChildTask = {
  verb: "rewrite",
  source: "/nowhere.png",
  folder: join(parent, "nowhere"),
  side: 1,
  as: "png",
};
/** Gives a child a task and waits until it begins. */
const greeting = ({ child }: StartedChild) =>
  new Promise<void>((resolve) => {
    child.on("message", ({ says }: ChildReport) => says === "hello" && resolve());
    child.send(task);
  });
afterAll(() => rm(parent, { recursive: true, force: true }));
afterEach(() => {
  vi.unstubAllEnvs();
  for (const child of started.splice(0)) child.kill();
});

test("a process that was kept ready is taken once, and only for the memory that it was started with", async () => {
  await keepSpare({ memoryMB: 300, parent });
  await keepSpare({ memoryMB: 300, parent });
  const other = await start(301);
  const first = await start(300);
  const second = await start(300);
  expect(new Set([other.pid, first.pid, second.pid]).size).toBe(3);
  await Promise.all([other, first, second].map(greeting));
});

test("tasks that follow each other are each done by a process of their own", async () => {
  const pids: number[] = [];
  for (let count = 0; count < 2; count++) {
    const end = await runChild({
      task,
      limits: defaultChildLimits,
      isFollowed: true,
      onStart: (pid) => pids.push(pid),
    });
    expect(end.ends).toBe("crashed");
  }
  expect(new Set(pids).size).toBe(2);
  const spare = await start(defaultChildLimits.memoryMB);
  expect(pids).not.toContain(spare.pid);
  await greeting(spare);
});

test("a process is told how the C library shall use memory, and nothing that is secret", async () => {
  vi.stubEnv("MALLOC_ARENA_MAX", "2");
  vi.stubEnv("AUTH_SECRET", "for the server alone");
  const { pid } = await start(300);
  // empty while one program gives way to the next
  const variables = await eventually(async () => {
    const lines = (await readFile(`/proc/${pid}/environ`, "utf8")).split("\0").filter(Boolean);
    return lines.length > 0 && lines;
  });
  expect(variables).toContain("MALLOC_ARENA_MAX=2");
  expect(variables.filter((line) => !/^(MALLOC_|NODE_|PWD=)/.test(line))).toEqual([]);
});
