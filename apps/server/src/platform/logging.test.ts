import { expect, test } from "vitest";
import { openLog } from "./logging.ts";

/** A log and what it wrote, line by line. */
function record(level: "info" | "warn") {
  const lines: string[] = [];
  const log = openLog({ LOG_LEVEL: level, ROLE: "all" }, { write: (line: string) => void lines.push(line) });
  return { log, lines, parsed: () => lines.map((line): Record<string, unknown> => JSON.parse(line)) };
}

test("every line is an object with time, level, role and words", () => {
  const { log, parsed } = record("info");
  log.info({ imageId: "abc" }, "converted");
  log.debug("not this one");
  expect(parsed()).toEqual([
    expect.objectContaining({
      level: "info",
      role: "all",
      imageId: "abc",
      msg: "converted",
      time: expect.any(String),
    }),
  ]);
});

test("requests are logged without cookies, queries and tokens", () => {
  const { log, lines, parsed } = record("info");
  const headers = { cookie: "session=verysecret", authorization: "Bearer verysecret" };
  log.info({ req: { id: "1", method: "GET", url: "/page?prompt=verysecret", ip: "::1", headers } }, "came");
  log.info(
    { headers, token: "verysecret", user: { email: "verysecret@x.y", password: "verysecret" } },
    "also",
  );
  expect(lines.join()).not.toContain("verysecret");
  expect(parsed()[0]).toMatchObject({ req: { id: "1", method: "GET", path: "/page", address: "::1" } });
});

test("an error keeps its stack and its cause", () => {
  const { log, parsed } = record("warn");
  log.error({ err: new Error("outside", { cause: new Error("inside") }) }, "failed");
  expect(parsed()[0]).toMatchObject({
    err: { message: expect.stringContaining("inside"), stack: expect.any(String) },
  });
});
