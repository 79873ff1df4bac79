import { randomUUID } from "node:crypto";
import { addresses, keeping, lateAddresses } from "@tintery/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { changeBlock } from "../../platform/admin/block-account.ts";
import { changeRole } from "../../platform/admin/user-admin.ts";
import { users } from "../../platform/database/schema/accounts.ts";
import { attempts } from "../../platform/database/schema/attempts.ts";
import { auditLog } from "../../platform/database/schema/audit-log.ts";
import { invitations } from "../../platform/database/schema/invitations.ts";
import { addUser } from "../../testing/test-image.ts";
import { signUp, testPassword, tokenTo } from "../../testing/test-account.ts";
import { describeOnEachDatabase } from "../../testing/test-platform.ts";
import { openTestServer, type TestServer, type TestVisitor } from "../../testing/test-server.ts";

const keys = { GITHUB_CLIENT_ID: "client", GITHUB_CLIENT_SECRET: "secret" };
/** Who GitHub says that it is. */
let person = { id: 1, email: "octo@example.org", verified: true };

beforeAll(() => {
  const real = globalThis.fetch;
  vi.stubGlobal("fetch", async (input: Request | URL | string, init?: RequestInit) => {
    const { host, pathname } = new URL(input instanceof Request ? input.url : String(input));
    if (!host.endsWith("github.com")) return real(input, init);
    if (pathname === "/login/oauth/access_token")
      return Response.json({ access_token: "token", token_type: "bearer", scope: "user:email" });
    const { id, email, verified } = person;
    if (pathname === "/user/emails") return Response.json([{ email, primary: true, verified }]);
    return Response.json({ id, login: "octo", name: "Octo", email, avatar_url: "" });
  });
});
afterAll(() => vi.unstubAllGlobals());

const newAddress = () => `${randomUUID()}@example.org`;
const placeOf = (answer: { headers: Headers }) => answer.headers.get("location") ?? "";
const comeFromGitHub = async (visitor: TestVisitor) => {
  const leading = await visitor.send(lateAddresses.signInWith("github"), {
    method: "POST",
    headers: { referer: visitor.url, "content-type": "application/x-www-form-urlencoded" },
    body: "",
  });
  const state = new URL(placeOf(leading)).searchParams.get("state") ?? "";
  const query = new URLSearchParams({ code: "good", state });
  return visitor.get(`/ajax/auth/callback/github?${query}`, { accept: "text/html" });
};
const ask = (visitor: TestVisitor, email: string) =>
  visitor.post("/ajax/account/sign-up", { email, password: testPassword });
const isIn = async (visitor: TestVisitor) =>
  (await visitor.get(addresses.account(), { accept: "text/html" })).status === 200;

