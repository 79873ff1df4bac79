import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeOnEachDatabase, openTestPlatform, type TestPlatform } from "../testing/test-platform.ts";
import { Attempts, paces } from "./attempts.ts";
import { attempts as table } from "./database/schema/attempts.ts";

describeOnEachDatabase("attempts", (kind) => {
  let platform: TestPlatform;
  let attempts: Attempts;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    attempts = new Attempts(platform.db);
  });
  afterAll(() => platform.close());

  const later = (seconds: number) =>
    platform.db.update(table).set({ last: sql`${table.last} - make_interval(secs => ${seconds})` });
  const { free, seconds, maxSeconds } = paces.letter.pair;

  test("wait longer and longer, up to a limit, and are counted from the last one that got through", async () => {
    const attempt = { what: "letter", account: "a@example.org", address: "203.0.113.1" } as const;
    for (let count = 0; count < free; count += 1) expect(await attempts.begin(attempt)).toBe(0);
    for (let doublings = 0; doublings < 12; doublings += 1) {
      const wait = Math.min(maxSeconds, seconds * 2 ** doublings);
      const told = await attempts.begin(attempt);
      // the clock of the database goes on between two statements, and the answer is whole seconds
      expect(told).toBeGreaterThan(wait - 60);
      expect(told).toBeLessThanOrEqual(wait);
      await later(wait);
      expect(await attempts.begin(attempt)).toBe(0);
    }
  });

  test("of one account leave others alone; a day of quiet, or success, starts anew", async () => {
    const attempt = { what: "password", account: "b@example.org", address: "203.0.113.2" } as const;
    const tries = paces.password.pair.free;
    for (let count = 0; count < tries; count += 1) expect(await attempts.begin(attempt)).toBe(0);
    expect(await attempts.begin({ ...attempt, account: "B@Example.org " })).toBeGreaterThan(0);
    expect(await attempts.begin({ ...attempt, account: "c@example.org" })).toBe(0);
    await attempts.succeeded(attempt);
    expect(await attempts.begin(attempt)).toBe(0);
    for (let count = 1; count < tries; count += 1) await attempts.begin(attempt);
    await later(2 * 86_400);
    for (let count = 0; count < tries; count += 1) expect(await attempts.begin(attempt)).toBe(0);
  });

  test("of many at once as many get through as of some one after the other", async () => {
    const tries = paces.password.pair.free;
    for (let round = 0; round < 30; round += 1) {
      const attempt = {
        what: "password",
        account: `burst-${round}@example.org`,
        address: `192.0.2.${round}`,
      } as const;
      const waits = await Promise.all(Array.from({ length: 4 * tries }, () => attempts.begin(attempt)));
      expect(waits.filter((wait) => wait === 0)).toHaveLength(tries);
    }
  });

  test("of one network count together, whatever account they are about", async () => {
    const tries = paces.password.address.free;
    const begin = (count: number) =>
      attempts.begin({ what: "password", account: `${count}@example.org`, address: `2001:db8::${count}` });
    for (let count = 1; count <= tries; count += 1) expect(await begin(count)).toBe(0);
    expect(await begin(tries + 1)).toBeGreaterThan(0);
  });

  test("of strangers leave its owner a way in: other networks for long, a browser that was in it for ever", async () => {
    const account = "owner@example.org";
    const from = (address: string, browser?: string) =>
      attempts.begin({ what: "password", account, address, ...(browser && { browser }) });
    const { pair, account: all, browser } = paces.password;
    for (let count = 0; count < pair.free; count += 1) expect(await from("198.51.100.1")).toBe(0);
    expect(await from("198.51.100.1")).toBeGreaterThan(0);
    // the owner, elsewhere
    expect(await from("198.51.100.2")).toBe(0);
    // many networks
    for (let count = pair.free + 1; count < all.free; count += 1)
      expect(await from(`203.0.114.${count}`)).toBe(0);
    expect(await from("198.51.100.3")).toBeGreaterThan(0);
    expect(await from("198.51.100.2", "known")).toBe(0);
    for (let count = 1; count < browser.free; count += 1) expect(await from("198.51.100.2", "known")).toBe(0);
    expect(await from("198.51.100.2", "known")).toBeGreaterThan(0);
  });

  test("are kept without addresses", async () => {
    const rows = await platform.db.select().from(table);
    expect(JSON.stringify(rows)).not.toMatch(/example|203\.0\.11|198\.51|2001:db8/);
  });
});
