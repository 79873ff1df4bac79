import { addresses, callNames, endpoints, needsAccount, scopeOfCall } from "@tintery/contract";
import { goodJpeg } from "@tintery/photos/testing";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sessions, users } from "../platform/database/schema/accounts.ts";
import { images } from "../platform/database/schema/images.ts";
import { onePaint } from "../testing/access-rows.ts";
import { signUp } from "../testing/test-account.ts";
import { addImage } from "../testing/test-image.ts";
import { describeOnEachDatabase } from "../testing/test-platform.ts";
import { openTestServer, type TestServer, type TestVisitor } from "../testing/test-server.ts";
import { shop, Widget } from "../testing/test-widget.ts";

test("guests may hand out, delete, and bring back what is there; all else that changes something needs an account", () => {
  const open = callNames.filter((name) => endpoints[name].method !== "GET" && !needsAccount(name));
  const ofAccounts = callNames.filter((name) => scopeOfCall(endpoints[name]) === null);
  expect(open.filter((name) => !ofAccounts.includes(name)).sort()).toEqual(
    [
      ...callNames.filter((name) => endpoints[name].method === "DELETE" && !ofAccounts.includes(name)),
      "makeBookFile",
      "printClassBooks",
      "printClassPages",
      "restoreBook",
      "restoreBookPage",
    ].sort(),
  );
});

describeOnEachDatabase("a server without guests", (kind) => {
  let server: TestServer;
  /** Whoever was a guest before, with a ready picture and a failed one. */
  let guest: TestVisitor;
  let own: string;
  let failed: string;
  let photo: Uint8Array;
  beforeAll(async () => {
    server = await openTestServer(kind, { GUESTS: "off" });
    photo = await goodJpeg();
    const { db } = server.platform;
    // a guest of the days when there were some: the account that they were is none any more
    guest = server.visitor();
    const email = await signUp(server, guest);
    await server.startWorker();
    own = (await guest.uploadOutlines(photo)).json.id;
    await guest.settled(own);
    const [{ ownerId } = { ownerId: null }] = await db.select().from(images).where(eq(images.id, own));
    failed = await addImage(db, { ownerId, kind: "coloring", status: "failed", problem: "took_too_long" });
    await db.update(users).set({ isAnonymous: true }).where(eq(users.email, email));
    server.platform.sessions.forgetUser(ownerId!);
  });
  afterAll(() => server.close());

  const refusal = async (asked: Promise<{ status: number; json: { code: string; error: string } }>) => {
    const { status, json } = await asked;
    return [status, json.code];
  };
  const needed = [401, "account_needed"];

  test("refuses whoever makes something without an account, in a sentence, and makes no guest of them", async () => {
    const { db } = server.platform;
    const people = async () => [await db.$count(users), await db.$count(sessions)];
    const before = await people();
    const visitor = server.visitor();
    const answer = await visitor.uploadColoring(photo);
    expect(answer.json.error).toContain("Sign in");
    expect(await refusal(visitor.upload(photo))).toEqual(needed);
    expect(await refusal(visitor.uploadOutlines(photo))).toEqual(needed);
    expect(await refusal(visitor.upload(null, { fields: { prompt: "a cat" } }))).toEqual(needed);
    expect(await refusal(visitor.post("/ajax/palettes", { title: "Mine", paints: onePaint }))).toEqual(
      needed,
    );
    expect(await refusal(visitor.post("/ajax/books", { title: "Mine" }))).toEqual(needed);
    const heart = { imageId: own, rated: true };
    expect(await refusal(visitor.post(`/ajax/catalog/image/${own}/rate`, heart))).toEqual(needed);
    expect((await visitor.get("/app/get-user-data")).json.mustSignIn).toBe(true);
    expect(visitor.cookie).toBe("");
    expect(await people()).toEqual(before);
  });

  test("lets accounts and their keys make what they like", async () => {
    const holder = server.visitor();
    await signUp(server, holder);
    expect((await holder.uploadColoring(photo)).status).toBe(200);
    expect((await holder.get("/app/get-user-data")).json.mustSignIn).toBe(false);
    const wanted = { name: "All", scopes: ["create"] };
    const { secret } = (await holder.post("/ajax/account/keys", wanted)).json;
    const form = new FormData();
    form.set("image", new Blob([Uint8Array.from(photo)]), "boat.jpg");
    const headers = { authorization: `Bearer ${secret}` };
    const made = await server
      .visitor()
      .send("/ajax/create/coloring/v1", { method: "POST", body: form, headers });
    expect(made.status).toBe(200);
  });

  test("leaves samples, the catalog, and shared links readable", async () => {
    const sample = await addImage(server.platform.db, { sample: true, status: "ready", modelKey: "model" });
    const holder = server.visitor();
    await signUp(server, holder);
    const shared = (await holder.uploadOutlines(photo)).json.id;
    await holder.settled(shared);
    const { address } = (await holder.post(`/ajax/image/${shared}/share`)).json;
    const visitor = server.visitor();
    for (const path of [
      addresses.home(),
      addresses.paintByNumbers(sample),
      "/app/catalog",
      "/ajax/catalog/images",
      new URL(address, visitor.url).pathname,
    ])
      expect([path, (await visitor.get(path, { accept: "text/html" })).status]).toEqual([path, 200]);
  });

  test("lets guests of before read, download, share no more, and delete what they made", async () => {
    expect((await guest.get("/ajax/images")).json.items).toHaveLength(2);
    expect((await guest.view(own)).may).toMatchObject({ delete: true, edit: false, changePrecision: false });
    expect((await guest.get(addresses.downloadOutlines(own, "outlines"))).status).toBe(200);
    expect(await refusal(guest.post(`/ajax/image/${failed}/retry`))).toEqual(needed);
    expect(await refusal(guest.edit(own, { colorPrecision: "low" }))).toEqual(needed);
    expect(await refusal(guest.post(`/ajax/image/${own}/share`))).toEqual(needed);
    const change = await guest.get(addresses.changePrecision(own, "low"), { referer: guest.url });
    expect([change.status, change.json.code]).toEqual(needed);
    expect((await guest.send(`/ajax/image/${own}`, { method: "DELETE" })).status).toBe(200);
    // who signs in takes along what is left
    await signUp(server, guest);
    expect((await guest.get("/ajax/images")).json.items).toMatchObject([{ id: failed }]);
  });

  test("asks visitors of other sites for an account, too, and lets the sites of accounts go on", async () => {
    const owner = server.visitor();
    await signUp(server, owner);
    const { key } = (await owner.post("/ajax/account/site-keys", { name: "Shop", origins: [shop] })).json;
    const widget = new Widget(server.visitor(), { key });
    expect(await refusal(widget.begin())).toEqual(needed);
    expect((await widget.ask("/app/get-user-data")).json.mustSignIn).toBe(true);
    widget.token = (await owner.post("/ajax/account/sites", { key, origin: shop })).json.token;
    expect((await widget.ask("/app/get-user-data")).json.mustSignIn).toBe(false);
    expect((await widget.create(photo)).status).toBe(200);
  });
});
