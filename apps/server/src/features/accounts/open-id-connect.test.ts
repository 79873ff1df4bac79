import { addresses, lateAddresses } from "@tintery/contract";
import { goodJpeg } from "@tintery/photos/testing";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { accounts, sessions, users } from "../../platform/database/schema/accounts.ts";
import { houseClient, type HouseLogin, openHouseLogin, type Person } from "../../testing/house-login.ts";
import { eventually } from "../../testing/eventually.ts";
import { signUp } from "../../testing/test-account.ts";
import { addUser } from "../../testing/test-image.ts";
import { describeOnEachDatabase } from "../../testing/test-platform.ts";
import { openTestServer, type TestServer, TestVisitor } from "../../testing/test-server.ts";

const callbackPath = "/ajax/auth/callback/oidc";
const publicUrl = "http://localhost:3000";

/** Changes what the provider answers at an address of its own; the answer's JSON comes in and goes out. */
type Tamper = (path: string, said: Record<string, unknown>) => Record<string, unknown>;

let house: HouseLogin;
let tamper: Tamper = (_, said) => said;
let isAway = false;
beforeAll(async () => {
  house = await openHouseLogin(publicUrl + callbackPath);
  const real = globalThis.fetch;
  vi.stubGlobal("fetch", async (input: Request | URL | string, init?: RequestInit) => {
    const { origin, pathname } = new URL(input instanceof Request ? input.url : String(input));
    if (origin === house.issuer && isAway) throw new TypeError("fetch failed");
    const answer = await real(input, init);
    const isJson = answer.headers.get("content-type")?.includes("json");
    // browsers ask for pages, the server asks for JSON
    if (origin !== house.issuer || !isJson || !answer.ok) return answer;
    return Response.json(tamper(pathname, (await answer.json()) as Record<string, unknown>));
  });
});
afterEach(() => {
  tamper = (_, said) => said;
  isAway = false;
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await house.close();
});

const variables = () => ({
  OIDC_ISSUER: house.issuer,
  OIDC_CLIENT_ID: houseClient.id,
  OIDC_CLIENT_SECRET: houseClient.secret,
  OIDC_NAME: "The house",
  OIDC_ADMIN_CLAIM: "groups=tintery-admins",
});
const placeOf = (answer: { headers: Headers }) => answer.headers.get("location") ?? "";

/** Where the form for signing in leads to. */
const leadFrom = async (visitor: TestVisitor) =>
  placeOf(
    await visitor.send(lateAddresses.signInWith("oidc"), {
      method: "POST",
      headers: { referer: visitor.url, "content-type": "application/x-www-form-urlencoded" },
      body: "",
    }),
  );
/** Signs in at the provider in a browser that it has not seen, and answers the way back. */
const wayBackOf = async (leading: string, person: Person) => {
  house.person = person;
  const browser = new TestVisitor(house.issuer);
  let place = leading;
  while (place.startsWith(house.issuer) || place.startsWith("/"))
    place = placeOf(await browser.get(place.replace(house.issuer, ""), { accept: "text/html" }));
  return new URL(place);
};
const walk = (visitor: TestVisitor, { pathname, search }: URL) =>
  visitor.get(pathname + search, { accept: "text/html" });
const come = async (visitor: TestVisitor, person: Person) =>
  walk(visitor, await wayBackOf(await leadFrom(visitor), person));

let counted = 0;
const someone = (more: object = {}): Person => {
  counted += 1;
  return { sub: `sub-${counted}`, email: `person-${counted}@example.org`, email_verified: true, ...more };
};

