import { expect, test } from "vitest";
import { openLog } from "./logging.ts";
import { failureReport } from "./report-failure.ts";

test("a database that is away is said once in a while without a stack, everything else each time with one", () => {
  const lines: string[] = [];
  const log = openLog({ LOG_LEVEL: "warn", ROLE: "all" }, { write: (line: string) => void lines.push(line) });
  let now = 0;
  const report = failureReport(log, () => now);
  // as the queue hands it on: no error, but an object with what an error has
  const away = { ...Object.assign(new Error(), { code: "ECONNREFUSED" }), message: "connect ECONNREFUSED" };
  for (now = 0; now < 25_000; now += 1000) report(away);
  expect(lines).toHaveLength(3);
  expect(JSON.parse(lines[0]!)).toMatchObject({
    level: "warn",
    reason: "connect ECONNREFUSED",
    msg: "the database cannot be reached",
  });
  expect(lines.join()).not.toContain(" at ");
  for (let count = 0; count < 2; count++) report(new Error("a mistake of ours"));
  expect(lines.slice(3).map((line) => JSON.parse(line))).toEqual(
    Array(2).fill(
      expect.objectContaining({
        level: "error",
        err: expect.objectContaining({ stack: expect.any(String) }),
      }),
    ),
  );
});
