import { endpoints } from "@tintery/contract";
import { goodJpeg } from "@tintery/photos/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { giveEverythingTo } from "../../platform/guests.ts";
import { users } from "../../platform/database/schema/accounts.ts";
import { feedback } from "../../platform/database/schema/feedback.ts";
import { addImage, addUser } from "../../testing/test-image.ts";
import { describeOnEachDatabase } from "../../testing/test-platform.ts";
import { openTestServer, type TestServer, type TestVisitor } from "../../testing/test-server.ts";
import { eq } from "drizzle-orm";

describeOnEachDatabase("feedback", (kind) => {
  let server: TestServer;
  let someone: TestVisitor;
  let sample: string;

  beforeAll(async () => {
    server = await openTestServer(kind);
    someone = server.visitor();
    sample = await addImage(server.platform.db, { kind: "coloring", status: "ready" });
  });
  afterAll(() => server.close());

  const say = (visitor: TestVisitor, id: string, said: object) =>
    visitor.send(`/ajax/feedback/${id}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ type: "coloring", rating: 4, feedbackText: "", ...said }),
    });
  const said = async (visitor: TestVisitor, id: string) => {
    const { json } = await visitor.get(`/ajax/feedback/${id}?type=coloring`);
    return endpoints.listFeedback.reply.parse(json).items;
  };

  test("is given back to whoever gave it, the newest in place of the one before", async () => {
    expect(await said(someone, sample)).toEqual([]);
    expect((await say(someone, sample, { rating: 2, feedbackText: "Too thick" })).json).toEqual({ ok: true });
    await say(someone, sample, { rating: 5, feedbackText: "Lovely" });
    const items = await said(someone, sample);
    expect(items).toEqual([
      { type: "coloring", rating: 5, data: JSON.stringify({ feedbackText: "Lovely" }) },
    ]);
  });

  test("is nobody else's to read", async () => {
    const other = server.visitor();
    expect(await said(other, sample)).toEqual([]);
    await say(other, sample, { rating: 1 });
    expect(await said(someone, sample)).toMatchObject([{ rating: 5 }]);
  });

  test.each([
    `<script>alert("1")</script><img src=x onerror=alert(1)>`,
    `'); drop table feedback; --`,
    `{"feedbackText":"\\u0000"}`,
    "ümlaut 日本語 🦊 \u202egnp.exe",
  ])("keeps words as they are: %s", async (feedbackText) => {
    await say(someone, sample, { feedbackText });
    const [item] = await said(someone, sample);
    expect(JSON.parse(item!.data)).toEqual({ feedbackText });
  });

  test("drops what no database takes, and refuses what is no rating", async () => {
    expect((await say(someone, sample, { feedbackText: "a\u0000b\ud800" })).status).toBe(200);
    expect(JSON.parse((await said(someone, sample))[0]!.data)).toEqual({ feedbackText: "ab\ufffd" });
    for (const wrong of [
      { rating: 0 },
      { rating: 6 },
      { rating: 2.5 },
      { rating: "5" },
      { type: "oil" },
      { feedbackText: "x".repeat(5001) },
      { feedbackText: 7 },
    ])
      expect(await say(someone, sample, wrong)).toMatchObject({ status: 400, json: { code: "bad_request" } });
  });

  test("on an image of one's own waits until it is there, and strangers find nothing", async () => {
    const { json } = await someone.upload(await goodJpeg());
    expect(await say(someone, json.id, {})).toMatchObject({ status: 409, json: { code: "not_ready" } });
    // a page may ask in the moment in which its picture is converted again
    expect(await said(someone, json.id)).toEqual([]);
    expect(await say(server.visitor(), json.id, {})).toMatchObject({ status: 404 });
    expect((await server.visitor().get(`/ajax/feedback/${json.id}?type=coloring`)).status).toBe(404);
  });

  test("moves to the account that a guest makes, and outlives a guest who is forgotten", async () => {
    const { db } = server.platform;
    const image = await addImage(db, { kind: "coloring", status: "ready" });
    const [guest, account, passerby] = [
      await addUser(db, { isAnonymous: true }),
      await addUser(db),
      await addUser(db, { isAnonymous: true }),
    ];
    const opinion = { imageId: image, type: "coloring" as const, words: "" };
    await db.insert(feedback).values([
      { ...opinion, userId: guest, rating: 3 },
      { ...opinion, userId: passerby, rating: 4 },
    ]);
    await giveEverythingTo(db, guest, account);
    await giveEverythingTo(db, passerby, account);
    const kept = await db.select().from(feedback).where(eq(feedback.imageId, image));
    expect(new Map(kept.map(({ userId, rating }) => [userId, rating]))).toEqual(
      new Map([
        [account, 3],
        [null, 4],
      ]),
    );
    expect(await db.select().from(users).where(eq(users.id, passerby))).toEqual([]);
  });
});