describeOnEachDatabase("signing up by invitation", (kind) => {
  let server: TestServer;
  let admin: TestVisitor;
  beforeAll(async () => {
    server = await openTestServer(kind, { ...keys, SIGN_UP: "invite" });
    const { db } = server.platform;
    // the first administrator was there before
    const doer = { adminId: null, by: "a test" };
    const email = newAddress();
    await addUser(db, { email, emailVerified: true });
    person = { id: 100, email, verified: true };
    admin = server.visitor();
    await comeFromGitHub(admin);
    expect(await changeRole(db, doer, { who: { email }, admin: true, reason: "the first" })).toBe(true);
  });
  afterAll(() => server.close());

  const reason = "A new colleague.";
  const invite = async (more: { email?: string; days?: number } = {}) => {
    const { json, status } = await admin.post("/ajax/admin/invitations", { email: null, reason, ...more });
    expect(status).toBe(200);
    const address = new URL(json.address);
    expect(address.pathname).toBe(addresses.signUp());
    return address.hash.slice(1);
  };
  const open = (visitor: TestVisitor, secret?: string) =>
    visitor.post("/ajax/account/invitation", secret === undefined ? {} : { secret });
  const listed = async () => (await admin.get("/ajax/admin/invitations")).json.items;

  test("lets nobody in without one, by whichever way, and keeps nothing of them", async () => {
    const { db } = server.platform;
    const before = await db.$count(users);
    const visitor = server.visitor();
    const email = newAddress();
    expect((await ask(visitor, email)).json.code).toBe("invitation_needed");
    person = { id: 2, email, verified: true };
    expect(placeOf(await comeFromGitHub(visitor))).toContain(`${addresses.signIn()}?error=invitation_needed`);
    expect((await open(visitor)).json.code).toBe("invitation_needed");
    expect((await open(visitor, "made-up")).json.code).toBe("invitation_gone");
    expect(await isIn(visitor)).toBe(false);
    expect(await db.$count(users)).toBe(before);
    const page = JSON.parse((await visitor.get(addresses.signUp())).text);
    expect(page.context.signUp).toBe("invite");
    expect(page.hasInvitation).toBe(false);
  });

  test("makes one account with a link, which is used up when the address is confirmed", async () => {
    const secret = await invite();
    const visitor = server.visitor();
    expect((await open(visitor, secret)).json).toEqual({ email: null });
    // the browser remembers it
    expect((await open(visitor)).json).toEqual({ email: null });
    expect(JSON.parse((await visitor.get(addresses.signUp())).text).hasInvitation).toBe(true);
    const email = await signUp(server, visitor);
    expect(await isIn(visitor)).toBe(true);
    expect((await listed())[0]).toMatchObject({ state: "used", claimed: email });
    const second = server.visitor();
    expect((await open(second, secret)).json.code).toBe("invitation_gone");
    expect((await ask(visitor, newAddress())).json.code).toBe("invitation_needed");
    const rows = await server.platform.db.select().from(invitations);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(JSON.stringify(await server.platform.db.select().from(auditLog))).not.toContain(secret);
  });

  test("is of the address that asked last: of two with one link only that one gets in, by no detour", async () => {
    const secret = await invite();
    const [first, last] = [server.visitor(), server.visitor()];
    const emails = [newAddress(), newAddress()] as const;
    for (const [k, visitor] of [first, last].entries()) {
      await open(visitor, secret);
      expect((await ask(visitor, emails[k]!)).status).toBe(200);
    }
    const confirm = async (visitor: TestVisitor, email: string) =>
      visitor.post("/ajax/account/confirm", {
        token: await tokenTo(server, email, /confirm/i),
        password: testPassword,
      });
    expect((await confirm(first, emails[0])).json.code).toBe("invitation_needed");
    // a new password shows whose mailbox it is, and makes no account either
    await first.post("/ajax/account/forgot-password", { email: emails[0] });
    const token = await tokenTo(server, emails[0], /password/i);
    await first.post("/ajax/account/reset-password", { token, password: "another horse" });
    await server.platform.db.delete(attempts);
    const back = await first.post("/ajax/account/sign-in", { email: emails[0], password: "another horse" });
    expect(back.json.code).toBe("address_unconfirmed");
    expect(await isIn(first)).toBe(false);
    expect((await confirm(last, emails[1])).status).toBe(200);
    expect(await isIn(last)).toBe(true);
  });

  test("that has ended lets in who asked before, and only while the link in their email works", async () => {
    const { db } = server.platform;
    const secret = await invite();
    const [{ id }] = await listed();
    const endedMinutesAgo = (minutes: number) =>
      db
        .update(invitations)
        .set({ ends: new Date(Date.now() - minutes * 60_000) })
        .where(eq(invitations.id, id));
    const visitor = server.visitor();
    await open(visitor, secret);
    const email = newAddress();
    await ask(visitor, email);
    const token = await tokenTo(server, email, /confirm/i);
    const confirm = () => visitor.post("/ajax/account/confirm", { token, password: testPassword });
    await endedMinutesAgo(keeping.mailedLinks.minutes + 1);
    expect((await confirm()).json.code).toBe("invitation_needed");
    expect(await isIn(visitor)).toBe(false);
    await endedMinutesAgo(1);
    expect((await confirm()).status).toBe(200);
    expect(await isIn(visitor)).toBe(true);
  });

  test("stays for who asked with it where a link cannot be confirmed", async () => {
    const { db } = server.platform;
    const visitor = server.visitor();
    const [email, wanted] = [newAddress(), newAddress()];
    await open(visitor, await invite());
    await signUp(server, visitor, email);
    const byPassword = { password: testPassword };
    await visitor.post("/ajax/account/email", { email: wanted, ...byPassword });
    const old = await tokenTo(server, wanted, /new email address/i);
    // the account begins anew, and somebody else has the other address
    expect((await visitor.post("/ajax/account/delete", byPassword)).status).toBe(200);
    await addUser(db, { email: wanted, emailVerified: true });
    await db.delete(attempts);
    await open(visitor, await invite());
    await ask(visitor, email);
    const confirm = (token: string) => visitor.post("/ajax/account/confirm", { token, ...byPassword });
    expect((await confirm(old)).json.code).toBe("link_expired");
    const claim = () => db.select().from(invitations).where(eq(invitations.claimed, email));
    expect(await claim()).toMatchObject([{ used: null }]);
    expect((await confirm(await tokenTo(server, email, /confirm/i))).status).toBe(200);
    expect(await claim()).toMatchObject([{ used: expect.any(Date) }]);
  });

  test("holds for one address where it names one, also for outside providers", async () => {
    const email = newAddress();
    const secret = await invite({ email: email.toUpperCase() });
    const visitor = server.visitor();
    expect((await open(visitor, secret)).json).toEqual({ email });
    expect((await ask(visitor, newAddress())).json.code).toBe("invitation_for_another");
    person = { id: 3, email: newAddress(), verified: true };
    expect(placeOf(await comeFromGitHub(visitor))).toContain("error=invitation_for_another");
    person = { id: 3, email, verified: false };
    expect(placeOf(await comeFromGitHub(visitor))).toContain("error=address_not_confirmed_there");
    person = { id: 3, email, verified: true };
    expect(placeOf(await comeFromGitHub(visitor))).toBe(addresses.dashboard());
    expect(await isIn(visitor)).toBe(true);
    expect((await listed())[0]).toMatchObject({ state: "used", claimed: email });
    // whoever has an account needs no invitation any more
    const elsewhere = server.visitor();
    await comeFromGitHub(elsewhere);
    expect(await isIn(elsewhere)).toBe(true);
  });

  test("ends by itself, and by being revoked", async () => {
    const { db } = server.platform;
    const [old, revoked] = [await invite({ days: 1 }), await invite({ days: 90 })];
    const [{ id: revokedId }, { id: oldId }] = await listed();
    await db
      .update(invitations)
      .set({ ends: new Date(Date.now() - 1) })
      .where(eq(invitations.id, oldId));
    const revoke = (id: string) => admin.post(`/ajax/admin/invitations/${id}/revoke`, { reason });
    const visitor = server.visitor();
    await open(visitor, revoked);
    expect((await revoke(revokedId)).status).toBe(200);
    expect((await revoke(revokedId)).status).toBe(404);
    expect((await ask(visitor, newAddress())).json.code).toBe("invitation_needed");
    for (const secret of [old, revoked])
      expect((await open(server.visitor(), secret)).json.code).toBe("invitation_gone");
    expect((await listed())[0]).toMatchObject({ id: oldId, state: "ended" });
    const log = (await admin.get("/ajax/admin/log")).json.items;
    expect(log[0]).toMatchObject({ action: "revoke_invitation", about: revokedId, reason });
    expect(log[1]).toMatchObject({ action: "invite", about: revokedId });
    for (const wrong of [{ days: 0 }, { days: 91 }, { email: "nobody" }, { reason: "" }])
      expect((await admin.post("/ajax/admin/invitations", { email: null, reason, ...wrong })).status).toBe(
        400,
      );
  });
});

