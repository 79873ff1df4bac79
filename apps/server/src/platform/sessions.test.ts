import { eq, sql } from "drizzle-orm";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addImage, addUser } from "../testing/test-image.ts";
import { describeOnEachDatabase, openTestPlatform, type TestPlatform } from "../testing/test-platform.ts";
import { sessions, users } from "./database/schema/accounts.ts";
import { forgetGuests } from "./guests.ts";
import type { Visitor } from "./sessions.ts";

describeOnEachDatabase("sessions", (kind) => {
  let platform: TestPlatform;
  let app: FastifyInstance;

  beforeAll(async () => {
    platform = await openTestPlatform(kind, { PUBLIC_URL: "https://paint.example" });
    app = fastify({ trustProxy: true });
    app.get("/page", (request, reply) => platform.sessions.visitor(request, reply));
    app.post("/known", async (request, reply) => ({
      visitor: await platform.sessions.knownVisitor(request, reply),
    }));
    app.get("/known", async (request, reply) => ({
      visitor: await platform.sessions.knownVisitor(request, reply),
    }));
    app.get("/both", async (request, reply) => [
      await platform.sessions.knownVisitor(request, reply),
      await platform.sessions.visitor(request, reply),
      await platform.sessions.knownVisitor(request, reply),
    ]);
    await app.ready();
  });
  afterAll(async () => {
    await app.close();
    await platform.close();
  });

  /** Visits a page and keeps the cookie like a browser. */
  async function visit(path = "/page", cookie = "") {
    const reply = await app.inject({
      path,
      headers: { cookie, "x-forwarded-for": "203.0.113.7", "user-agent": "a browser" },
    });
    const [set] = reply.cookies;
    return { reply, visitor: reply.json<Visitor>(), cookie: set ? `${set.name}=${set.value}` : cookie };
  }

  test("the first page makes a guest with a cookie no script can read", async () => {
    const { reply, visitor } = await visit();
    expect(visitor).toEqual({ userId: expect.any(String), anonymous: true, onlyKeeps: false, email: null });
    expect(reply.cookies).toHaveLength(1);
    expect(reply.cookies[0]).toMatchObject({
      name: "__Host-tintery.session_token",
      httpOnly: true,
      secure: true,
      sameSite: "Lax",
      path: "/",
    });
    expect(reply.cookies[0]?.maxAge).toBeGreaterThan(300 * 86_400);
    const [session] = await platform.db.select().from(sessions).where(eq(sessions.userId, visitor.userId));
    expect(session).toMatchObject({ ipAddress: "203.0.113.7", userAgent: "a browser" });
  });

  test("a plain http address gets a cookie that works there", async () => {
    const plain = await openTestPlatform(kind);
    const other = fastify();
    other.get("/page", (request, reply) => plain.sessions.visitor(request, reply));
    const reply = await other.inject({ path: "/page" });
    expect(reply.cookies[0]).toMatchObject({ name: "tintery.session_token", httpOnly: true });
    expect(reply.cookies[0]).not.toHaveProperty("secure");
    await other.close();
    await plain.close();
  });

  test("with the cookie it is the same guest, and no new cookie", async () => {
    const first = await visit();
    const second = await visit("/page", first.cookie);
    expect(second.visitor).toEqual(first.visitor);
    expect(second.reply.cookies).toEqual([]);
  });

  test("a session in use is prolonged, its cookie too", async () => {
    const first = await visit();
    const expiry = () =>
      platform.db
        .select({ at: sessions.expiresAt })
        .from(sessions)
        .where(eq(sessions.userId, first.visitor.userId));
    const inTenDays = new Date(Date.now() + 10 * 86_400_000);
    await platform.db
      .update(sessions)
      .set({ expiresAt: inTenDays })
      .where(eq(sessions.userId, first.visitor.userId));
    const later = await visit("/page", first.cookie);
    expect(later.visitor).toEqual(first.visitor);
    expect(later.reply.cookies).toHaveLength(1);
    expect((await expiry())[0]?.at.getTime()).toBeGreaterThan(inTenDays.getTime());
  });

  test("a forged or stale cookie is nobody, and a page makes a new guest", async () => {
    const first = await visit();
    const forged = `${first.cookie.slice(0, -8)}AAAAAAA%3D`;
    expect((await visit("/known", forged)).reply.json()).toEqual({ visitor: null });
    await platform.db.delete(sessions).where(eq(sessions.userId, first.visitor.userId));
    expect((await visit("/known", first.cookie)).reply.json()).toEqual({ visitor: null });
    expect((await visit("/page", first.cookie)).visitor.userId).not.toBe(first.visitor.userId);
  });

  test("a session that ends in another process changes nothing here any more", async () => {
    const { visitor, cookie } = await visit();
    const known = async (method: "GET" | "POST") =>
      (await app.inject({ method, path: "/known", headers: { cookie } })).json().visitor;
    expect(await known("GET")).toEqual(visitor);
    expect(await known("POST")).toEqual(visitor);
    // as the other process does it, of which this one hears nothing
    await platform.db.delete(sessions).where(eq(sessions.userId, visitor.userId));
    expect(await known("POST")).toBeNull();
  });

  test("looking does not make a guest, and within a request everybody sees the same one", async () => {
    const before = await platform.db.$count(users);
    expect((await visit("/known")).reply.json()).toEqual({ visitor: null });
    expect(await platform.db.$count(users)).toBe(before);
    const { reply } = await visit("/both");
    const [known, visitor, after] = reply.json<[null, Visitor, Visitor]>();
    expect(known).toBeNull();
    expect(after).toEqual(visitor);
    expect(await platform.db.$count(users)).toBe(before + 1);
  });

  test("a cookie whose name only ends like ours is nobody's", async () => {
    const { cookie } = await visit();
    expect((await visit("/known", `other${cookie}`)).reply.json()).toEqual({ visitor: null });
    expect((await visit("/known", `other=1; ${cookie}`)).reply.json()).not.toEqual({ visitor: null });
  });

  test("guests who made nothing are forgotten, all others stay", async () => {
    const longAgo = sql`now() - interval '31 days'`;
    const age = (userId: string) =>
      platform.db.update(users).set({ createdAt: longAgo }).where(eq(users.id, userId));
    const ageSession = (userId: string) =>
      platform.db.update(sessions).set({ updatedAt: longAgo }).where(eq(sessions.userId, userId));
    const idle = (await visit()).visitor.userId;
    const busy = (await visit()).visitor.userId;
    const returning = (await visit()).visitor.userId;
    const young = (await visit()).visitor.userId;
    const account = await addUser(platform.db);
    await addImage(platform.db, { ownerId: busy });
    for (const user of [idle, busy, returning, account]) await age(user);
    for (const user of [idle, busy]) await ageSession(user);
    expect(await forgetGuests(platform.db, 30)).toBe(1);
    const left = (await platform.db.select({ id: users.id }).from(users)).map(({ id }) => id);
    expect(left).not.toContain(idle);
    expect(left).toEqual(expect.arrayContaining([busy, returning, young, account]));
  });
});
