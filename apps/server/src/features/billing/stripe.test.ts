import {
  addresses,
  creditsOfMonth,
  lateAddresses,
  paymentEventsPath,
  welcomeCredits,
} from "@tintery/contract";
import { eq } from "drizzle-orm";
import Stripe from "stripe";
import { beforeAll, expect, test } from "vitest";
import { ledger } from "../../platform/database/schema/ledger.ts";
import { invoices, orders, paymentEvents } from "../../platform/database/schema/orders.ts";
import { ordersToSync } from "../../platform/payments/sync-order.ts";
import { eventually } from "../../testing/eventually.ts";
import { payingServer } from "../../testing/paying-server.ts";
import { testPassword } from "../../testing/test-account.ts";
import { describeOnEachDatabase } from "../../testing/test-platform.ts";

const month = creditsOfMonth("premium");

describeOnEachDatabase("payments through Stripe", (kind) => {
  const shop = payingServer(kind);
  const { submit, placeOf, checkoutIn, dataOf, creditsOf, orderOf, member, begin } = shop;
  const { tell, settled, subscribed, invoicesOf } = shop;
  let stripe: typeof shop.stripe;
  let server: typeof shop.server;
  beforeAll(() => {
    ({ stripe, server } = shop);
  });

  test("lead to one page of Stripe, however often the button is pressed, and the plan is there once it is paid", async () => {
    const visitor = await member();
    const places = await Promise.all(
      [1, 2, 3].map(async () => placeOf(await submit(visitor, lateAddresses.order("premium")))),
    );
    expect(new Set(places).size).toBe(1);
    expect(places[0]).toContain(stripe.url);
    const checkout = checkoutIn(places[0]!);
    expect(await begin(visitor)).toBe(checkout);
    expect(await dataOf(visitor)).toMatchObject({ isSubscribed: false, credits: welcomeCredits });
    const subscription = stripe.pay(checkout);
    // whoever presses once more after paying is led on to wait, not to pay again
    expect(placeOf(await submit(visitor, lateAddresses.order("premium")))).toBe(
      lateAddresses.paymentVerification(),
    );
    expect((await tell("checkout.session.completed", stripe.things.get(checkout))).json).toEqual({
      received: true,
    });
    await settled();
    expect(await dataOf(visitor)).toMatchObject({ isSubscribed: true, credits: welcomeCredits + month });
    const page = JSON.parse((await visitor.get(addresses.account())).text);
    expect(page).toMatchObject({ paidTo: "stripe", orders: [{ status: "active", provider: "stripe" }] });
    expect(page.invoices).toMatchObject([{ cents: 1500, currency: "EUR" }]);
    const portal = placeOf(await submit(visitor, lateAddresses.billingPortal()));
    expect(portal).toBe(`${stripe.url}/portal/${subscription.customer}`);
  });

  test("arrive without a message, too: the page on which they are waited for asks", async () => {
    const visitor = await member();
    stripe.pay(await begin(visitor));
    await visitor.get(lateAddresses.paymentVerification());
    await eventually(async () => ((await dataOf(visitor)).isSubscribed ? true : undefined));
    expect(await creditsOf(visitor)).toBe(welcomeCredits + month);
  });

  test("count once, whatever messages come twice, late, or in another order", async () => {
    const { db } = server.platform;
    const visitor = await member();
    const checkout = await begin(visitor);
    const subscription = stripe.pay(checkout);
    stripe.renew(subscription.id);
    stripe.renew(subscription.id);
    const paid = invoicesOf(subscription);
    stripe.delay = 30;
    const messages = [
      ...paid.toReversed().map((invoice) => ["invoice.paid", invoice] as const),
      ["customer.subscription.updated", subscription] as const,
      ["checkout.session.completed", stripe.things.get(checkout)] as const,
      ...paid.map((invoice) => ["invoice.paid", invoice] as const),
    ];
    const answers = await Promise.all(messages.map(([type, object]) => tell(type, object)));
    // another id is another message about the same
    for (const [k, [type, object]] of messages.entries())
      await tell(type, object, `evt_again_${k}_${checkout}`);
    expect(answers.map(({ status }) => status)).toEqual(messages.map(() => 200));
    await settled();
    const orderId = subscription.metadata.order;
    expect(await db.$count(invoices, eq(invoices.orderId, orderId))).toBe(3);
    expect(await db.$count(ledger, eq(ledger.about, orderId))).toBe(3);
    expect(await creditsOf(visitor)).toBe(welcomeCredits + 3 * month);
    const { status, periodEnd } = await orderOf(orderId);
    expect(status).toBe("active");
    expect((periodEnd!.getTime() - Date.now()) / 86_400_000).toBeGreaterThan(88);
    // and each month has one receipt
    await eventually(async () =>
      (await server.platform.queue.state("send-receipt")).waiting === 0 &&
      (await server.platform.queue.state("send-receipt")).active === 0
        ? true
        : undefined,
    );
    const numbers = paid.map(({ id }) => id);
    const letters = (await server.platform.mail.kept()) ?? [];
    const about = (id: string) => letters.filter(({ text }) => text.includes(`Payment number: ${id}\n`));
    expect(numbers.map((id) => about(id).length)).toEqual([1, 1, 1]);
    expect(about(numbers[0])[0]!.text).toMatch(
      /Amount: €15\nPlan: Premium\nPeriod: .+ – .+\nAdded: \d+ credits/,
    );
  });

  test("are not believed without a signature of now over exactly these bytes", async () => {
    const { visitor, subscription } = await subscribed();
    const renewed = stripe.renew(subscription.id);
    const { body, signature } = stripe.message("invoice.paid", renewed);
    const send = (headers: Record<string, string>, bytes = body) =>
      server.visitor().send(paymentEventsPath, { method: "POST", headers, body: bytes });
    const type = { "content-type": "application/json" };
    const { webhooks } = new Stripe("sk_test_fake");
    const old = webhooks.generateTestHeaderString({
      payload: body,
      secret: stripe.variables.STRIPE_WEBHOOK_SECRET!,
      timestamp: Math.floor(Date.now() / 1000) - 3600,
    });
    const wrong = webhooks.generateTestHeaderString({ payload: body, secret: "whsec_another" });
    const before = await server.platform.db.$count(paymentEvents);
    for (const header of [old, wrong, "t=1,v1=00", ""])
      expect((await send({ ...type, "stripe-signature": header })).status).toBe(400);
    expect((await send(type)).status).toBe(400);
    expect((await send({ ...type, "stripe-signature": signature }, `${body} `)).status).toBe(400);
    expect(await server.platform.db.$count(paymentEvents)).toBe(before);
    expect(await creditsOf(visitor)).toBe(welcomeCredits + month);
    expect((await send({ ...type, "stripe-signature": signature })).status).toBe(200);
    await settled();
    expect(await creditsOf(visitor)).toBe(welcomeCredits + 2 * month);
  });

  test("that end are ended at Stripe, and again while it cannot be reached", async () => {
    const { visitor, subscription, orderId } = await subscribed();
    stripe.isAway = true;
    const url = `/ajax/order/unsubscribe?orderid=${orderId}`;
    expect((await visitor.get(url)).json).toEqual({ ok: true });
    expect(await orderOf(orderId)).toMatchObject({ status: "ending", toEnd: "period-end" });
    expect(await ordersToSync(server.platform.db)).toContain(orderId);
    stripe.isAway = false;
    await eventually(async () => (subscription.cancel_at_period_end ? true : undefined));
    await eventually(async () => ((await orderOf(orderId)).toEnd === null ? true : undefined));
    expect((await orderOf(orderId)).status).toBe("ending");
    expect((await dataOf(visitor)).isSubscribed).toBe(true);
    // taken up again in Stripe's own pages
    subscription.cancel_at_period_end = false;
    await tell("customer.subscription.updated", subscription, `evt_resumed_${orderId}`);
    await settled();
    expect((await orderOf(orderId)).status).toBe("active");
  });

  test("cannot begin while Stripe is away: that is said, and nothing is charged", async () => {
    const visitor = await member();
    stripe.isAway = true;
    const answer = await submit(visitor, lateAddresses.order("basic"));
    expect([answer.status, answer.text.includes("payment_away")]).toEqual([503, true]);
    stripe.isAway = false;
    expect(await begin(visitor, "basic")).not.toBe("");
  });

  test("for a better plan end those for the one before, at Stripe as well", async () => {
    const { visitor, subscription, orderId } = await subscribed("basic");
    stripe.pay(await begin(visitor));
    await visitor.get(lateAddresses.paymentVerification());
    await eventually(async () => (subscription.cancel_at_period_end ? true : undefined));
    expect((await orderOf(orderId)).status).toBe("ending");
    expect(await dataOf(visitor)).toMatchObject({ isSubscribed: true, premium: true });
    // the same person is the same customer
    expect([...stripe.things.values()].filter(({ object }) => object === "customer").length).toBeGreaterThan(
      0,
    );
  });

  test("end with the account, and what is paid after that is given back", async () => {
    const { visitor, subscription, orderId } = await subscribed();
    const slow = await member();
    const checkout = await begin(slow);
    for (const each of [visitor, slow]) await each.post("/ajax/account/delete", { password: testPassword });
    await eventually(async () => (subscription.status === "canceled" ? true : undefined));
    expect((await orderOf(orderId)).status).toBe("ended");
    await eventually(async () => (stripe.things.get(checkout).status === "expired" ? true : undefined));
    // the bank was faster than the page could be closed
    stripe.things.get(checkout).status = "open";
    const late = stripe.pay(checkout);
    await tell("checkout.session.completed", stripe.things.get(checkout));
    await settled();
    expect(late.status).toBe("canceled");
    const [invoice] = invoicesOf(late);
    const charge = stripe.things.get(stripe.things.get(invoice.intent).latest_charge);
    expect(charge.amount_refunded).toBe(charge.amount);
    expect(await server.platform.db.$count(invoices, eq(invoices.id, invoice.id))).toBe(0);
  });

  test("that are given back or disputed take their credits along, once, and a dispute that is won brings them again", async () => {
    const { visitor, subscription, orderId } = await subscribed();
    const [first] = invoicesOf(subscription);
    const second = stripe.renew(subscription.id);
    await tell("invoice.paid", second);
    const half = stripe.refund(first.id, 0.5);
    for (const id of ["a", "b"]) await tell("charge.refunded", half, `evt_half_${id}_${orderId}`);
    await settled();
    expect(await creditsOf(visitor)).toBe(welcomeCredits + 1.5 * month);
    expect((await dataOf(visitor)).isSubscribed).toBe(true);
    await tell("charge.dispute.created", stripe.dispute(first.id, "needs_response"), `evt_d1_${orderId}`);
    await settled();
    expect(await creditsOf(visitor)).toBe(welcomeCredits + month);
    await tell("charge.dispute.closed", stripe.dispute(first.id, "won"), `evt_d2_${orderId}`);
    await settled();
    expect(await creditsOf(visitor)).toBe(welcomeCredits + 1.5 * month);
    // all of the newest month: the plan goes, too
    await tell("charge.refunded", stripe.refund(second.id, 1), `evt_full_${orderId}`);
    await settled();
    await eventually(async () => (subscription.status === "canceled" ? true : undefined));
    expect(await dataOf(visitor)).toMatchObject({
      isSubscribed: false,
      credits: welcomeCredits + 0.5 * month,
    });
  });

  test("take nobody to the page that plays them", async () => {
    const visitor = await member();
    await begin(visitor);
    const { db } = server.platform;
    const [order] = await db.select().from(orders).where(eq(orders.provider, "stripe")).limit(1);
    expect((await submit(visitor, lateAddresses.testCheckoutStep(order!.id, "pay", 0))).status).toBe(404);
    const userId = order!.userId;
    await db.insert(orders).values({ id: `old ${kind}`, userId, plan: "basic", provider: "test" });
    expect((await visitor.get(lateAddresses.testCheckout(`old ${kind}`))).status).toBe(404);
  });
});
