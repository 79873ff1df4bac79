import { randomUUID } from "node:crypto";
import { welcomeCredits } from "@tintery/contract";
import { goodJpeg } from "@tintery/photos/testing";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { changeRole } from "../../platform/admin/user-admin.ts";
import { auditLog } from "../../platform/database/schema/audit-log.ts";
import { images } from "../../platform/database/schema/images.ts";
import { ledger } from "../../platform/database/schema/ledger.ts";
import { signUp, testPassword, tokenTo } from "../../testing/test-account.ts";
import { addImage } from "../../testing/test-image.ts";
import { describeOnEachDatabase, oneDatabase } from "../../testing/test-platform.ts";
import { openTestServer, type TestServer, type TestVisitor } from "../../testing/test-server.ts";
import { shop, Widget } from "../../testing/test-widget.ts";

describeOnEachDatabase("admins", (kind) => {
  let server: TestServer;
  let admin: TestVisitor;
  let address: string;
  beforeAll(async () => {
    server = await openTestServer(kind);
    admin = server.visitor();
    address = await signUp(server, admin);
    const doer = { adminId: null, by: "a test" };
    const role = { who: { email: address.toUpperCase() }, admin: true, reason: "the first" };
    expect(await changeRole(server.platform.db, doer, role)).toBe(true);
  });
  afterAll(() => server.close());

  const reason = "They asked for it.";
  const find = async (search: string) =>
    (await admin.get(`/ajax/admin/users?search=${encodeURIComponent(search)}`)).json.items;
  const log = async () => (await admin.get("/ajax/admin/log")).json.items;
  const member = async () => {
    const visitor = server.visitor();
    const email = await signUp(server, visitor);
    const [{ id }] = await find(email);
    return { visitor, email, id };
  };
  const credits = async (visitor: TestVisitor) => (await visitor.get("/app/get-user-data")).json.credits;

  test("find accounts by a part of their address, by their id, and not by what a pattern means", async () => {
    const { email, id } = await member();
    expect(await find(email.slice(1, -3).toUpperCase())).toMatchObject([{ id, email, admin: false }]);
    expect(await find(id)).toMatchObject([{ id }]);
    expect(await find("%")).toEqual([]);
    expect(await find("_@")).toEqual([]);
    const all = (await admin.get("/ajax/admin/users")).json;
    expect(all.items[0].created >= all.items.at(-1).created).toBe(true);
    expect(all.items.map((row: { email: string }) => row.email)).toContain(address);
    expect((await admin.get("/ajax/admin/users?cursor=nonsense")).status).toBe(400);
  });

  test("give credits once under one key, with a reason that is written down", async () => {
    const { visitor, id, email } = await member();
    const give = (body: object) => admin.post(`/ajax/admin/users/${id}/credits`, body);
    const once = { credits: 25, reason, key: randomUUID() };
    const answers = await Promise.all([give(once), give(once), give(once)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await credits(visitor)).toBe(welcomeCredits + 25);
    for (const wrong of [
      { credits: 0 },
      { credits: 2.5 },
      { credits: -5 },
      { credits: 1e9 },
      { reason: "  " },
    ])
      expect((await give({ ...once, ...wrong, key: randomUUID() })).status).toBe(400);
    expect(await credits(visitor)).toBe(welcomeCredits + 25);
    const deeds = (await log()).filter((deed: { about: string }) => deed.about === id);
    expect(deeds).toMatchObject([{ action: "grant_credits", by: address, reason: `25: ${reason}` }]);
    const detail = (await admin.get(`/ajax/admin/users/${id}`)).json;
    expect(detail).toMatchObject({ email, plan: "free", credits: welcomeCredits + 25, orders: [] });
    // with what there was before, so that it adds up
    expect(detail.entries).toMatchObject([
      { what: "grant", credits: 25 },
      { what: "welcome", credits: welcomeCredits },
    ]);
  });

  test("set what an account may keep and have unfinished, with a reason that is written down", async () => {
    const { visitor, id } = await member();
    const photo = await goodJpeg();
    const set = (limits: object) => admin.post(`/ajax/admin/users/${id}/limits`, { reason, ...limits });
    const own = async () => (await admin.get(`/ajax/admin/users/${id}`)).json;
    const none = { keptMegabytes: null, maxUnfinished: null };
    expect(await own()).toMatchObject({
      own: none,
      usual: { keptMegabytes: 10_000, maxUnfinished: 20 },
      keptBytes: 0,
    });
    expect((await set({ ...none, maxUnfinished: 2 })).status).toBe(200);
    for (const status of [200, 200, 429]) expect((await visitor.uploadColoring(photo)).status).toBe(status);
    const refused = await visitor.uploadColoring(photo);
    expect([refused.json.code, refused.json.error]).toEqual([
      "too_many_requests",
      expect.stringContaining("2"),
    ]);
    expect((await own()).keptBytes).toBeGreaterThan(photo.length);
    // three photos take more than what is left
    const { db } = server.platform;
    await db.update(images).set({ sourceSize: 999_999 }).where(eq(images.ownerId, id));
    expect((await set({ keptMegabytes: 2, maxUnfinished: null })).status).toBe(200);
    const full = await visitor.uploadColoring(photo);
    expect([full.json.code, full.json.error]).toEqual(["storage_used_up", expect.stringContaining("2 MB")]);
    expect((await set(none)).status).toBe(200);
    expect((await visitor.uploadColoring(photo)).status).toBe(200);
    for (const wrong of [
      { keptMegabytes: 0 },
      { maxUnfinished: 1001 },
      { maxUnfinished: 1.5 },
      { reason: "" },
    ])
      expect((await set({ ...none, ...wrong })).status).toBe(400);
    expect((await visitor.post(`/ajax/admin/users/${id}/limits`, { ...none, reason })).status).toBe(404);
    const deeds = (await log()).filter((deed: { about: string }) => deed.about === id);
    expect(deeds.map((deed: { action: string; reason: string }) => [deed.action, deed.reason])).toEqual([
      ["change_quota", `storage default, unfinished pictures default: ${reason}`],
      ["change_quota", `storage 2 MB, unfinished pictures default: ${reason}`],
      ["change_quota", `storage default, unfinished pictures 2: ${reason}`],
    ]);
  });

  test("make others admins and take that back, but not their own role", async () => {
    const { visitor, id } = await member();
    const change = (by: TestVisitor, userId: string, isAdmin: boolean) =>
      by.post(`/ajax/admin/users/${userId}/role`, { admin: isAdmin, reason });
    expect((await visitor.get("/app/admin")).status).toBe(404);
    expect(JSON.parse((await visitor.get("/app/account")).text).admin).toBe(false);
    expect((await change(admin, id, true)).status).toBe(200);
    expect((await visitor.get("/app/admin")).status).toBe(200);
    expect(JSON.parse((await visitor.get("/app/account")).text).admin).toBe(true);
    const [{ id: own }] = await find(address);
    expect((await change(admin, own, false)).status).toBe(403);
    expect((await change(admin, id, false)).status).toBe(200);
    expect((await visitor.get("/app/admin")).status).toBe(404);
    expect((await visitor.get("/ajax/admin/log")).status).toBe(404);
  });

  test("keep an account out with all its keys and browsers, but not their own, and let it in again", async () => {
    const { visitor, email, id } = await member();
    const photo = await goodJpeg();
    const picture = (await visitor.uploadColoring(photo)).json.id;
    const { secret } = (await visitor.post("/ajax/account/keys", { name: "All", scopes: ["read"] })).json;
    const { key } = (
      await visitor.post("/ajax/account/site-keys", { name: "My shop", origins: [shop], picturesPerDay: 9 })
    ).json;
    const program = () => server.visitor().get("/ajax/images", { authorization: `Bearer ${secret}` });
    const widget = () => new Widget(server.visitor(), { key, origin: shop }).create();
    const enter = (by = server.visitor(), password = testPassword) =>
      by.post("/ajax/account/sign-in", { email, password });
    const isIn = async () => (await visitor.get("/ajax/account/sessions")).status === 200;
    const block = (userId: string, blocked: boolean) =>
      admin.post(`/ajax/admin/users/${userId}/block`, { blocked, reason });
    expect([await isIn(), (await program()).status, (await widget()).status]).toEqual([true, 200, 200]);

    expect((await block(id, true)).status).toBe(200);
    expect(await find(email)).toMatchObject([{ blocked: true, pictures: 1 }]);
    expect(await isIn()).toBe(false);
    expect((await visitor.get(`/ajax/image/${picture}`)).status).toBe(404);
    const refused = [await enter(), await program()].map(({ status, json }) => [status, json.code]);
    expect(refused).toEqual([
      [403, "account_blocked"],
      [403, "account_blocked"],
    ]);
    expect((await enter(server.visitor(), "wrong horse battery")).json.code).toBe("wrong_credentials");
    expect((await widget()).json.code).toBe("unknown_site_key");
    // nor does a new password open it
    const other = server.visitor();
    await other.post("/ajax/account/forgot-password", { email });
    const token = await tokenTo(server, email, /password/i);
    await other.post("/ajax/account/reset-password", { token, password: "another horse battery" });
    expect((await enter(other, "another horse battery")).json.code).toBe("account_blocked");
    const [{ id: own }] = await find(address);
    expect((await block(own, true)).status).toBe(403);

    expect((await block(id, false)).status).toBe(200);
    expect([(await program()).status, (await widget()).status]).toEqual([200, 200]);
    expect((await enter(visitor, "another horse battery")).status).toBe(200);
    expect((await visitor.get(`/ajax/image/${picture}`)).status).toBe(200);
    const deeds = (await log()).filter((deed: { about: string }) => deed.about === id);
    expect(deeds).toMatchObject([
      { action: "unblock_account", by: address, reason },
      { action: "block_account", by: address, reason },
    ]);
  });

  test("are nobody with a key, whatever it is allowed", async () => {
    const made = await admin.post("/ajax/account/keys", {
      name: "All",
      scopes: ["read", "create", "change", "delete"],
    });
    const program = server.visitor();
    const headers = { authorization: `Bearer ${made.json.secret}` };
    expect((await program.get("/ajax/images", headers)).status).toBe(200);
    for (const path of ["/ajax/admin/users", "/ajax/admin/log", "/app/admin"])
      expect([401, 403, 404]).toContain((await program.get(path, headers)).status);
  });

  test("see what failed and try it again, at no cost and in one step with the log", async () => {
    const { db } = server.platform;
    const { visitor, email } = await member();
    const { id } = (await visitor.uploadColoring(await goodJpeg())).json;
    expect(await find(email)).toMatchObject([{ pictures: 1 }]);
    const before = await credits(visitor);
    const retry = () => admin.post(`/ajax/admin/failed/${id}/retry`, { reason });
    expect((await retry()).json.code).toBe("not_ready");
    await db.update(images).set({ status: "failed", problem: "conversion_failed" }).where(eq(images.id, id));
    const failed = (await admin.get("/ajax/admin/failed")).json.items;
    expect(failed).toMatchObject([{ id, kind: "coloring", owner: email, problem: "conversion_failed" }]);
    expect((await retry()).status).toBe(200);
    expect((await retry()).json.code).toBe("not_ready");
    expect((await visitor.view(id)).status).toBe("waiting");
    expect(await credits(visitor)).toBe(before);
    expect(await db.$count(ledger, eq(ledger.about, id))).toBe(1);
    expect(await db.$count(auditLog, eq(auditLog.about, id))).toBe(1);
    expect((await admin.get("/ajax/admin/queue")).json.waiting).toBeGreaterThan(0);
    const sample = await addImage(db, { sample: true, status: "failed" });
    expect((await admin.post(`/ajax/admin/failed/${sample}/retry`, { reason })).status).toBe(404);
  });

  test("read what visitors say, and how much there is of everything", async () => {
    const { db } = server.platform;
    const sample = await addImage(db, { sample: true, status: "ready", modelKey: "model" });
    const { visitor } = await member();
    await visitor.post(`/ajax/feedback/${sample}`, {
      type: "coloring",
      rating: 2,
      feedbackText: "<b>Thin</b>",
    });
    const { items } = (await admin.get("/ajax/admin/feedback")).json;
    expect(items).toMatchObject([{ imageId: sample, rating: 2, words: "<b>Thin</b>" }]);
    expect(JSON.stringify(items)).not.toContain("@");
    const storage = (await admin.get("/ajax/admin/storage")).json;
    expect(storage.accounts).toBeGreaterThan(1);
    expect(storage.free).toBeGreaterThan(0);
    expect(storage.pictures.length).toBeGreaterThan(0);
  });

  test("cannot change what is written down", async () => {
    const { db } = server.platform;
    await expect(db.delete(auditLog)).rejects.toThrow();
    await expect(db.update(auditLog).set({ reason: "Another." })).rejects.toThrow();
  });
});

describeOnEachDatabase(
  "admins of a busy server",
  (kind) => {
    let server: TestServer;
    beforeAll(async () => {
      server = await openTestServer(kind, { MOST_WAITING: "2", IN_FLIGHT_PER_VISITOR: "2" });
    });
    afterAll(() => server.close());

    test("try again what failed, whatever else its owner has in line", async () => {
      const { db } = server.platform;
      const admin = server.visitor();
      const role = { who: { email: await signUp(server, admin) }, admin: true, reason: "the first" };
      expect(await changeRole(db, { adminId: null, by: "a test" }, role)).toBe(true);
      const owner = server.visitor();
      const photo = await goodJpeg();
      const { id } = (await owner.uploadColoring(photo)).json;
      await db
        .update(images)
        .set({ status: "failed", problem: "conversion_failed" })
        .where(eq(images.id, id));
      expect((await owner.uploadColoring(photo)).status).toBe(200);
      const [failed] = await db.select().from(images).where(eq(images.id, id));
      await addImage(db, { ownerId: failed!.ownerId, status: "waiting" });
      // for the owner both limits are reached
      expect((await owner.uploadColoring(photo)).status).toBeGreaterThanOrEqual(429);
      const retried = await admin.post(`/ajax/admin/failed/${id}/retry`, { reason: "They asked for it." });
      expect(retried.status, retried.text).toBe(200);
    });
  },
  oneDatabase,
);
