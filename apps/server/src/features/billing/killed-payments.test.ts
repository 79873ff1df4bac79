import {
  addresses,
  creditsOfMonth,
  lateAddresses,
  paymentEventsPath,
  welcomeCredits,
} from "@tintery/contract";
import { expect, test } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { openFakeStripe } from "../../testing/fake-stripe.ts";
import { launchServer, makeServerFolder, type ServerProcess } from "../../testing/server-process.ts";
import { signUp } from "../../testing/test-account.ts";
import { describeOnEachDatabase } from "../../testing/test-platform.ts";
import { openTestServer, TestVisitor } from "../../testing/test-server.ts";

describeOnEachDatabase("a payment whose server is killed", (kind) => {
  test("between the message and what comes of it, or at any other moment, is neither lost nor counted twice", async () => {
    const stripe = await openFakeStripe();
    const server = await openTestServer(kind, stripe.variables);
    const folder = await makeServerFolder();
    let running: ServerProcess | undefined;
    const kill = async () => {
      running?.child.kill("SIGKILL");
      await running?.ended;
    };
    try {
      const before = server.visitor();
      await signUp(server, before);
      const answer = await before.send(lateAddresses.order("premium"), {
        method: "POST",
        headers: { referer: before.url, "content-type": "application/x-www-form-urlencoded" },
        body: "",
      });
      const checkout = /cs_\d+/.exec(answer.headers.get("location") ?? "")?.[0] ?? "";
      const subscription = stripe.pay(checkout);
      await server.platform.suspend();

      const start = async () => {
        running = launchServer(folder, { ...server.platform.environment, ...stripe.variables });
        const { lines, child } = running;
        const stands = () => lines.some((line) => line.startsWith("payments")) || child.exitCode !== null;
        await eventually(async () => (stands() ? true : undefined));
        const visitor = new TestVisitor(running.url);
        visitor.cookie = before.cookie;
        return visitor;
      };
      const tell = async (visitor: TestVisitor, type: string, object: object) => {
        const { body, signature } = stripe.message(type, object);
        const headers = { "content-type": "application/json", "stripe-signature": signature };
        return (await visitor.send(paymentEventsPath, { method: "POST", headers, body })).status;
      };

      // taken, and killed while Stripe is asked what it means
      let visitor = await start();
      stripe.delay = 60_000;
      stripe.asked.length = 0;
      expect(await tell(visitor, "checkout.session.completed", stripe.things.get(checkout))).toBe(200);
      await eventually(async () => (stripe.asked.length > 0 ? true : undefined));
      await kill();
      stripe.delay = 0;

      // further months, each killed a little later
      for (const wait of [0, 40, 160]) {
        visitor = await start();
        const renewed = stripe.renew(subscription.id);
        expect(await tell(visitor, "invoice.paid", renewed)).toBe(200);
        await new Promise((done) => setTimeout(done, wait));
        await kill();
      }
      visitor = await start();
      const credits = async () => (await visitor.get("/app/get-user-data")).json.credits;
      const all = welcomeCredits + 4 * creditsOfMonth("premium");
      await eventually(async () => ((await credits()) === all ? true : undefined));
      const page = JSON.parse((await visitor.get(addresses.account())).text);
      expect(page.invoices).toHaveLength(4);
      expect(page.orders).toMatchObject([{ status: "active" }]);
      expect(page.books.credits).toBe(all);
    } finally {
      await kill();
      await server.close();
      await stripe.close();
    }
  });
});