describeOnEachDatabase("signing in with OpenID Connect", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind, variables());
  });
  afterAll(() => server.close());

  const emailOf = async (visitor: TestVisitor) => {
    const { status, text } = await visitor.get(addresses.account(), { accept: "text/html" });
    return status === 200 ? (JSON.parse(text).email as string) : null;
  };

  test("sends PKCE, state, and nonce, and makes an account that takes a guest's pictures along", async () => {
    const visitor = server.visitor();
    const { id } = (await visitor.uploadColoring(await goodJpeg())).json;
    const leading = await leadFrom(visitor);
    const asked = Object.fromEntries(new URL(leading).searchParams);
    expect(asked).toMatchObject({
      response_type: "code",
      client_id: houseClient.id,
      redirect_uri: publicUrl + callbackPath,
      scope: "openid email profile groups",
      code_challenge_method: "S256",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/.{20,}/),
      state: expect.stringMatching(/.{20,}/),
    });
    const person = someone({ email: "Anna@Example.org", name: "Anna" });
    expect(placeOf(await walk(visitor, await wayBackOf(leading, person)))).toBe(addresses.dashboard());
    expect(await emailOf(visitor)).toBe("anna@example.org");
    expect((await visitor.view(id)).may.delete).toBe(true);
    const rows = await server.platform.db.select().from(accounts).where(eq(accounts.providerId, "oidc"));
    expect(rows).toMatchObject([
      { accountId: `${house.issuer} ${person.sub}`, accessToken: null, refreshToken: null, idToken: null },
    ]);
    // the same person on another device, under another address meanwhile
    const other = server.visitor();
    await come(other, { ...person, email: "anna.b@example.org" });
    expect(await emailOf(other)).toBe("anna@example.org");
  });

  test("is on the page by its name, and forms may lead there", async () => {
    const { headers, text } = await server.visitor().get(addresses.signIn(), { accept: "text/html" });
    expect(JSON.parse(text)).toMatchObject({ providers: ["oidc"], context: { oidcName: "The house" } });
    expect(headers.get("content-security-policy")).toContain(`form-action 'self' ${house.issuer}`);
  });

  test("joins an account of the same address only where both sides have confirmed it", async () => {
    const owner = server.visitor();
    const email = await signUp(server, owner);
    const thief = server.visitor();
    expect(placeOf(await come(thief, someone({ email, email_verified: false })))).toContain("error=");
    expect(placeOf(await come(thief, someone({ email, email_verified: "true" })))).toContain("error=");
    expect(await emailOf(thief)).toBeNull();
    const visitor = server.visitor();
    await come(visitor, someone({ email: email.toUpperCase() }));
    expect(await emailOf(visitor)).toBe(email);
    // somebody asked for an account with the address and never confirmed it: their password is gone
    const claimed = `claimed-${kind}@example.org`;
    await server
      .visitor()
      .post("/ajax/account/sign-up", { email: claimed, password: "correct horse battery" });
    await come(server.visitor(), someone({ email: claimed }));
    const back = { email: claimed, password: "correct horse battery" };
    expect((await server.visitor().post("/ajax/account/sign-in", back)).status).toBe(401);
  });

  test("makes no account for an address that the provider has not confirmed, or for none", async () => {
    const { db } = server.platform;
    const before = await db.$count(users);
    for (const [person, error] of [
      [someone({ email_verified: false }), "address_not_confirmed_there"],
      [someone({ email_verified: undefined }), "address_not_confirmed_there"],
      [someone({ email: undefined }), "error="],
    ] as const) {
      const visitor = server.visitor();
      expect(placeOf(await come(visitor, person))).toContain(error);
      expect(await emailOf(visitor)).toBeNull();
    }
    expect(await db.$count(users)).toBe(before);
  });

  test("gives the role of an admin with the claim, and takes it without, each time once in the log", async () => {
    const { db } = server.platform;
    const person = someone();
    const visitor = server.visitor();
    const admin = async () => (await visitor.get("/app/admin", { accept: "text/html" })).status;
    await come(visitor, { ...person, groups: ["family", "tintery-admins"] });
    expect(await admin()).toBe(200);
    await come(visitor, { ...person, groups: ["tintery-admins"] });
    const [{ id } = { id: "" }] = await db
      .select()
      .from(users)
      .where(eq(users.email, String(person.email)));
    const log = async () =>
      ((await visitor.get("/ajax/admin/log")).json.items as { about: string }[]).filter(
        ({ about }) => about === id,
      );
    expect(await log()).toMatchObject([
      { action: "make_admin", by: "OpenID Connect", reason: "groups=tintery-admins" },
    ]);
    // at the same moment as the sign-in, for sessions elsewhere as well
    for (const groups of [["family"], "tintery-admins-of-others", undefined]) {
      await come(server.visitor(), { ...person, groups: ["tintery-admins"] });
      expect(await admin()).toBe(200);
      await come(server.visitor(), { ...person, groups });
      expect(await admin()).toBe(404);
    }
    await come(server.visitor(), { ...person, groups: "tintery-admins" });
    expect(await admin()).toBe(200);
  });

  test("other ways of signing in neither give nor take it", async () => {
    const { db } = server.platform;
    const holder = server.visitor();
    const email = await signUp(server, holder);
    await db.update(users).set({ role: "admin" }).where(eq(users.email, email));
    await server.visitor().post("/ajax/account/sign-in", { email, password: "correct horse battery" });
    expect((await holder.get("/app/admin", { accept: "text/html" })).status).toBe(200);
  });

  /** Comes back with an answer that was changed on its way, and must not get in. */
  const refused = async (changed: Tamper, change: (back: URL) => void = () => {}) => {
    const { db } = server.platform;
    const people = async () => [await db.$count(users), await db.$count(sessions)];
    const before = await people();
    const visitor = server.visitor();
    const back = await wayBackOf(await leadFrom(visitor), someone());
    tamper = changed;
    change(back);
    expect(placeOf(await walk(visitor, back))).toMatch(/\/app\/sign-in\?error=/);
    expect(await emailOf(visitor)).toBeNull();
    expect(await people()).toEqual(before);
  };
  const inIdToken =
    (
      change: (claims: Record<string, unknown>) => object,
      how: Parameters<HouseLogin["sign"]>[1] = {},
    ): Tamper =>
    (path, said) => {
      if (path !== "/token") return said;
      const payload = String(said.id_token).split(".")[1] ?? "";
      const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
      return { ...said, id_token: house.sign(change(claims), how) };
    };
  const seconds = () => Math.floor(Date.now() / 1000);

  test("takes an ID token that was signed anew by the same key, so that the refusals below are for their reason", async () => {
    const visitor = server.visitor();
    const back = await wayBackOf(await leadFrom(visitor), someone());
    tamper = inIdToken((claims) => claims);
    expect(placeOf(await walk(visitor, back))).toBe(addresses.dashboard());
  });

  test("believes of an address only what the same source says of it", async () => {
    const owner = server.visitor();
    const email = await signUp(server, owner);
    const inToken = inIdToken((claims) => ({ ...claims, email }));
    // each with what user info says; its own word that an address is confirmed is no word about that of the token
    const told: [Tamper, Person, boolean][] = [
      [inToken, someone(), true],
      [inToken, someone({ email: undefined }), false],
      [
        inIdToken((claims) => ({ ...claims, email_verified: true })),
        someone({ email_verified: undefined }),
        false,
      ],
    ];
    for (const [changed, person, isIn] of told) {
      const visitor = server.visitor();
      const back = await wayBackOf(await leadFrom(visitor), person);
      tamper = changed;
      await walk(visitor, back);
      expect(await emailOf(visitor)).toBe(isIn ? person.email : null);
      tamper = (_, said) => said;
    }
    const visitor = server.visitor();
    const back = await wayBackOf(await leadFrom(visitor), someone());
    tamper = inIdToken((claims) => ({ ...claims, email, email_verified: true }));
    await walk(visitor, back);
    expect(await emailOf(visitor)).toBe(email);
  });

  test.each<[string, Tamper]>([
    ["of another issuer", inIdToken((claims) => ({ ...claims, iss: "https://elsewhere.example" }))],
    ["for another audience", inIdToken((claims) => ({ ...claims, aud: "another-client" }))],
    [
      "for several audiences and another party",
      inIdToken((claims) => ({ ...claims, aud: [houseClient.id, "another"], azp: "another" })),
    ],
    ["with another nonce", inIdToken((claims) => ({ ...claims, nonce: "another" }))],
    ["without a nonce", inIdToken(({ nonce: _, ...claims }) => claims)],
    ["without a subject", inIdToken(({ sub: _, ...claims }) => claims)],
    ["without an issuer", inIdToken(({ iss: _, ...claims }) => claims)],
    ["without an audience", inIdToken(({ aud: _, ...claims }) => claims)],
    ["without a time", inIdToken(({ iat: _, ...claims }) => claims)],
    ["that has ended", inIdToken((claims) => ({ ...claims, exp: seconds() - 600 }))],
    ["without an end", inIdToken(({ exp: _, ...claims }) => claims)],
    ["signed with another key", inIdToken((claims) => claims, { byAnother: true })],
    ["signed with a key that is not there", inIdToken((claims) => claims, { header: { kid: "another" } })],
    [
      "that is not signed",
      (path, said) => {
        if (path !== "/token") return said;
        const [, payload] = String(said.id_token).split(".");
        const header = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
        return { ...said, id_token: `${header}.${payload}.` };
      },
    ],
    [
      "that was changed after it was signed",
      (path, said) => {
        if (path !== "/token") return said;
        const [header, payload = "", signature] = String(said.id_token).split(".");
        const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
        const changed = Buffer.from(JSON.stringify({ ...claims, sub: "another" })).toString("base64url");
        return { ...said, id_token: `${header}.${changed}.${signature}` };
      },
    ],
    [
      "that is missing",
      (path, { id_token: token, ...said }) => (path === "/token" ? said : { ...said, token }),
    ],
  ])("refuses an ID token %s", (_, changed) => refused(changed));

  test("refuses user info of somebody else", () =>
    refused((path, said) => (path === "/me" ? { ...said, sub: "another" } : said)));

  test("refuses user info without a subject", () =>
    refused((path, { sub, ...said }) =>
      path === "/me" ? said : { ...said, ...(sub !== undefined && { sub }) },
    ));

  test("refuses an answer that says it is from another issuer, or from none", async () => {
    await refused(
      (_, said) => said,
      (back) => back.searchParams.set("iss", "https://elsewhere.example"),
    );
    await refused(
      (_, said) => said,
      (back) => back.searchParams.delete("iss"),
    );
  });

  test("refuses a state that is forged, of another browser, missing, or was used before", async () => {
    const as = (state: string | null) => (back: URL) =>
      state === null ? back.searchParams.delete("state") : back.searchParams.set("state", state);
    await refused((_, said) => said, as("forged"));
    await refused((_, said) => said, as(null));
    const other = new URL(await leadFrom(server.visitor())).searchParams.get("state");
    await refused((_, said) => said, as(other));
    const visitor = server.visitor();
    const person = someone();
    const back = await wayBackOf(await leadFrom(visitor), person);
    const cookies = visitor.cookie;
    await walk(visitor, back);
    expect(await emailOf(visitor)).toBe(person.email);
    const again = server.visitor();
    again.cookie = cookies;
    expect(placeOf(await walk(again, back))).toMatch(/\/app\/sign-in\?error=/);
    expect(await emailOf(again)).toBeNull();
  });

  test("refuses a code of another way to the provider: the verifier is not its own", async () => {
    const stolen = await wayBackOf(await leadFrom(server.visitor()), someone());
    const code = stolen.searchParams.get("code") ?? "";
    await refused(
      (_, said) => said,
      (back) => back.searchParams.set("code", code),
    );
  });

  test("refuses when the provider says that it did not work", () =>
    refused(
      (_, said) => said,
      (back) => {
        back.searchParams.delete("code");
        back.searchParams.set("error", "access_denied");
      },
    ));

  test("is there only by a form of our own", async () => {
    const visitor = server.visitor();
    expect((await visitor.get(lateAddresses.signInWith("oidc"))).status).toBe(403);
  });
});

