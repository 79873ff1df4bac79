import { expect, test } from "vitest";
import { startChild } from "../testing/child-process.ts";
import { openLog } from "./logging.ts";
import { runSteps } from "./shutdown.ts";

const log = openLog({ LOG_LEVEL: "silent", ROLE: "all" });

test("steps run in order, and one that fails does not keep the others from running", async () => {
  const ran: string[] = [];
  const step = (name: string, fails = false) =>
    [
      name,
      async () => {
        ran.push(name);
        if (fails) throw new Error("no");
      },
    ] as const;
  expect(await runSteps(log, [step("http"), step("queue"), step("database")])).toBe(true);
  expect(await runSteps(log, [step("a", true), step("b")])).toBe(false);
  expect(ran).toEqual(["http", "queue", "database", "a", "b"]);
});

test.each([
  ["a signal ends the process after its steps", { hang: false }, 1, 0],
  ["steps that hang are given up after the time", { hang: true, seconds: 0.2 }, 1, 1],
  ["a second signal ends it at once", { hang: true, seconds: 60 }, 2, 1],
] as const)("%s", async (_, argument, signals, code) => {
  const child = startChild("stop-on-signal", argument);
  expect(await child.next()).toBe("ready");
  child.process.kill("SIGTERM");
  expect(await child.next()).toBe("stopping");
  if (signals === 2) child.process.kill("SIGTERM");
  expect(await child.exited).toBe(code);
});
