import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { webhookHeaders, webhookLimits, webhookPayload } from "@tintery/contract";
import { goodJpeg } from "@tintery/photos/testing";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { attempts } from "../../platform/database/schema/attempts.ts";
import { images } from "../../platform/database/schema/images.ts";
import { deliveries, webhooks } from "../../platform/database/schema/webhooks.ts";
import { abandonImage } from "../../images/conversion-store.ts";
import { deliver, deliverSoon, signatureOf } from "../../platform/webhooks/deliver.ts";
import { eventually } from "../../testing/eventually.ts";
import { signUp } from "../../testing/test-account.ts";
import { describeOnEachDatabase } from "../../testing/test-platform.ts";
import { openTestServer, type TestServer, type TestVisitor } from "../../testing/test-server.ts";

interface Heard {
  headers: IncomingMessage["headers"];
  body: string;
}

describeOnEachDatabase("webhooks", (kind) => {
  let server: TestServer;
  let url: string;
  let heard: Heard[] = [];
  let answer: (reply: ServerResponse) => void = (reply) => reply.writeHead(204).end();
  const receiver = createServer(async (request, reply) => {
    heard.push({ headers: request.headers, body: await text(request) });
    answer(reply);
  });
  beforeAll(async () => {
    await new Promise<void>((done) => receiver.listen(0, "127.0.0.1", done));
    url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
    server = await openTestServer(kind, { WEBHOOKS_INSIDE: "on" });
    await server.startWorker();
  });
  beforeEach(async () => {
    heard = [];
    answer = (reply) => reply.writeHead(204).end();
    await server.platform.db.delete(attempts);
  });
  afterAll(async () => {
    await server.close();
    receiver.closeAllConnections();
    receiver.close();
  });

  const member = async () => {
    const visitor = server.visitor();
    await signUp(server, visitor);
    return visitor;
  };
  const add = (visitor: TestVisitor, events = ["image.ready", "image.failed"], to = url) =>
    visitor.post("/ajax/account/webhooks", { url: to, events });
  const logOf = async (visitor: TestVisitor, id: string) =>
    (await visitor.get(`/ajax/account/webhooks/${id}/deliveries`)).json.items;
  const first = () => eventually(async () => heard[0]);

  test("tell of a picture that is ready, signed with the secret that is shown once", async () => {
    const visitor = await member();
    const { secret, webhook } = (await add(visitor)).json;
    const listed = (await visitor.get("/ajax/account/webhooks")).text;
    expect(listed).not.toContain(secret);
    const { id } = (await visitor.uploadColoring(await goodJpeg(), { fields: { type: "simple" } })).json;
    const { headers, body } = await first();
    const payload = webhookPayload.parse(JSON.parse(body));
    expect(payload).toMatchObject({ type: "image.ready", data: { id, kind: "coloring", problem: null } });
    expect(payload.data.call).toContain(`/ajax/image/${id}`);
    const told = {
      id: String(headers[webhookHeaders.id]),
      timestamp: Number(headers[webhookHeaders.timestamp]),
      body,
    };
    expect(headers[webhookHeaders.signature]).toBe(signatureOf(secret, told));
    expect(Math.abs(told.timestamp - Date.now() / 1000)).toBeLessThan(60);
    const entry = await eventually(async () => {
      const [newest] = await logOf(visitor, webhook.id);
      return newest?.delivered ? newest : undefined;
    });
    expect(entry).toMatchObject({ event: "image.ready", imageId: id, attempts: 1, status: 204, next: null });
  });

  test("tell of one that failed, only those who want that, and only of their owner's pictures", async () => {
    const { db } = server.platform;
    const [visitor, other] = [await member(), await member()];
    const failed = (await add(visitor, ["image.failed"])).json.webhook;
    const ready = (await add(visitor, ["image.ready"])).json.webhook;
    const strangers = (await add(other)).json.webhook;
    const { id } = (await visitor.uploadColoring(await goodJpeg())).json;
    await db.update(images).set({ status: "waiting" }).where(eq(images.id, id));
    for (let times = 0; times < 2; times++) await abandonImage(db, id, 0, "conversion_failed");
    const rows = await db.select().from(deliveries).where(eq(deliveries.event, "image.failed"));
    expect(rows.filter(({ imageId }) => imageId === id)).toMatchObject([
      { webhookId: failed.id, about: "conversion_failed" },
    ]);
    expect(await logOf(visitor, ready.id)).toEqual([]);
    expect(await logOf(other, strangers.id)).toEqual([]);
    await deliverSoon({ db, queue: server.platform.queue }, id);
    expect(JSON.parse((await first()).body)).toMatchObject({
      type: "image.failed",
      data: { problem: "conversion_failed" },
    });
  });

  test("come again, under the same id, until they are taken; redirects are not followed", async () => {
    const visitor = await member();
    const { webhook } = (await add(visitor)).json;
    let tries = 0;
    answer = (reply) => {
      tries += 1;
      if (tries === 1) reply.writeHead(302, { location: `${url}/elsewhere` }).end();
      else reply.writeHead(200).end("x".repeat(100_000));
    };
    await visitor.post(`/ajax/account/webhooks/${webhook.id}/test`);
    await eventually(async () => (heard.length >= 2 ? true : undefined));
    const ids = heard.map(({ headers }) => headers[webhookHeaders.id]);
    expect(new Set(ids).size).toBe(1);
    const done = await eventually(async () => {
      const [newest] = await logOf(visitor, webhook.id);
      return newest?.delivered ? newest : undefined;
    });
    expect(done).toMatchObject({ event: "test", attempts: 2, status: 200, next: null });
    // by hand, once more
    const again = `/ajax/account/webhooks/${webhook.id}/deliveries/${done.id}`;
    expect((await visitor.post(again)).status).toBe(200);
    await eventually(async () => (heard.length >= 3 ? true : undefined));
  });

  test("that break off, or rest, or lead inside where that is not allowed, say why", async () => {
    const { db, queue } = server.platform;
    const visitor = await member();
    const { webhook } = (await add(visitor)).json;
    answer = (reply) => reply.socket?.destroy();
    await visitor.post(`/ajax/account/webhooks/${webhook.id}/test`);
    const broken = await eventually(async () => {
      const [newest] = await logOf(visitor, webhook.id);
      return newest?.attempts > 0 ? newest : undefined;
    });
    expect(broken).toMatchObject({ status: null, delivered: null });
    expect(broken.problem).toBeTruthy();
    expect(broken.next).not.toBeNull();
    expect((await visitor.get("/ajax/account/webhooks")).json.items[0].failing).toBe(true);

    await visitor.post(`/ajax/account/webhooks/${webhook.id}`, { active: false });
    await db
      .update(deliveries)
      .set({ next: new Date(0) })
      .where(eq(deliveries.webhookId, webhook.id));
    heard = [];
    const parts = { db, queue, publicUrl: "https://paint.example.org", allowPrivate: true };
    await deliver(parts, broken.id);
    expect(heard).toEqual([]);

    await db.update(webhooks).set({ active: true }).where(eq(webhooks.id, webhook.id));
    await deliver({ ...parts, allowPrivate: false }, broken.id);
    expect(heard).toEqual([]);
    expect((await logOf(visitor, webhook.id))[0].problem).toBe("no_public_address");
    // neither does the log tell which names the server's own network has
    await db
      .update(webhooks)
      .set({ url: "https://nobody-has-this.invalid/" })
      .where(eq(webhooks.id, webhook.id));
    await deliver({ ...parts, allowPrivate: false }, broken.id);
    expect((await logOf(visitor, webhook.id))[0].problem).toBe("no_public_address");
  });

  test("are their owner's alone, ten at most, and gone when they are deleted", async () => {
    const [visitor, stranger] = [await member(), await member()];
    const { webhook } = (await add(visitor)).json;
    const path = `/ajax/account/webhooks/${webhook.id}`;
    expect((await stranger.get(`${path}/deliveries`)).status).toBe(404);
    expect((await stranger.post(path, { active: false })).status).toBe(404);
    expect((await stranger.post(`${path}/test`)).status).toBe(404);
    expect((await stranger.send(path, { method: "DELETE" })).status).toBe(404);
    const added = await Promise.all(Array.from({ length: webhookLimits.webhooks }, () => add(visitor)));
    expect(added.filter(({ status }) => status === 409)).toHaveLength(1);
    expect((await add(visitor, ["image.ready"], "not an address")).json.code).toBe("webhook_address");
    expect((await visitor.send(path, { method: "DELETE" })).status).toBe(200);
    expect((await visitor.get(`${path}/deliveries`)).status).toBe(404);
  });
});
