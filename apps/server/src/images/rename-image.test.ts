import { goodJpeg, goodPng } from "@tintery/photos/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeOnEachDatabase } from "../testing/test-platform.ts";
import { addImage } from "../testing/test-image.ts";
import { openTestServer, type TestServer, type TestVisitor } from "../testing/test-server.ts";

describeOnEachDatabase("the title of an image", (kind) => {
  let server: TestServer;
  let owner: TestVisitor;
  beforeAll(async () => {
    server = await openTestServer(kind);
    owner = server.visitor();
  });
  afterAll(() => server.close());

  const rename = (visitor: TestVisitor, id: string, body: object) =>
    visitor.send(`/ajax/image/${id}/name`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });

  test("is changed by its owner, whatever the kind, and while it still waits", async () => {
    const photo = await goodPng();
    for (const send of ["upload", "uploadColoring", "uploadOutlines"] as const) {
      const { id } = (await owner[send](photo)).json;
      const answer = await rename(owner, id, { name: "  Großmutters\n Garten " });
      expect([answer.status, answer.json]).toEqual([200, { name: "Großmutters Garten" }]);
      expect(await owner.view(id)).toMatchObject({ name: "Großmutters Garten", may: { rename: true } });
    }
    const { items } = (await owner.get("/ajax/images")).json;
    expect(new Set(items.map(({ name }: { name: string }) => name))).toEqual(new Set(["Großmutters Garten"]));
  });

  test("must say something, and is nobody else's to change", async () => {
    const { id } = (await owner.upload(await goodJpeg(), { name: "boats.jpg" })).json;
    for (const body of [{ name: " \u200b " }, { name: 7 }, {}])
      expect((await rename(owner, id, body)).json.code).toBe("bad_request");
    expect((await rename(server.visitor(), id, { name: "Mine" })).status).toBe(404);
    const sample = await addImage(server.platform.db, { name: "sample.castle", status: "ready" });
    expect((await rename(owner, sample, { name: "Mine" })).json.code).toBe("forbidden");
    expect((await owner.view(id)).name).toBe("boats");
  });
});
