import {
  addresses,
  creditsOfMonth,
  lateAddresses,
  paymentEventsPath,
  welcomeCredits,
} from "@tintery/contract";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { invoices, orders, paymentEvents } from "../../platform/database/schema/orders.ts";
import { settleEvent } from "../../platform/payments/payment-events.ts";
import { openStripe } from "../../platform/payments/stripe-parts.ts";
import { syncOrder } from "../../platform/payments/sync-order.ts";
import { eventually } from "../../testing/eventually.ts";
import { payingServer } from "../../testing/paying-server.ts";
import { testPassword } from "../../testing/test-account.ts";
import { describeOnEachDatabase } from "../../testing/test-platform.ts";

const month = creditsOfMonth("premium");

describeOnEachDatabase("payments through Stripe, when things go another way,", (kind) => {
  const shop = payingServer(kind);
  const { submit, placeOf, checkoutIn, dataOf, creditsOf, orderOf, member, begin } = shop;
  const { tell, settled, subscribed, invoicesOf } = shop;
  let stripe: typeof shop.stripe;
  let server: typeof shop.server;
  beforeAll(() => {
    ({ stripe, server } = shop);
  });
  /** What another process of the same cluster has. */
  const elsewhere = async () => {
    const { db, queue, log, config } = server.platform;
    const { PUBLIC_URL: publicUrl, STRIPE_WEBHOOK_SECRET: webhookSecret = "" } = config;
    return { stripe: (await openStripe(config))!, db, queue, log, publicUrl, webhookSecret };
  };
  /** Holds back the first answer whose question has these words, until it is let go. */
  const holdAnswer = (words: string) => {
    let letGo = () => {};
    let seen = () => {};
    const gone = new Promise<void>((done) => (letGo = done));
    const held = new Promise<void>((done) => (seen = done));
    stripe.hold = async (asked) => {
      if (!asked.includes(words)) return;
      stripe.hold = null;
      seen();
      await gone;
    };
    return { held, letGo: () => letGo() };
  };
  const monthIsOver = (orderId: string) =>
    server.platform.db
      .update(orders)
      .set({ periodEnd: sql`now() - interval '1 hour'` })
      .where(eq(orders.id, orderId));

  test("take credits back although the refund is told before the payment", async () => {
    const visitor = await member();
    const subscription = stripe.pay(await begin(visitor));
    const [first] = invoicesOf(subscription);
    await tell("charge.refunded", stripe.refund(first.id, 1));
    await settled();
    await tell("invoice.paid", first);
    await settled();
    expect(await dataOf(visitor)).toMatchObject({ isSubscribed: false, credits: welcomeCredits });
    await eventually(() => (subscription.status === "canceled" ? true : undefined));
  });

  test("can be begun anew after the bank has refused, on another page", async () => {
    const visitor = await member();
    const checkout = await begin(visitor);
    const refused = stripe.refuse(checkout);
    await tell("checkout.session.async_payment_failed", stripe.things.get(checkout));
    await settled();
    expect((await orderOf(refused.metadata.order)).status).toBe("failed");
    const again = await begin(visitor);
    expect(again).not.toBe(checkout);
    stripe.pay(again);
    await tell("checkout.session.completed", stripe.things.get(again));
    await settled();
    expect(await dataOf(visitor)).toMatchObject({ isSubscribed: true, credits: welcomeCredits + month });
  });

  test("of somebody who is gone are left as they are when they never began", async () => {
    const visitor = await member();
    const checkout = await begin(visitor);
    stripe.refuse(checkout);
    await visitor.post("/ajax/account/delete", { password: testPassword });
    await tell("checkout.session.async_payment_failed", stripe.things.get(checkout));
    await settled();
    expect(stripe.things.get(checkout).status).toBe("complete");
  });

  test("are found from messages in older words of Stripe, and from charges of other kinds", async () => {
    const { visitor, subscription } = await subscribed();
    const { id, lines } = stripe.renew(subscription.id);
    await tell("invoice.paid", { id, object: "invoice", lines, subscription: subscription.id });
    await tell("charge.refunded", { id: "ch_alone", object: "charge", payment_intent: null });
    await settled();
    expect(await creditsOf(visitor)).toBe(welcomeCredits + 2 * month);
  });

  test("grant months only for months", async () => {
    const { visitor, subscription, orderId } = await subscribed();
    await tell("invoice.paid", stripe.prorate(subscription.id));
    await settled();
    expect(await creditsOf(visitor)).toBe(welcomeCredits + month);
    expect(await server.platform.db.$count(invoices, eq(invoices.orderId, orderId))).toBe(1);
  });

  test("end at once where no paid month is left", async () => {
    const { visitor, subscription, orderId } = await subscribed();
    await monthIsOver(orderId);
    await visitor.get(`/ajax/order/unsubscribe?orderid=${orderId}`);
    await eventually(() => (subscription.status === "canceled" ? true : undefined));
    const { visitor: other, subscription: before, orderId: basic } = await subscribed("basic");
    await monthIsOver(basic);
    const better = await begin(other);
    stripe.pay(better);
    await tell("checkout.session.completed", stripe.things.get(better));
    await eventually(() => (before.status === "canceled" ? true : undefined));
  });

  test("keep what was found out last, though somebody who asked before hears later", async () => {
    const { visitor, subscription, orderId } = await subscribed();
    const { held, letGo } = holdAnswer(`/subscriptions/${subscription.id}`);
    const late = syncOrder(await elsewhere(), orderId);
    await held;
    await visitor.get(`/ajax/order/unsubscribe?orderid=${orderId}`);
    await eventually(() => (subscription.cancel_at_period_end ? true : undefined));
    await eventually(async () => ((await orderOf(orderId)).toEnd === null ? true : undefined));
    letGo();
    await late;
    expect((await orderOf(orderId)).status).toBe("ending");
  });

  test("end at once though they were about to end in time", async () => {
    const { subscription, orderId } = await subscribed();
    const { db } = server.platform;
    await db.update(orders).set({ toEnd: "period-end", status: "ending" }).where(eq(orders.id, orderId));
    const { held, letGo } = holdAnswer(`/subscriptions/${subscription.id}`);
    const late = syncOrder(await elsewhere(), orderId);
    await held;
    await db.update(orders).set({ toEnd: "now", status: "ended" }).where(eq(orders.id, orderId));
    letGo();
    await late;
    expect([(await orderOf(orderId)).toEnd, subscription.status]).toEqual(["now", "active"]);
    await syncOrder(await elsewhere(), orderId);
    expect([(await orderOf(orderId)).toEnd, subscription.status]).toEqual([null, "canceled"]);
  });

  test("lose the same credits, whichever of two refunds is heard of first", async () => {
    const { visitor, subscription, orderId } = await subscribed();
    const [first] = invoicesOf(subscription);
    stripe.renew(subscription.id);
    await syncOrder(await elsewhere(), orderId);
    const half = stripe.refund(first.id, 0.5);
    const about = half.payment_intent;
    const { db } = server.platform;
    await db.insert(paymentEvents).values({ id: `evt_half_${orderId}`, type: "charge.refunded", about });
    const { held, letGo } = holdAnswer(`/payment_intents/${about}`);
    const late = settleEvent(await elsewhere(), `evt_half_${orderId}`);
    await held;
    await tell("charge.refunded", stripe.refund(first.id, 1), `evt_whole_${orderId}`);
    await eventually(async () => ((await creditsOf(visitor)) === welcomeCredits + month ? true : undefined));
    letGo();
    await late;
    await settled();
    expect(await creditsOf(visitor)).toBe(welcomeCredits + month);
  });

  test("have one page, in whatever language it is asked for, also after a kill that left it unknown", async () => {
    const visitor = await member();
    const first = await begin(visitor);
    const { order } = stripe.things.get(first).metadata;
    const { db } = server.platform;
    await db.update(orders).set({ checkoutId: null }).where(eq(orders.id, order));
    const ask = (language: string) =>
      visitor.send(lateAddresses.order("premium"), {
        method: "POST",
        headers: {
          referer: visitor.url,
          "content-type": "application/x-www-form-urlencoded",
          "accept-language": language,
        },
        body: "",
      });
    const answers = await Promise.all([ask("de"), ask("ja"), ask("fr")]);
    const pages = new Set(answers.map((answer) => checkoutIn(placeOf(answer))));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(pages.size).toBe(1);
    // nothing else that this order could be paid on is open, but for the page nobody knows of
    const open = [...stripe.things.values()].filter(
      ({ object, metadata, status }) =>
        object === "checkout.session" && metadata.order === order && status === "open",
    );
    expect(open.map(({ id }) => id).filter((id) => id !== first)).toEqual(pages.has(first) ? [] : [...pages]);
  });

  test("have no page for whoever has left while it was made", async () => {
    const visitor = await member();
    const { held, letGo } = holdAnswer("/checkout/sessions");
    const answer = submit(visitor, lateAddresses.order("premium"));
    await held;
    await visitor.post("/ajax/account/delete", { password: testPassword });
    letGo();
    expect(checkoutIn(placeOf(await answer))).toBe("");
    const pages = [...stripe.things.values()].filter(({ object }) => object === "checkout.session");
    expect(pages.at(-1)?.status).toBe("expired");
  });

  test("may lead to Stripe's pages from forms here, also where its API is asked elsewhere", async () => {
    const policy = (await server.visitor().get(addresses.home())).headers.get("content-security-policy");
    expect(policy).toContain("https://*.stripe.com");
    expect(policy).toContain(stripe.url);
    expect(paymentEventsPath.startsWith("/")).toBe(true);
  });
});
