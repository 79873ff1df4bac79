import { siteKeyLimits } from "@tintery/contract";
import { goodJpeg } from "@tintery/photos/testing";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "../platform/database/schema/accounts.ts";
import { books } from "../platform/database/schema/books.ts";
import { images } from "../platform/database/schema/images.ts";
import { forgetLostSiteGuests } from "../platform/lost-site-guests.ts";
import { signUp } from "../testing/test-account.ts";
import { describeOnEachDatabase } from "../testing/test-platform.ts";
import { openTestServer, type TestServer, type TestVisitor } from "../testing/test-server.ts";
import { shop, Widget } from "../testing/test-widget.ts";

describeOnEachDatabase("visitors of pages of other origins", (kind) => {
  let server: TestServer;
  let owner: TestVisitor;
  beforeAll(async () => {
    server = await openTestServer(kind, { TRUST_PROXY: "1" });
    owner = server.visitor();
    await signUp(server, owner);
  });
  afterAll(() => server.close());

  const makeKey = async (more: object = {}) =>
    (await owner.post("/ajax/account/site-keys", { name: "Shop", origins: [shop], ...more })).json as {
      id: string;
      key: string;
    };
  const begin = (widget: Widget) =>
    widget.send("/ajax/books", {
      method: "POST",
      body: '{"title":"There"}',
      headers: { "content-type": "application/json" },
    });

  test("a key begins no more than so many in a day, however many come at once", async () => {
    const { key } = await makeKey({ picturesPerDay: 1 });
    const limit = siteKeyLimits.visitorsPerPicture;
    const crowd = Array.from({ length: limit + 4 }, () => new Widget(server.visitor(), { key }));
    const answers = await Promise.all(crowd.map((widget) => widget.begin()));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, json }) => [status, json.code])).toEqual(
      Array.from({ length: 4 }, () => [429, "site_used_up"]),
    );
    // who was there before goes on
    const known = crowd.find(({ token }) => token !== null)!;
    expect((await begin(known)).status).toBe(200);
  });

  test("of one network are told of their own limit while the key has pictures left for others", async () => {
    const { key } = await makeKey({ picturesPerDay: 4 });
    const create = (address: string) => new Widget(server.visitor(address), { key }).create();
    for (let count = 0; count < 3; count += 1) expect((await create("8.8.4.4")).status).toBe(200);
    const refused = await create("8.8.4.4");
    expect([refused.status, refused.json.code]).toEqual([429, "visitor_used_up"]);
    expect((await create("8.8.8.8")).status).toBe(200);
  });

  test("what nobody can open any more is removed: that of guests whose key was revoked", async () => {
    const { db, queue } = server.platform;
    const [revoked, kept] = [await makeKey(), await makeKey()];
    const made = [];
    for (const { key } of [revoked, kept])
      made.push((await new Widget(server.visitor(), { key }).create()).json.id as string);
    const onlyBook = new Widget(server.visitor(), { key: revoked.key });
    await begin(onlyBook);
    const home = (await server.visitor().uploadColoring(await goodJpeg())).json.id;
    await owner.send(`/ajax/account/site-keys/${revoked.id}`, { method: "DELETE" });
    const guests = () => db.$count(users, eq(users.isAnonymous, true));
    const before = await guests();
    // more than one look finds
    const ids = Array.from({ length: 60 }, (_, k) => `lost-${k}`);
    const crowd = ids.map((id) => ({ id, name: id, email: `${id}@guest.invalid`, isAnonymous: true }));
    await db.insert(users).values(crowd);
    await db.insert(books).values(ids.map((id) => ({ id, ownerId: id, title: "", site: "gone" })));
    expect(await forgetLostSiteGuests({ db, queue })).toBe(2 + crowd.length);
    expect(await guests()).toBe(before - 2);
    const left = await db
      .select({ id: images.id })
      .from(images)
      .where(inArray(images.id, [...made, home]));
    expect(left.map(({ id }) => id).sort()).toEqual([made[1], home].sort());
  });

  test("a book that its owner adds a picture of elsewhere to is not the site's any more", async () => {
    const { key } = await makeKey();
    const holder = server.visitor();
    await signUp(server, holder);
    const widget = new Widget(server.visitor(), { key });
    widget.token = (await holder.post("/ajax/account/sites", { key, origin: shop })).json.token;
    const there = (await widget.create()).json.id;
    const home = (await holder.uploadColoring(await goodJpeg())).json.id;
    const openTo = async (bookId: string) => (await widget.send(`/ajax/books/${bookId}`)).status;
    const add = async (imageId: string) => {
      const { id } = (await begin(widget)).json;
      expect((await holder.post(`/ajax/books/${id}/pages`, { imageIds: [imageId] })).status).toBe(200);
      expect((await holder.get(`/ajax/books/${id}`)).status).toBe(200);
      return id as string;
    };
    expect(await openTo(await add(there))).toBe(200);
    expect(await openTo(await add(home))).toBe(404);
    // in place of one that was made there
    const replaced = await add(there);
    const [page] = (await holder.get(`/ajax/books/${replaced}`)).json.pages;
    await holder.post(`/ajax/books/${replaced}/pages/${page.id}`, { imageId: home });
    expect(await openTo(replaced)).toBe(404);
    // uploaded into it
    const { id: filled } = (await begin(widget)).json;
    const sent = await holder.uploadColoring(await goodJpeg(), { fields: { book: filled } });
    expect(sent.status).toBe(200);
    expect(await openTo(filled)).toBe(404);
  });
});