describeOnEachDatabase("a server that takes no new accounts", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind, { ...keys, SIGN_UP: "closed" });
  });
  afterAll(() => server.close());

  test("says so to whoever asks, and makes none by outside providers", async () => {
    const { db } = server.platform;
    const visitor = server.visitor();
    const email = newAddress();
    const refused = await ask(visitor, email);
    expect([refused.status, refused.json.code]).toEqual([403, "sign_up_closed"]);
    expect((await visitor.post("/ajax/account/invitation", {})).json.code).toBe("sign_up_closed");
    person = { id: 4, email, verified: true };
    expect(placeOf(await comeFromGitHub(visitor))).toContain(`${addresses.signIn()}?error=sign_up_closed`);
    expect(await isIn(visitor)).toBe(false);
    expect(await db.$count(users)).toBe(0);
  });

  test("lets those in who have one, and nobody who asked before and never confirmed", async () => {
    const { db } = server.platform;
    const email = newAddress();
    await addUser(db, { email, emailVerified: true });
    person = { id: 5, email, verified: true };
    const visitor = server.visitor();
    await comeFromGitHub(visitor);
    expect(await isIn(visitor)).toBe(true);
    // an account that is blocked ends where one signs in
    const [{ id } = { id: "" }] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
    const doer = { adminId: null, by: "a test" };
    expect(await changeBlock(db, doer, { userId: id, blocked: true, reason: "a test" })).toBe(true);
    const blocked = server.visitor();
    expect(placeOf(await comeFromGitHub(blocked))).toContain(`${addresses.signIn()}?error=account_blocked`);
    expect(await isIn(blocked)).toBe(false);
    // as a server leaves it that was open before
    const late = newAddress();
    const { api } = server.platform.sessions.auth;
    await api.signUpEmail({ body: { email: late, password: testPassword, name: "" } });
    const token = await tokenTo(server, late, /confirm/i);
    const entered = await server.visitor().post("/ajax/account/confirm", { token, password: testPassword });
    expect(entered.json.code).toBe("sign_up_closed");
  });
});
