import { tenthsPerCredit, welcomeCredits } from "@tintery/contract";
import { goodJpeg } from "@tintery/photos/testing";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../platform/new-id.ts";
import { images } from "../../platform/database/schema/images.ts";
import { ledger } from "../../platform/database/schema/ledger.ts";
import { orders } from "../../platform/database/schema/orders.ts";
import { signUp, testPassword } from "../../testing/test-account.ts";
import { describeOnEachDatabase } from "../../testing/test-platform.ts";
import { openTestServer, type TestServer, type TestVisitor } from "../../testing/test-server.ts";

const byPlan = { PROFESSIONAL_OPTIONS: "plan", COMMERCIAL_OPTIONS: "plan" };

describeOnEachDatabase("credits", (kind) => {
  let server: TestServer;
  let photo: Uint8Array;
  beforeAll(async () => {
    server = await openTestServer(kind, byPlan);
    photo = await goodJpeg();
  });
  afterAll(() => server.close());

  const dataOf = async (visitor: TestVisitor) => (await visitor.get("/app/get-user-data")).json;
  const ownerOf = async (id: string) => {
    const { db } = server.platform;
    const [image] = await db.select({ ownerId: images.ownerId }).from(images).where(eq(images.id, id));
    return image!.ownerId!;
  };
  /** Takes all credits of whoever owns a picture. */
  const spendAll = async (id: string, credits: number) => {
    const userId = await ownerOf(id);
    const tenths = -credits * tenthsPerCredit;
    await server.platform.db.insert(ledger).values({ key: `spent:${id}`, userId, kind: "expiry", tenths });
    return userId;
  };
  const context = async (visitor: TestVisitor) => JSON.parse((await visitor.get("/")).text).context;
  /** The page of an address that nobody has. */
  const missing = async (visitor: TestVisitor) =>
    JSON.parse((await visitor.send("/nowhere", { headers: { accept: "text/html" } })).text);

  test("are everybody's from the beginning, and asking makes nobody a guest", async () => {
    const visitor = server.visitor();
    expect(await dataOf(visitor)).toEqual({
      isSubscribed: false,
      userType: "free",
      premium: false,
      professional: false,
      commercial: false,
      credits: welcomeCredits,
      painter: null,
      photoPainter: null,
      keptUntil: null,
      mustSignIn: false,
    });
    expect(visitor.cookie).toBe("");
    expect(await context(visitor)).toMatchObject({ charged: true, userType: "free", premium: false });
    expect(await missing(visitor)).toMatchObject({ page: "problem", context: { charged: true } });
  });

  test("are written into every page, so that a form need not wait for them", async () => {
    const visitor = server.visitor();
    await visitor.uploadColoring(photo);
    expect((await context(visitor)).visitor).toEqual(await dataOf(visitor));
    expect((await context(visitor)).visitor.credits).toBe(welcomeCredits - 4);
  });

  test("are held for each kind of picture, and given back when it is deleted before it is there", async () => {
    const visitor = server.visitor();
    const { json } = await visitor.uploadColoring(photo);
    await visitor.uploadOutlines(photo);
    await visitor.upload(photo);
    expect((await dataOf(visitor)).credits).toBe(welcomeCredits - 12);
    await visitor.send(`/ajax/image/${json.id}`, { method: "DELETE" });
    expect((await dataOf(visitor)).credits).toBe(welcomeCredits - 8);
    const { books } = JSON.parse((await visitor.get("/app/plans")).text);
    expect(books.credits).toBe(welcomeCredits - 8);
    expect(books.entries.map(({ what }: { what: string }) => what).sort()).toEqual([
      "hold",
      "hold",
      "hold",
      "refund",
      "welcome",
    ]);
  });

  test("are given back in the books when the account goes before its picture is there", async () => {
    const visitor = server.visitor();
    await signUp(server, visitor);
    const { json } = await visitor.upload(photo);
    const userId = await ownerOf(json.id);
    await visitor.post("/ajax/account/delete", { password: testPassword });
    const entries = await server.platform.db.select().from(ledger).where(eq(ledger.userId, userId));
    expect(
      entries
        .filter(({ about }) => about === json.id)
        .map((entry) => entry.kind)
        .sort(),
    ).toEqual(["hold", "refund"]);
    expect(entries.reduce((sum, { tenths }) => sum + tenths, 0)).toBe(welcomeCredits * tenthsPerCredit);
  });

  test("that do not suffice make nothing, and say what to do", async () => {
    const visitor = server.visitor();
    const { json } = await visitor.uploadColoring(photo);
    await spendAll(json.id, welcomeCredits - 7);
    const refused = await visitor.uploadColoring(photo, { key: newId() });
    expect(refused.status).toBe(402);
    expect(refused.json).toMatchObject({ code: "not_enough_credits" });
    expect(refused.json.error).toContain("Plans and prices");
    expect((await visitor.get("/ajax/images")).json.items).toHaveLength(1);
    expect((await dataOf(visitor)).credits).toBe(3);
  });

  test("come along into an account, and a plan changes what is offered and what it costs", async () => {
    const visitor = server.visitor();
    const { json } = await visitor.uploadColoring(photo);
    const guest = await ownerOf(json.id);
    await signUp(server, visitor);
    const account = await ownerOf(json.id);
    expect(account).not.toBe(guest);
    expect((await dataOf(visitor)).credits).toBe(welcomeCredits - 4);
    const look = { fields: { numberOfColors: "7", aiFilterType: "watercolor" } };
    const refused = await visitor.upload(photo, look);
    expect(refused.json).toMatchObject({ code: "premium_only", field: "aiFilterType" });
    await server.platform.db.insert(orders).values({
      id: `order of ${account}`,
      userId: account,
      plan: "premium",
      status: "active",
      provider: "test",
      periodEnd: new Date(Date.now() + 3_600_000),
    });
    expect(await dataOf(visitor)).toMatchObject({
      isSubscribed: true,
      userType: "paid",
      premium: true,
      professional: true,
      commercial: true,
    });
    expect((await visitor.upload(photo, look)).status).toBe(200);
    expect((await dataOf(visitor)).credits).toBe(welcomeCredits - 4 - 3.5);
    expect(await context(visitor)).toMatchObject({ userType: "paid", premium: true });
    const { books } = JSON.parse((await visitor.get("/app/account")).text);
    expect(books.credits).toBe(welcomeCredits - 7.5);
  });

  test("are not spoken of where nothing costs any", async () => {
    const free = await openTestServer(kind, { ...byPlan, BILLING: "off" });
    try {
      const visitor = free.visitor();
      expect(await dataOf(visitor)).toMatchObject({ credits: null, premium: true, professional: true });
      expect((await visitor.uploadColoring(photo)).status).toBe(200);
      expect(await free.platform.db.$count(ledger)).toBe(0);
      expect((await visitor.get("/app/plans")).status).toBe(404);
      expect(await context(visitor)).toMatchObject({ charged: false, commercial: true });
      expect(await missing(visitor)).toMatchObject({ page: "problem", context: { charged: false } });
    } finally {
      await free.close();
    }
  });
});
