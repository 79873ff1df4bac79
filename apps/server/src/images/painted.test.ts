import { eq } from "drizzle-orm";
import { goodJpeg } from "@tintery/photos/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { images } from "../platform/database/schema/images.ts";
import { describeOnEachDatabase } from "../testing/test-platform.ts";
import { openTestServer, type TestServer, type TestVisitor } from "../testing/test-server.ts";

describeOnEachDatabase("what is painted on the screen", (kind) => {
  let server: TestServer;
  let owner: TestVisitor;
  let id: string;

  beforeAll(async () => {
    server = await openTestServer(kind);
    owner = server.visitor();
    id = (await owner.upload(await goodJpeg())).json.id;
  });
  afterAll(() => server.close());

  const address = () => `/ajax/image/${id}/painted`;
  const keep = (visitor: TestVisitor, body: unknown) =>
    visitor.send(address(), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const ready = () =>
    server.platform.db.update(images).set({ status: "ready", modelKey: "a" }).where(eq(images.id, id));
  const earlier = { places: [[100, 250]], saved: 1000 };
  const later = {
    places: [
      [100, 250],
      [9000, 40],
    ],
    saved: 2000,
  };

  test("is nothing at first, and only there once the picture is", async () => {
    expect(await owner.get(address())).toMatchObject({ status: 409, json: { code: "not_ready" } });
    await ready();
    expect((await owner.get(address())).json).toEqual({ places: [], saved: 0 });
  });

  test("is kept, and what comes late does not take the place of what is newer", async () => {
    expect(await keep(owner, earlier)).toMatchObject({ status: 200, json: { ok: true } });
    expect((await owner.get(address())).json).toEqual(earlier);
    await keep(owner, later);
    await keep(owner, earlier);
    expect((await owner.get(address())).json).toEqual(later);
  });

  test("is nobody else's", async () => {
    for (const stranger of [server.visitor(), await someoneElse()]) {
      expect((await stranger.get(address())).status).toBe(404);
      expect((await keep(stranger, { ...later, saved: 9000 })).status).toBe(404);
    }
    expect((await owner.get(address())).json).toEqual(later);
  });

  test("refuses what is no place on any canvas", async () => {
    for (const places of [[[1]], [[1, 1e9]], "all", [["1", "2"]]])
      expect(await keep(owner, { places, saved: 5000 })).toMatchObject({
        status: 400,
        json: { code: "bad_request" },
      });
  });

  async function someoneElse(): Promise<TestVisitor> {
    const visitor = server.visitor();
    await visitor.upload(await goodJpeg());
    return visitor;
  }
});
