import { lateAddresses, paymentEventsPath } from "@tintery/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { orders, paymentEvents } from "../platform/database/schema/orders.ts";
import { eventually } from "./eventually.ts";
import { type FakeStripe, openFakeStripe } from "./fake-stripe.ts";
import { signUp } from "./test-account.ts";
import { openTestServer, type TestServer, type TestVisitor } from "./test-server.ts";

/**
 * A server that takes payments through a fake Stripe, for all tests of the suite that calls it, and what people and Stripe do
 * there. `stripe` and `server` are there as soon as tests run.
 */
export function payingServer(kind: Parameters<typeof openTestServer>[0]) {
  let stripe: FakeStripe;
  let server: TestServer;
  beforeAll(async () => {
    stripe = await openFakeStripe();
    server = await openTestServer(kind, stripe.variables);
    await server.platform.payments.startWork();
  });
  beforeEach(() => Object.assign(stripe, { isAway: false, delay: 0, hold: null }));
  afterAll(async () => {
    await server.close();
    await stripe.close();
  });

  const submit = (visitor: TestVisitor, path: string) =>
    visitor.send(path, {
      method: "POST",
      headers: { referer: visitor.url, "content-type": "application/x-www-form-urlencoded" },
      body: "",
    });
  const placeOf = (answer: { headers: Headers }) => answer.headers.get("location") ?? "";
  const checkoutIn = (place: string) => /cs_\d+/.exec(place)?.[0] ?? "";
  const dataOf = async (visitor: TestVisitor) => (await visitor.get("/app/get-user-data")).json;
  const creditsOf = async (visitor: TestVisitor) => (await dataOf(visitor)).credits;
  const orderOf = async (id: string) => {
    const [order] = await server.platform.db.select().from(orders).where(eq(orders.id, id));
    return order!;
  };
  const member = async () => {
    const visitor = server.visitor();
    await signUp(server, visitor);
    return visitor;
  };
  const begin = async (visitor: TestVisitor, plan: "basic" | "premium" = "premium") =>
    checkoutIn(placeOf(await submit(visitor, lateAddresses.order(plan))));
  const tell = async (type: string, object: object, id?: string) => {
    const { body, signature } = stripe.message(type, object, id);
    const headers = { "content-type": "application/json", "stripe-signature": signature };
    return server.visitor().send(paymentEventsPath, { method: "POST", headers, body });
  };
  const settled = () =>
    eventually(async () => {
      const rows = await server.platform.db.select().from(paymentEvents);
      return rows.every((row) => row.settled !== null) ? true : undefined;
    });
  /** Somebody who has paid a first month, and Stripe's subscription of it. */
  const subscribed = async (plan: "basic" | "premium" = "premium") => {
    const visitor = await member();
    const checkout = await begin(visitor, plan);
    const subscription = stripe.pay(checkout);
    await tell("checkout.session.completed", stripe.things.get(checkout));
    await settled();
    return { visitor, subscription, orderId: subscription.metadata.order as string };
  };
  const invoicesOf = (subscription: { id: string }) =>
    [...stripe.things.values()].filter(
      (thing) => thing.parent?.subscription_details?.subscription === subscription.id,
    );
  return {
    get stripe() {
      return stripe;
    },
    get server() {
      return server;
    },
    submit,
    placeOf,
    checkoutIn,
    dataOf,
    creditsOf,
    orderOf,
    member,
    begin,
    tell,
    settled,
    subscribed,
    invoicesOf,
  };
}
