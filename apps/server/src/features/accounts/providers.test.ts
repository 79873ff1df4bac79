import { addresses, lateAddresses, type WantedPage, welcomeCredits, withWish } from "@tintery/contract";
import { goodJpeg } from "@tintery/photos/testing";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { accounts, users } from "../../platform/database/schema/accounts.ts";
import { signUp, testPassword } from "../../testing/test-account.ts";
import { describeOnEachDatabase } from "../../testing/test-platform.ts";
import { openTestServer, type TestServer, type TestVisitor } from "../../testing/test-server.ts";

const variables = { GITHUB_CLIENT_ID: "client", GITHUB_CLIENT_SECRET: "secret" };

describeOnEachDatabase("signing in with an outside provider", (kind) => {
  let server: TestServer;
  /** Who GitHub says that it is. */
  let person = { id: 1, email: "octo@example.org", verified: true };
  beforeAll(async () => {
    server = await openTestServer(kind, variables);
    const real = globalThis.fetch;
    // the one place that is not ours: what GitHub answers
    vi.stubGlobal("fetch", async (input: Request | URL | string, init?: RequestInit) => {
      const { host, pathname } = new URL(input instanceof Request ? input.url : String(input));
      if (!host.endsWith("github.com")) return real(input, init);
      if (pathname === "/login/oauth/access_token") {
        const body = String(init?.body ?? "");
        if (!body.includes("good-code")) return Response.json({ error: "bad_verification_code" });
        return Response.json({ access_token: "token", token_type: "bearer", scope: "user:email" });
      }
      const { id, email, verified } = person;
      if (pathname === "/user/emails") return Response.json([{ email, primary: true, verified }]);
      return Response.json({ id, login: "octo", name: "Octo", email, avatar_url: "" });
    });
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    await server.close();
  });

  const begin = (visitor: TestVisitor, provider: "github" | "google" = "github", wish?: WantedPage) =>
    visitor.send(withWish(lateAddresses.signInWith(provider), wish ?? null), {
      method: "POST",
      headers: { referer: visitor.url, "content-type": "application/x-www-form-urlencoded" },
      body: "",
    });
  const placeOf = (answer: { headers: Headers }) => answer.headers.get("location") ?? "";
  const come = async (visitor: TestVisitor, code = "good-code", wish?: WantedPage) => {
    const leading = new URL(placeOf(await begin(visitor, "github", wish)));
    expect(leading.host).toBe("github.com");
    const back = new URL(leading.searchParams.get("redirect_uri") ?? "");
    const query = new URLSearchParams({ code, state: leading.searchParams.get("state") ?? "" });
    return visitor.get(`${back.pathname}?${query}`, { accept: "text/html" });
  };
  const emailOf = async (visitor: TestVisitor) =>
    JSON.parse((await visitor.get(addresses.account())).text).email;

  test("makes an account whose address is confirmed, and takes a guest's pictures along", async () => {
    person = { id: 1, email: "octo@example.org", verified: true };
    const visitor = server.visitor();
    const { id } = (await visitor.upload(await goodJpeg())).json;
    expect(placeOf(await come(visitor))).toBe(addresses.dashboard());
    expect(await emailOf(visitor)).toBe("octo@example.org");
    expect((await visitor.view(id)).may.delete).toBe(true);
    expect((await visitor.get("/app/get-user-data")).json.credits).toBe(welcomeCredits - 4);
    // on another device it is the same account
    const other = server.visitor();
    await come(other);
    expect((await other.view(id)).may.delete).toBe(true);
    expect((await other.get(addresses.account())).headers.get("content-security-policy")).toContain(
      "form-action 'self' https://github.com",
    );
  });

  test("leaves nothing behind of what the provider would let us do, the first time and later", async () => {
    person = { id: 6, email: "tokens@example.org", verified: true };
    for (const visitor of [server.visitor(), server.visitor()]) {
      await come(visitor);
      expect(await emailOf(visitor)).toBe("tokens@example.org");
      const rows = await server.platform.db.select().from(accounts).where(eq(accounts.accountId, "6"));
      expect(rows).toMatchObject([{ accessToken: null, refreshToken: null, idToken: null }]);
    }
  });

  test("lets in whoever has an account with the same confirmed address, but not with an unconfirmed one", async () => {
    const owner = server.visitor();
    const email = await signUp(server, owner);
    person = { id: 2, email, verified: true };
    const visitor = server.visitor();
    await come(visitor);
    expect(await emailOf(visitor)).toBe(email);
    expect(await server.platform.db.$count(users, eq(users.email, email))).toBe(1);
    // nobody gets into an account by an address that the provider has not seen confirmed
    const another = await signUp(server, server.visitor());
    person = { id: 3, email: another, verified: false };
    const thief = server.visitor();
    expect(placeOf(await come(thief))).toContain("error=");
    expect((await thief.get(addresses.account())).status).toBe(303);
  });

  test("leads to what was wanted before, else to what one has made", async () => {
    person = { id: 5, email: "wish@example.org", verified: true };
    expect(placeOf(await come(server.visitor()))).toContain(addresses.dashboard());
    expect(placeOf(await come(server.visitor(), "good-code", "plans"))).toContain(lateAddresses.plans());
    const form = "/app/colorings?type=v2_comic#coloring";
    expect(placeOf(await come(server.visitor(), "good-code", form))).toBe(form);
    expect(placeOf(await come(server.visitor(), "good-code", "//evil.example/app/colorings"))).toBe(
      addresses.dashboard(),
    );
  });

  test("leaves no password of somebody who signed up under the address and waited", async () => {
    const email = "claimed@example.org";
    const claim = { email, password: testPassword };
    await server.visitor().post("/ajax/account/sign-up", claim);
    person = { id: 4, email, verified: true };
    const visitor = server.visitor();
    await come(visitor);
    expect(await emailOf(visitor)).toBe(email);
    expect((await server.visitor().post("/ajax/account/sign-in", claim)).status).toBe(401);
    const rows = await server.platform.db.select().from(accounts).where(eq(accounts.accountId, "4"));
    expect(rows.map(({ providerId }) => providerId)).toEqual(["github"]);
  });

  test("ends on the page for signing in where the provider, or the state, is not what it was", async () => {
    const visitor = server.visitor();
    expect(placeOf(await come(visitor, "bad-code"))).toContain(`${addresses.signIn()}?error=`);
    const forged = await visitor.get("/ajax/auth/callback/github?code=good-code&state=forged");
    expect(placeOf(forged)).toMatch(/\/app\/sign-in\?error=/);
    expect((await visitor.get(addresses.account())).status).toBe(303);
  });

  test("is not there without keys, nor from elsewhere", async () => {
    const visitor = server.visitor();
    expect((await begin(visitor, "google")).status).toBe(404);
    expect(JSON.parse((await visitor.get(addresses.signIn())).text).providers).toEqual(["github"]);
    const forged = { method: "POST", headers: { referer: "https://elsewhere.example/" }, body: "" };
    expect((await visitor.send(lateAddresses.signInWith("github"), forged)).status).toBe(403);
    expect((await visitor.get(lateAddresses.signInWith("github"))).status).toBe(403);
  });
});
