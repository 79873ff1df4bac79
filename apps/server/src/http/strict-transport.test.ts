import { afterAll, beforeAll, expect, test } from "vitest";
import { describeOnEachDatabase } from "../testing/test-platform.ts";
import { openTestServer, type TestServer } from "../testing/test-server.ts";

describeOnEachDatabase("a server behind https", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind, { PUBLIC_URL: "https://paint.example.org" });
  });
  afterAll(() => server.close());

  test("binds browsers to https for itself, not for other hosts of its domain", async () => {
    const { headers } = await server.visitor().get("/");
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
  });
});
