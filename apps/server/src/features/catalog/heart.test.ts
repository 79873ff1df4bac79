import { csrfToken, endpoints, pageTokenDays } from "@tintery/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { PageTokens } from "../../http/page-tokens.ts";
import { authSecret } from "../../platform/auth-secret.ts";
import { users } from "../../platform/database/schema/accounts.ts";
import { catalogHearts, catalogPictures } from "../../platform/database/schema/catalog.ts";
import { signUp, testPassword } from "../../testing/test-account.ts";
import { addImage } from "../../testing/test-image.ts";
import { describeOnEachDatabase } from "../../testing/test-platform.ts";
import { openTestServer, type TestServer, type TestVisitor } from "../../testing/test-server.ts";

describeOnEachDatabase("hearts", (kind) => {
  let server: TestServer;
  let picture: string;

  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    const { db } = server.platform;
    picture = await addImage(db, { kind: "coloring", status: "ready" });
    await db.insert(catalogPictures).values({ imageId: picture, slug: picture, shown: true });
  });

  /** The token of a page that is written for a visitor now. */
  const tokenOf = async (visitor: TestVisitor): Promise<string> =>
    JSON.parse((await visitor.get("/", { accept: "text/html" })).text).context.token;
  interface Rating {
    id?: string;
    token?: string;
    /** The token as our page sends it along; a foreign page cannot. */
    cookie?: string;
    rated?: boolean;
    imageId?: string;
  }
  const rate = async (visitor: TestVisitor, { id = picture, token, cookie, ...said }: Rating = {}) => {
    const sent = token ?? (await tokenOf(visitor));
    return visitor.send(`/ajax/catalog/image/${id}/rate`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        [csrfToken.header]: sent,
        cookie: `${visitor.cookie}; ${csrfToken.cookieOf("http:")}=${cookie ?? sent}`,
      },
      body: JSON.stringify({ imageId: id, ...said }),
    });
  };
  const heart = async (...asked: Parameters<typeof rate>) =>
    endpoints.rateCatalogImage.reply.parse((await rate(...asked)).json);
  const countHearts = () => server.platform.db.$count(catalogHearts, eq(catalogHearts.imageId, picture));

  test("are given and taken back in turn, or as the caller says, one for each visitor", async () => {
    const [anna, ben] = [server.visitor(), server.visitor()];
    expect(await heart(anna)).toEqual({ rating: 1, rated: true });
    expect(await heart(ben, { rated: true })).toEqual({ rating: 2, rated: true });
    // as two tabs do that both show none yet
    expect(await heart(ben, { rated: true })).toEqual({ rating: 2, rated: true });
    expect(await heart(anna)).toEqual({ rating: 1, rated: false });
    expect(await heart(anna, { rated: false })).toEqual({ rating: 1, rated: false });
  });

  test("are told of without being given", async () => {
    const [anna, ben] = [server.visitor(), server.visitor()];
    await heart(anna);
    const told = async (visitor: TestVisitor, id = picture) =>
      (await visitor.get(`/ajax/catalog/image/${id}/rate`)).json;
    expect([await told(anna), await told(ben)]).toEqual([
      { rating: 1, rated: true },
      { rating: 1, rated: false },
    ]);
    expect(ben.cookie).toBe("");
    expect((await told(ben, "A".repeat(22))).code).toBe("not_found");
  });

  test("are right after a hundred clicks at the same moment", async () => {
    const visitor = server.visitor();
    const token = await tokenOf(visitor);
    await heart(visitor, { token, rated: true });
    const clicks = Array.from({ length: 100 }, () => heart(visitor, { token }));
    const answers = await Promise.all(clicks);
    expect(answers.filter(({ rated }) => rated)).toHaveLength(50);
    expect(await countHearts()).toBe(1);
    const same = await Promise.all(Array.from({ length: 100 }, () => heart(visitor, { token, rated: true })));
    expect(new Set(same.map(({ rating }) => rating))).toEqual(new Set([1]));
  });

  test("survive signing up, and go with the account", async () => {
    const visitor = server.visitor();
    await heart(visitor);
    await signUp(server, visitor);
    const [row] = await server.platform.db
      .select({ isAnonymous: users.isAnonymous })
      .from(catalogHearts)
      .innerJoin(users, eq(users.id, catalogHearts.userId))
      .where(eq(catalogHearts.imageId, picture));
    expect(row).toEqual({ isAnonymous: false });
    expect(await heart(visitor, { rated: true })).toEqual({ rating: 1, rated: true });
    const gone = await visitor.post("/ajax/account/delete", { password: testPassword });
    expect(gone.status).toBe(200);
    expect(await countHearts()).toBe(0);
  });

  test("of a guest and their account on one picture become one", async () => {
    const [account, guest] = [server.visitor(), server.visitor()];
    const email = await signUp(server, account);
    await heart(account);
    await heart(guest);
    expect(await countHearts()).toBe(2);
    const signedIn = await guest.post("/ajax/account/sign-in", { email, password: testPassword });
    expect(signedIn.status).toBe(200);
    expect(await countHearts()).toBe(1);
    expect(await heart(guest, { rated: true })).toEqual({ rating: 1, rated: true });
  });

  test("are only given to pictures of the catalog, from pages of ours", async () => {
    const visitor = server.visitor();
    const { db } = server.platform;
    const sample = await addImage(db, { kind: "coloring", status: "ready" });
    const unfinished = await addImage(db, { kind: "coloring" });
    await db.insert(catalogPictures).values({ imageId: unfinished, slug: picture });
    for (const id of [sample, unfinished, "A".repeat(22)])
      expect(await rate(visitor, { id })).toMatchObject({ status: 404, json: { code: "not_found" } });
    expect(await rate(visitor, { imageId: sample })).toMatchObject({ status: 404 });
    // asking alone makes nobody a guest
    expect(visitor.cookie).toBe("");
    const other = server.visitor();
    await heart(other, { rated: false });
    for (const token of ["", "nonsense", await tokenOf(other)])
      expect(await rate(visitor, { token })).toMatchObject({ status: 403, json: { code: "csrf" } });
    expect(await countHearts()).toBe(0);
  });

  test("take a token of their visitor, or of the browser that shows the page, which holds for a week", async () => {
    const [nobody, guest] = [server.visitor(), server.visitor()];
    const early = await tokenOf(guest);
    expect(await tokenOf(guest)).not.toBe(early);
    await heart(guest);
    const own = await tokenOf(guest);
    const isTaken = async (...asked: Parameters<typeof rate>) => (await rate(...asked)).status === 200;
    expect(await isTaken(guest, { token: own, cookie: "" })).toBe(true);
    // of the page that was there before the session was
    expect(await isTaken(guest, { token: early })).toBe(true);
    // a token that somebody else has read from a page of theirs
    const foreign = await tokenOf(server.visitor());
    for (const visitor of [nobody, guest])
      for (const cookie of ["", early])
        expect(await isTaken(visitor, { token: foreign, cookie })).toBe(false);
    const { sessions, config } = server.platform;
    const tokens = new PageTokens(await authSecret(config), sessions, config.PUBLIC_URL);
    const ago = (days: number) => tokens.tokenFor(null, Date.now() - days * 86_400_000);
    expect(await isTaken(nobody, { token: ago(pageTokenDays + 2) })).toBe(false);
    expect(nobody.cookie).toBe("");
    expect(await isTaken(nobody, { token: ago(pageTokenDays - 1) })).toBe(true);
  });
});
