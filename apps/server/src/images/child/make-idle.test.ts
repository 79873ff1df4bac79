import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { getPriority } from "node:os";
import { expect, test } from "vitest";
import { makeIdle } from "./make-idle.ts";

test("an idle process has no thread that competes with others", async () => {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000); console.log(1)"]);
  const pid = child.pid!;
  try {
    await once(child.stdout, "data");
    makeIdle(pid);
    const threads = process.platform === "linux" ? readdirSync(`/proc/${pid}/task`).map(Number) : [pid];
    expect(threads.map((thread) => getPriority(thread))).toEqual(threads.map(() => 19));
    child.kill("SIGKILL");
    await once(child, "exit");
    // one that has ended meanwhile
    makeIdle(pid);
  } finally {
    child.kill("SIGKILL");
  }
});
