import { goodJpeg } from "@tintery/photos/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp } from "../../testing/test-account.ts";
import { describeOnEachDatabase, oneDatabase } from "../../testing/test-platform.ts";
import { openTestServer, type TestServer, type TestVisitor } from "../../testing/test-server.ts";

describeOnEachDatabase(
  "until when pictures are kept",
  (kind) => {
    let server: TestServer;
    beforeAll(async () => {
      server = await openTestServer(kind, { GUEST_PICTURE_DAYS: "40" });
    });
    afterAll(() => server.close());

    const told = async (visitor: TestVisitor) => {
      const { keptUntil } = (await visitor.get("/app/get-user-data")).json;
      expect(JSON.parse((await visitor.get("/")).text).context.visitor.keptUntil).toBe(keptUntil);
      return keptUntil;
    };

    test("is told to guests, by the day", async () => {
      const visitor = server.visitor();
      expect(await told(visitor)).toBeNull();
      await visitor.upload(await goodJpeg());
      const days = (Date.parse(await told(visitor)) - Date.now()) / 86_400_000;
      expect(days).toBeGreaterThan(38.9);
      expect(days).toBeLessThanOrEqual(40);
    });

    test("is told to nobody with an account, whose pictures stay", async () => {
      const visitor = server.visitor();
      const { json } = await visitor.upload(await goodJpeg());
      await signUp(server, visitor);
      expect(await told(visitor)).toBeNull();
      expect((await visitor.view(json.id)).may.delete).toBe(true);
    });
  },
  oneDatabase,
);