describeOnEachDatabase("an OpenID Connect provider", (kind) => {
  test("whose discovery names another issuer, or that is away, signs nobody in until it is right", async () => {
    tamper = (path, said) =>
      path.startsWith("/.well-known/") ? { ...said, issuer: "https://elsewhere.example" } : said;
    const server = await openTestServer(kind, variables());
    try {
      const visitor = server.visitor();
      const failed = `${addresses.signIn()}?error=provider_away`;
      expect(await leadFrom(visitor)).toBe(failed);
      isAway = true;
      expect(await leadFrom(visitor)).toBe(failed);
      isAway = false;
      tamper = (_, said) => said;
      expect(await leadFrom(visitor)).toContain(house.issuer);
    } finally {
      await server.close();
    }
  });

  test("whose people sign in at another origin is on the page before the first form, also if it was away", async () => {
    isAway = true;
    const server = await openTestServer(kind, variables());
    try {
      const visitor = server.visitor();
      const leadingTo = async () => {
        const { headers } = await visitor.get(addresses.signIn(), { accept: "text/html" });
        const directives = headers.get("content-security-policy")?.split(";") ?? [];
        return directives.find((directive) => directive.startsWith("form-action"))?.split(" ");
      };
      expect(await leadingTo()).toContain(house.issuer);
      const place = "https://sign-in.example";
      tamper = (path, said) =>
        path.startsWith("/.well-known/") ? { ...said, authorization_endpoint: `${place}/auth` } : said;
      isAway = false;
      await eventually(async () => (await leadingTo())?.includes(place));
      expect(await leadFrom(visitor)).toContain(`${place}/auth?`);
    } finally {
      await server.close();
    }
  });

  test("makes no account where nobody new is taken, and lets those in who have one", async () => {
    const server = await openTestServer(kind, { ...variables(), SIGN_UP: "closed" });
    try {
      const { db } = server.platform;
      const person = someone();
      const visitor = server.visitor();
      expect(placeOf(await come(visitor, person))).toContain(`${addresses.signIn()}?error=sign_up_closed`);
      expect(await db.$count(users)).toBe(0);
      await addUser(db, { email: String(person.email), emailVerified: true });
      expect(placeOf(await come(visitor, person))).toBe(addresses.dashboard());
    } finally {
      await server.close();
    }
  });
});
