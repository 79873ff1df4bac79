import { afterAll, beforeAll, expect, test } from "vitest";
import { attempts } from "../platform/database/schema/attempts.ts";
import { describeOnEachDatabase, openTestPlatform, type TestPlatform } from "../testing/test-platform.ts";
import { countToday } from "./day-counts.ts";
import { networksOf } from "./networks.ts";

describeOnEachDatabase("counts of a day", (kind) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
  });
  afterAll(() => platform.close());

  /** Counts one more for an address of which two are enough; what is too much is not kept. */
  const counts = (address: string, what = "pictures") =>
    platform.db
      .transaction(async (tx) => {
        if (!(await countToday(tx, what, { networks: networksOf(address), max: 2 }))) throw new Error("full");
        return true;
      })
      .catch(() => false);
  const times = async (count: number, addressOf: (k: number) => string) => {
    const counted = [];
    for (let k = 0; k < count; k += 1) counted.push(await counts(addressOf(k)));
    return counted.filter(Boolean).length;
  };

  test("are those of a network and of what is counted", async () => {
    expect(await times(4, () => "8.8.4.4")).toBe(2);
    expect(await counts("8.8.4.5")).toBe(true);
    expect(await counts("8.8.4.4", "else")).toBe(true);
    expect(await platform.db.$count(attempts)).toBe(3);
  });

  test("are twice as many for what one home can have of IPv6, and four times for a site", async () => {
    expect(await times(6, (k) => `2a00:1:2:ab0${k}::1`)).toBe(4);
    expect(await times(12, (k) => `2a00:1:2:${(k + 1).toString(16)}00::1`)).toBe(4);
    expect(await counts("2a00:1:3::1")).toBe(true);
  });

  test("leave out addresses that are not of the public internet", async () => {
    for (const address of ["127.0.0.1", "192.168.1.7", "::1", "fd00::1"])
      expect(await times(4, () => address)).toBe(4);
  });
});
