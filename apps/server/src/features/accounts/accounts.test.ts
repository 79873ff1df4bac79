import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { addresses, languages } from "@tintery/contract";
import { texts } from "@tintery/contract/messages";
import { goodJpeg } from "@tintery/photos/testing";
import { eq, notInArray, sql } from "drizzle-orm";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listKeys } from "../../platform/api-key-store.ts";
import { paces } from "../../platform/attempts.ts";
import { accounts, sessions, users, verifications } from "../../platform/database/schema/accounts.ts";
import { attempts } from "../../platform/database/schema/attempts.ts";
import { listConnectedSites } from "../../platform/site-visitor-store.ts";
import { eventually } from "../../testing/eventually.ts";
import { letterTo, signUp, testPassword, tokenTo } from "../../testing/test-account.ts";
import { describeOnEachDatabase } from "../../testing/test-platform.ts";
import { openTestServer, type TestServer, type TestVisitor } from "../../testing/test-server.ts";

describeOnEachDatabase("accounts", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  const known = (visitor: TestVisitor) => visitor.get("/app/account", { accept: "text/html" });
  const signedInAs = async (visitor: TestVisitor) => {
    const { status, text } = await known(visitor);
    return status === 200 ? (JSON.parse(text).email as string) : null;
  };
  const signIn = (visitor: TestVisitor, email: string, password = testPassword) =>
    visitor.post("/ajax/account/sign-in", { email, password });
  const owned = async (visitor: TestVisitor) =>
    ((await visitor.get("/ajax/images")).json.items as { id: string }[]).map(({ id }) => id).sort();
  const forgetAttempts = () => server.platform.db.delete(attempts);

  test("signing up sends a letter; its link and the password let in, and a guest's pictures come along", async () => {
    const visitor = server.visitor();
    const { id } = (await visitor.upload(await goodJpeg())).json;
    const guestCookie = visitor.cookie;
    const email = "ada@example.org";
    const asked = await visitor.post("/ajax/account/sign-up", {
      email: " Ada@Example.ORG ",
      password: testPassword,
    });
    expect([asked.status, asked.json, visitor.cookie]).toEqual([200, { ok: true }, guestCookie]);
    expect(await signedInAs(visitor)).toBeNull();

    const token = await tokenTo(server, email, /confirm/i);
    const wrong = await visitor.post("/ajax/account/confirm", { token, password: "wrong horse battery" });
    expect([wrong.status, wrong.json.code]).toEqual([401, "wrong_credentials"]);
    const confirmed = await visitor.post("/ajax/account/confirm", { token, password: testPassword });
    expect(confirmed.status).toBe(200);
    expect(await signedInAs(visitor)).toBe(email);
    expect(visitor.cookie).not.toBe(guestCookie);
    expect(await owned(visitor)).toEqual([id]);
    // the guest is gone, and so is what their cookie stood for
    const { status } = await server.visitor().get(`/ajax/image/${id}`, { cookie: guestCookie });
    expect(status).toBe(404);
  });

  test("a forged or changed link confirms nothing", async () => {
    const visitor = server.visitor();
    const email = "forged@example.org";
    await visitor.post("/ajax/account/sign-up", { email, password: testPassword });
    const token = await tokenTo(server, email, /confirm/i);
    for (const forged of [`${token.slice(0, -4)}AAAA`, "nothing", `${token.split(".")[0]}.e30.`]) {
      const refused = await visitor.post("/ajax/account/confirm", { token: forged, password: testPassword });
      expect([refused.status, refused.json.code]).toEqual([410, "link_expired"]);
    }
    expect(await signedInAs(visitor)).toBeNull();
  });

  test("the password is kept as argon2id, and nowhere else", async () => {
    const visitor = server.visitor();
    const email = await signUp(server, visitor);
    const { db } = server.platform;
    const [user] = await db.select().from(users).where(eq(users.email, email));
    const [kept] = await db.select().from(accounts).where(eq(accounts.userId, user!.id));
    expect(kept?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify([user, kept])).not.toContain(testPassword);
  });

  test("signing in begins a new session and takes what the guest has made; signing out ends it at once", async () => {
    const first = server.visitor();
    const email = await signUp(server, first);
    const older = (await first.upload(await goodJpeg())).json.id;
    const second = server.visitor();
    const newer = (await second.upload(await goodJpeg())).json.id;
    const guestCookie = second.cookie;
    expect((await signIn(second, email.toUpperCase())).status).toBe(200);
    expect(second.cookie).not.toBe(guestCookie);
    expect(await owned(second)).toEqual([older, newer].sort());
    expect(await owned(first)).toEqual([older, newer].sort());

    const cookie = second.cookie;
    expect((await second.post("/ajax/account/sign-out")).status).toBe(200);
    expect(second.cookie).not.toContain("session_token");
    expect((await server.visitor().get("/ajax/images", { cookie })).json.items).toEqual([]);
    expect(await signedInAs(first)).toBe(email);
  });

  test("whoever was signed out elsewhere gets in again at once, with the cookie of the session that ended", async () => {
    await forgetAttempts();
    const [here, there] = [server.visitor(), server.visitor()];
    const email = await signUp(server, here);
    await signIn(there, email);
    await there.post("/ajax/account/sessions/end", { which: "others" });
    expect(await signedInAs(here)).toBeNull();
    const ended = here.cookie;
    await there.post("/ajax/account/sessions/end", { which: "all" });
    for (const cookie of [ended, here.cookie]) {
      if (cookie) here.cookie = cookie;
      expect((await signIn(here, email)).status).toBe(200);
      expect(await signedInAs(here)).toBe(email);
    }
  });

  test("known and unknown addresses get equal answers", async () => {
    const email = await signUp(server, server.visitor());
    const unknown = "nobody@example.org";
    const asks: [string, (email: string) => object][] = [
      ["/ajax/account/sign-in", (address) => ({ email: address, password: "wrong horse battery" })],
      ["/ajax/account/sign-up", (address) => ({ email: address, password: testPassword })],
      ["/ajax/account/forgot-password", (address) => ({ email: address })],
    ];
    for (const [path, body] of asks) {
      const answers = await Promise.all(
        [email, unknown].map(async (address) => {
          const { status, text, headers } = await server.visitor().post(path, body(address));
          return { status, text, cookies: headers.getSetCookie() };
        }),
      );
      expect(answers[0]).toEqual(answers[1]);
    }
    // the one who has the mailbox is told
    await letterTo(server, email, /already/i);
  });

  test("an account is not taken by whoever asked for it before its owner", async () => {
    const email = "owner@example.org";
    const thief = server.visitor();
    await thief.post("/ajax/account/sign-up", { email, password: "password of a thief" });
    const owner = server.visitor();
    await signUp(server, owner, email);
    expect(await signedInAs(owner)).toBe(email);
    expect((await signIn(thief, email, "password of a thief")).status).toBe(401);
  });

  test("who has not confirmed is told so with the right password only, and gets another letter", async () => {
    const email = "late@example.org";
    const visitor = server.visitor();
    await visitor.post("/ajax/account/sign-up", { email, password: testPassword });
    await tokenTo(server, email, /confirm/i);
    expect((await signIn(visitor, email, "wrong horse battery")).json.code).toBe("wrong_credentials");
    const refused = await signIn(visitor, email);
    expect([refused.status, refused.json.code]).toEqual([403, "address_unconfirmed"]);
    await eventually(async () => {
      const letters = (await server.platform.mail.kept())?.filter(({ to }) => to === email);
      return letters?.length === 2 ? letters : undefined;
    });
  });

  test("a forgotten password is replaced by its letter's link, once, and all sessions and connected sites end", async () => {
    await forgetAttempts();
    const visitor = server.visitor();
    const email = await signUp(server, visitor);
    const { db } = server.platform;
    const [user] = await db.select().from(users).where(eq(users.email, email));
    const origin = "https://shop.example";
    const { key } = (await visitor.post("/ajax/account/site-keys", { name: "Shop", origins: [origin] })).json;
    await visitor.post("/ajax/account/sites", { key, origin });
    await visitor.post("/ajax/account/keys", { name: "A program", scopes: ["read"] });
    await visitor.post("/ajax/account/forgot-password", { email });
    const token = await tokenTo(server, email, /new password/i);
    const password = "another horse entirely";
    const reset = () => server.visitor().post("/ajax/account/reset-password", { token, password });
    expect((await reset()).status).toBe(200);
    const again = await reset();
    expect([again.status, again.json.code]).toEqual([410, "link_expired"]);
    expect(await db.$count(sessions, eq(sessions.userId, user!.id))).toBe(0);
    expect(await listConnectedSites(db, user!.id)).toEqual([]);
    // other machines depend on them: the letter says that they still work
    expect(await listKeys(db, user!.id)).toHaveLength(1);
    expect((await signIn(server.visitor(), email)).status).toBe(401);
    expect((await signIn(server.visitor(), email, password)).status).toBe(200);
  });

  test("links to a new password are worth nothing once there is a new password, or another mailbox", async () => {
    await forgetAttempts();
    const visitor = server.visitor();
    const email = await signUp(server, visitor);
    const forgot = async () => {
      await forgetAttempts();
      const known = (await server.platform.db.select().from(verifications)).map(({ id }) => id);
      await server.visitor().post("/ajax/account/forgot-password", { email });
      // made after the answer
      const made = await eventually(async () => {
        const isNew = notInArray(verifications.id, known);
        return (await server.platform.db.select().from(verifications).where(isNew))[0];
      });
      return made.identifier.split(":").at(-1)!;
    };
    const reset = async (token: string, password = "a stranger's horse") =>
      (await server.visitor().post("/ajax/account/reset-password", { token, password })).status;
    const [first, second] = [await forgot(), await forgot()];
    const newPassword = "another horse entirely";
    await visitor.post("/ajax/account/password", { password: testPassword, newPassword });
    expect([await reset(first), await reset(second)]).toEqual([410, 410]);
    const [third, fourth] = [await forgot(), await forgot()];
    expect([await reset(third, newPassword), await reset(fourth)]).toEqual([200, 410]);
    expect((await signIn(visitor, email, newPassword)).status).toBe(200);
    const fifth = await forgot();
    const newEmail = `moved-${email}`;
    const moved = await visitor.post("/ajax/account/email", { email: newEmail, password: newPassword });
    expect(moved.status).toBe(200);
    const token = await tokenTo(server, newEmail, /new email address/i);
    await visitor.post("/ajax/account/confirm", { token, password: newPassword });
    expect(await reset(fifth)).toBe(410);
    expect((await signIn(server.visitor(), newEmail, newPassword)).status).toBe(200);
  });

  test("a changed password ends all other sessions, and needs the old one", async () => {
    await forgetAttempts();
    const [here, there] = [server.visitor(), server.visitor()];
    const email = await signUp(server, here);
    await signIn(there, email);
    const before = here.cookie;
    const newPassword = "another horse entirely";
    const change = (visitor: TestVisitor, password: string) =>
      visitor.post("/ajax/account/password", { password, newPassword });
    expect((await change(server.visitor(), testPassword)).json.code).toBe("sign_in_first");
    expect((await change(here, "wrong horse battery")).json.code).toBe("wrong_password");
    expect((await change(here, testPassword)).status).toBe(200);
    expect(here.cookie).not.toBe(before);
    expect(await signedInAs(here)).toBe(email);
    const [user] = await server.platform.db.select().from(users).where(eq(users.email, email));
    expect(await server.platform.db.$count(sessions, eq(sessions.userId, user!.id))).toBe(1);
    expect((await signIn(server.visitor(), email)).status).toBe(401);
    expect((await signIn(server.visitor(), email, newPassword)).status).toBe(200);
    const { text } = await letterTo(server, email, /Tintery password was changed/i);
    expect(text).toContain(server.platform.config.CONTACT_EMAIL);
    expect(text).toContain(addresses.forgotPassword());
  });

  test("a changed address is confirmed from the new mailbox, and the old one is told", async () => {
    await forgetAttempts();
    const visitor = server.visitor();
    const email = await signUp(server, visitor);
    const newEmail = `new-${email}`;
    const change = (password: string, to = newEmail) =>
      visitor.post("/ajax/account/email", { email: to, password });
    expect((await change("wrong horse battery")).json.code).toBe("wrong_password");
    const taken = await signUp(server, server.visitor());
    const answers = [await change(testPassword, taken), await change(testPassword)];
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [200, answers[0]!.text],
      [200, answers[0]!.text],
    ]);
    const token = await tokenTo(server, newEmail, /new email address/i);
    expect(await signedInAs(visitor)).toBe(email);
    const confirm = () => server.visitor().post("/ajax/account/confirm", { token, password: testPassword });
    expect((await confirm()).status).toBe(200);
    const { text } = await letterTo(server, email, /email address was changed/i);
    expect(text).toContain(server.platform.config.CONTACT_EMAIL);
    expect((await signIn(server.visitor(), newEmail)).status).toBe(200);
    expect((await signIn(server.visitor(), email)).status).toBe(401);
    expect((await confirm()).json.code).toBe("wrong_credentials");
  });

  test("a sign-up that nobody confirmed keeps no address from another account", async () => {
    await forgetAttempts();
    const visitor = server.visitor();
    const email = await signUp(server, visitor);
    const newEmail = `claimed-${email}`;
    const claim = () =>
      server.visitor().post("/ajax/account/sign-up", { email: newEmail, password: testPassword });
    await claim();
    await visitor.post("/ajax/account/email", { email: newEmail, password: testPassword });
    const token = await tokenTo(server, newEmail, /new email address/i);
    await forgetAttempts();
    await claim();
    const confirm = { token, password: testPassword };
    expect((await server.visitor().post("/ajax/account/confirm", confirm)).status).toBe(200);
    expect((await signIn(server.visitor(), newEmail)).status).toBe(200);
  });

  test("a form that is sent twice at once makes one account, and both are answered alike", async () => {
    await forgetAttempts();
    const email = "twice@example.org";
    const send = () => server.visitor().post("/ajax/account/sign-up", { email, password: testPassword });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(200);
    expect(await server.platform.db.$count(users, eq(users.email, email))).toBe(1);
  });

  test("a form that is sent again while its account is being made is answered as ever", async () => {
    await forgetAttempts();
    const email = "again@example.org";
    const { db } = server.platform;
    // the second form takes the account away that the first one has begun, before that has its password
    await db.execute(sql`
      create function take_away() returns trigger language plpgsql as $$
      begin delete from users where id = new.user_id and email = ${sql.raw(`'${email}'`)}; return new; end $$`);
    await db.execute(
      sql`create trigger take_away before insert on accounts for each row execute function take_away()`,
    );
    const send = () => server.visitor().post("/ajax/account/sign-up", { email, password: testPassword });
    try {
      expect((await send()).status).toBe(200);
    } finally {
      await db.execute(sql`drop function take_away cascade`);
    }
    expect((await send()).status).toBe(200);
    expect(await db.$count(users, eq(users.email, email))).toBe(1);
  });

  test("short passwords and what is no address are refused before anything is kept", async () => {
    const visitor = server.visitor();
    const bad = [
      { email: "short@example.org", password: "short" },
      { email: "no address", password: testPassword },
      { email: `${"a".repeat(260)}@example.org`, password: testPassword },
      { email: "long@example.org", password: "a".repeat(129) },
      // whoever writes one letter must not have it sent to two
      { email: "one@example.org\r\nBcc: two@example.org", password: testPassword },
      { email: "one@example.org,two@example.org", password: testPassword },
      { email: '"one,two@example.org"@example.org', password: testPassword },
      { email: "one@example.org\u0000", password: testPassword },
    ];
    for (const body of bad) {
      const refused = await visitor.post("/ajax/account/sign-up", body);
      expect([refused.status, refused.json.code]).toEqual([400, "bad_request"]);
    }
    expect(await server.platform.db.$count(users, eq(users.email, "short@example.org"))).toBe(0);
  });

  test("a password that anybody would try is refused wherever one is chosen", async () => {
    const visitor = server.visitor();
    const email = "rosalinde@example.org";
    const member = server.visitor();
    await signUp(server, member);
    const newPassword = "Password123";
    for (const refused of [
      await visitor.post("/ajax/account/sign-up", { email, password: "rosalinde1" }),
      await visitor.post("/ajax/account/reset-password", { token: "any", password: newPassword }),
      await member.post("/ajax/account/password", { password: testPassword, newPassword }),
    ])
      expect([refused.status, refused.json.code]).toEqual([400, "common_password"]);
    expect(await server.platform.db.$count(users, eq(users.email, email))).toBe(0);
  });

  test("wrong passwords are slowed down, alike for addresses that nobody has", async () => {
    await forgetAttempts();
    const email = await signUp(server, server.visitor());
    await forgetAttempts();
    const { free } = paces.password.pair;
    for (const address of [email, "nobody-here@example.org"]) {
      const tries: number[] = [];
      for (let count = 0; count <= free; count += 1)
        tries.push((await signIn(server.visitor(), address, "wrong horse battery")).status);
      expect(tries).toEqual([...new Array<number>(free).fill(401), 429]);
    }
    const refused = await signIn(server.visitor(), email);
    expect([refused.status, refused.json.code]).toEqual([429, "too_many_attempts"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    await forgetAttempts();
    expect((await signIn(server.visitor(), email)).status).toBe(200);
  });

  test("strangers lock nobody out: a browser that was in the account is counted by itself", async () => {
    await forgetAttempts();
    const owner = server.visitor();
    const email = await signUp(server, owner);
    await owner.post("/ajax/account/sign-out", {});
    for (let count = 0; count <= paces.password.pair.free; count += 1)
      await signIn(server.visitor(), email, "wrong horse battery");
    expect((await signIn(server.visitor(), email)).status).toBe(429);
    expect((await signIn(owner, email)).status).toBe(200);
    // neither do they keep somebody out who is in, by whatever way
    const change = { password: testPassword, newPassword: "another horse entirely" };
    owner.cookie = owner.cookie
      .split("; ")
      .filter((one) => !one.includes("browser"))
      .join("; ");
    expect((await owner.post("/ajax/account/password", change)).status).toBe(200);
    // what the cookie says of one account is worth nothing for another
    await forgetAttempts();
    const other = await signUp(server, server.visitor());
    for (let count = 0; count <= paces.password.pair.free; count += 1)
      await signIn(server.visitor(), other, "wrong horse battery");
    expect((await signIn(owner, other)).status).toBe(429);
    await forgetAttempts();
  });

  test("of many tries at once no more get through than of tries one after the other", async () => {
    await forgetAttempts();
    const email = "burst@example.org";
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => signIn(server.visitor(), email, "wrong horse battery")),
    );
    const through = answers.filter(({ status }) => status === 401).length;
    expect(through).toBe(paces.password.pair.free);
    await forgetAttempts();
  });

  test.each(languages)("letters are in the visitor's language, plain and HTML: %s", async (language) => {
    await forgetAttempts();
    const email = `${language}@example.org`;
    const headers = { "accept-language": language };
    await server.visitor().post("/ajax/account/sign-up", { email, password: testPassword }, headers);
    const t = texts(language);
    const raw = await eventually(async () => {
      const outbox = join(server.platform.config.DATA_DIR, "outbox");
      for (const name of (await readdir(outbox)).filter((file) => file.endsWith(".eml"))) {
        const letter = await PostalMime.parse(await readFile(join(outbox, name)));
        if (letter.to?.[0]?.address === email) return letter;
      }
      return undefined;
    });
    expect(raw.subject).toBe(t("letter.confirm_subject"));
    expect(raw.from?.name).toBe("Tintery");
    const link = `${server.platform.config.PUBLIC_URL}/app/confirm-address#`;
    for (const part of [raw.text, raw.html]) expect(part).toContain(link);
    expect(raw.text).toContain(t("letter.confirm_text"));
    expect(raw.html).toContain(`<html lang="${language}">`);
    expect(raw.html).not.toMatch(/<(?:img|script|link)\b/);
  });

  test("letters come in the language in which somebody signed in last", async () => {
    await forgetAttempts();
    const email = await signUp(server, server.visitor());
    const visitor = server.visitor();
    const headers = { "accept-language": "de" };
    await visitor.post("/ajax/account/sign-in", { email, password: testPassword }, headers);
    await server.visitor().post("/ajax/account/forgot-password", { email });
    await letterTo(server, email, new RegExp(texts("de")("letter.reset_subject")));
  });

  test("links in letters lead to our own address, whatever host a request names", async () => {
    await forgetAttempts();
    const email = "host@example.org";
    const body = JSON.stringify({ email, password: testPassword });
    const headers = {
      host: "evil.example",
      "x-forwarded-host": "evil.example",
      forwarded: "host=evil.example",
      "x-requested-with": "XMLHttpRequest",
      "content-type": "application/json",
    };
    const asked = request(`${server.visitor().url}/ajax/account/sign-up`, { method: "POST", headers });
    const [answer] = await once(asked.end(body), "response");
    expect(answer.resume().statusCode).toBe(200);
    const { text } = await letterTo(server, email, /confirm/i);
    expect(text).toContain(`${server.platform.config.PUBLIC_URL}/app/confirm-address#`);
    expect(text).not.toContain("evil");
  });

  test("letters are read by nobody but the one browser that had the key, wherever it is", async () => {
    const opener = server.visitor();
    const stranger = server.visitor();
    const page = (visitor: TestVisitor, query = "", headers: Record<string, string> = {}) =>
      visitor.get(`/app/letters${query}`, { accept: "text/html", ...headers });
    const { key } = server.platform.mail.door!;
    expect((await page(opener)).status).toBe(404);
    expect((await page(stranger, `?key=${key}x`)).status).toBe(404);
    // a preview of the link in a chat does not use it up
    expect((await stranger.send(`/app/letters?key=${key}`, { method: "HEAD" })).status).toBe(404);
    const opened = await page(opener, `?key=${key}`, { "x-forwarded-for": "203.0.113.7" });
    expect([opened.status, opened.headers.get("location")]).toEqual([303, "/app/letters"]);
    const [cookie = ""] = opened.headers.getSetCookie().filter((one) => one.startsWith("tintery_letters"));
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
    const pass = { cookie: cookie.split(";")[0]! };
    expect((await page(stranger, "", pass)).status).toBe(200);
    // the key is used up, and the browser alone is let in
    expect((await page(stranger, `?key=${key}`)).status).toBe(404);
    expect((await page(stranger, "", { cookie: "tintery_letters=x" })).status).toBe(404);
    const form = async (headers: Record<string, string>) =>
      JSON.parse((await stranger.get("/app/sign-up", { accept: "text/html", ...headers })).text).letterPlace;
    expect([await form({}), await form(pass)]).toEqual(["kept", "shown"]);

    // every cookie of an account's browser is in the guide
    await signUp(server, opener);
    const cookies = [...opener.cookie.split("; "), pass.cookie].map((one) => one.split("=")[0]!);
    expect(new Set(cookies)).toEqual(
      new Set(["tintery.session_token", "tintery_browser", "tintery_letters"]),
    );
    const guide = await readFile(new URL("../../../../../docs/operators.md", import.meta.url), "utf8");
    for (const name of cookies) expect(guide).toContain(`| \`${name}\` |`);
  });

  test("pages lead past what has no sense: forms for those who are in, the account for guests", async () => {
    const guest = server.visitor();
    const to = async (visitor: TestVisitor, path: string) => {
      const { status, headers } = await visitor.get(path, { accept: "text/html" });
      return [status, headers.get("location")];
    };
    expect(await to(guest, "/app/account")).toEqual([303, "/app/sign-in?then=account"]);
    expect(await to(guest, "/app/sign-in")).toEqual([200, null]);
    await signUp(server, guest);
    expect(await to(guest, "/app/sign-up")).toEqual([303, "/app/account"]);
    expect(await to(guest, "/app/sign-in?then=%2Fapp%2Fcolorings")).toEqual([303, "/app/colorings"]);
    expect(await to(guest, "/app/sign-in?then=%2F%2Fevil.example")).toEqual([303, "/app/account"]);
    const home = JSON.parse((await guest.get("/", { accept: "text/html" })).text);
    expect(home.context.signedIn).toBe(true);
  });
});
