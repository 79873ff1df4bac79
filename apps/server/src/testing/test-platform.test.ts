import { afterAll, beforeAll, expect, test } from "vitest";
import { describeOnEachDatabase, openTestPlatform, type TestPlatform } from "./test-platform.ts";

describeOnEachDatabase("a test platform", (kind) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
  });
  afterAll(() => platform.close());

  test("runs on the database it was asked for and is ready", async () => {
    expect(platform.database.kind).toBe(kind);
    expect(await platform.readiness()).toMatchObject({ ready: true });
  });
});
