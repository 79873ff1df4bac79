import { DrizzleQueryError } from "drizzle-orm";
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
  const request = { id: "1", method: "GET", url: "/page/verysecret?prompt=verysecret", ip: "::1", headers };
  log.info({ req: { ...request, routeOptions: { url: "/page/:link" } } }, "came");
  log.info({ req: request }, "led nowhere");
  log.info(
    { headers, token: "verysecret", user: { email: "verysecret@x.y", password: "verysecret" } },
    "also",
  );
  expect(lines.join()).not.toContain("verysecret");
  const [came, nowhere] = parsed();
  expect(came).toMatchObject({ req: { id: "1", method: "GET", route: "/page/:link", address: "::1" } });
  expect(nowhere).toMatchObject({ req: { route: "(none)" } });
});

test("an error keeps its stack and its cause", () => {
  const { log, parsed } = record("warn");
  log.error({ err: new Error("outside", { cause: new Error("inside") }) }, "failed");
  expect(parsed()[0]).toMatchObject({
    err: { message: expect.stringContaining("inside"), stack: expect.any(String) },
  });
});

test("an error keeps none of what may hang on it", () => {
  const { log, lines } = record("warn");
  const rawPacket = Buffer.from("GET /verysecret");
  log.error(
    { err: Object.assign(new Error("broken"), { rawPacket, code: "HPE", config: "verysecret" }) },
    "no",
  );
  expect(JSON.parse(lines[0]!).err).toEqual({
    type: "Error",
    code: "HPE",
    message: "broken",
    stack: expect.any(String),
  });
});

test("an error of the database is logged without the values of the statement", () => {
  const { log, lines } = record("warn");
  const cause = Object.assign(new Error("duplicate key"), { detail: "Key (token)=(verysecret) exists." });
  const failed = new DrizzleQueryError("select * from sessions where token = $1", ["verysecret"], cause);
  log.error({ err: failed }, "failed");
  log.error({ err: cause }, "failed");
  log.error({ err: new Error("outside", { cause: failed }) }, "failed");
  expect(lines.join()).not.toContain("verysecret");
  expect(lines.join()).toContain("where token = $1: duplicate key");
});
