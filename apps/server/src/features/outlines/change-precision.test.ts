import { type IncomingHttpHeaders, request } from "node:http";
import { goodJpeg } from "@tintery/photos/testing";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { images } from "../../platform/database/schema/images.ts";
import { describeOnEachDatabase } from "../../testing/test-platform.ts";
import { openTestServer, type TestServer, type TestVisitor } from "../../testing/test-server.ts";

/** What a browser says when somebody follows a link on one of our pages. */
const followed = {
  "sec-fetch-site": "same-origin",
  "sec-fetch-mode": "navigate",
  "sec-fetch-dest": "document",
};
const html = { accept: "text/html" };

interface Visited {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Visits an address with these headers and no others but the cookie; `fetch` would add to them. */
function visit(
  { url, cookie }: TestVisitor,
  path: string,
  {
    method = "GET",
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Visited> {
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { method, headers: { cookie, ...headers } }, async (reply) => {
      const chunks: Buffer[] = [];
      for await (const chunk of reply) chunks.push(chunk);
      resolve({ status: reply.statusCode, headers: reply.headers, text: Buffer.concat(chunks).toString() });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

describeOnEachDatabase("the link to another precision", (kind) => {
  let server: TestServer;
  let owner: TestVisitor;
  let id: string;
  let ready: typeof images.$inferSelect;

  beforeAll(async () => {
    server = await openTestServer(kind);
    owner = server.visitor();
    id = (await owner.uploadOutlines(await goodJpeg())).json.id;
    const { db } = server.platform;
    await db.update(images).set({ status: "ready", modelKey: "a" }).where(eq(images.id, id));
    ready = await row();
  });
  afterEach(() => server.platform.db.update(images).set(ready).where(eq(images.id, id)));
  afterAll(() => server.close());

  const row = async () => (await server.platform.db.select().from(images).where(eq(images.id, id)))[0]!;
  const link = (level: string) => `/app/coloring-svg/${id}/change/color-precision/${level}`;
  const picture = () => `/app/coloring-svg/${id}#item-main-container`;
  const own = () => new URL(owner.url).origin;

  const changing: [name: string, method: string, headers: () => Record<string, string>][] = [
    ["followed on our page", "GET", () => followed],
    ["followed over plain http, where only the page is told", "GET", () => ({ referer: `${own()}/app/x` })],
    ["a form sent on our page", "POST", () => ({ ...followed, origin: own() })],
    ["a form sent by an older browser", "POST", () => ({ origin: own() })],
  ];
  test.each(changing)("changes it when %s", async (_, method, headers) => {
    const form =
      method === "POST"
        ? {
            headers: { ...headers(), "content-type": "application/x-www-form-urlencoded" },
            body: "anything=at+all",
          }
        : { headers: headers() };
    const answer = await visit(owner, link("high"), { method, ...form });
    expect([answer.status, answer.headers.location]).toEqual([303, picture()]);
    expect(await row()).toMatchObject({
      status: "waiting",
      revision: ready.revision + 1,
      options: { colorPrecision: "high" },
    });
  });

  const asking: [name: string, headers: Record<string, string>][] = [
    ["a foreign page", { ...followed, "sec-fetch-site": "cross-site" }],
    ["a page of the same site elsewhere", { ...followed, "sec-fetch-site": "same-site" }],
    ["the address line", { ...followed, "sec-fetch-site": "none" }],
    ["a picture", { ...followed, "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" }],
    ["a frame", { ...followed, "sec-fetch-dest": "iframe" }],
    ["a script of ours", { ...followed, "sec-fetch-mode": "cors", "sec-fetch-dest": "empty" }],
    ["a foreign page in an older browser", { referer: "https://evil.example/" }],
    ["a foreign page whose name begins like ours", { referer: "http://127.0.0.1.evil.example/" }],
    ["a page that hides itself", { origin: "null" }],
    ["nowhere", {}],
  ];
  test.each(asking)("only asks when it comes from %s", async (_, headers) => {
    const answer = await visit(owner, link("high"), { headers: { ...html, ...headers } });
    expect(JSON.parse(answer.text)).toMatchObject({
      page: "change-precision",
      precision: "high",
      image: { id },
    });
    expect(answer.headers["cache-control"]).toContain("no-");
    expect(await row()).toEqual(ready);
  });

  test.each(asking)("refuses a form that comes from %s", async (_, headers) => {
    const answer = await visit(owner, link("high"), { method: "POST", headers });
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([403, "csrf"]);
    expect(await row()).toEqual(ready);
  });

  test.each([
    { "sec-purpose": "prefetch" },
    { "sec-purpose": "prefetch;prerender" },
    { purpose: "prefetch" },
    { "x-purpose": "preview" },
    { "x-moz": "prefetch" },
  ])("changes nothing for a browser that loads ahead: %o", async (headers) => {
    for (const method of ["GET", "POST"]) {
      const answer = await visit(owner, link("high"), { method, headers: { ...followed, ...headers } });
      expect(answer.status).toBe(403);
    }
    expect(await row()).toEqual(ready);
  });

  test("changes nothing for whoever asks for its head, or sends plain text from elsewhere", async () => {
    expect((await visit(owner, link("high"), { method: "HEAD", headers: followed })).status).toBe(404);
    const text = {
      method: "POST",
      headers: { ...followed, "sec-fetch-site": "cross-site", "content-type": "text/plain" },
      body: "x",
    };
    expect((await visit(owner, link("high"), text)).status).toBe(403);
    expect(await row()).toEqual(ready);
  });

  test("leads to the picture, without work, when it is that precise already or soon will be", async () => {
    for (const headers of [followed, {}]) {
      const answer = await visit(owner, link("normal"), { headers });
      expect([answer.status, answer.headers.location]).toEqual([303, picture()]);
      expect(await row()).toEqual(ready);
    }
    await visit(owner, link("low"), { headers: followed });
    const waiting = await row();
    expect((await visit(owner, link("low"), { headers: followed })).status).toBe(303);
    expect(await row()).toEqual(waiting);
    expect((await visit(owner, link("high"), { headers: followed })).status).toBe(409);
    expect(await row()).toEqual(waiting);
  });

  test("is an address that nobody has for another word, another kind, or somebody else", async () => {
    expect((await visit(owner, link("ultra"), { headers: followed })).status).toBe(404);
    const coloring = (await owner.uploadColoring(await goodJpeg())).json.id;
    const other = link("high").replace(id, coloring);
    expect((await visit(owner, other, { headers: followed })).status).toBe(404);
    const guest = server.visitor();
    const stranger = await visit(guest, link("high"), { headers: followed });
    const missing = await visit(guest, link("high").replace(id, "A".repeat(22)), { headers: followed });
    expect([stranger.status, stranger.text]).toEqual([404, missing.text]);
    expect(await row()).toEqual(ready);
  });
});
