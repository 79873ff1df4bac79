import { lateAddresses, paymentEventsPath } from "@tintery/contract";
import { eventually } from "../../apps/server/src/testing/eventually.ts";
import type { FakeStripe } from "../../apps/server/src/testing/fake-stripe.ts";
import { TestVisitor } from "../../apps/server/src/testing/test-visitor.ts";
import { readConfig } from "../../apps/server/src/platform/config.ts";
import { openMail } from "../../apps/server/src/platform/mail.ts";
import type { World } from "./visitor.ts";

const password = "correct horse battery";
const email = "payer@example.org";
/** Each message comes so many times, as a provider sends it that has not heard of an answer. */
const deliveries = 3;

/** Somebody with an account who pays month after month. Returns what they do next: pay until the world is over. */
export async function subscribe(
  { url, isOver }: World,
  { stripe, variables }: { stripe: FakeStripe; variables: Record<string, string> },
): Promise<() => Promise<void>> {
  const visitor = new TestVisitor(await url());
  await visitor.post("/ajax/account/sign-up", { email, password });
  const mail = openMail(readConfig(variables));
  const token = await eventually(async () => {
    const letter = (await mail.kept())?.find(({ to, subject }) => to === email && /confirm/i.test(subject));
    return /#(\S+)/.exec(letter?.text ?? "")?.[1];
  }, 30_000);
  await mail.close();
  await visitor.post("/ajax/account/confirm", { token, password });
  const ordered = await visitor.send(lateAddresses.order("premium"), {
    method: "POST",
    headers: { referer: visitor.url, "content-type": "application/x-www-form-urlencoded" },
    body: "",
  });
  const checkout = /cs_\d+/.exec(ordered.headers.get("location") ?? "")?.[0] ?? "";
  const subscription = stripe.pay(checkout);
  const tell = async (type: string, about: object) => {
    const { body, signature } = stripe.message(type, about);
    const headers = { "content-type": "application/json", "stripe-signature": signature };
    for (let heard = 0; heard < deliveries; ) {
      const answer = await new TestVisitor(await url())
        .send(paymentEventsPath, { method: "POST", headers, body })
        .catch(() => undefined);
      if (answer?.status === 200) heard += 1;
      else await pause(300);
    }
  };
  await tell("checkout.session.completed", stripe.things.get(checkout));
  return async () => {
    while (!isOver()) {
      await tell("invoice.paid", stripe.renew(subscription.id));
      await pause(2000);
    }
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
