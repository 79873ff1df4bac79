import { describe, expect, test } from "vitest";
import { DatabaseAway, isDatabaseAway } from "./database-away.ts";
import { users } from "./schema/accounts.ts";
import { openServer } from "./server.ts";

describe("a database that cannot be asked", () => {
  test.each([
    ["an embedded one that is being opened", new DatabaseAway("It is opened again.")],
    ["a server that shuts down", Object.assign(new Error("terminating"), { code: "57P01" })],
    ["a pool without a free connection", new Error("timeout exceeded when trying to connect")],
  ])("%s is told from a mistake of ours, also as a cause", (_, error) => {
    expect(isDatabaseAway(error)).toBe(true);
    expect(isDatabaseAway(new Error("Failed query", { cause: error }))).toBe(true);
  });

  test("a mistake of ours is none", () => {
    expect(isDatabaseAway(Object.assign(new Error("no such column"), { code: "42703" }))).toBe(false);
    expect(isDatabaseAway("text")).toBe(false);
  });

  test("nobody listens where the server should be", async () => {
    const server = openServer({ url: "postgres://127.0.0.1:1/none", report: () => {} });
    expect(await server.begin().then(String, isDatabaseAway)).toBe(true);
    // and nobody is made to wait for it
    expect(await server.db.$count(users).then(String, isDatabaseAway)).toBe(true);
    await server.close();
  });
});
