import { goodPng } from "@tintery/photos/testing";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { images } from "../platform/database/schema/images.ts";
import { addImage } from "../testing/test-image.ts";
import { describeOnEachDatabase } from "../testing/test-platform.ts";
import { openTestServer, type TestServer, type TestVisitor } from "../testing/test-server.ts";

describeOnEachDatabase("an image that cannot be read", (kind) => {
  let server: TestServer;
  let owner: TestVisitor;
  const lines: string[] = [];
  beforeAll(async () => {
    const logTo = { write: (line: string) => void lines.push(line) };
    server = await openTestServer(kind, { LOG_LEVEL: "error" }, { logTo });
    owner = server.visitor();
  });
  afterAll(() => server.close());

  const spoil = (id: string) =>
    server.platform.db
      .update(images)
      .set({ options: { numberOfColors: "no number" } })
      .where(eq(images.id, id));

  test("is missing from its owner's list, which goes on behind it, and the log names it", async () => {
    const ids: string[] = [];
    for (const name of ["first", "second", "third"])
      ids.unshift((await owner.upload(await goodPng(), { name })).json.id);
    const [newest, spoiled, oldest] = ids as [string, string, string];
    await spoil(spoiled);
    const listed = async (address: string) => {
      const { items, next } = (await owner.get(address)).json;
      return { ids: items.map(({ id }: { id: string }) => id), next };
    };
    expect(await listed("/ajax/images")).toEqual({ ids: [newest, oldest], next: null });
    const one = await listed("/ajax/images?limit=1");
    const two = await listed(`/ajax/images?limit=1&cursor=${one.next}`);
    const three = await listed(`/ajax/images?limit=1&cursor=${two.next}`);
    expect([one.ids, two.ids, three.ids, three.next]).toEqual([[newest], [], [oldest], null]);
    expect(lines.join("")).toContain(`image ${spoiled} must hold its paint-by-numbers options`);
  });

  test("takes no other sample from the home page", async () => {
    const { db } = server.platform;
    const [good, bad] = [
      await addImage(db, { name: "sample.castle", status: "ready" }),
      await addImage(db, { name: "sample.kitten", status: "ready" }),
    ];
    await spoil(bad);
    const page = await owner.get("/");
    expect(page.status).toBe(200);
    expect(page.text).toContain(good);
    expect(page.text).not.toContain(bad);
  });
});
