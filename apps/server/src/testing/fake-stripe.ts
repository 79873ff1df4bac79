import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import Stripe from "stripe";

// biome-ignore lint/suspicious/noExplicitAny: things of Stripe have hundreds of fields, of which few matter here
type Thing = any;

/** A server that speaks as much of Stripe's protocol as we use, and does what a test asks of it. */
export interface FakeStripe {
  url: string;
  /** Variables of the environment that lead to it. */
  variables: Record<string, string>;
  things: Map<string, Thing>;
  /** What was asked, as `METHOD path`. */
  asked: string[];
  /** Answers nobody: connections break off. */
  isAway: boolean;
  /** Milliseconds between each answer and its arrival. */
  delay: number;
  /** Holds answers back that are made already, by what was asked for; they arrive as they were. */
  hold: ((asked: string) => Promise<void>) | null;
  /** The bank takes the money for a checkout page; gives the subscription. */
  pay(checkoutId: string): Thing;
  /** The bank refuses days after the checkout page was done, as with debits; gives the subscription. */
  refuse(checkoutId: string): Thing;
  /** Something is paid that is no month, as when a plan is changed in between; gives the invoice. */
  prorate(subscriptionId: string): Thing;
  /** A further month is paid; gives the invoice. */
  renew(subscriptionId: string): Thing;
  /** A part of an invoice is given back, 0 to 1; gives the charge. */
  refund(invoiceId: string, share: number): Thing;
  /** Somebody disputes an invoice, or the dispute has ended; gives the dispute. */
  dispute(invoiceId: string, status: string): Thing;
  /** A message about a thing, with its signature. */
  message(type: string, object: Thing, id?: string): { body: string; signature: string; id: string };
  close(): Promise<void>;
}

const secret = "whsec_test_secret_of_this_server";
const month = 30 * 86_400;

