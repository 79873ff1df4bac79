import { idempotencyHeader, idempotencyKeyHours } from "@tintery/contract";
import { goodJpeg, goodPng } from "@tintery/photos/testing";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../platform/new-id.ts";
import { creations, images } from "../platform/database/schema/images.ts";
import { users } from "../platform/database/schema/accounts.ts";
import { forgetExpired } from "../platform/guests.ts";
import { describeOnEachDatabase } from "../testing/test-platform.ts";
import { openTestServer, type TestServer, type TestVisitor } from "../testing/test-server.ts";

/** A visitor who has a session and nothing else of interest. */
async function knownVisitor(server: TestServer): Promise<TestVisitor> {
  const visitor = server.visitor();
  await visitor.upload(await goodPng());
  return visitor;
}

/** A browser that never got the answer: as the one before, without the cookie that the answer brought. */
function afterLostAnswer(server: TestServer): TestVisitor {
  return server.visitor();
}

const countImages = async ({ platform }: TestServer) => platform.db.$count(images);

describeOnEachDatabase("an upload that is sent again under its key", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind, { IN_FLIGHT_PER_VISITOR: "3" });
  });
  afterAll(() => server.close());

  test("gets the first answer again, also where there is no room for another image", async () => {
    const visitor = await knownVisitor(server);
    const [photo, key] = [await goodJpeg(), newId()];
    const first = await visitor.upload(photo, { key });
    await visitor.upload(photo);
    expect((await visitor.upload(photo)).json).toMatchObject({
      code: "too_many_requests",
      error: expect.stringContaining("up to 3 unfinished pictures"),
    });
    const before = await countImages(server);
    const again = await visitor.upload(photo, { key });
    expect([again.status, again.json]).toEqual([200, first.json]);
    expect(await countImages(server)).toBe(before);
  });

  test("makes one image of every kind, though it comes five times at once", async () => {
    const photo = await goodPng();
    for (const send of ["upload", "uploadColoring", "uploadOutlines"] as const) {
      const visitor = await knownVisitor(server);
      const before = await countImages(server);
      const key = newId();
      const answers = await Promise.all(Array.from({ length: 5 }, () => visitor[send](photo, { key })));
      expect(new Set(answers.map(({ status, json }) => `${status} ${json.id}`)).size, send).toBe(1);
      expect(await countImages(server)).toBe(before + 1);
      const files = [];
      for await (const { key: file } of server.platform.files.list("images/")) files.push(file);
      const known = await server.platform.db.select({ key: images.sourceKey }).from(images);
      // what the four others had stored is gone again
      expect(files.filter((file) => !known.some(({ key: source }) => source === file))).toEqual([]);
    }
  });

  test("belongs to the visitor who got no answer, and so no cookie, the first time", async () => {
    const [photo, key] = [await goodJpeg(), newId()];
    const lost = await server.visitor().upload(photo, { key });
    const visitor = afterLostAnswer(server);
    const again = await visitor.upload(photo, { key });
    expect(again.json.id).toBe(lost.json.id);
    expect(await visitor.view(lost.json.id)).toMatchObject({ id: lost.json.id, may: { delete: true } });
    // the guest of the lost answer owns nothing any more, and nobody knows their session
    const [owner] = await server.platform.db
      .select({ owner: images.ownerId })
      .from(images)
      .where(sql`id = ${lost.json.id}`);
    expect(await server.platform.db.$count(users, sql`id = ${owner!.owner}`)).toBe(1);
    // and with the session that the visitor has now
    expect((await visitor.upload(photo, { key })).json.id).toBe(lost.json.id);
    expect((await visitor.get("/ajax/images")).json.items).toHaveLength(1);
  });

  test("belongs to a visitor who got a session elsewhere meanwhile", async () => {
    const [photo, key] = [await goodJpeg(), newId()];
    const lost = await server.visitor().upload(photo, { key });
    const visitor = await knownVisitor(server);
    expect((await visitor.upload(photo, { key })).json.id).toBe(lost.json.id);
    expect((await visitor.get("/ajax/images")).json.items).toHaveLength(2);
  });

  test("makes one image while the first answer of a new visitor is still on its way", async () => {
    const before = await countImages(server);
    const [photo, key] = [await goodJpeg(), newId()];
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => afterLostAnswer(server).upload(photo, { key })),
    );
    expect(new Set(answers.map(({ status, json }) => `${status} ${json.id}`)).size).toBe(1);
    expect(await countImages(server)).toBe(before + 1);
  });

  test("opens nobody's images: only what this very upload made, and never once they have a session", async () => {
    const [photo, key] = [await goodJpeg(), newId()];
    // made by somebody who had a session already
    const owner = await knownVisitor(server);
    const { id } = (await owner.upload(photo, { key })).json;
    const stranger = await knownVisitor(server);
    for (const visitor of [stranger, server.visitor()]) {
      expect(await visitor.upload(photo, { key })).toMatchObject({
        status: 422,
        json: { code: "key_reused" },
      });
      expect((await visitor.get(`/ajax/image/${id}`)).status).toBe(404);
    }
    // made by a new guest, whose answer did arrive: they have made more since
    const guest = server.visitor();
    const guestKey = newId();
    const first = (await guest.upload(photo, { key: guestKey })).json.id;
    await guest.upload(await goodPng());
    expect((await stranger.upload(photo, { key: guestKey })).json.code).toBe("key_reused");
    expect((await guest.upload(photo, { key: guestKey })).json.id).toBe(first);
  });

  test("is refused when it is not the same upload", async () => {
    const visitor = await knownVisitor(server);
    const key = newId();
    const photo = await goodJpeg();
    expect((await visitor.upload(photo, { key })).status).toBe(200);
    const others = [
      visitor.upload(await goodPng(), { key }),
      visitor.upload(photo, { key, fields: { numberOfColors: "9" } }),
      visitor.uploadColoring(photo, { key }),
    ];
    for (const answer of await Promise.all(others))
      expect([answer.status, answer.json.code]).toEqual([422, "key_reused"]);
    // a stranger learns as little, and gets no session for it
    const stranger = server.visitor();
    expect((await stranger.upload(await goodPng(), { key })).json.code).toBe("key_reused");
    expect(stranger.cookie).toBe("");
  });

  test("needs a key that cannot be guessed", async () => {
    for (const key of ["1", "", "A".repeat(21), "ü".repeat(11)]) {
      const answer = await server.visitor().send("/ajax/create/paint-by-numbers", {
        method: "POST",
        headers: { [idempotencyHeader]: encodeURIComponent(key) },
        body: new FormData(),
      });
      expect([answer.status, answer.json.code], key).toEqual([400, "bad_request"]);
    }
  });

  test("is a new upload once the key is forgotten, and when the first one was refused", async () => {
    const visitor = await knownVisitor(server);
    const [photo, key] = [await goodJpeg(), newId()];
    expect((await visitor.upload(photo, { key, fields: { numberOfColors: "1" } })).status).toBe(400);
    const first = (await visitor.upload(photo, { key })).json.id;
    const { db } = server.platform;
    await forgetExpired(db);
    expect((await visitor.upload(photo, { key })).json.id).toBe(first);
    await db.update(creations).set({ created: new Date(Date.now() - (idempotencyKeyHours + 1) * 3_600_000) });
    await forgetExpired(db);
    expect((await visitor.upload(photo, { key })).json.id).not.toBe(first);
  });
});
