import { addresses, lateAddresses, creditsOfMonth, plans, welcomeCredits, withWish } from "@tintery/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "../../platform/database/schema/accounts.ts";
import { ledger } from "../../platform/database/schema/ledger.ts";
import { invoices, orders } from "../../platform/database/schema/orders.ts";
import { recordPayment } from "../../platform/payments/order-store.ts";
import { letterTo, signUp, testPassword } from "../../testing/test-account.ts";
import { describeOnEachDatabase } from "../../testing/test-platform.ts";
import { openTestServer, type TestServer, type TestVisitor } from "../../testing/test-server.ts";
import { shop, Widget } from "../../testing/test-widget.ts";

describeOnEachDatabase("orders", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  /** Sends a form of our pages. */
  const submit = (visitor: TestVisitor, path: string, from = visitor.url) =>
    visitor.send(path, {
      method: "POST",
      headers: { referer: from, "content-type": "application/x-www-form-urlencoded" },
      body: "",
    });
  const placeOf = (answer: { headers: Headers }) => answer.headers.get("location") ?? "";
  const idOf = (place: string) => /test-checkout\/([^/]+)/.exec(place)?.[1] ?? "";
  const dataOf = async (visitor: TestVisitor) => (await visitor.get("/app/get-user-data")).json;
  const accountPage = async (visitor: TestVisitor) =>
    JSON.parse((await visitor.get(addresses.account())).text);
  const member = async () => {
    const visitor = server.visitor();
    await signUp(server, visitor);
    return visitor;
  };
  const begin = async (visitor: TestVisitor, plan: "basic" | "premium" = "premium") =>
    idOf(placeOf(await submit(visitor, lateAddresses.order(plan))));
  const month = creditsOfMonth("premium");

  test("need an account, and a form of ours", async () => {
    const guest = server.visitor();
    expect(placeOf(await submit(guest, lateAddresses.order("basic")))).toBe(
      withWish(addresses.signUp(), "plans"),
    );
    const visitor = await member();
    const elsewhere = "https://elsewhere.example/page";
    expect((await submit(visitor, lateAddresses.order("basic"), elsewhere)).status).toBe(403);
    expect((await visitor.get(lateAddresses.order("basic"), { referer: visitor.url })).status).toBe(403);
    expect(await server.platform.db.$count(orders)).toBe(0);
    expect((await submit(visitor, "/app/plans/free/order")).status).toBe(404);
  });

  test("are seen to be paid, and ended, from a page of another origin with the account's token", async () => {
    const [visitor, other] = [await member(), await member()];
    const id = await begin(visitor);
    const { key } = (await visitor.post("/ajax/account/site-keys", { name: "Shop", origins: [shop] })).json;
    const widget = new Widget(server.visitor(), { key });
    const connect = async (by: TestVisitor) => {
      widget.token = (await by.post("/ajax/account/sites", { key, origin: shop })).json.token;
    };
    const isPaid = async () => (await widget.send("/app/get-user-data")).json.isSubscribed;
    const end = async () => (await widget.send(`/ajax/order/unsubscribe?orderid=${id}`)).status;
    expect([await isPaid(), await end()]).toEqual([false, 401]);
    await connect(visitor);
    expect(await isPaid()).toBe(false);
    await submit(visitor, lateAddresses.testCheckoutStep(id, "pay", 0));
    expect(await isPaid()).toBe(true);
    await connect(other);
    expect([await isPaid(), await end()]).toEqual([false, 404]);
    await connect(visitor);
    expect(await end()).toBe(200);
    const [order] = await server.platform.db.select().from(orders).where(eq(orders.id, id));
    expect(order?.status).toBe("ending");
  });

  test("are paid once, however often the button is pressed; then the plan is there", async () => {
    const visitor = await member();
    const id = await begin(visitor);
    // what nobody has paid for is taken up again
    expect(await begin(visitor)).toBe(id);
    expect(await dataOf(visitor)).toMatchObject({ isSubscribed: false, credits: welcomeCredits });
    expect(placeOf(await visitor.get(lateAddresses.paymentSuccess()))).toBe(lateAddresses.plans());
    const pay = () => submit(visitor, lateAddresses.testCheckoutStep(id, "pay", 0));
    const answers = await Promise.all([pay(), pay(), pay()]);
    expect(answers.map(placeOf)).toContain(lateAddresses.paymentVerification());
    await pay();
    expect(await dataOf(visitor)).toMatchObject({
      isSubscribed: true,
      userType: "paid",
      credits: welcomeCredits + month,
    });
    expect(JSON.parse((await visitor.get(lateAddresses.paymentSuccess())).text)).toMatchObject({
      plan: "premium",
    });
    const page = await accountPage(visitor);
    expect(page.orders).toMatchObject([{ id, plan: "premium", status: "active" }]);
    expect(page.invoices).toMatchObject([{ plan: "premium", cents: plans.premium.cents, currency: "EUR" }]);
    // whoever has a plan orders no second one of it
    expect(placeOf(await submit(visitor, lateAddresses.order("premium")))).toBe(addresses.account());
  });

  test("are renewed, and told twice of one invoice nothing is paid twice", async () => {
    const { db } = server.platform;
    const visitor = await member();
    const id = await begin(visitor);
    await submit(visitor, lateAddresses.testCheckoutStep(id, "pay", 0));
    await Promise.all([1, 2].map(() => submit(visitor, lateAddresses.testCheckoutStep(id, "renew", 1))));
    expect((await dataOf(visitor)).credits).toBe(welcomeCredits + 2 * month);
    const invoiceId = `test:${id}:2`;
    const repeated = Array.from({ length: 5 }, () => recordPayment(db, { invoiceId, orderId: id }));
    expect(await Promise.all(repeated)).toEqual(Array(5).fill(false));
    expect(await db.$count(invoices, eq(invoices.orderId, id))).toBe(2);
    expect(await db.$count(ledger, eq(ledger.about, id))).toBe(2);
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    const days = (order!.periodEnd!.getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(57);
    expect(await recordPayment(db, { invoiceId: "stray", orderId: "nobodys" })).toBe(false);
  });

  test("bring a receipt in the account's language, which says that nobody was charged", async () => {
    await server.platform.payments.startWork();
    const visitor = server.visitor();
    const email = await signUp(server, visitor);
    await server.platform.db.update(users).set({ language: "de" }).where(eq(users.email, email));
    const id = await begin(visitor, "basic");
    await submit(visitor, lateAddresses.testCheckoutStep(id, "pay", 0));
    const { subject, text } = await letterTo(server, email, /Beleg/);
    expect(subject).toBe("Ihr Beleg von Tintery");
    expect(text).toMatch(/Tarif: Basis\nZeitraum: .+\d{4} – .+\d{4}\nGutgeschrieben: \d+ Credits/);
    expect(text).toContain(`test:${id}:1`);
    expect(text).toMatch(/^Das war eine Testzahlung/);
    expect(text).not.toContain("€");
  });

  test("that are refused leave nothing behind, and a refused renewal keeps what is paid", async () => {
    const visitor = await member();
    const id = await begin(visitor, "basic");
    await submit(visitor, lateAddresses.testCheckoutStep(id, "refuse", 0));
    expect(await dataOf(visitor)).toMatchObject({ isSubscribed: false, credits: welcomeCredits });
    expect((await accountPage(visitor)).orders).toEqual([]);
    await submit(visitor, lateAddresses.testCheckoutStep(id, "pay", 0));
    expect((await dataOf(visitor)).credits).toBe(welcomeCredits + creditsOfMonth("basic"));
    await submit(visitor, lateAddresses.testCheckoutStep(id, "refuse", 1));
    expect((await accountPage(visitor)).orders).toMatchObject([{ status: "ending" }]);
    expect((await dataOf(visitor)).isSubscribed).toBe(true);
    // a better plan begins at once, and the other one runs out
    const better = await begin(visitor);
    await submit(visitor, lateAddresses.testCheckoutStep(better, "pay", 0));
    expect(await dataOf(visitor)).toMatchObject({ isSubscribed: true, premium: true });
  });

  test("end with what is paid when they are unsubscribed, for their owner only", async () => {
    const { db } = server.platform;
    const visitor = await member();
    const id = await begin(visitor);
    await submit(visitor, lateAddresses.testCheckoutStep(id, "pay", 0));
    const unsubscribe = (by: TestVisitor, headers: Record<string, string> = {}) =>
      by.get(`/ajax/order/unsubscribe?orderid=${id}`, headers);
    expect((await unsubscribe(server.visitor())).status).toBe(401);
    const stranger = await member();
    expect((await unsubscribe(stranger)).status).toBe(404);
    expect((await stranger.get(lateAddresses.testCheckout(id))).status).toBe(404);
    expect((await submit(stranger, lateAddresses.testCheckoutStep(id, "refuse", 1))).status).toBe(404);
    expect((await unsubscribe(visitor, { "x-requested-with": "none" })).status).toBe(403);
    expect((await accountPage(visitor)).orders).toMatchObject([{ status: "active" }]);
    for (let times = 0; times < 2; times++) expect((await unsubscribe(visitor)).json).toEqual({ ok: true });
    expect((await accountPage(visitor)).orders).toMatchObject([{ status: "ending" }]);
    expect((await dataOf(visitor)).isSubscribed).toBe(true);
    // nothing renews what ends
    await submit(visitor, lateAddresses.testCheckoutStep(id, "renew", 1));
    expect(await db.$count(invoices, eq(invoices.orderId, id))).toBe(1);
    await db.update(orders).set({ periodEnd: sql`now()` }).where(eq(orders.id, id));
    expect(await dataOf(visitor)).toMatchObject({ isSubscribed: false, userType: "free" });
    expect((await accountPage(visitor)).orders).toMatchObject([{ status: "ended" }]);
  });

  test("end with the account", async () => {
    const { db } = server.platform;
    const visitor = await member();
    const id = await begin(visitor);
    await submit(visitor, lateAddresses.testCheckoutStep(id, "pay", 0));
    await visitor.post("/ajax/account/delete", { password: testPassword });
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    expect(order!.status).toBe("ended");
    expect(await db.$count(invoices, eq(invoices.orderId, id))).toBe(1);
  });

  test("are not there where nothing costs credits", async () => {
    const free = await openTestServer(kind, { BILLING: "off" });
    try {
      const visitor = free.visitor();
      await signUp(free, visitor);
      expect((await submit(visitor, lateAddresses.order("basic"))).status).toBe(404);
      expect((await visitor.get(lateAddresses.paymentVerification())).status).toBe(404);
    } finally {
      await free.close();
    }
  });
});