/** Opens it on a free port. */
export async function openFakeStripe(): Promise<FakeStripe> {
  const things = new Map<string, Thing>();
  const answers = new Map<string, { given: string; made: Thing }>();
  let count = 0;
  const put = (kind: string, thing: object): Thing => {
    count += 1;
    const made = { id: `${kind}_${count}`, created: now() + count, ...thing };
    things.set(made.id, made);
    return made;
  };
  const all = (object: string, is: (thing: Thing) => boolean) =>
    [...things.values()].filter((thing) => thing.object === object && is(thing));
  const list = (data: Thing[]) => ({ object: "list", data, has_more: false });
  const invoiceOf = (subscription: Thing, start: number): Thing => {
    const charge = put("ch", { object: "charge", amount: subscription.cents, amount_refunded: 0 });
    const intent = put("pi", { object: "payment_intent", latest_charge: charge.id });
    charge.payment_intent = intent.id;
    const invoice = put("in", {
      object: "invoice",
      status: "paid",
      amount_paid: subscription.cents,
      currency: "eur",
      intent: intent.id,
      parent: {
        type: "subscription_details",
        subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
      },
      lines: list([lineOf(start, false)]),
    });
    subscription.paidUntil = start + month;
    return invoice;
  };

  const lineOf = (start: number, proration: boolean) => ({
    period: { start, end: start + month },
    parent: { type: "subscription_item_details", subscription_item_details: { proration } },
  });
  const isOver = ({ status }: Thing) => status === "canceled" || status === "incomplete_expired";

  const answer = (method: string, path: string, given: URLSearchParams): Thing => {
    const [kind = "", id, verb] = path.split("/").slice(2).join("/").replace("checkout/", "").split("/");
    const thing = id ? things.get(id) : undefined;
    if (method === "GET" && id) return kind === "payment_intents" ? withCharge(thing) : thing;
    if (kind === "prices" && method === "GET")
      return list(all("price", (price) => price.lookup_key === given.get("lookup_keys[0]")));
    if (kind === "prices")
      return put("price", {
        object: "price",
        lookup_key: given.get("lookup_key"),
        unit_amount: Number(given.get("unit_amount")),
      });
    if (kind === "sessions" && verb === "expire") return expire(thing);
    if (kind === "sessions") {
      const session = put("cs", {
        object: "checkout.session",
        status: "open",
        subscription: null,
        metadata: { order: given.get("metadata[order]") },
        price: given.get("line_items[0][price]"),
        customer: given.get("customer"),
        customer_email: given.get("customer_email"),
        success_url: given.get("success_url"),
      });
      session.url = `${fake.url}/pay/${session.id}`;
      return session;
    }
    if (kind === "subscriptions" && isOver(thing)) return { refused: "this subscription is over" };
    if (kind === "subscriptions" && method === "POST")
      return Object.assign(thing, {
        cancel_at_period_end: given.get("cancel_at_period_end") === "true",
      });
    if (kind === "subscriptions" && method === "DELETE") return Object.assign(thing, { status: "canceled" });
    if (kind === "invoices")
      return list(
        all(
          "invoice",
          ({ parent }) => parent.subscription_details.subscription === given.get("subscription"),
        ).reverse(),
      );
    if (kind === "invoice_payments") {
      const [invoice, intent] = [given.get("invoice"), given.get("payment[payment_intent]")];
      if (!invoice && !intent) return { refused: "an empty string" };
      const found = all("invoice", (each) => each.id === invoice || each.intent === intent);
      return list(found.map((each) => ({ invoice: each.id, payment: { payment_intent: each.intent } })));
    }
    if (kind === "disputes")
      return list(all("dispute", (each) => each.payment_intent === given.get("payment_intent")));
    if (kind === "refunds") {
      const charge = withCharge(things.get(given.get("payment_intent") ?? "")).latest_charge;
      charge.amount_refunded = charge.amount;
      return put("re", { object: "refund", payment_intent: given.get("payment_intent") });
    }
    if (path.includes("billing_portal"))
      return { url: `${fake.url}/portal/${given.get("customer")}`, object: "billing_portal.session" };
    return undefined;
  };
  const complete = (checkoutId: string, status: string): Thing => {
    const session = things.get(checkoutId);
    const customer = session.customer ?? put("cus", { object: "customer" }).id;
    const subscription = put("sub", {
      object: "subscription",
      status,
      customer,
      cancel_at_period_end: false,
      cancel_at: null,
      cents: things.get(session.price).unit_amount,
      metadata: session.metadata,
    });
    Object.assign(session, { status: "complete", subscription: subscription.id, customer });
    return subscription;
  };
  const withCharge = (intent: Thing) => ({ ...intent, latest_charge: things.get(intent.latest_charge) });
  const expire = (session: Thing) => {
    if (session.status !== "open") return { refused: "this page is not open" };
    return Object.assign(session, { status: "expired" });
  };
  const respond = async (request: IncomingMessage) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://stripe");
    const method = request.method ?? "GET";
    fake.asked.push(`${method} ${pathname}`);
    const given = method === "POST" ? await text(request) : search.slice(1);
    const key = request.headers["idempotency-key"];
    if (typeof key !== "string") return answer(method, pathname, new URLSearchParams(given));
    // the same key is the same answer, and refused with another question
    const before = answers.get(key);
    if (before && before.given !== given) return { refused: "this key came with other parameters" };
    const made = before?.made ?? answer(method, pathname, new URLSearchParams(given));
    answers.set(key, { given, made });
    return made;
  };
  const server = createServer(async (request, reply) => {
    const made = fake.isAway ? null : await respond(request);
    const error = made?.refused ?? (made ? null : "No such thing");
    // as it is now, however late it arrives
    const body = JSON.stringify(error ? { error: { type: "invalid_request_error", message: error } } : made);
    await fake.hold?.(`${request.method} ${request.url}`);
    if (fake.delay > 0) await setTimeout(fake.delay);
    if (fake.isAway || made === null) return void request.socket.destroy();
    reply.writeHead(error ? 400 : 200, { "content-type": "application/json" });
    reply.end(body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { webhooks } = new Stripe("sk_test_fake");

  const fake: FakeStripe = {
    url,
    variables: { STRIPE_SECRET_KEY: "sk_test_fake", STRIPE_WEBHOOK_SECRET: secret, STRIPE_URL: url },
    things,
    asked: [],
    isAway: false,
    delay: 0,
    hold: null,
    pay(checkoutId) {
      const subscription = complete(checkoutId, "active");
      invoiceOf(subscription, now());
      return subscription;
    },
    refuse: (checkoutId) => complete(checkoutId, "incomplete_expired"),
    prorate(subscriptionId) {
      const invoice = invoiceOf(things.get(subscriptionId), now());
      return Object.assign(invoice, { lines: list([lineOf(now(), true)]) });
    },
    renew(subscriptionId) {
      const subscription = things.get(subscriptionId);
      return invoiceOf(subscription, subscription.paidUntil);
    },
    refund(invoiceId, share) {
      const charge = withCharge(things.get(things.get(invoiceId).intent)).latest_charge;
      charge.amount_refunded = Math.round(charge.amount * share);
      return charge;
    },
    dispute(invoiceId, status) {
      const { intent } = things.get(invoiceId);
      const [before] = all("dispute", (each) => each.payment_intent === intent);
      if (before) return Object.assign(before, { status });
      return put("dp", { object: "dispute", payment_intent: intent, status });
    },
    message(type, object, id = `evt_${type}_${object.id}`) {
      const body = JSON.stringify({ id, object: "event", type, data: { object } });
      return { body, id, signature: webhooks.generateTestHeaderString({ payload: body, secret }) };
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return fake;
}

const now = () => Math.floor(Date.now() / 1000);
